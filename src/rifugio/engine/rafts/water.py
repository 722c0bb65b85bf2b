"""Water, rafts and swimmers: helpers for the other chapters."""

from typing import Final

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.regions import region, shore
from rifugio.engine.rulebook import Swimmers
from rifugio.engine.state import State

RAFT: Final = "raft"
SEATS_ON_RAFT: Final = 2
MODULE: Final = "rafts"


def is_water(state: State, cell: Cell) -> bool:
    """Whether a water tile lies there."""
    laid = state.board.tiles.get(cell)
    return laid is not None and not laid.tile.land


def has_raft(state: State, cell: Cell) -> bool:
    """Whether a raft lies there."""
    found = state.objects.get(cell)
    return found is not None and found.what == RAFT


def swimmers(state: State) -> Swimmers:
    """Return who is swimming."""
    found: Swimmers = state.parts[MODULE]
    return found


def is_swimming(state: State) -> bool:
    """Whether the mover's walker is in the water."""
    return state.turn.seat in swimmers(state)


def has_swimmer(state: State, cell: Cell) -> bool:
    """Whether somebody swims in that tile."""
    return any(state.players[seat].cell == cell for seat in swimmers(state))


def leads_away(board: Board, water: Cell, home: frozenset[Cell]) -> bool:
    """Whether the river of a water tile borders land outside this land region."""
    return any(land not in home for tile in region(board, water) for land in shore(board, tile))
