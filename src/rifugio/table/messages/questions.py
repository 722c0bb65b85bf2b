"""Questions about a table that change nothing at it, and their answers: why not, where to, what next."""

from collections.abc import Mapping
from typing import Literal
from uuid import UUID

from pydantic import ConfigDict

from rifugio.table.messages.base import Message, MoveText
from rifugio.table.messages.tables import Cell


class Told(Message):
    """An effect or a reason of the engine: the name of its class and its own fields, cells as [q, r]."""

    model_config = ConfigDict(extra="allow")

    code: str


class Asked(Message):
    """A move one wonders about."""

    id: UUID
    move: MoveText


class AskWhyNotFrame(Message):
    """Ask why a move is not allowed."""

    why_not: Asked


class AskedWays(Message):
    """Where one's walker could go."""

    id: UUID


class AskWaysFrame(Message):
    """Ask where one's walker could go in this turn."""

    ways: AskedWays


class AskedHint(Message):
    """What a bot would do in one's place."""

    id: UUID


class AskHintFrame(Message):
    """Ask for a hint in one's own turn."""

    hint: AskedHint


class WhyNot(Message):
    """The engine's reason, null if the move is allowed."""

    id: UUID
    reason: Told | None


class WhyNotFrame(Message):
    """The answer to the question about a move."""

    why_not: WhyNot


class Way(Message):
    """A way to a cell: its moves, what it takes and what it brings."""

    to: Cell
    moves: tuple[MoveText, ...]
    free: int
    cards: int
    effects: tuple[Told, ...]


class Ways(Message):
    """All ways at one seq, the kindest to each cell first."""

    id: UUID
    seq: int
    ways: tuple[Way, ...]


class WaysFrame(Message):
    """The answer to the question where one could go."""

    ways: Ways


NoHint = Literal[
    "not_your_turn",
    "too_often",    # wait a little
    "nobody_free",  # no bot could answer; ask again
]  # fmt: skip


class HintedMove(Message):
    """A move that a bot would make, and why: the `code` of its remark, and the facts its sentence needs."""

    move: MoveText
    remark: Mapping[str, str | int]


class Hint(Message):
    """The rest of one's turn at this seq, as a bot would play it, up to where something is revealed."""

    id: UUID
    seq: int
    moves: tuple[HintedMove, ...]
    refused: NoHint | None


class HintFrame(Message):
    """The answer to the question for a hint."""

    hint: Hint
