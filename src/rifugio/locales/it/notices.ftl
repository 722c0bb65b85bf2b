### Avvisi per chi in quel momento non c’è.

notice-turn = Tocca a te
    .text =
        { $count ->
            [0] Gli altri ti aspettano.
            [one] { $names } ti aspetta.
           *[other] { $names } ti aspettano.
        }
notice-reminder = Il tuo tempo sta per scadere
    .hours =
        { $hours ->
            [one] Ti resta circa un’ora per il tuo turno.
           *[other] Ti restano circa { $hours } ore per il tuo turno.
        }
    .days = Ti restano { $days } giorni per il tuo turno.
notice-digest = Tocca a te
    .line =
        { $count ->
            [0] Una partita
           *[other] Con { $names }
        }
notice-trial = Funziona!
    .text = Riceverai un avviso come questo quando tocca a te.
