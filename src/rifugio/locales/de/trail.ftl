### Die Tour des Tages.

trail-title = Die Tour des Tages
trail-left = { $hours ->
    [0] Heute noch weniger als eine Stunde
    [one] Heute noch eine Stunde
   *[other] Heute noch { $hours } Stunden
}
trail-walked = Gelaufen. Morgen kommt die nächste.
trail-about = Jeden Tag gibt es einen Stapel für alle, und dasselbe Tier geht mit. Das dauert etwa fünf Minuten, und dein erster Versuch zählt.
trail-with = Mit { $bots }
trail-set-out = Losgehen
trail-go-on = Weitergehen
trail-again = Noch einmal gehen, nur zum Spaß
trail-look = Deine Partie ansehen
trail-mine = Deine Tour
trail-given-up = Heute bist du umgekehrt. Zum Spaß kannst du sie immer noch gehen.
trail-friends = Freunde
trail-friends-none = Von denen, mit denen du schon am Tisch gesessen hast, ist noch niemand angekommen.
trail-spread = Die Punkte von allen
trail-spread-none = Noch ist niemand angekommen.
trail-bar = { $from } bis { $to } Punkte: { $many }
trail-courtesy = Du hast keinen Rucksack, darum weiß nur dieses Gerät, ob es dein erster Versuch ist. Dass er zählt, ist Ehrensache.
trail-alike = Wer gleich zieht, bekommt dieselben Plättchen in derselben Reihenfolge. Nach einem Plättchen vom Stapel kommt anderes.
trail-sealed = Der Stapel wurde einen Tag vorher versiegelt. Sein Geheimnis wird verraten, wenn der Tag überall auf der Erde vorbei ist.
trail-seal = Das Siegel
trail-secret = Das Geheimnis
trail-next = Der Stapel für { $day } ist schon versiegelt:
trail-ended = { $day }, überall vorbei
trail-path = So ist { $bot } gegangen
trail-other-key = Seit der Versiegelung wurde auf diesem Server der Schlüssel gewechselt. Darum kann diese Tour niemand gehen. Am nächsten Tag ist alles wieder gut.
trail-share = Teilen
trail-copied = Kopiert
trail-line = Rifugio, Tour vom { $day }: { points } { $signs }
trail-practice = Vergangene Tage, zum Üben
    .about = Touren von Tagen, die vorbei sind, mit dem Stapel und dem Tier von damals. Gezählt wird hier nichts.
trail-practice-failed = Das hat nicht geklappt. Versuch es noch einmal.
