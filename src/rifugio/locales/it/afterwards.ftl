### Dopo la partita: la fine, il replay, quello che si può condividere, e il sigillo.

## La fine

result-awards = Qualcosa per tutti
result-where = { $player }, { score-line }: mostra dove
result-back = Torna ai punti

## Dov’era il sentiero migliore?

better-title = Dov’era il sentiero migliore?
better-making = Ripercorriamo la tua partita: { $percent } %
better-about = Il giudizio si basa su quello che potevi sapere in quel momento. Punti e probabilità sono stime.
better-nothing = In nessun turno hai regalato più di un punto. Bella camminata!
better-failed = Purtroppo questa partita non si può giudicare.
better-away = Il server non risponde.
better-again = Riprova
better-cancel = Interrompi
better-turns = I turni che hanno deciso la partita
better-round = Giro { $round }
better-lost = circa { points } in più
better-chance = Probabilità di vincere: { $best } % invece di { $chance } %
better-mine = Il tuo sentiero
better-best = Il sentiero migliore
better-why = { $kind ->
    [draw] Una tessera dalla pila prometteva più di tutte quelle scoperte.
    [nothing] Il tuo sentiero non ha portato subito niente, quello migliore { $best }.
    [more] Il tuo sentiero ha portato subito { $mine }, quello migliore { $best }.
    [same] Subito portano lo stesso, ma quello migliore conduce più lontano.
   *[later] Il sentiero migliore porta meno subito, ma di più alla fine.
}
better-idle = Resti dove sei.
better-try = Riprova da qui
    .about = Una nuova partita da questo turno, contro gli stessi animali. La pila è la stessa di allora.

## Il replay

replay-page = Il replay
replay-watch = Guarda il replay
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-turn = { $turn ->
    [0] Inizio
   *[other] Turno { $turn } di { $turns }
}
replay-keys = Frecce: un passo. Home e Fine: inizio e fine. Spazio: riproduci.
replay-broken = In questo link non c’è nessuna partita
    .about = Forse è stato tagliato mentre lo copiavi. Puoi anche aprire una partita salvata in un file.
replay-open = Apri una partita salvata
    .about = Scegli un file salvato dopo una partita. Si rivede mossa per mossa.
replay-unreadable = Questo file non è una partita di Rifugio.
replay-needs-server = Questo file lo deve leggere il server, che però non risponde.
replay-another = Apri un’altra partita

## Conservare e condividere

share-title = Salva e condividi
share-replay = Copia il link del replay
    .about = Tutta la partita è nel link. Funziona anche senza il server.
share-picture = Immagine
    .about = la mappa in PNG
share-poster = Poster
    .about = la mappa con rifugi, percorsi e nomi
share-paper = Formato
share-kind = Tipo di file
share-drawing = Sto disegnando …
share-failed = Il tuo browser non è riuscito a disegnarlo.
poster-date = Un’escursione del { $date }
poster-scan = Inquadra e rivedi tutta la partita
poster-alt = La montagna su un poster. { $date }
poster-share = Condividi il poster
poster-save = Salva il poster

next-title = Tre cose da provare la prossima volta
next-set = Completa un tris: tutti e tre i luoghi dello stesso tipo portano { $box-points-set } punti in più.
next-hut = Costruisci presto un rifugio dove passano gli altri: ogni visita ti porta { $box-points-hut } punti.
next-others = Gioca contro altri animali, o con un’espansione
    .about = li scegli nella pagina iniziale, sotto «Gioca subito»

## Il sigillo

seal-title = Le tessere sono uscite davvero a caso?
seal-story = Prima della prima tessera il computer ha pensato un segreto e l’ha chiuso in un forziere. Tutti vedevano il forziere, ma nessuno il segreto. Ogni giocatore poteva aggiungere una sua parola. Il segreto e le parole insieme hanno deciso ogni tessera. Ora il forziere è aperto, e il tuo dispositivo può controllare tutto.
seal-here = Questa partita è stata giocata su un solo dispositivo, e chi lo possiede avrebbe potuto guardare nel forziere. Il forziere dimostra però che nessuna tessera è stata scelta a posteriori.
seal-check = Controlla
seal-checking = Sto controllando …
seal-genuine = { $count ->
    [one] È stata pescata { $count } tessera, ed è giusta. Tutto è andato come diceva il forziere.
   *[other] Sono state pescate { $count } tessere, e sono tutte giuste. Tutto è andato come diceva il forziere.
}
seal-other-secret = Il segreto non apre il forziere. Qualcuno ha cambiato qualcosa.
seal-wrong-word = Questa non è la parola aggiunta da { $player }. Qualcuno ha cambiato qualcosa.
seal-wrong-draw = La tessera { $number } doveva essere un’altra. Qualcuno ha cambiato qualcosa.
seal-none = Questa partita è stata giocata senza forziere: non c’è niente da controllare.
seal-details = Per chi vuole sapere tutto
seal-commitment = Il forziere chiuso
seal-secret = Il segreto
seal-words = Le parole dei giocatori
seal-no-word = nessuna parola
seal-erased-word = una parola che è stata cancellata

## Quello che si vede di un link prima di aprirlo

preview-home = Un’escursione nelle Dolomiti, da due a cinque giocatori. Si gioca subito, da soli o con gli amici.
preview-room = Un tavolo di Rifugio: entra e siediti, senza registrarti.
preview-watch = Una partita a Rifugio: vieni a guardare.
preview-replay = Una partita a Rifugio: rivedila passo per passo.
