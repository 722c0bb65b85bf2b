### What happened, one message for each effect. $who is “you” for the reader, else “other”; then $player is a name.

# Extra-step cards that were played along the way.
with-cards = { $cards ->
    [0] {""}
    [one] {" "}(1 card)
   *[other] {" "}({ $cards } cards)
}

## Tiles

# Bears look alike, but each is a tile of its own.
exactly-which = { $exact ->
    [yes] { $tile ->
        [BE1] , the first of three
        [BE2] , the second of three
        [BE3] , the third of three
       *[other] {""}
    }
   *[no] {""}
}
effect-revealed = { $to ->
    [hand] Turned over: { tile.full }{ exactly-which }.
    [rejects] Turned over: { tile.full }{ exactly-which }. It fits nowhere, so another one comes.
   *[open] New in the open row: { tile.full }{ exactly-which }.
}
effect-rejects-returned = { $count ->
    [one] The tile that did not fit goes back into the pile.
   *[other] The { $count } tiles that did not fit go back into the pile.
}
# For those who only hear it: the place in the open row that a tile comes from, counted from 1; 0 if it comes from elsewhere.
exactly-from = { $exact ->
    [yes] { $slot ->
        [0] {""}
       *[other] {" "}(number { $slot })
    }
   *[no] {""}
}
exactly-laid = { $exact ->
    [yes] { exactly-from }{ turned }{ at-cell }
   *[no] {""}
}
effect-connected = { $who ->
    [you] You lay { tile.lay }{ exactly-laid }.
   *[other] { $player } lays { tile.lay }{ exactly-laid }.
}
effect-swapped = { $who ->
    [you] It fits nowhere: you put { tile.lay } in the open row (number { $slot }) and take the tile from there.
   *[other] It fits nowhere: { $player } puts { tile.lay } in the open row (number { $slot }) and takes the tile from there.
}
effect-removed = { $who ->
    [you] Nothing fits any more, so you take { tile.lay }{ exactly-from } out of the game.
   *[other] Nothing fits any more, so { $player } takes { tile.lay }{ exactly-from } out of the game.
}

## Getting on

effect-went = { $means ->
    [fly] { $who ->
        [you] You fly { tile.to }{ at-cell }{ with-cards }.
       *[other] { $player } flies { tile.to }{ at-cell }{ with-cards }.
    }
    [sail] { $who ->
        [you] You sail along the river{ at-cell }{ with-cards }.
       *[other] { $player } sails along the river{ at-cell }{ with-cards }.
    }
    [swim] { $who ->
        [you] { $stage ->
            [in] Brrr! You wade into the water{ at-cell }{ with-cards }.
            [middle] You swim to the middle{ with-cards }.
           *[shore] You swim to the shore{ at-cell }{ with-cards }.
        }
       *[other] { $stage ->
            [in] Brrr! { $player } wades into the water{ at-cell }{ with-cards }.
            [middle] { $player } swims to the middle{ with-cards }.
           *[shore] { $player } swims to the shore{ at-cell }{ with-cards }.
        }
    }
   *[walk] { $who ->
        [you] You walk { going }{ at-cell }{ with-cards }.
       *[other] { $player } walks { going }{ at-cell }{ with-cards }.
    }
}
effect-carried = { $who ->
    [you] You are aboard, so you sail along{ at-cell }.
   *[other] { $player } is aboard and sails along{ at-cell }.
}

## What the way brings

effect-place-taken = { $first ->
    [yes] { $who ->
        [you] Nobody was here before you! You climb { tile.lay }: { points }.
       *[other] Nobody was here before! { $player } climbs { tile.lay }: { points }.
    }
   *[no] { $kind ->
        [flower] { $who ->
            [you] You find { tile.lay }: { points }.
           *[other] { $player } finds { tile.lay }: { points }.
        }
        [animal] { $who ->
            [you] You spot { tile.lay }: { points }.
           *[other] { $player } spots { tile.lay }: { points }.
        }
        [top] { $who ->
            [you] You climb { tile.lay }: { points }.
           *[other] { $player } climbs { tile.lay }: { points }.
        }
       *[other] { $who ->
            [you] You reach { tile.lay }: { points }.
           *[other] { $player } reaches { tile.lay }: { points }.
        }
    }
}
effect-bear-met = { $who ->
    [you] Oh no, a bear! You lose { $lost } points.
   *[other] Oh no, a bear! { $player } loses { $lost } points.
}
effect-visited = { $who ->
    [you] You visit { object.owned }: { points } for { $owner }.
   *[other] { $whose ->
        [yours] { $player } visits your { object }: { points } for you!
       *[other] { $player } visits { object.owned }: { points } for { $owner }.
    }
}
effect-step-earned = { $as_card ->
    [yes] { $who ->
        [you] Well rested: you get an extra-step card.
       *[other] Well rested: { $player } gets an extra-step card.
    }
   *[no] { $who ->
        [you] Well rested! Your hand is full, so you have one more step this turn.
       *[other] Well rested! { $player } has a full hand, and so one more step this turn.
    }
}
effect-built = { $who ->
    [you] You build { object.a } { tile.at }{ at-cell }{ with-cards }.
   *[other] { $player } builds { object.a } { tile.at }{ at-cell }{ with-cards }.
}

## Turns

effect-turn-began = { $who ->
    [you] It’s your turn!
   *[other] It’s { $player }’s turn.
}
effect-turn-ended = { $who ->
    [you] { $lapsed ->
        [0] Your turn is over.
        [one] Your turn is over, with one step to spare.
       *[other] Your turn is over, with { $lapsed } steps to spare.
    }
   *[other] { $lapsed ->
        [0] { $player } is done.
        [one] { $player } is done, with one step to spare.
       *[other] { $player } is done, with { $lapsed } steps to spare.
    }
}
effect-game-ended = The mountains are complete: the game is over!
