### Waarom niet? Eén vriendelijke zin per reden, voor wie aan de beurt is.

## Wie er aan de beurt is, en wat eerst komt

reason-game-is-over = Het spel is afgelopen.
reason-nature-is-to-move = { $ruling ->
    [B-OFFER-06] Momentje: je tegel wordt omgedraaid.
   *[other] Momentje: de open rij wordt aangevuld.
}
reason-nothing-to-reveal = Er hoeft nu geen tegel omgedraaid te worden.
reason-not-among-the-blind = Die tegel zit niet meer in de stapel: { tile.full }.
reason-connect-first = Leg eerst je tegel aan. Daarna kun je lopen en bouwen.
reason-connected-already = Je tegel ligt er al. Nu kun je lopen, bouwen of je beurt beëindigen.

## De tegels om uit te kiezen

reason-no-such-slot = Er is geen open tegel nummer { $slot }.
reason-fits-nowhere = { tile.full } past nu nergens. Kies een andere!
reason-nothing-drawn = Je hebt geen tegel van de stapel getrokken.
reason-drawn-tile-fits = De tegel die je trok, past ergens, dus die moet je aanleggen: { tile.full }.
reason-drawn-tile-must-be-swapped = De tegel die je trok, past nergens: { tile.full }. Ruil hem voor een open tegel.
reason-no-blind-tiles = De stapel is op. Kies een open tegel.
reason-nothing-fits = Er past nu geen enkele tegel. Haal een van de open tegels uit het spel.
reason-something-fits = Een tegel gaat pas uit het spel als niets meer past, en er past nog iets.

## Aanleggen

reason-cell-is-taken = { $tile ->
    [none] Hier ligt al een tegel.
   *[other] Hier ligt al een tegel: { tile.full }.
}
reason-not-next-to-a-tile = Een tegel moet direct naast een andere tegel liggen.
reason-no-such-rotation = { $kind ->
    [pass] Deze pas ziet er na een halve draai weer hetzelfde uit. Draai hem anders.
   *[other] Alleen passen kun je draaien.
}
reason-sides-clash = { $ruling ->
    [B-CONNECT-05] Gras en rots mogen elkaar niet raken{ bearing }. Een stukje bos ertussen, dat kan wel.
    [B-CONNECT-06] Een bergtop mag alleen rots raken{ bearing }.
    [B-CONNECT-07] Twee bergtoppen mogen elkaar niet raken{ bearing }.
    [B-PASS-01] Bij een pas moeten de zijden gelijk zijn, maar hier raken { side } en { against } elkaar{ bearing }.
    [B-PASS-05] Twee passen mogen elkaar alleen raken met ingang tegen ingang of flank tegen flank, en met hetzelfde landschap{ bearing }.
    [R-CONNECT-02] Water mag geen pas of bergtop raken{ bearing }.
   *[other] Hier zouden { side } en { against } elkaar raken{ bearing }, en dat past niet.
}

## Op pad

reason-no-such-means = { $means ->
    [fly] In dit spel zijn er geen helikopters.
    [sail] In dit spel zijn er geen vlotten.
    [swim] In dit spel hoeft niemand te zwemmen.
   *[other] Zo kom je daar niet.
}
reason-wrong-price = { $price ->
    [one] Dat kost één stap, niet { $steps }.
   *[other] Dat kost { $price } stappen, niet { $steps }.
}
reason-not-enough-steps = { $left ->
    [0] Je hebt geen stappen meer.
   *[other] Daarvoor heb je { $price } stappen nodig, en je hebt er nog maar { $left }.
}
reason-no-tile-there = Hier ligt nog geen tegel.
reason-not-a-neighbour = { $ruling ->
    [R-BUILD-03] Een vlot bouw je alleen op water direct naast je.
    [R-SWIM-10] Zwemmen kan alleen in water direct naast je.
   *[other] Met één stap kom je op de tegel direct naast je, niet verder.
}
reason-not-an-entrance = { $ruling ->
    [B-PASS-09] Een pas ga je alleen af door een van de twee ingangen.
   *[other] Een pas ga je alleen op door een van de twee ingangen.
}
reason-free-circle = Hier was je deze beurt al, met evenveel stappen en kaarten. Geen rondjes lopen!

## Bouwen

reason-no-such-building = { $object ->
    [helicopter] In dit spel zijn er geen helikopters.
    [raft] In dit spel zijn er geen vlotten.
   *[other] Dat kun je niet bouwen.
}
reason-not-where-you-stand = { $ruling ->
    [H-BUILD-01] Een helikopter bouw je op de landingsplaats waar je staat.
   *[other] Je bouwt je hut op de tegel waar je zelf staat.
}
reason-not-on-this-tile = { $object ->
    [helicopter] Een helikopter heeft een landingsplaats nodig.
    [raft] Een vlot heeft water nodig.
   *[other] Je kunt geen hut bouwen { kind.on }.
}
reason-built-on-already = { $whose ->
    [yours] Hier heb je al gebouwd.
   *[other] Hier heeft { $owner } al gebouwd.
}
reason-none-left = Je { object.all } zijn op.

## Helicopter

reason-not-in-a-helicopter = Om te vliegen moet je in een helikopter zitten.
reason-not-a-pad = Een helikopter landt alleen op een landingsplaats.
reason-pad-is-taken = Op deze landingsplaats staat al een helikopter.
reason-pad-is-manned = Pas op, de wieken draaien! Zolang er iemand in de helikopter zit, mag hier niemand langs.
reason-no-rest-after-pad = Op een landingsplaats mag je niet blijven staan, en je hebt geen stappen om verder te lopen.
reason-no-stop-on-pad = Op een lege landingsplaats mag je niet blijven staan. Loop door, of bouw je helikopter.

## Rivers & Rafts

reason-in-the-water = { $ruling ->
    [R-SWIM-13] Je zwemt, dus je kunt niet op een vlot klimmen.
    [R-SWIM-16] Je zwemt, dus je kunt niets bouwen.
   *[other] Je zwemt. Ga eerst naar de oever.
}
reason-rafts-left = { $left ->
    [one] Zwemmen hoeft niet: je kunt nog een vlot bouwen.
   *[other] Zwemmen hoeft niet: je kunt nog { $left } vlotten bouwen.
}
reason-raft-within-reach = { $ruling ->
    [R-SWIM-05] Zwemmen hoeft niet: hier ligt een vlot.
   *[other] Zwemmen hoeft niet: je kunt naar een vlot lopen{ at-cell }.
}
reason-helicopter-within-reach = Zwemmen hoeft niet: je kunt weg met een helikopter{ at-cell }.
reason-no-other-land = Aan de overkant van dit water ligt geen nieuw land.
reason-not-water = Zwemmen kan alleen in water.
reason-not-from-a-raft = Je begint te zwemmen vanaf het land, niet vanaf een vlot.
reason-not-the-near-shore = Je zwemt van de oever naar het midden, en van het midden naar elke oever.
reason-not-on-a-raft = Om te varen moet je op een vlot staan.
reason-not-on-this-river = Jouw rivier komt hier niet.
reason-raft-in-the-way = Hier ligt al een vlot.
reason-swimmer-in-the-way = { $ruling ->
    [R-SWIM-14] Hier zwemt iemand, dus je kunt er geen vlot bouwen.
   *[other] Hier zwemt iemand, dus je vlot kan hier niet stoppen.
}
reason-water-without-raft = Over water kun je niet lopen. Je hebt een vlot nodig.
reason-raft-is-full = Dit vlot is vol: er kunnen er twee op.
