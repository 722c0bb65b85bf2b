### Hutten, helikopters en vlotten, spelers, windstreken, en waar iets is.

## Bouwsels: hut, helicopter, raft. number: hoeveel; owned: wat je bezoekt; to: waarheen.
## $whose is “yours” of “other”; $owner is dan de naam van de eigenaar.

object = { $object ->
    [hut] hut
    [helicopter] helikopter
    [raft] vlot
   *[other] bouwsel
}
    .a = { $object ->
        [hut] een hut
        [helicopter] een helikopter
        [raft] een vlot
       *[other] iets
    }
    .all = { $object ->
        [hut] hutten
        [helicopter] helikopters
        [raft] vlotten
       *[other] bouwsels
    }
    .number = { $object ->
        [hut] { $count ->
            [one] { $count } hut
           *[other] { $count } hutten
        }
        [helicopter] { $count ->
            [one] { $count } helikopter
           *[other] { $count } helikopters
        }
        [raft] { $count ->
            [one] { $count } vlot
           *[other] { $count } vlotten
        }
       *[other] { $count }
    }
    .owned = { $whose ->
        [yours] jouw { object }
       *[other] { $object ->
            [raft] het vlot van { $owner }
           *[other] de { object } van { $owner }
        }
    }
    .to = { $object ->
        [raft] { object.owned } op
       *[other] naar { object.owned }
    }

# Wat er staat waar je heen gaat ($there), of anders de tegel.
going = { $there ->
    [none] { tile.to }
   *[other] { object.to }
}

## Spelers

# Namen voor wie er geen heeft opgegeven.
seat-animal = { $seat ->
    [0] Haas
    [1] Egel
    [2] Das
    [3] Uil
   *[4] Gems
}
player-you = jij

## Windstreken, en vakken waar het precies moet

direction = { $direction ->
    [east] oost
    [south-east] zuidoost
    [south-west] zuidwest
    [west] west
    [north-west] noordwest
   *[north-east] noordoost
}
bearing = { $direction ->
    [none] {""}
   *[other] {" "}({ direction })
}
at-cell = { $exact ->
    [yes] {" "}[{ $cell }]
   *[no] {""}
}

## Een vak in woorden, voor de cursor en voor schermlezers

look-tile = { tile.full }, { $cell }
look-empty = Leeg, { $cell }
look-object = { object.owned }
look-walker = { $who ->
    [you] hier sta jij
   *[other] hier staat { $player }
}
look-swimmer = { $who ->
    [you] hier zwem jij
   *[other] hier zwemt { $player }
}
