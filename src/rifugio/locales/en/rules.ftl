### The rules in short, in our own words. A title and a text for each chapter.

rules-title = The rules in brief
rules-part = { $part ->
    [helicopter] Helicopter
    [rafts] Rivers & Rafts
    [both] Both extensions together
   *[base] The base game
}

## The base game

rules-base-goal = What it is about
    .text = Together you build a mountain landscape, tile by tile, and hike through it. Look for mountain tops and passes, waterfalls, animals and flowers, and run huts where the others stop to rest. Most points at the end wins.
    .also = goal, aim, object of the game, base game, basic game
rules-base-turn = Your turn
    .text = Lay a tile: that always comes first. After that, walk and build as you like, in any order, or simply enjoy the view.
rules-base-offer = Open or face down?
    .text = Pick one of the three open tiles, or be bold and draw one from the pile. A tile from the pile has to be laid if it fits; if it fits nowhere, swap it for an open one that does. The row is filled up when the next turn begins.
rules-base-connecting = What fits together
    .text = Every side of your tile must fit all its neighbours. Like goes with like, and forest goes with grass and with rock, but grass and rock never touch. A mountain top wants only rock around it.
rules-base-passes = Passes
    .text = Each side of a pass shows its own land, and only the very same land fits there. You walk on and off through the two ends, never over the flanks. Two passes may touch only end to end or flank to flank.
rules-base-walking = Walking
    .text = You have two steps in every turn; one step takes you to the next tile, whatever lies there. Other hikers are never in the way. Steps you do not use are gone when the turn ends.
rules-base-steps = Extra-step cards
    .text = Each card you play is one more step. You start with three and can hold five. With a full hand, a step you earn has to be used in the same turn.
rules-base-visiting = Visiting huts
    .text = Stepping onto somebody else’s hut is a visit, even if you only pass through. Its owner gets { $box-points-hut } points, and you are rested and earn an extra step. In your own huts you only do the washing-up: they bring you nothing.
rules-base-building = Building huts
    .text = A rifugio is a mountain hut: for one step you put one on the tile you are standing on. It must be plain grass, forest or rock without a hut. How many huts you have depends on the number of players.
rules-base-places = Places
    .text = The first time you step onto a place you get its point card. Mountain tops count { $box-points-top }, or { $box-points-top-first } for the very first to get there. All three of one kind are worth { $box-points-set } points more.
rules-base-bears = Bears
    .text = Every step onto a bear tile costs { $box-points-bear } points. So better take the long way round! Bears do not count as animals.
rules-base-scoring = The end
    .text = When all tiles have been laid and the last turn is over, the points are counted. If there is a tie, hut points decide; if that is a tie too, you share the victory.
rules-base-two-players = With two players
    .text = Lay two tiles in each turn, one after the other, before you walk. The open row is filled up in between. Everything else stays the same.

## Helicopter

rules-helicopter-pads = Landing pads
    .text = Some tiles have a landing pad, marked H. You may cross an empty pad but not stop on it, unless you build your helicopter there at once. While someone sits in a helicopter, its tile is closed to all others.
rules-helicopter-building = Building a helicopter
    .text = Step onto an empty pad and spend two more steps in the same turn. Then you are sitting in your helicopter. Everyone has just one.
rules-helicopter-flying = Flying
    .text = Sitting in a helicopter, you fly to any other empty pad for one step, however far it is. You may borrow the helicopters of others, but they still belong to their owners.
rules-helicopter-scoring = Points for helicopters
    .text = When someone steps onto the tile with your helicopter you get { $box-points-helicopter } points, and the visitor earns a step. Flying is not a visit. If there is a tie, helicopter points decide.

## Rivers & Rafts

rules-rafts-connecting = Water
    .text = Water tiles fit beside water, grass, forest and rock, but never beside a pass or a mountain top. Water tiles that touch are one river.
rules-rafts-walking = Stepping aboard
    .text = Nobody walks on water, but a raft will carry you: one step takes you on or off, or across to the next raft. It carries two. A step onto somebody else’s raft is a visit: { $box-points-raft } points for the owner, a step for you.
rules-rafts-building = Building a raft
    .text = Standing right beside empty water, you build a raft there for two steps and find yourself on board. How many rafts you have depends on the number of players.
rules-rafts-sailing = Sailing
    .text = One step takes your raft to any free water tile of the same river. Whoever is on board comes along, like it or not. You may sail the rafts of others too.
rules-rafts-swimming = Swimming
    .text = Only those who are really stuck may swim: no raft left to build and no raft to walk to. You cross one water tile in four steps: in, to the middle, to the other shore, out. That may take you several turns.
rules-rafts-scoring = Points on the river
    .text = At the end each waterfall is worth one point more for every water tile beside it, to everyone who has its card. If there is a tie, raft points decide.

## Both together

rules-both-together = Helicopters and rafts
    .text = Play with all the rules of both. Anyone who can still get away by helicopter may not swim. If there is a tie, helicopter and raft points count together.
