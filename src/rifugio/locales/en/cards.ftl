### What a first game teaches: one sentence each, shown once, when it first matters (web/src/learning/cards.json).

card-lay = Pick a tile and lay it on one of the marked spots.
card-walk = Now go for a walk: two steps are free in every turn.
card-two = With two players you lay two tiles before you set off.
card-pile = Feeling lucky? A tile from the pile has to be laid if it fits anywhere.
card-pass = A pass can be turned, and each of its sides wants the very same land beside it.
card-top = A mountain top wants only rock around it, and whoever climbs it first gets the most.
card-bear = A bear costs { $box-points-bear } points at every step onto it, so lay it where it bothers the others.
card-place = Its point card is yours now, and all three of one kind bring { $box-points-set } points more.
card-first = The first one up there gets { $box-points-top-first } points, everybody after that { $box-points-top }.
card-bear-met = Every bear costs { $box-points-bear } points, so the long way round is often the better one.
card-hut = Build a hut here for one step: whoever comes by brings you { $box-points-hut } points.
card-cards = Your free steps are used up, but every extra-step card is one more step.
card-visited = Somebody visited you, and that brings you points every time.
card-visit = You visited another player: you get a step, and the owner gets points.
card-full = Five cards are all you can hold, so spend some of them now.
card-swap = Your tile fits nowhere: swap it for an open one that does.
card-nothing = No tile fits anywhere, so take one of the open ones out of the game.
card-last = The pile is used up: only the open tiles are left.
card-pad = You may cross an empty landing pad, but stop there only to build your helicopter.
card-helicopter = Build your helicopter here for two steps, and you are sitting in it.
card-fly = One step takes you by air to any free landing pad, however far it is.
card-water = Nobody walks on water, but rafts go there, and it makes waterfalls worth more.
card-raft = Build a raft on the water beside you for two steps.
card-sail = One step takes your raft anywhere on this river.
card-swim = No raft and no way round: you may swim, and that takes four steps.
card-carried = Whoever steers the raft takes you along, and that costs you nothing.

goal = What wins?
    .points = The most points. Reach places: all three of one kind bring { $box-points-set } more. Build huts where others come by: each visit brings { $box-points-hut }.
    .go = Let’s go
goal-length = { $clock ->
    [correspondence] It ends when all tiles are laid: about { $turns } turns for you, each when it suits you.
   *[other] It ends when all tiles are laid: about { $turns } turns for you, some { $minutes } minutes.
}
