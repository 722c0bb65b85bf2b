### Für alle: mit Tasten, mit den Ohren, Einstellungen, Tipps und Kinderplätze.

## Mit den Ohren

heard-here = Hier: { $what }.
heard-side = { direction }: { $what }
heard-way = { $steps } nach { direction }
heard-where = { $what }: { $way }
heard-beside = hier
heard-from = Von hier aus: { $what }.
heard-target = { $number } von { $count }: { $what }
heard-nothing = Es ist noch nichts passiert.
heard-undone = { $count ->
    [one] { $player } macht die letzte Aktion rückgängig.
   *[other] { $player } macht die letzten { $count } Aktionen rückgängig.
}
words-title = Die Karte in Worten
    .about = Zwei Zahlen nennen eine Stelle: wie viele Schritte vom Start nach Osten, dann wie viele nach Südosten. Ein Minus heißt andersherum.
words-people = Wanderer und Gebautes
words-row = Reihe { $row }
words-you = Von dir aus: { $way }

## Mit Tasten

keys-last = den letzten Zug hören
keys-scores = den Punktestand hören
keys-around = hören, was ringsum liegt
keys-hint = ein Tipp, in drei Stufen
keys-words = die Karte in Worten
keys-album = mein Album der Orte
keys-pace = wie schnell die Züge der anderen gezeigt werden
keys-end = den Zug beenden

## Einstellungen

settings-title = Einstellungen
settings-light = Licht
    .system = wie das Gerät
    .light = Tag
    .dark = Nacht
settings-contrast = Starker Kontrast
    .about = dunklere Linien, keine blassen Farben
settings-motion = Weniger Bewegung
    .about = nichts gleitet oder pulsiert
settings-pace = Züge der anderen
    .slow = langsam
    .normal = normal
    .instant = sofort
settings-size = Schriftgröße
settings-palette = Farben der Karte
    .standard = wie eine Wanderkarte
    .vivid = gut zu unterscheiden
settings-hints = Tipps von selbst
    .about = nach kurzer Zeit zeigt ein Finger, wohin du schauen kannst
settings-cards = Erklärkarten
    .about = ein Satz, wenn etwas zum ersten Mal vorkommt
settings-kept = Öffnet sich auf diesem Gerät auch ohne Netz.
settings-not-kept = Auch über einfaches http läuft das ganze Spiel. Nur lässt sich die Seite dann weder auf dem Gerät behalten noch installieren: Sie kommt jedes Mal vom Server.
settings-cards-again = Alle Karten noch einmal zeigen

## Tipps

hint-ask = Tipp
hint-more = Noch ein Tipp
hint-do = Mach das für mich
hint-here = Schau mal hier!
hint-look-tile = Schau dir Plättchen { $number } an, und hier!
hint-look-pile = Wie wäre es mit dem Stapel?
hint-look-end = Vielleicht ist es Zeit, deinen Zug zu beenden.
hint-look-remove = Schau dir die offenen Plättchen an.
hint-so = Vielleicht so: { $what }.
hint-not-now = { $why ->
    [too_often] Überleg erst ein wenig selbst, dann frag noch einmal.
    [not_your_turn] Tipps gibt es, wenn du dran bist.
   *[other] Gerade gibt es keinen Tipp. Frag gleich noch einmal.
}
lesson-title = Gut zu wissen
lesson-got-it = Alles klar
lesson-enough = Keine Karten mehr
lesson-rule = Mehr in den Regeln

## Kinderplätze

child-back = Zug zurücknehmen
    .about = solange noch niemand weitergespielt hat
child-open = Kinderplatz: größere Knöpfe, Tipps, und ein Zug darf zurückgenommen werden.
