### Toetsen, het spel regel voor regel, de opdrachtregel, en wat er mis kan gaan.

## Toetsen

keys-title = Toetsen
key-arrows = Over de kaart bewegen
key-targets = Volgende of vorige plek die mag
key-choose = Een tegel of regel kiezen
key-enter = Doen
key-escape = De tegel terugleggen
key-rotate = De pas draaien
key-draw = Een tegel van de stapel pakken
key-build = Bouwen
key-undo = Ongedaan maken
key-start-over = De beurt opnieuw beginnen
key-end = De beurt beëindigen
key-why = Waarom niet?
key-hint = Tip
key-log = Wat er gebeurde
key-to-come = Welke tegels er nog komen
key-scores = Naar je punten kijken
key-rules = De regels in het kort
key-zoom = Groter of kleiner
key-pan = De kaart verschuiven
key-language = Een andere taal
key-save = Opslaan
key-scroll = Verder lezen
key-quit = Stoppen
key-help = Deze lijst

## Regel voor regel

plain-welcome = Welkom bij Rifugio! Typ een nummer om te kiezen, of ? voor hulp.
plain-prompt = Jouw keuze
plain-moves = Je kunt:
plain-more = … en nog { $count }. Typ “alles” om ze te zien.
plain-unknown = Sorry, “{ $text }” begrijp ik niet. Typ ? voor hulp.
plain-replay = Enter: verder; een getal: die ronde; “{ $back }”: een stap terug; “{ $quit }”: ophouden.
plain-help = Typ het nummer van een zet, of een van deze woorden:
plain-word-help = hulp
    .about = deze lijst
plain-word-map = kaart
    .about = de kaart tekenen
plain-word-look = kijk
    .about = de tafel in woorden beschrijven; “kijk 1,0” beschrijft één plek
plain-word-moves = alles
    .about = alle zetten opsommen
plain-word-undo = terug
    .about = de laatste zet ongedaan maken
plain-word-restart = opnieuw
    .about = de beurt opnieuw beginnen
plain-word-end = klaar
    .about = de beurt beëindigen
plain-word-why = waarom
    .about = waarom iets ergens niet kan, bijvoorbeeld: waarom 2,-1
plain-word-hint = tip
    .about = wat een vriend zou doen
plain-word-log = verslag
    .about = wat er gebeurde
plain-word-points = punten
    .about = naar je punten kijken
plain-word-rules = regels
    .about = de regels in het kort
plain-word-save = opslaan
    .about = het spel opslaan
plain-word-quit = stop
    .about = stoppen met spelen

## De opdrachtregel

help-rifugio = Rifugio, een bergtocht door de Dolomieten: het spel spelen, bekijken en bestuderen.
help-play = Een spel spelen, samen aan één scherm en tegen de dieren.
help-watch = Kijken hoe de dieren spelen.
help-replay = Een bewaard spel terugkijken.
help-show = Een stelling of het einde van een spel als plaatje tekenen.
help-arena = De dieren veel spellen laten spelen en ze vergelijken.
help-simulate = Willekeurige spellen spelen en tellen.
help-verify = Nagaan of een bewaard spel de regels volgde.
help-lang = Taal: en, nl, de of it
help-with = Uitbreiding: helicopter of rafts; mag twee keer
help-players = Hoeveel spelers, 2 tot 5
help-seat = Wie daar zit: een naam, of een dier zoals fox
help-plain = Regel voor regel spelen, zonder volledig scherm
help-open-scores = Ieders punten zijn altijd open
help-resume = Een opgeslagen spel hervatten
help-speed = Zetten per seconde
help-seed = Zelfde getal, zelfde tegels
help-svg = Bestand voor het plaatje
help-games = Hoeveel spellen
help-jobs = Hoeveel tegelijk
help-json = Cijfers voor programma’s afdrukken
help-plot = Bestand voor een grafiek
help-ray = Het werk verdelen over een Ray-cluster
help-record = Bestand met een bewaard spel
help-position = Bestand met een stelling

## Wat er mis kan gaan

error-file-missing = Er is geen bestand { $file }.
error-file-unreadable = { $file } kan niet gelezen worden: { $why }
error-record-broken = Dit verslag loopt vast in ronde { $turn }: { $why }
error-not-a-number = Typ een getal van { $least } tot en met { $most }.
error-players = Rifugio is voor 2 tot 5 spelers.
error-unknown-bot = Ik ken geen dier dat { $name } heet. Wel: { $known }.
error-unknown-extension = Ik ken geen uitbreiding die { $name } heet. Wel: { $known }.
error-unknown-language = { $name } spreek ik nog niet. Wel: { $known }.
error-name-taken = Er zit al iemand aan tafel die { $name } heet.
error-too-small = Dit venster is te klein. Nodig zijn { $columns } kolommen en { $rows } regels.
error-no-terminal = Hier is geen volledig scherm, dus we spelen regel voor regel.
error-missing-part = Hiervoor is { $name } nodig. Installeer het met: { $command }
