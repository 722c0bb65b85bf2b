"""Questions about a table that change nothing at it, and their answers: why not, where to, what next."""

from collections.abc import Mapping
from typing import Literal
from uuid import UUID

from rifugio.table.messages.base import MoveText, message
from rifugio.table.messages.tables import Cell
from rifugio.table.messages.told import ToldEffect, ToldReason


@message
class Asked:
    """A move one wonders about, or a cell where nothing can be done."""

    id: UUID
    move: MoveText | None = None
    cell: Cell | None = None
    """Instead of a move: whatever one would most likely want to do there."""


@message
class AskWhyNotFrame:
    """Ask why a move is not allowed."""

    why_not: Asked


@message
class AskedWays:
    """Where one's walker could go."""

    id: UUID


@message
class AskWaysFrame:
    """Ask where one's walker could go in this turn."""

    ways: AskedWays


@message
class AskedHint:
    """What a bot would do in one's place."""

    id: UUID


@message
class AskHintFrame:
    """Ask for a hint in one's own turn."""

    hint: AskedHint


@message
class WhyNot:
    """The engine's reason, null if the move is allowed."""

    id: UUID
    reason: ToldReason | None


@message
class WhyNotFrame:
    """The answer to the question about a move."""

    why_not: WhyNot


@message
class Way:
    """A way to a cell: its moves, what it takes and what it brings."""

    to: Cell
    moves: tuple[MoveText, ...]
    free: int
    cards: int
    effects: tuple[ToldEffect, ...]


@message
class Ways:
    """All ways at one seq, the kindest to each cell first."""

    id: UUID
    seq: int
    ways: tuple[Way, ...]


@message
class WaysFrame:
    """The answer to the question where one could go."""

    ways: Ways


NoHint = Literal[
    "not_your_turn",
    "too_often",    # wait a little
    "nobody_free",  # no bot could answer; ask again
]  # fmt: skip


@message
class HintedMove:
    """A move that a bot would make, and why: the `code` of its remark, and the facts its sentence needs."""

    move: MoveText
    remark: Mapping[str, str | int]


@message
class Hint:
    """The rest of one's turn at this seq, as a bot would play it, up to where something is revealed."""

    id: UUID
    seq: int
    moves: tuple[HintedMove, ...]
    refused: NoHint | None


@message
class HintFrame:
    """The answer to the question for a hint."""

    hint: Hint
