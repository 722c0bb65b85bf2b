### Il gioco nel browser: porte, stanze e ciò che sta intorno alla mappa.

## La prima pagina

door-play = Gioca subito
    .about = Con { $bots }, senza aspettare
door-friends = Con gli amici
    .about = Manda un link e giocate insieme
door-device = Su questo dispositivo
    .about = Da due a cinque intorno a uno schermo
door-code = Ho un codice
    .about = Tre parole e un numero
mine-title = I tuoi tavoli
mine-more = Altri tuoi tavoli
mine-state = { $state ->
    [turn] Tocca a te!
    [playing] Partita in corso
    [waiting] In attesa di giocatori
   *[over] Finita
}
mine-turn = Tocca a { $player }
mine-won = { $who ->
    [you] Hai vinto con { with-points }
   *[other] Ha vinto { $player } con { with-points }
}
mine-shared = { $players } hanno vinto insieme
# Che cosa è successo per ultimo: $deed è build, go, lay oppure other; $means dice come si è mosso.
mine-last = { $who ->
    [you] { $deed ->
        [build] Hai costruito { object.a }
        [go] { $means ->
            [fly] Hai fatto un volo
            [sail] Hai navigato ancora un po’
            [swim] Hai fatto una nuotata
           *[walk] Hai camminato ancora un po’
        }
        [lay] Hai posato una tessera
       *[other] Hai giocato il tuo turno
    }
   *[other] { $deed ->
        [build] { $player } ha costruito { object.a }
        [go] { $means ->
            [fly] { $player } ha fatto un volo
            [sail] { $player } ha navigato ancora un po’
            [swim] { $player } ha fatto una nuotata
           *[walk] { $player } ha camminato ancora un po’
        }
        [lay] { $player } ha posato una tessera
       *[other] { $player } ha giocato
    }
}
mine-next = Prossimo tavolo
mine-hide = Nascondi questo tavolo
mine-show = Mostra di nuovo
mine-hidden = { $count ->
    [one] 1 tavolo nascosto
   *[other] { $count } tavoli nascosti
}
family-title = L’album di famiglia
family-about = Le montagne di tutte le tue partite concluse, dalla più recente.
family-empty = Ancora nessuna montagna
    .about = Quando una partita finisce, la sua montagna entra in questo album: con chi era, quando, e com’è andata.
family-missing = Questa partita non ce l’ha più nessuno.
family-with = Con { $people }
family-who = Con chi?
family-how = Come?
family-all = Tutte
family-animals = Solo con animali
family-base = Senza espansioni
family-newer = Montagna più recente
family-older = Montagna più vecchia
family-friends = Tu e i tuoi amici
# Chi è in vantaggio: you, other oppure level.
family-lead = { $who ->
    [you] Sei in vantaggio { $wins } a { $losses }
    [level] Siete pari, { $wins } a { $losses }
   *[other] { $player } è in vantaggio { $losses } a { $wins }
}
family-ways = Per modo di giocare
family-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
family-won = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
family-best = record: { with-points }
family-days = { $count } giorni di fila in montagna!
family-wins = { $count } vittorie di fila!
credits-game = Un gioco di Niels Ramon Pieterse, pubblicato da NRP Games.
credits-buy = Compra il gioco in scatola
credits-edition = Questa edizione online è gratuita, senza pubblicità e senza iscrizione.
language-choose = Scegli una lingua
page-home = Home
page-rules = Le regole

## Porte che prima chiedono qualcosa

code-label = Tre parole e un numero
code-example = per esempio: quiet amber lake 4711
code-enter = Entra
code-unknown = Non c’è nessun tavolo aperto con questo codice. Le parole sono giuste?
code-three = Un codice è fatto di tre parole e un numero di quattro cifre.
alone-choose = Scegli gli avversari
alone-title = Contro chi vuoi giocare?
climb-title = La scalata
climb-so-far = { $count ->
    [0] Batti un animale in una partita da solo e ricevi il suo timbro.
    [one] 1 timbro su { $all }
   *[other] { $count } timbri su { $all }
}
climb-next = Avanti contro { $bot }
climb-done = Hai tutti i timbri. Che scalata!
climb-stamp = timbro ricevuto
climb-new = Un nuovo timbro: { $bots }
device-title = Chi gioca?
device-name = Nome del giocatore { $number }
device-more = Un altro giocatore
device-fewer = Togli { $player }
device-begin = Si parte!
device-same = Due giocatori hanno lo stesso nome.
device-setup = Scegli espansioni e altro
opening = Prepariamo il tavolo …

## Quando qualcosa non va

fail-server = Il server non risponde.
fail-friends = Il server non risponde e per ora gli amici non possono raggiungerti. Riprova tra un po’.
fail-here =
    { $reason ->
        [blocked] Questo browser non permette al gioco di girare sul dispositivo.
        [memory] Non c’è abbastanza memoria libera per il gioco.
        [network] Non riesco a scaricare il gioco. Sei online?
        [full] Sul dispositivo non c’è più spazio per una partita. Liberane un po’ e riprova.
       *[failed] Il gioco non si avvia su questo dispositivo.
    }
fetching = Scarico il gioco su questo dispositivo
    .starting = Avvio il gioco
friends-need-server = Qui giochi da solo o insieme davanti a uno schermo. Per giocare ognuno sul proprio telefono serve un server Rifugio.
update-ready = C’è una versione più recente: caricala
fail-often = Quanti tavoli! Aspetta un po’.
fail-gone = Qui non c’è nessun tavolo
    .about = Forse il link non è completo, oppure il tavolo non c’è più.
    .watch = Forse a questo tavolo ora si gioca senza spettatori, oppure il tavolo non c’è più.
page-nowhere = Qui non c’è nessuna pagina
    .about = Forse il link non è completo.
fail-other = Non ha funzionato.
net-lost = Connessione persa. Riprovo …
net-offline = Sei offline. Il posto resta tuo.
net-back = Di nuovo online!
net-went-back = Il server ha perso l’ultima parte della partita. Si continua da qui.
net-full = Il dispositivo è pieno e l’ultima mossa non è stata salvata. Libera un po’ di spazio e si riprende da qui.
net-as-it-was =
    { $day ->
        [today] Com’era alle { $time }. Il server non risponde.
       *[earlier] Com’era il { $time }. Il server non risponde.
    }

## Animali e colori

animal = { $animal ->
    [badger] Tasso
    [bear] Orso
    [beaver] Castoro
    [chamois] Camoscio
    [deer] Cervo
    [dormouse] Ghiro
    [eagle] Aquila
    [fox] Volpe
    [frog] Rana
    [goose] Oca
    [hare] Lepre
    [hedgehog] Riccio
    [ibex] Stambecco
    [lynx] Lince
    [marmot] Marmotta
    [mole] Talpa
    [otter] Lontra
    [owl] Civetta
    [raven] Corvo
    [salamander] Salamandra
   *[squirrel] Scoiattolo
}
colour = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [green] verde
   *[violet] viola
}
look-name = Il tuo nome
look-animal = Il tuo animale
look-colour = Il tuo colore
look-taken = { colour }, già preso
look-done = Fatto

## La stanza: invitare

room-table = Il vostro tavolo
invite-title = Invita i tuoi amici
    .about = Inquadrano il codice o aprono il link.
invite-qr = Codice QR con il link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato!
invite-share = Condividi …
invite-text = Vieni a giocare a Rifugio con me!
invite-by-hand = Copia questo link:
reach-nowhere = Solo questo computer può aprire questo link. Per far entrare gli altri, avvia il server con questo comando:
reach-which = Indirizzo di questo computer
watching = { $count ->
    [0] Nessuno guarda
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}

## La stanza: posti

seats-title = Posti
seat-free = Posto libero
seat-closed = Chiuso
seat-you = tu
seat-robot = animale
seat-sit = Siediti
seat-bot = Un animale
seat-which-bot = Quale animale gioca?
seat-local = Qualcuno su questo dispositivo
seat-local-title = Chi si siede qui?
seat-close = Chiudi
seat-open = Riapri
seat-change = Cambia
seat-stand = Alzati
seat-kick = Libera il posto
seat-kick-sure = Liberarlo davvero?
seat-child = Posto per bambini
    .about = pulsanti più grandi, suggerimenti, e un turno si può riprendere
seat-here = c’è
seat-not-here = ora non c’è
seat-more = Un altro posto
guest-title = Siediti con noi!
guest-full = Tutti i posti sono occupati, ma puoi guardare.
hike-ask = Quando hai fatto l’ultima escursione?
hike-when = { $days ->
    [0] oggi
    [4] questa settimana
    [20] questo mese
    [200] quest’anno
   *[other] più tempo fa
}
hike-unsaid = Non lo dico ancora

## La stanza: il gioco

options-title = Il gioco
options-standard = Regole standard
options-reset = Torna alle regole standard
options-own = Regole della casa
options-extensions = Espansioni
options-clock = Tempo per turno
clock-choice = { $choice ->
    [minute] 1 minuto
    [three] 3 minuti
    [ten] 10 minuti
    [day] 1 giorno
    [days] 3 giorni
   *[none] quanto volete
}
options-chat = Chat libera
    .about = tutti al tavolo possono scrivere messaggi
options-watch = Spettatori
    .about = chi ha il link per guardare può seguire la partita
options-by-host = Le impostazioni le sceglie chi ospita.
watch-link = Copia il link per guardare

## La stanza: iniziare

start-first = Chi inizia?
start-draw = Decide il caso
start-hiked = Chi ha fatto l’ultima escursione
start-go = Inizia la partita
start-why-seats = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
start-why-few = Dovete essere almeno in due.
start-why-hikes = Non tutti hanno detto quando hanno fatto l’ultima escursione.
start-why-net = In attesa della connessione …
start-without = Chiudi i posti liberi e inizia
start-ready = Ci siete tutti. Pronti?
start-waiting = Chi ospita inizia quando siete tutti pronti.

## Passare un posto

hand-on = Passa a un altro dispositivo
hand-title = { $player }: passa a un altro dispositivo
    .about = Apri questo link sull’altro dispositivo, o mandalo a qualcuno. Il posto si sposta lì.
hand-qr = Codice QR con il link a questo posto
hand-close = Chiudi
claim-title = Questo posto è per te
    .about = Giocherai per { $player }.
claim-take = Prendi il posto

## Andarsene

leave-table = Lascia il tavolo
leave-ask = { $what ->
    [game] Un animale, { $bot }, continua a giocare per te. Il posto non sarà più tuo.
    [room] Il tuo posto torna libero.
    [some] Un animale, { $bot }, continua a giocare per te. Il posto non sarà più tuo. Se non gioca nessun altro, la partita finisce.
    [last] Non gioca più nessun altro, quindi la partita finisce qui, senza vincitori.
   *[close] Non c’è nessun altro, quindi il tavolo verrà chiuso.
}
leave-ask-host = Qualcun altro ospiterà il tavolo.
leave-go = Lascia
leave-stay = Resta
leave-failed = Sei ancora al tavolo. Riprova.
resign = Ritirati
    .ask = { $what ->
        [last] Per te la partita finisce qui, con i punti che hai adesso. Non gioca più nessun altro, quindi non vince nessuno.
       *[other] Per te la partita finisce qui, con i punti che hai adesso, e tutti vedranno quanti sono. Un animale, { $bot }, continua al posto tuo, così gli altri possono finire. Puoi guardare, ma non tornare a giocare.
    }
    .stay = Continua a giocare
holiday = Vai in vacanza
    .longer = Prolunga la vacanza
    .ask = Quando tocca a te, gli altri aspettano il tuo ritorno, e tutti vedono fino a quando. Appena giochi, la vacanza è finita.
    .left = { $left ->
        [0] Hai già usato tutti i { $days } giorni di vacanza di questa partita.
        [one] Dei tuoi { $days } giorni di vacanza in questa partita te ne resta uno.
       *[other] Dei tuoi { $days } giorni di vacanza in questa partita te ne restano { $left }.
    }
    .days = { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
    .fewer = Un giorno in meno
    .more = Un giorno in più
    .until = fino a { $day }
    .mine = Sei in vacanza fino a { $day }. Appena giochi, la vacanza è finita.
    .stay = Resta qui
lost-claimed = Il tuo posto ora è su un altro dispositivo.
lost-revoked = { $phase ->
    [playing] Chi ospita ha liberato il tuo posto. { $bot } continua a giocare per te.
   *[other] Chi ospita ha liberato il tuo posto.
}
lost-left = { $phase ->
    [playing] Hai lasciato il tavolo. { $bot } continua a giocare per te.
   *[other] Hai lasciato il tavolo.
}
lost-resigned = { $phase ->
    [playing] La tua partita è finita con { points }. { $bot } continua al posto tuo.
   *[other] La tua partita è finita con { points }.
}

## Al tavolo

game-map = La mappa
map-nearer = Ingrandisci
map-farther = Rimpicciolisci
map-whole = Tutta la mappa
map-find = Dove sono?
map-closer = Tocca per avvicinarti
game-players = Giocatori
game-do = Che cosa puoi fare
game-say = Di’ qualcosa
game-more = Altro
game-close = Chiudi
player-turn = di turno
player-away = { $bot } gioca per { $player }
player-resigned = fuori dalla partita con { with-points }, continua { $bot }
player-holiday = in vacanza fino a { $day }
player-back = Eccomi di nuovo!
player-hidden = punti coperti
player-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti in tutto
}
moves-which = Quale tessera?
moves-blind = Una tessera pescata non si rimette a posto.
clock-left = ancora { $time }
clock-dinner = { $clock ->
    [correspondence] Pausa per tutti
   *[other] Pausa cena
}
    .about = ferma l’orologio per tutti
clock-again = { $clock ->
    [correspondence] La pausa è finita
   *[other] La cena è finita
}
    .about = l’orologio riparte
clock-then = { $clock ->
    [none] Un turno può durare al massimo { $days } giorni. Poi la partita termina.
   *[other] Quando il tempo scade, subentra un animale: { $bot }. Chi torna riprende a giocare.
}
table-ends = { $what ->
    [room] Se la partita non inizia entro { $day } alle { $time }, il tavolo viene chiuso.
    [mine] Se non finisci il tuo turno entro { $day } alle { $time }, la partita termina.
   *[other] Se { $player } non finisce il turno entro { $day } alle { $time }, la partita termina.
}
give-up = Interrompi la partita per tutti
give-up-sure = Interromperla davvero?
game-given-up = La partita è stata interrotta.
game-over-alone = Non gioca più nessuno: la partita è finita senza vincitori.
table-closed = Questo tavolo è stato chiuso prima dell’inizio della partita.
result-resigned = { $player } ha smesso con { with-points }. Il resto l’ha giocato { $bot }.
    .alone = { $player } ha smesso con { with-points }.
game-record = Salva la partita in un file
rematch-ready = Un nuovo tavolo è pronto.
rematch-join = Vieni anche tu
watch-only = Stai guardando.

## Un turno con le mani

draw-final = non si può annullare
turn-left = Gira a sinistra
turn-right = Gira a destra
why-too-far = In questo turno non ci arrivi.
keys-which = Tasti
keys-choose = scegliere una tessera o un’azione
keys-arrows = guardarsi intorno sulla mappa
keys-next = la prossima casella possibile o quella prima
keys-do = fare la mossa
keys-turn = girare un passo
keys-back = indietro; rimettere a posto la tessera

## Parlare

talk-coming = Arrivi e saluti
talk-turn = Sul turno
talk-doing = Che mossa!
talk-mountains = In montagna
talk-manners = Buone maniere
talk-point = Indica una tessera
    .about = Ora tocca una tessera sulla mappa.
talk-pointed = { $player } indica una tessera.
talk-write = Scrivi qualcosa
talk-send = Invia

## L’album: che cosa ho e che cosa manca

album-title = Il mio album
    .about = Quanto ti porterebbe adesso ogni luogo, tris compreso.
album-kind = { $kind ->
    [flower] Fiori
    [animal] Animali
    [waterfall] Cascate
    [pass] Passi
   *[top] Cime
}
album-count = { $count } su { $all }
album-set = tutto il tris { $points }
album-complete = tris completo
album-place = { $state ->
    [have] { tile }: ce l’hai
    [first] { tile }: ce l’hai, prima di tutti
    [gone] { tile }: fuori dal gioco
    [hidden] { tile }: non è ancora sulla mappa
   *[lacking] { tile }: è sulla mappa
}
album-shut = Su questo dispositivo giocate in più persone. Per questo il tuo album resta coperto.
album-peek = Guarda il mio album
album-cover = Copri il mio album

## Che cosa è successo al tavolo, oltre alle mosse

event-started = Si parte! Inizia { $player }.
event-expired = Tempo scaduto: { $bot } continua per { $player }.
event-back = { $player } è di nuovo qui.
event-holiday = { $days ->
    [0] { $player } è di ritorno dalle vacanze.
    [one] { $player } va in vacanza per un giorno.
   *[other] { $player } va in vacanza per { $days } giorni.
}
event-claimed = Il posto di { $player } ora è su un altro dispositivo.
event-revoked = Chi ospita ha liberato il posto di { $player }. { $bot } continua a giocare.
event-left = { $player } ha lasciato il tavolo. { $bot } continua a giocare.
event-left-last = { $player } ha lasciato il tavolo. Non gioca più nessuno: la partita finisce qui.
event-resigned = { $player } si ritira con { with-points }. { $bot } continua a giocare.
event-resigned-last = { $player } si ritira con { with-points }. Non gioca più nessuno: la partita finisce qui.
event-host = Ora ospita { $player }.
event-turn-undone = { $tiles ->
    [0] { $player } riprende il suo turno e continua a giocare.
    [one] { $player } riprende il suo turno e continua a giocare. La tessera girata tornerà dopo.
   *[other] { $player } riprende il suo turno e continua a giocare. Le tessere girate torneranno dopo.
}
event-dinner = Nessuna fretta: l’orologio è fermo.
event-clock = Il tempo scorre.

## Guardare indietro

recap-title = Mentre non c’eri
recap-skip = Salta
history-title = Ecco com’era
history-back = Torna alla partita
log-see = Guarda questo momento
sound = Suoni
    .about = piccoli suoni fatti per questo gioco

## Lo zaino

rucksack-title = Il tuo zaino
rucksack-about = { $tables ->
    [0] Qui dentro ci sono il tuo aspetto e le tue impostazioni, pronti su ogni dispositivo in cui lo apri.
    [one] Qui dentro c’è un tuo tavolo, con il tuo aspetto, le impostazioni e i timbri. Ti seguono ovunque lo apri.
   *[other] Qui dentro ci sono { $tables } tuoi tavoli, con il tuo aspetto, le impostazioni e i timbri. Ti seguono ovunque lo apri.
}
rucksack-empty = Per ora è vuoto. Appena ti siedi a un tavolo, il tuo posto ci finisce dentro da solo.
rucksack-move = Su un altro dispositivo
rucksack-only = È aperto solo qui. Se perdi questo dispositivo, nessuno potrà ridarti lo zaino: aprilo anche su un altro.
rucksack-move-show = Aprilo su un altro dispositivo
rucksack-move-how = Inquadra il codice con l’altro dispositivo, mandati il link, oppure scrivi là le parole.
rucksack-move-qr = Codice QR che apre il tuo zaino
rucksack-move-once = Funziona una volta sola, per { $minutes } minuti. Non mostrarlo a nessun altro: chi lo usa ha i tuoi posti.
rucksack-have-code = Ho un codice da un altro dispositivo
rucksack-code = Quattro parole e un numero
rucksack-code-form = Un codice ha quattro parole e un numero di quattro cifre.
rucksack-code-open = Avanti
arriving-title = Sta arrivando uno zaino
arriving-about = Così tutti i tuoi tavoli saranno anche qui.
arriving-open = Aprilo qui
arriving-both = Su questo dispositivo qualcuno ha già uno zaino. Sei sempre tu?
arriving-mine = Sì, mettili insieme
arriving-other = No, è di un’altra persona
arriving-wrong = Questo codice è già stato usato, o i suoi dieci minuti sono passati. Chiedine uno nuovo sull’altro dispositivo.
arriving-no-passkey = Non è stata scelta nessuna passkey, o il suo zaino non esiste più.
opening-title = Il tuo zaino è altrove?
opening-passkey = Aprilo con una passkey
opening-mail = Mandami un link per e-mail
opening-mail-send = Invia
opening-mail-sent = Se c’è uno zaino con questo indirizzo, un’e-mail è in arrivo. Il link che contiene funziona una volta sola, per un’ora.
mail-field = Indirizzo e-mail
mail-form = Non sembra un indirizzo e-mail.
ways-title = Se perdi questo dispositivo
ways-made = Passkey creata il { $day }
ways-add = Aggiungi una passkey
    .about = Con una passkey apri lo zaino con l’impronta, con il viso o con il codice del dispositivo, senza password.
ways-drop = Elimina
ways-drop-sure = Non aprirà più lo zaino. Davvero?
ways-none = Per le passkey serve un indirizzo https, che questo server non ha. Apri il tuo zaino su un secondo dispositivo.
ways-address = Puoi farti mandare un link a { $address }.
ways-address-waiting = Un’e-mail è in arrivo a { $address }. Apri il link che contiene per confermare l’indirizzo.
ways-address-about = Lascia un indirizzo: potrai farti mandare lì un link che apre lo zaino.
ways-address-set = Salva
ways-address-drop = Elimina l’indirizzo
ways-confirmed = Il tuo indirizzo è confermato.
ways-confirm-late = Questo link è già stato usato, o ha più di un giorno.
told-title = Quando tocca a te
told-about = Nelle partite che durano giorni puoi ricevere un avviso quando gli altri ti aspettano.
told-add-push = Avvisami su questo dispositivo
told-add-mail = Avvisami per e-mail: { $address }
told-add-hook = Usa un webhook
told-mail-first = Se lasci qui sotto un indirizzo e-mail, puoi ricevere l’avviso anche lì.
told-by = { $way ->
    [this] su questo dispositivo
    [push] su quel dispositivo
    [mail] per e-mail
   *[hook] tramite webhook
}
told-no-push = { $why ->
    [blocked] Il tuo browser non permette a questa pagina di mostrare avvisi. Puoi consentirlo nelle sue impostazioni.
    [install] Su questo dispositivo funziona appena Rifugio è nella schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home».
   *[never] Questo browser non può mostrare avvisi quando la pagina è chiusa.
}
told-fault = { $fault ->
    [https] L’indirizzo deve cominciare con https.
    [private] Questo indirizzo non si raggiunge da Internet.
    [room] Per Matrix serve un indirizzo di questa forma: { $example }
    [topic] Per ntfy serve l’indirizzo di un argomento, per esempio { $example }
    [many] Sono già troppi. Prima disattivane uno.
   *[address] Non sembra un indirizzo.
}
told-try = Prova
told-tried = Un messaggio è in arrivo.
told-drop = Disattiva
told-hook-shape = Webhook per
told-hook-plain = qualcosa di mio (JSON)
told-hook-url = Indirizzo
told-after = Quanto può aspettare il tuo turno prima dell’avviso?
told-daily = Una sola volta al giorno, per tutte le partite
told-daily-at = A che ora?
told-quiet = Silenzio di notte
told-quiet-from = Dalle
told-quiet-until = Alle
told-stop-ask = Non vuoi più ricevere avvisi di questo tipo?
told-stop = Basta avvisi
told-stopped = Non ne arriveranno più. Puoi riattivarli dal tuo zaino.
told-stop-wrong = A questo link manca un pezzo. Copialo per intero dal messaggio.
told-ask = Può volerci un po’. Vuoi un avviso quando tocca di nuovo a te?
told-ask-yes = Sì, avvisami
told-ask-how = Scegli come
told-ask-no = No, grazie
told-ask-done = Riceverai un avviso. Puoi cambiarlo quando vuoi dal tuo zaino.
devices-title = Aperto su
devices-this = questo dispositivo
devices-seen = usato l’ultima volta il { $day }
devices-other = Un altro dispositivo
devices-close = Chiudi
devices-close-sure = Chiuderlo là?
devices-close-last-sure = Non è aperto altrove e andrebbe perso. Davvero?
devices-close-here-sure = Toglierlo da questo dispositivo?
shelf-title = Chi gioca?
shelf-about = Chiunque giochi su questo dispositivo può avere uno zaino tutto suo.
shelf-nobody = Qualcuno senza nome
shelf-new = Un’altra persona
rucksack-mine = Che cosa si conserva di te
rucksack-child = È lo zaino di un bambino o di una bambina
    .about = Niente e-mail, niente sconosciuti.
rucksack-everything = Salva tutto in un file
rucksack-forget = Dimenticami
    .about = I tuoi nomi e le tue parole spariscono da tutti i tavoli, e nelle partite in corso un animale gioca al posto tuo. Non si può annullare. Se non torni per { $days } giorni, succede da sé.
rucksack-forget-sure = Dimenticare davvero tutto?
rucksack-forgotten = Tutto ciò che ti riguarda è stato cancellato.
