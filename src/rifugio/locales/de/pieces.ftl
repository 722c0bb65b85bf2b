### Hütten, Hubschrauber und Flöße, Spieler, Himmelsrichtungen, und wo etwas ist.

## Bauten: hut, helicopter, raft. number: wie viele; owned: was man besucht; to: wohin.
## $whose ist „yours“ oder „other“; $owner ist dann der Name.

object = { $object ->
    [hut] Hütte
    [helicopter] Hubschrauber
    [raft] Floß
   *[other] Bau
}
    .a = { $object ->
        [hut] eine Hütte
        [helicopter] einen Hubschrauber
        [raft] ein Floß
       *[other] etwas
    }
    .all = { $object ->
        [hut] Hütten
        [helicopter] Hubschrauber
        [raft] Flöße
       *[other] Bauten
    }
    .number = { $object ->
        [hut] { $count ->
            [one] { $count } Hütte
           *[other] { $count } Hütten
        }
        [helicopter] { $count ->
            [one] { $count } Hubschrauber
           *[other] { $count } Hubschrauber
        }
        [raft] { $count ->
            [one] { $count } Floß
           *[other] { $count } Flöße
        }
       *[other] { $count }
    }
    .owned = { $whose ->
        [yours] { $object ->
            [hut] deine Hütte
            [helicopter] deinen Hubschrauber
           *[raft] dein Floß
        }
       *[other] { $object ->
            [hut] die Hütte von { $owner }
            [helicopter] den Hubschrauber von { $owner }
           *[raft] das Floß von { $owner }
        }
    }
    .to = { $whose ->
        [yours] { $object ->
            [hut] zu deiner Hütte
            [helicopter] zu deinem Hubschrauber
           *[raft] auf dein Floß
        }
       *[other] { $object ->
            [hut] zur Hütte von { $owner }
            [helicopter] zum Hubschrauber von { $owner }
           *[raft] auf das Floß von { $owner }
        }
    }

# Was dort steht, wohin man geht ($there), oder sonst das Plättchen.
going = { $there ->
    [none] { tile.to }
   *[other] { object.to }
}

## Spieler

# Namen für alle, die keinen angegeben haben.
seat-animal = { $seat ->
    [0] Hase
    [1] Igel
    [2] Dachs
    [3] Eule
   *[4] Gämse
}
player-you = du

## Himmelsrichtungen, und Felder, wo es genau sein muss

direction = { $direction ->
    [east] Osten
    [south-east] Südosten
    [south-west] Südwesten
    [west] Westen
    [north-west] Nordwesten
   *[north-east] Nordosten
}
bearing = { $direction ->
    [none] {""}
   *[other] {" "}({ direction })
}
at-cell = { $exact ->
    [yes] {" "}[{ $cell }]
   *[no] {""}
}

## Ein Feld in Worten, für den Cursor und für Vorleseprogramme

look-tile = { tile.full }, { $cell }
look-empty = Leer, { $cell }
look-object = { $whose ->
    [yours] { $object ->
        [hut] deine Hütte
        [helicopter] dein Hubschrauber
       *[raft] dein Floß
    }
   *[other] { object } von { $owner }
}
look-walker = { $who ->
    [you] hier stehst du
   *[other] hier steht { $player }
}
look-swimmer = { $who ->
    [you] hier schwimmst du
   *[other] hier schwimmt { $player }
}
