"""Effects of a move, as data. User interfaces turn them into sentences, in their reader's language."""

from typing import TypeAlias

from rifugio.engine.cells import Cell
from rifugio.engine.values import value


class Effect:
    """Something that happened."""

    __slots__ = ()


Effects: TypeAlias = tuple[Effect, ...]


@value
class Revealed(Effect):
    """A blind tile was turned face up; it went to the `open` row, the `hand` or the `rejects`."""

    tile: str
    to: str


@value
class RejectsReturned(Effect):
    """Tiles that fitted nowhere went back to the blind tiles."""

    tiles: tuple[str, ...]


@value
class Connected(Effect):
    """A tile was laid."""

    seat: int
    tile: str
    cell: Cell
    rotation: int


@value
class Swapped(Effect):
    """The drawn tile took this slot of the open row."""

    seat: int
    tile: str
    slot: int


@value
class Removed(Effect):
    """A tile left the game."""

    seat: int
    tile: str


@value
class Went(Effect):
    """A walker moved by some means of travel, paid for with free steps and extra-step cards."""

    seat: int
    means: str
    start: Cell
    to: Cell
    free: int
    cards: int


@value
class PlaceTaken(Effect):
    """A player took the point card of a place; `first` for the card of its first visitor."""

    seat: int
    place: str
    points: int
    first: bool


@value
class BearMet(Effect):
    """A player took a bear card."""

    seat: int
    cell: Cell
    points: int


@value
class Visited(Effect):
    """A walker stepped onto another player's object, whose owner took a point card."""

    seat: int
    owner: int
    what: str
    cell: Cell
    points: int


@value
class StepEarned(Effect):
    """A visit earned a step: an extra-step card, or with a full hand a free step of this turn."""

    seat: int
    as_card: bool


@value
class Built(Effect):
    """A player built something, paid for with free steps and extra-step cards."""

    seat: int
    what: str
    cell: Cell
    free: int
    cards: int


@value
class TurnBegan(Effect):
    """A player's turn began."""

    seat: int


@value
class TurnEnded(Effect):
    """A player's turn ended; unused free steps lapsed."""

    seat: int
    lapsed: int


@value
class GameEnded(Effect):
    """The last turn was over."""
