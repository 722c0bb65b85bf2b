"""The frames of the socket, both ways: each an object with one key that names its kind.

Only event frames and the frame after a rollback have more keys, because they bring further data along.
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
    AskWorthFrame,
    HintFrame,
    WaysFrame,
    WhyNotFrame,
    WorthFrame,
)
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.seen import SeenEvent
from rifugio.table.messages.tables import Cell, PlayerNumber, ShownScoreLine, ShownTable, ShownTurn
from rifugio.table.messages.told import ToldEffect
from rifugio.table.messages.writing import write_message

Token = Annotated[str, Length(1, 400)]
ChatText = Annotated[str, Length(1, 200), Checked(tidy)]
Count = Annotated[int, Whole(0, 2**53 - 1)]
"""An integer that JavaScript can represent exactly."""

# Sent by both sides


@message
class Said:
    """A ready-made sentence."""

    seat: SeatNumber
    code: Phrase


@message
class Pointed:
    """Somebody pointing at a tile."""

    seat: SeatNumber
    cell: Cell


@message
class Written:
    """Free text, where the table allows it."""

    seat: SeatNumber
    text: ChatText


@message
class PhraseFrame:
    """Send a ready-made sentence; or somebody sent one."""

    phrase: Said


@message
class PingTileFrame:
    """Point at a tile; or somebody pointed at one."""

    ping_tile: Pointed


@message
class ChatFrame:
    """Send a chat message; or somebody sent one."""

    chat: Written


# Sent by clients


@message
class Hello:
    """The client's tokens, and the last event it has seen."""

    tokens: Annotated[tuple[Token, ...], Length(most=8)] = ()
    after: Count = 0
    at: Stamp | None = None
    """The `at` of the table after that event. Without it, the server always sends the whole table."""


@message
class HelloFrame:
    """The first frame."""

    hello: Hello


@message
class CommandFrame:
    """Send a command."""

    command: SentCommand


@message
class PingFrame:
    """Check that the connection is alive."""

    ping: Count


ClientFrame = Annotated[
    HelloFrame
    | CommandFrame
    | AskWhyNotFrame
    | AskWaysFrame
    | AskWorthFrame
    | AskHintFrame
    | PhraseFrame
    | PingTileFrame
    | ChatFrame
    | PingFrame,
    ByKeys(),
]

# Sent by the server


@message
class Welcome:
    """The seats the tokens are valid for, and the table's current seq."""

    seats: tuple[SeatNumber, ...]
    host: bool
    """Whether the client opened the table; the table says if the host has changed since."""
    head: int
    link: str
    """The link the client used."""


@message
class WelcomeFrame:
    """The answer to hello."""

    welcome: Welcome


@message
class TableFrame:
    """A whole table: on connecting, or after too large a gap."""

    table: ShownTable


@message
class WentBackFrame:
    """The table as it is now, because the server lost events that the client had seen."""

    went_back: Literal[True]
    table: ShownTable


@message
class Change:
    """An event, with its effects."""

    seq: int
    event: SeenEvent
    effects: tuple[ToldEffect, ...]
    at: Moment


@message
class EventFrame:
    """An event other than a plain move, with the whole table after it."""

    event: Change
    table: ShownTable


@message
class NewScore:
    """The new score of a player whose pile the reader may see."""

    player: PlayerNumber
    score: tuple[ShownScoreLine, ...]


@message
class MoveFrame:
    """A move. Its changes update the table; the other fields hold what only the rules can compute."""

    event: Change
    turn: ShownTurn
    legal: tuple[MoveText, ...] | None
    """The reader's own moves, if one of their seats is to move."""
    scores: tuple[NewScore, ...]
    """The scores that changed."""


@message
class AnswerFrame:
    """The answer to a command."""

    answer: Annotated[Answer, Apart("answer")]


@message
class Presence:
    """Which seats are online, and how many people watch."""

    seats: tuple[SeatNumber, ...]
    watching: int


@message
class PresenceFrame:
    """Somebody connected or disconnected."""

    presence: Presence


@message
class PongFrame:
    """The reply to a ping."""

    pong: Count


@message
class Going:
    """When to reconnect."""

    retry_ms: int


@message
class GoingFrame:
    """This node is shutting down."""

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
    | WorthFrame
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
    """Parse a frame from a client; raise ValueError if it is invalid."""
    frame: ClientFrame = _read_frame(read_json(text))
    return frame


def write_frame(frame: ServerFrame) -> bytes:
    """Serialise a frame of the server; tables and events are written by `rifugio.table.projection`."""
    return write_message(frame).encode()
