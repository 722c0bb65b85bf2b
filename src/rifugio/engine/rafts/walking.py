"""Walking: not over water, but onto rafts and off them."""

from rifugio.engine.cells import Cell
from rifugio.engine.moves import Go
from rifugio.engine.rafts.swimming import refuse_walk_in_water
from rifugio.engine.rafts.water import SEATS_ON_RAFT, has_raft, is_swimming
from rifugio.engine.reasons import Reason
from rifugio.engine.state import State
from rifugio.engine.values import value


@value
class WaterWithoutRaft(Reason):
    """Walking into water needs a raft there."""

    cell: Cell


@value
class RaftIsFull(Reason):
    """A raft carries two."""

    cell: Cell


def refuse_walk(state: State, go: Go) -> Reason | None:
    """R-WALK-01, R-WALK-03, R-WALK-05, R-WALK-06, R-WALK-07: Rafts are stepped onto and off, and rested on.

    From land, from raft to raft, back to land: one step each. The functions below say when not.
    """
    if is_swimming(state):
        return refuse_walk_in_water(state, go.to)
    return None if state.board.tiles[go.to].tile.land else refuse_walk_into_water(state, go.to)


def refuse_walk_into_water(state: State, to: Cell) -> Reason | None:
    """R-WALK-02, R-WALK-04: Water is walked onto only where a raft has room."""
    if not has_raft(state, to):
        return WaterWithoutRaft("R-WALK-02", to)
    return RaftIsFull("R-WALK-04", to) if len(state.walkers_on(to)) >= SEATS_ON_RAFT else None
