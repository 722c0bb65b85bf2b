"""Swimming, with both extensions: a walker who can fly may not swim."""

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.moves import Go
from rifugio.engine.reasons import Reason
from rifugio.engine.regions import region
from rifugio.engine.state import State
from rifugio.engine.values import value


@value
class HelicopterWithinReach(Reason):
    """A helicopter can take the walker off this land, from this tile."""

    cell: Cell


def refuse_swim(state: State, go: Go) -> Reason | None:
    """C-SWIM-01: Nobody swims off land from which a helicopter leads to a free pad elsewhere."""
    here = state.me.cell
    if not state.board.tiles[here].tile.land:
        return None
    home = region(state.board, here)
    pads = state.board.derive(_pads)
    if all(pad in home or pad in state.objects for pad in pads):
        return None
    way_off = next((pad for pad in pads if pad in home and offers_flight(state, pad)), None)
    return None if way_off is None else HelicopterWithinReach("C-SWIM-01", way_off)


def offers_flight(state: State, pad: Cell) -> bool:
    """C-SWIM-01: An unmanned helicopter, or the one the walker sits in, or a pad to build on with a card.

    Stepping onto the pad and building takes two free steps and one card.
    """
    if pad in state.objects:
        return state.me.cell == pad or not state.walkers_on(pad)
    return bool(state.left("helicopter")) and state.me.cards > 0


def _pads(board: Board) -> tuple[Cell, ...]:
    return tuple(sorted(cell for cell, laid in board.tiles.items() if laid.tile.kind == "pad"))
