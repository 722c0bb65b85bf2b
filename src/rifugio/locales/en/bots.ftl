### Those who always want to play, and why they moved.

bot-marmot = Momo
    .full = Momo the marmot
    .character = Ambles about, sniffs at everything and forgets the points.
bot-squirrel = Pina
    .full = Pina the squirrel
    .character = Dashes off to grab whatever is nearest.
bot-ibex = Rocco
    .full = Rocco the ibex
    .character = Plans the whole turn before lifting a hoof.
bot-fox = Reno
    .full = Reno the fox
    .character = Thinks about what may come, and about what you are up to.
bot-eagle = Aria
    .full = Aria the eagle
    .character = Sees everything from up there. Very hard to beat!
bot-lynx = Zita
    .full = Zita the lynx
    .character = Has the sharpest eyes of all, and knows when to try the pile.
bot-level = { $bot ->
    [marmot] very easy
    [squirrel] easy
    [ibex] medium
    [fox] hard
    [eagle] very hard
   *[lynx] toughest
}

## Why I moved: data in brackets

remark-said = { $player }: “{ $remark }”
remark-wandering = No plan at all. Lovely weather, though!
# [tile, points]
remark-take-place = I wanted { tile.lay }: { points } in my rucksack.
# [tile, points]
remark-first-ascent = First ever on { tile.lay }! That is worth { points }.
# [kind, points]
remark-complete-set = Now I have { kind.three }: a bonus of { points }.
# [tile]
remark-heading-for = I am on my way: next stop, { tile.lay }.
# [player]
remark-visit-for-step = A little rest at { $player }’s place gives me a new step.
# [player, object]
remark-build-near = { $player } is not far away: just the spot for { object.a }.
# [player]
remark-bear-for-rival = A furry surprise for { $player }. Sorry!
# [cards]
remark-keep-cards = { $cards ->
    [one] I am keeping my card for later.
   *[other] I am keeping my { $cards } cards for later.
}
# [tile]
remark-path-opened = Now there is a path: I can walk to { tile.lay }.
# [tile]
remark-shorter-walk = Now it is a shorter walk to { tile.lay }.
remark-fly-on = Why walk when you can fly?
remark-sail-on = One step and the river does the rest.
remark-swim-off = No raft, no bridge … so I swim. Brrr!
remark-none-fits = None of these fits. Let’s see what is in the pile!
