### The game in a browser: doors, rooms, and what stands around the map.

## The first page

door-play = Play now
    .about = With { $bots }, right away
door-friends = With friends
    .about = Send a link and sit down together
door-device = On this device
    .about = Two to five around one screen
door-code = I have a code
    .about = Three words and a number
mine-title = Your tables
mine-more = More of your tables
mine-state = { $state ->
    [turn] It’s your turn!
    [playing] Game under way
    [waiting] Waiting for players
   *[over] Finished
}
mine-turn = { $player }’s turn
mine-won = { $who ->
    [you] You won with { with-points }
   *[other] { $player } won with { with-points }
}
mine-shared = { $players } won together
# What was done last: $deed is build, go, lay or other; $means is how somebody went.
mine-last = { $who ->
    [you] { $deed ->
        [build] You built { object.a }
        [go] { $means ->
            [fly] You flew on
            [sail] You sailed on
            [swim] You went for a swim
           *[walk] You walked on
        }
        [lay] You laid a tile
       *[other] You made a move
    }
   *[other] { $deed ->
        [build] { $player } built { object.a }
        [go] { $means ->
            [fly] { $player } flew on
            [sail] { $player } sailed on
            [swim] { $player } went for a swim
           *[walk] { $player } walked on
        }
        [lay] { $player } laid a tile
       *[other] { $player } made a move
    }
}
mine-next = Next table
mine-hide = Hide this table
mine-show = Show again
mine-hidden = { $count ->
    [one] 1 hidden table
   *[other] { $count } hidden tables
}
family-title = The family album
family-about = The mountains of all your finished games, the newest first.
family-empty = No mountain here yet
    .about = When a game is over, its mountain comes into this album: with whom it was, when, and how it went.
family-missing = Nobody has this game any more.
family-with = With { $people }
family-who = With whom?
family-how = How?
family-all = All
family-animals = Only with animals
family-base = Without extensions
family-newer = Newer mountain
family-older = Older mountain
family-friends = You and your friends
# $who is ahead: you, other, or level.
family-lead = { $who ->
    [you] You lead { $wins } : { $losses }
    [level] Level at { $wins } : { $losses }
   *[other] { $player } leads { $losses } : { $wins }
}
family-ways = In each way to play
family-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
family-won = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
family-best = best: { with-points }
family-days = { $count } days in a row on the mountain!
family-wins = { $count } wins in a row!
credits-game = A game by Niels Ramon Pieterse, published by NRP Games.
credits-buy = Get the real box
credits-edition = This online edition is free, without adverts and without sign-up.
language-choose = Choose a language
page-home = Home
page-rules = The rules

## Doors that ask something first

code-label = Three words and a number
code-example = for example: quiet amber lake 4711
code-enter = Join
code-unknown = There is no open table with this code. Check the words!
code-three = A code is three words and a number of four digits.
alone-choose = Choose your opponents
alone-title = Who do you want to play against?
climb-title = The climb
climb-so-far = { $count ->
    [0] Beat an animal on your own, and you get its stamp.
    [one] 1 of { $all } stamps
   *[other] { $count } of { $all } stamps
}
climb-next = On against { $bot }
climb-done = All stamps are yours. What a climb!
climb-stamp = beaten
climb-new = A new stamp: { $bots }
device-title = Who is playing?
device-name = Name of player { $number }
device-more = One more player
device-fewer = Remove { $player }
device-begin = Off we go
device-same = Two players have the same name.
device-setup = Choose extensions and more
opening = Setting the table …

## When something does not work

fail-server = The server is not answering.
fail-friends = The server is not answering, so friends cannot join you just now. Try again in a little while.
fail-here =
    { $reason ->
        [blocked] This browser does not let the game run on the device.
        [memory] There is not enough memory free for the game.
        [network] The game could not be fetched. Are you online?
        [full] This device has no space left for a game. Delete something and try again.
       *[failed] The game could not be started on this device.
    }
fetching = Fetching the game for this device
    .starting = Starting the game
friends-need-server = Here you play alone or round one screen. For friends on their own phones it takes a Rifugio server.
update-ready = A newer version is ready: load it
fail-often = So many tables! Wait a little while.
fail-gone = There is no table here
    .about = Perhaps the link is not complete, or the table has been cleared away.
    .watch = Perhaps this table plays without spectators now, or it has been cleared away.
page-nowhere = There is no page here
    .about = Perhaps the link is not complete.
fail-other = That did not work.
net-lost = Connection lost. Trying again …
net-offline = You are offline. Your seat is safe.
net-back = Connected again!
net-went-back = The server has lost the last moves at this table. You go on from here.
net-full = This device is full, and the last move could not be kept. Free some space, then the game goes on from here.
net-as-it-was =
    { $day ->
        [today] As it was at { $time }. The server is not answering.
       *[earlier] As it was on { $time }. The server is not answering.
    }

## Animals and colours

animal = { $animal ->
    [badger] Badger
    [bear] Bear
    [beaver] Beaver
    [chamois] Chamois
    [deer] Deer
    [dormouse] Dormouse
    [eagle] Eagle
    [fox] Fox
    [frog] Frog
    [goose] Goose
    [hare] Hare
    [hedgehog] Hedgehog
    [ibex] Ibex
    [lynx] Lynx
    [marmot] Marmot
    [mole] Mole
    [otter] Otter
    [owl] Owl
    [raven] Raven
    [salamander] Salamander
   *[squirrel] Squirrel
}
colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[violet] violet
}
look-name = Your name
look-animal = Your animal
look-colour = Your colour
look-taken = { colour }, taken
look-done = Done

## The room: inviting

room-table = Your table
invite-title = Invite your friends
    .about = They scan the code or open the link.
invite-qr = QR code with the link to this table
invite-copy = Copy link
invite-copied = Copied!
invite-share = Share …
invite-text = Come and play Rifugio with me!
invite-by-hand = Copy this link:
reach-nowhere = Only this computer can open this link. To let others in, start the server with this command:
reach-which = Address of this computer
watching = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}

## The room: seats

seats-title = Seats
seat-free = Free seat
seat-closed = Closed
seat-you = you
seat-robot = animal
seat-sit = Sit down
seat-bot = An animal
seat-which-bot = Which animal should play?
seat-local = Someone on this device
seat-local-title = Who sits here?
seat-close = Close
seat-open = Open again
seat-change = Change
seat-stand = Stand up
seat-kick = Free this seat
seat-kick-sure = Really free it?
seat-child = Child’s seat
    .about = larger buttons, hints, and a turn may be taken back
seat-here = here now
seat-not-here = not here right now
seat-more = One more seat
guest-title = Sit down with us!
guest-full = All seats are taken, but you can watch.
hike-ask = When did you last go hiking?
hike-when = { $days ->
    [0] today
    [4] this week
    [20] this month
    [200] this year
   *[other] longer ago
}
hike-unsaid = I’m not saying yet

## The room: the game

options-title = The game
options-standard = Standard rules
options-reset = Back to the standard rules
options-own = House rules
options-extensions = Extensions
options-clock = Time for each turn
clock-choice = { $choice ->
    [minute] 1 minute
    [three] 3 minutes
    [ten] 10 minutes
    [day] 1 day
    [days] 3 days
   *[none] as long as you like
}
options-chat = Free chat
    .about = everyone at the table can write messages
options-watch = Spectators
    .about = anyone with the spectator link can watch
options-by-host = The host chooses these settings.
watch-link = Copy spectator link

## The room: starting

start-first = Who begins?
start-draw = Let chance decide
start-hiked = Whoever hiked last
start-go = Start the game
start-why-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
start-why-few = You need at least two players.
start-why-hikes = Not everyone has said when they last went hiking.
start-why-net = Waiting for the connection …
start-without = Close the free seats and start
start-ready = Everyone is here. Ready?
start-waiting = The host starts the game when everyone is ready.

## Handing a seat on

hand-on = Move to another device
hand-title = { $player }: move to another device
    .about = Open this link on the other device, or send it to somebody. The seat moves there.
hand-qr = QR code with the link to this seat
hand-close = Close
claim-title = This seat is for you
    .about = You will play for { $player }.
claim-take = Take the seat

## Leaving

leave-table = Leave this table
leave-ask = { $what ->
    [game] An animal, { $bot }, will take over, and the seat will no longer be yours.
    [room] Your seat will be free again.
    [some] An animal, { $bot }, will take over, and the seat will no longer be yours. If nobody else is playing, the game ends there.
    [last] Nobody else is playing, so the game ends here, without a winner.
   *[close] Nobody else is here, so the table will be closed.
}
leave-ask-host = Somebody else will be the host.
leave-go = Leave
leave-stay = Stay
leave-failed = You are still at the table. Please try again.
resign = Resign
    .ask = { $what ->
        [last] Your game ends here with the points you have now. Nobody else is playing, so nobody will win.
       *[other] Your game ends here with the points you have now, and everyone will see how many. { $bot }, an animal, plays on for you so that the others can finish. You can watch, but you cannot come back.
    }
    .stay = Play on
holiday = Go on holiday
    .longer = Stay away longer
    .ask = When it is your turn, the others wait until you are back, and everyone sees how long. As soon as you play, your holiday is over.
    .left = { $left ->
        [0] You have used all your { $days } days of holiday in this game.
        [one] Of your { $days } days of holiday in this game, one is left.
       *[other] Of your { $days } days of holiday in this game, { $left } are left.
    }
    .days = { $count ->
        [one] one day
       *[other] { $count } days
    }
    .fewer = One day fewer
    .more = One day more
    .until = until { $day }
    .mine = You are on holiday until { $day }. As soon as you play, it is over.
    .stay = Stay here
lost-claimed = Your seat has moved to another device.
lost-revoked = { $phase ->
    [playing] The host freed your seat. { $bot } is playing for you now.
   *[other] The host freed your seat.
}
lost-left = { $phase ->
    [playing] You left the table. { $bot } is playing for you now.
   *[other] You left the table.
}
lost-resigned = { $phase ->
    [playing] You resigned with { with-points }. { $bot } is playing on for you.
   *[other] You resigned with { with-points }.
}

## At the table

game-map = The map
map-nearer = Zoom in
map-farther = Zoom out
map-whole = The whole map
map-find = Where am I?
map-closer = Tap to come closer
game-players = Players
game-do = What you can do
game-say = Say something
game-more = More
game-close = Close
player-turn = to play
player-away = { $bot } is playing for { $player }
player-resigned = resigned with { with-points }, { $bot } is playing on
player-holiday = on holiday until { $day }
player-back = I’m back!
player-hidden = points covered
player-points = { $points ->
    [one] { $points } point
   *[other] { $points } points in all
}
moves-which = Which tile?
moves-blind = A tile from the pile cannot be put back.
clock-left = { $time } left
clock-dinner = { $clock ->
    [correspondence] Break for everyone
   *[other] Dinner break
}
    .about = stops the clock for everyone
clock-again = { $clock ->
    [correspondence] The break is over
   *[other] Dinner is over
}
    .about = starts the clock again
clock-then = { $clock ->
    [none] A turn may take { $days } days at most. After that, the game ends.
   *[other] When the time is up, an animal, { $bot }, steps in. Whoever comes back plays on.
}
table-ends = { $what ->
    [room] If the game has not begun by { $day } at { $time }, this table closes.
    [mine] If you have not ended your turn by { $day } at { $time }, the game ends.
   *[other] If { $player } has not ended the turn by { $day } at { $time }, the game ends.
}
give-up = Abandon the game for everyone
give-up-sure = Really abandon it?
game-given-up = The game was abandoned.
game-over-alone = Nobody is playing any more, so the game has ended without a winner.
table-closed = This table was closed before the game began.
result-resigned = { $player } resigned with { with-points }. { $bot } played the rest.
    .alone = { $player } resigned with { with-points }.
game-record = Save the game as a file
rematch-ready = A new table is set.
rematch-join = Come along
watch-only = You are watching.

## A turn by hand

draw-final = cannot be undone
turn-left = Turn left
turn-right = Turn right
why-too-far = You cannot get there this turn.
keys-which = Keys
keys-choose = choose a tile or an action
keys-arrows = look around on the map
keys-next = next or previous possible spot
keys-do = do it
keys-turn = turn a pass
keys-back = back; put the tile back

## Talking

talk-coming = Coming and going
talk-turn = About the turn
talk-doing = What a move!
talk-mountains = In the mountains
talk-manners = Good manners
talk-point = Point at a tile
    .about = Now tap a tile on the map.
talk-pointed = { $player } is pointing at a tile.
talk-write = Write something
talk-send = Send

## The album: what I have and lack

album-title = My album
    .about = What each place would bring you now, its set of three included.
album-kind = { $kind ->
    [flower] Flowers
    [animal] Animals
    [waterfall] Waterfalls
    [pass] Passes
   *[top] Mountain tops
}
album-count = { $count } of { $all }
album-set = whole set { $points }
album-complete = set complete
album-place = { $state ->
    [have] { tile }: you have it
    [first] { tile }: you have it, and were there first
    [gone] { tile }: out of the game
    [hidden] { tile }: not on the map yet
   *[lacking] { tile }: on the map
}
album-shut = Others are looking at this screen, too. So your album stays covered.
album-peek = Peek at my album
album-cover = Cover my album

## What happened at the table, besides moves

event-started = Off we go! { $player } begins.
event-expired = Time is up: { $bot } takes over for { $player }.
event-back = { $player } is back.
event-holiday = { $days ->
    [0] { $player } is back from holiday.
    [one] { $player } is going on holiday for a day.
   *[other] { $player } is going on holiday for { $days } days.
}
event-claimed = { $player }’s seat has moved to another device.
event-revoked = The host freed { $player }’s seat. { $bot } is playing now.
event-left = { $player } left the table. { $bot } is playing now.
event-left-last = { $player } left the table. Nobody is playing any more, so the game ends here.
event-resigned = { $player } resigned with { with-points }. { $bot } is playing now.
event-resigned-last = { $player } resigned with { with-points }. Nobody is playing any more, so the game ends here.
event-host = { $player } is the host now.
event-turn-undone = { $tiles ->
    [0] { $player } took the turn back and is still playing.
    [one] { $player } took the turn back and is still playing. The tile that was turned over will come again.
   *[other] { $player } took the turn back and is still playing. The tiles that were turned over will come again.
}
event-dinner = No rush: the clock has stopped.
event-clock = The clock is running.

## Looking back

recap-title = While you were away
recap-skip = Skip
history-title = This is how it was
history-back = Back to the game
log-see = See this moment
sound = Sounds
    .about = little sounds made for this game

## The rucksack

rucksack-title = Your rucksack
rucksack-about = { $tables ->
    [0] Your look and your settings are in here, ready for every device you open it on.
    [one] One table of yours is in here, with your look, your settings and your stamps. They go wherever you open it.
   *[other] { $tables } tables of yours are in here, with your look, your settings and your stamps. They go wherever you open it.
}
rucksack-empty = There is nothing in it yet. As soon as you sit down at a table, your seat goes in by itself.
rucksack-move = On another device
rucksack-only = It is open only here. If this device gets lost, nobody can get it back for you, so open it on a second one, too.
rucksack-move-show = Open it on another device
rucksack-move-how = Scan this with the other device, send yourself the link, or type the words over there.
rucksack-move-qr = QR code that opens your rucksack
rucksack-move-once = It works once, for { $minutes } minutes. Show it to nobody else: whoever uses it has your seats.
rucksack-have-code = I have a code from another device
rucksack-code = Four words and a number
rucksack-code-form = A code has four words and a number with four digits.
rucksack-code-open = Continue
arriving-title = A rucksack is on its way
arriving-about = All your tables will be here, too.
arriving-open = Open it here
arriving-both = Somebody already has a rucksack on this device. Is that you as well?
arriving-mine = Yes, put both together
arriving-other = No, that is somebody else
arriving-wrong = This code has been used already, or its ten minutes are over. Ask for a new one on the other device.
arriving-no-passkey = No passkey was chosen, or the rucksack it opened is gone.
opening-title = Is your rucksack somewhere else?
opening-passkey = Open it with a passkey
opening-mail = Send me a link by e-mail
opening-mail-send = Send
opening-mail-sent = If there is a rucksack with this address, an e-mail is on its way. The link in it works once, for an hour.
mail-field = E-mail address
mail-form = That does not look like an e-mail address.
ways-title = If this device gets lost
ways-made = Passkey, made on { $day }
ways-add = Add a passkey
    .about = With a passkey, your fingerprint, your face or the code of your device opens the rucksack. No password needed.
ways-drop = Delete
ways-drop-sure = It will no longer open the rucksack. Really?
ways-none = Passkeys need an address with https, which this server does not have. Open your rucksack on a second device instead.
ways-address = You can have a link sent to { $address }.
ways-address-waiting = An e-mail is on its way to { $address }. Open the link in it to confirm the address.
ways-address-about = Leave an address, and you can have a link sent there that opens the rucksack.
ways-address-set = Save
ways-address-drop = Delete the address
ways-confirmed = Your address is confirmed.
ways-confirm-late = This link has been used already, or it is more than a day old.
told-title = When it is your turn
told-about = In games that take days, you can be told when the others are waiting for you.
told-add-push = Tell me on this device
told-add-mail = Tell me by e-mail: { $address }
told-add-hook = Use a web hook
told-mail-first = If you leave an e-mail address below, you can be told there, too.
told-by = { $way ->
    [this] on this device
    [push] on that device
    [mail] by e-mail
   *[hook] by web hook
}
told-no-push = { $why ->
    [blocked] Your browser does not let this page show messages. You can allow it in the browser’s settings.
    [install] On this device it works once Rifugio is on your home screen: tap “Share”, then “Add to Home Screen”.
   *[never] This browser cannot show messages while the page is closed.
}
told-fault = { $fault ->
    [https] The address has to begin with https.
    [private] That address cannot be reached from the internet.
    [room] Matrix takes an address of this form: { $example }
    [topic] For ntfy it takes the address of a topic, such as { $example }
    [many] There are too many already. Turn one off first.
   *[address] That does not look like an address.
}
told-try = Try it
told-tried = A message is on its way.
told-drop = Turn off
told-hook-shape = Web hook for
told-hook-plain = something of my own (JSON)
told-hook-url = Address
told-after = How long may your turn wait before you are told?
told-daily = Only once a day, all games together
told-daily-at = At what time?
told-quiet = Quiet at night
told-quiet-from = From
told-quiet-until = Until
told-stop-ask = Do you want no more messages of this kind?
told-stop = No more messages
told-stopped = There will be no more of them. You can turn them on again in your rucksack.
told-stop-wrong = Part of this link is missing. Copy all of it from the message.
told-ask = This may take a while. Do you want to be told when it is your turn again?
told-ask-yes = Yes, tell me
told-ask-how = Choose how
told-ask-no = No, thanks
told-ask-done = You will be told. You can change that in your rucksack at any time.
devices-title = Open on
devices-this = this device
devices-seen = last used on { $day }
devices-other = Another device
devices-close = Close
devices-close-sure = Close it there?
devices-close-last-sure = It is open nowhere else and would be lost. Really?
devices-close-here-sure = Take it off this device?
shelf-title = Who is playing?
shelf-about = Everybody who plays on this device can have a rucksack of their own.
shelf-nobody = Somebody without a name
shelf-new = Somebody else
rucksack-mine = What is kept about you
rucksack-child = This is a child’s rucksack
    .about = No e-mail, no strangers.
rucksack-everything = Save everything as a file
rucksack-forget = Forget me
    .about = Your names and words disappear from every table, and an animal plays on in your running games. It cannot be undone. If you stay away for { $days } days, it happens by itself.
rucksack-forget-sure = Really forget everything?
rucksack-forgotten = Everything about you has been erased.
