### Tasten, das Spiel Zeile für Zeile, und was schiefgehen kann.

## Tasten

keys-title = Tasten
key-arrows = Sich auf der Karte bewegen
key-targets = Nächste oder vorige mögliche Stelle
key-choose = Ein Plättchen oder eine Zeile wählen
key-enter = Ausführen
key-escape = Das Plättchen zurücklegen
key-rotate = Den Pass drehen
key-draw = Ein Plättchen vom Stapel ziehen
key-build = Bauen
key-undo = Rückgängig machen
key-start-over = Den Zug von vorn beginnen
key-end = Den Zug beenden
key-why = Warum nicht?
key-hint = Tipp
key-log = Was passiert ist
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
plain-more = … und noch { $count }. Mit „alle“ siehst du sie.
plain-unknown = „{ $text }“ habe ich leider nicht verstanden. Mit ? gibt es Hilfe.
plain-replay = Enter: nächster Schritt; eine Zahl: zu dieser Runde; „{ $back }“: ein Schritt zurück; „{ $quit }“: aufhören.
plain-help = Tipp die Nummer einer Aktion ein oder eines dieser Wörter:
plain-word-help = hilfe
    .about = diese Liste
plain-word-map = karte
    .about = die Karte zeichnen
plain-word-look = schau
    .about = den Tisch in Worten beschreiben; „schau 1,0“ beschreibt eine Stelle
plain-word-moves = alle
    .about = alle Aktionen aufzählen
plain-word-undo = zurück
    .about = die letzte Aktion rückgängig machen
plain-word-restart = neu
    .about = den Zug von vorn beginnen
plain-word-end = fertig
    .about = den Zug beenden
plain-word-why = warum
    .about = warum etwas an einer Stelle nicht geht, zum Beispiel: warum 2,-1
plain-word-hint = tipp
    .about = was ein Freund tun würde
plain-word-log = bericht
    .about = was passiert ist
plain-word-points = punkte
    .about = deine Punkte ansehen
plain-word-rules = regeln
    .about = die Regeln in Kürze
plain-word-save = speichern
    .about = das Spiel speichern
plain-word-quit = ende
    .about = aufhören

## Was schiefgehen kann

error-file-missing = Die Datei { $file } gibt es nicht.
error-no-such-seat = In diesem Spiel gibt es keinen Platz { $seat }.
error-file-unreadable = { $file } lässt sich nicht lesen: { $why }
error-not-a-number = Bitte tipp eine Zahl von { $least } bis { $most } ein.
error-players = Rifugio ist für 2 bis 5 Leute.
error-too-many = Du hast { $named } Menschen und Tiere genannt, aber nur { $players } können mitspielen.
error-unknown-first = Am Tisch heißt niemand { $name }. Zu --first gehört ein Name, ein Tier oder die Nummer eines Platzes.
error-resume-alone = In einem gespeicherten Spiel steht schon, wer mitspielt und wie: { $options } bitte weglassen.
error-one-game = Du kannst immer nur ein gespeichertes Spiel weiterspielen.
error-only-animals = In { $file } spielen nur Tiere. `rifugio replay` zeigt das Spiel.
error-in-use = { $file } wird schon in einem anderen Fenster gespielt.
error-unknown-bot = Ein Tier namens { $name } kenne ich nicht. Ich kenne: { $known }.
error-unknown-extension = Eine Erweiterung namens { $name } kenne ich nicht. Ich kenne: { $known }.
error-unknown-language = { $name } spreche ich noch nicht. Ich spreche: { $known }.
error-too-small = Dieses Fenster ist zu klein. Es braucht { $columns } Spalten und { $rows } Zeilen.

## Wo war der bessere Weg?

review-title = Die Züge, die das Spiel entschieden haben
review-nothing = Niemand hat in einem Zug mehr als einen Punkt verschenkt. Gut gewandert!
review-turn = { $points ->
    [0] Runde { $turn }, { $player }: Besser ging es nicht. Gewinnchance: { $chance } %.
   *[other] Runde { $turn }, { $player }: { points } verschenkt. Gewinnchance: { $chance } %.
}
review-lost = Runde { $turn }, { $player }: etwa { points } weniger als möglich. Gewinnchance: { $chance } % statt { $best } %.
review-did = Gespielt:
review-better = Besser:
