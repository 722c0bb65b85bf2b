### Die ganzen Regeln in eigenen Worten: je Absatz eine Überschrift und ein Text. Die Kapitel und womit sie beginnen stehen
### in rules.ftl; welche Regelungen ein Absatz erzählt und in welcher Folge, steht in rulebook.toml.

## Die Seite selbst

rulebook-title = Die Regeln von Rifugio
rulebook-search = Nach einem Wort suchen
rulebook-small-words = der, die, das, den, dem, ein, eine, im, in, auf, für, ist, sind, es, ich, du, wir, man, wie, was, wann, wo, wer, kann, darf, mein
rulebook-none = Nichts gefunden. Versuch ein anderes Wort.
rulebook-chapters = Kapitel
rulebook-try-lay = Probier es aus: Tipp dorthin, wo dieses Plättchen liegen könnte.
rulebook-try-go = Probier es aus: Tipp dorthin, wo du hinwillst.
rulebook-again = Noch einmal
rulebook-rulings = Die Regelungen, in den Worten unserer Spezifikation (Englisch):
rulebook-origin = { $origin ->
    [book] Aus dem Regelheft
    [ours] Unsere Regelung
    [reconstructed] Rekonstruiert
    [book-ours] Aus dem Regelheft, mit unserer Regelung
    [book-reconstructed] Aus dem Regelheft, zum Teil rekonstruiert
    [ours-reconstructed] Unsere Regelung, zum Teil rekonstruiert
   *[other] Aus dem Regelheft, mit unserer Regelung, zum Teil rekonstruiert
}
rulebook-origins = Unter jedem Absatz steht, woher er kommt: aus dem Regelheft in der Schachtel, von uns, wo das Heft etwas offenlässt, oder rekonstruiert, wo uns eine Zahl oder ein Bild fehlt.
rulebook-lead = Wer nur die große Schrift liest, kann schon spielen. Der Rest ist für Fragen, die unterwegs auftauchen.
rulebook-tile = das Plättchen, das gelegt wird

## Worum es geht

rule-goal-table = Auf dem Tisch
    .text = Am Anfang liegt das Startplättchen ganz allein da. Daneben warten { $box-tiles-2 } Landschaftsplättchen, gemischt und verdeckt. Drei davon werden umgedreht: Das ist die offene Reihe.
    .also = Landschaftsfeld, wie viele Plättchen, wie viele Felder, Vorbereitung, Aufbau
rule-goal-players = Was alle bekommen
    .text = Du hast eine Farbe und einen Wanderer, und alle Wanderer brechen vom Startplättchen auf. Du hältst drei Extra-Schritt-Karten. Wie viele Hütten du hast, richtet sich danach, wie viele mitspielen: zu zweit { $box-huts-2 }, zu dritt { $box-huts-3 }, zu viert { $box-huts-4 } und zu fünft { $box-huts-5 }.
    .also = Spielfigur, Figur
rule-goal-first = Wer beginnt
    .text = Ihr spielt zu zweit, zu dritt, zu viert oder zu fünft. Wer zuletzt wirklich gewandert ist, fängt an, oder ihr lasst den Zufall entscheiden. Danach geht es im Uhrzeigersinn reihum.

## Dein Zug

rule-turn-order = Erst ein Plättchen, dann die Füße
    .text = Anlegen kommt zuerst, und auslassen darf es niemand. Solange dein Plättchen nicht auf der Karte liegt, kannst du weder wandern noch bauen.
    .also = Pflicht
rule-turn-free = Danach, wie du magst
    .text = Wandern darfst du, musst du aber nicht, und mit dem Bauen ist es genauso. Bau vor dem Aufbruch, unterwegs oder am Ziel, ganz wie es dir passt. Wenn du magst oder wenn kein Weg offen ist, tust du gar nichts: Auch das ist ein richtiger Zug.
rule-turn-count = Gleich viele Züge für alle
    .text = Mit jedem Anlegen ist ein Plättchen verbraucht, darum steht von Anfang an fest, wie lange ein Spiel dauert. Zu zweit habt ihr je { $box-turns-2 } Züge, zu dritt { $box-turns-3 }, zu viert { $box-turns-4 } und zu fünft { $box-turns-5 }.

## Offen oder verdeckt?

rule-offer-row = Die offene Reihe
    .text = Wenn dein Zug beginnt, wird die Reihe vom Stapel auf drei aufgefüllt. Nicht früher! Während du wanderst, bleibt deine Lücke also leer, und niemand weiß, was kommt.
rule-offer-choice = Welches Plättchen du nehmen darfst
    .text = Nimm ein offenes Plättchen, das irgendwo passt, oder zieh eines vom Stapel. Ein offenes, das nirgends passt, kannst du nicht wählen. Passt keines der offenen, aber etwas im Stapel, dann musst du ziehen.
rule-offer-blind = Vom Stapel ziehen
    .text = Der Zufall wählt dein Plättchen, und alle sehen es sofort. Passt es irgendwo, musst du es legen, auch wenn dir ein anderes lieber wäre. Nach dem Ziehen gibt es kein Zurück.
    .also = verdecktes Plättchen, verdecktes Feld, blindes Feld
rule-offer-swap = Das gezogene Plättchen passt nirgends
    .text = Dann leg es in die offene Reihe, im Tausch gegen ein offenes, das passt, und leg dieses an. Welches, suchst du dir aus. Die Reihe ist wieder voll, also wird vor dem nächsten Zug nichts aufgefüllt.
    .also = tauschen, austauschen
rule-offer-again = Und die offenen passen auch nicht
    .text = Das kommt fast nie vor. Dann wird so lange aufgedeckt, bis ein Plättchen passt. Das legst du an, und die anderen werden wieder in den Stapel gemischt.
rule-offer-last = Die letzten Plättchen
    .text = Ist der Stapel leer, kommt in die Reihe nichts mehr nach. Sie schrumpft auf zwei, auf eins, und dann ist die Landschaft fertig.
rule-offer-nothing = Gar nichts passt
    .text = Gegen Ende kann das vorkommen, meistens mit einem Gipfel. Lässt sich kein offenes Plättchen und auch keines aus dem Stapel anlegen, nimmst du ein offenes deiner Wahl aus dem Spiel. Das gilt als Anlegen, und dein Zug geht weiter. Ein Ort, der aus dem Spiel kommt, ist für alle verloren.

## Was zusammenpasst

rule-connecting-where = Neben ein anderes Plättchen
    .text = Leg dein Plättchen an eine leere Stelle, die mit einer Seite an die Karte grenzt. Das darf weit weg von allen Wanderern sein oder in einem Loch mittendrin. Überall, wo es andere Plättchen berührt, müssen die Seiten passen. Was liegt, das liegt.
    .also = anlegen, Feld, Landschaftsfeld
rule-connecting-land = Gras, Wald und Fels
    .text = Gras mag Gras, Wald mag Wald, Fels mag Fels. Der Wald ist mit den beiden anderen gut Freund. Nur Gras und Fels liegen nie nebeneinander. Eine Blume, ein Tier, ein Wasserfall oder ein Bär ändert daran nichts: Es zählt der Boden darunter.
    .also = Wiese, Gelände
rule-connecting-tops = Gipfel
    .text = Ein Gipfel berührt Fels und sonst nichts: kein Gras, keinen Wald, keinen Pass und auch nicht das Startplättchen. Auch zwei Gipfel berühren sich nicht.
rule-connecting-start = Das Startplättchen zählt als Wald
    .text = Gras, Wald und Fels dürfen also alle daneben liegen, und ein Pass mit einer Waldseite. Ein Gipfel nicht.
    .also = Startfeld

## Pässe

rule-passes-sides = Jede Seite hat ihre eigene Landschaft
    .text = Schau dir jede Seite eines Passes einzeln an. Eine Grasseite will Gras, eine Waldseite will Wald, eine Felsseite will Fels, und bloß Ähnliches genügt nicht. Was auf einem Plättchen wächst oder steht, ist egal; nur der Boden zählt. Die Plättchen rund um einen Pass müssen natürlich auch zueinander passen. Ein Gipfel liegt nie neben einem Pass.
rule-passes-turning = Einen Pass drehen
    .text = Bevor du einen Pass legst, darfst du ihn drehen, wie du willst. Alle anderen Plättchen sind ringsum gleich, deshalb dreht man sie nie.
rule-passes-touching = Pass neben Pass
    .text = Das geht nur auf zwei Arten: Eingang an Eingang, sodass der Weg weiterführt, oder Flanke an Flanke. Und beide Seiten müssen die gleiche Landschaft zeigen.
rule-passes-ends = Zwei Eingänge, vier Flanken
    .text = Der Weg führt geradeaus über den Pass, von einem Eingang zum anderen. Nur dort kommst du hinauf und hinunter; über die Flanken klettert niemand. Du darfst auf dem Pass stehen bleiben und auch auf der Seite hinunter, von der du gekommen bist. Liegt an einem Eingang noch nichts, ist der Pass dort noch zu.
    .also = Passrichtung, Eingang, Ausgang

## Wandern

rule-walking-step = Ein Schritt
    .text = Ein Schritt führt auf ein Plättchen, das mit einer Seite an deines grenzt, in jede Richtung und über jeden Boden. Nur ein Pass hat Flanken, die dich aufhalten. Auf einem Plättchen dürfen beliebig viele Wanderer stehen, und niemand versperrt jemandem den Weg.
    .also = laufen, gehen, Spielfigur
rule-walking-steps = Zwei Schritte in jedem Zug
    .text = Zwei Schritte hast du, ohne etwas zu bezahlen. Du darfst auch irgendwohin gehen und gleich wieder zurück. Was du nicht nutzt, lässt sich nicht aufheben.
rule-walking-start = Zurück auf dem Startplättchen
    .text = Über das Startplättchen darfst du gehen, so oft du willst. Es gehört niemandem, also passiert dort nichts.
rule-walking-circles = Nicht umsonst im Kreis
    .text = Wo fremde Hütten nebeneinanderstehen, bezahlt jeder Schritt den nächsten, und du könntest ewig hin und her laufen. Deshalb ist eines verboten: auf ein Plättchen zu kommen, auf dem du in diesem Zug schon angekommen bist, und zwar mit genauso vielen Schritten und Karten wie beim ersten Mal. Wo du zu Beginn des Zuges gestanden hast, gilt nicht als Ankunft. Jeder Besuch, den du machen kannst, wird auch belohnt.

## Extra-Schritt-Karten

rule-steps-playing = Karten ausspielen
    .text = Eine Karte ist ein Schritt mehr in diesem Zug, zum Wandern oder zum Bauen, und du darfst so viele spielen, wie du hast. Das geht von selbst: Erst werden deine zwei freien Schritte verbraucht, dann deine Karten. Eine gespielte Karte kommt zurück in den Vorrat und kann wieder verdient werden. Karten, die am Ende übrig sind, bringen keine Punkte.
    .also = Extra-Schritt-Karte, Extraschritt
rule-steps-earning = Karten verdienen
    .text = Besuchst du eine fremde Hütte, bekommst du eine Karte. Spiel sie sofort oder heb sie für eine lange Tour auf.
rule-steps-five = Mehr als fünf geht nicht
    .text = Mehr als fünf Karten kannst du nicht halten. Verdienst du mit fünf Karten auf der Hand einen Schritt, kommt er zu diesem Zug dazu. Nutz ihn, bevor der Zug vorbei ist, sonst ist er weg.

## Hütten besuchen

rule-visiting-visit = Ein Besuch
    .text = Wer auf ein Plättchen mit einer fremden Hütte tritt, macht einen Besuch, ob mit Rast oder im Vorbeieilen. Wem die Hütte gehört, der bekommt { $box-points-hut } Punkte, und du bekommst einen Extra-Schritt. Die Punkte gibt es auch dann, wenn du schon fünf Karten hast.
rule-visiting-again = Immer wieder
    .text = Jeder Besuch zählt, auch in derselben Hütte, auch zweimal in einem Zug.
rule-visiting-own = Deine eigenen Hütten
    .text = In der eigenen Hütte wartet nur der Abwasch. Dort gibt es weder Punkte noch Schritte, für niemanden.
rule-visiting-standing = Nur das Ankommen zählt
    .text = Wachst du in einer Hütte auf, ist das kein neuer Besuch. Und baut jemand eine Hütte um dich herum, während du dort stehst, ist es auch keiner: Das Dach fehlt ja noch. Geh weg und komm wieder, dann ist es einer.
rule-visiting-cards = Gezählt wird für dich
    .text = In der Schachtel lassen sich fünf Hüttenkarten gegen eine zu { $box-points-five-huts } Punkten tauschen. Hier wird jeder Besuch einfach gezählt.

## Hütten bauen

rule-building-where = Wo eine Hütte stehen darf
    .text = Du baust genau auf dem Plättchen, auf dem dein Wanderer steht. Es muss schlichtes Gras, Wald oder Fels sein. Also nicht auf dem Startplättchen, nicht bei Blumen, Tieren, Wasserfällen oder Bären, nicht auf Pässen oder Gipfeln und auch nicht auf Wasser oder Landeplätzen. Eine Hütte je Plättchen genügt, ganz gleich, wessen.
    .also = Berghütte, Rifugio
rule-building-price = Was sie kostet
    .text = Eine Hütte kostet einen Schritt. Reichen die Schritte, stellst du in einem Zug mehrere auf, jede auf ein anderes Plättchen. Es macht nichts, wenn dort noch andere stehen.
rule-building-supply = Hütten bleiben stehen
    .text = Stehen alle deine Hütten, kannst du keine mehr bauen. Eine Hütte wird nie versetzt, abgerissen oder übernommen. Sie hält niemanden auf: Alle dürfen hinein, und Plättchen legt man daneben wie immer.

## Orte

rule-places-cards = Punktekarten
    .text = Es gibt fünfzehn Orte: drei Blumen, drei Tiere, drei Wasserfälle, drei Pässe und drei Gipfel. Tritt darauf, und sei es im Vorübergehen, und die Punktekarte gehört dir. Für jeden Ort bekommst du sie nur einmal, und alle können eine bekommen.
rule-places-values = Was sie wert sind
    .text = Eine Blume zählt { $box-points-flower }, ein Tier { $box-points-animal }, ein Pass { $box-points-pass }, ein Wasserfall { $box-points-waterfall } und ein Gipfel { $box-points-top }.
    .also = Punkte, Wert
rule-places-firsts = Die Erstbesteigung
    .text = Wer zuallererst auf einem Gipfel steht, bekommt dafür { $box-points-top-first } Punkte statt { $box-points-top }. Alle, die danach kommen, bekommen { $box-points-top }. Du kannst auf mehr als einem Gipfel zuerst da sein.
rule-places-sets = Drei von einer Sorte
    .text = Hast du am Ende alle drei Blumen, kommen { $box-points-set } Punkte dazu. Das gilt genauso für die Tiere, die Wasserfälle, die Pässe und die Gipfel. Auf fleißige Sammler warten also bis zu { $box-points-all-sets } Punkte.

## Bären

rule-bears-price = Ein Bär kostet { $box-points-bear } Punkte
    .text = Jedes Mal, wenn du auf ein Bärenplättchen trittst, verlierst du { $box-points-bear } Punkte, auch zweimal in einem Zug. Dort zu bleiben kostet nichts weiter. Mit vielen Bären kannst du unter null landen.
    .also = Minuspunkte
rule-bears-animals = Bären sind keine Tiere
    .text = Jedenfalls nicht hier: Ein Bär hilft dir nicht, die drei Tiere zusammenzubekommen.

## Das Ende

rule-scoring-end = Wann Schluss ist
    .text = Das letzte Plättchen bekommt immer, wer in der Runde zuletzt dran ist, und danach wird noch gewandert und gebaut. Dann ist das Spiel aus, und alle hatten gleich viele Züge.
    .also = wann ist es zu Ende, Spielende, letzter Zug
rule-scoring-sum = Zählen
    .text = Rechne deine Punktekarten zusammen, dazu { $box-points-set } für jedes Trio und { $box-points-hut } für jeden Besuch in deinen Hütten. Zieh für jeden Bären { $box-points-bear } ab. Wer am meisten hat, gewinnt.
    .also = wie gewinne ich, gewinnen, Sieger, Punkte, Wertung
rule-scoring-tie = Gleichstand
    .text = Liegen zwei oder mehr gleichauf, ist unter ihnen vorn, wer mehr Hüttenpunkte hat. Sind auch die gleich, teilen sie sich den Platz, und ist es der erste, gewinnen sie gemeinsam.
    .also = Unentschieden
rule-scoring-covered = Verdeckt oder offen
    .text = Gewöhnlich bleiben die Punkte der anderen bis zum Ende verdeckt. Wirklich geheim ist daran nichts: Du hast jeden Punkt entstehen sehen und musst ihn dir nur merken. Alles Übrige ist offen, auch wie viele Karten jemand hält und welche Plättchen noch im Stapel sind. Nur welches als Nächstes kommt, weiß niemand. Wenn ihr mögt, spielt mit offenen Punkten.

## Zu zweit

rule-pair-two = Jedes Mal zwei Plättchen
    .text = Zu zweit legst du in deinem Zug zwei Plättchen, eins nach dem anderen. Jedes darf aus der Reihe oder vom Stapel kommen. Erst wenn beide liegen, wanderst und baust du, wie immer mit zwei freien Schritten.
rule-pair-row = Die Reihe dazwischen
    .text = Hast du zuerst ein offenes genommen, wird die Reihe vor deinem zweiten Plättchen wieder voll. Nach dem zweiten nicht: Das wartet, bis die andere Person dran ist.

## Helicopter: Landeplätze

rule-pads-tiles = Plättchen mit einem H
    .text = Landeplätze kommen hinzu, und genauso viele schlichte Plättchen mit dem gleichen Boden kommen heraus, es bleiben also { $box-tiles-2 }. Zu zweit sind es { $box-pads-2 }, zu dritt { $box-pads-3 }, zu viert { $box-pads-4 } und zu fünft { $box-pads-5 }. Ein Landeplatz wird gelegt wie jedes Plättchen mit seinem Boden, auch neben einen Pass oder, wenn er aus Fels ist, neben einen Gipfel.
    .also = Plattform, Landefeld
rule-pads-crossing = Ein leerer Landeplatz ist zum Überqueren da
    .text = Über einen Landeplatz ohne Hubschrauber darfst du gehen, aber nicht dort bleiben. Entweder gehst du gleich weiter, oder du baust deinen Hubschrauber. Du kannst ihn also nur betreten, wenn Schritte und Karten reichen, um irgendwohin zu kommen, wo du anhalten darfst. Für zwei leere Landeplätze hintereinander brauchst du drei Schritte.
    .also = Plattform, Landefeld
rule-pads-manned = Achtung, Rotor
    .text = In einen Hubschrauber passt nur ein Wanderer. Solange dort jemand sitzt, kommt niemand sonst auf das Plättchen, auch nicht zum Durchgehen. Frei ist es erst wieder, wenn diese Person aussteigt oder wegfliegt.

## Helicopter: Bauen

rule-copter-building = Drei Schritte nacheinander
    .text = Ein Schritt bringt dich auf einen leeren Landeplatz, zwei weitere bauen den Hubschrauber, sofort und im selben Zug. Du brauchst also mindestens eine Karte oder einen verdienten Schritt. Dann sitzt du darin und darfst weiterfliegen, wenn du noch Schritte hast. Alle haben einen Hubschrauber für das ganze Spiel. Hütten baut ihr wie immer.
    .also = Heli, Helikopter, Hubschrauber

## Helicopter: Fliegen

rule-flying-in = Ein- und Aussteigen
    .text = Ein Schritt auf das Plättchen mit einem leeren Hubschrauber, und du sitzt darin. Noch ein Schritt auf ein Plättchen daneben, und du bist draußen; der Hubschrauber wartet dort. Von Hubschrauber zu Hubschrauber gleich nebenan ist es auch ein Schritt.
rule-flying-flight = Auf und davon
    .text = Sitzt du in einem Hubschrauber, fliegst du zu jedem Landeplatz auf der Karte, auf dem keiner steht. Das kostet einen Schritt, egal wie weit es ist und was darunter liegt. Du darfst mehrmals fliegen, jedes Mal für einen Schritt. Nach der Landung bleibst du sitzen, und so darf dein Zug auch enden. Sind alle Landeplätze besetzt, kann vorerst niemand fliegen.
    .also = fliegen, Flug
rule-flying-borrowed = Ausleihen
    .text = Mit einem leeren fremden Hubschrauber darfst du davonfliegen. Deiner wird er dadurch nicht, wo immer du ihn stehen lässt.
    .also = unbemannt, verlassen, stehlen

## Helicopter: Punkte

rule-copter-visits = Besuch
    .text = Ein Schritt auf ein Plättchen mit einem leeren fremden Hubschrauber ist ein Besuch: Wem er gehört, der bekommt { $box-points-helicopter } Punkte, und du einen Extra-Schritt. Für Karten gilt dasselbe wie bei Hütten. An- oder Abfliegen ist nie ein Besuch, und der eigene Hubschrauber bringt nichts.
rule-copter-tie = Gleichstand mit Hubschraubern
    .text = Unter denen, die gleichauf liegen, entscheiden zuerst die Hubschrauberpunkte, dann die Hüttenpunkte. Sind auch die gleich, wird der Platz geteilt. Zu zweit legt ihr weiterhin zwei Plättchen je Zug.

## Rivers & Rafts: Wasser

rule-water-tiles = { $box-water-2 } Wasserplättchen
    .text = { $box-out-forest } schlichte Waldplättchen, { $box-out-grass } mit Gras und { $box-out-rock } mit Fels kommen heraus, und { $box-water-2 } Wasserplättchen kommen hinein. Das macht { $box-tiles-rafts-2 } Plättchen und je { $box-turns-rafts-2 } Züge zu zweit oder zu viert, { $box-turns-rafts-3 } zu dritt. Zu fünft sind es { $box-water-5 } Wasserplättchen, zusammen { $box-tiles-rafts-5 }, und { $box-turns-rafts-5 } Züge.
rule-water-fits = Neben Wasser
    .text = Wasser darf Wasser, Gras, Wald und Fels berühren, auch das Startplättchen, Orte auf solchem Boden und Landeplätze. Einen Pass darf es nie berühren, an keiner Seite, und auch keinen Gipfel.
    .also = Wasserfeld

## Rivers & Rafts: An Bord

rule-water-walking = Niemand geht über Wasser
    .text = Auf ein Wasserplättchen kommst du nur auf drei Arten: Du baust dort ein Floß, du steigst auf eines, das dort liegt, oder du schwimmst, wenn das erlaubt ist.
rule-rafts-aboard = Hinauf und hinunter
    .text = Ein Schritt bringt dich vom Ufer auf ein Floß neben dir, von Floß zu Floß oder zurück an Land. Das Floß bleibt liegen. Es trägt zwei Wanderer; sind zwei darauf, kann niemand mehr dazu. Dein Zug darf auf einem Floß enden.
    .also = Floß
rule-rafts-visits = Flöße besuchen
    .text = Ein Schritt auf ein fremdes Floß ist ein Besuch, auch wenn schon jemand darauf steht: Wem es gehört, der bekommt { $box-points-raft } Punkte, und du einen Extra-Schritt. Das zählt jedes Mal. Damit zu fahren ist kein Besuch, und das eigene Floß bringt nichts.

## Rivers & Rafts: Bauen

rule-rafts-build = Zwei Schritte für ein Floß
    .text = Bau auf einem Wasserplättchen direkt neben dir, auf dem weder ein Floß liegt noch jemand schwimmt. Das kostet zwei Schritte, beide im selben Zug, und du stehst auf deinem neuen Floß. Das geht vom Land aus, von einem Landeplatz, aus einem Hubschrauber oder von einem anderen Floß, das dann liegen bleibt. Hast du noch Schritte, fahr gleich weiter.
    .also = Floß
rule-rafts-supply = Wie viele Flöße
    .text = Zu zweit habt ihr je { $box-rafts-2 } Flöße, sonst je { $box-rafts-3 }. Ein gebautes Floß bleibt im Spiel und kommt nie in deinen Vorrat zurück.

## Rivers & Rafts: Floß fahren

rule-sailing-river = Ein Schritt, egal wie weit
    .text = Wasserplättchen, die sich berühren, sind ein Fluss. Stehst du auf einem Floß, fährst du für einen Schritt auf jedes Wasserplättchen dieses Flusses. Noch einmal fahren geht auch, für noch einen Schritt. Ein Floß fährt nur, wenn jemand daraufsteht, der gerade dran ist.
    .also = segeln
rule-sailing-stopping = Wo du anhalten darfst
    .text = Dein Floß kann nicht anhalten, wo ein anderes liegt oder wo jemand schwimmt. An beiden vorbei darf es immer, und das ist kein Besuch.
rule-sailing-together = Zu zweit auf dem Floß
    .text = Wer mit dir an Bord ist, fährt mit, ob gern oder ungern. Das kostet diese Person nichts und bringt ihr nichts. Auch mit einem fremden Floß darfst du fahren, wer auch immer daraufsteht. Deins wird es dadurch nicht.
    .also = unbemannt, verlassen, stehlen

## Rivers & Rafts: Schwimmen

rule-swimming-when = Nur wenn du festsitzt
    .text = Schwimmen darfst du nur, wenn du kein Floß mehr zu bauen hast und zu keinem gehen kannst. Wie weit der Weg dorthin ist und wie viele Bären dort wohnen, spielt keine Rolle. Ein Floß mit zwei Wanderern darauf zählt nicht, und auch keines auf einem Teich, der nirgendwo anders hinführt.
    .also = Schwimmregel, Insel
rule-swimming-where = Über ein einziges Plättchen
    .text = Du startest vom Land, nie von einem Floß. Auf dem Wasserplättchen darf kein Floß liegen, und es muss an Land grenzen, das du zu Fuß nicht erreichst. Von Wasserplättchen zu Wasserplättchen schwimmt man nicht. Ist das Wasser zwei Plättchen breit, warte auf ein Floß oder leg dort Land an.
    .also = Insel
rule-swimming-four = Vier Schritte
    .text = Ins Wasser, zur Mitte, an ein Ufer und an Land: je ein Schritt. Unterwegs darfst du ausruhen und im nächsten Zug weiterschwimmen. An welches Ufer es geht, wählst du in der Mitte, und umkehren kannst du auch.
rule-swimming-water = Im Wasser
    .text = Bist du einmal drin, darfst du zu Ende schwimmen, was auch immer inzwischen daherkommt. Kein Floß kann dich aufnehmen, und bauen kannst du nicht. Flöße dürfen an dir vorbei, aber nicht auf deinem Plättchen anhalten. Auf demselben Plättchen dürfen mehrere schwimmen.
rule-swimming-ashore = Wieder an Land
    .text = An Land zu gehen ist ein Schritt wie jeder andere: Du kannst einen Ort finden, einem Bären begegnen, eine Hütte besuchen. Sitzt du wieder fest, darfst du wieder schwimmen.

## Rivers & Rafts: Punkte

rule-rafts-waterfalls = Wasserfälle wachsen
    .text = Am Ende ist jeder Wasserfall { $box-points-waterfall } Punkt wert und { $box-points-water } mehr für jedes Wasserplättchen, das ihn berührt: höchstens { $box-points-waterfall-most }. Das gilt für alle, die seine Karte haben, egal seit wann.
    .also = Wasserfall-Bonus
rule-rafts-points = Punkte für Flöße
    .text = Für jeden Besuch auf einem deiner Flöße bekommst du { $box-points-raft } Punkte. Unter denen, die gleichauf liegen, entscheiden zuerst die Floßpunkte, dann die Hüttenpunkte. Sind auch die gleich, wird der Platz geteilt. Zu zweit legt ihr weiterhin zwei Plättchen je Zug.

## Beide Erweiterungen zusammen

rule-both-setup = Alles auf den Tisch
    .text = Nehmt heraus, was beide Erweiterungen herausnehmen, und mischt die Landeplätze und das Wasser dazu. Es sind { $box-tiles-rafts-2 } Plättchen, zu fünft { $box-tiles-rafts-5 }. Alle haben Hütten, Flöße und einen Hubschrauber.
    .also = Erweiterung
rule-both-moving = Vom Floß zum Rotor
    .text = Liegen Floß, Landeplatz und Hubschrauber nebeneinander, ist es je ein Schritt vom einen zum anderen. Auf einem leeren Landeplatz darfst du nicht bleiben, auch wenn du aus dem Wasser kommst; verlassen darfst du ihn aber auch, indem du ein Floß baust oder, wenn es erlaubt ist, schwimmst. Über Wasser fliegst du hinweg, landen kannst du darauf nie. Und umsonst im Kreis geht es auch hier nicht, was immer du besuchst.
rule-both-swimming = Fliegen geht vor Schwimmen
    .text = Kommst du noch mit einem Hubschrauber weg, darfst du nicht schwimmen. Dazu muss ein Landeplatz frei sein, den du zu Fuß nicht erreichst. Und auf deinem Land muss ein leerer Hubschrauber stehen, oder du sitzt in einem. Ein leerer Landeplatz genügt auch, wenn dein Hubschrauber noch nicht gebaut ist und du mindestens eine Karte hast.
rule-both-points = Punkte und Gleichstand
    .text = Alle Punkte werden zusammengezählt. Unter denen, die gleichauf liegen, entscheiden zuerst Hubschrauber- und Floßpunkte zusammen, dann die Hüttenpunkte. Sind auch die gleich, wird der Platz geteilt.
