### Che cosa farebbe una mossa: pulsanti, elenchi, e che cosa porta un cammino.

move-reveal = Gira { tile.full }
move-place-open = Posa { tile.lay }{ turned }{ at-cell }
move-draw-blind = Pesca una tessera dalla pila
move-place-drawn = Posa { tile.lay }{ turned }{ at-cell }
move-swap = Scambia e posa { tile.lay }{ turned }{ at-cell }
move-remove = Togli dal gioco { tile.lay }
move-go = { $means ->
    [fly] Vola { tile.to }{ at-cell }
    [sail] Naviga lungo il fiume{ at-cell }
    [swim] { $stage ->
        [in] Entra in acqua{ bearing }{ at-cell }
        [middle] Nuota fino al centro
       *[shore] Nuota fino a riva{ bearing }{ at-cell }
    }
   *[walk] Vai { going }{ bearing }{ at-cell }
}
move-build = Costruisci { object.a }{ at-cell } ({ steps })
move-end = { $skips ->
    [walk] Finisci il turno senza camminare
    [steps] Finisci il turno (ancora { steps })
   *[none] Finisci il turno
}
# Come è girato un passo: $rotation da 0 a 5.
turned = { $rotation ->
    [0] {""}
   *[other] , girato { $rotation }×
}

## Che cosa porta un cammino, nel minor numero di parole

brings-nothing = niente di speciale
brings-place = { tile } +{ $points }
    .named = { tile }
brings-first = { tile } +{ $points }, prima di tutti!
    .named = { tile }, prima di tutti!
brings-bear = orso −{ $lost }
brings-visit = { $owner } +{ $points }, tu +1 mossa
worth-you = { $points } per te
brings-price = { $cards ->
    [0] { steps }
   *[other] { steps }, di cui { cards }
}
