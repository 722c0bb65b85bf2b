### Notices to somebody who is not there.

notice-turn = Your turn
    .text =
        { $count ->
            [0] The others are waiting for you.
            [one] { $names } is waiting for you.
           *[other] { $names } are waiting for you.
        }
notice-reminder = Your time is running out
    .hours =
        { $hours ->
            [one] You have about an hour left for your turn.
           *[other] You have about { $hours } hours left for your turn.
        }
    .days = You have { $days } days left for your turn.
notice-digest = Your turn
    .line =
        { $count ->
            [0] One game
           *[other] With { $names }
        }
notice-trial = It works!
    .text = You will get a message like this when it is your turn.
