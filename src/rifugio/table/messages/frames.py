"""The frames of the socket, both ways: each an object with one key that says what it is.

Only the frames of an event and of going back have more, because what comes with it comes along.
"""

from typing import Annotated, Literal

from rifugio.table.messages.answers import Answer
from rifugio.table.messages.base import Moment, MoveText, SeatNumber, Stamp, message
from rifugio.table.messages.bounds import Apart, ByKeys, Checked, Length, Whole
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.options import tidy
from rifugio.table.messages.phrases import Phrase
from rifugio.table.messages.questions import (
    AskHintFrame,
    AskWaysFrame,
    AskWhyNotFrame,
    HintFrame,
    WaysFrame,
    WhyNotFrame,
)
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.seen import SeenEvent
from rifugio.table.messages.tables import Cell, PlayerNumber, ShownScoreLine, ShownTable, ShownTurn
from rifugio.table.messages.told import ToldEffect
from rifugio.table.messages.writing import write_message

Token = Annotated[str, Length(1, 400)]
ChatText = Annotated[str, Length(1, 200), Checked(tidy)]
Count = Annotated[int, Whole(0, 2**53 - 1)]
"""A number that a browser can hold exactly."""

# What both sides send


@message
class Said:
    """A ready-made sentence."""

    seat: SeatNumber
    code: Phrase


@message
class Pointed:
    """A finger on a tile."""

    seat: SeatNumber
    cell: Cell


@message
class Written:
    """Free text, where the table allows it."""

    seat: SeatNumber
    text: ChatText


@message
class PhraseFrame:
    """Say a ready-made sentence; somebody said one."""

    phrase: Said


@message
class PingTileFrame:
    """Point at a tile; somebody pointed."""

    ping_tile: Pointed


@message
class ChatFrame:
    """Write something; somebody wrote."""

    chat: Written


# What a client sends


@message
class Hello:
    """Who one is, and the last event one has seen."""

    tokens: Annotated[tuple[Token, ...], Length(most=8)] = ()
    after: Count = 0
    at: Stamp | None = None
    """The `at` of the table after that event. Without it one is always sent the whole table."""


@message
class HelloFrame:
    """The first frame."""

    hello: Hello


@message
class CommandFrame:
    """Ask something of the table."""

    command: SentCommand


@message
class PingFrame:
    """Is anybody there?"""

    ping: Count


ClientFrame = Annotated[
    HelloFrame
    | CommandFrame
    | AskWhyNotFrame
    | AskWaysFrame
    | AskHintFrame
    | PhraseFrame
    | PingTileFrame
    | ChatFrame
    | PingFrame,
    ByKeys(),
]

# What the server sends


@message
class Welcome:
    """Which seats the tokens are good for, and how far the table is."""

    seats: tuple[SeatNumber, ...]
    host: bool
    """Whether one opened the table; the table itself says if its host is another since."""
    head: int
    link: str
    """The link by which one came."""


@message
class WelcomeFrame:
    """The answer to hello."""

    welcome: Welcome


@message
class TableFrame:
    """A whole table: first, or after too large a gap."""

    table: ShownTable


@message
class WentBackFrame:
    """The table as it is now, because what one was told since an earlier moment is lost."""

    went_back: Literal[True]
    table: ShownTable


@message
class Change:
    """What happened."""

    seq: int
    event: SeenEvent
    effects: tuple[ToldEffect, ...]
    at: Moment


@message
class EventFrame:
    """What happened, and the table after it, because more is different than a game that goes on."""

    event: Change
    table: ShownTable


@message
class NewScore:
    """The points of a player whose pile the reader may see."""

    player: PlayerNumber
    score: tuple[ShownScoreLine, ...]


@message
class MoveFrame:
    """A move. Its changes lead from the table before it to the one after it; the rest only the rules know."""

    event: Change
    turn: ShownTurn
    legal: tuple[MoveText, ...] | None
    """The reader's own moves, if one of their seats is to move."""
    scores: tuple[NewScore, ...]
    """Those that are others now."""


@message
class AnswerFrame:
    """The answer to a command."""

    answer: Annotated[Answer, Apart("answer")]


@message
class Presence:
    """Which seats have somebody there, and how many watch."""

    seats: tuple[SeatNumber, ...]
    watching: int


@message
class PresenceFrame:
    """Somebody came or went."""

    presence: Presence


@message
class PongFrame:
    """Yes, somebody is there."""

    pong: Count


@message
class Going:
    """When to come back."""

    retry_ms: int


@message
class GoingFrame:
    """This node is going away."""

    going: Going


ServerFrame = Annotated[
    WelcomeFrame
    | TableFrame
    | WentBackFrame
    | EventFrame
    | MoveFrame
    | AnswerFrame
    | WhyNotFrame
    | WaysFrame
    | HintFrame
    | PresenceFrame
    | PhraseFrame
    | PingTileFrame
    | ChatFrame
    | PongFrame
    | GoingFrame,
    ByKeys(),
]

_read_frame = reader(ClientFrame)


def read_frame(text: str | bytes) -> ClientFrame:
    """Return what a client sent; raise ValueError if it is nothing a client may send."""
    frame: ClientFrame = _read_frame(read_json(text))
    return frame


def write_frame(frame: ServerFrame) -> bytes:
    """Return what the server sends; tables and events are written by `rifugio.table.projection`."""
    return write_message(frame).encode()
