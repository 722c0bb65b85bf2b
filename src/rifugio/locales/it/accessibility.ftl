### Per tutti: con la tastiera, a orecchio, impostazioni, suggerimenti e posti per bambini.

## A orecchio

heard-here = Qui: { $what }.
heard-side = { direction }: { $what }
heard-way = { $steps } verso { direction }
heard-where = { $what }: { $way }
heard-beside = qui
heard-from = Da qui: { $what }.
heard-target = { $number } di { $count }: { $what }
heard-nothing = Non è ancora successo niente.
heard-undone = { $count ->
    [one] { $player } annulla l’ultima mossa.
   *[other] { $player } annulla le ultime { $count } mosse.
}
words-title = La mappa a parole
    .about = Due numeri indicano una casella: quante mosse dalla partenza verso est, poi quante verso sud-est. Il meno va dall’altra parte.
words-people = Escursionisti e costruzioni
words-row = Riga { $row }
words-you = Da dove sei tu: { $way }

## Con la tastiera

keys-last = ascoltare l’ultimo turno
keys-scores = ascoltare i punti
keys-around = ascoltare che cosa c’è intorno
keys-hint = un suggerimento, in tre passi
keys-words = la mappa a parole
keys-album = il mio album dei luoghi
keys-pace = quanto velocemente vedi i turni degli altri
keys-end = finire il turno

## Impostazioni

settings-title = Impostazioni
settings-light = Luce
    .system = come il dispositivo
    .light = giorno
    .dark = notte
settings-contrast = Contrasto alto
    .about = linee più scure, niente colori tenui
settings-motion = Meno movimento
    .about = niente scivola o pulsa
settings-pace = Turni degli altri
    .slow = lenti
    .normal = normali
    .instant = subito
settings-size = Grandezza del testo
settings-palette = Colori della mappa
    .standard = come una carta dei sentieri
    .vivid = facili da distinguere
settings-hints = Suggerimenti automatici
    .about = dopo un po’ un dito ti mostra dove guardare
settings-cards = Schede per imparare
    .about = una frase la prima volta che succede qualcosa
settings-kept = Su questo dispositivo si apre anche senza rete.
settings-not-kept = Anche con il semplice http il gioco funziona tutto. La pagina però non può restare sul dispositivo né essere installata: arriva ogni volta dal server.
settings-cards-again = Mostra di nuovo tutte le schede

## Suggerimenti

hint-ask = Suggerimento
hint-more = Un altro suggerimento
hint-do = Fallo per me
hint-here = Guarda qui!
hint-look-tile = Guarda la tessera { $number }, e qui!
hint-look-pile = E se pescassi dalla pila?
hint-look-end = Forse è ora di finire il turno.
hint-look-remove = Guarda le tessere scoperte.
hint-so = Forse così: { $what }.
hint-not-now = { $why ->
    [too_often] Prima prova a pensarci, poi chiedi di nuovo.
    [not_your_turn] I suggerimenti ci sono quando tocca a te.
   *[other] Ora nessun suggerimento. Chiedi di nuovo tra poco.
}
lesson-title = Buono a sapersi
lesson-got-it = Capito
lesson-enough = Basta schede
lesson-rule = Altro nelle regole

## Posti per bambini

child-back = Riprendi il turno
    .about = finché chi viene dopo non fa qualcosa
child-open = Posto per bambini: pulsanti più grandi, suggerimenti, e un turno si può riprendere.
