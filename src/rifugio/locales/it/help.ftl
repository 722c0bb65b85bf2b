### Tasti, il gioco riga per riga, e che cosa può andare storto.

## Tasti

keys-title = Tasti
key-arrows = Muoversi sulla mappa
key-targets = Casella possibile, avanti o indietro
key-choose = Scegliere una tessera o una riga
key-enter = Fare la mossa
key-escape = Rimettere giù la tessera
key-rotate = Girare il passo
key-draw = Pescare una tessera dalla pila
key-build = Costruire
key-undo = Annullare la mossa
key-start-over = Ricominciare il turno
key-end = Finire il turno
key-why = Perché no?
key-hint = Suggerimento
key-log = Che cosa è successo
key-to-come = Le tessere che mancano ancora
key-scores = Guardare i propri punti
key-rules = Le regole in breve
key-zoom = Più grande o più piccolo
key-pan = Spostare la mappa
key-language = Un’altra lingua
key-save = Salvare
key-scroll = Continuare a leggere
key-quit = Uscire
key-help = Questo elenco

## Riga per riga

plain-welcome = Ti diamo il benvenuto a Rifugio! Scrivi un numero per scegliere, o ? per l’aiuto.
plain-prompt = La tua scelta
plain-moves = Puoi:
plain-more = … e altre { $count }. Scrivi “tutte” per vederle.
plain-unknown = Scusa, non ho capito “{ $text }”. Scrivi ? per l’aiuto.
plain-replay = Invio: passo seguente; un numero: a quel giro; “{ $back }”: un passo indietro; “{ $quit }”: basta.
plain-help = Scrivi il numero di una mossa, o una di queste parole:
plain-word-help = aiuto
    .about = questo elenco
plain-word-map = mappa
    .about = disegna la mappa
plain-word-look = guarda
    .about = descrivi il tavolo a parole; “guarda 1,0” descrive una casella
plain-word-moves = tutte
    .about = elenca tutte le mosse
plain-word-undo = annulla
    .about = annulla l’ultima mossa
plain-word-restart = ricomincia
    .about = ricomincia il turno
plain-word-end = fine
    .about = finisci il turno
plain-word-why = perché
    .about = perché in una casella non si può, per esempio: perché 2,-1
plain-word-hint = suggerimento
    .about = che cosa farebbe un amico
plain-word-log = diario
    .about = che cosa è successo
plain-word-points = punti
    .about = guarda i tuoi punti
plain-word-rules = regole
    .about = le regole in breve
plain-word-save = salva
    .about = salva la partita
plain-word-quit = esci
    .about = smetti di giocare

## Che cosa può andare storto

error-file-missing = Il file { $file } non esiste.
error-no-such-seat = In questa partita non c’è il posto { $seat }.
error-file-unreadable = Non riesco a leggere { $file }: { $why }
error-not-a-number = Scrivi un numero da { $least } a { $most }, per favore.
error-players = A Rifugio si gioca da 2 a 5.
error-too-many = Hai nominato { $named } tra persone e animali, ma possono giocare solo in { $players }.
error-unknown-first = Al tavolo nessuno si chiama { $name }. Dopo --first scrivi un nome, un animale o il numero di un posto.
error-resume-alone = In una partita salvata è già scritto chi gioca e come: togli { $options }.
error-one-game = Si può riprendere solo una partita alla volta.
error-only-animals = In { $file } giocano solo animali. Con `rifugio replay` puoi rivederla.
error-in-use = { $file } è già in corso in un’altra finestra.
error-unknown-bot = Non conosco nessun animale di nome { $name }. Conosco: { $known }.
error-unknown-extension = Non conosco nessuna espansione di nome { $name }. Conosco: { $known }.
error-unknown-language = Non parlo ancora { $name }. Parlo: { $known }.
error-too-small = Questa finestra è troppo piccola. Servono { $columns } colonne e { $rows } righe.

## Dov’era la strada migliore?

review-title = I turni che hanno deciso la partita
review-nothing = Nessuno ha regalato più di un punto in un turno. Bella camminata!
review-turn = { $points ->
    [0] Giro { $turn }, { $player }: non si poteva fare di meglio. Probabilità di vincere: { $chance } %.
   *[other] Giro { $turn }, { $player }: { points } in meno del possibile. Probabilità di vincere: { $chance } %.
}
review-lost = Giro { $turn }, { $player }: circa { points } in meno del possibile. Probabilità di vincere: { $chance } % invece di { $best } %.
review-did = Mossa fatta:
review-better = Meglio:
