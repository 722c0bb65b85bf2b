### Le regole in breve, con parole nostre. Un titolo e un testo per ogni capitolo.

rules-title = Le regole in breve
rules-part = { $part ->
    [helicopter] Helicopter
    [rafts] Rivers & Rafts
    [both] Le due espansioni insieme
   *[base] Il gioco base
}

## Il gioco base

rules-base-goal = Di che cosa si tratta
    .text = Tessera dopo tessera create insieme un paesaggio di montagna e lo attraversate a piedi. Cercate fiori, animali, cascate, passi e cime, e aprite rifugi dove gli altri si riposano. Alla fine vince chi ha più punti.
    .also = scopo, obiettivo, gioco base
rules-base-turn = Il tuo turno
    .text = Prima di tutto si posa una tessera, sempre. Poi cammini e costruisci come vuoi, in qualsiasi ordine, o ti godi semplicemente il panorama.
rules-base-offer = Scoperta o coperta?
    .text = Prendi una delle tre tessere scoperte, oppure tenta la sorte e pescane una dalla pila. Se ci sta da qualche parte, devi posarla; se non ci sta, la scambi con una scoperta che ci sta. La fila si completa quando comincia il turno seguente.
rules-base-connecting = Che cosa sta insieme
    .text = Ogni lato della tua tessera deve andare d’accordo con tutti i vicini. Ogni paesaggio sta con il suo uguale, e il bosco sta bene sia con il prato sia con la roccia, ma prato e roccia non si toccano mai. Una cima vuole intorno soltanto roccia.
rules-base-passes = I passi
    .text = Ogni lato di un passo ha il suo paesaggio, e lì ci sta solo quello identico. Si sale e si scende dai due ingressi, mai dai fianchi. Due passi si toccano solo ingresso contro ingresso o fianco contro fianco.
rules-base-walking = Camminare
    .text = In ogni turno hai due mosse; con una mossa arrivi alla tessera vicina, qualunque cosa ci sia. Gli altri escursionisti non sono mai d’intralcio. Le mosse che non usi si perdono a fine turno.
rules-base-steps = Carte mossa extra
    .text = Ogni carta giocata è una mossa in più. Cominci con tre carte e puoi tenerne cinque. Se hai già la mano piena, la mossa guadagnata va usata nello stesso turno.
rules-base-visiting = Visitare i rifugi
    .text = Se arrivi sulla tessera con il rifugio di un altro, è una visita, anche solo di passaggio. Il proprietario riceve { $box-points-hut } punti e a te il riposo regala una mossa extra. I tuoi rifugi non ti danno niente: lì ti tocca lavare i piatti.
rules-base-building = Costruire rifugi
    .text = Con una mossa metti un rifugio sulla tessera dove ti trovi. Dev’essere un prato, un bosco o una roccia semplice, senza rifugio. Quanti rifugi hai dipende da quanti siete.
rules-base-places = I luoghi
    .text = La prima volta che arrivi in un luogo ricevi la sua carta punti. Le cime valgono { $box-points-top }, o { $box-points-top-first } per chi ci arriva prima di tutti. Averne tutti e tre di un tipo vale altri { $box-points-set } punti.
rules-base-bears = Gli orsi
    .text = Ogni volta che metti piede su una tessera orso perdi { $box-points-bear } punti. Meglio fare il giro largo! Gli orsi non contano come animali.
rules-base-scoring = La fine
    .text = Posate tutte le tessere e finito l’ultimo turno, si contano i punti. Se c’è parità decidono i punti rifugio; se sono pari anche quelli, la vittoria è condivisa.
rules-base-two-players = In due
    .text = A ogni turno si posano due tessere, una dopo l’altra, prima di camminare. Fra l’una e l’altra si completa la fila scoperta. Il resto non cambia.

## Helicopter

rules-helicopter-pads = Le piazzole
    .text = Alcune tessere hanno una piazzola di atterraggio, segnata con una H. Una piazzola vuota si può attraversare, ma ci si ferma solo per costruire subito il proprio elicottero. Se qualcuno è a bordo di un elicottero, la sua tessera è chiusa per tutti gli altri.
rules-helicopter-building = Costruire un elicottero
    .text = Sali su una piazzola vuota e spendi altre due mosse nello stesso turno. Eccoti a bordo del tuo elicottero! Ognuno ne ha uno solo.
rules-helicopter-flying = Volare
    .text = A bordo di un elicottero voli con una mossa su qualsiasi altra piazzola vuota, per quanto lontana. Puoi prendere in prestito anche quelli degli altri, ma restano di chi li ha costruiti.
rules-helicopter-scoring = Punti per gli elicotteri
    .text = Quando qualcuno mette piede sulla tessera con il tuo elicottero, tu prendi { $box-points-helicopter } punti e chi ti visita una mossa. Volare non è una visita. Se c’è parità decidono i punti elicottero.

## Rivers & Rafts

rules-rafts-connecting = L’acqua
    .text = Le tessere acqua stanno accanto ad acqua, prato, bosco e roccia, ma mai accanto a un passo o a una cima. Le tessere acqua che si toccano sono un unico fiume.
rules-rafts-walking = A bordo
    .text = Nessuno cammina sull’acqua, ma una zattera ti porta: con una mossa sali, scendi o passi alla zattera vicina. C’è posto per due. Salire sulla zattera di un altro è una visita: { $box-points-raft } punti al proprietario, una mossa a te.
rules-rafts-building = Costruire una zattera
    .text = Se accanto a te c’è acqua libera, con due mosse ci costruisci una zattera e sei già a bordo. Quante zattere hai dipende da quanti siete.
rules-rafts-sailing = Navigare
    .text = Con una mossa la zattera arriva su qualsiasi tessera libera dello stesso fiume. Chi è a bordo viene con te, che gli piaccia o no. Puoi navigare anche con le zattere degli altri.
rules-rafts-swimming = Nuotare
    .text = Nuota solo chi è davvero bloccato: nessuna zattera da costruire e nessuna da raggiungere a piedi. Attraversi una tessera acqua in quattro mosse: dentro, al centro, all’altra riva, fuori. Puoi metterci anche più turni.
rules-rafts-scoring = Punti sul fiume
    .text = Alla fine ogni cascata vale un punto in più per ogni tessera acqua che la tocca, per tutti quelli che hanno la sua carta. Se c’è parità decidono i punti zattera.

## Insieme

rules-both-together = Elicotteri e zattere
    .text = Valgono tutte le regole di entrambe. Chi può ancora andarsene in elicottero non può nuotare. Se c’è parità, punti elicottero e punti zattera si sommano.
