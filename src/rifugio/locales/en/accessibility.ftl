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
    [one] { $player } undoes the last move.
   *[other] { $player } undoes the last { $count } moves.
}
words-title = The map in words
    .about = Two numbers name a spot: how many steps east of the start, then how many south-east. A minus means the other way.
words-people = Hikers and buildings
words-row = Row { $row }
words-you = From where you are: { $way }

## By keyboard

keys-last = hear the last turn
keys-scores = hear the scores
keys-around = hear what lies around
keys-hint = a hint, in three steps
keys-words = the map in words
keys-album = my album of places
keys-pace = how fast other players’ turns are shown
keys-end = end the turn

## Settings

settings-title = Settings
settings-light = Light
    .system = same as the device
    .light = day
    .dark = night
settings-contrast = High contrast
    .about = darker lines, no soft colours
settings-motion = Less motion
    .about = nothing slides or pulses
settings-pace = Other players’ turns
    .slow = slowly
    .normal = normal
    .instant = at once
settings-size = Text size
settings-palette = Map colours
    .standard = like a hiking map
    .vivid = easy to tell apart
settings-hints = Automatic hints
    .about = after a short while, a finger shows you where to look
settings-cards = Help cards
    .about = one sentence the first time something comes up
settings-kept = Opens on this device without a network, too.
settings-not-kept = The whole game works over plain http. But the page can then neither be kept on the device nor installed: it comes from its server each time.
settings-cards-again = Show all cards again

## Hints

hint-ask = Hint
hint-more = Another hint
hint-do = Do it for me
hint-here = Look here!
hint-look-tile = Look at tile { $number }, and here!
hint-look-pile = How about the pile?
hint-look-end = Maybe it is time to end your turn.
hint-look-remove = Look at the open tiles.
hint-so = Maybe this: { $what }.
hint-not-now = { $why ->
    [too_often] Think about it yourself first, then ask again.
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
child-open = Child’s seat: bigger buttons, hints, and a turn can be taken back.
