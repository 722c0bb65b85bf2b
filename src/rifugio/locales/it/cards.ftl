### Che cosa insegna una prima partita: una frase sola, mostrata una volta, quando serve (web/src/learning/cards.json).

card-lay = Scegli una tessera e posala su una delle caselle segnate.
card-walk = Ora in cammino: a ogni turno due mosse sono gratuite.
card-two = In due si posano due tessere prima di mettersi in cammino.
card-pile = Vuoi tentare la sorte? Una tessera della pila va posata, se ci sta da qualche parte.
card-pass = Un passo si può girare, e ogni suo lato vuole accanto proprio lo stesso paesaggio.
card-top = Una cima vuole intorno solo roccia, e chi ci sale per primo riceve di più.
card-bear = Un orso costa { $box-points-bear } punti a ogni passaggio, quindi posalo dove dà fastidio agli altri.
card-place = Ora la carta punti è tua, e tutti e tre dello stesso tipo portano altri { $box-points-set } punti.
card-first = Chi arriva lassù per primo riceve { $box-points-top-first } punti, chi viene dopo { $box-points-top }.
card-bear-met = Ogni orso costa { $box-points-bear } punti, perciò spesso conviene il giro largo.
card-hut = Costruisci qui un rifugio con una mossa: chi passa ti porta { $box-points-hut } punti.
card-cards = Le mosse gratuite sono finite, ma ogni carta mossa extra è una mossa in più.
card-visited = Qualcuno ti ha fatto visita, e questo ti porta punti ogni volta.
card-visit = Hai fatto visita a un altro: una mossa a te e punti al proprietario.
card-full = Più di cinque carte non puoi tenerle, quindi usane qualcuna adesso.
card-swap = La tua tessera non ci sta da nessuna parte: scambiala con una scoperta che ci sta.
card-nothing = Non ci sta nessuna tessera, quindi togli dal gioco una di quelle scoperte.
card-last = La pila è finita: restano solo le tessere scoperte.
card-pad = Una piazzola vuota si può attraversare, ma ci si ferma solo per costruire il proprio elicottero.
card-helicopter = Costruisci qui il tuo elicottero con due mosse, e sei subito a bordo.
card-fly = Con una mossa voli su qualsiasi piazzola libera, per quanto lontana.
card-water = Sull’acqua non si cammina, ma ci vanno le zattere, e le cascate valgono di più.
card-raft = Costruisci con due mosse una zattera sull’acqua accanto a te.
card-sail = Con una mossa la tua zattera arriva ovunque su questo fiume.
card-swim = Niente zattere e nessuna via intorno: puoi nuotare, in quattro mosse.
card-carried = Chi guida la zattera ti porta con sé, e a te non costa niente.

goal = Chi vince?
    .points = Chi fa più punti. Raggiungi i luoghi: tutti e tre dello stesso tipo ne portano altri { $box-points-set }. Costruisci rifugi dove passano gli altri: ogni visita ne porta { $box-points-hut }.
    .go = Si parte
goal-length = { $clock ->
    [correspondence] Si finisce quando tutte le tessere sono posate: ti tocca circa { $turns } volte, ogni volta quando ti fa comodo.
   *[other] Si finisce quando tutte le tessere sono posate: ti tocca circa { $turns } volte, più o meno { $minutes } minuti.
}
