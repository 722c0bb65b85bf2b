### Pulsanti, domande e scritte del gioco sullo schermo.

app-title = Rifugio
app-tagline = Un’escursione nelle Dolomiti, da due a cinque giocatori

## Menu

menu-new = Nuova partita
menu-resume = Riprendi una partita
menu-watch = Guarda giocare gli animali
menu-rules = Regole
menu-language = Lingua
menu-help = Aiuto
menu-quit = Esci

## Preparazione

option-seat = Posto { $number }
option-human = una persona
option-name = Scrivi un nome. Con ← → qui gioca un animale.
option-extensions = Quali espansioni?
option-none = nessuna, solo il gioco base
helicopter-name = Helicopter
    .about = Costruisci elicotteri e vola da una piazzola all’altra
rafts-name = Rivers & Rafts
    .about = Fiumi, zattere e piedi freddi
both-name = tutte e due
option-open-scores = Punti scoperti
    .about = tutti vedono sempre i punti di tutti
option-first = Chi inizia?
    .about = Secondo le regole inizia chi ha fatto l’ultima escursione.
option-random = decide il caso
option-start = Si parte!
option-yes = sì
option-no = no

## Che cosa fare adesso: una riga, al massimo otto parole

turn-lay = { $count ->
    [one] Posa una tessera
   *[other] Posa una tessera (ancora { $count })
}
turn-lay-drawn = Posa la tessera che hai pescato
turn-swap = Non ci sta: scambiala
turn-remove = Non ci sta niente: togli una tessera
turn-walk = { $cards ->
    [0] Cammina: ancora { steps }
   *[other] Cammina: ancora { steps } e { cards }
}
turn-tired = Mosse finite: chiudi il turno
turn-move-on = Non fermarti qui: prosegui o costruisci
turn-nature = Si gira una tessera …
turn-other-lays = { $player } sceglie una tessera …
turn-other-walks = { $player } è in cammino …
turn-over = La partita è finita
turn-number = Giro { $turn } di { $turns }
turn-last = Ultimo giro!

## Pulsanti

button-undo = Annulla mossa
button-start-over = Ricomincia
button-end-turn = Finisci il turno
button-draw = Dalla pila
    .about = non si può annullare
button-rotate = Gira
button-place = Posa qui
button-build = Costruisci
button-ok = Va bene
button-cancel = Annulla
button-back = Indietro
button-next = Avanti
button-peek = Guarda i miei punti
button-cover = Copri i miei punti
button-log = Che cosa è successo
button-quit = Esci
button-rematch = Ancora una!
button-pause = Pausa
button-play = Riproduci

## Passare lo schermo

pass-to = Passa a { $player }
pass-ready = { $player }, tutto pronto?
pass-hidden = I punti sono coperti. Premi Invio quando vuoi cominciare.

## Tessere e giocatori

offer-open = Tessere scoperte
offer-pile = { $count ->
    [0] La pila è finita
    [one] 1 tessera nella pila
   *[other] { $count } tessere nella pila
}
offer-drawn = Nella tua mano
offer-rejects = Non ci stava
offer-removed = Fuori dal gioco
offer-to-come = Ancora da venire
offer-misfit = non ci sta
panel-cards = carte
panel-points = punti
legal-cells = { $count ->
    [0] Non ci sta da nessuna parte
    [one] Ci sta in una casella
   *[other] Ci sta in { $count } caselle
}
hint-maybe = E così? { $move }

## Annullare, diario, salvare

undo-nothing = Non c’è niente da annullare.
why-allowed = Niente lo impedisce. Fai pure!
undo-locked = È stata girata una tessera: più indietro non si torna.
undo-done = Annullato: { $move }
start-over-done = Di nuovo all’inizio del tuo turno.
draw-sure = Una tessera della pila non si rimette a posto. La peschi?
log-title = Che cosa è successo
log-empty = Ancora niente. Le montagne aspettano!
save-done = Salvata in { $file }.
save-failed = Non si può salvare in { $file }: { $why }
resume-none = Non ci sono ancora partite salvate.
quit-bye = Ci vediamo in montagna!
replay-title = Giro { $turn } di { $turns }
picture-done = L’immagine è in { $file }.
