"""Events as they are sent: like those stored, without what the reader may not see."""

from typing import Annotated, Literal

from rifugio.table.messages.base import MoveText, SeatNumber, message
from rifugio.table.messages.bounds import Apart
from rifugio.table.messages.events import (
    Aborted,
    BotPut,
    CameBack,
    Claimed,
    ClockChanged,
    Commitment,
    Digest,
    Expired,
    HandedOn,
    Hiked,
    HolidayChanged,
    Kept,
    Left,
    Link,
    LookChanged,
    Moved,
    OptionsChanged,
    Resigned,
    Revoked,
    Salt,
    Sat,
    SeatClosed,
    SeatOpened,
    Stood,
    Undone,
    WordDigest,
)
from rifugio.table.messages.options import Options, Word


@message
class OpenedSeen:
    """A table was opened; spectators do not see the room."""

    kind: Literal["opened"] = "opened"
    options: Options
    room: str | None = None
    commitment: Commitment
    seats: tuple[Kept, ...] = ()
    salt_digests: tuple[Digest, ...] = ()


@message
class WordSeen:
    """Somebody added a word to the bag; only they see it."""

    kind: Literal["word"] = "word"
    seat: SeatNumber
    word: Word | None = None


@message
class StartedSeen:
    """The game began; with the words for the bag, empty where erased."""

    kind: Literal["started"] = "started"
    order: tuple[SeatNumber, ...]
    setup: str
    digests: tuple[WordDigest, ...]
    words: tuple[Word, ...]
    salts: tuple[Salt, ...]
    reveals: tuple[MoveText, ...]
    first: Literal["hiked", "draw"]


@message
class RematchSeen:
    """A new table was opened; spectators do not see its link."""

    kind: Literal["rematch"] = "rematch"
    table: Link | None = None


SeenEvent = Annotated[
    OpenedSeen
    | OptionsChanged
    | Sat
    | LookChanged
    | WordSeen
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
    | StartedSeen
    | Moved
    | Undone
    | Expired
    | CameBack
    | HolidayChanged
    | ClockChanged
    | Aborted
    | RematchSeen,
    Apart("kind"),
]
