### The rules in full, in our own words: a heading and a text for each paragraph. The chapters and what opens them are in
### rules.ftl; which rulings a paragraph tells, and in which order they come, is in rulebook.toml.

## The page itself

rulebook-title = The rules of Rifugio
rulebook-search = Look for a word
rulebook-small-words = a, an, the, of, in, on, to, for, is, are, it, do, does, I, you, we, how, what, when, where, who, can, may, my
rulebook-none = Nothing found. Try another word.
rulebook-chapters = Chapters
rulebook-try-lay = Try it: tap where this tile could lie.
rulebook-try-go = Try it: tap where you would like to go.
rulebook-again = Start again
rulebook-rulings = Its rulings, in the words of our specification:
rulebook-origin = { $origin ->
    [book] From the rulebook
    [ours] Our ruling
    [reconstructed] Reconstructed
    [book-ours] From the rulebook, with our ruling
    [book-reconstructed] From the rulebook, partly reconstructed
    [ours-reconstructed] Our ruling, partly reconstructed
   *[other] From the rulebook, with our ruling, partly reconstructed
}
rulebook-origins = Under each paragraph it says where it comes from: the rulebook in the box, a ruling of ours where the rulebook leaves something open, or a reconstruction where we do not have a number or a picture.
rulebook-lead = Read only the large print, and you can play. The rest is for whenever a question comes up.
rulebook-tile = the tile to be laid

## What it is about

rule-goal-table = On the table
    .text = At first the start tile lies there all alone. Next to it wait { $box-tiles-2 } landscape tiles, shuffled, face down. Three of them are turned over: they are the open row.
    .also = terrain tile, landscape tile, how many tiles, setup, preparation
rule-goal-players = What everybody gets
    .text = You have a colour and a hiker, and all hikers set off from the start tile. You hold three extra-step cards. Your huts depend on how many play: { $box-huts-2 } each with two players, { $box-huts-3 } with three, { $box-huts-4 } with four and { $box-huts-5 } with five.
    .also = walker, puppet, pawn, figure
rule-goal-first = Who begins
    .text = Two to five can play. Whoever went on a real hike most recently goes first, or you let chance decide. Then it goes round clockwise.

## Your turn

rule-turn-order = First a tile, then your feet
    .text = Laying comes first, and nobody may skip it. As long as your tile is not on the map, you can neither walk nor build.
    .also = compulsory, obligation
rule-turn-free = Then as you please
    .text = You may walk, but you need not, and the same goes for building. Build before you set off, on the way, or where you arrive, just as it suits you. You may also do nothing at all, because you like it there or because no way is open: that is a proper turn, too.
rule-turn-count = Everyone gets the same number of turns
    .text = Each time you lay, one tile is used up, so you know from the start how long the game will be. With two players you have { $box-turns-2 } turns each, with three { $box-turns-3 }, with four { $box-turns-4 } and with five { $box-turns-5 }.

## Open or face down?

rule-offer-row = The open row
    .text = When your turn begins, the row is filled up to three from the pile. Not earlier! So while you walk, the gap you left stays empty, and nobody knows what will come.
rule-offer-choice = Which tile you may take
    .text = Take an open tile that fits somewhere, or draw one from the pile. An open tile that fits nowhere cannot be chosen. If none of the open ones fits but something in the pile does, you have to draw.
rule-offer-blind = Drawing from the pile
    .text = Chance picks your tile, and everybody sees it at once. If it fits anywhere, you must lay it, even if you would rather have another one. There is no going back after a draw.
    .also = blind tile, face-down tile, gamble, draw
rule-offer-swap = The drawn tile fits nowhere
    .text = Then put it in the open row, in place of an open tile that does fit, and lay that one. Which one is up to you. The row is full again, so the next player has nothing to fill up.
    .also = swap, exchange
rule-offer-again = And the open ones do not fit either
    .text = That is very rare. Then tiles are turned over until one fits. You lay it, and the others are mixed back into the pile.
rule-offer-last = The last tiles
    .text = When the pile is used up, the row gets no new tiles. It shrinks to two, to one, and then the landscape is complete.
rule-offer-nothing = No tile fits at all
    .text = It can happen near the end, mostly with a mountain top. When neither an open tile nor any tile in the pile can be laid, you take an open tile of your choice out of the game. That counts as laying, and your turn goes on. A place that leaves the game is lost for everybody.

## What fits together

rule-connecting-where = Next to another tile
    .text = Lay your tile on an empty spot that shares a side with the map. It may be far away from all hikers, or in a hole in the middle. Wherever it touches other tiles, all those sides have to fit. Once it is down, it stays.
    .also = connect, lay, add a tile
rule-connecting-land = Grass, forest and rock
    .text = Grass likes grass, forest likes forest, rock likes rock. Forest is friends with both of the others. Only grass and rock never lie side by side. A flower, an animal, a waterfall or a bear changes nothing: the ground below it counts.
    .also = meadow, terrain
rule-connecting-tops = Mountain tops
    .text = A mountain top touches rock and nothing else: no grass, no forest, no pass, not the start tile. Two mountain tops do not touch each other either.
rule-connecting-start = The start tile counts as forest
    .text = So grass, forest and rock may all lie next to it, and a pass with a forest side. A mountain top may not.
    .also = start tile

## Passes

rule-passes-sides = Every side has its own land
    .text = Look at each side of a pass by itself. A grass side wants grass, a forest side wants forest, a rock side wants rock, and nothing that is merely similar will do. What grows or stands on a tile does not matter, only its ground. The tiles around a pass must of course fit each other, too. A mountain top never lies beside a pass.
rule-passes-turning = Turning a pass
    .text = Before you lay a pass you may turn it as you like. All other tiles look the same from every side, so they are never turned.
rule-passes-touching = Pass beside pass
    .text = That works in two ways only: end against end, so that the road runs on, or flank against flank. And both sides must show the same land.
rule-passes-ends = Two ends, four flanks
    .text = The road crosses a pass in a straight line, from one end to the other. Only there can you get on and off; over the flanks nobody climbs. You may stop on the pass, and you may leave by the end you came from. If nothing lies at an end yet, the pass is still closed on that side.
    .also = entrance, entree, entry, exit, direction of a pass

## Walking

rule-walking-step = One step
    .text = A step takes you to a tile that shares a side with yours, in whatever direction and over whatever ground. Only a pass has flanks that stop you. As many hikers as like may stand on one tile, and nobody is in anybody’s way.
    .also = walk, walker, puppet
rule-walking-steps = Two steps in every turn
    .text = You have two steps without paying anything. You may also go somewhere and straight back. What you do not use cannot be saved.
rule-walking-start = Back on the start tile
    .text = You may walk across the start tile as often as you like. It belongs to nobody, so nothing happens there.
rule-walking-circles = No going round in circles for free
    .text = Where huts of others stand side by side, each step pays for the next, and you could walk to and fro for ever. So this is not allowed: coming to a tile where you already arrived in this turn, with exactly as many steps and cards as then. Where you stood when the turn began does not count as arriving. Every visit you can make is rewarded.

## Extra-step cards

rule-steps-playing = Playing cards
    .text = A card is one more step in this turn, for walking or for building, and you may play as many as you have. That happens by itself: first your two free steps are used, then your cards. A played card goes back and can be earned again. Cards left in your hand at the end bring no points.
    .also = extra-step-card, extra step
rule-steps-earning = Earning cards
    .text = When you visit a hut of somebody else you get a card. Play it at once, or keep it for a long day.
rule-steps-five = Five is the most
    .text = You cannot hold more than five cards. If you earn a step with five in your hand, it is added to this turn instead. Use it before the turn is over, or it is gone.

## Visiting huts

rule-visiting-visit = A visit
    .text = Stepping onto a tile with a hut of another player is a visit, whether you stay or hurry on. It brings the owner { $box-points-hut } points and gives you one extra step. The owner gets the points even if your hand is full.
rule-visiting-again = Again and again
    .text = Every visit counts, also to the same hut, also twice in one turn.
rule-visiting-own = Your own huts
    .text = In your own hut there are dishes to wash. It brings neither points nor steps, to anybody.
rule-visiting-standing = Only arriving counts
    .text = If you wake up in a hut, that is no new visit. And if somebody builds a hut around your ears while you stand there, that is none either: the roof is still missing. Walk away and come back, then it is one.
rule-visiting-cards = Counting is done for you
    .text = In the box, five hut cards can be changed for one worth { $box-points-five-huts } points. Here every visit is simply counted.

## Building huts

rule-building-where = Where a hut may stand
    .text = You build on the very tile your hiker stands on. It must be plain grass, forest or rock. Not on the start tile, not on flowers, animals, waterfalls, bears, passes or mountain tops, and neither on water nor on a landing pad. One hut on a tile is enough, no matter whose.
    .also = mountain hut, rifugio
rule-building-price = What it costs
    .text = A hut costs one step. With enough steps you can put up several in one turn, on different tiles. It does not matter if others are standing there, too.
rule-building-supply = Huts stay
    .text = When all your huts stand, you cannot build more. A hut is never moved, taken down or taken over. It blocks nobody: everyone may walk in, and tiles are laid beside it as before.

## Places

rule-places-cards = Point cards
    .text = There are fifteen places: three flowers, three animals, three waterfalls, three passes and three mountain tops. Step onto one, even in passing, and its point card is yours. You get the card of a place only once, and everyone can get one.
rule-places-values = What they are worth
    .text = A flower counts { $box-points-flower }, an animal { $box-points-animal }, a pass { $box-points-pass }, a waterfall { $box-points-waterfall } and a mountain top { $box-points-top }.
    .also = points, value
rule-places-firsts = First on the mountain top
    .text = Whoever is the very first on a mountain top gets { $box-points-top-first } points for it instead of { $box-points-top }. All who follow get { $box-points-top }. You can be first on more than one of them.
rule-places-sets = Three of a kind
    .text = If you have all three flowers at the end, you get { $box-points-set } points on top. The same goes for the animals, the waterfalls, the passes and the mountain tops. So up to { $box-points-all-sets } points are waiting for great collectors.

## Bears

rule-bears-price = A bear costs { $box-points-bear } points
    .text = Every time you step onto a bear tile you lose { $box-points-bear } points, even twice in a turn. Staying there costs nothing more. With many bears you can end up below zero.
    .also = minus points, negative points
rule-bears-animals = Bears are not animals
    .text = At least not here: a bear does not help you to collect the three animals.

## The end

rule-scoring-end = When it is over
    .text = The last player of the round always lays the last tile, and may still walk and build. Then the game is over, and everyone has had the same number of turns.
    .also = when does it end, end of the game, last turn
rule-scoring-sum = Counting
    .text = Add up your place cards, { $box-points-set } for each set of three, and { $box-points-hut } for each visit to your huts. Take away { $box-points-bear } for each bear. Whoever has the most wins.
    .also = how do I win, winner, points, score
rule-scoring-tie = A tie
    .text = If two or more are level, the one of them with more hut points is ahead. If those are equal as well, they share the place, and if it is the first one, they win together.
    .also = draw, equal points
rule-scoring-covered = Covered or open
    .text = Usually the points of the others stay covered until the end. They are not really secret: you saw every point being made, and you only have to remember it. Everything else is open, even how many cards each player holds and which tiles are still in the pile. But nobody knows which tile comes next. If you like, play with open points.

## With two players

rule-pair-two = Two tiles in a turn
    .text = With two players you lay two tiles in your turn, one after the other. Each may come from the row or from the pile. Only when both are on the map do you walk and build, with two free steps as ever.
rule-pair-row = The row in between
    .text = If you took an open tile first, the row is filled up again before your second one. After the second it is not: that waits for the turn of the other player.

## Helicopter: landing pads

rule-pads-tiles = Tiles with an H
    .text = Landing pads are mixed in, and just as many plain tiles of the same ground go out, so there are still { $box-tiles-2 }. With two players there are { $box-pads-2 } pads, with three { $box-pads-3 }, with four { $box-pads-4 }, with five { $box-pads-5 }. A pad is laid like any tile of its ground, beside a pass or, if it is rock, beside a mountain top, too.
    .also = platform, landing place, helipad
rule-pads-crossing = An empty pad is for passing through
    .text = You may walk over a pad without a helicopter, but you may not stay there. Either you go on at once, or you build your helicopter. So you can step onto it only if your steps and cards are enough to get where you may stop. Crossing two empty pads in a row takes three steps.
    .also = platform, landing place, helipad
rule-pads-manned = Mind the rotor
    .text = A helicopter carries one hiker. While somebody sits in it, nobody else can enter that tile, not even to pass through. It is open again when the pilot gets out or flies off.

## Helicopter: building

rule-copter-building = Three steps in a row
    .text = One step brings you onto an empty pad, two more build the helicopter, right away and in the same turn. So you need at least one card or an earned step. Then you are sitting in it and may fly on if you have steps left. Everybody has one helicopter for the whole game. Huts are built as ever.
    .also = heli, helicopter, vacant platform

## Helicopter: flying

rule-flying-in = Getting in and out
    .text = One step onto the tile of an empty helicopter, and you are in it. Another step to a tile beside it, and you are out; the helicopter waits there. From helicopter to helicopter next door takes one step, too.
rule-flying-flight = Up and away
    .text = Sitting in a helicopter, you fly to any pad on the map that has none. It takes one step, however far it is and whatever lies below. You may fly several times, one step each. After landing you stay inside, and your turn may end there. If every pad is taken, nobody can fly for now.
    .also = fly, flight, air
rule-flying-borrowed = Borrowing
    .text = You may fly off with an empty helicopter of somebody else. It still belongs to its owner, wherever you leave it.
    .also = abandoned, unmanned, steal

## Helicopter: points

rule-copter-visits = Visitors
    .text = Stepping onto a tile with an empty helicopter of another player is a visit: { $box-points-helicopter } points for the owner, one extra step for you. The rules for cards are those of huts. Flying in or out is never a visit, and your own helicopter brings nothing.
rule-copter-tie = A tie with helicopters
    .text = If players are tied, helicopter points decide first, then hut points. If those are equal too, the place is shared. With two players you still lay two tiles in each turn.

## Rivers & Rafts: water

rule-water-tiles = { $box-water-2 } water tiles
    .text = { $box-out-forest } plain forest tiles, { $box-out-grass } of grass and { $box-out-rock } of rock go out, and { $box-water-2 } water tiles come in. That makes { $box-tiles-rafts-2 } tiles, and { $box-turns-rafts-2 } turns each with two or four players, { $box-turns-rafts-3 } with three. With five players there are { $box-water-5 } water tiles, { $box-tiles-rafts-5 } in all, and { $box-turns-rafts-5 } turns.
rule-water-fits = Beside water
    .text = Water may touch water, grass, forest and rock, also the start tile, places on such ground and landing pads. It may never touch a pass, not even on one side, nor a mountain top.
    .also = water tile

## Rivers & Rafts: aboard

rule-water-walking = Nobody walks on water
    .text = There are only three ways onto a water tile: you build a raft there, you step onto one that is there, or you swim, if that is allowed.
rule-rafts-aboard = On and off
    .text = A step takes you from the shore onto a raft beside you, from raft to raft, or back on land. The raft stays where it is. It carries two hikers; if two are on it, nobody else can come aboard. Your turn may end on a raft.
    .also = raft
rule-rafts-visits = Visiting rafts
    .text = Stepping onto a raft of another player is a visit, even if its owner or somebody else is on it: { $box-points-raft } points for the owner, one extra step for you. It counts every time. Sailing it is no visit, and your own raft brings nothing.

## Rivers & Rafts: building

rule-rafts-build = Two steps for a raft
    .text = Build on a water tile right beside you that has no raft and no swimmer. It takes two steps, both in the same turn, and you are standing on your new raft. You can do so from land, from a landing pad, out of a helicopter, or from another raft, which stays behind. If you have more steps, sail on at once.
    .also = raft, vacant water tile
rule-rafts-supply = How many rafts
    .text = With two players everyone has { $box-rafts-2 } rafts, otherwise { $box-rafts-3 }. A raft that has been built stays in the game and never comes back to you.

## Rivers & Rafts: sailing

rule-sailing-river = One step, any distance
    .text = Water tiles that touch are one river. Standing on a raft, you sail to any water tile of that river for one step. Sail again if you like, for one step more. A raft moves only if the player whose turn it is stands on it.
    .also = sail
rule-sailing-stopping = Where you may stop
    .text = Your raft cannot stop where another raft lies or where somebody swims. It may pass both of them freely, and passing is no visit.
rule-sailing-together = Two on a raft
    .text = Whoever is aboard with you sails along, whether they want to or not. That costs and brings them nothing. You may sail the raft of somebody else, with or without its owner. It remains theirs.
    .also = abandoned, unmanned, steal

## Rivers & Rafts: swimming

rule-swimming-when = Only if you are stuck
    .text = You may swim only if you have no raft left to build and there is no raft you can walk to. However long that way is, and however many bears live along it, it counts. A raft with two hikers on it does not count, nor one on a pond that leads nowhere else.
    .also = swim rule, swimming, island
rule-swimming-where = Across one tile
    .text = You start from land, never from a raft. The water tile must be without a raft, and it must touch land that you cannot reach on foot. You cannot swim from water tile to water tile. So where the water is two tiles wide, wait for a raft, or lay land there.
    .also = island
rule-swimming-four = Four steps
    .text = Into the water, to the middle, to a shore, and onto land: one step each. You may rest on the way and go on in your next turn. Which shore you swim to is chosen in the middle, and turning back is possible, too.
rule-swimming-water = In the water
    .text = Once you are in, you may finish your swim, whatever comes along meanwhile. No raft can pick you up, and you cannot build. Rafts may pass your tile but not stop on it. Several hikers may swim on the same tile.
rule-swimming-ashore = Back on land
    .text = Stepping ashore is a step like any other: you may find a place, meet a bear, visit a hut. If you get stuck again, you may swim again.

## Rivers & Rafts: points

rule-rafts-waterfalls = Waterfalls grow
    .text = At the end each waterfall is worth { $box-points-waterfall } point, and { $box-points-water } more for each water tile that touches it: up to { $box-points-waterfall-most }. That is for everyone who has its card, no matter when they got it.
    .also = waterfall bonus
rule-rafts-points = Points for rafts
    .text = For each visit to one of your rafts you get { $box-points-raft } points. If players are tied, raft points decide first, then hut points. If those are equal too, the place is shared. With two players you still lay two tiles in each turn.

## Both extensions together

rule-both-setup = Everything on the table
    .text = Take out what both extensions take out, and add the pads and the water. There are { $box-tiles-rafts-2 } tiles, or { $box-tiles-rafts-5 } with five players. Everyone has huts, rafts and a helicopter.
    .also = extension, expansion
rule-both-moving = From raft to rotor
    .text = Raft, pad and helicopter next to each other are one step apart. You may not stay on an empty pad, even if you come from the water; but you may leave it by building a raft, or by swimming if that is allowed. You fly over water but never land on it. No walking in circles for free, whatever it is you visit.
rule-both-swimming = Fly before you swim
    .text = If you can still get away by helicopter, you may not swim. For that, a pad must be free somewhere you cannot walk to. And on your land there must be an empty helicopter, or you are sitting in one. An empty pad will do as well, if your helicopter is not built yet and you hold at least one card.
rule-both-points = Points and ties
    .text = All points are added up. If players are tied, helicopter and raft points together decide first, then hut points. If those are equal too, the place is shared.
