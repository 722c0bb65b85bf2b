### Why not? One friendly sentence for each reason, to the player whose turn it is.

## Whose turn it is, and what comes first

reason-game-is-over = The game is over.
reason-nature-is-to-move = { $ruling ->
    [B-OFFER-06] One moment: your tile is being turned over.
   *[other] One moment: the open row is being filled up.
}
reason-nothing-to-reveal = No tile needs turning over right now.
reason-not-among-the-blind = That tile is no longer in the pile: { tile.full }.
reason-connect-first = Lay your tile first. Then you can walk and build.
reason-connected-already = You have laid your tile. Now you can walk, build or end your turn.

## The tiles to choose from

reason-no-such-slot = There is no tile number { $slot } in the open row.
reason-fits-nowhere = { tile.full } fits nowhere right now. Pick another one!
reason-nothing-drawn = You have not drawn a tile from the pile.
reason-drawn-tile-fits = The tile you drew fits somewhere, so you must lay it: { tile.full }.
reason-drawn-tile-must-be-swapped = The tile you drew fits nowhere: { tile.full }. Swap it for an open one.
reason-no-blind-tiles = The pile is empty. Pick an open tile.
reason-nothing-fits = No tile fits anywhere now. Take one of the open tiles out of the game.
reason-something-fits = A tile leaves the game only when nothing fits, and something still does.

## Laying

reason-cell-is-taken = { $tile ->
    [none] There is a tile here already.
   *[other] There is a tile here already: { tile.full }.
}
reason-not-next-to-a-tile = A tile must lie right beside another tile.
reason-no-such-rotation = { $kind ->
    [pass] This pass looks the same after half a turn. Turn it the other way.
   *[other] Only passes can be turned.
}
reason-sides-clash = { $ruling ->
    [B-CONNECT-05] Grass may not touch rock{ bearing }. A bit of forest between them would help.
    [B-CONNECT-06] A mountain top may touch nothing but rock{ bearing }.
    [B-CONNECT-07] Two mountain tops may not touch{ bearing }.
    [B-PASS-01] Beside a pass both sides must be the same, but here { side } meets { against }{ bearing }.
    [B-PASS-05] Two passes may touch only end to end or flank to flank, with the same land on both sides{ bearing }.
    [R-CONNECT-02] Water may not touch a pass or a mountain top{ bearing }.
   *[other] Here { side } would touch { against }{ bearing }, and that does not fit.
}

## Getting on

reason-no-such-means = { $means ->
    [fly] There are no helicopters in this game.
    [sail] There are no rafts in this game.
    [swim] Nobody has to swim in this game.
   *[other] You cannot get there like that.
}
reason-wrong-price = { $price ->
    [one] That costs one step, not { $steps }.
   *[other] That costs { $price } steps, not { $steps }.
}
reason-not-enough-steps = { $left ->
    [0] You have no steps left.
   *[other] That takes { $price } steps, and you have only { $left }.
}
reason-no-tile-there = There is no tile here yet.
reason-not-a-neighbour = { $ruling ->
    [R-BUILD-03] You can build a raft only on water right beside you.
    [R-SWIM-10] You can swim only in water right beside you.
   *[other] One step takes you to a tile right beside you, no further.
}
reason-not-an-entrance = { $ruling ->
    [B-PASS-09] You can leave a pass only through its two ends.
   *[other] You can get onto a pass only through its two ends.
}
reason-free-circle = You were here this turn already, with just as many steps and cards. No going round in circles!

## Building

reason-no-such-building = { $object ->
    [helicopter] There are no helicopters in this game.
    [raft] There are no rafts in this game.
   *[other] You cannot build that.
}
reason-not-where-you-stand = { $ruling ->
    [H-BUILD-01] You build a helicopter on the landing pad you stand on.
   *[other] You build your hut right where you stand.
}
reason-not-on-this-tile = { $object ->
    [helicopter] A helicopter needs a landing pad.
    [raft] A raft needs water.
   *[other] You cannot build a hut { kind.on }.
}
reason-built-on-already = { $whose ->
    [yours] You have already built here.
   *[other] { $owner } has already built here.
}
reason-none-left = You have no { object.all } left to build.

## Helicopter

reason-not-in-a-helicopter = You have to sit in a helicopter to fly.
reason-not-a-pad = A helicopter lands only on a landing pad.
reason-pad-is-taken = There is a helicopter on this landing pad already.
reason-pad-is-manned = Careful, the rotor is turning! Nobody may walk here while someone sits in the helicopter.
reason-no-rest-after-pad = You may not stop on a landing pad, and your steps would not take you any further.
reason-no-stop-on-pad = You may not stop on an empty landing pad. Walk on, or build your helicopter.

## Rivers & Rafts

reason-in-the-water = { $ruling ->
    [R-SWIM-13] You are swimming, so you cannot climb onto a raft.
    [R-SWIM-16] You are swimming, so you cannot build.
   *[other] You are swimming. Go to the shore first.
}
reason-rafts-left = { $left ->
    [one] No need to swim: you can still build a raft.
   *[other] No need to swim: you can still build { $left } rafts.
}
reason-raft-within-reach = { $ruling ->
    [R-SWIM-05] No need to swim: there is a raft here.
   *[other] No need to swim: you can walk to a raft{ at-cell }.
}
reason-helicopter-within-reach = No need to swim: a helicopter can take you away{ at-cell }.
reason-no-other-land = There is no new land on the other side of this water.
reason-not-water = You can swim only in water.
reason-not-from-a-raft = You start to swim from land, not from a raft.
reason-not-the-near-shore = You swim from the shore to the middle, and from the middle to any shore.
reason-not-on-a-raft = You have to stand on a raft to sail.
reason-not-on-this-river = Your river does not lead here.
reason-raft-in-the-way = There is a raft here already.
reason-swimmer-in-the-way = { $ruling ->
    [R-SWIM-14] Someone is swimming here, so you cannot build a raft.
   *[other] Someone is swimming here, so your raft cannot stop.
}
reason-water-without-raft = You cannot walk on water. You need a raft.
reason-raft-is-full = This raft is full: it carries two.
