### Berichten aan iemand die er nu niet is.

notice-turn = Jij bent aan de beurt
    .text =
        { $count ->
            [0] De anderen wachten op je.
            [one] { $names } wacht op je.
           *[other] { $names } wachten op je.
        }
notice-reminder = Je tijd is bijna om
    .hours =
        { $hours ->
            [one] Je hebt nog ongeveer een uur voor je beurt.
           *[other] Je hebt nog ongeveer { $hours } uur voor je beurt.
        }
    .days = Je hebt nog { $days } dagen voor je beurt.
notice-digest = Jij bent aan de beurt
    .line =
        { $count ->
            [0] Een spel
           *[other] Met { $names }
        }
notice-trial = Het werkt!
    .text = Zo’n bericht krijg je als jij aan de beurt bent.
