### Die Regeln in Kürze, in eigenen Worten. Je Kapitel ein Titel und ein Text.

rules-title = Die Regeln in Kürze
rules-part = { $part ->
    [helicopter] Helicopter
    [rafts] Rivers & Rafts
    [both] Beide Erweiterungen zusammen
   *[base] Das Grundspiel
}

## Das Grundspiel

rules-base-goal = Worum es geht
    .text = Gemeinsam baut ihr Plättchen für Plättchen eine Berglandschaft und wandert hindurch. Sucht Blumen, Tiere, Wasserfälle, Pässe und Gipfel und baut Hütten, in denen die anderen sich ausruhen. Wer am Ende die meisten Punkte hat, gewinnt.
    .also = Spielziel, Ziel, Grundspiel, Basisspiel
rules-base-turn = Dein Zug
    .text = Ein Plättchen anlegen kommt immer zuerst. Danach wanderst und baust du, wie du magst und in beliebiger Reihenfolge, oder du genießt einfach die Aussicht.
rules-base-offer = Offen oder verdeckt?
    .text = Nimm eines der drei offenen Plättchen, oder trau dich und zieh eines vom Stapel. Passt es irgendwo, musst du es anlegen; passt es nirgends, tauschst du es gegen ein offenes, das passt. Aufgefüllt wird die Reihe, wenn der nächste Zug beginnt.
rules-base-connecting = Was zusammenpasst
    .text = Jede Seite deines Plättchens muss zu allen Nachbarn passen. Gleiches passt zu Gleichem, und Wald passt zu Gras und zu Fels, doch Gras und Fels berühren sich nie. Ein Gipfel will nur Fels um sich haben.
rules-base-passes = Pässe
    .text = Jede Seite eines Passes zeigt ihre eigene Landschaft, und nur genau diese passt daran. Hinauf und hinunter geht es durch die zwei Eingänge, nie über die Flanken. Zwei Pässe berühren sich nur Eingang an Eingang oder Flanke an Flanke.
rules-base-walking = Wandern
    .text = In jedem Zug hast du zwei Schritte; ein Schritt führt auf das nächste Plättchen, was immer dort liegt. Andere Wanderer stehen nie im Weg. Was du nicht nutzt, verfällt am Ende des Zuges.
rules-base-steps = Extra-Schritt-Karten
    .text = Jede ausgespielte Karte ist ein Schritt mehr. Du beginnst mit drei Karten und kannst fünf auf der Hand halten. Ist die Hand voll, musst du einen verdienten Schritt noch im selben Zug nutzen.
rules-base-visiting = Hütten besuchen
    .text = Trittst du auf ein Plättchen mit fremder Hütte, bist du dort zu Besuch, auch beim Durchwandern. Wem sie gehört, der bekommt { $box-points-hut } Punkte, und du bist ausgeruht: ein Extra-Schritt. Die eigenen Hütten bringen dir nichts, dort wartet nur der Abwasch.
rules-base-building = Hütten bauen
    .text = Ein Rifugio ist eine Berghütte: Für einen Schritt stellst du eine auf das Plättchen, auf dem du stehst. Es muss schlichtes Gras, Wald oder Fels ohne Hütte sein. Wie viele Hütten du hast, richtet sich nach der Zahl der Mitspielenden.
rules-base-places = Orte
    .text = Wenn du einen Ort zum ersten Mal betrittst, bekommst du seine Punktekarte. Gipfel zählen { $box-points-top }, oder { $box-points-top-first } für die allererste Besteigung. Alle drei von einer Sorte bringen noch einmal { $box-points-set } Punkte.
rules-base-bears = Bären
    .text = Jeder Schritt auf ein Bärenplättchen kostet { $box-points-bear } Punkte. Also lieber einen Umweg machen! Bären zählen nicht zu den Tieren.
rules-base-scoring = Das Ende
    .text = Sind alle Plättchen gelegt und ist der letzte Zug vorbei, wird gezählt. Bei Gleichstand entscheiden die Hüttenpunkte; sind auch die gleich, teilt ihr euch den Sieg.
rules-base-two-players = Zu zweit
    .text = Legt in jedem Zug zwei Plättchen an, eins nach dem anderen, bevor ihr wandert. Dazwischen wird die offene Reihe aufgefüllt. Sonst ändert sich nichts.

## Helicopter

rules-helicopter-pads = Landeplätze
    .text = Manche Plättchen haben einen Landeplatz, zu erkennen am H. Über einen leeren darfst du hinweggehen, stehen bleiben aber nur, wenn du sofort deinen Hubschrauber baust. Sitzt jemand in einem Hubschrauber, ist das Plättchen für alle anderen gesperrt.
rules-helicopter-building = Einen Hubschrauber bauen
    .text = Geh auf einen leeren Landeplatz und gib im selben Zug zwei weitere Schritte aus. Dann sitzt du in deinem Hubschrauber. Alle haben nur einen.
rules-helicopter-flying = Fliegen
    .text = In einem Hubschrauber fliegst du für einen Schritt zu jedem anderen leeren Landeplatz, egal wie weit. Auch fremde darfst du dir ausleihen, aber sie gehören weiter den anderen.
rules-helicopter-scoring = Punkte für Hubschrauber
    .text = Betritt jemand das Plättchen mit deinem Hubschrauber, bekommst du { $box-points-helicopter } Punkte und der Besuch einen Schritt. Fliegen ist kein Besuch. Bei Gleichstand entscheiden die Hubschrauberpunkte.

## Rivers & Rafts

rules-rafts-connecting = Wasser
    .text = Wasserplättchen passen neben Wasser, Gras, Wald und Fels, aber nie neben einen Pass oder Gipfel. Wasser, das sich berührt, ist ein einziger Fluss.
rules-rafts-walking = An Bord
    .text = Niemand geht über Wasser, doch ein Floß trägt dich: Ein Schritt bringt dich hinauf, hinunter oder hinüber aufs nächste. Platz ist für zwei. Ein Schritt auf ein fremdes Floß ist ein Besuch: Wem es gehört, der bekommt { $box-points-raft } Punkte, und du verdienst einen Schritt.
rules-rafts-building = Ein Floß bauen
    .text = Stehst du direkt neben leerem Wasser, baust du dort für zwei Schritte ein Floß und bist gleich an Bord. Wie viele Flöße du hast, richtet sich nach der Zahl der Mitspielenden.
rules-rafts-sailing = Floß fahren
    .text = Für einen Schritt fährt dein Floß auf jedes freie Wasserplättchen desselben Flusses. Wer mit an Bord ist, fährt mit, ob gern oder nicht. Auch mit fremden Flößen darfst du fahren.
rules-rafts-swimming = Schwimmen
    .text = Nur wer wirklich festsitzt, darf schwimmen: kein Floß mehr zu bauen und keines zu Fuß zu erreichen. Du durchquerst ein Wasserplättchen in vier Schritten: hinein, zur Mitte, ans andere Ufer, hinaus. Das darf mehrere Züge dauern.
rules-rafts-scoring = Punkte am Fluss
    .text = Am Ende ist jeder Wasserfall für jedes Wasserplättchen daneben einen Punkt mehr wert, und zwar für alle, die seine Karte haben. Bei Gleichstand entscheiden die Floßpunkte.

## Beide zusammen

rules-both-together = Hubschrauber und Flöße
    .text = Es gelten alle Regeln von beiden. Wer noch mit einem Hubschrauber wegkommt, darf nicht schwimmen. Bei Gleichstand zählen Hubschrauber- und Floßpunkte zusammen.
