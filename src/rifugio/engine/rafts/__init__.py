"""The Rivers & Rafts extension: what it changes, chapter by chapter."""

from rifugio.engine.rafts import (
    building,
    connecting,
    features,
    preparation,
    sailing,
    scoring,
    swimming,
    text,
    travel,
    visiting,
    walking,
)
from rifugio.engine.rulebook import RuleModule

RAFTS = RuleModule(
    name="rafts",
    tiles=preparation.tiles,
    touching=connecting.touching,
    objects=(visiting.RAFTS,),
    means=(sailing.SAIL, swimming.SWIM),
    buildings=(building.RAFT,),
    tie_break=scoring.tie_break(),
    part=text.SWIMMERS,
    effects={sailing.Carried: sailing.carried},
    reasons=(
        sailing.NotOnARaft,
        sailing.NotOnThisRiver,
        sailing.RaftInTheWay,
        sailing.SwimmerInTheWay,
        swimming.InTheWater,
        swimming.RaftsLeft,
        swimming.RaftWithinReach,
        swimming.NoOtherLand,
        swimming.NotWater,
        swimming.NotFromARaft,
        swimming.NotTheNearShore,
        walking.WaterWithoutRaft,
        walking.RaftIsFull,
    ),
    refuse_touch=connecting.refuse_touch,
    refuse_go={"walk": walking.refuse_walk},
    on_enter=swimming.come_ashore,
    score=scoring.score,
    travel=travel.TRAVEL,
    features=features.FEATURES,
)
