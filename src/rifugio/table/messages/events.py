"""The events, as they are stored and sent. They contain no secret before it is published.

Names, words and salts are stored beside the log (`rifugio.table.personal`); where erased, they are empty.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from rifugio.table.messages.base import MoveText, SeatNumber, message
from rifugio.table.messages.bounds import Apart, Length, Pattern
from rifugio.table.messages.options import BotName, Clock, Look, Options, Trail, Word
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.writing import write_message

Link = Annotated[str, Length(22, 22)]
Commitment = Annotated[str, Length(most=120)]
Secret = Annotated[str, Pattern(r"^[0-9a-f]{64}$")]
Digest = Annotated[str, Pattern(r"^[0-9a-f]{64}$")]
WordDigest = Annotated[str, Pattern(r"^([0-9a-f]{64})?$")]
"""Digest of the word and its salt; empty when no word was given."""
Salt = Annotated[str, Pattern(r"^([0-9a-f]{64})?$")]


@message
class Opened:
    """A table was opened: always the first event."""

    kind: Literal["opened"] = "opened"
    options: Options
    room: str
    commitment: Commitment
    seats: tuple["Kept", ...] = ()
    """At a rematch: the seats people had before, so that nobody has to sit down again."""
    salt_digests: tuple[Digest, ...] = ()
    """By seat, taken or not, as in the commitment; empty at a table whose seal is of version 1."""
    salts: tuple[Salt, ...] = ()
    trail: Trail | None = None
    """The trail of a day: many tables have its secret, so no event of any of them publishes it."""


@message
class Kept:
    """A seat kept at a rematch."""

    seat: SeatNumber
    look: Look | None = None
    bot: BotName | None = None
    generation: int = 0


@message
class OptionsChanged:
    """The table's options were changed."""

    kind: Literal["options"] = "options"
    options: Options


@message
class Sat:
    """Somebody sat down."""

    kind: Literal["sat"] = "sat"
    seat: SeatNumber
    look: Look
    word: Word = ""
    generation: int


@message
class LookChanged:
    """Somebody changed their look."""

    kind: Literal["look"] = "look"
    seat: SeatNumber
    look: Look


@message
class WordSaid:
    """Somebody added a word to the bag."""

    kind: Literal["word"] = "word"
    seat: SeatNumber
    word: Word = ""


@message
class Stood:
    """Somebody left their seat."""

    kind: Literal["stood"] = "stood"
    seat: SeatNumber


@message
class Left:
    """Somebody left the table: their seats became open or, during the game, the stand-in plays them."""

    kind: Literal["left"] = "left"
    seats: tuple[SeatNumber, ...]
    host: SeatNumber | None = None
    """The seat that is host from now on, if the role passes to another one."""
    secret: Secret | None = None
    """The secret of the bag, if nobody is left to play on: then the game has ended."""


@message
class Resigned:
    """Somebody ended their part in the game; the stand-in plays the seat from now on."""

    kind: Literal["resigned"] = "resigned"
    seat: SeatNumber
    points: int
    """All points of the seat at that moment; whoever resigns shows them to everybody."""
    host: SeatNumber | None = None
    """The seat that is host from now on, if the role passes to another one."""
    secret: Secret | None = None
    """The secret of the bag, if nobody is left to play on: then the game has ended."""


@message
class BotPut:
    """A bot got a seat."""

    kind: Literal["bot_put"] = "bot_put"
    seat: SeatNumber
    bot: BotName


@message
class SeatClosed:
    """A seat was closed."""

    kind: Literal["seat_closed"] = "seat_closed"
    seat: SeatNumber


@message
class SeatOpened:
    """A seat was opened."""

    kind: Literal["seat_opened"] = "seat_opened"
    seat: SeatNumber


@message
class HandedOn:
    """A link to take over the seat was made; its token has this generation."""

    kind: Literal["handed_on"] = "handed_on"
    seat: SeatNumber
    generation: int


@message
class Claimed:
    """The seat was taken over; tokens of earlier generations and the link are now invalid."""

    kind: Literal["claimed"] = "claimed"
    seat: SeatNumber
    generation: int
    look: Look | None = None


@message
class Revoked:
    """The seat was taken away; tokens of earlier generations are now invalid."""

    kind: Literal["revoked"] = "revoked"
    seat: SeatNumber
    generation: int


@message
class Hiked:
    """Somebody said how many days ago they last hiked."""

    kind: Literal["hiked"] = "hiked"
    seat: SeatNumber
    days: int


@message
class Started:
    """The game began."""

    kind: Literal["started"] = "started"
    order: tuple[SeatNumber, ...]
    """The table seat of each player, in the order of play."""
    setup: str
    """The set-up line of docs/notation.md."""
    digests: tuple[WordDigest, ...]
    """Digests of the words, in the order of play."""
    reveals: tuple[MoveText, ...]
    first: Literal["hiked", "draw"]


@message
class Moved:
    """A player moved, and Nature revealed tiles if needed."""

    kind: Literal["moved"] = "moved"
    seat: SeatNumber
    move: MoveText
    reveals: tuple[MoveText, ...] = ()
    by: BotName | None = None
    """The bot that played, if it was one."""
    remark: Mapping[str, str | int] | None = None
    """Why the bot made the move: its `code`, and the facts its sentence needs."""
    secret: Secret | None = None
    """The secret of the bag, published with the last move."""


@message
class Undone:
    """The position after an earlier event was restored."""

    kind: Literal["undone"] = "undone"
    seat: SeatNumber
    to: int


@message
class Expired:
    """A seat's time was up; a bot plays it until its player is back."""

    kind: Literal["expired"] = "expired"
    seat: SeatNumber


@message
class CameBack:
    """A player took their seat back from the bot."""

    kind: Literal["back"] = "back"
    seat: SeatNumber


@message
class HolidayChanged:
    """Somebody goes on holiday for some days, or stays for some more; with 0, they are back."""

    kind: Literal["holiday"] = "holiday"
    seat: SeatNumber
    days: int


@message
class ClockChanged:
    """The clock was changed; the current turn's time restarts."""

    kind: Literal["clock"] = "clock"
    clock: Clock


@message
class Aborted:
    """The table was abandoned."""

    kind: Literal["aborted"] = "aborted"
    secret: Secret | None = None
    """None on the trail of a day."""


@message
class RematchOpened:
    """A new table for the same people was opened."""

    kind: Literal["rematch"] = "rematch"
    table: Link


Event = Annotated[
    Opened
    | OptionsChanged
    | Sat
    | LookChanged
    | WordSaid
    | Stood
    | Left
    | Resigned
    | BotPut
    | SeatClosed
    | SeatOpened
    | HandedOn
    | Claimed
    | Revoked
    | Hiked
    | Started
    | Moved
    | Undone
    | Expired
    | CameBack
    | HolidayChanged
    | ClockChanged
    | Aborted
    | RematchOpened,
    Apart("kind"),
]

_read_event = reader(Event)


def write_event(event: Event) -> bytes:
    """Return an event as it is stored."""
    return write_message(event, without_none=True).encode()


def read_event(body: bytes) -> Event:
    """Parse a stored event; raise ValueError if it is invalid."""
    event: Event = _read_event(read_json(body))
    return event
