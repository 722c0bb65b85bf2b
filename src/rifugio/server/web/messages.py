"""Messages of the HTTP API that the socket does not have."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rifugio.draw.art.files import MarkArt
from rifugio.table.messages.base import MoveText, SeatNumber
from rifugio.table.messages.frames import Token
from rifugio.table.messages.options import Options
from rifugio.table.messages.tables import ShownScoreLine


class Message(BaseModel):
    """Immutable, and nothing in it that nobody asked for."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class NewTable(Message):
    """How a new table is to be set up."""

    options: Options = Options()


class Opening(Message):
    """A new table: the link to join by, the link to watch by, the room, and the host's token."""

    table: str
    watch: str
    room: str
    host: str


class Addresses(Message):
    """Where other devices reach the server, the likeliest address first; none if they cannot."""

    addresses: tuple[str, ...]
    public: bool
    """Whether the settings name it: then links begin with it wherever their page was opened."""


class ShownExtension(Message):
    """An extension that a table can have."""

    name: str
    words: str
    """Its sentences, as Fluent messages; empty for those in the box, whose words the page has."""
    art: Mapping[str, MarkArt]
    """How its marks on the map are drawn, by name."""


class Room(Message):
    """The table of a room."""

    table: str


class AskedWhyNot(Message):
    """A move one wonders about."""

    move: MoveText


class MyTokens(Message):
    """All the tokens one has."""

    tokens: Annotated[tuple[Token, ...], Field(max_length=50)]


class Mine(Message):
    """Where one of one's seats is."""

    token: str
    table: str
    room: str
    phase: Literal["waiting", "playing", "over", "aborted"]
    seat: SeatNumber | None
    """None for the host's token."""
    good: bool
    """Whether the token still is good for the seat."""
    my_turn: bool
    seq: int


class ShownSeal(Message):
    """The seal of a bag."""

    commitment: str
    words: tuple[str, ...] | None
    """In the order of play, empty for no word or if it was erased; None before the start."""
    digests: tuple[str, ...] | None
    """Of the words with their salts: what the draws depend on, also if the words were erased."""
    salts: tuple[str, ...] | None
    salt_digests: tuple[str, ...]
    """By seat, as the commitment has them."""
    secret: str | None
    verdict: str | None
    """What checking every draw has come to, once the secret is out: the name of the verdict."""


class ShownReplay(Message):
    """A whole game as the fragment of a link (docs/notation.md, Replays)."""

    replay: str


class Result(Message):
    """How a game ended, in the order of play."""

    order: tuple[SeatNumber, ...]
    ranks: tuple[int, ...]
    points: tuple[tuple[ShownScoreLine, ...], ...]


class UploadedRecord(Message):
    """A record as docs/notation.md has it."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=60_000)]


class ReadTurn(Message):
    """A turn of a record: the moves, and the digest of the position after them."""

    moves: tuple[str, ...]
    digest: str


class ReadRecord(Message):
    """A record that was read and replayed."""

    setup: str
    headers: dict[str, str]
    turns: tuple[ReadTurn, ...]
    over: bool
    ranks: tuple[int, ...] | None
    verdict: str
    replay: str
    """The game as the fragment of a link."""
