### Namen van dingen. Erin gaan de ids van de spelregels; elke vorm die een zin nodig heeft, staat hier.

## Tellen

steps = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
list-and = { $first } en { $last }

## Landschap: grass, forest, rock, top, pass, water

terrain = { $terrain ->
    [grass] gras
    [forest] bos
    [rock] rots
    [top] bergtop
    [pass] pas
    [water] water
   *[other] onbekend land
}
# De twee zijden die elkaar raken: $side van de tegel in de hand, $against van die op tafel.
side = { $side ->
    [grass] gras
    [forest] bos
    [rock] rots
    [top] bergtop
    [water] water
   *[other] pas
}
against = { $against ->
    [grass] gras
    [forest] bos
    [rock] rots
    [top] bergtop
    [water] water
   *[other] pas
}

## Soorten tegels. three: waarvan iemand ze alle drie heeft; on: waar iets gebouwd moet worden

kind = { $kind ->
    [plain] gewone tegel
    [start] start
    [flower] bloem
    [animal] dier
    [waterfall] waterval
    [pass] pas
    [top] bergtop
    [bear] beer
    [pad] landingsplaats
    [water] water
   *[other] tegel
}
    .three = { $kind ->
        [flower] alle drie de bloemen
        [animal] alle drie de dieren
        [waterfall] alle drie de watervallen
        [pass] alle drie de passen
       *[top] alle drie de bergtoppen
    }
    .on = { $kind ->
        [start] op de starttegel
        [flower] waar een bloem groeit
        [animal] waar een dier woont
        [waterfall] bij een waterval
        [pass] op een pas
        [top] op een bergtop
        [bear] waar een beer woont
        [pad] op een landingsplaats
        [water] op het water
       *[other] op deze tegel
    }

## Tegels naar id; de vijftien plekken hebben een eigen naam.
## full: met het landschap, voor lijstjes; lay: wat je legt, vindt of beklimt; to: waarheen; at: waar

tile = { $tile ->
    [START] Start
    [G] Gras
    [F] Bos
    [R] Rots
    [W] Water
    [HG] Landingsplaats
    [HF] Landingsplaats
    [HR] Landingsplaats
    [BE1] Beer
    [BE2] Beer
    [BE3] Beer
    [FL1] Gentiaan
    [FL2] Alpenroos
    [FL3] Edelweiss
    [AN1] Vlinder
    [AN2] Hert
    [AN3] Steenbok
    [WF1] Sluierval
    [WF2] Regenboogval
    [WF3] Donderval
    [P1] Koebellenpas
    [P2] Fluitpas
    [P3] Wolkenpas
    [T1] Tovenaarshoed
    [T2] Gouden Tand
    [T3] Maannaald
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
        [START] de starttegel
        [G] een grastegel
        [F] een bostegel
        [R] een rotstegel
        [W] een watertegel
        [HG] een landingsplaats op gras
        [HF] een landingsplaats in het bos
        [HR] een landingsplaats op rots
        [BE1] een berentegel
        [BE2] een berentegel
        [BE3] een berentegel
        [FL1] de gentiaan
        [FL2] de alpenroos
        [FL3] de edelweiss
        [AN1] de vlinder
        [AN2] het hert
        [AN3] de steenbok
       *[other] de { tile }
    }
    .to = { $tile ->
        [START] naar de start
        [G] het gras op
        [F] het bos in
        [R] de rotsen op
        [W] het water op
        [HG] naar de landingsplaats op het gras
        [HF] naar de landingsplaats in het bos
        [HR] naar de landingsplaats op de rotsen
        [BE1] naar de beer
        [BE2] naar de beer
        [BE3] naar de beer
        [P1] de Koebellenpas op
        [P2] de Fluitpas op
        [P3] de Wolkenpas op
        [T1] de Tovenaarshoed op
        [T2] de Gouden Tand op
        [T3] de Maannaald op
        [none] naar { $cell }
       *[other] naar { tile.lay }
    }
    .at = { $tile ->
        [START] bij de start
        [G] op het gras
        [F] in het bos
        [R] op de rotsen
        [W] op het water
        [HG] op de landingsplaats
        [HF] op de landingsplaats
        [HR] op de landingsplaats
        [none] op { $cell }
       *[other] bij { tile.lay }
    }
