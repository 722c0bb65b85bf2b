### Wat een zet zou doen: knoppen, lijstjes, en wat een route oplevert.

move-reveal = Draai { tile.full } om
move-place-open = Leg { tile.lay } aan{ turned }{ at-cell }
move-draw-blind = Trek een tegel van de stapel
move-place-drawn = Leg { tile.lay } aan{ turned }{ at-cell }
move-swap = Ruil, en leg { tile.lay } aan{ turned }{ at-cell }
move-remove = Haal { tile.lay } uit het spel
move-go = { $means ->
    [fly] Vlieg { tile.to }{ at-cell }
    [sail] Vaar over de rivier{ at-cell }
    [swim] { $stage ->
        [in] Stap het water in{ bearing }{ at-cell }
        [middle] Zwem naar het midden
       *[shore] Zwem naar de oever{ bearing }{ at-cell }
    }
   *[walk] Loop { going }{ bearing }{ at-cell }
}
move-build = Bouw { object.a }{ at-cell } ({ steps })
move-end = { $skips ->
    [walk] Beurt beëindigen zonder te lopen
    [steps] Beurt beëindigen (nog { steps } over)
   *[none] Beurt beëindigen
}
# Hoe een pas gedraaid is: $rotation van 0 tot 5.
turned = { $rotation ->
    [0] {""}
   *[other] , { $rotation }× gedraaid
}

## Wat een route oplevert, zo kort mogelijk

brings-nothing = niets bijzonders
brings-place = { tile } +{ $points }
    .named = { tile }
brings-first = { tile } +{ $points }, als allereerste!
    .named = { tile }, als allereerste!
brings-bear = beer −{ $lost }
brings-visit = { $owner } +{ $points }, jij +1 stap
worth-you = { $points } voor jou
brings-price = { $cards ->
    [0] { steps }
   *[other] { steps }, waarvan { cards }
}
