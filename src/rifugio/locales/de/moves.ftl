### Was ein Zug bewirken würde: Knöpfe, Listen, und was ein Weg bringt.

move-reveal = { tile.full } aufdecken
move-place-open = Leg { tile.lay } an{ turned }{ at-cell }
move-draw-blind = Zieh ein Plättchen vom Stapel
move-place-drawn = Leg { tile.lay } an{ turned }{ at-cell }
move-swap = Tausche und leg { tile.lay } an{ turned }{ at-cell }
move-remove = Nimm { tile.lay } aus dem Spiel
move-go = { $means ->
    [fly] Flieg { tile.to }{ at-cell }
    [sail] Fahr mit dem Floß den Fluss entlang{ at-cell }
    [swim] { $stage ->
        [in] Steig ins Wasser{ bearing }{ at-cell }
        [middle] Schwimm in die Mitte
       *[shore] Schwimm ans Ufer{ bearing }{ at-cell }
    }
   *[walk] Geh { going }{ bearing }{ at-cell }
}
move-build = Bau { object.a }{ at-cell } ({ steps })
move-end = { $skips ->
    [walk] Zug beenden, ohne zu wandern
    [steps] Zug beenden (noch { steps } übrig)
   *[none] Zug beenden
}
# Wie ein Pass gedreht ist: $rotation von 0 bis 5.
turned = { $rotation ->
    [0] {""}
   *[other] , { $rotation }× gedreht
}

## Was ein Weg bringt, so kurz es geht

brings-nothing = nichts Besonderes
brings-place = { tile } +{ $points }
    .named = { tile }
brings-first = { tile } +{ $points }, noch vor allen anderen!
    .named = { tile }, noch vor allen anderen!
brings-bear = Bär −{ $lost }
brings-visit = { $owner } +{ $points }, du +1 Schritt
worth-you = { $points } für dich
brings-price = { $cards ->
    [0] { steps }
   *[other] { steps }, davon { cards }
}
