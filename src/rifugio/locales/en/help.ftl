### Keys, the game line by line, the command line, and what can go wrong.

## Keys

keys-title = Keys
key-arrows = Move about the map
key-targets = Next or previous legal spot
key-choose = Choose a tile or a line
key-enter = Do it
key-escape = Put the tile back
key-rotate = Turn the pass
key-draw = Take a tile from the pile
key-build = Build
key-undo = Undo
key-start-over = Start the turn over
key-end = End the turn
key-why = Why not?
key-hint = Hint
key-log = What happened
key-to-come = Which tiles are still to come
key-scores = Peek at your points
key-rules = The rules in short
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
plain-replay = Enter: on; a number: that round; “{ $back }”: back; “{ $quit }”: stop.
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
    .about = take back the last move
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
    .about = the rules in short
plain-word-save = save
    .about = save the game
plain-word-quit = quit
    .about = stop playing

## The command line

help-rifugio = Rifugio, a hike through the Dolomites: play, watch and study the game.
help-play = Play a game, on one screen and against the animals.
help-watch = Watch the animals play.
help-replay = Play back a recorded game.
help-show = Draw a position or the end of a game as a picture.
help-arena = Let the animals play many games and compare them.
help-simulate = Play random games and count.
help-verify = Check that a recorded game followed the rules.
help-lang = Language: en, nl, de or it
help-with = Extension: helicopter or rafts; may be given twice
help-players = How many play, 2 to 5
help-seat = Who sits there: a name, or an animal such as fox
help-plain = Play line by line, without a full screen
help-open-scores = Everyone’s points are always open
help-resume = Continue a saved game
help-speed = Moves per second
help-seed = Same number, same tiles
help-svg = File for the picture
help-games = How many games
help-jobs = How many at the same time
help-json = Print figures for programs
help-plot = File for a chart
help-ray = Share the work with a Ray cluster
help-record = File with a recorded game
help-position = File with a position

## What can go wrong

error-file-missing = There is no file { $file }.
error-file-unreadable = { $file } cannot be read: { $why }
error-record-broken = This record breaks off in round { $turn }: { $why }
error-not-a-number = Please type a number from { $least } to { $most }.
error-players = Rifugio is for 2 to 5 players.
error-unknown-bot = I know no animal called { $name }. There are: { $known }.
error-unknown-extension = I know no extension called { $name }. There are: { $known }.
error-unknown-language = I do not speak { $name } yet. I speak: { $known }.
error-name-taken = There is already a { $name } at the table.
error-too-small = This window is too small. It takes { $columns } columns and { $rows } rows.
error-no-terminal = No full screen here, so we play line by line.
error-missing-part = This needs { $name }. Install it with: { $command }
