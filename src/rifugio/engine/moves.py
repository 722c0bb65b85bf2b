"""The moves of players and of Nature: small values, whose text is the notation of docs/notation.md.

Moving by any means of travel is one kind of move, and so is building anything: an extension adds means
and buildings, never kinds of move.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from rifugio.engine.cells import Cell
from rifugio.engine.text.cells import write_cell

K = TypeVar("K")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Reveal:
    """Nature turns a blind tile face up."""

    tile: str

    def __str__(self) -> str:
        return f"reveal={self.tile}"


@dataclass(frozen=True, slots=True)
class PlaceOpen:
    """Connect the open tile in this slot of the row."""

    slot: int
    cell: Cell
    rotation: int = 0

    def __str__(self) -> str:
        return f"open{self.slot}@{_spot(self.cell, self.rotation)}"


@dataclass(frozen=True, slots=True)
class DrawBlind:
    """Choose a blind tile; Nature then reveals it."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class PlaceDrawn:
    """Connect the drawn tile."""

    cell: Cell
    rotation: int = 0

    def __str__(self) -> str:
        return f"drawn@{_spot(self.cell, self.rotation)}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange the drawn tile, which fits nowhere, for the open tile in this slot, and connect that."""

    slot: int
    cell: Cell
    rotation: int = 0

    def __str__(self) -> str:
        return f"swap{self.slot}@{_spot(self.cell, self.rotation)}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Take the open tile in this slot out of the game, because nothing fits anywhere."""

    slot: int

    def __str__(self) -> str:
        return f"remove{self.slot}"


@dataclass(frozen=True, slots=True)
class Go:
    """Move to a cell by some means of travel, at a price in steps."""

    means: str
    to: Cell
    steps: int = 1

    def __str__(self) -> str:
        return f"{self.means}>{write_cell(self.to)}{_price(self.steps)}"


@dataclass(frozen=True, slots=True)
class Build:
    """Build something on a cell, at a price in steps."""

    what: str
    on: Cell
    steps: int = 1

    def __str__(self) -> str:
        return f"{self.what}+{write_cell(self.on)}{_price(self.steps)}"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


Move: TypeAlias = Reveal | PlaceOpen | DrawBlind | PlaceDrawn | Swap | Remove | Go | Build | End


def _spot(where: Cell, rotation: int) -> str:
    return write_cell(where) + (f"^{rotation}" if rotation else "")


def _price(steps: int) -> str:
    return f"/{steps}" if steps != 1 else ""


class Ready(dict[K, M]):
    """A cache of moves: listing sixty legal moves should not make sixty objects."""

    def __init__(self, make: Callable[[K], M]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> M:
        move = self[key] = self._make(key)
        return move


def _placing_open(slot_and_rotation: tuple[int, int]) -> Ready[Cell, Move]:
    slot, rotation = slot_and_rotation
    return Ready(lambda cell: PlaceOpen(slot, cell, rotation))


def _placing_drawn(rotation: int) -> Ready[Cell, Move]:
    return Ready(lambda cell: PlaceDrawn(cell, rotation))


def _swapping(slot_and_rotation: tuple[int, int]) -> Ready[Cell, Move]:
    slot, rotation = slot_and_rotation
    return Ready(lambda cell: Swap(slot, cell, rotation))


REVEAL: Ready[str, Move] = Ready(Reveal)
PLACE_OPEN: Ready[tuple[int, int], Ready[Cell, Move]] = Ready(_placing_open)
PLACE_DRAWN: Ready[int, Ready[Cell, Move]] = Ready(_placing_drawn)
SWAP: Ready[tuple[int, int], Ready[Cell, Move]] = Ready(_swapping)
REMOVE: Ready[int, Move] = Ready(Remove)
DRAW_BLIND = DrawBlind()
END = End()
