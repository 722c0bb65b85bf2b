"""The geometry of the picture: pointy-top hexagons, 100 wide.

Direction 0 is to the right, and because y grows downwards the directions run clockwise: direction 1 is to
the lower right.
"""

from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from rifugio.engine.cells import Cell, coordinates
from rifugio.engine.tiles import SIDES

WIDTH: Final = 100.0
RADIUS: Final = WIDTH / sqrt(3)
"""Distance from the middle of a tile to its corners."""

PANEL_WIDTH: Final = 580.0
"""Width of the panel beside the landscape."""


class Point(NamedTuple):
    """A place in the picture."""

    x: float
    y: float


def centre(cell: Cell) -> Point:
    """Return the middle of a cell."""
    q, r = coordinates(cell)
    return Point(WIDTH * (q + r / 2), WIDTH * r * sqrt(3) / 2)


def side_middle(direction: int) -> Point:
    """Return the middle of the side in this direction, seen from the middle of the tile."""
    return _polar(WIDTH / 2, direction * pi / 3)


def corner(number: int) -> Point:
    """Return a corner seen from the middle of the tile; side d lies between corners d and d + 1."""
    return _polar(RADIUS, (number - 0.5) * pi / 3)


def corners() -> list[Point]:
    """Return the six corners seen from the middle of the tile."""
    return [corner(number) for number in SIDES]


def wedge(direction: int) -> list[Point]:
    """Return the sixth of a tile that belongs to the side in this direction."""
    return [Point(0.0, 0.0), corner(direction), corner(direction + 1)]


def _polar(radius: float, angle: float) -> Point:
    return Point(radius * cos(angle), radius * sin(angle))


class Frame(NamedTuple):
    """A rectangle in the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top


def frame_around(cells: frozenset[Cell]) -> Frame:
    """Return the smallest rectangle that holds these cells."""
    middles = [centre(cell) for cell in cells]
    across, down = [middle.x for middle in middles], [middle.y for middle in middles]
    half = WIDTH / 2
    return Frame(min(across) - half, min(down) - RADIUS, max(across) + half, max(down) + RADIUS)


class Drawn(NamedTuple):
    """A drawing whose top left corner is (0, 0), and its height."""

    content: str
    height: float
