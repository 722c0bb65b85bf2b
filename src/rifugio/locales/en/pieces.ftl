### Huts, helicopters and rafts, players, directions, and where something is.

## Objects: hut, helicopter, raft. number: how many; owned: what is visited; to: where one goes.
## $whose is “yours” or “other”; $owner is then the owner’s name.

object = { $object ->
    [hut] hut
    [helicopter] helicopter
    [raft] raft
   *[other] building
}
    .a = { $object ->
        [hut] a hut
        [helicopter] a helicopter
        [raft] a raft
       *[other] something
    }
    .all = { $object ->
        [hut] huts
        [helicopter] helicopters
        [raft] rafts
       *[other] buildings
    }
    .number = { $object ->
        [hut] { $count ->
            [one] { $count } hut
           *[other] { $count } huts
        }
        [helicopter] { $count ->
            [one] { $count } helicopter
           *[other] { $count } helicopters
        }
        [raft] { $count ->
            [one] { $count } raft
           *[other] { $count } rafts
        }
       *[other] { $count }
    }
    .owned = { $whose ->
        [yours] your { object }
       *[other] { $owner }’s { object }
    }
    .to = { $object ->
        [raft] onto { object.owned }
       *[other] to { object.owned }
    }

# What stands where one is going ($there), or else the tile.
going = { $there ->
    [none] { tile.to }
   *[other] { object.to }
}

## Players

# Names for players who have not given one.
seat-animal = { $seat ->
    [0] Hare
    [1] Hedgehog
    [2] Badger
    [3] Owl
   *[4] Chamois
}
player-you = you

## Directions, and cells where it must be exact

direction = { $direction ->
    [east] east
    [south-east] south-east
    [south-west] south-west
    [west] west
    [north-west] north-west
   *[north-east] north-east
}
bearing = { $direction ->
    [none] {""}
   *[other] {" "}({ direction })
}
at-cell = { $exact ->
    [yes] {" "}[{ $cell }]
   *[no] {""}
}

## A cell in words, for the cursor and for screen readers

look-tile = { tile.full }, { $cell }
look-empty = Empty, { $cell }
look-object = { object.owned }
look-walker = { $who ->
    [you] you are here
   *[other] { $player } is here
}
look-swimmer = { $who ->
    [you] you are swimming here
   *[other] { $player } is swimming here
}
