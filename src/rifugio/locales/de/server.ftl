### Was der Server antwortet: warum etwas nicht ging, an alle, die darum gebeten haben.

refused-stale = Am Tisch ist gerade etwas passiert. Schau noch einmal hin!
refused-not-yours = Das entscheidet jemand anderes.
refused-wrong-phase = Das geht an dieser Stelle des Spiels nicht.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-seat-taken = Da sitzt schon jemand.
refused-seat-not-a-person = Da sitzt kein Mensch, deshalb geht das nicht.
refused-seat-not-open = Dieser Platz ist nicht frei.
refused-seat-resigned = Auf diesem Platz hat jemand aufgegeben. Ein Tier spielt ihn zu Ende.
refused-colour-taken = Diese Farbe hat schon jemand. Nimm eine andere!
refused-seats-open = Ein Platz ist noch frei. Warte auf jemanden, wähle ein Tier oder schließ den Platz.
refused-too-few-players = Ihr müsst mindestens zu zweit sein.
refused-hikes-missing = Noch nicht alle haben gesagt, wann sie zuletzt wandern waren.
refused-not-your-turn = Du bist noch nicht dran.
refused-not-a-move = Das gibt es in diesem Spiel nicht.
refused-illegal = Das ist gerade nicht erlaubt.
refused-nothing-to-undo = Es gibt nichts rückgängig zu machen. Ein aufgedecktes Plättchen bleibt aufgedeckt.
refused-not-away = Niemand spielt für dich. Der Platz gehört dir noch.
refused-no-holidays = Urlaub gibt es nur in Spielen, in denen ein Zug einen Tag oder länger dauern darf.
refused-no-days-left = So viele Urlaubstage hast du in diesem Spiel nicht mehr.
refused-not-on-holiday = Du hast gerade keinen Urlaub.
refused-no-clock = Dieses Spiel hat keine Uhr.
refused-not-due = Es ist noch Zeit übrig.
refused-not-offered = Dieser Link funktioniert nicht mehr. Lass dir einen neuen geben.
