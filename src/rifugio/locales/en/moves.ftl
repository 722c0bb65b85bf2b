### What a move would do: buttons, lists, and the preview of a way.

move-reveal = Turn over { tile.full }
move-place-open = Lay { tile.lay }{ turned }{ at-cell }
move-draw-blind = Draw a tile from the pile
move-place-drawn = Lay { tile.lay }{ turned }{ at-cell }
move-swap = Swap, and lay { tile.lay }{ turned }{ at-cell }
move-remove = Take { tile.lay } out of the game
move-go = { $means ->
    [fly] Fly { tile.to }{ at-cell }
    [sail] Sail along the river{ at-cell }
    [swim] { $stage ->
        [in] Wade into the water{ bearing }{ at-cell }
        [middle] Swim to the middle
       *[shore] Swim to the shore{ bearing }{ at-cell }
    }
   *[walk] Walk { going }{ bearing }{ at-cell }
}
move-build = Build { object.a }{ at-cell } ({ steps })
move-end = { $skips ->
    [walk] End turn without walking
    [steps] End turn ({ steps } unused)
   *[none] End turn
}
# How a pass is turned: $rotation from 0 to 5.
turned = { $rotation ->
    [0] {""}
   *[other] , turned { $rotation }×
}

## What a way brings, in as few words as possible

brings-nothing = nothing special
brings-place = { tile } +{ $points }
    .named = { tile }
brings-first = { tile } +{ $points }, first ever!
    .named = { tile }, first ever!
brings-bear = bear −{ $lost }
brings-visit = { $owner } +{ $points }, you +1 step
# $points with its plus or minus: what it is worth to the reader, sets included.
worth-you = { $points } for you
brings-price = { $cards ->
    [0] { steps }
   *[other] { steps }, of which { cards }
}
