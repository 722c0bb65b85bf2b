"""Table changes: what an effect changes on the table, in a small fixed vocabulary, for clients without rules.

Effect codes select sentences, and extensions add to them; a client that applies these few changes can show
a game with an extension it has never heard of.
"""

from typing import Final, Literal, TypeAlias

from rifugio.engine.cells import Cell
from rifugio.engine.values import value

RowPlace: TypeAlias = Literal["blind", "open", "hand", "rejects", "removed", "map"]
"""The places a tile of the offer can be in, or go to."""


class TableChange:
    """One change on the table."""

    __slots__ = ()


TableChanges: TypeAlias = tuple[TableChange, ...]


@value
class TileLaid(TableChange):
    """A tile lies on the map."""

    tile: str
    cell: Cell
    rotation: int


@value
class TileTaken(TableChange):
    """A tile went from one part of the offer to another or out of it; `slot` where it lay in the open row."""

    tile: str
    start: RowPlace
    to: RowPlace
    slot: int | None = None


@value
class TilesExchanged(TableChange):
    """The drawn tile and the one in this slot of the open row changed places."""

    slot: int


@value
class WalkerMoved(TableChange):
    """A walker is on this tile, and not in the water."""

    player: int
    to: Cell


@value
class SwimmerMoved(TableChange):
    """A walker is in the water of this tile: near the land `near`, or in the middle if that is None."""

    player: int
    to: Cell
    near: Cell | None


@value
class PiecePut(TableChange):
    """An object of a player's supply stands on this tile."""

    player: int
    what: str
    cell: Cell


@value
class PieceMoved(TableChange):
    """The object of one tile stands on another."""

    start: Cell
    to: Cell


@value
class PieceTaken(TableChange):
    """The object of a tile is gone. Nothing in the box takes one away; an extension may."""

    cell: Cell


@value
class MarkPut(TableChange):
    """A mark of an extension lies on this tile; the box has none."""

    player: int
    what: str
    cell: Cell


@value
class MarkTaken(TableChange):
    """The mark of a tile is gone."""

    cell: Cell


@value
class CardsChanged(TableChange):
    """A player has more step cards, or fewer if `by` is below zero."""

    player: int
    by: int


@value
class PlaceScored(TableChange):
    """The point card of a place is in a player's pile; if `first`, the one for its first visitor."""

    player: int
    place: str
    first: bool


@value
class BearScored(TableChange):
    """A bear card is in a player's pile."""

    player: int


@value
class VisitScored(TableChange):
    """A player's pile counts one more visit to an object of this kind."""

    player: int
    what: str


@value
class StepsChanged(TableChange):
    """The turn's free steps and tiles to connect change by these amounts; negative means fewer."""

    free: int
    connect: int


@value
class TurnPassed(TableChange):
    """A turn begins, with these free steps and tiles to connect; it is nobody's if the player is None."""

    player: int | None
    free: int
    connect: int


VOCABULARY: Final[tuple[type[TableChange], ...]] = (
    TileLaid,
    TileTaken,
    TilesExchanged,
    WalkerMoved,
    SwimmerMoved,
    PiecePut,
    PieceMoved,
    PieceTaken,
    MarkPut,
    MarkTaken,
    CardsChanged,
    PlaceScored,
    BearScored,
    VisitScored,
    StepsChanged,
    TurnPassed,
)
"""Every kind of change. Extensions do not add to it."""
