### Was geschehen ist, je Ereignis eine Nachricht. $who ist „you“ für den Leser, sonst „other“; dann ist $player ein Name.

# Extra-Schritt-Karten, die unterwegs ausgespielt wurden.
with-cards = { $cards ->
    [0] {""}
    [one] {" "}(1 Karte)
   *[other] {" "}({ $cards } Karten)
}

## Plättchen

# Bären sehen gleich aus, aber jeder ist ein eigenes Plättchen.
exactly-which = { $exact ->
    [yes] { $tile ->
        [BE1] , der erste von dreien
        [BE2] , der zweite von dreien
        [BE3] , der dritte von dreien
       *[other] {""}
    }
   *[no] {""}
}
effect-revealed = { $to ->
    [hand] Aufgedeckt: { tile.full }{ exactly-which }.
    [rejects] Aufgedeckt: { tile.full }{ exactly-which }. Das passt nirgends, also kommt noch eins.
   *[open] Neu in der offenen Reihe: { tile.full }{ exactly-which }.
}
effect-rejects-returned = { $count ->
    [one] Das Plättchen, das nicht gepasst hat, kommt zurück in den Stapel.
   *[other] Die { $count } Plättchen, die nicht gepasst haben, kommen zurück in den Stapel.
}
# Für alle, die nur zuhören: der Platz in der offenen Reihe, von dem ein Plättchen kommt, ab 1 gezählt; 0, wenn es anderswo herkommt.
exactly-from = { $exact ->
    [yes] { $slot ->
        [0] {""}
       *[other] {" "}(Nummer { $slot })
    }
   *[no] {""}
}
exactly-laid = { $exact ->
    [yes] { exactly-from }{ turned }{ at-cell }
   *[no] {""}
}
effect-connected = { $who ->
    [you] Du legst { tile.lay } an{ exactly-laid }.
   *[other] { $player } legt { tile.lay } an{ exactly-laid }.
}
effect-swapped = { $who ->
    [you] Es passt nirgends: Du legst { tile.lay } in die offene Reihe (Nummer { $slot }) und nimmst das Plättchen von dort.
   *[other] Es passt nirgends: { $player } legt { tile.lay } in die offene Reihe (Nummer { $slot }) und nimmt das Plättchen von dort.
}
effect-removed = { $who ->
    [you] Nichts passt mehr, also nimmst du { tile.lay }{ exactly-from } aus dem Spiel.
   *[other] Nichts passt mehr, also nimmt { $player } { tile.lay }{ exactly-from } aus dem Spiel.
}

## Unterwegs

effect-went = { $means ->
    [fly] { $who ->
        [you] Du fliegst { tile.to }{ at-cell }{ with-cards }.
       *[other] { $player } fliegt { tile.to }{ at-cell }{ with-cards }.
    }
    [sail] { $who ->
        [you] Du fährst mit dem Floß den Fluss entlang{ at-cell }{ with-cards }.
       *[other] { $player } fährt mit dem Floß den Fluss entlang{ at-cell }{ with-cards }.
    }
    [swim] { $who ->
        [you] { $stage ->
            [in] Brrr! Du steigst ins Wasser{ at-cell }{ with-cards }.
            [middle] Du schwimmst in die Mitte{ with-cards }.
           *[shore] Du schwimmst ans Ufer{ at-cell }{ with-cards }.
        }
       *[other] { $stage ->
            [in] Brrr! { $player } steigt ins Wasser{ at-cell }{ with-cards }.
            [middle] { $player } schwimmt in die Mitte{ with-cards }.
           *[shore] { $player } schwimmt ans Ufer{ at-cell }{ with-cards }.
        }
    }
   *[walk] { $who ->
        [you] Du gehst { going }{ at-cell }{ with-cards }.
       *[other] { $player } geht { going }{ at-cell }{ with-cards }.
    }
}
effect-carried = { $who ->
    [you] Du bist an Bord und fährst mit{ at-cell }.
   *[other] { $player } ist an Bord und fährt mit{ at-cell }.
}

## Was der Weg bringt

effect-place-taken = { $first ->
    [yes] { $who ->
        [you] Hier war noch niemand! Du besteigst { tile.lay } vor allen anderen: { points }.
       *[other] Hier war noch niemand! { $player } besteigt { tile.lay } vor allen anderen: { points }.
    }
   *[no] { $kind ->
        [flower] { $who ->
            [you] Du findest { tile.lay }: { points }.
           *[other] { $player } findet { tile.lay }: { points }.
        }
        [animal] { $who ->
            [you] Du entdeckst { tile.lay }: { points }.
           *[other] { $player } entdeckt { tile.lay }: { points }.
        }
        [top] { $who ->
            [you] Du besteigst { tile.lay }: { points }.
           *[other] { $player } besteigt { tile.lay }: { points }.
        }
       *[other] { $who ->
            [you] Du erreichst { tile.lay }: { points }.
           *[other] { $player } erreicht { tile.lay }: { points }.
        }
    }
}
effect-bear-met = { $who ->
    [you] Oje, ein Bär! Du verlierst { $lost } Punkte.
   *[other] Oje, ein Bär! { $player } verliert { $lost } Punkte.
}
effect-visited = { $who ->
    [you] Du besuchst { object.owned }: { points } für { $owner }.
   *[other] { $whose ->
        [yours] { $player } besucht { object.owned }: { points } für dich!
       *[other] { $player } besucht { object.owned }: { points } für { $owner }.
    }
}
effect-step-earned = { $as_card ->
    [yes] { $who ->
        [you] Gut ausgeruht: Du bekommst eine Extra-Schritt-Karte.
       *[other] Gut ausgeruht: { $player } bekommt eine Extra-Schritt-Karte.
    }
   *[no] { $who ->
        [you] Gut ausgeruht! Deine Hand ist voll, also hast du in diesem Zug einen Schritt mehr.
       *[other] Gut ausgeruht! { $player } hat die Hand voll und in diesem Zug einen Schritt mehr.
    }
}
effect-built = { $who ->
    [you] Du baust { object.a } { tile.at }{ at-cell }{ with-cards }.
   *[other] { $player } baut { object.a } { tile.at }{ at-cell }{ with-cards }.
}

## Züge

effect-turn-began = { $who ->
    [you] Du bist dran!
   *[other] { $player } ist dran.
}
effect-turn-ended = { $who ->
    [you] { $lapsed ->
        [0] Dein Zug ist zu Ende.
        [one] Dein Zug ist zu Ende; ein Schritt war noch übrig.
       *[other] Dein Zug ist zu Ende; { $lapsed } Schritte waren noch übrig.
    }
   *[other] { $lapsed ->
        [0] { $player } ist fertig.
        [one] { $player } ist fertig; ein Schritt war noch übrig.
       *[other] { $player } ist fertig; { $lapsed } Schritte waren noch übrig.
    }
}
effect-game-ended = Die Bergwelt ist fertig: Das Spiel ist aus!
