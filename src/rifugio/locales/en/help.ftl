### Keys, the game line by line, and what can go wrong.

## Keys

keys-title = Keys
key-arrows = Move about the map
key-targets = Next or previous possible spot
key-choose = Choose a tile or a line
key-enter = Do it
key-escape = Put the tile back
key-rotate = Turn the pass
key-draw = Draw a tile from the pile
key-build = Build
key-undo = Undo
key-start-over = Start the turn over
key-end = End the turn
key-why = Why not?
key-hint = Hint
key-log = What happened
key-to-come = Which tiles are still to come
key-scores = Peek at your points
key-rules = The rules in brief
key-zoom = Bigger or smaller
key-pan = Move the map
key-language = Another language
key-save = Save
key-scroll = Read on
key-quit = Quit
key-help = This list

## Line by line

plain-welcome = Welcome to Rifugio! Type a number to choose, or ? for help.
plain-prompt = Your choice
plain-moves = You can:
plain-more = … and { $count } more. Type “all” to see them.
plain-unknown = Sorry, I did not understand “{ $text }”. Type ? for help.
plain-replay = Enter: next step; a number: go to that round; “{ $back }”: one step back; “{ $quit }”: stop.
plain-help = Type the number of a move, or one of these words:
plain-word-help = help
    .about = this list
plain-word-map = map
    .about = draw the map
plain-word-look = look
    .about = describe the table in words; “look 1,0” describes one spot
plain-word-moves = all
    .about = list every move
plain-word-undo = undo
    .about = undo the last move
plain-word-restart = restart
    .about = start the turn over
plain-word-end = done
    .about = end the turn
plain-word-why = why
    .about = why a spot is not possible, for example: why 2,-1
plain-word-hint = hint
    .about = what a friend would do
plain-word-log = log
    .about = what happened
plain-word-points = points
    .about = peek at your points
plain-word-rules = rules
    .about = the rules in brief
plain-word-save = save
    .about = save the game
plain-word-quit = quit
    .about = leave the game

## What can go wrong

error-file-missing = There is no file { $file }.
error-no-such-seat = There is no seat { $seat } in this game.
error-file-unreadable = { $file } cannot be read: { $why }
error-not-a-number = Please type a number from { $least } to { $most }.
error-players = Rifugio is for 2 to 5 players.
error-too-many = You named { $named } people and animals, but only { $players } can play.
error-unknown-first = Nobody called { $name } is at the table. --first takes a name, an animal or the number of a seat.
error-resume-alone = A saved game already says who plays and how: leave out { $options }.
error-one-game = Only one saved game can be continued at a time.
error-only-animals = Only animals play in { $file }. Watch it with `rifugio replay`.
error-in-use = { $file } is being played in another window.
error-unknown-bot = I don’t know an animal called { $name }. I know: { $known }.
error-unknown-extension = I don’t know an extension called { $name }. I know: { $known }.
error-unknown-language = I do not speak { $name } yet. I speak: { $known }.
error-too-small = This window is too small. It needs { $columns } columns and { $rows } rows.

## Where was the better path?

review-title = The turns that decided it
review-nothing = Nobody gave away more than a point in a turn. Well hiked!
review-turn = { $points ->
    [0] Round { $turn }, { $player }: it could not be better. Chance to win: { $chance }%.
   *[other] Round { $turn }, { $player }: { points } given away. Chance to win: { $chance }%.
}
review-lost = Round { $turn }, { $player }: about { points } less than possible. Chance to win: { $chance }% instead of { $best }%.
review-did = Played:
review-better = Better:
