### After the game: the end, the replay, what can be shared, and the seal.

## The end

result-awards = Something for everybody
result-where = { $player }, { score-line }: show where
result-back = Back to the scores

## The replay

replay-page = Replay
replay-watch = Watch the replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-slider = Moment of the game
replay-turn = { $turn ->
    [0] Start
   *[other] Turn { $turn } of { $turns }
}
replay-keys = Arrow keys: one step. Home and End: first and last. Space: play.
replay-broken = There is no game in this link
    .about = Perhaps it was cut off when it was copied. You can also open a game that was saved as a file.
replay-open = Open a saved game
    .about = Choose a file that was saved after a game. It can be watched again move by move.
replay-unreadable = This file is not a game of Rifugio.
replay-needs-server = To read a file the server is needed, and it does not answer.
replay-another = Open another game

## Keeping and sharing

share-title = Keep it, share it
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
poster-scan = Scan it and watch the whole game

## The seal

seal-title = Was the draw fair?
seal-story = Before the first tile, the computer thought up a secret and put it in a box with a lock. Everybody could see the box, nobody the secret. Each player could throw in a word of their own. Secret and words together decided every tile. Now the box is open, and your own device can count it all again.
seal-check = Check it
seal-checking = Counting …
seal-genuine = { $count ->
    [one] { $count } tile drawn, and it is right. All went as it was locked in the box.
   *[other] { $count } tiles drawn, and every one is right. All went as it was locked in the box.
}
seal-other-secret = The secret does not fit the lock. Somebody has changed something.
seal-wrong-word = The word of { $player } is not the one that was thrown in. Somebody has changed something.
seal-wrong-draw = Tile { $number } should have been another one. Somebody has changed something.
seal-none = This game was played without a locked box, so nothing can be checked.
seal-details = For those who want to know exactly
seal-commitment = The locked box
seal-secret = The secret
seal-words = The players’ words
seal-no-word = no word
seal-erased-word = a word that was erased

## What others see of a link before they open it

preview-home = A hike through the Dolomites for two to five players. Play at once, alone or with friends.
preview-room = A room of Rifugio: come in and sit down, no sign-up needed.
preview-watch = A game of Rifugio: come and watch.
preview-replay = A game of Rifugio, to be seen again step by step.
