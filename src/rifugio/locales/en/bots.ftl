### Those who always want to play, and why they moved.

bot-marmot = Momo
    .full = Momo the marmot
    .character = Ambles along, sniffs at everything and misses a thing or two.
bot-squirrel = Pina
    .full = Pina the squirrel
    .character = Dashes off to grab whatever is nearest.
bot-badger = Bodo
    .full = Bodo the badger
    .character = Digs in early, and loves guests: there is always a hut of Bodo’s where you want to go.
bot-ibex = Rocco
    .full = Rocco the ibex
    .character = Wants every summit first. The rest of the map can wait.
bot-fox = Reno
    .full = Reno the fox
    .character = Keeps an eye on you, and gets there just before you do.
bot-eagle = Aria
    .full = Aria the eagle
    .character = Circles over the map until she has found all three of a kind.
bot-lynx = Zita
    .full = Zita the lynx
    .character = Has the sharpest eyes of all, and knows when to try the pile.
bot-owl = Luna
    .full = Luna the owl
    .character = Has watched thousands of games at night. Beat her if you can!
bot-level = { $bot ->
    [marmot] very easy
    [squirrel] easy
    [badger] quite easy
    [ibex] medium
    [fox] quite hard
    [eagle] hard
    [lynx] very hard
   *[owl] toughest
}

## Why I moved: data in brackets

remark-said = { $player }: “{ $remark }”
# [tile, points]
remark-take-place = { $wording ->
    [1] A stop at { tile.lay }, and { points } for me.
    [2] Who could walk past { tile.lay }? That makes { points }.
   *[0] I wanted { tile.lay }: { points } in my rucksack.
}
# [tile, points]
remark-first-ascent = { $wording ->
    [1] Nobody was on { tile.lay } before me: { points }!
    [2] I am the first on { tile.lay }. { points }, and what a view!
   *[0] First ever on { tile.lay }! That is worth { points }.
}
# [kind, points]
remark-complete-set = { $wording ->
    [1] That was the last one: { kind.three }, and { points } extra.
    [2] I have { kind.three } now. { points } on top!
   *[0] Now I have { kind.three }: a bonus of { points }.
}
# [tile]
remark-heading-for = { $wording ->
    [1] Next I want to see { tile.lay }.
    [2] Keep going, keep going … { tile.lay } is waiting.
   *[0] I am on my way: next stop, { tile.lay }.
}
# [player]
remark-visit-for-step = { $wording ->
    [1] Thank you for having me, { $player }! And one more step for me.
    [2] Tea with { $player }, and on I go with a new step.
   *[0] A little rest at { $player }’s place gives me a new step.
}
# [player, object]
remark-build-near = { $wording ->
    [1] { $player } may well come by, so I am putting { object.a } here.
    [2] I am building { object.a }. { $player }, you are welcome any time!
   *[0] { $player } is not far away: just the spot for { object.a }.
}
# [player]
remark-bear-for-rival = { $wording ->
    [1] Careful, { $player }: that one bites.
    [2] { $player }, meet your new neighbour. It growls a bit.
   *[0] A furry surprise for { $player }. Sorry!
}
# [cards]
remark-keep-cards = { $wording ->
    [1] { $cards ->
        [one] One card stays in my rucksack: you never know.
       *[other] { $cards } cards stay in my rucksack: you never know.
    }
    [2] { $cards ->
        [one] I won’t play my card yet.
       *[other] I won’t play my { $cards } cards yet.
    }
   *[0] { $cards ->
        [one] I am keeping my card for later.
       *[other] I am keeping my { $cards } cards for later.
    }
}
# [tile]
remark-path-opened = { $wording ->
    [1] There, a way to { tile.lay }!
    [2] Until now I could not walk to { tile.lay }. Now I can.
   *[0] Now there is a path: I can walk to { tile.lay }.
}
# [tile]
remark-shorter-walk = { $wording ->
    [1] That saves me some walking to { tile.lay }.
    [2] A shortcut to { tile.lay }: my feet say thank you.
   *[0] Now it is a shorter walk to { tile.lay }.
}
remark-fly-on = { $wording ->
    [1] All aboard? Up we go!
    [2] Up, up and over the hills.
   *[0] Why walk when you can fly?
}
remark-sail-on = { $wording ->
    [1] All I have to do is steer.
    [2] Upstream or downstream, it is all one to a raft.
   *[0] One step and the river does the rest.
}
remark-swim-off = { $wording ->
    [1] In I go. Don’t look, it is freezing!
    [2] Splash! Nobody said I had to stay dry.
   *[0] No raft, no bridge … so I swim. Brrr!
}
remark-none-fits = { $wording ->
    [1] Not one of them fits, so I draw.
    [2] Turn them as I may, none of them fits. The pile, then!
   *[0] None of these fits. Let’s see what is in the pile!
}
