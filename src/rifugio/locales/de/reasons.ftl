### Warum nicht? Je Grund ein freundlicher Satz, an alle, die gerade an der Reihe sind.

## Wer an der Reihe ist, und was zuerst kommt

reason-game-is-over = Das Spiel ist aus.
reason-nature-is-to-move = { $ruling ->
    [B-OFFER-06] Moment noch: Dein Plättchen wird gerade aufgedeckt.
   *[other] Moment noch: Die offene Reihe wird gerade aufgefüllt.
}
reason-nothing-to-reveal = Gerade muss kein Plättchen aufgedeckt werden.
reason-not-among-the-blind = Dieses Plättchen liegt nicht mehr im Stapel: { tile.full }.
reason-connect-first = Leg zuerst dein Plättchen an. Danach kannst du wandern und bauen.
reason-connected-already = Dein Plättchen liegt schon. Jetzt kannst du wandern, bauen oder den Zug beenden.

## Die Auswahl

reason-no-such-slot = In der offenen Reihe gibt es keine Nummer { $slot }.
reason-fits-nowhere = { tile.full } passt gerade nirgends. Nimm etwas anderes!
reason-nothing-drawn = Du hast kein Plättchen vom Stapel gezogen.
reason-drawn-tile-fits = Das gezogene Plättchen passt irgendwo, also musst du es anlegen: { tile.full }.
reason-drawn-tile-must-be-swapped = Das gezogene Plättchen passt nirgends: { tile.full }. Tausche es gegen ein offenes.
reason-no-blind-tiles = Der Stapel ist leer. Nimm ein offenes Plättchen.
reason-nothing-fits = Gerade passt gar kein Plättchen. Nimm eines der offenen aus dem Spiel.
reason-something-fits = Ein Plättchen kommt erst aus dem Spiel, wenn nichts mehr passt. Noch passt etwas.

## Anlegen

reason-cell-is-taken = { $tile ->
    [none] Hier liegt schon ein Plättchen.
   *[other] Hier liegt schon ein Plättchen: { tile.full }.
}
reason-not-next-to-a-tile = Ein Plättchen muss direkt neben einem anderen liegen.
reason-no-such-rotation = { $kind ->
    [pass] Dieser Pass sieht nach einer halben Drehung wieder gleich aus. Dreh ihn anders.
   *[other] Drehen kann man nur Pässe.
}
reason-sides-clash = { $ruling ->
    [B-CONNECT-05] Gras darf Fels nicht berühren{ bearing }. Ein Stück Wald dazwischen würde helfen.
    [B-CONNECT-06] Ein Gipfel darf nur Fels berühren{ bearing }.
    [B-CONNECT-07] Zwei Gipfel dürfen sich nicht berühren{ bearing }.
    [B-PASS-01] An einem Pass müssen beide Seiten gleich sein, aber hier trifft { side } auf { against }{ bearing }.
    [B-PASS-05] Zwei Pässe dürfen sich nur Eingang an Eingang oder Flanke an Flanke berühren, mit der gleichen Landschaft{ bearing }.
    [R-CONNECT-02] Wasser darf weder Pass noch Gipfel berühren{ bearing }.
   *[other] Hier träfe { side } auf { against }{ bearing }, und das passt nicht.
}

## Unterwegs

reason-no-such-means = { $means ->
    [fly] In diesem Spiel gibt es keine Hubschrauber.
    [sail] In diesem Spiel gibt es keine Flöße.
    [swim] In diesem Spiel muss niemand schwimmen.
   *[other] So kommst du da nicht hin.
}
reason-wrong-price = { $price ->
    [one] Das kostet einen Schritt, nicht { $steps }.
   *[other] Das kostet { $price } Schritte, nicht { $steps }.
}
reason-not-enough-steps = { $left ->
    [0] Du hast keine Schritte mehr.
   *[other] Dafür brauchst du { $price } Schritte und hast nur noch { $left }.
}
reason-no-tile-there = Hier liegt noch kein Plättchen.
reason-not-a-neighbour = { $ruling ->
    [R-BUILD-03] Ein Floß kannst du nur auf Wasser direkt neben dir bauen.
    [R-SWIM-10] Schwimmen kannst du nur in Wasser direkt neben dir.
   *[other] Ein Schritt führt auf das Plättchen direkt neben dir, nicht weiter.
}
reason-not-an-entrance = { $ruling ->
    [B-PASS-09] Einen Pass verlässt du nur durch einen seiner zwei Eingänge.
   *[other] Einen Pass betrittst du nur durch einen seiner zwei Eingänge.
}
reason-free-circle = Hier warst du in diesem Zug schon, mit genauso vielen Schritten und Karten. Nicht im Kreis laufen!

## Bauen

reason-no-such-building = { $object ->
    [helicopter] In diesem Spiel gibt es keine Hubschrauber.
    [raft] In diesem Spiel gibt es keine Flöße.
   *[other] Das kannst du nicht bauen.
}
reason-not-where-you-stand = { $ruling ->
    [H-BUILD-01] Einen Hubschrauber baust du auf dem Landeplatz, auf dem du stehst.
   *[other] Deine Hütte baust du da, wo du stehst.
}
reason-not-on-this-tile = { $object ->
    [helicopter] Ein Hubschrauber braucht einen Landeplatz.
    [raft] Ein Floß braucht Wasser.
   *[other] { kind.on } kannst du keine Hütte bauen.
}
reason-built-on-already = { $whose ->
    [yours] Hier hast du schon gebaut.
   *[other] Hier hat { $owner } schon gebaut.
}
reason-none-left = Du hast keine { object.all } mehr.

## Helicopter

reason-not-in-a-helicopter = Zum Fliegen musst du in einem Hubschrauber sitzen.
reason-not-a-pad = Ein Hubschrauber landet nur auf einem Landeplatz.
reason-pad-is-taken = Auf diesem Landeplatz steht schon ein Hubschrauber.
reason-pad-is-manned = Vorsicht, der Rotor dreht sich! Solange jemand im Hubschrauber sitzt, darf hier niemand vorbei.
reason-no-rest-after-pad = Auf einem Landeplatz darfst du nicht stehen bleiben, und weiter reichen deine Schritte nicht.
reason-no-stop-on-pad = Auf einem leeren Landeplatz darfst du nicht stehen bleiben. Geh weiter oder bau deinen Hubschrauber.

## Rivers & Rafts

reason-in-the-water = { $ruling ->
    [R-SWIM-13] Du schwimmst und kannst nicht auf ein Floß klettern.
    [R-SWIM-16] Du schwimmst und kannst nichts bauen.
   *[other] Du schwimmst. Erst musst du ans Ufer.
}
reason-rafts-left = { $left ->
    [one] Schwimmen ist nicht nötig: Du kannst noch ein Floß bauen.
   *[other] Schwimmen ist nicht nötig: Du kannst noch { $left } Flöße bauen.
}
reason-raft-within-reach = { $ruling ->
    [R-SWIM-05] Schwimmen ist nicht nötig: Hier liegt ein Floß.
   *[other] Schwimmen ist nicht nötig: Du kannst zu einem Floß gehen{ at-cell }.
}
reason-helicopter-within-reach = Schwimmen ist nicht nötig: Du kommst mit einem Hubschrauber weg{ at-cell }.
reason-no-other-land = Auf der anderen Seite liegt kein neues Land.
reason-not-water = Schwimmen kannst du nur im Wasser.
reason-not-from-a-raft = Zum Schwimmen startest du vom Land, nicht vom Floß.
reason-not-the-near-shore = Du schwimmst vom Ufer in die Mitte und von der Mitte an jedes Ufer.
reason-not-on-a-raft = Zum Floßfahren musst du auf einem Floß stehen.
reason-not-on-this-river = Dein Fluss führt nicht hierher.
reason-raft-in-the-way = Hier liegt schon ein Floß.
reason-swimmer-in-the-way = { $ruling ->
    [R-SWIM-14] Hier schwimmt jemand, also kannst du kein Floß bauen.
   *[other] Hier schwimmt jemand, also kann dein Floß nicht anhalten.
}
reason-water-without-raft = Über Wasser kannst du nicht gehen. Du brauchst ein Floß.
reason-raft-is-full = Dieses Floß ist voll: Es trägt nur zwei.
