"""Messages about reviews: asking for one, its turns, and playing on from one of them."""

from typing import Annotated, Literal

from rifugio.table.messages.base import SeatNumber, message
from rifugio.table.messages.bounds import Whole
from rifugio.table.messages.tables import ShownGame
from rifugio.table.messages.told import ToldEffect


@message
class AskedReview:
    """Which of the caller's seats is to be reviewed."""

    seat: SeatNumber


@message
class AskedTry:
    """The turn to try again, by the `ply` of one that decided the game."""

    ply: Annotated[int, Whole()]


@message
class Tried:
    """A new table at that position: its link, and the caller's tokens for it."""

    table: str
    tokens: tuple[str, ...]


@message
class ReviewedTurn:
    """A turn of the seat: about how many points it gave away, and the chance to win after it."""

    round: int
    """The number of the player's turn, from 1."""
    lost: float
    chance: float


@message
class ReviewedMoves:
    """Moves in a position: what they do, with its changes on the table, and the points they bring at once."""

    effects: tuple[ToldEffect, ...]
    points: int


@message
class DecidingTurn:
    """A turn that decided the game: the position, what the player did, and what would have been best.

    Judged by what the player could know then. `lost` counts what is to be expected until the end.
    """

    round: int
    ply: int
    """How many moves of the game came before."""
    lost: float
    chance: float
    """The chance to win after what the player did."""
    chance_best: float
    before: ShownGame
    mine: ReviewedMoves
    best: ReviewedMoves


@message
class ShownReview:
    """The review of a seat."""

    state: Literal["waiting", "done", "failed"]
    progress: float
    """The share of the game that has been reviewed, from 0 to 1."""
    turns: tuple[ReviewedTurn, ...]
    """Empty until it is done."""
    deciding: tuple[DecidingTurn, ...]
    """At most three, in the order of the game; none if there was hardly anything better."""
    can_try: bool
    """Whether the caller can play on from one of them: if all others were bots."""
