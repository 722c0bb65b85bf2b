"""Cairns: an example of a third-party extension, organised by chapter like those in the box."""

from rifugio.engine.rulebook import RuleModule
from rifugio_cairns import piling, scoring
from rifugio_cairns.stones import NAME, PILED

CAIRNS = RuleModule(
    name=NAME,
    part=PILED,
    effects={piling.PiledUp: piling.piled_up},
    reasons=(piling.NoStonesLeft,),
    refuse_go={"walk": piling.refuse_walk},
    on_enter=piling.pile_up,
    score=scoring.score,
)

__all__ = ["CAIRNS"]
