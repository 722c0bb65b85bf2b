### Das Spiel im Browser: Türen, Zimmer und was rund um die Karte steht.

## Die erste Seite

door-play = Jetzt spielen
    .about = Mit { $bots }, ganz ohne Warten
door-friends = Mit Freunden
    .about = Link schicken und zusammen losspielen
door-device = Auf diesem Gerät
    .about = Zu zweit bis zu fünft an einem Bildschirm
door-code = Ich habe einen Code
    .about = Drei Wörter und eine Zahl
mine-title = Deine Tische
mine-more = Weitere Tische von dir
mine-state = { $state ->
    [turn] Du bist dran!
    [playing] Das Spiel läuft
    [waiting] Wartet auf Mitspieler
   *[over] Zu Ende
}
mine-turn = { $player } ist dran
mine-won = { $who ->
    [you] Du hast mit { with-points } gewonnen
   *[other] { $player } hat mit { with-points } gewonnen
}
mine-shared = { $players } haben zusammen gewonnen
# Was zuletzt geschah: $deed ist build, go, lay oder other; $means sagt, wie jemand weiterkam.
mine-last = { $who ->
    [you] { $deed ->
        [build] Du hast { object.a } gebaut
        [go] { $means ->
            [fly] Du bist weitergeflogen
            [sail] Du bist weitergefahren
            [swim] Du bist geschwommen
           *[walk] Du bist weitergewandert
        }
        [lay] Du hast ein Plättchen angelegt
       *[other] Du warst dran
    }
   *[other] { $deed ->
        [build] { $player } hat { object.a } gebaut
        [go] { $means ->
            [fly] { $player } ist weitergeflogen
            [sail] { $player } ist weitergefahren
            [swim] { $player } ist geschwommen
           *[walk] { $player } ist weitergewandert
        }
        [lay] { $player } hat ein Plättchen angelegt
       *[other] { $player } war dran
    }
}
mine-next = Nächster Tisch
mine-hide = Diesen Tisch ausblenden
mine-show = Wieder zeigen
mine-hidden = { $count ->
    [one] 1 ausgeblendeter Tisch
   *[other] { $count } ausgeblendete Tische
}
family-title = Das Familienalbum
family-about = Die Berge all deiner beendeten Spiele, die neuesten zuerst.
family-empty = Noch kein Berg im Album
    .about = Ist ein Spiel zu Ende, kommt sein Berg in dieses Album: mit wem es war, wann, und wie es ausging.
family-missing = Dieses Spiel hat niemand mehr.
family-with = Mit { $people }
family-who = Mit wem?
family-how = Wie?
family-all = Alle
family-animals = Nur mit Tieren
family-base = Ohne Erweiterungen
family-newer = Neuerer Berg
family-older = Älterer Berg
family-friends = Du und deine Freunde
# Wer vorn liegt: you, other oder level.
family-lead = { $who ->
    [you] Du führst { $wins } : { $losses }
    [level] Gleichstand, { $wins } : { $losses }
   *[other] { $player } führt { $losses } : { $wins }
}
family-ways = Je nach Spielart
family-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
family-won = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
family-best = Rekord: { points }
family-days = { $count } Tage hintereinander am Berg!
family-wins = { $count } Siege hintereinander!
credits-game = Ein Spiel von Niels Ramon Pieterse, erschienen bei NRP Games.
credits-buy = Die echte Schachtel kaufen
credits-edition = Diese Online-Ausgabe ist kostenlos, ohne Werbung und ohne Anmeldung.
language-choose = Sprache wählen
page-home = Startseite
page-rules = Die Spielregeln

## Türen, die erst etwas fragen

code-label = Drei Wörter und eine Zahl
code-example = zum Beispiel: quiet amber lake 4711
code-enter = Mitspielen
code-unknown = Zu diesem Code gibt es keinen offenen Tisch. Stimmen die Wörter?
code-three = Ein Code besteht aus drei Wörtern und einer vierstelligen Zahl.
alone-choose = Gegner aussuchen
alone-title = Gegen wen möchtest du spielen?
climb-title = Der Aufstieg
climb-so-far = { $count ->
    [0] Besiege allein ein Tier, und du bekommst seinen Stempel.
    [one] 1 von { $all } Stempeln
   *[other] { $count } von { $all } Stempeln
}
climb-next = Weiter gegen { $bot }
climb-done = Alle Stempel gehören dir. Was für ein Aufstieg!
climb-stamp = besiegt
climb-new = Ein neuer Stempel: { $bots }
device-title = Wer spielt mit?
device-name = Name von Spieler { $number }
device-more = Noch jemand
device-fewer = { $player } entfernen
device-begin = Auf geht’s
device-same = Zwei haben denselben Namen.
device-setup = Erweiterungen und mehr wählen
opening = Der Tisch wird gedeckt …

## Wenn etwas nicht klappt

fail-server = Der Server antwortet nicht.
fail-friends = Der Server antwortet gerade nicht, deshalb können Freunde nicht dazukommen. Versuch es in einer Weile noch einmal.
fail-here =
    { $reason ->
        [blocked] Dieser Browser lässt das Spiel nicht auf dem Gerät laufen.
        [memory] Auf dem Gerät ist gerade nicht genug Speicher frei.
        [network] Das Spiel ließ sich nicht laden. Bist du online?
        [full] Auf diesem Gerät ist kein Platz mehr für ein Spiel. Mach etwas Speicher frei und versuch es noch einmal.
       *[failed] Das Spiel ließ sich auf diesem Gerät nicht starten.
    }
fetching = Das Spiel wird auf dieses Gerät geholt
    .starting = Das Spiel startet
friends-need-server = Hier spielst du allein oder mit anderen an einem Bildschirm. Damit alle am eigenen Handy mitspielen können, braucht es einen Rifugio-Server.
update-ready = Eine neuere Version ist da: jetzt laden
fail-often = So viele Tische! Warte ein Weilchen.
fail-gone = Hier ist kein Tisch
    .about = Vielleicht ist der Link nicht vollständig, oder der Tisch wurde abgeräumt.
    .watch = Vielleicht spielt dieser Tisch jetzt ohne Zuschauer, oder er wurde abgeräumt.
page-nowhere = Hier gibt es keine Seite
    .about = Vielleicht ist der Link nicht vollständig.
fail-other = Das hat nicht geklappt.
net-lost = Verbindung verloren. Neuer Versuch …
net-offline = Du bist offline. Dein Platz bleibt dir sicher.
net-back = Wieder verbunden!
net-went-back = Der Server hat das Letzte an diesem Tisch verloren. Ihr spielt von hier aus weiter.
net-full = Dieses Gerät ist voll, das Letzte ließ sich nicht speichern. Mach etwas Platz, dann geht es von hier aus weiter.
net-as-it-was =
    { $day ->
        [today] Stand von { $time }. Der Server antwortet nicht.
       *[earlier] Stand vom { $time }. Der Server antwortet nicht.
    }

## Tiere und Farben

animal = { $animal ->
    [badger] Dachs
    [bear] Bär
    [beaver] Biber
    [chamois] Gämse
    [deer] Hirsch
    [dormouse] Siebenschläfer
    [eagle] Adler
    [fox] Fuchs
    [frog] Frosch
    [goose] Gans
    [hare] Hase
    [hedgehog] Igel
    [ibex] Steinbock
    [lynx] Luchs
    [marmot] Murmeltier
    [mole] Maulwurf
    [otter] Otter
    [owl] Eule
    [raven] Rabe
    [salamander] Salamander
   *[squirrel] Eichhörnchen
}
colour = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [green] grün
   *[violet] lila
}
look-name = Dein Name
look-animal = Dein Tier
look-colour = Deine Farbe
look-taken = { colour }, vergeben
look-done = Fertig

## Das Zimmer: einladen

room-table = Euer Tisch
invite-title = Lade deine Freunde ein
    .about = Sie scannen den Code oder öffnen den Link.
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert!
invite-share = Teilen …
invite-text = Komm, spiel mit mir Rifugio!
invite-by-hand = Kopiere diesen Link:
reach-nowhere = Nur dieser Computer kann diesen Link öffnen. Damit andere mitspielen können, starte den Server mit diesem Befehl:
reach-which = Adresse dieses Computers
watching = { $count ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Das Zimmer: Plätze

seats-title = Plätze
seat-free = Freier Platz
seat-closed = Geschlossen
seat-you = du
seat-robot = Tier
seat-sit = Hinsetzen
seat-bot = Ein Tier
seat-which-bot = Welches Tier spielt mit?
seat-local = Jemand an diesem Gerät
seat-local-title = Wer sitzt hier?
seat-close = Schließen
seat-open = Wieder öffnen
seat-change = Ändern
seat-stand = Aufstehen
seat-kick = Platz freimachen
seat-kick-sure = Wirklich freimachen?
seat-child = Kinderplatz
    .about = größere Knöpfe, Tipps, und ein Zug darf zurückgenommen werden
seat-here = ist da
seat-not-here = gerade nicht da
seat-more = Noch ein Platz
guest-title = Setz dich zu uns!
guest-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
hike-ask = Wann warst du zuletzt wandern?
hike-when = { $days ->
    [0] heute
    [4] diese Woche
    [20] diesen Monat
    [200] dieses Jahr
   *[other] länger her
}
hike-unsaid = Sag ich noch nicht

## Das Zimmer: das Spiel

options-title = Das Spiel
options-standard = Standardregeln
options-reset = Wieder die normalen Regeln
options-own = Hausregeln
options-extensions = Erweiterungen
options-clock = Zeit pro Zug
clock-choice = { $choice ->
    [minute] 1 Minute
    [three] 3 Minuten
    [ten] 10 Minuten
    [day] 1 Tag
    [days] 3 Tage
   *[none] so lange ihr wollt
}
options-chat = Freier Chat
    .about = alle am Tisch können Nachrichten schreiben
options-watch = Zuschauer
    .about = wer den Zuschauer-Link hat, kann zuschauen
options-by-host = Die Einstellungen macht die Spielleitung.
watch-link = Zuschauer-Link kopieren

## Das Zimmer: anfangen

start-first = Wer fängt an?
start-draw = Der Zufall entscheidet
start-hiked = Wer zuletzt wandern war
start-go = Spiel beginnen
start-why-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
start-why-few = Ihr müsst mindestens zu zweit sein.
start-why-hikes = Noch nicht alle haben gesagt, wann sie zuletzt wandern waren.
start-why-net = Warten auf die Verbindung …
start-without = Freie Plätze schließen und beginnen
start-ready = Alle sind da. Bereit?
start-waiting = Die Spielleitung beginnt, wenn alle bereit sind.

## Einen Platz weitergeben

hand-on = Auf ein anderes Gerät wechseln
hand-title = { $player }: auf ein anderes Gerät wechseln
    .about = Öffne diesen Link auf dem anderen Gerät oder schick ihn jemandem. Der Platz zieht dann dorthin um.
hand-qr = QR-Code mit dem Link zu diesem Platz
hand-close = Schließen
claim-title = Dieser Platz ist für dich
    .about = Du spielst für { $player } weiter.
claim-take = Platz nehmen

## Weggehen

leave-table = Tisch verlassen
leave-ask = { $what ->
    [game] Ein Tier, { $bot }, spielt für dich weiter. Der Platz gehört dir dann nicht mehr.
    [room] Dein Platz wird wieder frei.
    [some] Ein Tier, { $bot }, spielt für dich weiter. Der Platz gehört dir dann nicht mehr. Spielt sonst niemand mit, endet das Spiel.
    [last] Sonst spielt niemand mehr mit. Darum endet das Spiel hier, ohne dass jemand gewinnt.
   *[close] Sonst ist niemand da, also wird der Tisch geschlossen.
}
leave-ask-host = Jemand anders übernimmt die Spielleitung.
leave-go = Verlassen
leave-stay = Bleiben
leave-failed = Du bist noch am Tisch. Bitte versuch es noch einmal.
resign = Aufgeben
    .ask = { $what ->
        [last] Dein Spiel endet hier, mit den Punkten, die du jetzt hast. Sonst spielt niemand mehr mit, also gewinnt auch niemand.
       *[other] Dein Spiel endet hier, mit den Punkten, die du jetzt hast, und alle sehen, wie viele es sind. { $bot }, ein Tier, spielt für dich weiter, damit die anderen zu Ende spielen können. Du kannst zuschauen, aber nicht zurückkommen.
    }
    .stay = Weiterspielen
holiday = Urlaub nehmen
    .longer = Urlaub verlängern
    .ask = Bist du dran, warten die anderen, bis du zurück bist. Alle sehen, wie lange. Sobald du spielst, ist dein Urlaub vorbei.
    .left = { $left ->
        [0] Deine { $days } Urlaubstage in diesem Spiel sind aufgebraucht.
        [one] Von deinen { $days } Urlaubstagen in diesem Spiel ist noch einer übrig.
       *[other] Von deinen { $days } Urlaubstagen in diesem Spiel sind noch { $left } übrig.
    }
    .days = { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
    .fewer = Ein Tag weniger
    .more = Ein Tag mehr
    .until = bis { $day }
    .mine = Du hast Urlaub bis { $day }. Sobald du spielst, ist er vorbei.
    .stay = Hierbleiben
lost-claimed = Dein Platz ist jetzt auf einem anderen Gerät.
lost-revoked = { $phase ->
    [playing] Die Spielleitung hat deinen Platz freigemacht. { $bot } spielt für dich weiter.
   *[other] Die Spielleitung hat deinen Platz freigemacht.
}
lost-left = { $phase ->
    [playing] Du hast den Tisch verlassen. { $bot } spielt für dich weiter.
   *[other] Du hast den Tisch verlassen.
}
lost-resigned = { $phase ->
    [playing] Du hast mit { with-points } aufgegeben. { $bot } spielt für dich weiter.
   *[other] Du hast mit { with-points } aufgegeben.
}

## Am Tisch

game-map = Die Karte
map-nearer = Vergrößern
map-farther = Verkleinern
map-whole = Die ganze Karte
map-find = Wo bin ich?
map-closer = Tippen vergrößert
game-players = Spieler
game-do = Was du tun kannst
game-say = Etwas sagen
game-more = Mehr
game-close = Schließen
player-turn = ist dran
player-away = { $bot } spielt für { $player }
player-resigned = hat mit { with-points } aufgegeben, { $bot } spielt weiter
player-holiday = im Urlaub bis { $day }
player-back = Da bin ich wieder!
player-hidden = Punkte verdeckt
player-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte insgesamt
}
moves-which = Welches Plättchen?
moves-blind = Ein Plättchen vom Stapel kann nicht zurück.
clock-left = noch { $time }
clock-dinner = { $clock ->
    [correspondence] Pause für alle
   *[other] Essenspause
}
    .about = hält die Uhr für alle an
clock-again = { $clock ->
    [correspondence] Die Pause ist vorbei
   *[other] Alle sind satt
}
    .about = die Uhr läuft wieder
clock-then = { $clock ->
    [none] Ein Zug darf höchstens { $days } Tage dauern. Danach endet das Spiel.
   *[other] Ist die Zeit um, springt ein Tier ein: { $bot }. Wer zurückkommt, spielt selbst weiter.
}
table-ends = { $what ->
    [room] Beginnt das Spiel nicht bis { $day } um { $time } Uhr, wird dieser Tisch geschlossen.
    [mine] Beendest du deinen Zug nicht bis { $day } um { $time } Uhr, endet das Spiel.
   *[other] Beendet { $player } den Zug nicht bis { $day } um { $time } Uhr, endet das Spiel.
}
give-up = Spiel für alle abbrechen
give-up-sure = Wirklich abbrechen?
game-given-up = Das Spiel wurde abgebrochen.
game-over-alone = Niemand spielt mehr mit. Das Spiel ist zu Ende, gewonnen hat niemand.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
result-resigned = { $player } hat mit { with-points } aufgegeben. { $bot } hat zu Ende gespielt.
    .alone = { $player } hat mit { with-points } aufgegeben.
game-record = Spiel als Datei speichern
rematch-ready = Ein neuer Tisch ist gedeckt.
rematch-join = Komm mit
watch-only = Du schaust zu.

## Ein Zug von Hand

draw-final = nicht rückgängig zu machen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
why-too-far = Dorthin kommst du in diesem Zug nicht.
keys-which = Tasten
keys-choose = ein Plättchen oder eine Aktion wählen
keys-arrows = sich auf der Karte umsehen
keys-next = nächste oder vorige mögliche Stelle
keys-do = ausführen
keys-turn = einen Pass drehen
keys-back = zurück; Plättchen zurücklegen

## Reden

talk-coming = Kommen und Gehen
talk-turn = Zum Zug
talk-doing = Was für ein Zug!
talk-mountains = In den Bergen
talk-manners = Gute Manieren
talk-point = Auf ein Plättchen zeigen
    .about = Tippe jetzt auf der Karte ein Plättchen an.
talk-pointed = { $player } zeigt auf ein Plättchen.
talk-write = Schreib etwas
talk-send = Senden

## Das Album: was ich habe und was fehlt

album-title = Mein Album
    .about = Was dir jeder Ort jetzt bringen würde, das Trio mitgerechnet.
album-kind = { $kind ->
    [flower] Blumen
    [animal] Tiere
    [waterfall] Wasserfälle
    [pass] Pässe
   *[top] Gipfel
}
album-count = { $count } von { $all }
album-set = ganzes Trio { $points }
album-complete = Trio komplett
album-place = { $state ->
    [have] { tile }: hast du
    [first] { tile }: hast du, noch vor allen anderen
    [gone] { tile }: aus dem Spiel
    [hidden] { tile }: liegt noch nicht auf der Karte
   *[lacking] { tile }: liegt auf der Karte
}
album-shut = Auf diesen Bildschirm schauen auch andere. Darum bleibt dein Album verdeckt.
album-peek = Mein Album ansehen
album-cover = Mein Album verdecken

## Was am Tisch geschah, außer Zügen

event-started = Auf geht’s! { $player } fängt an.
event-expired = Die Zeit ist um: { $bot } macht für { $player } weiter.
event-back = { $player } ist wieder da.
event-holiday = { $days ->
    [0] { $player } ist aus dem Urlaub zurück.
    [one] { $player } nimmt sich einen Tag Urlaub.
   *[other] { $player } nimmt sich { $days } Tage Urlaub.
}
event-claimed = Der Platz von { $player } ist jetzt auf einem anderen Gerät.
event-revoked = Die Spielleitung hat den Platz von { $player } freigemacht. { $bot } spielt weiter.
event-left = { $player } hat den Tisch verlassen. { $bot } spielt weiter.
event-left-last = { $player } hat den Tisch verlassen. Niemand spielt mehr mit, das Spiel endet hier.
event-resigned = { $player } hat mit { with-points } aufgegeben. { $bot } spielt weiter.
event-resigned-last = { $player } hat mit { with-points } aufgegeben. Niemand spielt mehr mit, das Spiel endet hier.
event-host = { $player } hat jetzt die Spielleitung.
event-turn-undone = { $tiles ->
    [0] { $player } nimmt den Zug zurück und spielt weiter.
    [one] { $player } nimmt den Zug zurück und spielt weiter. Das aufgedeckte Plättchen kommt nachher wieder.
   *[other] { $player } nimmt den Zug zurück und spielt weiter. Die aufgedeckten Plättchen kommen nachher wieder.
}
event-dinner = Keine Eile: Die Uhr steht.
event-clock = Die Uhr läuft.

## Zurückschauen

recap-title = Während du weg warst
recap-skip = Überspringen
history-title = So sah es da aus
history-back = Zurück zum Spiel
log-see = Moment ansehen
sound = Geräusche
    .about = kleine Geräusche, für dieses Spiel gemacht

## Der Rucksack

rucksack-title = Dein Rucksack
rucksack-about = { $tables ->
    [0] Hier drin sind dein Aussehen und deine Einstellungen, für jedes Gerät, auf dem du ihn öffnest.
    [one] Hier drin ist ein Tisch von dir, dazu dein Aussehen, deine Einstellungen und deine Stempel. Alles kommt mit, wo immer du ihn öffnest.
   *[other] Hier drin sind { $tables } Tische von dir, dazu dein Aussehen, deine Einstellungen und deine Stempel. Alles kommt mit, wo immer du ihn öffnest.
}
rucksack-empty = Noch ist nichts drin. Sobald du dich an einen Tisch setzt, kommt dein Platz von selbst hinein.
rucksack-move = Auf einem anderen Gerät
rucksack-only = Er ist nur hier offen. Geht dieses Gerät verloren, kann ihn dir niemand zurückholen. Öffne ihn darum noch auf einem zweiten.
rucksack-move-show = Auf einem anderen Gerät öffnen
rucksack-move-how = Scanne das mit dem anderen Gerät, schick dir den Link, oder tippe dort die Wörter ein.
rucksack-move-qr = QR-Code, der deinen Rucksack öffnet
rucksack-move-once = Das geht ein Mal und { $minutes } Minuten lang. Zeig es sonst niemandem: Wer es benutzt, hat deine Plätze.
rucksack-have-code = Ich habe einen Code von einem anderen Gerät
rucksack-code = Vier Wörter und eine Zahl
rucksack-code-form = Ein Code besteht aus vier Wörtern und einer vierstelligen Zahl.
rucksack-code-open = Weiter
arriving-title = Da kommt ein Rucksack
arriving-about = Dann sind alle deine Tische auch hier.
arriving-open = Hier öffnen
arriving-both = Auf diesem Gerät hat schon jemand einen Rucksack. Bist du das auch?
arriving-mine = Ja, beides zusammenpacken
arriving-other = Nein, das ist jemand anders
arriving-wrong = Dieser Code wurde schon benutzt, oder seine zehn Minuten sind um. Lass dir auf dem anderen Gerät einen neuen zeigen.
arriving-no-passkey = Es wurde kein Passkey ausgewählt, oder seinen Rucksack gibt es nicht mehr.
opening-title = Ist dein Rucksack woanders?
opening-passkey = Mit einem Passkey öffnen
opening-mail = Link per E-Mail zuschicken
opening-mail-send = Abschicken
opening-mail-sent = Wenn es einen Rucksack mit dieser Adresse gibt, ist eine E-Mail unterwegs. Der Link darin funktioniert einmal, eine Stunde lang.
mail-field = E-Mail-Adresse
mail-form = Das sieht nicht nach einer E-Mail-Adresse aus.
ways-title = Falls dieses Gerät verloren geht
ways-made = Passkey, erstellt am { $day }
ways-add = Passkey hinzufügen
    .about = Mit einem Passkey öffnest du den Rucksack per Fingerabdruck, Gesicht oder Gerätecode. Ein Passwort brauchst du nicht.
ways-drop = Löschen
ways-drop-sure = Er öffnet den Rucksack dann nicht mehr. Wirklich?
ways-none = Für Passkeys braucht es eine Adresse mit https, und die hat dieser Server nicht. Öffne deinen Rucksack darum auf einem zweiten Gerät.
ways-address = Du kannst dir einen Link an { $address } schicken lassen.
ways-address-waiting = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin, um die Adresse zu bestätigen.
ways-address-about = Hinterlege eine Adresse, dann kannst du dir einen Link dorthin schicken lassen, der den Rucksack öffnet.
ways-address-set = Speichern
ways-address-drop = Adresse löschen
ways-confirmed = Deine Adresse ist bestätigt.
ways-confirm-late = Dieser Link wurde schon benutzt, oder er ist älter als einen Tag.
told-title = Wenn du dran bist
told-about = Bei Spielen über mehrere Tage kannst du Bescheid bekommen, wenn die anderen auf dich warten.
told-add-push = Auf diesem Gerät Bescheid sagen
told-add-mail = Per E-Mail Bescheid sagen: { $address }
told-add-hook = Einen Webhook benutzen
told-mail-first = Wenn du unten eine E-Mail-Adresse hinterlegst, kannst du auch dort Bescheid bekommen.
told-by = { $way ->
    [this] auf diesem Gerät
    [push] auf jenem Gerät
    [mail] per E-Mail
   *[hook] per Webhook
}
told-no-push = { $why ->
    [blocked] Dein Browser lässt diese Seite keine Nachrichten anzeigen. In seinen Einstellungen kannst du es erlauben.
    [install] Auf diesem Gerät geht das, sobald Rifugio auf dem Startbildschirm ist: tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
   *[never] Dieser Browser kann keine Nachrichten anzeigen, während die Seite zu ist.
}
told-fault = { $fault ->
    [https] Die Adresse muss mit https anfangen.
    [private] Diese Adresse ist aus dem Internet nicht zu erreichen.
    [room] Für Matrix braucht es eine Adresse dieser Form: { $example }
    [topic] Für ntfy braucht es die Adresse eines Themas, zum Beispiel { $example }
    [many] Das sind schon zu viele. Schalte erst einen ab.
   *[address] Das sieht nicht nach einer Adresse aus.
}
told-try = Ausprobieren
told-tried = Eine Nachricht ist unterwegs.
told-drop = Abschalten
told-hook-shape = Webhook für
told-hook-plain = etwas Eigenes (JSON)
told-hook-url = Adresse
told-after = Wie lange darf dein Zug warten, bis du Bescheid bekommst?
told-daily = Nur einmal am Tag, alle Spiele zusammen
told-daily-at = Um wie viel Uhr?
told-quiet = Nachts Ruhe
told-quiet-from = Von
told-quiet-until = Bis
told-stop-ask = Möchtest du keine solchen Nachrichten mehr?
told-stop = Keine Nachrichten mehr
told-stopped = Es kommen keine mehr. In deinem Rucksack kannst du sie wieder einschalten.
told-stop-wrong = Von diesem Link fehlt ein Stück. Kopiere ihn ganz aus der Nachricht.
told-ask = Das kann eine Weile dauern. Möchtest du Bescheid bekommen, wenn du wieder dran bist?
told-ask-yes = Ja, gern
told-ask-how = Auswählen, wie
told-ask-no = Nein, danke
told-ask-done = Du bekommst Bescheid. In deinem Rucksack kannst du das jederzeit ändern.
devices-title = Offen auf
devices-this = dieses Gerät
devices-seen = zuletzt benutzt am { $day }
devices-other = Ein anderes Gerät
devices-close = Schließen
devices-close-sure = Dort schließen?
devices-close-last-sure = Er ist sonst nirgends offen und wäre verloren. Wirklich?
devices-close-here-sure = Von diesem Gerät nehmen?
shelf-title = Wer spielt?
shelf-about = Alle, die auf diesem Gerät spielen, können einen eigenen Rucksack haben.
shelf-nobody = Jemand ohne Namen
shelf-new = Jemand anders
rucksack-mine = Was über dich gespeichert ist
rucksack-child = Das ist der Rucksack eines Kindes
    .about = Keine E-Mail, keine Fremden.
rucksack-everything = Alles als Datei speichern
rucksack-forget = Vergiss mich
    .about = Deine Namen und Wörter verschwinden von allen Tischen, und in laufenden Spielen zieht ein Tier für dich weiter. Das lässt sich nicht rückgängig machen. Bleibst du { $days } Tage lang weg, geschieht es von selbst.
rucksack-forget-sure = Wirklich alles vergessen?
rucksack-forgotten = Alles über dich ist gelöscht.
