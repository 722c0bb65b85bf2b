"""Messages of the HTTP API that the socket does not have."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rifugio.draw.art.files import MarkArt
from rifugio.table.messages.answers import Accepted, Refusal, Unknown
from rifugio.table.messages.base import MoveText, SeatNumber
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.frames import Token
from rifugio.table.messages.options import Options
from rifugio.table.messages.tables import ShownGame, ShownScoreLine
from rifugio.table.messages.told import ToldEffect


class Message(BaseModel):
    """The base of all messages: immutable, and unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class NewTable(Message):
    """The options of a new table, and its first commands."""

    options: Options = Options()
    commands: Annotated[tuple[SentCommand, ...], Field(max_length=8)] = ()
    """Carried out in order, as if the host had sent them one after the other."""


class Opening(Message):
    """A new table: the link to join by, the link to watch by, the room, and the host's token."""

    table: str
    watch: str
    room: str
    host: str
    answers: tuple[Accepted | Refusal | Unknown, ...]
    """To the first commands, up to the first that is not accepted."""


class Addresses(Message):
    """The addresses at which other devices reach the server, the likeliest first; none if they cannot."""

    addresses: tuple[str, ...]
    public: bool
    """Whether it is the configured public URL, which all links then begin with."""


class ShownExtension(Message):
    """An extension a table can use."""

    name: str
    words: str
    """Its Fluent messages; empty for those in the box, whose messages are in the page."""
    art: Mapping[str, MarkArt]
    """The art of its marks on the map, by name."""


class Room(Message):
    """The table of a room."""

    table: str


class AskedWhyNot(Message):
    """A move to explain."""

    move: MoveText


class MyTokens(Message):
    """The caller's tokens."""

    tokens: Annotated[tuple[Token, ...], Field(max_length=50)]


class Mine(Message):
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


class ShownSeal(Message):
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


class ShownReplay(Message):
    """A whole game as the fragment of a link (docs/notation.md, Replays)."""

    replay: str


class Result(Message):
    """The result of a game, in the order of play."""

    order: tuple[SeatNumber, ...]
    ranks: tuple[int, ...]
    points: tuple[tuple[ShownScoreLine, ...], ...]


class AskedReview(Message):
    """Which of the caller's seats is to be reviewed."""

    seat: SeatNumber


class AskedTry(Message):
    """The turn to try again, by the `ply` of one that decided the game."""

    ply: int


class Tried(Message):
    """A new table at that position: its link, and the caller's tokens for it."""

    table: str
    tokens: tuple[str, ...]


class ReviewedTurn(Message):
    """A turn of the seat: about how many points it gave away, and the chance to win after it."""

    round: int
    """The number of the player's turn, from 1."""
    lost: float
    chance: float


class ReviewedMoves(Message):
    """Moves in a position: what they do, with its changes on the table, and the points they bring at once."""

    effects: tuple[ToldEffect, ...]
    points: int


class DecidingTurn(Message):
    """A turn that decided the game: the position, what the player did, and what would have been best.

    Judged by what the player could know then. `lost` counts what is to be expected until the end.
    """

    round: int
    ply: int
    """How many moves of the game came before."""
    lost: float
    chance: float
    """The chance to win after what the player did."""
    chance_best: float
    before: ShownGame
    mine: ReviewedMoves
    best: ReviewedMoves


class ShownReview(Message):
    """The review of a seat."""

    state: Literal["waiting", "done", "failed"]
    progress: float
    """The share of the game that has been reviewed, from 0 to 1."""
    turns: tuple[ReviewedTurn, ...]
    """Empty until it is done."""
    deciding: tuple[DecidingTurn, ...]
    """At most three, in the order of the game; none if there was hardly anything better."""
    can_try: bool
    """Whether the caller can play on from one of them: if all others were bots."""


class UploadedRecord(Message):
    """A record in the format of docs/notation.md."""

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
