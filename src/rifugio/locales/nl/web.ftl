### Het spel in een browser: deuren, kamers en wat er om de kaart heen staat.

## De eerste bladzijde

door-play = Nu spelen
    .about = Met { $bots }, zonder wachten
door-friends = Met vrienden
    .about = Stuur een link en schuif samen aan
door-device = Op dit apparaat
    .about = Met z’n tweeën tot vijven rond één scherm
door-code = Ik heb een code
    .about = Drie woorden en een getal
mine-title = Jouw tafels
mine-more = Nog meer tafels van jou
mine-state = { $state ->
    [turn] Jij bent aan de beurt!
    [playing] Spel is bezig
    [waiting] Wacht op spelers
   *[over] Afgelopen
}
mine-turn = { $player } is aan de beurt
mine-won = { $who ->
    [you] Jij won met { with-points }
   *[other] { $player } won met { with-points }
}
mine-shared = { $players } wonnen samen
# Wat er het laatst gebeurde: $deed is build, go, lay of other; $means zegt hoe iemand verder kwam.
mine-last = { $who ->
    [you] { $deed ->
        [build] Je hebt { object.a } gebouwd
        [go] { $means ->
            [fly] Je bent verder gevlogen
            [sail] Je bent verder gevaren
            [swim] Je hebt gezwommen
           *[walk] Je bent verder gelopen
        }
        [lay] Je hebt een tegel aangelegd
       *[other] Je was aan de beurt
    }
   *[other] { $deed ->
        [build] { $player } heeft { object.a } gebouwd
        [go] { $means ->
            [fly] { $player } is verder gevlogen
            [sail] { $player } is verder gevaren
            [swim] { $player } heeft gezwommen
           *[walk] { $player } is verder gelopen
        }
        [lay] { $player } heeft een tegel aangelegd
       *[other] { $player } was aan de beurt
    }
}
mine-next = Volgende tafel
mine-hide = Verberg deze tafel
mine-show = Toon weer
mine-hidden = { $count ->
    [one] 1 verborgen tafel
   *[other] { $count } verborgen tafels
}
family-title = Het familiealbum
family-about = De bergen van al je afgelopen spellen, de nieuwste eerst.
family-empty = Nog geen berg in het album
    .about = Als een spel is afgelopen, komt de berg in dit album: met wie het was, wanneer, en hoe het afliep.
family-missing = Niemand heeft dit spel nog.
family-with = Met { $people }
family-who = Met wie?
family-how = Hoe?
family-all = Alles
family-animals = Alleen met dieren
family-base = Zonder uitbreidingen
family-newer = Nieuwere berg
family-older = Oudere berg
family-friends = Jij en je vrienden
# Wie er voor staat: you, other of level.
family-lead = { $who ->
    [you] Jij staat voor met { $wins } : { $losses }
    [level] Gelijk, { $wins } : { $losses }
   *[other] { $player } staat voor met { $losses } : { $wins }
}
family-ways = Per manier van spelen
family-games = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
family-won = { $count ->
    [one] 1 keer gewonnen
   *[other] { $count } keer gewonnen
}
family-best = beste: { with-points }
family-days = { $count } dagen op rij de berg op!
family-wins = { $count } keer op rij gewonnen!
credits-game = Een spel van Niels Ramon Pieterse, uitgegeven door NRP Games.
credits-buy = Koop de echte doos
credits-edition = Deze online editie is gratis, zonder reclame en zonder aanmelden.
language-choose = Kies een taal
page-home = Startpagina
page-rules = De spelregels

## Deuren die eerst iets vragen

code-label = Drie woorden en een getal
code-example = bijvoorbeeld: quiet amber lake 4711
code-enter = Meedoen
code-unknown = Er is geen open tafel met deze code. Kloppen de woorden?
code-three = Een code bestaat uit drie woorden en een getal van vier cijfers.
alone-choose = Kies je tegenstanders
alone-title = Tegen wie wil je spelen?
climb-title = De klim
climb-so-far = { $count ->
    [0] Versla in je eentje een dier, en je krijgt zijn stempel.
    [one] 1 van de { $all } stempels
   *[other] { $count } van de { $all } stempels
}
climb-next = Verder tegen { $bot }
climb-done = Alle stempels zijn van jou. Wat een klim!
climb-stamp = verslagen
climb-new = Een nieuwe stempel: { $bots }
device-title = Wie doet er mee?
device-name = Naam van speler { $number }
device-more = Nog iemand
device-fewer = { $player } verwijderen
device-begin = Op pad!
device-same = Twee spelers hebben dezelfde naam.
device-setup = Uitbreidingen en meer kiezen
opening = De tafel wordt gedekt …

## Als iets niet lukt

fail-server = De server antwoordt niet.
fail-friends = De server antwoordt niet, dus vrienden kunnen nu niet aanschuiven. Probeer het straks nog eens.
fail-here =
    { $reason ->
        [blocked] Deze browser laat het spel niet op het apparaat draaien.
        [memory] Er is op dit apparaat niet genoeg geheugen vrij.
        [network] Het spel kon niet worden opgehaald. Heb je internet?
        [full] Op dit apparaat is geen ruimte meer voor een spel. Maak wat vrij en probeer het nog eens.
       *[failed] Het spel wilde op dit apparaat niet starten.
    }
fetching = Het spel wordt opgehaald
    .starting = Het spel wordt gestart
friends-need-server = Hier speel je alleen of samen achter één scherm. Wil iedereen op de eigen telefoon spelen, dan is er een Rifugio-server nodig.
update-ready = Er is een nieuwere versie: nu laden
fail-often = Zo veel tafels! Wacht even.
fail-gone = Hier staat geen tafel
    .about = Misschien is de link niet compleet, of is de tafel opgeruimd.
    .watch = Misschien speelt deze tafel nu zonder toeschouwers, of is hij opgeruimd.
page-nowhere = Hier is geen pagina
    .about = Misschien is de link niet compleet.
fail-other = Dat is niet gelukt.
net-lost = Verbinding verbroken. Ik probeer het opnieuw …
net-offline = Je bent offline. Je plaats blijft van jou.
net-back = Weer verbonden!
net-went-back = De server is de laatste zetten aan deze tafel kwijt. Jullie gaan vanaf hier verder.
net-full = Dit apparaat is vol, de laatste zet kon niet worden bewaard. Maak wat ruimte vrij, dan gaat het van hieruit verder.
net-as-it-was =
    { $day ->
        [today] Zo was het om { $time }. De server antwoordt niet.
       *[earlier] Zo was het op { $time }. De server antwoordt niet.
    }

## Dieren en kleuren

animal = { $animal ->
    [badger] Das
    [bear] Beer
    [beaver] Bever
    [chamois] Gems
    [deer] Hert
    [dormouse] Zevenslaper
    [eagle] Adelaar
    [fox] Vos
    [frog] Kikker
    [goose] Gans
    [hare] Haas
    [hedgehog] Egel
    [ibex] Steenbok
    [lynx] Lynx
    [marmot] Marmot
    [mole] Mol
    [otter] Otter
    [owl] Uil
    [raven] Raaf
    [salamander] Salamander
   *[squirrel] Eekhoorn
}
colour = { $colour ->
    [red] rood
    [blue] blauw
    [yellow] geel
    [green] groen
   *[violet] paars
}
look-name = Je naam
look-animal = Je dier
look-colour = Je kleur
look-taken = { colour }, bezet
look-done = Klaar

## De kamer: uitnodigen

room-table = Jullie tafel
invite-title = Nodig je vrienden uit
    .about = Ze scannen de code of openen de link.
invite-qr = QR-code met de link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd!
invite-share = Delen …
invite-text = Kom Rifugio met me spelen!
invite-by-hand = Kopieer deze link:
reach-nowhere = Alleen deze computer kan deze link openen. Start de server met dit commando, dan kunnen anderen erbij:
reach-which = Adres van deze computer
watching = { $count ->
    [0] Niemand kijkt mee
    [one] 1 kijker
   *[other] { $count } kijkers
}

## De kamer: plaatsen

seats-title = Plaatsen
seat-free = Vrije plaats
seat-closed = Gesloten
seat-you = jij
seat-robot = dier
seat-sit = Ga zitten
seat-bot = Een dier
seat-which-bot = Welk dier speelt mee?
seat-local = Iemand op dit apparaat
seat-local-title = Wie gaat hier zitten?
seat-close = Sluiten
seat-open = Weer openen
seat-change = Wijzigen
seat-stand = Opstaan
seat-kick = Plaats vrijmaken
seat-kick-sure = Echt vrijmaken?
seat-child = Kinderplaats
    .about = grotere knoppen, tips, en een beurt mag worden teruggenomen
seat-here = is er
seat-not-here = is er nu niet
seat-more = Nog een plaats
guest-title = Kom erbij zitten!
guest-full = Alle plaatsen zijn bezet, maar je kunt meekijken.
hike-ask = Wanneer heb je voor het laatst gewandeld?
hike-when = { $days ->
    [0] vandaag
    [4] deze week
    [20] deze maand
    [200] dit jaar
   *[other] langer geleden
}
hike-unsaid = Zeg ik nog niet

## De kamer: het spel

options-title = Het spel
options-standard = Standaardregels
options-reset = Terug naar de standaardregels
options-own = Huisregels
options-extensions = Uitbreidingen
options-clock = Tijd per beurt
clock-choice = { $choice ->
    [minute] 1 minuut
    [three] 3 minuten
    [ten] 10 minuten
    [day] 1 dag
    [days] 3 dagen
   *[none] zo lang je wilt
}
options-chat = Vrij chatten
    .about = iedereen aan tafel kan berichten schrijven
options-watch = Toeschouwers
    .about = wie de kijklink heeft, kan meekijken
options-by-host = De gastheer kiest de instellingen.
watch-link = Kijklink kopiëren

## De kamer: beginnen

start-first = Wie begint?
start-draw = Het toeval beslist
start-hiked = Wie het laatst gewandeld heeft
start-go = Begin het spel
start-why-seats = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
start-why-few = Je moet minstens met z’n tweeën zijn.
start-why-hikes = Nog niet iedereen heeft gezegd wanneer de laatste wandeling was.
start-why-net = Wachten op de verbinding …
start-without = Vrije plaatsen sluiten en beginnen
start-ready = Iedereen is er. Klaar?
start-waiting = De gastheer begint als iedereen klaar is.

## Een plaats doorgeven

hand-on = Naar een ander apparaat
hand-title = { $player }: naar een ander apparaat
    .about = Open deze link op het andere apparaat, of stuur hem naar iemand. De plaats verhuist dan mee.
hand-qr = QR-code met de link naar deze plaats
hand-close = Sluiten
claim-title = Deze plaats is voor jou
    .about = Je speelt verder voor { $player }.
claim-take = Neem de plaats

## Weggaan

leave-table = Van tafel gaan
leave-ask = { $what ->
    [game] Een dier, { $bot }, speelt voor je verder. De plaats is dan niet meer van jou.
    [room] Je plaats komt weer vrij.
    [some] Een dier, { $bot }, speelt voor je verder. De plaats is dan niet meer van jou. Speelt er verder niemand mee, dan eindigt het spel.
    [last] Er speelt verder niemand mee, dus het spel eindigt hier, zonder winnaar.
   *[close] Er is verder niemand, dus de tafel wordt gesloten.
}
leave-ask-host = Iemand anders wordt gastheer.
leave-go = Weggaan
leave-stay = Blijven
leave-failed = Je zit nog aan tafel. Probeer het nog eens.
resign = Opgeven
    .ask = { $what ->
        [last] Jouw spel eindigt hier, met de punten die je nu hebt. Er speelt verder niemand mee, dus er is geen winnaar.
       *[other] Jouw spel eindigt hier, met de punten die je nu hebt, en iedereen ziet hoeveel dat er zijn. { $bot }, een dier, speelt voor je verder, zodat de anderen het spel kunnen uitspelen. Je kunt blijven kijken, maar niet terugkomen.
    }
    .stay = Verder spelen
holiday = Op vakantie gaan
    .longer = Langer wegblijven
    .ask = Ben je aan de beurt, dan wachten de anderen tot je terug bent. Iedereen ziet hoe lang dat duurt. Zodra je speelt, is je vakantie voorbij.
    .left = { $left ->
        [0] Je { $days } vakantiedagen voor dit spel zijn op.
        [one] Van je { $days } vakantiedagen in dit spel is er nog één over.
       *[other] Van je { $days } vakantiedagen in dit spel zijn er nog { $left } over.
    }
    .days = { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
    .fewer = Een dag minder
    .more = Een dag meer
    .until = tot { $day }
    .mine = Je bent op vakantie tot { $day }. Zodra je speelt, is je vakantie voorbij.
    .stay = Hier blijven
lost-claimed = Je plaats is nu op een ander apparaat.
lost-revoked = { $phase ->
    [playing] De gastheer heeft je plaats vrijgemaakt. { $bot } speelt voor je verder.
   *[other] De gastheer heeft je plaats vrijgemaakt.
}
lost-left = { $phase ->
    [playing] Je bent van tafel gegaan. { $bot } speelt voor je verder.
   *[other] Je bent van tafel gegaan.
}
lost-resigned = { $phase ->
    [playing] Je hebt opgegeven met { points }. { $bot } speelt voor je verder.
   *[other] Je hebt opgegeven met { points }.
}

## Aan tafel

game-map = De kaart
map-nearer = Inzoomen
map-farther = Uitzoomen
map-whole = De hele kaart
map-find = Waar ben ik?
map-closer = Tik om in te zoomen
game-players = Spelers
game-do = Wat je kunt doen
game-say = Zeg iets
game-more = Meer
game-close = Sluiten
player-turn = aan de beurt
player-away = { $bot } speelt voor { $player }
player-resigned = heeft opgegeven met { with-points }, { $bot } speelt verder
player-holiday = op vakantie tot { $day }
player-back = Ik ben er weer!
player-hidden = punten bedekt
player-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten in totaal
}
moves-which = Welke tegel?
moves-blind = Een tegel van de stapel kan niet terug.
clock-left = nog { $time }
clock-dinner = { $clock ->
    [correspondence] Pauze voor iedereen
   *[other] Etenspauze
}
    .about = zet de klok stil voor iedereen
clock-again = { $clock ->
    [correspondence] De pauze is voorbij
   *[other] We hebben gegeten
}
    .about = de klok loopt weer
clock-then = { $clock ->
    [none] Een beurt mag hoogstens { $days } dagen duren. Daarna eindigt het spel.
   *[other] Is de tijd om, dan valt een dier in: { $bot }. Wie terugkomt, speelt zelf verder.
}
table-ends = { $what ->
    [room] Is het spel { $day } om { $time } nog niet begonnen, dan wordt deze tafel gesloten.
    [mine] Heb je { $day } om { $time } je beurt nog niet afgemaakt, dan eindigt het spel.
   *[other] Heeft { $player } de beurt { $day } om { $time } nog niet afgemaakt, dan eindigt het spel.
}
give-up = Spel voor iedereen afbreken
give-up-sure = Echt afbreken?
game-given-up = Het spel is afgebroken.
game-over-alone = Er speelt niemand meer mee. Het spel is afgelopen, zonder winnaar.
table-closed = Deze tafel is gesloten voordat het spel begon.
result-resigned = { $player } heeft opgegeven met { with-points }. { $bot } heeft het uitgespeeld.
    .alone = { $player } heeft opgegeven met { with-points }.
game-record = Sla het spel op als bestand
rematch-ready = Er staat een nieuwe tafel klaar.
rematch-join = Ga mee
watch-only = Je kijkt mee.

## Een beurt met de hand

draw-final = kun je niet ongedaan maken
turn-left = Naar links draaien
turn-right = Naar rechts draaien
why-too-far = Daar kun je deze beurt niet komen.
keys-which = Toetsen
keys-choose = een tegel of een actie kiezen
keys-arrows = rondkijken op de kaart
keys-next = volgende of vorige vak dat kan
keys-do = doen
keys-turn = een pas draaien
keys-back = terug; tegel terugleggen

## Praten

talk-coming = Komen en gaan
talk-turn = Over de beurt
talk-doing = Wat een zet!
talk-mountains = In de bergen
talk-manners = Goede manieren
talk-point = Wijs een tegel aan
    .about = Tik nu een tegel op de kaart aan.
talk-pointed = { $player } wijst een tegel aan.
talk-write = Schrijf iets
talk-send = Verstuur

## Het album: wat ik heb en wat ontbreekt

album-title = Mijn album
    .about = Wat elke plek je nu zou opleveren, het drietal meegerekend.
album-kind = { $kind ->
    [flower] Bloemen
    [animal] Dieren
    [waterfall] Watervallen
    [pass] Passen
   *[top] Bergtoppen
}
album-count = { $count } van de { $all }
album-set = hele drietal { $points }
album-complete = drietal compleet
album-place = { $state ->
    [have] { tile }: heb je
    [first] { tile }: heb je, en je was er als eerste
    [gone] { tile }: uit het spel
    [hidden] { tile }: ligt nog niet op de kaart
   *[lacking] { tile }: ligt op de kaart
}
album-shut = Op dit apparaat kijken anderen mee. Daarom blijft je album bedekt.
album-peek = Mijn album bekijken
album-cover = Mijn album bedekken

## Wat er aan tafel gebeurde, behalve zetten

event-started = We gaan op pad! { $player } begint.
event-expired = De tijd is om: { $bot } gaat verder voor { $player }.
event-back = { $player } is er weer.
event-holiday = { $days ->
    [0] { $player } is terug van vakantie.
    [one] { $player } gaat een dag op vakantie.
   *[other] { $player } gaat { $days } dagen op vakantie.
}
event-claimed = De plaats van { $player } is nu op een ander apparaat.
event-revoked = De gastheer heeft de plaats van { $player } vrijgemaakt. { $bot } speelt verder.
event-left = { $player } is van tafel gegaan. { $bot } speelt verder.
event-left-last = { $player } is van tafel gegaan. Er speelt niemand meer mee, dus het spel eindigt hier.
event-resigned = { $player } heeft opgegeven met { with-points }. { $bot } speelt verder.
event-resigned-last = { $player } heeft opgegeven met { with-points }. Er speelt niemand meer mee, dus het spel eindigt hier.
event-host = { $player } is nu gastheer.
event-turn-undone = { $tiles ->
    [0] { $player } neemt de beurt terug en speelt verder.
    [one] { $player } neemt de beurt terug en speelt verder. De tegel die is omgedraaid, komt straks weer.
   *[other] { $player } neemt de beurt terug en speelt verder. De tegels die zijn omgedraaid, komen straks weer.
}
event-dinner = Geen haast: de klok staat stil.
event-clock = De klok loopt.

## Terugkijken

recap-title = Terwijl je weg was
recap-skip = Overslaan
history-title = Zo was het toen
history-back = Terug naar het spel
log-see = Bekijk dit moment
sound = Geluid
    .about = kleine geluiden, voor dit spel gemaakt

## De rugzak

rucksack-title = Jouw rugzak
rucksack-about = { $tables ->
    [0] Hierin zitten je uiterlijk en je instellingen, klaar voor elk apparaat waarop je hem opent.
    [one] Hierin zit één tafel van jou, met je uiterlijk, je instellingen en je stempels. Alles gaat mee, waar je hem ook opent.
   *[other] Hierin zitten { $tables } tafels van jou, met je uiterlijk, je instellingen en je stempels. Alles gaat mee, waar je hem ook opent.
}
rucksack-empty = Er zit nog niets in. Zodra je aan een tafel gaat zitten, gaat je plaats er vanzelf in.
rucksack-move = Op een ander apparaat
rucksack-only = Hij is alleen hier open. Raak je dit apparaat kwijt, dan kan niemand hem voor je terughalen. Open hem daarom ook op een tweede.
rucksack-move-show = Op een ander apparaat openen
rucksack-move-how = Scan dit met het andere apparaat, stuur jezelf de link, of typ daar de woorden in.
rucksack-move-qr = QR-code die je rugzak opent
rucksack-move-once = Dit werkt één keer, { $minutes } minuten lang. Laat het verder aan niemand zien: wie het gebruikt, heeft jouw plaatsen.
rucksack-have-code = Ik heb een code van een ander apparaat
rucksack-code = Vier woorden en een getal
rucksack-code-form = Een code bestaat uit vier woorden en een getal van vier cijfers.
rucksack-code-open = Verder
arriving-title = Er komt een rugzak aan
arriving-about = Dan zijn al je tafels ook hier.
arriving-open = Hier openen
arriving-both = Op dit apparaat heeft al iemand een rugzak. Ben jij dat ook?
arriving-mine = Ja, doe ze bij elkaar
arriving-other = Nee, dat is iemand anders
arriving-wrong = Deze code is al gebruikt, of de tien minuten zijn om. Vraag op het andere apparaat een nieuwe.
arriving-no-passkey = Er is geen passkey gekozen, of de rugzak ervan bestaat niet meer.
opening-title = Is je rugzak ergens anders?
opening-passkey = Met een passkey openen
opening-mail = Stuur me een link per e-mail
opening-mail-send = Versturen
opening-mail-sent = Als er een rugzak met dit adres is, is er een e-mail onderweg. De link erin werkt één keer, een uur lang.
mail-field = E-mailadres
mail-form = Dat lijkt geen e-mailadres te zijn.
ways-title = Als dit apparaat kwijtraakt
ways-made = Passkey, gemaakt op { $day }
ways-add = Passkey toevoegen
    .about = Met een passkey open je de rugzak met je vingerafdruk, je gezicht of de code van je apparaat. Een wachtwoord is niet nodig.
ways-drop = Verwijderen
ways-drop-sure = Hij opent de rugzak dan niet meer. Echt?
ways-none = Voor passkeys is een adres met https nodig, en dat heeft deze server niet. Open je rugzak daarom op een tweede apparaat.
ways-address = Je kunt een link laten sturen naar { $address }.
ways-address-waiting = Er is een e-mail onderweg naar { $address }. Open de link erin om het adres te bevestigen.
ways-address-about = Laat een adres achter, dan kun je daar een link naartoe laten sturen die de rugzak opent.
ways-address-set = Opslaan
ways-address-drop = Adres verwijderen
ways-confirmed = Je adres is bevestigd.
ways-confirm-late = Deze link is al gebruikt, of hij is ouder dan een dag.
told-title = Als jij aan de beurt bent
told-about = Bij spellen die dagen duren, kun je een berichtje krijgen als de anderen op je wachten.
told-add-push = Stuur me een bericht op dit apparaat
told-add-mail = Stuur me een e-mail: { $address }
told-add-hook = Een webhook gebruiken
told-mail-first = Als je hieronder een e-mailadres achterlaat, kun je het bericht ook daar krijgen.
told-by = { $way ->
    [this] op dit apparaat
    [push] op dat apparaat
    [mail] per e-mail
   *[hook] via een webhook
}
told-no-push = { $why ->
    [blocked] Je browser laat deze pagina geen berichten tonen. In de instellingen van de browser kun je het toestaan.
    [install] Op dit apparaat werkt het zodra Rifugio op je beginscherm staat: tik op ‘Deel’ en dan op ‘Zet op beginscherm’.
   *[never] Deze browser kan geen berichten tonen terwijl de pagina dicht is.
}
told-fault = { $fault ->
    [https] Het adres moet met https beginnen.
    [private] Dat adres is niet te bereiken vanaf het internet.
    [room] Voor Matrix is een adres van deze vorm nodig: { $example }
    [topic] Voor ntfy is het adres van een onderwerp nodig, bijvoorbeeld { $example }
    [many] Het zijn er al te veel. Zet er eerst een uit.
   *[address] Dat lijkt geen adres te zijn.
}
told-try = Uitproberen
told-tried = Er is een bericht onderweg.
told-drop = Uitzetten
told-hook-shape = Webhook voor
told-hook-plain = iets van mezelf (JSON)
told-hook-url = Adres
told-after = Hoelang mag je beurt wachten voor je een bericht krijgt?
told-daily = Maar één keer per dag, alle spellen samen
told-daily-at = Hoe laat?
told-quiet = ’s Nachts stil
told-quiet-from = Van
told-quiet-until = Tot
told-stop-ask = Wil je zulke berichten niet meer krijgen?
told-stop = Geen berichten meer
told-stopped = Er komen er geen meer. In je rugzak kun je ze weer aanzetten.
told-stop-wrong = Er ontbreekt een stuk van deze link. Kopieer hem helemaal uit het bericht.
told-ask = Dit kan even duren. Wil je een berichtje als je weer aan de beurt bent?
told-ask-yes = Ja, graag
told-ask-how = Kies hoe
told-ask-no = Nee, bedankt
told-ask-done = Je krijgt een berichtje. In je rugzak kun je dat altijd veranderen.
devices-title = Open op
devices-this = dit apparaat
devices-seen = laatst gebruikt op { $day }
devices-other = Een ander apparaat
devices-close = Sluiten
devices-close-sure = Daar sluiten?
devices-close-last-sure = Hij is nergens anders open en zou verloren gaan. Echt?
devices-close-here-sure = Van dit apparaat halen?
shelf-title = Wie speelt er?
shelf-about = Iedereen die op dit apparaat speelt, kan een eigen rugzak hebben.
shelf-nobody = Iemand zonder naam
shelf-new = Iemand anders
rucksack-mine = Wat er over je bewaard wordt
rucksack-child = Dit is de rugzak van een kind
    .about = Geen e-mail, geen vreemden.
rucksack-everything = Alles als bestand bewaren
rucksack-forget = Vergeet mij
    .about = Je namen en woorden verdwijnen van alle tafels, en in lopende spellen speelt een dier voor je verder. Dat is niet terug te draaien. Blijf je { $days } dagen weg, dan gebeurt het vanzelf.
rucksack-forget-sure = Echt alles vergeten?
rucksack-forgotten = Alles van jou is gewist.
