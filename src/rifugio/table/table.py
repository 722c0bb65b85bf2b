"""The state of a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NamedTuple
from uuid import UUID

from rifugio.engine.game import Setup
from rifugio.engine.moves import Move
from rifugio.engine.state import State
from rifugio.table.messages.options import Clock, Look, Options

Phase = Literal["waiting", "playing", "over", "aborted"]
SeatKind = Literal["open", "person", "bot", "closed"]


class EventId(NamedTuple):
    """Which event it is, where two logs have one of the same number: the command, and when it was stored.

    The command alone would not do: a command is sent again with the same id, and after a database has lost
    events the second time may lead elsewhere. What was stored at another moment is another event.
    """

    command_id: UUID
    at: datetime


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table."""

    kind: SeatKind = "open"
    look: Look | None = None
    bot: str | None = None
    """The bot that has the seat, or plays for a person who is away."""
    generation: int = 0
    """Tokens of other generations are dead."""
    offered: bool = False
    """Whether a link is about by which the seat can be taken over."""
    since: int = 0
    """The seq of the event by which somebody got this generation; 0 if nobody did."""
    links: tuple[int, ...] = ()
    """The seqs of the events by which that link was made."""
    away: bool = False
    """Whether a bot plays for the person: their time was over, they left, or the seat was taken from them."""
    hiked: int | None = None
    word: str = ""

    @property
    def held(self) -> bool:
        """Whether somebody has the seat, be they away or not."""
        return self.kind == "person" and self.since > 0


class Saved(NamedTuple):
    """A position of the present turn that can stand again."""

    seq: int
    state: State
    moves: int
    """How many moves of the game had been made."""


class Ended(NamedTuple):
    """A turn that is over and may still be taken back, because it was a child's."""

    seat: int
    saved: tuple[Saved, ...]
    """The positions that can stand again, the latest last."""
    draws: int
    """How often Nature had revealed a tile: what the end of the turn revealed comes again at its next end."""


@dataclass(frozen=True, slots=True)
class Play:
    """The game on the table."""

    setup: Setup
    order: tuple[int, ...]
    """The table seat of each player, in the order of play."""
    digests: tuple[str, ...]
    """Of the words, in the order of play; empty for no word."""
    words: tuple[str, ...]
    """In the order of play; empty for no word, or if it was erased."""
    salts: tuple[str, ...]
    """Of the words that are there."""
    first: Literal["hiked", "draw"]
    rules_version: int
    state: State
    moves: tuple[Move, ...]
    """All that stand, Nature's too: what a record needs."""
    draws: int
    """How often Nature has revealed a tile; a revealed tile is never taken back."""
    saved: tuple[Saved, ...]
    """The positions that undoing leads back to, the latest last; empty after something was revealed."""
    turn_began: datetime
    """When the present turn's time began, by PostgreSQL's clock."""
    ended: Ended | None = None
    """The turn before, until somebody moves."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table after its event number `seq`."""

    seq: int
    last: EventId
    """The event `seq`."""
    phase: Phase
    options: Options
    clock: Clock
    """As it is now; the options say how it was at the start."""
    room: str
    commitment: str
    salt_digests: tuple[str, ...]
    """By seat; none if the seal is of version 1."""
    salts: tuple[str, ...]
    """By seat; empty if erased. Nobody sees one before the start."""
    seats: tuple[Seat, ...]
    answered: Mapping[UUID, int]
    """The seq each command led to."""
    host: int | None = None
    """The seat that has the host's powers; None: whoever opened the table has them."""
    play: Play | None = None
    secret: str | None = None
    """Of the bag, once it is published."""
    rematch: str | None = None

    @property
    def to_move(self) -> int | None:
        """The table seat whose turn it is."""
        if self.play is None or self.phase != "playing":
            return None
        return self.play.order[self.play.state.turn.seat]

    @property
    def begun(self) -> Play:
        """The game on the table; a ValueError before the start."""
        if self.play is None:
            raise ValueError("the game has not begun")
        return self.play
