"""Pads and what stands on them: helpers for the other chapters."""

from typing import Final

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.state import State

HELICOPTER: Final = "helicopter"
PAD: Final = "pad"


def pads(board: Board) -> tuple[Cell, ...]:
    """Return all pads on the table, in ascending order."""
    return tuple(sorted(cell for cell, laid in board.tiles.items() if laid.tile.kind == PAD))


def is_pad(state: State, cell: Cell) -> bool:
    """Whether a pad lies there."""
    laid = state.board.tiles.get(cell)
    return laid is not None and laid.tile.kind == PAD


def is_empty_pad(state: State, cell: Cell) -> bool:
    """Whether a pad without a helicopter lies there; nothing else is ever built on a pad."""
    return cell not in state.objects and is_pad(state, cell)


def has_helicopter(state: State, cell: Cell) -> bool:
    """H-WALK-06: Whether a helicopter stands there; a walker on that tile sits in it."""
    found = state.objects.get(cell)
    return found is not None and found.what == HELICOPTER
