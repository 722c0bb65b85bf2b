### Nach dem Spiel: das Ende, die Wiederholung, was man teilen kann, und das Siegel.

## Das Ende

result-awards = Für jeden etwas
result-where = { $player }, { score-line }: zeigen, wo
result-back = Zurück zu den Punkten

## Die Wiederholung

replay-page = Wiederholung
replay-watch = Wiederholung ansehen
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Zeitpunkt im Spiel
replay-turn = { $turn ->
    [0] Anfang
   *[other] Zug { $turn } von { $turns }
}
replay-keys = Pfeiltasten: ein Schritt. Pos1 und Ende: Anfang und Schluss. Leertaste: abspielen.
replay-broken = In diesem Link steckt kein Spiel
    .about = Vielleicht wurde er beim Kopieren abgeschnitten. Du kannst auch ein Spiel öffnen, das als Datei gesichert wurde.
replay-open = Gesichertes Spiel öffnen
    .about = Wähle eine Datei, die nach einem Spiel gesichert wurde. Sie lässt sich Zug für Zug ansehen.
replay-unreadable = Diese Datei ist kein Spiel von Rifugio.
replay-needs-server = Zum Lesen einer Datei braucht es den Server, und der antwortet nicht.
replay-another = Ein anderes Spiel öffnen

## Behalten und teilen

share-title = Behalten und teilen
share-replay = Link zur Wiederholung kopieren
    .about = Das ganze Spiel steckt im Link. Er geht auch ohne den Server.
share-picture = Bild
    .about = die Karte als PNG
share-poster = Plakat
    .about = die Karte mit Hütten, Wegen und Namen
share-paper = Papier
share-kind = Dateityp
share-drawing = Wird gezeichnet …
share-failed = Dein Browser konnte das nicht zeichnen.
poster-date = Eine Wanderung am { $date }
poster-scan = Scannen und das ganze Spiel ansehen

## Das Siegel

seal-title = Wurde ehrlich gezogen?
seal-story = Vor dem ersten Plättchen hat sich der Computer ein Geheimnis ausgedacht und in eine Kiste mit Schloss gelegt. Alle konnten die Kiste sehen, niemand das Geheimnis. Wer wollte, durfte ein eigenes Wort dazuwerfen. Geheimnis und Wörter zusammen haben jedes Plättchen bestimmt. Jetzt ist die Kiste offen, und dein eigenes Gerät kann alles nachrechnen.
seal-check = Nachrechnen
seal-checking = Wird gerechnet …
seal-genuine = { $count ->
    [one] { $count } Plättchen gezogen, und es stimmt. Alles kam so, wie es eingeschlossen war.
   *[other] { $count } Plättchen gezogen, und jedes stimmt. Alles kam so, wie es eingeschlossen war.
}
seal-other-secret = Das Geheimnis passt nicht zum Schloss. Jemand hat etwas verändert.
seal-wrong-word = Das Wort von { $player } ist nicht das, das hineingelegt wurde. Jemand hat etwas verändert.
seal-wrong-draw = Plättchen { $number } hätte ein anderes sein müssen. Jemand hat etwas verändert.
seal-none = Dieses Spiel wurde ohne verschlossene Kiste gespielt, darum lässt sich nichts nachrechnen.
seal-details = Für alle, die es genau wissen wollen
seal-commitment = Die verschlossene Kiste
seal-secret = Das Geheimnis
seal-words = Die Wörter der Spieler
seal-no-word = kein Wort
seal-erased-word = ein Wort, das gelöscht wurde

## Was andere von einem Link sehen, bevor sie ihn öffnen

preview-home = Eine Wanderung durch die Dolomiten für zwei bis fünf. Gleich losspielen, allein oder mit Freunden.
preview-room = Ein Tisch bei Rifugio: komm herein und setz dich, ganz ohne Anmeldung.
preview-watch = Eine Partie Rifugio: schau doch zu.
preview-replay = Eine Partie Rifugio, Schritt für Schritt noch einmal.
