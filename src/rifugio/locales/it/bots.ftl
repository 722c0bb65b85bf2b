### Chi ha sempre voglia di giocare, e perché ha mosso così.

bot-marmot = Momo
    .full = Momo la marmotta
    .character = Va a zonzo, annusa tutto e si lascia sfuggire qualcosa.
bot-squirrel = Pina
    .full = Pina lo scoiattolo
    .character = Parte a razzo e arraffa quello che è più vicino.
bot-badger = Bodo
    .full = Bodo il tasso
    .character = Costruisce presto e adora gli ospiti: dove vuoi andare tu, c’è già un rifugio di Bodo.
bot-ibex = Rocco
    .full = Rocco lo stambecco
    .character = Vuole arrivare per primo su ogni cima. Il resto della mappa può aspettare.
bot-fox = Reno
    .full = Reno la volpe
    .character = Ti tiene d’occhio e arriva sempre un attimo prima di te.
bot-eagle = Aria
    .full = Aria l’aquila
    .character = Vola in cerchio finché non ha in vista tutti e tre i luoghi di un tipo.
bot-lynx = Zita
    .full = Zita la lince
    .character = Ha la vista più acuta di tutti e sa quando conviene pescare dalla pila.
bot-owl = Luna
    .full = Luna la civetta
    .character = Ha visto migliaia di partite, di notte. Battila, se ci riesci!
bot-level = { $bot ->
    [marmot] facilissimo
    [squirrel] facile
    [badger] abbastanza facile
    [ibex] medio
    [fox] abbastanza difficile
    [eagle] difficile
    [lynx] difficilissimo
   *[owl] il più difficile
}

## Perché ho mosso così: tra parentesi i dati

remark-said = { $player }: «{ $remark }»
# [tile, points]
remark-take-place = { $wording ->
    [1] Ho visto { tile.lay } e mi porto a casa { points }.
    [2] Come si fa a non fermarsi? { points } per { tile.lay }.
   *[0] Volevo { tile.lay }: { points } nello zaino.
}
# [tile, points]
remark-first-ascent = { $wording ->
    [1] Nessuno era mai arrivato { tile.to }: { points }!
    [2] Chi arriva per primo { tile.to } prende { points }. E sono io!
   *[0] Prima di tutti { tile.to }! Vale { points }.
}
# [kind, points]
remark-complete-set = { $wording ->
    [1] Collezione completa: { kind.three }! E { points } in più.
    [2] Finalmente ho { kind.three }, con { points } di premio.
   *[0] Ora ho { kind.three }: un premio di { points }.
}
# [tile]
remark-heading-for = { $wording ->
    [1] Adesso voglio vedere { tile.lay }.
    [2] Avanti, avanti … mi aspetta { tile.lay }.
   *[0] Sono in cammino. Prossima tappa: { tile.lay }.
}
# [player]
remark-visit-for-step = { $wording ->
    [1] Grazie dell’ospitalità, { $player }! E ho una mossa in più.
    [2] Un tè da { $player } e si riparte, con una mossa in più.
   *[0] Una piccola pausa da { $player } e guadagno una mossa.
}
# [player, object]
remark-build-near = { $wording ->
    [1] Magari passa { $player }: qui ci metto { object.a }.
    [2] Costruisco { object.a }. { $player }, vieni quando vuoi!
   *[0] Qui vicino c’è { $player }: è il posto giusto per { object.a }.
}
# [player]
remark-bear-for-rival = { $wording ->
    [1] Attenzione, { $player }: quello morde.
    [2] { $player }, ti presento il tuo nuovo vicino. Brontola un po’.
   *[0] Una sorpresa pelosa per { $player }. Scusa!
}
# [cards]
remark-keep-cards = { $wording ->
    [1] { $cards ->
        [one] Una carta resta nello zaino: non si sa mai.
       *[other] { $cards } carte restano nello zaino: non si sa mai.
    }
    [2] { $cards ->
        [one] La mia carta non la gioco ancora.
       *[other] Le mie { $cards } carte non le gioco ancora.
    }
   *[0] { $cards ->
        [one] Tengo la mia carta per dopo.
       *[other] Tengo le mie { $cards } carte per dopo.
    }
}
# [tile]
remark-path-opened = { $wording ->
    [1] Ecco fatto: si arriva { tile.to }!
    [2] Finora non potevo andare a piedi { tile.to }. Adesso sì.
   *[0] Ecco la strada: ora posso andare a piedi { tile.to }.
}
# [tile]
remark-shorter-walk = { $wording ->
    [1] Così cammino di meno per arrivare { tile.to }.
    [2] Una scorciatoia per arrivare { tile.to }: i miei piedi ringraziano.
   *[0] Adesso la strada per arrivare { tile.to } è più corta.
}
remark-fly-on = { $wording ->
    [1] Tutti a bordo, si decolla!
    [2] Su, su, e via sopra le montagne.
   *[0] Perché camminare, se si può volare?
}
remark-sail-on = { $wording ->
    [1] Devo solo tenere il timone.
    [2] Su o giù per il fiume, a una zattera va sempre bene.
   *[0] Una mossa, e al resto pensa il fiume.
}
remark-swim-off = { $wording ->
    [1] Mi butto. Non guardate, l’acqua è gelata!
    [2] Splash! Nessuno ha detto che devo restare all’asciutto.
   *[0] Niente zattera, niente ponte … allora nuoto. Brrr!
}
remark-none-fits = { $wording ->
    [1] Non ce n’è una che vada bene, quindi pesco.
    [2] Le giro e le rigiro, ma non ne va bene nessuna. Vada per la pila!
   *[0] Nessuna di queste va bene. Vediamo che cosa c’è nella pila!
}
