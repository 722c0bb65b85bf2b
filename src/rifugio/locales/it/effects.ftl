### Che cosa è successo, un messaggio per ogni evento. $who è “you” per chi legge, altrimenti “other”; allora $player è un nome.

# Carte mossa extra giocate per strada.
with-cards = { $cards ->
    [0] {""}
    [one] {" "}(1 carta)
   *[other] {" "}({ $cards } carte)
}

## Tessere

# Gli orsi si somigliano, ma ognuno è una tessera a sé.
exactly-which = { $exact ->
    [yes] { $tile ->
        [BE1] , il primo dei tre
        [BE2] , il secondo dei tre
        [BE3] , il terzo dei tre
       *[other] {""}
    }
   *[no] {""}
}
effect-revealed = { $to ->
    [hand] Tessera girata: { tile.full }{ exactly-which }.
    [rejects] Tessera girata: { tile.full }{ exactly-which }. Non ci sta da nessuna parte, quindi ne arriva un’altra.
   *[open] Nuova tra le tessere scoperte: { tile.full }{ exactly-which }.
}
effect-rejects-returned = { $count ->
    [one] La tessera che non ci stava torna nella pila.
   *[other] Le { $count } tessere che non ci stavano tornano nella pila.
}
# Per chi ascolta soltanto: il posto tra le tessere scoperte da cui viene una tessera, contato da 1; 0 se viene da altrove.
exactly-from = { $exact ->
    [yes] { $slot ->
        [0] {""}
       *[other] {" "}(numero { $slot })
    }
   *[no] {""}
}
exactly-laid = { $exact ->
    [yes] { exactly-from }{ turned }{ at-cell }
   *[no] {""}
}
effect-connected = { $who ->
    [you] Posi { tile.lay }{ exactly-laid }.
   *[other] { $player } posa { tile.lay }{ exactly-laid }.
}
effect-swapped = { $who ->
    [you] Non ci sta: metti { tile.lay } tra le tessere scoperte (numero { $slot }) e prendi quella che c’era.
   *[other] Non ci sta: { $player } mette { tile.lay } tra le tessere scoperte (numero { $slot }) e prende quella che c’era.
}
effect-removed = { $who ->
    [you] Non ci sta più niente, così togli dal gioco { tile.lay }{ exactly-from }.
   *[other] Non ci sta più niente, così { $player } toglie dal gioco { tile.lay }{ exactly-from }.
}

## In cammino

effect-went = { $means ->
    [fly] { $who ->
        [you] Voli { tile.to }{ at-cell }{ with-cards }.
       *[other] { $player } vola { tile.to }{ at-cell }{ with-cards }.
    }
    [sail] { $who ->
        [you] Navighi lungo il fiume{ at-cell }{ with-cards }.
       *[other] { $player } naviga lungo il fiume{ at-cell }{ with-cards }.
    }
    [swim] { $who ->
        [you] { $stage ->
            [in] Brrr! Entri in acqua{ at-cell }{ with-cards }.
            [middle] Nuoti fino al centro{ with-cards }.
           *[shore] Nuoti fino a riva{ at-cell }{ with-cards }.
        }
       *[other] { $stage ->
            [in] Brrr! { $player } entra in acqua{ at-cell }{ with-cards }.
            [middle] { $player } nuota fino al centro{ with-cards }.
           *[shore] { $player } nuota fino a riva{ at-cell }{ with-cards }.
        }
    }
   *[walk] { $who ->
        [you] Vai { going }{ at-cell }{ with-cards }.
       *[other] { $player } va { going }{ at-cell }{ with-cards }.
    }
}
effect-carried = { $who ->
    [you] Sei a bordo, quindi navighi anche tu{ at-cell }.
   *[other] { $player } è a bordo e naviga con la zattera{ at-cell }.
}

## Che cosa porta il cammino

effect-place-taken = { $first ->
    [yes] { $who ->
        [you] Qui non era mai salito nessuno! Scali { tile.lay }: { points }.
       *[other] Qui non era mai salito nessuno! { $player } scala { tile.lay }: { points }.
    }
   *[no] { $kind ->
        [flower] { $who ->
            [you] Trovi { tile.lay }: { points }.
           *[other] { $player } trova { tile.lay }: { points }.
        }
        [animal] { $who ->
            [you] Avvisti { tile.lay }: { points }.
           *[other] { $player } avvista { tile.lay }: { points }.
        }
        [top] { $who ->
            [you] Scali { tile.lay }: { points }.
           *[other] { $player } scala { tile.lay }: { points }.
        }
       *[other] { $who ->
            [you] Raggiungi { tile.lay }: { points }.
           *[other] { $player } raggiunge { tile.lay }: { points }.
        }
    }
}
effect-bear-met = { $who ->
    [you] Oh no, un orso! Perdi { $lost } punti.
   *[other] Oh no, un orso! { $player } perde { $lost } punti.
}
effect-visited = { $who ->
    [you] Visiti { object.owned }: { points } per { $owner }.
   *[other] { $whose ->
        [yours] { $player } visita { object.owned }: { points } per te!
       *[other] { $player } visita { object.owned }: { points } per { $owner }.
    }
}
effect-step-earned = { $as_card ->
    [yes] { $who ->
        [you] Che bella pausa: ricevi una carta mossa extra.
       *[other] Che bella pausa: { $player } riceve una carta mossa extra.
    }
   *[no] { $who ->
        [you] Che bella pausa! Hai già la mano piena, quindi hai una mossa in più in questo turno.
       *[other] Che bella pausa! { $player } ha già la mano piena e ha una mossa in più in questo turno.
    }
}
effect-built = { $who ->
    [you] Costruisci { object.a } { tile.at }{ at-cell }{ with-cards }.
   *[other] { $player } costruisce { object.a } { tile.at }{ at-cell }{ with-cards }.
}

## Turni

effect-turn-began = { $who ->
    [you] Tocca a te!
   *[other] Tocca a { $player }.
}
effect-turn-ended = { $who ->
    [you] { $lapsed ->
        [0] Il tuo turno è finito.
        [one] Il tuo turno è finito; ti avanzava una mossa.
       *[other] Il tuo turno è finito; ti avanzavano { $lapsed } mosse.
    }
   *[other] { $lapsed ->
        [0] { $player } ha finito.
        [one] { $player } ha finito, con una mossa d’avanzo.
       *[other] { $player } ha finito, con { $lapsed } mosse d’avanzo.
    }
}
effect-game-ended = Le montagne sono complete: la partita è finita!
