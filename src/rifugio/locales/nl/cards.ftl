### Wat een eerste spel leert: elk één zin, één keer getoond, als het voor het eerst uitmaakt (web/src/learning/cards.json).

card-lay = Kies een tegel en leg hem op een van de gemarkeerde vakken.
card-walk = Nu op pad: twee stappen zijn elke beurt gratis.
card-two = Met z’n tweeën leg je twee tegels voor je op pad gaat.
card-pile = Durf je? Een tegel van de stapel moet je leggen als hij ergens past.
card-pass = Een pas kun je draaien, en elke zijde wil precies hetzelfde landschap naast zich.
card-top = Een bergtop wil alleen rots om zich heen, en wie er als eerste op klimt, krijgt het meest.
card-bear = Een beer kost bij elke stap erop { $box-points-bear } punten, dus leg hem waar hij de anderen dwarszit.
card-place = De puntenkaart is nu van jou, en alle drie van één soort leveren nog eens { $box-points-set } punten op.
card-first = Wie daar het eerst boven is, krijgt { $box-points-top-first } punten, wie later komt { $box-points-top }.
card-bear-met = Elke beer kost { $box-points-bear } punten, dus omlopen is vaak slimmer.
card-hut = Bouw hier voor één stap een hut: wie langskomt, levert jou { $box-points-hut } punten op.
card-cards = Je gratis stappen zijn op, maar elke extra-stapkaart is een stap meer.
card-visited = Er kwam iemand bij jou op bezoek, en dat levert je elke keer punten op.
card-visit = Je was op bezoek bij een ander: jij krijgt een stap en de eigenaar punten.
card-full = Meer dan vijf kaarten kun je niet vasthouden, dus gebruik er nu een paar.
card-swap = Je tegel past nergens: ruil hem voor een open tegel die wel past.
card-nothing = Er past geen enkele tegel, dus haal een van de open tegels uit het spel.
card-last = De stapel is op: alleen de open tegels zijn er nog.
card-pad = Over een lege landingsplaats mag je lopen, maar blijven staan mag alleen om je helikopter te bouwen.
card-helicopter = Bouw hier voor twee stappen je helikopter, en je zit er meteen in.
card-fly = Met één stap vlieg je naar elke vrije landingsplaats, hoe ver ook.
card-water = Over water loopt niemand, maar vlotten varen er wel, en watervallen worden er meer door waard.
card-raft = Bouw voor twee stappen een vlot op het water naast je.
card-sail = Met één stap vaart je vlot overal heen op deze rivier.
card-swim = Geen vlot en geen weg eromheen: je mag zwemmen, in vier stappen.
card-carried = Wie het vlot vaart, neemt je mee, en dat kost je niets.

goal = Wie wint er?
    .points = Wie de meeste punten heeft. Bereik plekken: alle drie van één soort leveren nog { $box-points-set } op. Bouw hutten waar anderen langskomen: elk bezoek levert { $box-points-hut } op.
    .go = Daar gaan we
goal-length = { $clock ->
    [correspondence] Het spel is uit als alle tegels liggen: je bent zo’n { $turns } keer aan de beurt, steeds wanneer het je uitkomt.
   *[other] Het spel is uit als alle tegels liggen: je bent zo’n { $turns } keer aan de beurt, ongeveer { $minutes } minuten.
}
