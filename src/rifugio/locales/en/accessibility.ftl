### For everybody: by keyboard, by ear, settings, hints and children’s seats.

## By ear

heard-here = Here: { $what }.
heard-side = { direction }: { $what }
heard-way = { $steps } { direction }
heard-where = { $what }: { $way }
heard-beside = here
heard-from = From here: { $what }.
heard-target = { $number } of { $count }: { $what }
heard-nothing = Nothing has happened yet.
heard-undone = { $count ->
    [one] { $player } takes the last move back.
   *[other] { $player } takes the last { $count } moves back.
}
words-title = The map in words
    .about = Numbers name a place: steps east of the start, then steps south-east; a minus goes the other way.
words-people = Walkers and buildings
words-row = Row { $row }
words-you = From where you are: { $way }

## By keyboard

keys-last = hear the last turn
keys-scores = hear the scores
keys-around = hear what lies around
keys-hint = a hint, three steps
keys-words = the map in words
keys-end = end the turn

## Settings

settings-title = Settings
settings-light = Light
    .system = as the device
    .light = day
    .dark = night
settings-contrast = High contrast
    .about = darker lines, no soft colours
settings-motion = Less motion
    .about = nothing slides or pulses
settings-size = Text size
settings-palette = Colours of the land
    .standard = like a hiking map
    .vivid = wide apart, for every kind of sight
settings-hints = Hints without asking
    .about = after a short while, a finger shows where to look
settings-cards = Teaching cards
    .about = one sentence when something first matters
settings-cards-again = Show all cards again

## Hints

hint-ask = Hint
hint-more = Another hint
hint-do = Do it for me
hint-here = Look here!
hint-look-tile = Look at tile { $number }, and here!
hint-look-pile = How about the pile?
hint-look-end = It may be time to stop.
hint-look-remove = Look at the open tiles.
hint-so = Maybe this: { $what }.
hint-not-now = { $why ->
    [too_often] Think for yourself a little, then ask again.
    [not_your_turn] Hints are for your own turn.
   *[other] No hint just now. Ask again in a moment.
}
lesson-title = Good to know
lesson-got-it = Got it
lesson-enough = No more cards
lesson-rule = More in the rules

## Children’s seats

child-back = Take the turn back
    .about = until the next player does something
child-open = Child’s seat: bigger buttons, hints, and a turn may be taken back.
