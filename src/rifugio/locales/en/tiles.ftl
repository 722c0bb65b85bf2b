### Names of things. Engine ids go in as variables; every form a sentence needs is made here.

## Counting

steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
list-and = { $first } and { $last }

## Terrain: grass, forest, rock, top, pass, water

terrain = { $terrain ->
    [grass] grass
    [forest] forest
    [rock] rock
    [top] mountain top
    [pass] pass
    [water] water
   *[other] unknown land
}
# The two sides that meet: $side of the tile in hand, $against of the one on the table.
side = { $side ->
    [grass] grass
    [forest] forest
    [rock] rock
    [top] mountain top
    [water] water
   *[other] pass
}
against = { $against ->
    [grass] grass
    [forest] forest
    [rock] rock
    [top] mountain top
    [water] water
   *[other] pass
}

## Kinds of tile. three: of which a player has all three; on: where something is to be built

kind = { $kind ->
    [plain] plain tile
    [start] start
    [flower] flower
    [animal] animal
    [waterfall] waterfall
    [pass] pass
    [top] mountain top
    [bear] bear
    [pad] landing pad
    [water] water
   *[other] tile
}
    .three = { $kind ->
        [flower] all three flowers
        [animal] all three animals
        [waterfall] all three waterfalls
        [pass] all three passes
       *[top] all three mountain tops
    }
    .on = { $kind ->
        [start] on the start tile
        [flower] where a flower grows
        [animal] where an animal lives
        [waterfall] beside a waterfall
        [pass] on a pass
        [top] on a mountain top
        [bear] where a bear lives
        [pad] on a landing pad
        [water] on water
       *[other] on this tile
    }

## Tiles by id; the fifteen places have names of their own.
## full: with its terrain, for lists; lay: what is laid, found or climbed; to: where one goes; at: where one is

tile = { $tile ->
    [START] Start
    [G] Grass
    [F] Forest
    [R] Rock
    [W] Water
    [HG] Landing pad
    [HF] Landing pad
    [HR] Landing pad
    [BE1] Bear
    [BE2] Bear
    [BE3] Bear
    [FL1] Gentian
    [FL2] Alpine rose
    [FL3] Edelweiss
    [AN1] Butterfly
    [AN2] Deer
    [AN3] Ibex
    [WF1] Veil Falls
    [WF2] Rainbow Falls
    [WF3] Thunder Falls
    [P1] Cowbell Pass
    [P2] Whistle Pass
    [P3] Cloud Pass
    [T1] Wizard’s Hat
    [T2] Golden Tooth
    [T3] Moon Needle
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
        [START] the start tile
        [G] a grass tile
        [F] a forest tile
        [R] a rock tile
        [W] a water tile
        [HG] a landing pad on grass
        [HF] a landing pad in the forest
        [HR] a landing pad on rock
        [BE1] a bear tile
        [BE2] a bear tile
        [BE3] a bear tile
        [FL1] the gentian
        [FL2] the alpine rose
        [FL3] the edelweiss
        [AN1] the butterfly
        [AN2] the deer
        [AN3] the ibex
        [T1] the Wizard’s Hat
        [T2] the Golden Tooth
        [T3] the Moon Needle
       *[other] { tile }
    }
    .to = { $tile ->
        [START] to the start
        [G] onto the grass
        [F] into the forest
        [R] onto the rocks
        [W] onto the water
        [HG] to the landing pad on the grass
        [HF] to the landing pad in the forest
        [HR] to the landing pad on the rocks
        [BE1] to the bear
        [BE2] to the bear
        [BE3] to the bear
        [P1] onto Cowbell Pass
        [P2] onto Whistle Pass
        [P3] onto Cloud Pass
        [none] to { $cell }
       *[other] to { tile.lay }
    }
    .at = { $tile ->
        [START] at the start
        [G] on the grass
        [F] in the forest
        [R] on the rocks
        [W] on the water
        [HG] on the landing pad
        [HF] on the landing pad
        [HR] on the landing pad
        [none] at { $cell }
       *[other] at { tile.lay }
    }
