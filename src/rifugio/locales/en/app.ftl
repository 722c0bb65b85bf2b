### Buttons, prompts and labels of the game on a screen.

app-title = Rifugio
app-tagline = A hike through the Dolomites for two to five

## Menu

menu-new = New game
menu-resume = Continue a game
menu-watch = Watch the animals play
menu-rules = Rules
menu-language = Language
menu-help = Help
menu-quit = Quit

## Setting up

option-seat = Seat { $number }
option-human = a person
option-name = Type a name, or press ← → to let an animal play here.
option-extensions = Which extensions?
option-none = none, just the base game
helicopter-name = Helicopter
    .about = Build helicopters and fly from pad to pad
rafts-name = Rivers & Rafts
    .about = Rivers, rafts and cold feet
both-name = both
option-open-scores = Open scores
    .about = everyone can always see everyone’s points
option-first = Who begins?
    .about = By the rules, whoever hiked last begins.
option-random = chance decides
option-start = Start
option-yes = yes
option-no = no

## What to do now: one line, at most eight words

turn-lay = { $count ->
    [one] Lay a tile
   *[other] Lay a tile ({ $count } to go)
}
turn-lay-drawn = Lay the tile you drew
turn-swap = It fits nowhere: swap it
turn-remove = Nothing fits: take one tile out
turn-walk = { $cards ->
    [0] Walk: { steps } left
   *[other] Walk: { steps } and { cards } left
}
turn-tired = No steps left: end your turn
turn-move-on = Don’t stop here: walk on or build
turn-nature = A tile is being turned over …
turn-other-lays = { $player } is choosing a tile …
turn-other-walks = { $player } is walking …
turn-over = The game is over
turn-number = Round { $turn } of { $turns }
turn-last = Last round!

## Buttons

button-undo = Undo
button-start-over = Start over
button-end-turn = End turn
button-draw = From the pile
    .about = cannot be undone
button-rotate = Turn
button-place = Lay it here
button-build = Build
button-ok = OK
button-cancel = Cancel
button-back = Back
button-next = Next
button-peek = Peek at my points
button-cover = Cover my points
button-log = What happened
button-quit = Quit
button-rematch = Once more!
button-pause = Pause
button-play = Play

## Passing on the screen

pass-to = Pass to { $player }
pass-ready = { $player }, are you ready?
pass-hidden = Points are covered. Press Enter when you are ready.

## Tiles and players

offer-open = Open tiles
offer-pile = { $count ->
    [0] The pile is empty
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}
offer-drawn = In your hand
offer-rejects = Did not fit
offer-removed = Out of the game
offer-to-come = Still to come
offer-misfit = fits nowhere
panel-cards = cards
panel-points = points
legal-cells = { $count ->
    [0] It fits nowhere
    [one] It fits in one spot
   *[other] It fits in { $count } spots
}
hint-maybe = How about this? { $move }

## Undo, log, save

undo-nothing = There is nothing to undo.
why-allowed = Nothing’s stopping you. Go ahead!
undo-locked = A tile was turned over, so you cannot undo any further.
undo-done = Undone: { $move }
start-over-done = Back to the beginning of your turn.
draw-sure = A tile from the pile cannot be put back. Draw one?
log-title = What happened
log-empty = Nothing yet. The mountains are waiting!
save-done = Saved in { $file }.
save-failed = Could not save in { $file }: { $why }
resume-none = There is no saved game yet.
quit-bye = See you in the mountains!
replay-title = Round { $turn } of { $turns }
picture-done = The picture is in { $file }.
