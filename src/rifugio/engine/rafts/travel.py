"""How far rivers lead, for bots."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.rafts.water import RAFT
from rifugio.engine.regions import region, shore
from rifugio.engine.state import State
from rifugio.engine.travel import Shortcuts, Travel

ABOARD, BUILT_AND_ABOARD = 1, 2
"""Steps onto a raft, and onto one that has to be built first."""


def shortcuts(state: State, seat: int) -> Shortcuts:
    """Return the ways from a shore onto a raft, along the river and off again.

    Each river is crossed once, from where it is come to first.
    """
    board, banks = state.board, state.board.derive(_banks)
    left = dict(zip(state.game.objects, state.players[seat].left, strict=True))[RAFT]
    crossed = {state.players[seat].cell}

    def onward(cell: Cell) -> Iterable[tuple[int, Iterable[Cell]]]:
        found: list[tuple[int, Iterable[Cell]]] = []
        for water in banks[cell]:
            if water not in crossed:
                river = region(board, water)
                crossed.update(river)
                raft_near = water in state.objects
                if raft_near or left:
                    aboard = ABOARD if raft_near else BUILT_AND_ABOARD
                    near = [land for land in board.paths[water] if board.tiles[land].tile.land]
                    found += [(aboard + 2, shores(board, river)), (aboard + 1, near)]
        return found

    return Shortcuts(banks, onward)


def carries(board: Board, cell: Cell) -> Iterable[Cell]:
    """Return the river of a water tile."""
    return () if board.tiles[cell].tile.land else region(board, cell)


def shores(board: Board, river: frozenset[Cell]) -> tuple[Cell, ...]:
    """Return all land along a river, in order: in that of a set, other Pythons would choose other moves."""
    known = board.answers(shores)
    found = known.get(river)
    if found is None:
        found = known[river] = tuple(sorted({land for water in river for land in shore(board, water)}))
    return found


def _banks(board: Board) -> Mapping[Cell, tuple[Cell, ...]]:
    """Return every cell next to water that one can cross to, with that water in order."""
    found: dict[Cell, tuple[Cell, ...]] = {}
    for water in sorted(cell for cell, laid in board.tiles.items() if not laid.tile.land):
        for cell in board.paths[water]:
            found[cell] = (*found.get(cell, ()), water)
    return MappingProxyType(found)


TRAVEL = Travel(shortcuts, carries)
