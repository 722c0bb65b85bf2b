"""The frames of the socket, both ways: each an object with one key that says what it is.

Only the frames of an event and of going back have two keys, because the table after it comes along.
"""

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    AwareDatetime,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
    TypeAdapter,
)

from rifugio.table.messages.answers import Answer
from rifugio.table.messages.base import Message, SeatNumber, Stamp
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.options import tidy
from rifugio.table.messages.phrases import Phrase
from rifugio.table.messages.questions import (
    AskHintFrame,
    AskWaysFrame,
    AskWhyNotFrame,
    HintFrame,
    Told,
    WaysFrame,
    WhyNotFrame,
)
from rifugio.table.messages.seen import SeenEvent
from rifugio.table.messages.tables import Cell, ShownTable

Token = Annotated[str, StringConstraints(min_length=1, max_length=400)]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(tidy)]
Count = Annotated[int, Field(ge=0, le=2**53 - 1, strict=True)]
"""A number that a browser can hold exactly."""

# What both sides send


class Said(Message):
    """A ready-made sentence."""

    seat: SeatNumber
    code: Phrase


class Pointed(Message):
    """A finger on a tile."""

    seat: SeatNumber
    cell: Cell


class Written(Message):
    """Free text, where the table allows it."""

    seat: SeatNumber
    text: ChatText


class PhraseFrame(Message):
    """Say a ready-made sentence; somebody said one."""

    phrase: Said


class PingTileFrame(Message):
    """Point at a tile; somebody pointed."""

    ping_tile: Pointed


class ChatFrame(Message):
    """Write something; somebody wrote."""

    chat: Written


# What a client sends


class Hello(Message):
    """Who one is, and the last event one has seen."""

    tokens: Annotated[tuple[Token, ...], Field(max_length=8)] = ()
    after: Count = 0
    at: Stamp | None = None
    """The `at` of the table after that event. Without it one is always sent the whole table."""


class HelloFrame(Message):
    """The first frame."""

    hello: Hello


class CommandFrame(Message):
    """Ask something of the table."""

    command: SentCommand


class PingFrame(Message):
    """Is anybody there?"""

    ping: Count


def _key(frame: object) -> str | None:
    """Return what a client's frame says it is: its one key."""
    if isinstance(frame, dict):
        return next(iter(frame), None) if len(frame) == 1 else None
    return next(iter(type(frame).model_fields), None) if isinstance(frame, Message) else None


ClientFrame = Annotated[
    Annotated[HelloFrame, Tag("hello")]
    | Annotated[CommandFrame, Tag("command")]
    | Annotated[AskWhyNotFrame, Tag("why_not")]
    | Annotated[AskWaysFrame, Tag("ways")]
    | Annotated[AskHintFrame, Tag("hint")]
    | Annotated[PhraseFrame, Tag("phrase")]
    | Annotated[PingTileFrame, Tag("ping_tile")]
    | Annotated[ChatFrame, Tag("chat")]
    | Annotated[PingFrame, Tag("ping")],
    Discriminator(_key),
]

# What the server sends


class Welcome(Message):
    """Which seats the tokens are good for, and how far the table is."""

    seats: tuple[SeatNumber, ...]
    host: bool
    """Whether one opened the table; the table itself says if its host is another since."""
    head: int
    link: str
    """The link by which one came."""


class WelcomeFrame(Message):
    """The answer to hello."""

    welcome: Welcome


class TableFrame(Message):
    """A whole table: first, or after too large a gap."""

    table: ShownTable


class WentBackFrame(Message):
    """The table as it is now, because what one was told since an earlier moment is lost."""

    went_back: Literal[True]
    table: ShownTable


class Change(Message):
    """What happened."""

    seq: int
    event: SeenEvent
    effects: tuple[Told, ...]
    at: AwareDatetime


class EventFrame(Message):
    """What happened, and the table after it."""

    event: Change
    table: ShownTable


class AnswerFrame(Message):
    """The answer to a command."""

    answer: Annotated[Answer, Field(discriminator="answer")]


class Presence(Message):
    """Which seats have somebody there, and how many watch."""

    seats: tuple[SeatNumber, ...]
    watching: int


class PresenceFrame(Message):
    """Somebody came or went."""

    presence: Presence


class PongFrame(Message):
    """Yes, somebody is there."""

    pong: Count


class Going(Message):
    """When to come back."""

    retry_ms: int


class GoingFrame(Message):
    """This node is going away."""

    going: Going


ServerFrame = (
    WelcomeFrame
    | TableFrame
    | WentBackFrame
    | EventFrame
    | AnswerFrame
    | WhyNotFrame
    | WaysFrame
    | HintFrame
    | PresenceFrame
    | PhraseFrame
    | PingTileFrame
    | ChatFrame
    | PongFrame
    | GoingFrame
)

_CLIENT: TypeAdapter[ClientFrame] = TypeAdapter(ClientFrame)


def read_frame(text: str | bytes) -> ClientFrame:
    """Return what a client sent; raise ValueError if it is nothing a client may send."""
    return _CLIENT.validate_json(text)


def write_frame(frame: ServerFrame) -> bytes:
    """Return what the server sends; tables and events are written by `rifugio.table.projection`."""
    return frame.model_dump_json().encode()
