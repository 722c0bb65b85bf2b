### Perché no? Una frase gentile per ogni motivo, per chi è di turno.

## A chi tocca, e che cosa viene prima

reason-game-is-over = La partita è finita.
reason-nature-is-to-move = { $ruling ->
    [B-OFFER-06] Un attimo: si sta girando la tua tessera.
   *[other] Un attimo: si stanno scoprendo le tessere che mancano.
}
reason-nothing-to-reveal = Adesso non c’è nessuna tessera da girare.
reason-not-among-the-blind = Nella pila non c’è più una tessera così: { tile.full }.
reason-connect-first = Prima posa la tua tessera. Poi puoi camminare e costruire.
reason-connected-already = La tua tessera c’è già. Ora puoi camminare, costruire o finire il turno.

## Le tessere da scegliere

reason-no-such-slot = Tra le tessere scoperte non c’è il numero { $slot }.
reason-fits-nowhere = { tile.full }: per ora non ci sta da nessuna parte. Scegline un’altra!
reason-nothing-drawn = Non hai pescato nessuna tessera dalla pila.
reason-drawn-tile-fits = La tessera che hai pescato ci sta, quindi devi posarla: { tile.full }.
reason-drawn-tile-must-be-swapped = La tessera che hai pescato non ci sta: { tile.full }. Scambiala con una scoperta.
reason-no-blind-tiles = La pila è finita. Scegli una tessera scoperta.
reason-nothing-fits = Adesso non ci sta nessuna tessera. Togli dal gioco una di quelle scoperte.
reason-something-fits = Una tessera esce dal gioco solo quando non ci sta più niente, e qualcosa ci sta ancora.

## Posare

reason-cell-is-taken = { $tile ->
    [none] Qui c’è già una tessera.
   *[other] Qui c’è già una tessera: { tile.full }.
}
reason-not-next-to-a-tile = Una tessera deve stare proprio accanto a un’altra.
reason-no-such-rotation = { $kind ->
    [pass] Dopo mezzo giro questo passo torna uguale. Giralo in un altro modo.
   *[other] Si possono girare solo i passi.
}
reason-sides-clash = { $ruling ->
    [B-CONNECT-05] Prato e roccia non si possono toccare{ bearing }. Ci vorrebbe un po’ di bosco in mezzo.
    [B-CONNECT-06] Una cima può toccare soltanto roccia{ bearing }.
    [B-CONNECT-07] Due cime non si possono toccare{ bearing }.
    [B-PASS-01] Accanto a un passo i due lati devono essere uguali, ma qui si incontrano { side } e { against }{ bearing }.
    [B-PASS-05] Due passi si toccano solo ingresso contro ingresso o fianco contro fianco, con lo stesso paesaggio{ bearing }.
    [R-CONNECT-02] L’acqua non può toccare né un passo né una cima{ bearing }.
   *[other] Qui si toccherebbero { side } e { against }{ bearing }, e non vanno d’accordo.
}

## In cammino

reason-no-such-means = { $means ->
    [fly] In questa partita non ci sono elicotteri.
    [sail] In questa partita non ci sono zattere.
    [swim] In questa partita nessuno deve nuotare.
   *[other] Così non ci arrivi.
}
reason-wrong-price = { $price ->
    [one] Costa una mossa, non { $steps }.
   *[other] Costa { $price } mosse, non { $steps }.
}
reason-not-enough-steps = { $left ->
    [0] Non hai più mosse.
    [one] Ti servono { $price } mosse e te ne resta solo una.
   *[other] Ti servono { $price } mosse e te ne restano solo { $left }.
}
reason-no-tile-there = Qui non c’è ancora nessuna tessera.
reason-not-a-neighbour = { $ruling ->
    [R-BUILD-03] Puoi costruire una zattera solo sull’acqua proprio accanto a te.
    [R-SWIM-10] Puoi nuotare solo nell’acqua proprio accanto a te.
   *[other] Con una mossa arrivi alla tessera accanto a te, non più in là.
}
reason-not-an-entrance = { $ruling ->
    [B-PASS-09] Da un passo si esce solo da uno dei suoi due ingressi.
   *[other] Su un passo si sale solo da uno dei suoi due ingressi.
}
reason-free-circle = Qui eri già in questo turno, con le stesse mosse e le stesse carte. Non si gira in tondo!

## Costruire

reason-no-such-building = { $object ->
    [helicopter] In questa partita non ci sono elicotteri.
    [raft] In questa partita non ci sono zattere.
   *[other] Questo non si può costruire.
}
reason-not-where-you-stand = { $ruling ->
    [H-BUILD-01] L’elicottero si costruisce sulla piazzola dove ti trovi.
   *[other] Il rifugio si costruisce proprio dove ti trovi.
}
reason-not-on-this-tile = { $object ->
    [helicopter] Per un elicottero ci vuole una piazzola.
    [raft] Per una zattera ci vuole l’acqua.
   *[other] Non puoi costruire un rifugio { kind.on }.
}
reason-built-on-already = { $whose ->
    [yours] Qui hai già costruito.
   *[other] Qui ha già costruito { $owner }.
}
reason-none-left = Non hai più { object.all } da costruire.

## Helicopter

reason-not-in-a-helicopter = Per volare devi essere a bordo di un elicottero.
reason-not-a-pad = Un elicottero atterra solo su una piazzola.
reason-pad-is-taken = Su questa piazzola c’è già un elicottero.
reason-pad-is-manned = Attenzione alle pale! Finché c’è qualcuno nell’elicottero, di qui non passa nessuno.
reason-no-rest-after-pad = Su una piazzola non ci si può fermare, e le tue mosse non bastano per proseguire.
reason-no-stop-on-pad = Su una piazzola vuota non ci si può fermare. Prosegui, o costruisci il tuo elicottero.

## Rivers & Rafts

reason-in-the-water = { $ruling ->
    [R-SWIM-13] Stai nuotando, quindi non puoi salire su una zattera.
    [R-SWIM-16] Stai nuotando, quindi non puoi costruire.
   *[other] Stai nuotando. Prima raggiungi la riva.
}
reason-rafts-left = { $left ->
    [one] Non serve nuotare: puoi ancora costruire una zattera.
   *[other] Non serve nuotare: puoi ancora costruire { $left } zattere.
}
reason-raft-within-reach = { $ruling ->
    [R-SWIM-05] Non serve nuotare: qui c’è una zattera.
   *[other] Non serve nuotare: c’è una zattera che puoi raggiungere a piedi{ at-cell }.
}
reason-helicopter-within-reach = Non serve nuotare: puoi andartene in elicottero{ at-cell }.
reason-no-other-land = Dall’altra parte di quest’acqua non c’è terra nuova.
reason-not-water = Si nuota solo nell’acqua.
reason-not-from-a-raft = Si comincia a nuotare da terra, non da una zattera.
reason-not-the-near-shore = Si nuota dalla riva al centro, e dal centro a una riva qualsiasi.
reason-not-on-a-raft = Per navigare devi stare su una zattera.
reason-not-on-this-river = Il tuo fiume non arriva fin qui.
reason-raft-in-the-way = Qui c’è già una zattera.
reason-swimmer-in-the-way = { $ruling ->
    [R-SWIM-14] Qui nuota qualcuno, quindi non puoi costruire una zattera.
   *[other] Qui nuota qualcuno, quindi la tua zattera non può fermarsi.
}
reason-water-without-raft = Sull’acqua non si cammina. Ti serve una zattera.
reason-raft-is-full = Questa zattera è piena: porta solo due persone.
