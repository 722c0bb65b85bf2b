### After the game: the end, the replay, what can be shared, and the seal.

## The end

result-awards = Something for everybody
result-where = { $player }, { score-line }: show where
result-back = Back to the scores

## Where was the better path?

better-title = Where was the better path?
better-making = Your game is being walked once more: { $percent }%
better-about = Judged by what you could know at the time. Points and chances are estimates.
better-nothing = In no turn did you give away more than a point. Well hiked!
better-failed = Sorry, this game cannot be judged.
better-away = The server is not answering.
better-again = Try again
better-cancel = Stop here
better-turns = The turns that decided it
better-round = Round { $round }
better-lost = about { points } more
better-chance = Chance to win: { $best }% instead of { $chance }%
better-mine = Your path
better-best = The better path
better-why = { $kind ->
    [draw] A tile from the pile promised more than any open one.
    [nothing] Your path brought nothing at once, the better one { $best }.
    [more] Your path brought { $mine } at once, the better one { $best }.
    [same] At once both bring the same, but the better one leads on to more.
   *[later] The better path brings less at once, but more in the end.
}
better-idle = You stay where you are.
better-try = Try it from here
    .about = A new game from this turn on, against the same animals. The pile is the same as it was then.

## The replay

replay-page = Replay
replay-watch = Watch the replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-slider = Point in the game
replay-turn = { $turn ->
    [0] Start
   *[other] Turn { $turn } of { $turns }
}
replay-keys = Arrow keys: one step. Home and End: first and last. Space: play.
replay-broken = There is no game in this link
    .about = Perhaps it was cut off when it was copied. You can also open a game that was saved as a file.
replay-open = Open a saved game
    .about = Choose a file that was saved after a game. You can watch it move by move.
replay-unreadable = This file is not a Rifugio game.
replay-needs-server = The server has to read this file, but it is not answering.
replay-another = Open another game

## Keeping and sharing

share-title = Save and share
share-replay = Copy the replay link
    .about = The whole game is in the link. It works even without the server.
share-picture = Picture
    .about = the map as PNG
share-poster = Poster
    .about = the map with huts, routes and names
share-paper = Paper
share-kind = Kind of file
share-drawing = Drawing …
share-failed = Your browser could not draw it.
poster-date = A hike on { $date }
poster-scan = Scan this to watch the whole game
poster-alt = The mountain as a poster. { $date }
poster-share = Share the poster
poster-save = Save the poster

next-title = Three things to try next
next-set = Collect a whole set: all three places of one kind bring { $box-points-set } points more.
next-hut = Build a hut early, where others come by: every visit brings you { $box-points-hut } points.
next-others = Play against other animals, or with an extension
    .about = choose them on the start page, under “Play now”

## The seal

seal-title = Was the draw fair?
seal-story = Before the first tile, the computer thought up a secret and put it in a chest with a lock. Everybody could see the chest, but nobody the secret. Each player could add a word of their own. The secret and the words together decided every tile. Now the chest is open, and your own device can check it all.
seal-here = This game was played on a single device, and whoever has it could have looked into the chest. But the chest does prove that no tile was chosen afterwards.
seal-check = Check it
seal-checking = Checking …
seal-genuine = { $count ->
    [one] { $count } tile was drawn, and it is right. Everything matches the locked chest.
   *[other] { $count } tiles were drawn, and every one is right. Everything matches the locked chest.
}
seal-other-secret = The secret does not fit the lock. Somebody has changed something.
seal-wrong-word = This is not the word that { $player } added. Somebody has changed something.
seal-wrong-draw = Tile { $number } should have been a different one. Somebody has changed something.
seal-none = This game was played without a locked chest, so nothing can be checked.
seal-details = For those who want all the details
seal-commitment = The locked chest
seal-secret = The secret
seal-words = The players’ words
seal-no-word = no word
seal-erased-word = a word that was erased

## What others see of a link before they open it

preview-home = A hike through the Dolomites for two to five players. Play right away, alone or with friends.
preview-room = A table at Rifugio: come in and sit down, no sign-up needed.
preview-watch = A game of Rifugio: come and watch.
preview-replay = A game of Rifugio: watch it again, step by step.
