### Punten, plaatsen en de slotceremonie.

## Waar punten vandaan komen: places, sets, hut, bears, helicopter, raft, waterfall, total

score-source = { $source ->
    [places] Plekken
    [sets] Drietallen
    [hut] Hutten
    [bears] Beren
    [helicopter] Helikopter
    [raft] Vlotten
    [waterfall] Water bij watervallen
    [total] Totaal
   *[other] { $source }
}
score-line = { score-source }: { points }
score-mine = Jouw punten tot nu toe: { $points }
score-peek = Alleen voor { $player }!
score-rank = { $rank ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] { $rank }e
}
score-title = Eindstand
score-player = Speler

## De ceremonie

ceremony-begin = De zon zakt achter de bergen. Wie maakte de mooiste tocht?
ceremony-source = { $source ->
    [places] Eerst alle plekken die je hebt gevonden …
    [sets] … dan de drietallen …
    [hut] … de gasten in je hutten …
    [bears] … en, ahum, de beren …
    [helicopter] … het bezoek aan je helikopters …
    [raft] … iedereen die op je vlotten sprong …
    [waterfall] … het bruisende water bij je watervallen …
   *[total] … en dat maakt samen:
}
# Na “met”.
with-points = { points }
ceremony-winner = { $who ->
    [you] Jij wint met { with-points }. Gefeliciteerd!
   *[other] { $player } wint met { with-points }. Gefeliciteerd!
}
ceremony-tied = { $who ->
    [you] Gelijkspel met { with-points }, maar { tie-break } geven de doorslag: jij wint!
   *[other] Gelijkspel met { with-points }, maar { tie-break } geven de doorslag: { $player } wint!
}
ceremony-shared = { $count ->
    [2] Wat een finale! { $players } delen de overwinning met elk { with-points }.
   *[other] Wat een finale! { $count } winnaars met elk { with-points }: { $players }.
}
tie-break = { $by ->
    [helicopter] de helikopterpunten
    [raft] de vlotpunten
    [helicopter-raft] de helikopter- en vlotpunten samen
   *[hut] de hutpunten
}

## Voor iedereen een eigen prijs; $number zegt hoeveel

award-longest-walk = { $number ->
    [one] Langste wandeling: { $number } stap in één beurt
   *[other] Langste wandeling: { $number } stappen in één beurt
}
award-most-steps = { $number ->
    [one] Moe maar voldaan: { $number } stap in totaal
   *[other] Moe maar voldaan: { $number } stappen in totaal
}
award-most-bears = { $number ->
    [one] Berenfluisteraar: { $number } beer ontmoet
   *[other] Berenfluisteraar: { $number } beren ontmoet
}
award-no-bears = Stille voeten: geen enkele beer gezien
award-most-visits = Beste gast: { $number } keer op bezoek bij anderen
award-busiest-hut = Beste gastheer: { $number } keer bezoek gehad
award-first-ascents = Voorop aan het touw: { $number } keer als eerste boven
award-most-flowers = { $number ->
    [one] Groene vingers: { $number } bloem gevonden
   *[other] Groene vingers: { $number } bloemen gevonden
}
award-most-animals = { $number ->
    [one] Scherpe blik: { $number } dier ontdekt
   *[other] Scherpe blik: { $number } dieren ontdekt
}
award-most-blind = { $number ->
    [one] Waaghals: { $number } tegel blind getrokken
   *[other] Waaghals: { $number } tegels blind getrokken
}
award-most-flights = { $number ->
    [one] Piloot: { $number } vlucht
   *[other] Piloot: { $number } vluchten
}
award-most-sails = { $number ->
    [one] Kapitein: { $number } vaartocht
   *[other] Kapitein: { $number } vaartochten
}
award-most-swims = Koude tenen: { $number } keer gezwommen
award-most-cards = { $number ->
    [one] Goed uitgerust: nog { $number } extra-stapkaart over
   *[other] Goed uitgerust: nog { $number } extra-stapkaarten over
}
award-last-builder = Puntje op de i: bouwde de laatste hut
