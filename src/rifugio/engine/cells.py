"""Hexagons as integers.

A cell is one integer, so that a neighbour is one addition away and a board is a plain dictionary. People
see axial coordinates (q, r); `cell` and `coordinates` convert between the two.
"""

from typing import Annotated, Final, TypeAlias

Cell: TypeAlias = Annotated[int, "cell"]
"""An integer to Python; the annotation marks it as a cell for code that serialises values."""

ROW: Final = 256
"""Distance between two rows: more than any game can grow (73 tiles in one line still fit)."""

START: Final[Cell] = 0

DIRECTIONS: Final[tuple[int, ...]] = (1, ROW, ROW - 1, -1, -ROW, 1 - ROW)
"""Offsets of directions 0…5, axial (1,0) (0,1) (-1,1) (-1,0) (0,-1) (1,-1); d + 3 is opposite to d."""


def cell(q: int, r: int) -> Cell:
    """Return the cell at axial coordinates (q, r)."""
    return q + r * ROW


def coordinates(cell: Cell) -> tuple[int, int]:
    """Return the axial coordinates (q, r) of a cell."""
    half = ROW // 2
    q = (cell + half) % ROW - half
    return q, (cell - q) // ROW


def opposite(direction: int) -> int:
    """Return the direction that looks back at `direction`."""
    return (direction + 3) % 6


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that share a side with this one, by direction."""
    return tuple(cell + offset for offset in DIRECTIONS)


def direction_to(start: Cell, to: Cell) -> int | None:
    """Return the direction in which `to` borders `start`, or None if it does not."""
    try:
        return DIRECTIONS.index(to - start)
    except ValueError:
        return None
