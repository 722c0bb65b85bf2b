### Wat er gebeurde, één bericht per gebeurtenis. $who is “you” voor de lezer, anders “other”; dan is $player een naam.

# Extra-stapkaarten die onderweg zijn gespeeld.
with-cards = { $cards ->
    [0] {""}
    [one] {" "}(1 kaart)
   *[other] {" "}({ $cards } kaarten)
}

## Tegels

# Beren lijken op elkaar, maar elk is een eigen tegel.
exactly-which = { $exact ->
    [yes] { $tile ->
        [BE1] , de eerste van de drie
        [BE2] , de tweede van de drie
        [BE3] , de derde van de drie
       *[other] {""}
    }
   *[no] {""}
}
effect-revealed = { $to ->
    [hand] Omgedraaid: { tile.full }{ exactly-which }.
    [rejects] Omgedraaid: { tile.full }{ exactly-which }. Die past nergens, dus komt er nog een.
   *[open] Nieuw in de open rij: { tile.full }{ exactly-which }.
}
effect-rejects-returned = { $count ->
    [one] De tegel die niet paste, gaat terug in de stapel.
   *[other] De { $count } tegels die niet pasten, gaan terug in de stapel.
}
# Voor wie alleen luistert: de plek in de open rij waar een tegel vandaan komt, geteld vanaf 1; 0 als hij ergens anders vandaan komt.
exactly-from = { $exact ->
    [yes] { $slot ->
        [0] {""}
       *[other] {" "}(nummer { $slot })
    }
   *[no] {""}
}
exactly-laid = { $exact ->
    [yes] { exactly-from }{ turned }{ at-cell }
   *[no] {""}
}
effect-connected = { $who ->
    [you] Je legt { tile.lay } aan{ exactly-laid }.
   *[other] { $player } legt { tile.lay } aan{ exactly-laid }.
}
effect-swapped = { $who ->
    [you] Hij past nergens: je legt { tile.lay } in de open rij (nummer { $slot }) en neemt de tegel die daar lag.
   *[other] Hij past nergens: { $player } legt { tile.lay } in de open rij (nummer { $slot }) en neemt de tegel die daar lag.
}
effect-removed = { $who ->
    [you] Er past niets meer, dus haal je { tile.lay }{ exactly-from } uit het spel.
   *[other] Er past niets meer, dus haalt { $player } { tile.lay }{ exactly-from } uit het spel.
}

## Op pad

effect-went = { $means ->
    [fly] { $who ->
        [you] Je vliegt { tile.to }{ at-cell }{ with-cards }.
       *[other] { $player } vliegt { tile.to }{ at-cell }{ with-cards }.
    }
    [sail] { $who ->
        [you] Je vaart over de rivier{ at-cell }{ with-cards }.
       *[other] { $player } vaart over de rivier{ at-cell }{ with-cards }.
    }
    [swim] { $who ->
        [you] { $stage ->
            [in] Brrr! Je stapt het water in{ at-cell }{ with-cards }.
            [middle] Je zwemt naar het midden{ with-cards }.
           *[shore] Je zwemt naar de oever{ at-cell }{ with-cards }.
        }
       *[other] { $stage ->
            [in] Brrr! { $player } stapt het water in{ at-cell }{ with-cards }.
            [middle] { $player } zwemt naar het midden{ with-cards }.
           *[shore] { $player } zwemt naar de oever{ at-cell }{ with-cards }.
        }
    }
   *[walk] { $who ->
        [you] Je loopt { going }{ at-cell }{ with-cards }.
       *[other] { $player } loopt { going }{ at-cell }{ with-cards }.
    }
}
effect-carried = { $who ->
    [you] Je staat aan boord, dus je vaart mee{ at-cell }.
   *[other] { $player } staat aan boord en vaart mee{ at-cell }.
}

## Wat je onderweg vindt

effect-place-taken = { $first ->
    [yes] { $who ->
        [you] Hier was nog niemand! Je beklimt als eerste { tile.lay }: { points }.
       *[other] Hier was nog niemand! { $player } beklimt als eerste { tile.lay }: { points }.
    }
   *[no] { $kind ->
        [flower] { $who ->
            [you] Je vindt { tile.lay }: { points }.
           *[other] { $player } vindt { tile.lay }: { points }.
        }
        [animal] { $who ->
            [you] Je ontdekt { tile.lay }: { points }.
           *[other] { $player } ontdekt { tile.lay }: { points }.
        }
        [top] { $who ->
            [you] Je beklimt { tile.lay }: { points }.
           *[other] { $player } beklimt { tile.lay }: { points }.
        }
       *[other] { $who ->
            [you] Je bereikt { tile.lay }: { points }.
           *[other] { $player } bereikt { tile.lay }: { points }.
        }
    }
}
effect-bear-met = { $who ->
    [you] O nee, een beer! Dat kost je { $lost } punten.
   *[other] O nee, een beer! Dat kost { $player } { $lost } punten.
}
effect-visited = { $who ->
    [you] Je bezoekt { object.owned }: { points } voor { $owner }.
   *[other] { $whose ->
        [yours] { $player } bezoekt { object.owned }: { points } voor jou!
       *[other] { $player } bezoekt { object.owned }: { points } voor { $owner }.
    }
}
effect-step-earned = { $as_card ->
    [yes] { $who ->
        [you] Lekker uitgerust: je krijgt een extra-stapkaart.
       *[other] Lekker uitgerust: { $player } krijgt een extra-stapkaart.
    }
   *[no] { $who ->
        [you] Lekker uitgerust! Je hand is vol, dus je hebt deze beurt een stap meer.
       *[other] Lekker uitgerust! { $player } heeft een volle hand en deze beurt een stap meer.
    }
}
effect-built = { $who ->
    [you] Je bouwt { object.a } { tile.at }{ at-cell }{ with-cards }.
   *[other] { $player } bouwt { object.a } { tile.at }{ at-cell }{ with-cards }.
}

## Beurten

effect-turn-began = { $who ->
    [you] Jij bent aan de beurt!
   *[other] { $player } is aan de beurt.
}
effect-turn-ended = { $who ->
    [you] { $lapsed ->
        [0] Je beurt is voorbij.
        [one] Je beurt is voorbij; je had nog één stap over.
       *[other] Je beurt is voorbij; je had nog { $lapsed } stappen over.
    }
   *[other] { $lapsed ->
        [0] { $player } is klaar.
        [one] { $player } is klaar, met nog één stap over.
       *[other] { $player } is klaar, met nog { $lapsed } stappen over.
    }
}
effect-game-ended = De bergen zijn af: het spel is afgelopen!
