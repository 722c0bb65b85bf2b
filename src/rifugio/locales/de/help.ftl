### Tasten, das Spiel Zeile für Zeile, die Befehlszeile, und was schiefgehen kann.

## Tasten

keys-title = Tasten
key-arrows = Auf der Karte bewegen
key-targets = Nächste oder vorige erlaubte Stelle
key-choose = Ein Plättchen oder eine Zeile wählen
key-enter = Ausführen
key-escape = Das Plättchen zurücklegen
key-rotate = Den Pass drehen
key-draw = Ein Plättchen vom Stapel ziehen
key-build = Bauen
key-undo = Rückgängig
key-start-over = Den Zug von vorn beginnen
key-end = Den Zug beenden
key-why = Warum nicht?
key-hint = Tipp
key-log = Was geschehen ist
key-to-come = Welche Plättchen noch kommen
key-scores = Deine Punkte ansehen
key-rules = Die Regeln in Kürze
key-zoom = Größer oder kleiner
key-pan = Die Karte verschieben
key-language = Eine andere Sprache
key-save = Speichern
key-scroll = Weiterlesen
key-quit = Beenden
key-help = Diese Liste

## Zeile für Zeile

plain-welcome = Willkommen bei Rifugio! Tipp eine Nummer ein, oder ? für Hilfe.
plain-prompt = Deine Wahl
plain-moves = Du kannst:
plain-more = … und { $count } mehr. Mit „alle“ siehst du sie.
plain-unknown = „{ $text }“ habe ich leider nicht verstanden. Mit ? gibt es Hilfe.
plain-replay = Enter: weiter; eine Zahl: diese Runde; „{ $back }“: ein Schritt zurück; „{ $quit }“: aufhören.
plain-help = Tipp die Nummer eines Zuges ein oder eines dieser Wörter:
plain-word-help = hilfe
    .about = diese Liste
plain-word-map = karte
    .about = die Karte zeichnen
plain-word-look = schau
    .about = den Tisch in Worten beschreiben; „schau 1,0“ beschreibt eine Stelle
plain-word-moves = alle
    .about = alle Züge aufzählen
plain-word-undo = zurück
    .about = den letzten Zug zurücknehmen
plain-word-restart = neu
    .about = den Zug von vorn beginnen
plain-word-end = fertig
    .about = den Zug beenden
plain-word-why = warum
    .about = warum etwas irgendwo nicht geht, zum Beispiel: warum 2,-1
plain-word-hint = tipp
    .about = was ein Freund tun würde
plain-word-log = bericht
    .about = was geschehen ist
plain-word-points = punkte
    .about = deine Punkte ansehen
plain-word-rules = regeln
    .about = die Regeln in Kürze
plain-word-save = speichern
    .about = das Spiel speichern
plain-word-quit = ende
    .about = aufhören

## Die Befehlszeile

help-rifugio = Rifugio, eine Wanderung durch die Dolomiten: das Spiel spielen, ansehen und erforschen.
help-play = Ein Spiel spielen, gemeinsam an einem Bildschirm und gegen die Tiere.
help-watch = Den Tieren beim Spielen zuschauen.
help-replay = Ein aufgezeichnetes Spiel ansehen.
help-show = Eine Stellung oder das Ende eines Spiels als Bild zeichnen.
help-arena = Die Tiere viele Spiele spielen lassen und vergleichen.
help-simulate = Zufällige Spiele spielen und zählen.
help-verify = Prüfen, ob ein aufgezeichnetes Spiel den Regeln folgt.
help-lang = Sprache: en, nl, de oder it
help-with = Erweiterung: helicopter oder rafts; auch zweimal
help-players = Wie viele mitspielen, 2 bis 5
help-seat = Wer dort sitzt: ein Name oder ein Tier wie fox
help-plain = Zeile für Zeile spielen, ohne ganzen Bildschirm
help-open-scores = Die Punkte aller sind immer offen
help-resume = Ein gespeichertes Spiel fortsetzen
help-speed = Züge pro Sekunde
help-seed = Gleiche Zahl, gleiche Plättchen
help-svg = Datei für das Bild
help-games = Wie viele Spiele
help-jobs = Wie viele gleichzeitig
help-json = Zahlen für Programme ausgeben
help-plot = Datei für ein Diagramm
help-ray = Die Arbeit auf einen Ray-Cluster verteilen
help-record = Datei mit einem aufgezeichneten Spiel
help-position = Datei mit einer Stellung

## Was schiefgehen kann

error-file-missing = Die Datei { $file } gibt es nicht.
error-file-unreadable = { $file } lässt sich nicht lesen: { $why }
error-record-broken = Diese Aufzeichnung stockt in Runde { $turn }: { $why }
error-not-a-number = Bitte tipp eine Zahl von { $least } bis { $most } ein.
error-players = Rifugio ist für 2 bis 5 Leute.
error-unknown-bot = Ein Tier namens { $name } kenne ich nicht. Es gibt: { $known }.
error-unknown-extension = Eine Erweiterung namens { $name } kenne ich nicht. Es gibt: { $known }.
error-unknown-language = { $name } spreche ich noch nicht. Ich spreche: { $known }.
error-name-taken = Am Tisch sitzt schon jemand namens { $name }.
error-too-small = Dieses Fenster ist zu klein. Nötig sind { $columns } Spalten und { $rows } Zeilen.
error-no-terminal = Hier gibt es keinen ganzen Bildschirm, also spielen wir Zeile für Zeile.
error-missing-part = Dafür wird { $name } gebraucht. So kommt es dazu: { $command }
