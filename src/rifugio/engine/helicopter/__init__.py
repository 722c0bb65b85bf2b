"""The Helicopter extension: what it changes, chapter by chapter."""

from rifugio.engine.helicopter import (
    building,
    features,
    flying,
    preparation,
    scoring,
    travel,
    visiting,
    walking,
)
from rifugio.engine.rulebook import RuleModule

HELICOPTER = RuleModule(
    name="helicopter",
    tiles=preparation.tiles,
    objects=(visiting.HELICOPTERS,),
    means=(flying.FLY,),
    buildings=(building.HELICOPTER,),
    tie_break=scoring.tie_break(),
    reasons=(
        flying.NotInAHelicopter,
        flying.NotAPad,
        flying.PadIsTaken,
        walking.PadIsManned,
        walking.NoRestAfterPad,
        walking.NoStopOnPad,
    ),
    refuse_go={"walk": walking.refuse_walk},
    refuse_end=walking.refuse_stop,
    score=scoring.score,
    travel=travel.TRAVEL,
    features=features.FEATURES,
)
