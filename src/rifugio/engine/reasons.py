"""Why a move is illegal, as data: the ruling and the facts. User interfaces turn it into sentences."""

from typing import Final

from rifugio.engine.cells import Cell
from rifugio.engine.values import value


@value
class Reason:
    """A refusal; `ruling` is the rule that forbids the move."""

    ruling: str


class IllegalMove(Exception):
    """An illegal move was played; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


# Whose turn it is, and what comes first.


@value
class GameIsOver(Reason):
    """Nothing can be played after the last turn."""


@value
class NatureIsToMove(Reason):
    """A blind tile has to be revealed first."""


@value
class NothingToReveal(Reason):
    """It is not Nature's turn."""


@value
class NotAmongTheBlind(Reason):
    """No such tile is face down."""

    tile: str


@value
class ConnectFirst(Reason):
    """Walking and building wait until the connecting is done."""


@value
class ConnectedAlready(Reason):
    """This turn's connecting is done."""


# The offer.


@value
class NoSuchSlot(Reason):
    """The open row has no tile there."""

    slot: int


@value
class FitsNowhere(Reason):
    """The chosen tile has no legal placement."""

    tile: str


@value
class NothingDrawn(Reason):
    """There is no drawn tile."""


@value
class DrawnTileFits(Reason):
    """The drawn tile has a legal placement and must be laid."""

    tile: str


@value
class DrawnTileMustBeSwapped(Reason):
    """The drawn tile fits nowhere and must be exchanged."""

    tile: str


@value
class NoBlindTiles(Reason):
    """All blind tiles are used up."""


@value
class NothingFits(Reason):
    """No tile, open or blind, has a legal placement."""


@value
class SomethingFits(Reason):
    """A tile may leave the game only when nothing fits."""


# Connecting.


@value
class CellIsTaken(Reason):
    """A tile lies there already."""

    cell: Cell


@value
class NotNextToATile(Reason):
    """No tile borders the cell."""

    cell: Cell


@value
class NoSuchRotation(Reason):
    """The tile is not laid in that rotation."""

    tile: str
    rotation: int


@value
class SidesClash(Reason):
    """The side in this direction does not fit the neighbour's."""

    cell: Cell
    direction: int
    side: str
    against: str


# Walking.


@value
class NoSuchMeans(Reason):
    """This game has no such means of travel."""

    means: str


@value
class WrongPrice(Reason):
    """It costs a different number of steps."""

    steps: int
    price: int


@value
class NotEnoughSteps(Reason):
    """Free steps and cards are not enough."""

    price: int
    left: int


@value
class NoTileThere(Reason):
    """There is no tile to step onto."""

    cell: Cell


@value
class NotANeighbour(Reason):
    """A step leads to a neighbouring tile."""

    cell: Cell


@value
class NotAnEntrance(Reason):
    """The pass on this cell is entered and left across its entrances only."""

    cell: Cell


@value
class FreeCircle(Reason):
    """The walker was there this turn with the same steps and cards."""

    cell: Cell
    free: int
    cards: int


# Building.


@value
class NoSuchBuilding(Reason):
    """This game has nothing of that name to build."""

    what: str


@value
class NotWhereYouStand(Reason):
    """A player builds where their walker stands."""

    cell: Cell


@value
class NotOnThisTile(Reason):
    """Nothing is built on a tile of this kind."""

    what: str
    kind: str


@value
class BuiltOnAlready(Reason):
    """Something stands there already."""

    cell: Cell
    owner: int


@value
class NoneLeft(Reason):
    """The player has none left to build."""

    what: str


REASONS: Final[tuple[type[Reason], ...]] = (
    GameIsOver,
    NatureIsToMove,
    NothingToReveal,
    NotAmongTheBlind,
    ConnectFirst,
    ConnectedAlready,
    NoSuchSlot,
    FitsNowhere,
    NothingDrawn,
    DrawnTileFits,
    DrawnTileMustBeSwapped,
    NoBlindTiles,
    NothingFits,
    SomethingFits,
    CellIsTaken,
    NotNextToATile,
    NoSuchRotation,
    SidesClash,
    NoSuchMeans,
    WrongPrice,
    NotEnoughSteps,
    NoTileThere,
    NotANeighbour,
    NotAnEntrance,
    FreeCircle,
    NoSuchBuilding,
    NotWhereYouStand,
    NotOnThisTile,
    BuiltOnAlready,
    NoneLeft,
)
"""The reasons of the base game."""
