"""How far a walker gets by raft, for bots."""

from collections.abc import Iterable

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.rafts.water import RAFT
from rifugio.engine.regions import region, shore
from rifugio.engine.state import State
from rifugio.engine.travel import Shortcuts, Travel

ABOARD, BUILT_AND_ABOARD = 1, 2
"""Steps to board a raft, and one that has to be built first."""


def shortcuts(state: State, seat: int) -> Shortcuts:
    """Return the ways from a shore onto a raft, along the river and off again.

    Each river is used once, from where it is reached first.
    """
    board, waters = state.board, state.board.derive(_waters)
    left = dict(zip(state.game.objects, state.players[seat].left, strict=True))[RAFT]
    crossed = {state.players[seat].cell}

    def onward(cell: Cell) -> Iterable[tuple[Cell, int]]:
        found: list[tuple[Cell, int]] = []
        for water in board.paths[cell]:
            if water in waters and water not in crossed:
                river = region(board, water)
                crossed.update(river)
                raft_near = water in state.objects
                if raft_near or left:
                    aboard = ABOARD if raft_near else BUILT_AND_ABOARD
                    found += [(land, aboard + 2) for land in shores(board, river)]
                    found += [(land, aboard + 1) for land in board.paths[water] if land not in waters]
        return found

    return Shortcuts(board.derive(_banks), onward)


def carries(board: Board, cell: Cell) -> Iterable[Cell]:
    """Return the river of a water tile."""
    return () if board.tiles[cell].tile.land else region(board, cell)


def shores(board: Board, river: frozenset[Cell]) -> tuple[Cell, ...]:
    """Return all land along a river, sorted: set order would make bots differ between Python versions."""
    known = board.answers(shores)
    found = known.get(river)
    if found is None:
        found = known[river] = tuple(sorted({land for water in river for land in shore(board, water)}))
    return found


def _waters(board: Board) -> frozenset[Cell]:
    return frozenset([cell for cell, laid in board.tiles.items() if not laid.tile.land])


def _banks(board: Board) -> frozenset[Cell]:
    """Return all cells next to water from which a walker can cross to it."""
    return frozenset([cell for water in board.derive(_waters) for cell in board.paths[water]])


TRAVEL = Travel(shortcuts, carries)
