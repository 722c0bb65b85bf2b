"""Events as they are sent: like those stored, without what the reader may not know."""

from typing import Annotated, Literal

from rifugio.table.messages.base import SeatNumber, message
from rifugio.table.messages.bounds import Apart
from rifugio.table.messages.events import (
    Aborted,
    BotPut,
    CameBack,
    Claimed,
    ClockChanged,
    Commitment,
    Expired,
    HandedOn,
    Hiked,
    Kept,
    Left,
    Link,
    LookChanged,
    Moved,
    OptionsChanged,
    Revoked,
    Sat,
    SeatClosed,
    SeatOpened,
    Started,
    Stood,
    Undone,
)
from rifugio.table.messages.options import Options, Word


@message
class OpenedSeen:
    """A table was opened; those who came to watch are not told the room."""

    kind: Literal["opened"] = "opened"
    options: Options
    room: str | None = None
    commitment: Commitment
    seats: tuple[Kept, ...] = ()


@message
class WordSeen:
    """Somebody added a word to the bag; only they themselves see which."""

    kind: Literal["word"] = "word"
    seat: SeatNumber
    word: Word | None = None


@message
class RematchSeen:
    """A new table was opened; those who came to watch are not told where."""

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
    | ClockChanged
    | Aborted
    | RematchSeen,
    Apart("kind"),
]
