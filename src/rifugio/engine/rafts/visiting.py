"""Visiting: rafts are visited like huts."""

from rifugio.engine.box import Box
from rifugio.engine.rafts.preparation import rafts_per_player
from rifugio.engine.rafts.water import RAFT
from rifugio.engine.rulebook import ObjectKind


def raft_points(box: Box) -> int:
    """R-VISIT-01, R-VISIT-02, R-VISIT-03, R-VISIT-05, R-VISIT-06: What a visit brings the owner.

    A raft is an object like any other: stepping onto another player's is a visit, no matter who is aboard,
    and earns the visitor a step; one's own brings nothing, and there are no free circles.
    """
    return box.numbers["points"]["raft"]


RAFTS = ObjectKind(RAFT, rafts_per_player, raft_points)
