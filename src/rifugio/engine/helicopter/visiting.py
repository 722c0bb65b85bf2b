"""Visiting: helicopters are visited like huts, and bring their owner more."""

from rifugio.engine.box import Box
from rifugio.engine.helicopter.pads import HELICOPTER
from rifugio.engine.helicopter.preparation import helicopters_per_player
from rifugio.engine.rulebook import ObjectKind


def helicopter_points(box: Box) -> int:
    """H-VISIT-01, H-VISIT-02, H-VISIT-03, H-VISIT-05, H-VISIT-06: What a visit brings the owner.

    A helicopter is an object like any other: stepping onto another player's is a visit and earns the
    visitor a step, one's own brings nothing, and there are no free circles.
    """
    return box.numbers["points"]["helicopter"]


HELICOPTERS = ObjectKind(HELICOPTER, helicopters_per_player, helicopter_points)
