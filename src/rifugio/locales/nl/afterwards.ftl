### Na het spel: het einde, de herhaling, wat je kunt delen, en het zegel.

## Het einde

result-awards = Voor ieder wat wils
result-where = { $player }, { score-line }: laat zien waar
result-back = Terug naar de punten

## Waar was het betere pad?

better-title = Waar was het betere pad?
better-making = Je spel wordt nog eens nagelopen: { $percent } %
better-about = Beoordeeld met wat je toen kon weten. Punten en kansen zijn geschat.
better-nothing = Je gaf in geen enkele beurt meer dan een punt weg. Goed gewandeld!
better-failed = Dit spel valt helaas niet te beoordelen.
better-away = De server antwoordt niet.
better-again = Nog eens proberen
better-cancel = Stoppen
better-turns = De beurten die de doorslag gaven
better-round = Ronde { $round }
better-lost = zo’n { points } meer
better-chance = Kans om te winnen: { $best } % in plaats van { $chance } %
better-mine = Jouw pad
better-best = Het betere pad
better-why = { $kind ->
    [draw] Een tegel van de stapel beloofde meer dan elke open tegel.
    [nothing] Jouw pad bracht meteen niets op, het betere { $best }.
    [more] Jouw pad bracht meteen { $mine } op, het betere { $best }.
    [same] Meteen brengen ze evenveel op, maar het betere pad leidt naar meer.
   *[later] Het betere pad brengt eerst minder op, maar aan het eind meer.
}
better-idle = Je blijft waar je bent.
better-try = Vanaf hier nog eens
    .about = Een nieuw spel vanaf deze beurt, tegen dezelfde dieren. De stapel is dezelfde als toen.

## De herhaling

replay-page = Herhaling
replay-watch = Bekijk de herhaling
replay-play = Afspelen
replay-pause = Pauze
replay-first = Naar het begin
replay-back = Een stap terug
replay-next = Een stap verder
replay-last = Naar het einde
replay-slider = Moment in het spel
replay-turn = { $turn ->
    [0] Begin
   *[other] Beurt { $turn } van { $turns }
}
replay-keys = Pijltjestoetsen: één stap. Home en End: begin en einde. Spatie: afspelen.
replay-broken = Er zit geen spel in deze link
    .about = Misschien is hij bij het kopiëren afgekapt. Je kunt ook een spel openen dat als bestand is opgeslagen.
replay-open = Open een opgeslagen spel
    .about = Kies een bestand dat na een spel is opgeslagen. Je kunt het zet voor zet terugkijken.
replay-unreadable = In dit bestand zit geen spel Rifugio.
replay-needs-server = De server moet dit bestand lezen, maar hij antwoordt niet.
replay-another = Open een ander spel

## Bewaren en delen

share-title = Opslaan en delen
share-replay = Kopieer de link naar de herhaling
    .about = Het hele spel zit in de link. Die werkt zelfs zonder de server.
share-picture = Plaatje
    .about = de kaart als PNG
share-poster = Poster
    .about = de kaart met hutten, routes en namen
share-paper = Papier
share-kind = Soort bestand
share-drawing = Bezig met tekenen …
share-failed = Je browser kon dit niet tekenen.
poster-date = Een tocht op { $date }
poster-scan = Scan en bekijk het hele spel
poster-alt = De berg als poster. { $date }
poster-share = Deel de poster
poster-save = Bewaar de poster

next-title = Drie dingen voor de volgende keer
next-set = Verzamel een hele soort: alle drie de plekken samen leveren { $box-points-set } punten extra op.
next-hut = Bouw al vroeg een hut waar anderen langskomen: elk bezoek levert je { $box-points-hut } punten op.
next-others = Speel tegen andere dieren, of met een uitbreiding
    .about = kies ze op de startpagina, onder “Nu spelen”

## Het zegel

seal-title = Is er eerlijk getrokken?
seal-story = Voor de eerste tegel bedacht de computer een geheim en stopte het in een kist met een slot. Iedereen kon de kist zien, maar niemand het geheim. Elke speler mocht er een eigen woord bij doen. Het geheim en de woorden bepaalden samen elke tegel. Nu is de kist open, en je eigen apparaat kan alles narekenen.
seal-here = Dit spel is op één apparaat gespeeld, en wie dat heeft, had in de kist kunnen kijken. De kist bewijst wel dat er achteraf geen tegel is uitgezocht.
seal-check = Reken het na
seal-checking = Bezig met rekenen …
seal-genuine = { $count ->
    [one] Er is { $count } tegel getrokken, en die klopt. Alles ging zoals het in de kist stond.
   *[other] Er zijn { $count } tegels getrokken, en ze kloppen allemaal. Alles ging zoals het in de kist stond.
}
seal-other-secret = Het geheim past niet op het slot. Iemand heeft iets veranderd.
seal-wrong-word = Dit is niet het woord dat { $player } erbij heeft gedaan. Iemand heeft iets veranderd.
seal-wrong-draw = Tegel { $number } had een andere moeten zijn. Iemand heeft iets veranderd.
seal-none = Dit spel werd zonder kist met slot gespeeld, dus er valt niets na te rekenen.
seal-details = Voor wie het precies wil weten
seal-commitment = De kist met het slot
seal-secret = Het geheim
seal-words = De woorden van de spelers
seal-no-word = geen woord
seal-erased-word = een woord dat is gewist

## Wat anderen van een link zien voor ze hem openen

preview-home = Een bergtocht door de Dolomieten voor twee tot vijf spelers. Speel meteen, alleen of met vrienden.
preview-room = Een tafel bij Rifugio: kom binnen en ga zitten, zonder aanmelden.
preview-watch = Een spel Rifugio: kijk gerust mee.
preview-replay = Een spel Rifugio: bekijk het stap voor stap opnieuw.
