### Was ein erstes Spiel lehrt: je ein Satz, einmal gezeigt, wenn es zum ersten Mal darauf ankommt (web/src/learning/cards.json).

card-lay = Nimm ein Plättchen und leg es an eine der markierten Stellen.
card-walk = Jetzt geht es los: Zwei Schritte sind in jedem Zug frei.
card-two = Zu zweit legst du zwei Plättchen, bevor du loswanderst.
card-pile = Traust du dich? Ein Plättchen vom Stapel musst du legen, wenn es irgendwo passt.
card-pass = Einen Pass kannst du drehen, und jede seiner Seiten will genau die gleiche Landschaft neben sich.
card-top = Ein Gipfel will nur Fels um sich, und wer ihn zuerst besteigt, bekommt am meisten.
card-bear = Ein Bär kostet bei jedem Schritt darauf { $box-points-bear } Punkte, also leg ihn dorthin, wo er die anderen stört.
card-place = Die Punktekarte gehört jetzt dir, und alle drei von einer Sorte bringen noch { $box-points-set } Punkte.
card-first = Wer zuerst da oben ist, bekommt { $box-points-top-first } Punkte, alle danach { $box-points-top }.
card-bear-met = Jeder Bär kostet { $box-points-bear } Punkte, darum ist ein Umweg oft der bessere Weg.
card-hut = Bau hier für einen Schritt eine Hütte: Wer vorbeikommt, bringt dir { $box-points-hut } Punkte.
card-cards = Deine freien Schritte sind verbraucht, aber jede Extra-Schritt-Karte ist ein Schritt mehr.
card-visited = Jemand hat dich besucht, und das bringt dir jedes Mal Punkte.
card-visit = Du hast jemanden besucht: ein Schritt für dich, und Punkte für die anderen.
card-full = Mehr als fünf Karten kannst du nicht halten, also nutz jetzt ein paar davon.
card-swap = Dein Plättchen passt nirgends: Tausche es gegen ein offenes, das passt.
card-nothing = Kein Plättchen passt mehr, also nimm eines der offenen aus dem Spiel.
card-last = Der Stapel ist leer: Es gibt nur noch die offenen Plättchen.
card-pad = Über einen leeren Landeplatz darfst du gehen, aber anhalten nur, um deinen Hubschrauber zu bauen.
card-helicopter = Bau hier für zwei Schritte deinen Hubschrauber, und schon sitzt du darin.
card-fly = Ein Schritt bringt dich durch die Luft zu jedem freien Landeplatz, egal wie weit.
card-water = Über Wasser geht niemand, aber Flöße fahren dort, und Wasserfälle werden dadurch mehr wert.
card-raft = Bau für zwei Schritte ein Floß auf dem Wasser neben dir.
card-sail = Ein Schritt bringt dein Floß überallhin auf diesem Fluss.
card-swim = Kein Floß und kein Weg außen herum: Du darfst schwimmen, in vier Schritten.
card-carried = Wer das Floß lenkt, nimmt dich mit, und das kostet dich nichts.

goal = Wer gewinnt?
    .points = Wer am Ende die meisten Punkte hat. Erreiche Orte: Alle drei von einer Sorte bringen noch { $box-points-set } dazu. Bau Hütten, wo andere vorbeikommen: Jeder Besuch bringt { $box-points-hut }.
    .go = Los geht’s
goal-length = { $clock ->
    [correspondence] Schluss ist, wenn alle Plättchen liegen: Du bist etwa { $turns }-mal dran, jedes Mal, wann es dir passt.
   *[other] Schluss ist, wenn alle Plättchen liegen: Du bist etwa { $turns }-mal dran, das dauert rund { $minutes } Minuten.
}
