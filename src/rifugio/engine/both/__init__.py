"""Rules for playing Helicopter and Rivers & Rafts together, beyond those of each."""

from rifugio.engine.both import scoring, swimming
from rifugio.engine.rulebook import RuleModule

BOTH = RuleModule(
    name="both",
    requires=frozenset({"helicopter", "rafts"}),
    tied_as_one=scoring.tied_as_one(),
    reasons=(swimming.HelicopterWithinReach,),
    refuse_go={"swim": swimming.refuse_swim},
)
