"""How far a walker gets by flying, for bots."""

from collections.abc import Iterable

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.helicopter.pads import HELICOPTER, PAD, pads
from rifugio.engine.state import State
from rifugio.engine.travel import Shortcuts, Travel

FLIGHT, BUILT_AND_FLOWN = 1, 3
"""Steps for a flight, and for one in a helicopter that has to be built first."""


def shortcuts(state: State, seat: int) -> Shortcuts:
    """Return the flights from a pad with a helicopter, or one to build it on, to any empty pad.

    One flight leads everywhere, so only the first pad reached counts.
    """
    every = state.board.derive(pads)
    left = dict(zip(state.game.objects, state.players[seat].left, strict=True))[HELICOPTER]
    flown = False

    def onward(pad: Cell) -> Iterable[tuple[Cell, int]]:
        nonlocal flown
        ready = pad in state.objects
        if flown or not (ready or left):
            return ()
        flown = True
        steps = FLIGHT if ready else BUILT_AND_FLOWN
        return [(cell, steps) for cell in every if cell not in state.objects]

    return Shortcuts(every, onward)


def carries(board: Board, cell: Cell) -> Iterable[Cell]:
    """Return all pads if this cell is a pad, else nothing."""
    return board.derive(pads) if board.tiles[cell].tile.kind == PAD else ()


TRAVEL = Travel(shortcuts, carries)
