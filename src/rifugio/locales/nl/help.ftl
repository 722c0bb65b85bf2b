### Toetsen, het spel regel voor regel, en wat er mis kan gaan.

## Toetsen

keys-title = Toetsen
key-arrows = Over de kaart bewegen
key-targets = Volgende of vorige vak dat kan
key-choose = Een tegel of regel kiezen
key-enter = Doen
key-escape = De tegel terugleggen
key-rotate = De pas draaien
key-draw = Een tegel van de stapel trekken
key-build = Bouwen
key-undo = Ongedaan maken
key-start-over = De beurt opnieuw beginnen
key-end = De beurt beëindigen
key-why = Waarom niet?
key-hint = Tip
key-log = Wat er gebeurde
key-to-come = Welke tegels er nog komen
key-scores = Je punten bekijken
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
plain-replay = Enter: volgende stap; een getal: naar die ronde; “{ $back }”: een stap terug; “{ $quit }”: ophouden.
plain-help = Typ het nummer van een zet, of een van deze woorden:
plain-word-help = hulp
    .about = deze lijst
plain-word-map = kaart
    .about = de kaart tekenen
plain-word-look = kijk
    .about = de tafel in woorden beschrijven; “kijk 1,0” beschrijft één vak
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
    .about = je punten bekijken
plain-word-rules = regels
    .about = de regels in het kort
plain-word-save = opslaan
    .about = het spel opslaan
plain-word-quit = stop
    .about = stoppen met spelen

## Wat er mis kan gaan

error-file-missing = Er is geen bestand { $file }.
error-no-such-seat = In dit spel is er geen plaats { $seat }.
error-file-unreadable = { $file } kan niet gelezen worden: { $why }
error-not-a-number = Typ een getal van { $least } tot en met { $most }.
error-players = Rifugio is voor 2 tot en met 5 spelers.
error-too-many = Je noemt { $named } mensen en dieren, maar er kunnen er maar { $players } spelen.
error-unknown-first = Aan tafel zit niemand die { $name } heet. Bij --first hoort een naam, een dier of het nummer van een plaats.
error-resume-alone = Een opgeslagen spel weet al wie er speelt, en hoe: laat { $options } weg.
error-one-game = Je kunt maar één opgeslagen spel tegelijk verder spelen.
error-only-animals = In { $file } spelen alleen dieren. Met `rifugio replay` kun je het bekijken.
error-in-use = { $file } wordt al in een ander venster gespeeld.
error-unknown-bot = Ik ken geen dier dat { $name } heet. Ik ken wel: { $known }.
error-unknown-extension = Ik ken geen uitbreiding die { $name } heet. Ik ken wel: { $known }.
error-unknown-language = { $name } spreek ik nog niet. Ik spreek wel: { $known }.
error-too-small = Dit venster is te klein. Het heeft { $columns } kolommen en { $rows } regels nodig.

## Waar was het betere pad?

review-title = De beurten die de doorslag gaven
review-nothing = Niemand gaf in een beurt meer dan een punt weg. Goed gewandeld!
review-turn = { $points ->
    [0] Ronde { $turn }, { $player }: beter kon het niet. Kans om te winnen: { $chance } %.
   *[other] Ronde { $turn }, { $player }: { points } weggegeven. Kans om te winnen: { $chance } %.
}
review-lost = Ronde { $turn }, { $player }: zo’n { points } minder dan mogelijk. Kans om te winnen: { $chance } % in plaats van { $best } %.
review-did = Gespeeld:
review-better = Beter:
