### Namen der Dinge. Hinein gehen die Kürzel der Spielregeln; jede Form, die ein Satz braucht, entsteht hier.

## Zählen

steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
list-and = { $first } und { $last }

## Landschaft: grass, forest, rock, top, pass, water

terrain = { $terrain ->
    [grass] Gras
    [forest] Wald
    [rock] Fels
    [top] Gipfel
    [pass] Pass
    [water] Wasser
   *[other] unbekanntes Land
}
# Die beiden Seiten, die sich berühren: $side vom Plättchen in der Hand, $against von dem auf dem Tisch.
side = { $side ->
    [grass] Gras
    [forest] Wald
    [rock] Fels
    [top] Gipfel
    [water] Wasser
   *[other] Pass
}
against = { $against ->
    [grass] Gras
    [forest] Wald
    [rock] Fels
    [top] Gipfel
    [water] Wasser
   *[other] Pass
}

## Arten von Plättchen. three: wovon jemand alle drei hat; on: wo etwas gebaut werden soll

kind = { $kind ->
    [plain] einfaches Plättchen
    [start] Start
    [flower] Blume
    [animal] Tier
    [waterfall] Wasserfall
    [pass] Pass
    [top] Gipfel
    [bear] Bär
    [pad] Landeplatz
    [water] Wasser
   *[other] Plättchen
}
    .three = { $kind ->
        [flower] alle drei Blumen
        [animal] alle drei Tiere
        [waterfall] alle drei Wasserfälle
        [pass] alle drei Pässe
       *[top] alle drei Gipfel
    }
    .on = { $kind ->
        [start] Auf dem Startplättchen
        [flower] Wo eine Blume wächst,
        [animal] Wo ein Tier wohnt,
        [waterfall] An einem Wasserfall
        [pass] Auf einem Pass
        [top] Auf einem Gipfel
        [bear] Wo ein Bär wohnt,
        [pad] Auf einem Landeplatz
        [water] Auf dem Wasser
       *[other] Auf diesem Plättchen
    }

## Plättchen nach Kürzel; die fünfzehn Orte haben eigene Namen.
## full: mit der Landschaft, für Listen; lay: was man legt, findet oder besteigt; to: wohin; at: wo

tile = { $tile ->
    [START] Start
    [G] Gras
    [F] Wald
    [R] Fels
    [W] Wasser
    [HG] Landeplatz
    [HF] Landeplatz
    [HR] Landeplatz
    [BE1] Bär
    [BE2] Bär
    [BE3] Bär
    [FL1] Enzian
    [FL2] Alpenrose
    [FL3] Edelweiß
    [AN1] Schmetterling
    [AN2] Hirsch
    [AN3] Steinbock
    [WF1] Schleierfall
    [WF2] Regenbogenfall
    [WF3] Donnerfall
    [P1] Kuhglockenpass
    [P2] Pfeifpass
    [P3] Wolkenpass
    [T1] Zauberhut
    [T2] Goldzahn
    [T3] Mondnadel
   *[other] { $tile }
}
    .full = { $kind ->
        [plain] { tile }
        [start] { tile }
        [water] { tile }
        [unknown] { tile }
       *[other] { tile } ({ terrain })
    }
    .lay = { $tile ->
        [START] das Startplättchen
        [G] ein Grasplättchen
        [F] ein Waldplättchen
        [R] ein Felsplättchen
        [W] ein Wasserplättchen
        [HG] einen Landeplatz auf Gras
        [HF] einen Landeplatz im Wald
        [HR] einen Landeplatz auf Fels
        [BE1] ein Bärenplättchen
        [BE2] ein Bärenplättchen
        [BE3] ein Bärenplättchen
        [FL2] die Alpenrose
        [FL3] das Edelweiß
        [T3] die Mondnadel
       *[other] den { tile }
    }
    .to = { $tile ->
        [START] zum Start
        [G] auf die Wiese
        [F] in den Wald
        [R] auf den Fels
        [W] aufs Wasser
        [HG] zum Landeplatz auf der Wiese
        [HF] zum Landeplatz im Wald
        [HR] zum Landeplatz im Fels
        [BE1] zum Bären
        [BE2] zum Bären
        [BE3] zum Bären
        [FL2] zur Alpenrose
        [P1] auf den Kuhglockenpass
        [P2] auf den Pfeifpass
        [P3] auf den Wolkenpass
        [T1] auf den Zauberhut
        [T2] auf den Goldzahn
        [T3] auf die Mondnadel
        [none] nach { $cell }
       *[other] zum { tile }
    }
    .at = { $tile ->
        [START] am Start
        [G] auf der Wiese
        [F] im Wald
        [R] auf dem Fels
        [W] auf dem Wasser
        [HG] auf dem Landeplatz
        [HF] auf dem Landeplatz
        [HR] auf dem Landeplatz
        [FL2] bei der Alpenrose
        [T3] an der Mondnadel
        [none] bei { $cell }
       *[other] beim { tile }
    }
