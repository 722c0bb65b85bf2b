### Points, ranks and the ceremony at the end.

## Where points come from: places, sets, hut, bears, helicopter, raft, waterfall, total

score-source = { $source ->
    [places] Places
    [sets] Sets of three
    [hut] Huts
    [bears] Bears
    [helicopter] Helicopter
    [raft] Rafts
    [waterfall] Water at waterfalls
    [total] Total
   *[other] { $source }
}
score-line = { score-source }: { points }
score-mine = Your points so far: { $points }
score-peek = Only for { $player }’s eyes!
score-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
score-title = Final score
score-player = Player

## The ceremony

ceremony-begin = The sun goes down over the mountains. Who had the finest hike?
ceremony-source = { $source ->
    [places] First, all the places you found …
    [sets] … then the sets of three …
    [hut] … guests in your huts …
    [bears] … and, ahem, the bears …
    [helicopter] … visits to your helicopters …
    [raft] … everyone who hopped onto your rafts …
    [waterfall] … the roaring water at your waterfalls …
   *[total] … and that makes:
}
# After “with” and “at”.
with-points = { points }
ceremony-winner = { $who ->
    [you] You win with { with-points }. Congratulations!
   *[other] { $player } wins with { with-points }. Congratulations!
}
ceremony-tied = { $who ->
    [you] It’s a tie at { with-points }, but { tie-break } decide: you win!
   *[other] It’s a tie at { with-points }, but { tie-break } decide: { $player } wins!
}
ceremony-shared = { $count ->
    [2] What a finish! { $players } share the victory with { with-points } each.
   *[other] What a finish! { $count } winners with { with-points } each: { $players }.
}
tie-break = { $by ->
    [helicopter] the helicopter points
    [raft] the raft points
    [helicopter-raft] the helicopter and raft points together
   *[hut] the hut points
}

## A named award for everybody; $number says how many

award-longest-walk = { $number ->
    [one] Longest walk: { $number } step in one turn
   *[other] Longest walk: { $number } steps in one turn
}
award-most-steps = { $number ->
    [one] Sore feet: { $number } step in all
   *[other] Sore feet: { $number } steps in all
}
award-most-bears = { $number ->
    [one] Bear whisperer: { $number } bear met
   *[other] Bear whisperer: { $number } bears met
}
award-no-bears = Quiet feet: met no bear at all
award-most-visits = { $number ->
    [one] Best guest: { $number } visit to others
   *[other] Best guest: { $number } visits to others
}
award-busiest-hut = { $number ->
    [one] Best host: { $number } guest welcomed
   *[other] Best host: { $number } guests welcomed
}
award-first-ascents = { $number ->
    [one] First on the rope: { $number } first ascent
   *[other] First on the rope: { $number } first ascents
}
award-most-flowers = { $number ->
    [one] Green fingers: { $number } flower found
   *[other] Green fingers: { $number } flowers found
}
award-most-animals = { $number ->
    [one] Sharp eyes: { $number } animal spotted
   *[other] Sharp eyes: { $number } animals spotted
}
award-most-blind = { $number ->
    [one] Daredevil: { $number } tile drawn blind
   *[other] Daredevil: { $number } tiles drawn blind
}
award-most-flights = { $number ->
    [one] Pilot: { $number } flight
   *[other] Pilot: { $number } flights
}
award-most-sails = { $number ->
    [one] Captain: { $number } trip by raft
   *[other] Captain: { $number } trips by raft
}
award-most-swims = { $number ->
    [one] Cold toes: { $number } swim
   *[other] Cold toes: { $number } swims
}
award-most-cards = { $number ->
    [one] Well rested: { $number } extra-step card left
   *[other] Well rested: { $number } extra-step cards left
}
award-last-builder = Finishing touch: built the last hut
