### The trail of the day.

trail-title = The trail of the day
trail-left = { $hours ->
    [0] Less than an hour left today
    [one] One hour left today
   *[other] { $hours } hours left today
}
trail-walked = Walked. The next one comes tomorrow.
trail-about = Every day there is one pile of tiles for everybody, and the same animal comes along. It takes about five minutes, and your first walk counts.
trail-with = With { $bots }
trail-set-out = Set out
trail-go-on = Walk on
trail-again = Walk it again, just for fun
trail-look = Look at your game
trail-mine = Your walk
trail-given-up = You turned back today. You can still walk it for fun.
trail-friends = Friends
trail-friends-none = None of the people you have sat at a table with has finished yet.
trail-spread = Everybody’s points
trail-spread-none = Nobody has finished yet.
trail-bar = { $from } to { $to } points: { $many }
trail-courtesy = You have no rucksack, so only this device knows whether it is your first walk. Counting it is a courtesy.
trail-alike = The tiles come in the same order for everybody who draws alike. A tile drawn from the pile changes what comes after it.
trail-sealed = The pile was sealed a day before. Its secret comes out when the day has ended everywhere on earth.
trail-seal = The seal
trail-secret = The secret
trail-next = The pile for { $day } is sealed already:
trail-ended = { $day }, over everywhere
trail-path = See how { $bot } walked it
trail-other-key = The host has changed the key since this day was sealed, so nobody can walk it. The next day will be all right again.
trail-share = Share
trail-copied = Copied
trail-line = Rifugio, trail of { $day }: { points } { $signs }
trail-practice = Days that are over, to practise on
    .about = Trails of days that are over, with the pile and the animal of that day. Nothing is counted here.
trail-practice-failed = That did not work. Try once more.
