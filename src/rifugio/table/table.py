"""The state of a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NamedTuple
from uuid import UUID

from rifugio.engine.game import Setup
from rifugio.engine.moves import Move
from rifugio.engine.state import State
from rifugio.table.messages.options import Clock, Look, Options, Trail

Phase = Literal["waiting", "playing", "over", "aborted"]
SeatKind = Literal["open", "person", "bot", "closed"]


class EventId(NamedTuple):
    """Identifies an event where two logs share its number: by its command and the time it was stored.

    The command alone is not enough: a retry has the same id, and after the database has lost events it may
    lead to another event. An event stored at another time is another event.
    """

    command_id: UUID
    at: datetime


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table."""

    kind: SeatKind = "open"
    look: Look | None = None
    bot: str | None = None
    """The bot that holds the seat, or stands in for a person who is away."""
    generation: int = 0
    """Tokens of other generations are invalid."""
    offered: bool = False
    """Whether there is a pending link to take over the seat."""
    since: int = 0
    """The seq of the event that gave somebody this generation; 0 if nobody holds it."""
    links: tuple[int, ...] = ()
    """The seqs of the events that made that link."""
    away: bool = False
    """Whether a bot stands in for the person: their time was up, they left, or the seat was revoked."""
    resigned: int | None = None
    """The points with which its person resigned."""
    holiday: datetime | None = None
    """When its person's holiday ends, or has ended."""
    holiday_used: int = 0
    """How many days of holiday its people have taken in this game."""
    hiked: int | None = None
    word: str = ""

    @property
    def held(self) -> bool:
        """Whether a person holds the seat, away or not."""
        return self.kind == "person" and self.since > 0


class Saved(NamedTuple):
    """A position of the current turn that can be restored."""

    seq: int
    state: State
    moves: int
    """How many moves of the game had been made."""


class Ended(NamedTuple):
    """A turn that is over but can still be undone, because it was a child's."""

    seat: int
    saved: tuple[Saved, ...]
    """The positions that can be restored, the latest last."""
    draws: int
    """Nature's reveals before the turn ended: tiles revealed by its end come again when it ends again."""


@dataclass(frozen=True, slots=True)
class Play:
    """The game on the table."""

    setup: Setup
    order: tuple[int, ...]
    """The table seat of each player, in the order of play."""
    digests: tuple[str, ...]
    """Digests of the words, in the order of play; empty for no word."""
    words: tuple[str, ...]
    """In the order of play; empty for no word, or if it was erased."""
    salts: tuple[str, ...]
    """Salts of those words that are there."""
    first: Literal["hiked", "draw"]
    rules_version: int
    state: State
    moves: tuple[Move, ...]
    """All moves that were not undone, Nature's included: what a record needs."""
    draws: int
    """How often Nature has revealed a tile; a reveal is never undone."""
    saved: tuple[Saved, ...]
    """The positions that undo can restore, the latest last; empty after a reveal."""
    turn_began: datetime
    """When the current turn's time began, by PostgreSQL's clock."""
    ended: Ended | None = None
    """The previous turn, if it can be undone, until somebody moves."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table after its event number `seq`."""

    seq: int
    last: EventId
    """The event `seq`."""
    opened: datetime
    phase: Phase
    options: Options
    clock: Clock
    """The current clock; the options hold the one at the start."""
    room: str
    commitment: str
    salt_digests: tuple[str, ...]
    """By seat; empty if the seal is of version 1."""
    salts: tuple[str, ...]
    """By seat; empty strings if erased. Nobody sees one before the start."""
    seats: tuple[Seat, ...]
    answered: Mapping[UUID, int]
    """The seq each command led to, by its id: what makes retries idempotent."""
    host: int | None = None
    """The seat that is host; None while the one who opened the table is."""
    play: Play | None = None
    secret: str | None = None
    """The secret of the bag, once it is published."""
    rematch: str | None = None
    trail: Trail | None = None
    """The trail of a day, if the table walks one."""

    @property
    def to_move(self) -> int | None:
        """The table seat whose turn it is."""
        if self.play is None or self.phase != "playing":
            return None
        return self.play.order[self.play.state.turn.seat]

    @property
    def begun(self) -> Play:
        """The game on the table; raises ValueError before the start."""
        if self.play is None:
            raise ValueError("the game has not begun")
        return self.play
