### Chi ha sempre voglia di giocare, e perché ha mosso così.

bot-marmot = Momo
    .full = Momo la marmotta
    .character = Va a zonzo, annusa tutto e si dimentica dei punti.
bot-squirrel = Pina
    .full = Pina lo scoiattolo
    .character = Parte a razzo e arraffa quello che è più vicino.
bot-ibex = Rocco
    .full = Rocco lo stambecco
    .character = Pensa a tutto il turno prima di alzare uno zoccolo.
bot-fox = Reno
    .full = Reno la volpe
    .character = Immagina che cosa può succedere, e che cosa hai in mente tu.
bot-eagle = Aria
    .full = Aria l’aquila
    .character = Da lassù vede proprio tutto. Difficilissima da battere!
bot-lynx = Zita
    .full = Zita la lince
    .character = Ha la vista più acuta di tutti e sa quando conviene pescare dalla pila.
bot-level = { $bot ->
    [marmot] facilissimo
    [squirrel] facile
    [ibex] medio
    [fox] difficile
    [eagle] difficilissimo
   *[lynx] il più difficile
}

## Perché ho mosso così: tra parentesi i dati

remark-said = { $player }: «{ $remark }»
remark-wandering = Nessun piano. Però che bella giornata!
# [tile, points]
remark-take-place = Volevo { tile.lay }: { points } nello zaino.
# [tile, points]
remark-first-ascent = Prima di tutti { tile.to }! Vale { points }.
# [kind, points]
remark-complete-set = Ora ho { kind.three }: un premio di { points }.
# [tile]
remark-heading-for = Sono in cammino. Prossima tappa: { tile.lay }.
# [player]
remark-visit-for-step = Una piccola pausa da { $player } e guadagno una mossa.
# [player, object]
remark-build-near = Qui vicino c’è { $player }: è il posto giusto per { object.a }.
# [player]
remark-bear-for-rival = Una sorpresa pelosa per { $player }. Scusa!
# [cards]
remark-keep-cards = { $cards ->
    [one] Tengo la mia carta per dopo.
   *[other] Tengo le mie { $cards } carte per dopo.
}
# [tile]
remark-path-opened = Ecco la strada: ora posso andare a piedi { tile.to }.
# [tile]
remark-shorter-walk = Adesso la strada per arrivare { tile.to } è più corta.
remark-fly-on = Perché camminare, se si può volare?
remark-sail-on = Una mossa, e al resto pensa il fiume.
remark-swim-off = Niente zattera, niente ponte … allora nuoto. Brrr!
remark-none-fits = Nessuna di queste va bene. Vediamo che cosa c’è nella pila!
