### Nachrichten an jemanden, der gerade nicht da ist.

notice-turn = Du bist dran
    .text =
        { $count ->
            [0] Die anderen warten auf dich.
            [one] { $names } wartet auf dich.
           *[other] { $names } warten auf dich.
        }
notice-reminder = Deine Zeit läuft ab
    .hours =
        { $hours ->
            [one] Du hast noch etwa eine Stunde für deinen Zug.
           *[other] Du hast noch etwa { $hours } Stunden für deinen Zug.
        }
    .days = Du hast noch { $days } Tage für deinen Zug.
notice-digest = Du bist dran
    .line =
        { $count ->
            [0] Ein Spiel
           *[other] Mit { $names }
        }
notice-trial = Es klappt!
    .text = So eine Nachricht bekommst du, wenn du dran bist.
