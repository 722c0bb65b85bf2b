"""Read-only queries about a table and their answers: why not, possible ways, worth of places, and hints."""

from collections.abc import Mapping
from typing import Literal
from uuid import UUID

from rifugio.table.messages.base import MoveText, SeatNumber, message
from rifugio.table.messages.tables import Cell
from rifugio.table.messages.told import ToldEffect, ToldReason


@message
class Asked:
    """A move, or a cell, to explain."""

    id: UUID
    move: MoveText | None = None
    cell: Cell | None = None
    """Instead of a move: stands for what the player most likely wants to do there."""


@message
class AskWhyNotFrame:
    """Ask why a move is not allowed."""

    why_not: Asked


@message
class AskedWays:
    """A query for the cells the sender's walker can reach."""

    id: UUID


@message
class AskWaysFrame:
    """Ask where the sender's walker could go in this turn."""

    ways: AskedWays


@message
class AskedWorth:
    """A query for what places would be worth to one of the sender's seats."""

    id: UUID
    seat: SeatNumber


@message
class AskWorthFrame:
    """Ask what the places that a player of the sender's lacks would be worth to them."""

    worth: AskedWorth


@message
class AskedHint:
    """A query for what a bot would do in the sender's place."""

    id: UUID


@message
class AskHintFrame:
    """Ask for a hint in the sender's own turn."""

    hint: AskedHint


@message
class WhyNot:
    """The engine's reason, null if the move is allowed."""

    id: UUID
    reason: ToldReason | None


@message
class WhyNotFrame:
    """The answer to `why_not`."""

    why_not: WhyNot


@message
class Way:
    """A way to a cell: its moves, its cost and its effects."""

    to: Cell
    moves: tuple[MoveText, ...]
    free: int
    cards: int
    effects: tuple[ToldEffect, ...]
    worth: int
    """How many points more the player would have after it."""


@message
class Ways:
    """All ways at one seq, the kindest to each cell first."""

    id: UUID
    seq: int
    ways: tuple[Way, ...]


@message
class WaysFrame:
    """The answer to `ways`."""

    ways: Ways


@message
class Worth:
    """How many points more a player would have with places that they lack, at one seq.

    Both are empty for a seat that is not the sender's, and when no game is on.
    """

    id: UUID
    seq: int
    places: Mapping[str, int]
    """Each place alone."""
    sets: Mapping[str, int]
    """By kind, all places of it together; 0 when none is lacking."""


@message
class WorthFrame:
    """The answer to `worth`."""

    worth: Worth


NoHint = Literal[
    "not_your_turn",
    "too_often",    # rate limit
    "nobody_free",  # no bot could answer; ask again
]  # fmt: skip


@message
class HintedMove:
    """A move that a bot would make, and why: the `code` of its remark, and the facts its sentence needs."""

    move: MoveText
    remark: Mapping[str, str | int]


@message
class Hint:
    """The rest of the sender's turn at this seq as a bot would play it, up to the next reveal."""

    id: UUID
    seq: int
    moves: tuple[HintedMove, ...]
    refused: NoHint | None


@message
class HintFrame:
    """The answer to `hint`."""

    hint: Hint
