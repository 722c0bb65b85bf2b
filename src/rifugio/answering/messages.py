"""Requests and answers about a table beside its stream; FastAPI sends the same ones."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from rifugio.table.messages.answers import Accepted, Refusal, Unknown
from rifugio.table.messages.base import Moment, MoveText, SeatNumber, message
from rifugio.table.messages.bounds import Length
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.options import ExtensionName, Options
from rifugio.table.messages.tables import ShownLook, ShownScoreLine

MOST_MOMENTS: Final = 60
"""Tables in one response: more than anybody misses between two of their turns."""


@message
class NewTable:
    """The options of a new table, and its first commands."""

    options: Options = Options()
    commands: Annotated[tuple[SentCommand, ...], Length(most=8)] = ()
    """Carried out in order, as if the host had sent them one after the other."""


@message
class Opening:
    """A new table: the link to join by, the link to watch by, the room, and the host's token."""

    table: str
    watch: str
    room: str
    host: str
    answers: tuple[Accepted | Refusal | Unknown, ...]
    """To the first commands, up to the first that is not accepted."""


@message
class GlanceSeat:
    """Somebody at a table."""

    seat: SeatNumber
    kind: Literal["person", "bot"]
    look: ShownLook
    away: bool
    """Whether a bot stands in for them."""
    rank: int | None
    """After the end, as are the points."""
    points: int | None


@message
class LastTurn:
    """What a player did in the last turn, or has done so far: its most telling move."""

    seat: SeatNumber
    move: MoveText


@message
class Glance:
    """A table at a glance: what everybody at it may know."""

    at: Moment
    """When its last event was stored."""
    players: int
    extensions: tuple[ExtensionName, ...]
    seats: tuple[GlanceSeat, ...]
    """Those that are taken; in the order of play, once the game has begun."""
    turn: SeatNumber | None
    deadline: Moment | None
    last: LastTurn | None


@message
class Mine:
    """The status of one of the caller's seats."""

    token: str
    table: str
    room: str
    phase: Literal["waiting", "playing", "over", "aborted"]
    seat: SeatNumber | None
    """None for the host's token."""
    good: bool
    """Whether the token is still valid for the seat."""
    my_turn: bool
    seq: int
    glance: Glance | None
    """None if the token is not valid."""


@message
class ShownSeal:
    """The seal of a bag."""

    commitment: str
    words: tuple[str, ...] | None
    """In the order of play, empty for no word or if it was erased; None before the start."""
    digests: tuple[str, ...] | None
    """Digests of the words with their salts: what the draws depend on, even if the words were erased."""
    salts: tuple[str, ...] | None
    salt_digests: tuple[str, ...]
    """By seat, as in the commitment."""
    secret: str | None
    verdict: str | None
    """The name of the verdict on every draw, once the secret is published."""


@message
class ShownReplay:
    """A whole game as the fragment of a link (docs/notation.md, Replays)."""

    replay: str


@message
class Result:
    """The result of a game, in the order of play."""

    order: tuple[SeatNumber, ...]
    ranks: tuple[int, ...]
    points: tuple[tuple[ShownScoreLine, ...], ...]


@message
class UploadedRecord:
    """A record in the format of docs/notation.md."""

    text: Annotated[str, Length(1, 60_000)]


@message
class ReadTurn:
    """A turn of a record: the moves, and the digest of the position after them."""

    moves: tuple[str, ...]
    digest: str


@message
class ReadRecord:
    """A record that was read and replayed."""

    setup: str
    headers: Mapping[str, str]
    turns: tuple[ReadTurn, ...]
    over: bool
    ranks: tuple[int, ...] | None
    verdict: str
    replay: str
    """The game as the fragment of a link."""
