### Knöpfe, Fragen und Beschriftungen des Spiels auf dem Bildschirm.

app-title = Rifugio
app-tagline = Eine Wanderung durch die Dolomiten, zu zweit bis zu fünft

## Menü

menu-new = Neues Spiel
menu-resume = Weiterspielen
menu-watch = Den Tieren zuschauen
menu-rules = Regeln
menu-language = Sprache
menu-help = Hilfe
menu-quit = Beenden

## Vorbereiten

option-seat = Platz { $number }
option-human = ein Mensch
option-name = Tippe einen Namen ein. Mit ← → spielt hier ein Tier.
option-extensions = Welche Erweiterungen?
option-none = keine, nur das Grundspiel
helicopter-name = Helicopter
    .about = Hubschrauber bauen und von Landeplatz zu Landeplatz fliegen
rafts-name = Rivers & Rafts
    .about = Flüsse, Flöße und kalte Füße
both-name = beide
option-open-scores = Offene Punkte
    .about = alle sehen jederzeit die Punkte von allen
option-first = Wer fängt an?
    .about = Nach den Regeln fängt an, wer zuletzt wandern war.
option-random = der Zufall entscheidet
option-start = Los geht’s
option-yes = ja
option-no = nein

## Was jetzt zu tun ist: eine Zeile, höchstens acht Wörter

turn-lay = { $count ->
    [one] Leg ein Plättchen an
   *[other] Leg ein Plättchen an (noch { $count })
}
turn-lay-drawn = Leg das gezogene Plättchen an
turn-swap = Es passt nirgends: Tausche es
turn-remove = Nichts passt: Nimm ein Plättchen heraus
turn-walk = { $cards ->
    [0] Wandern: noch { steps }
   *[other] Wandern: noch { steps } und { cards }
}
turn-tired = Keine Schritte mehr: Beende deinen Zug
turn-move-on = Nicht stehen bleiben: Geh weiter oder bau
turn-nature = Ein Plättchen wird aufgedeckt …
turn-other-lays = { $player } sucht ein Plättchen aus …
turn-other-walks = { $player } wandert …
turn-over = Das Spiel ist aus
turn-number = Runde { $turn } von { $turns }
turn-last = Letzte Runde!

## Knöpfe

button-undo = Rückgängig
button-start-over = Von vorn
button-end-turn = Zug beenden
button-draw = Vom Stapel
    .about = lässt sich nicht rückgängig machen
button-rotate = Drehen
button-place = Hier anlegen
button-build = Bauen
button-ok = Okay
button-cancel = Abbrechen
button-back = Zurück
button-next = Weiter
button-peek = Meine Punkte ansehen
button-cover = Meine Punkte verdecken
button-log = Was passiert ist
button-quit = Beenden
button-rematch = Noch einmal!
button-pause = Anhalten
button-play = Abspielen

## Den Bildschirm weitergeben

pass-to = Gib weiter an { $player }
pass-ready = { $player }, bist du so weit?
pass-hidden = Die Punkte sind verdeckt. Drück Enter, wenn du so weit bist.

## Plättchen und Spieler

offer-open = Offene Plättchen
offer-pile = { $count ->
    [0] Der Stapel ist leer
    [one] 1 Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
offer-drawn = In deiner Hand
offer-rejects = Hat nicht gepasst
offer-removed = Aus dem Spiel
offer-to-come = Was noch kommt
offer-misfit = passt nirgends
panel-cards = Karten
panel-points = Punkte
legal-cells = { $count ->
    [0] Passt nirgends
    [one] Passt an einer Stelle
   *[other] Passt an { $count } Stellen
}
hint-maybe = Vielleicht so? { $move }

## Rückgängig, Bericht, Speichern

undo-nothing = Es gibt nichts rückgängig zu machen.
why-allowed = Nichts spricht dagegen. Nur zu!
undo-locked = Ein Plättchen wurde aufgedeckt. Weiter zurück geht es nicht.
undo-done = Rückgängig gemacht: { $move }
start-over-done = Zurück zum Anfang deines Zuges.
draw-sure = Ein Plättchen vom Stapel kannst du nicht zurücklegen. Trotzdem ziehen?
log-title = Was passiert ist
log-empty = Noch nichts. Die Berge warten!
save-done = Gespeichert in { $file }.
save-failed = Speichern in { $file } geht nicht: { $why }
resume-none = Es gibt noch kein gespeichertes Spiel.
quit-bye = Bis bald in den Bergen!
replay-title = Runde { $turn } von { $turns }
picture-done = Das Bild liegt in { $file }.
