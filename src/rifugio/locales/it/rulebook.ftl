### Le regole complete, con parole nostre: un titoletto e un testo per ogni paragrafo. I capitoli e il loro inizio sono in
### rules.ftl; quali decisioni racconta un paragrafo, e in che ordine, sta in rulebook.toml.

## La pagina stessa

rulebook-title = Le regole di Rifugio
rulebook-search = Cerca una parola
rulebook-small-words = il, lo, la, i, gli, le, un, una, di, del, della, in, su, per, è, sono, si, io, tu, come, che, cosa, quando, dove, chi, posso, mio
rulebook-none = Non ho trovato niente. Prova un’altra parola.
rulebook-chapters = Capitoli
rulebook-try-lay = Prova: tocca dove potrebbe stare questa tessera.
rulebook-try-go = Prova: tocca dove vorresti andare.
rulebook-again = Da capo
rulebook-rulings = Le decisioni, con le parole della nostra specifica (in inglese):
rulebook-origin = { $origin ->
    [book] Dal regolamento
    [ours] Decisione nostra
    [reconstructed] Ricostruito
    [book-ours] Dal regolamento, con una decisione nostra
    [book-reconstructed] Dal regolamento, in parte ricostruito
    [ours-reconstructed] Decisione nostra, in parte ricostruita
   *[other] Dal regolamento, con una decisione nostra, in parte ricostruito
}
rulebook-origins = Sotto ogni paragrafo c’è scritto da dove viene: dal regolamento nella scatola, da una decisione nostra dove il regolamento lascia qualcosa aperto, o da una ricostruzione dove ci manca un numero o un’immagine.
rulebook-lead = Chi legge solo le righe grandi può già giocare. Il resto serve quando nasce una domanda.
rulebook-tile = la tessera da posare

## Di che cosa si tratta

rule-goal-table = Sul tavolo
    .text = All’inizio c’è solo la tessera di partenza. Accanto aspettano { $box-tiles-2 } tessere paesaggio, mescolate e coperte. Se ne girano tre: è la fila scoperta.
    .also = quante tessere, tessera terreno, preparazione
rule-goal-players = Che cosa riceve ognuno
    .text = Hai un colore e un escursionista, e tutti gli escursionisti partono dalla tessera di partenza. Hai in mano tre carte mossa extra. I tuoi rifugi dipendono da quanti siete: { $box-huts-2 } a testa in due, { $box-huts-3 } in tre, { $box-huts-4 } in quattro e { $box-huts-5 } in cinque.
    .also = pedina, pedone, segnalino
rule-goal-first = Chi comincia
    .text = Si gioca da due a cinque. Comincia chi ha fatto l’ultima escursione vera, oppure decide il caso. Poi si va in senso orario.

## Il tuo turno

rule-turn-order = Prima la tessera, poi i piedi
    .text = Prima si posa una tessera, e questo non si può saltare. Finché la tua tessera non è sulla mappa, non puoi né camminare né costruire.
    .also = obbligo, obbligatorio
rule-turn-free = Poi fai come vuoi
    .text = Camminare si può ma non si deve, e lo stesso vale per costruire. Costruisci prima di partire, per strada o all’arrivo, come ti fa comodo. Se vuoi, o se nessuna via è aperta, non fai niente: è un turno valido anche quello.
rule-turn-count = Gli stessi turni per tutti
    .text = Ogni volta che si posa, una tessera è spesa: così si sa dall’inizio quanto dura una partita. In due avete { $box-turns-2 } turni a testa, in tre { $box-turns-3 }, in quattro { $box-turns-4 } e in cinque { $box-turns-5 }.

## Scoperta o coperta?

rule-offer-row = La fila scoperta
    .text = Quando comincia il tuo turno, la fila si completa fino a tre con tessere della pila. Non prima! Mentre cammini, quindi, il buco che hai lasciato resta vuoto, e nessuno sa che cosa arriverà.
rule-offer-choice = Quale tessera puoi prendere
    .text = Prendi una tessera scoperta che da qualche parte ci sta, oppure pescane una dalla pila. Una scoperta che non ci sta da nessuna parte non si può scegliere. Se non ci sta nessuna di quelle scoperte, ma nella pila qualcosa ci sta, devi pescare.
rule-offer-blind = Pescare dalla pila
    .text = È il caso a scegliere la tua tessera, e tutti la vedono subito. Se da qualche parte ci sta, devi posarla, anche se ne preferivi un’altra. Dopo aver pescato non si torna indietro.
    .also = tessera coperta, alla cieca
rule-offer-swap = La tessera pescata non ci sta
    .text = Allora mettila nella fila scoperta al posto di una che ci sta, e posa quella. Quale, lo decidi tu. La fila è di nuovo piena, così chi viene dopo non deve completarla.
    .also = scambiare, scambio, cambiare
rule-offer-again = E non ci stanno nemmeno quelle scoperte
    .text = Succede molto di rado. Allora si girano tessere finché una ci sta. La posi, e le altre si rimescolano nella pila.
rule-offer-last = Le ultime tessere
    .text = Quando la pila è finita, nella fila non arriva più niente. Si riduce a due, poi a una, e poi il paesaggio è completo.
rule-offer-nothing = Non ci sta proprio niente
    .text = Verso la fine può succedere, di solito con una cima. Se non si può posare né una tessera scoperta né una della pila, togli dal gioco una scoperta a tua scelta. Vale come averla posata, e il tuo turno va avanti. Un luogo che esce dal gioco è perso per tutti.

## Che cosa sta insieme

rule-connecting-where = Accanto a un’altra tessera
    .text = Posa la tua tessera su una casella vuota che ha un lato in comune con la mappa. Può essere lontana da tutti gli escursionisti, o in un buco nel mezzo. Dove tocca altre tessere, tutti quei lati devono andare d’accordo. Una volta posata, resta lì.
    .also = collegare, posare, collegamento
rule-connecting-land = Prato, bosco e roccia
    .text = Il prato ama il prato, il bosco il bosco, la roccia la roccia. Il bosco è amico anche degli altri due. Solo prato e roccia non stanno mai fianco a fianco. Un fiore, un animale, una cascata o un orso non cambiano niente: conta il terreno sotto.
    .also = erba, terreno
rule-connecting-tops = Le cime
    .text = Una cima tocca roccia e nient’altro: né prato, né bosco, né un passo, né la tessera di partenza. Neppure due cime si toccano.
rule-connecting-start = La tessera di partenza vale come bosco
    .text = Accanto possono stare prato, bosco e roccia, e un passo con un lato di bosco. Una cima no.
    .also = tessera iniziale, tessera start

## I passi

rule-passes-sides = Ogni lato ha il suo paesaggio
    .text = Guarda i lati di un passo uno per uno. Un lato di prato vuole prato, uno di bosco vuole bosco, uno di roccia vuole roccia, e qualcosa di simile non basta. Che cosa cresce o sta su una tessera non importa, conta solo il terreno. Naturalmente anche le tessere intorno a un passo devono andare d’accordo fra loro. Una cima non sta mai accanto a un passo.
rule-passes-turning = Girare un passo
    .text = Prima di posare un passo puoi girarlo come vuoi. Tutte le altre tessere sono uguali da ogni lato, quindi non si girano mai.
rule-passes-touching = Passo accanto a passo
    .text = Si può in due modi soltanto: ingresso contro ingresso, così la strada continua, o fianco contro fianco. E i due lati devono mostrare lo stesso paesaggio.
rule-passes-ends = Due ingressi, quattro fianchi
    .text = La strada attraversa il passo in linea retta, da un ingresso all’altro. Solo lì si sale e si scende; dai fianchi non si arrampica nessuno. Sul passo ci si può fermare, e si può scendere anche da dove si è saliti. Se davanti a un ingresso non c’è ancora niente, da quella parte il passo è ancora chiuso.
    .also = entrata, uscita, direzione del passo

## Camminare

rule-walking-step = Una mossa
    .text = Con una mossa vai su una tessera che ha un lato in comune con la tua, in qualsiasi direzione e su qualsiasi terreno. Solo un passo ha fianchi che ti fermano. Su una tessera possono stare quanti escursionisti vogliono, e nessuno sbarra la strada a nessuno.
    .also = camminare, muoversi, pedina
rule-walking-steps = Due mosse a ogni turno
    .text = Due mosse le hai senza pagare niente. Puoi anche andare da qualche parte e tornare subito indietro. Quelle che non usi non si possono mettere da parte.
rule-walking-start = Di nuovo alla partenza
    .text = Sulla tessera di partenza puoi passare quante volte vuoi. Non è di nessuno, quindi lì non succede niente.
rule-walking-circles = Non si gira in tondo gratis
    .text = Dove i rifugi degli altri sono vicini, ogni mossa ripaga la seguente, e si potrebbe andare avanti e indietro per sempre. Perciò una cosa è vietata: tornare su una tessera dove in questo turno eri già, con lo stesso numero di mosse e di carte di allora. La tessera da cui è cominciato il turno non conta. Ogni visita che puoi fare viene premiata.

## Carte mossa extra

rule-steps-playing = Giocare le carte
    .text = Una carta è una mossa in più in questo turno, per camminare o per costruire, e puoi giocarne quante ne hai. Succede da sé: prima si usano le due mosse gratuite, poi le carte. Una carta giocata torna nella riserva e si può guadagnare di nuovo. Le carte che ti restano alla fine non danno punti.
    .also = carta-mossa-extra, mossa extra
rule-steps-earning = Guadagnare carte
    .text = Quando visiti il rifugio di un altro ricevi una carta. Giocala subito, o tienila per una lunga escursione.
rule-steps-five = Cinque al massimo
    .text = Più di cinque carte non puoi tenerle. Se guadagni una mossa con cinque carte in mano, si aggiunge a questo turno. Usala prima che finisca, altrimenti è persa.

## Visitare i rifugi

rule-visiting-visit = Una visita
    .text = Mettere piede su una tessera con il rifugio di un altro è una visita, che tu resti o tiri dritto. Al proprietario porta { $box-points-hut } punti e a te una mossa extra. I punti arrivano anche se hai già la mano piena.
rule-visiting-again = Ancora e ancora
    .text = Ogni visita conta, anche allo stesso rifugio, anche due volte in un turno.
rule-visiting-own = I tuoi rifugi
    .text = Nel tuo rifugio ci sono i piatti da lavare. Non porta né punti né mosse, a nessuno.
rule-visiting-standing = Conta solo l’arrivo
    .text = Se ti svegli in un rifugio, non è una nuova visita. E se qualcuno ti costruisce un rifugio intorno mentre sei lì, nemmeno: manca ancora il tetto. Vai via e torna, e allora lo è.
rule-visiting-cards = Il conto si fa da sé
    .text = Con la scatola, cinque carte rifugio si scambiano con una da { $box-points-five-huts } punti. Qui ogni visita viene semplicemente contata.

## Costruire rifugi

rule-building-where = Dove può stare un rifugio
    .text = Si costruisce proprio sulla tessera dove si trova il tuo escursionista. Dev’essere un prato, un bosco o una roccia semplice. Quindi niente rifugi sulla tessera di partenza, dove ci sono fiori, animali, cascate o orsi, sui passi e sulle cime, e nemmeno sull’acqua o su una piazzola. Un rifugio per tessera basta, di chiunque sia.
    .also = rifugio, baita, capanna
rule-building-price = Quanto costa
    .text = Un rifugio costa una mossa. Se le mosse bastano, ne puoi costruire più d’uno nello stesso turno, su tessere diverse. Non importa se lì ci sono anche altri.
rule-building-supply = I rifugi restano
    .text = Quando hai costruito tutti i tuoi rifugi, non puoi farne altri. Un rifugio non si sposta, non si abbatte e non cambia proprietario. Non ferma nessuno: tutti possono entrare, e le tessere si posano accanto come sempre.

## I luoghi

rule-places-cards = Carte punti
    .text = I luoghi sono quindici: tre fiori, tre animali, tre cascate, tre passi e tre cime. Mettici piede, anche solo passando, e la carta punti è tua. La carta di ogni luogo si prende una volta sola, e tutti possono averne una.
rule-places-values = Quanto valgono
    .text = Un fiore vale { $box-points-flower }, un animale { $box-points-animal }, un passo { $box-points-pass }, una cascata { $box-points-waterfall } e una cima { $box-points-top }.
    .also = punti, valore
rule-places-firsts = I primi in cima
    .text = Chi arriva su una cima prima di tutti riceve { $box-points-top-first } punti invece di { $box-points-top }. Chi arriva dopo ne riceve { $box-points-top }. Puoi arrivare prima di tutti anche su più di una cima.
rule-places-sets = Tre dello stesso tipo
    .text = Se alla fine hai tutti e tre i fiori, ricevi altri { $box-points-set } punti. Lo stesso vale per gli animali, le cascate, i passi e le cime. Per i grandi collezionisti ci sono dunque fino a { $box-points-all-sets } punti.

## Gli orsi

rule-bears-price = Un orso costa { $box-points-bear } punti
    .text = Ogni volta che metti piede su una tessera con l’orso perdi { $box-points-bear } punti, anche due volte in un turno. Restarci non costa altro. Con molti orsi si può finire sotto zero.
    .also = punti negativi, punti persi
rule-bears-animals = Gli orsi non sono animali
    .text = Almeno non qui: un orso non ti aiuta a raccogliere i tre animali.

## La fine

rule-scoring-end = Quando è finita
    .text = Chi posa l’ultima tessera può ancora camminare e costruire. Poi la partita è finita. Tocca sempre all’ultimo del giro, così tutti hanno avuto lo stesso numero di turni.
    .also = quando finisce, fine della partita, ultimo turno
rule-scoring-sum = Il conto
    .text = Somma le tue carte punti, { $box-points-set } per ogni tris e { $box-points-hut } per ogni visita ai tuoi rifugi. Togli { $box-points-bear } per ogni orso. Chi ha di più vince.
    .also = come si vince, vincere, vincitore, punti, punteggio
rule-scoring-tie = Parità
    .text = Se due o più sono pari, fra loro è davanti chi ha più punti rifugio. Se sono uguali anche quelli, si dividono il posto, e se è il primo vincono insieme.
    .also = pareggio, pari
rule-scoring-covered = Coperti o scoperti
    .text = Di solito i punti degli altri restano coperti fino alla fine. Di davvero segreto non c’è niente: ogni punto l’hai visto fare, devi solo ricordartelo. Tutto il resto si vede, anche quante carte ha ognuno e quali tessere sono ancora nella pila. Solo quale verrà dopo, non lo sa nessuno. Se volete, giocate con i punti scoperti.

## In due

rule-pair-two = Due tessere per volta
    .text = In due, nel tuo turno posi due tessere, una dopo l’altra. Ognuna può venire dalla fila o dalla pila. Solo quando sono posate entrambe cammini e costruisci, con due mosse gratuite come sempre.
rule-pair-row = La fila fra l’una e l’altra
    .text = Se la prima era scoperta, la fila si completa di nuovo prima della seconda. Dopo la seconda no: si aspetta il turno dell’altro.

## Helicopter: le piazzole

rule-pads-tiles = Tessere con la H
    .text = Entrano le piazzole ed escono altrettante tessere semplici dello stesso terreno, quindi restano { $box-tiles-2 }. In due le piazzole sono { $box-pads-2 }, in tre { $box-pads-3 }, in quattro { $box-pads-4 }, in cinque { $box-pads-5 }. Una piazzola si posa come ogni tessera del suo terreno, anche accanto a un passo o, se è di roccia, accanto a una cima.
    .also = area di atterraggio, piattaforma
rule-pads-crossing = Una piazzola vuota si attraversa e basta
    .text = Su una piazzola senza elicottero si può passare, ma non restare. O prosegui subito, o costruisci il tuo elicottero. Perciò ci puoi salire solo se mosse e carte bastano per arrivare dove è permesso fermarsi. Per attraversare due piazzole vuote di fila servono tre mosse.
    .also = area di atterraggio, piattaforma
rule-pads-manned = Attenti alle pale
    .text = Un elicottero porta un solo escursionista. Finché c’è qualcuno a bordo, nessun altro può salire su quella tessera, nemmeno per passarci. Si riapre quando chi pilota scende o vola via.

## Helicopter: costruire

rule-copter-building = Tre mosse di fila
    .text = Con una mossa sali su una piazzola vuota, con altre due costruisci l’elicottero, subito e nello stesso turno. Ti serve quindi almeno una carta o una mossa guadagnata. Poi sei a bordo e, se hai ancora mosse, puoi ripartire in volo. Ognuno ha un elicottero per tutta la partita. I rifugi si costruiscono come sempre.
    .also = elicottero

## Helicopter: volare

rule-flying-in = Salire e scendere
    .text = Una mossa fino alla tessera di un elicottero vuoto, e sei a bordo. Un’altra mossa su una tessera accanto, e sei di nuovo a piedi; l’elicottero aspetta lì. Anche da un elicottero a quello vicino ci vuole una mossa.
rule-flying-flight = Si vola
    .text = A bordo di un elicottero voli su qualsiasi piazzola della mappa che non ne abbia già uno. Costa una mossa, per quanto sia lontana e qualunque cosa ci sia sotto. Puoi volare più volte, una mossa ciascuna. Dopo l’atterraggio resti a bordo, e il turno può finire così. Se tutte le piazzole sono occupate, per ora non vola nessuno.
    .also = volare, volo, elicottero
rule-flying-borrowed = In prestito
    .text = Puoi volare via con l’elicottero vuoto di un altro. Resta del suo proprietario, dovunque tu lo lasci.
    .also = senza equipaggio, rubare

## Helicopter: punti

rule-copter-visits = Le visite
    .text = Mettere piede su una tessera con l’elicottero vuoto di un altro è una visita: { $box-points-helicopter } punti al proprietario, una mossa extra a te. Per le carte vale quello che vale per i rifugi. Arrivare o partire in volo non è mai una visita, e il tuo elicottero non porta niente.
rule-copter-tie = Parità con gli elicotteri
    .text = Fra chi è pari decidono prima i punti elicottero, poi i punti rifugio. Se sono pari anche quelli, il posto si divide. In due si posano sempre due tessere a turno.

## Rivers & Rafts: l’acqua

rule-water-tiles = { $box-water-2 } tessere acqua
    .text = Escono { $box-out-forest } tessere semplici di bosco, { $box-out-grass } di prato e { $box-out-rock } di roccia, ed entrano { $box-water-2 } tessere acqua. Fanno { $box-tiles-rafts-2 } tessere, e { $box-turns-rafts-2 } turni a testa in due o in quattro, { $box-turns-rafts-3 } in tre. In cinque le tessere acqua sono { $box-water-5 }, in tutto { $box-tiles-rafts-5 }, e i turni { $box-turns-rafts-5 }.
rule-water-fits = Accanto all’acqua
    .text = L’acqua può toccare acqua, prato, bosco e roccia, anche la tessera di partenza, i luoghi su quei terreni e le piazzole. Un passo non lo tocca mai, da nessun lato, e una cima nemmeno.
    .also = tessera acqua

## Rivers & Rafts: a bordo

rule-water-walking = Sull’acqua non si cammina
    .text = Su una tessera acqua si arriva in tre modi soltanto: ci costruisci una zattera, sali su una che c’è già, oppure nuoti, se è permesso.
rule-rafts-aboard = Su e giù
    .text = Con una mossa passi dalla riva a una zattera accanto a te, da una zattera all’altra, o di nuovo a terra. La zattera resta dov’è. Porta due escursionisti; se ce ne sono già due, non sale nessun altro. Il turno può finire su una zattera.
    .also = zattera
rule-rafts-visits = Visitare le zattere
    .text = Salire sulla zattera di un altro è una visita, anche se a bordo c’è già qualcuno: { $box-points-raft } punti al proprietario, una mossa extra a te. Conta ogni volta. Navigarci non è una visita, e la tua zattera non porta niente.

## Rivers & Rafts: costruire

rule-rafts-build = Due mosse per una zattera
    .text = Costruisci su una tessera acqua proprio accanto a te, senza zattere e senza nuotatori. Costa due mosse, tutte e due nello stesso turno, e ti ritrovi sulla tua zattera nuova. Si può fare da terra, da una piazzola, da un elicottero o da un’altra zattera, che resta lì. Se hai ancora mosse, naviga subito.
    .also = zattera
rule-rafts-supply = Quante zattere
    .text = In due avete { $box-rafts-2 } zattere a testa, altrimenti { $box-rafts-3 }. Una zattera costruita resta in gioco e non torna mai nella tua riserva.

## Rivers & Rafts: navigare

rule-sailing-river = Una mossa, per quanto lontano
    .text = Le tessere acqua che si toccano sono un solo fiume. Da una zattera navighi con una mossa fino a qualsiasi tessera acqua di quel fiume. Puoi navigare ancora, con un’altra mossa. Nessuna zattera si muove se a bordo non c’è chi è di turno.
    .also = navigare, veleggiare
rule-sailing-stopping = Dove ci si può fermare
    .text = La tua zattera non può fermarsi dove ce n’è un’altra o dove qualcuno nuota. Può passare oltre liberamente, e passare non è una visita.
rule-sailing-together = In due su una zattera
    .text = Chi è a bordo con te viene con te, volente o nolente. Non gli costa e non gli porta niente. Puoi navigare anche con la zattera di un altro, con o senza il proprietario. Resta sua.
    .also = senza equipaggio, rubare

## Rivers & Rafts: nuotare

rule-swimming-when = Solo se non c’è altra via
    .text = Puoi nuotare solo se non hai più zattere da costruire e non ce n’è nessuna che puoi raggiungere a piedi. Non importa quanto è lunga la strada, né quanti orsi ci abitano. Non conta una zattera con due escursionisti a bordo, né una su uno stagno che non porta da nessun’altra parte.
    .also = regola del nuoto, isola
rule-swimming-where = Attraverso una sola tessera
    .text = Si parte da terra, mai da una zattera. Sulla tessera acqua non deve esserci una zattera, e deve toccare una terra che a piedi non raggiungi. Da una tessera acqua all’altra non si nuota. Dove l’acqua è larga due tessere, aspetta una zattera, o posaci della terra.
    .also = isola
rule-swimming-four = Quattro mosse
    .text = In acqua, al centro, a una riva e a terra: una mossa ciascuna. Fra una mossa e l’altra puoi riposarti e continuare nel turno seguente. A quale riva andare lo scegli dal centro, e puoi anche tornare indietro.
rule-swimming-water = In acqua
    .text = Una volta in acqua puoi finire la nuotata, qualunque cosa arrivi intanto. Nessuna zattera può raccoglierti, e non puoi costruire. Le zattere possono passare dalla tua tessera, ma non fermarcisi. Sulla stessa tessera possono nuotare più escursionisti.
rule-swimming-ashore = Di nuovo a terra
    .text = Uscire dall’acqua è una mossa come le altre: puoi trovare un luogo, incontrare un orso, visitare un rifugio. Se ancora non c’è altra via, puoi nuotare di nuovo.

## Rivers & Rafts: punti

rule-rafts-waterfalls = Le cascate crescono
    .text = Alla fine ogni cascata vale { $box-points-waterfall } punto, e { $box-points-water } in più per ogni tessera acqua che la tocca: fino a { $box-points-waterfall-most }. Vale per tutti quelli che hanno la sua carta, non importa da quando.
    .also = bonus cascata
rule-rafts-points = Punti per le zattere
    .text = Per ogni visita a una tua zattera ricevi { $box-points-raft } punti. Fra chi è pari decidono prima i punti zattera, poi i punti rifugio. Se sono pari anche quelli, il posto si divide. In due si posano sempre due tessere a turno.

## Le due espansioni insieme

rule-both-setup = Tutto sul tavolo
    .text = Togliete quello che tolgono entrambe le espansioni, e aggiungete le piazzole e l’acqua. Le tessere sono { $box-tiles-rafts-2 }, o { $box-tiles-rafts-5 } in cinque. Ognuno ha rifugi, zattere e un elicottero.
    .also = estensione, espansione
rule-both-moving = Dalla zattera all’elicottero
    .text = Zattera, piazzola ed elicottero vicini distano una mossa l’uno dall’altro. Su una piazzola vuota non si resta, nemmeno venendo dall’acqua; ma la puoi lasciare anche costruendo una zattera, o nuotando se è permesso. Sull’acqua si vola, ma non si atterra mai. E non si gira in tondo gratis, qualunque cosa si visiti.
rule-both-swimming = Meglio volare che nuotare
    .text = Se puoi ancora andartene in elicottero, non puoi nuotare. Per questo deve esserci una piazzola libera dove a piedi non arrivi. E sulla tua terra deve esserci un elicottero vuoto, oppure ci sei a bordo tu. Basta anche una piazzola vuota, se il tuo elicottero non è ancora costruito e hai almeno una carta.
rule-both-points = Punti e parità
    .text = Tutti i punti si sommano. Fra chi è pari decidono prima i punti elicottero e zattera insieme, poi i punti rifugio. Se sono pari anche quelli, il posto si divide.
