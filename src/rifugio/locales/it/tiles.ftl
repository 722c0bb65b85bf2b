### I nomi delle cose. Entrano le sigle delle regole; qui nasce ogni forma che serve a una frase.

## Contare

steps = { $steps ->
    [one] { $steps } mossa
   *[other] { $steps } mosse
}
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
list-and = { $first } e { $last }

## Paesaggio: grass, forest, rock, top, pass, water

terrain = { $terrain ->
    [grass] prato
    [forest] bosco
    [rock] roccia
    [top] cima
    [pass] passo
    [water] acqua
   *[other] terra sconosciuta
}
# I due lati che si toccano: $side della tessera in mano, $against di quella sul tavolo.
side = { $side ->
    [grass] prato
    [forest] bosco
    [rock] roccia
    [top] cima
    [water] acqua
   *[other] passo
}
against = { $against ->
    [grass] prato
    [forest] bosco
    [rock] roccia
    [top] cima
    [water] acqua
   *[other] passo
}

## Tipi di tessera. three: di cui si hanno tutti e tre; on: dove si vorrebbe costruire

kind = { $kind ->
    [plain] tessera semplice
    [start] partenza
    [flower] fiore
    [animal] animale
    [waterfall] cascata
    [pass] passo
    [top] cima
    [bear] orso
    [pad] piazzola
    [water] acqua
   *[other] tessera
}
    .three = { $kind ->
        [flower] tutti e tre i fiori
        [animal] tutti e tre gli animali
        [waterfall] tutte e tre le cascate
        [pass] tutti e tre i passi
       *[top] tutte e tre le cime
    }
    .on = { $kind ->
        [start] sulla partenza
        [flower] dove cresce un fiore
        [animal] dove vive un animale
        [waterfall] vicino a una cascata
        [pass] su un passo
        [top] su una cima
        [bear] dove vive un orso
        [pad] su una piazzola
        [water] sull’acqua
       *[other] su questa tessera
    }

## Tessere per sigla; i quindici luoghi hanno un nome tutto loro.
## full: con il paesaggio, per gli elenchi; lay: ciò che si posa, si trova o si scala; to: dove si va; at: dove si è

tile = { $tile ->
    [START] Partenza
    [G] Prato
    [F] Bosco
    [R] Roccia
    [W] Acqua
    [HG] Piazzola
    [HF] Piazzola
    [HR] Piazzola
    [BE1] Orso
    [BE2] Orso
    [BE3] Orso
    [FL1] Genziana
    [FL2] Rododendro
    [FL3] Stella alpina
    [AN1] Farfalla
    [AN2] Cervo
    [AN3] Stambecco
    [WF1] Cascata del Velo
    [WF2] Cascata dell’Arcobaleno
    [WF3] Cascata del Tuono
    [P1] Passo dei Campanacci
    [P2] Passo del Fischio
    [P3] Passo delle Nuvole
    [T1] Cappello del Mago
    [T2] Dente d’Oro
    [T3] Guglia della Luna
   *[other] { $tile }
}
    .full = { $kind ->
        [plain] { tile }
        [start] { tile }
        [water] { tile }
        [unknown] { tile }
       *[other] { tile } ({ terrain })
    }
    .lay = { $tile ->
        [START] la partenza
        [G] una tessera prato
        [F] una tessera bosco
        [R] una tessera roccia
        [W] una tessera acqua
        [HG] una piazzola sul prato
        [HF] una piazzola nel bosco
        [HR] una piazzola sulla roccia
        [BE1] una tessera orso
        [BE2] una tessera orso
        [BE3] una tessera orso
        [FL1] la genziana
        [FL2] il rododendro
        [FL3] la stella alpina
        [AN1] la farfalla
        [AN2] il cervo
        [AN3] lo stambecco
        [WF1] la { tile }
        [WF2] la { tile }
        [WF3] la { tile }
        [T3] la { tile }
       *[other] il { tile }
    }
    .to = { $tile ->
        [START] alla partenza
        [G] sul prato
        [F] nel bosco
        [R] sulle rocce
        [W] sull’acqua
        [HG] alla piazzola sul prato
        [HF] alla piazzola nel bosco
        [HR] alla piazzola sulle rocce
        [BE1] dall’orso
        [BE2] dall’orso
        [BE3] dall’orso
        [FL1] alla genziana
        [FL2] al rododendro
        [FL3] alla stella alpina
        [AN1] dalla farfalla
        [AN2] dal cervo
        [AN3] dallo stambecco
        [WF1] alla { tile }
        [WF2] alla { tile }
        [WF3] alla { tile }
        [T3] sulla { tile }
        [none] a { $cell }
       *[other] sul { tile }
    }
    .at = { $tile ->
        [START] alla partenza
        [G] sul prato
        [F] nel bosco
        [R] sulle rocce
        [W] sull’acqua
        [HG] sulla piazzola
        [HF] sulla piazzola
        [HR] sulla piazzola
        [none] a { $cell }
       *[other] presso { tile.lay }
    }
