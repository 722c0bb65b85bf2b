### Punkte, Plätze und die Feier am Schluss.

## Woher Punkte kommen: places, sets, hut, bears, helicopter, raft, waterfall, total

score-source = { $source ->
    [places] Orte
    [sets] Trios
    [hut] Hütten
    [bears] Bären
    [helicopter] Hubschrauber
    [raft] Flöße
    [waterfall] Wasser an Wasserfällen
    [total] Summe
   *[other] { $source }
}
score-line = { score-source }: { points }
score-mine = Deine Punkte bisher: { $points }
score-peek = Nur für { $player }!
score-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
}
score-title = Endstand
score-player = Name

## Die Feier

ceremony-begin = Die Sonne sinkt hinter die Berge. Wer hatte die schönste Wanderung?
ceremony-source = { $source ->
    [places] Zuerst alle Orte, die ihr entdeckt habt …
    [sets] … dann die Trios …
    [hut] … die Gäste in euren Hütten …
    [bears] … und, hm, die Bären …
    [helicopter] … die Besuche bei euren Hubschraubern …
    [raft] … alle, die auf eure Flöße gehüpft sind …
    [waterfall] … das rauschende Wasser an euren Wasserfällen …
   *[total] … und das macht zusammen:
}
# Nach „mit“ und „bei“.
with-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
ceremony-winner = { $who ->
    [you] Du gewinnst mit { with-points }. Herzlichen Glückwunsch!
   *[other] { $player } gewinnt mit { with-points }. Herzlichen Glückwunsch!
}
ceremony-tied = { $who ->
    [you] Gleichstand bei { with-points }, aber { tie-break } entscheiden: Du gewinnst!
   *[other] Gleichstand bei { with-points }, aber { tie-break } entscheiden: { $player } gewinnt!
}
ceremony-shared = { $count ->
    [2] Was für ein Finale! { $players } teilen sich den Sieg mit je { with-points }.
   *[other] Was für ein Finale! Es gewinnen mit je { with-points }: { $players }.
}
tie-break = { $by ->
    [helicopter] die Hubschrauberpunkte
    [raft] die Floßpunkte
    [helicopter-raft] Hubschrauber- und Floßpunkte zusammen
   *[hut] die Hüttenpunkte
}

## Für alle ein eigener Preis; $number sagt, wie viel

award-longest-walk = { $number ->
    [one] Längste Wanderung: { $number } Schritt in einem Zug
   *[other] Längste Wanderung: { $number } Schritte in einem Zug
}
award-most-steps = { $number ->
    [one] Müde Füße: { $number } Schritt insgesamt
   *[other] Müde Füße: { $number } Schritte insgesamt
}
award-most-bears = Bärenflüstern: { $number } Bären getroffen
award-no-bears = Leise Sohlen: keinem Bären begegnet
award-most-visits = { $number ->
    [one] Bester Gast: { $number } Besuch bei anderen
   *[other] Bester Gast: { $number } Besuche bei anderen
}
award-busiest-hut = { $number ->
    [one] Offene Tür: { $number } Gast begrüßt
   *[other] Offene Tür: { $number } Gäste begrüßt
}
award-first-ascents = { $number ->
    [one] Vorn am Seil: { $number } Erstbesteigung
   *[other] Vorn am Seil: { $number } Erstbesteigungen
}
award-most-flowers = { $number ->
    [one] Grüner Daumen: { $number } Blume gefunden
   *[other] Grüner Daumen: { $number } Blumen gefunden
}
award-most-animals = { $number ->
    [one] Scharfe Augen: { $number } Tier entdeckt
   *[other] Scharfe Augen: { $number } Tiere entdeckt
}
award-most-blind = Wagemut: { $number } Plättchen blind gezogen
award-most-flights = { $number ->
    [one] Ab durch die Luft: { $number } Flug
   *[other] Ab durch die Luft: { $number } Flüge
}
award-most-sails = { $number ->
    [one] Ahoi: { $number } Floßfahrt
   *[other] Ahoi: { $number } Floßfahrten
}
award-most-swims = Kalte Zehen: { $number } Mal geschwommen
award-most-cards = { $number ->
    [one] Gut ausgeruht: noch { $number } Extra-Schritt-Karte
   *[other] Gut ausgeruht: noch { $number } Extra-Schritt-Karten
}
award-last-builder = Schlussstein: die letzte Hütte gebaut
