### Rifugi, elicotteri e zattere, giocatori, punti cardinali, e dove si trova qualcosa.

## Costruzioni: hut, helicopter, raft. number: quante; owned: che cosa si visita; to: dove si va.
## $whose è “yours” o “other”; $owner è allora il nome del proprietario.

object = { $object ->
    [hut] rifugio
    [helicopter] elicottero
    [raft] zattera
   *[other] costruzione
}
    .a = { $object ->
        [hut] un rifugio
        [helicopter] un elicottero
        [raft] una zattera
       *[other] qualcosa
    }
    .all = { $object ->
        [hut] rifugi
        [helicopter] elicotteri
        [raft] zattere
       *[other] costruzioni
    }
    .number = { $object ->
        [hut] { $count ->
            [one] { $count } rifugio
           *[other] { $count } rifugi
        }
        [helicopter] { $count ->
            [one] { $count } elicottero
           *[other] { $count } elicotteri
        }
        [raft] { $count ->
            [one] { $count } zattera
           *[other] { $count } zattere
        }
       *[other] { $count }
    }
    .owned = { $whose ->
        [yours] { $object ->
            [raft] la tua zattera
           *[other] il tuo { object }
        }
       *[other] { $object ->
            [hut] il rifugio di { $owner }
            [helicopter] l’elicottero di { $owner }
           *[raft] la zattera di { $owner }
        }
    }
    .to = { $whose ->
        [yours] { $object ->
            [raft] sulla tua zattera
           *[other] al tuo { object }
        }
       *[other] { $object ->
            [hut] al rifugio di { $owner }
            [helicopter] all’elicottero di { $owner }
           *[raft] sulla zattera di { $owner }
        }
    }

# Che cosa c’è là dove si va ($there), oppure la tessera.
going = { $there ->
    [none] { tile.to }
   *[other] { object.to }
}

## Giocatori

# Nomi per chi non ne ha dato uno.
seat-animal = { $seat ->
    [0] Lepre
    [1] Riccio
    [2] Tasso
    [3] Gufo
   *[4] Camoscio
}
player-you = tu

## Punti cardinali, e caselle quando serve precisione

direction = { $direction ->
    [east] est
    [south-east] sud-est
    [south-west] sud-ovest
    [west] ovest
    [north-west] nord-ovest
   *[north-east] nord-est
}
bearing = { $direction ->
    [none] {""}
   *[other] {" "}({ direction })
}
at-cell = { $exact ->
    [yes] {" "}[{ $cell }]
   *[no] {""}
}

## Una casella a parole, per il cursore e per chi ascolta lo schermo

look-tile = { tile.full }, { $cell }
look-empty = Vuota, { $cell }
look-object = { object.owned }
look-walker = { $who ->
    [you] qui ci sei tu
   *[other] qui c’è { $player }
}
look-swimmer = { $who ->
    [you] qui nuoti tu
   *[other] qui nuota { $player }
}
