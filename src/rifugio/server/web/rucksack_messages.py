"""Messages about a rucksack."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal

from pydantic import AwareDatetime, Field, StrictBool, StrictInt, StringConstraints

from rifugio.server.people.secrets import CODE_PATTERN, SESSION_PATTERN
from rifugio.server.web.messages import Message, MyTokens
from rifugio.table.messages.options import BotName, Look

Language = Literal["de", "en", "it", "nl"]
Short = Annotated[str, StringConstraints(max_length=40)]
Setting = Annotated[str, StringConstraints(pattern="^[a-z_]{1,20}$")]
Code = Annotated[str, StringConstraints(pattern=CODE_PATTERN, max_length=60)]


class Things(Message):
    """What goes along to every device; what is not named stays as it was."""

    look: Look | None = None
    language: Language | None = None
    settings: (
        Annotated[Mapping[Setting, StrictBool | StrictInt | Short | None], Field(max_length=20)] | None
    ) = None
    stamps: Annotated[tuple[BotName, ...], Field(max_length=20)] = ()
    """Stamps of the climb are only ever added."""
    child: StrictBool | None = None
    """Whether it is a child's; None: as it was."""


class NewRucksack(MyTokens, Things):
    """What to begin with: these seats, and these things."""


class Packed(Message):
    """A rucksack that is open on this device now."""

    session: str
    """The secret that opens it: `Authorization: Bearer …`."""


class ShownSeat(Message):
    """A seat in the rucksack, or the role of a host, as its token."""

    table: str
    token: str
    ended: AwareDatetime | None
    """When its game ended."""


class ShownDevice(Message):
    """A device on which the rucksack is open."""

    number: int
    name: str
    """Its system and its browser, such as `android firefox`."""
    opened: AwareDatetime
    seen: date
    this: bool


class ShownRucksack(Message):
    """A rucksack."""

    packed: AwareDatetime
    child: bool
    look: Look | None
    language: Language | None
    settings: Mapping[str, bool | int | str | None] | None
    stamps: tuple[BotName, ...]
    seats: tuple[ShownSeat, ...]
    devices: tuple[ShownDevice, ...]
    kept_days: int
    """How long it is kept after the last visit."""


class Companion(Message):
    """Somebody who keeps a seat at one of my tables, too."""

    table: str
    seat: int
    friend: int
    """The same number for the same person, in this answer only."""
    look: Look | None
    """As they look now."""


class Move(Message):
    """A code that opens the rucksack on another device, once."""

    code: str
    seconds: int
    """For how long."""


class AskedJoin(Message):
    """The session of another rucksack of the same person."""

    session: Annotated[str, StringConstraints(pattern=SESSION_PATTERN)]


class AskedOpening(Message):
    """A code to open a rucksack by."""

    code: Code
