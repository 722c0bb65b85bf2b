### Nach dem Spiel: das Ende, die Wiederholung, was man teilen kann, und das Siegel.

## Das Ende

result-awards = Für alle etwas
result-where = { $player }, { score-line }: zeigen, wo
result-back = Zurück zu den Punkten

## Wo war der bessere Weg?

better-title = Wo war der bessere Weg?
better-making = Dein Spiel wird noch einmal abgewandert: { $percent } %
better-about = Beurteilt nach dem, was du damals wissen konntest. Punkte und Chancen sind geschätzt.
better-nothing = Du hast in keinem Zug mehr als einen Punkt verschenkt. Gut gewandert!
better-failed = Dieses Spiel lässt sich leider nicht beurteilen.
better-away = Der Server antwortet nicht.
better-again = Noch einmal versuchen
better-cancel = Abbrechen
better-turns = Die Züge, die das Spiel entschieden haben
better-round = Runde { $round }
better-lost = etwa { points } mehr
better-chance = Gewinnchance: { $best } % statt { $chance } %
better-mine = Dein Weg
better-best = Der bessere Weg
better-why = { $kind ->
    [draw] Ein Plättchen vom Stapel versprach mehr als jedes offene.
    [nothing] Dein Weg brachte sofort nichts, der bessere { $best }.
    [more] Dein Weg brachte sofort { $mine }, der bessere { $best }.
    [same] Sofort bringen beide gleich viel, aber der bessere führt weiter.
   *[later] Der bessere Weg bringt sofort weniger, am Ende aber mehr.
}
better-idle = Du bleibst, wo du bist.
better-try = Von hier noch einmal
    .about = Ein neues Spiel ab diesem Zug, gegen dieselben Tiere. Der Stapel ist derselbe wie damals.

## Die Wiederholung

replay-page = Wiederholung
replay-watch = Wiederholung ansehen
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Stelle im Spiel
replay-turn = { $turn ->
    [0] Anfang
   *[other] Zug { $turn } von { $turns }
}
replay-keys = Pfeiltasten: ein Schritt. Pos1 und Ende: Anfang und Schluss. Leertaste: abspielen.
replay-broken = In diesem Link steckt kein Spiel
    .about = Vielleicht wurde er beim Kopieren abgeschnitten. Du kannst auch ein Spiel öffnen, das als Datei gespeichert wurde.
replay-open = Gespeichertes Spiel öffnen
    .about = Wähle eine Datei, die nach einem Spiel gespeichert wurde. Du kannst das Spiel Zug für Zug ansehen.
replay-unreadable = In dieser Datei steckt kein Spiel von Rifugio.
replay-needs-server = Diese Datei muss der Server lesen, aber er antwortet nicht.
replay-another = Ein anderes Spiel öffnen

## Behalten und teilen

share-title = Speichern und teilen
share-replay = Link zur Wiederholung kopieren
    .about = Das ganze Spiel steckt im Link. Er funktioniert auch ohne den Server.
share-picture = Bild
    .about = die Karte als PNG
share-poster = Poster
    .about = die Karte mit Hütten, Wegen und Namen
share-paper = Papier
share-kind = Dateityp
share-drawing = Wird gezeichnet …
share-failed = Dein Browser konnte das nicht zeichnen.
poster-date = Eine Wanderung am { $date }
poster-scan = Scannen und das ganze Spiel ansehen
poster-alt = Der Berg als Poster. { $date }
poster-share = Poster teilen
poster-save = Poster speichern

next-title = Drei Ideen fürs nächste Mal
next-set = Sammle eine ganze Sorte: Alle drei Orte zusammen bringen { $box-points-set } Punkte extra.
next-hut = Bau früh eine Hütte, wo andere vorbeikommen: Jeder Besuch bringt dir { $box-points-hut } Punkte.
next-others = Spiel gegen andere Tiere oder mit einer Erweiterung
    .about = such sie dir auf der Startseite unter „Jetzt spielen“ aus

## Das Siegel

seal-title = Wurde ehrlich gezogen?
seal-story = Vor dem ersten Plättchen hat sich der Computer ein Geheimnis ausgedacht und in eine Kiste mit Schloss gelegt. Alle konnten die Kiste sehen, aber niemand das Geheimnis. Alle durften ein eigenes Wort dazulegen. Geheimnis und Wörter zusammen haben jedes Plättchen bestimmt. Jetzt ist die Kiste offen, und dein eigenes Gerät kann alles nachrechnen.
seal-here = Dieses Spiel lief auf einem einzigen Gerät, und wer es hat, hätte in die Kiste schauen können. Sie beweist aber, dass kein Plättchen im Nachhinein ausgesucht wurde.
seal-check = Nachrechnen
seal-checking = Wird gerechnet …
seal-genuine = { $count ->
    [one] { $count } Plättchen wurde gezogen, und es stimmt. Alles kam so, wie es in der Kiste stand.
   *[other] { $count } Plättchen wurden gezogen, und jedes stimmt. Alles kam so, wie es in der Kiste stand.
}
seal-other-secret = Das Geheimnis passt nicht zum Schloss. Jemand hat etwas verändert.
seal-wrong-word = Das ist nicht das Wort, das { $player } dazugelegt hat. Jemand hat etwas verändert.
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
preview-room = Ein Tisch bei Rifugio: Komm herein und setz dich, ganz ohne Anmeldung.
preview-watch = Eine Partie Rifugio: Schau doch zu!
preview-replay = Eine Partie Rifugio: Schau sie dir Schritt für Schritt noch einmal an.
