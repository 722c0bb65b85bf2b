"""The values that are stored about people. Names of others are not among them: those lie at the tables."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any, Final, NamedTuple

HOST: Final = -1
"""In place of a seat: the host's role at a table."""


class KeptSeat(NamedTuple):
    """A seat at a table, or the role of its host, in a rucksack."""

    game_id: int
    link: str
    seat: int
    generation: int
    ended: datetime | None = None
    """When its game ended, as far as that was noticed."""


class Device(NamedTuple):
    """A device on which a rucksack is open."""

    number: int
    name: str
    """Its system and its browser, such as `android firefox`; nothing finer is stored."""
    opened: datetime
    seen: date


class Person(NamedTuple):
    """A rucksack, but for its seats."""

    packed: datetime
    seen: date
    child: bool
    things: Mapping[str, Any]
    """Look, language and settings, as the page sent them."""
    stamps: tuple[str, ...]
    """The bots that were beaten on the climb."""


class Owner(NamedTuple):
    """Whose rucksack a session opens, and on which device."""

    person_id: int
    device: int


class Companion(NamedTuple):
    """Somebody else who keeps a seat at a table that I keep, too."""

    game_id: int
    seat: int
    person_id: int
    look: Mapping[str, Any] | None


class Passkey(NamedTuple):
    """A passkey that opens a rucksack: of it only the public key is known."""

    person_id: int
    number: int
    credential: bytes
    public_key: bytes
    device: str
    """The device it was made on, named as in Device."""
    made: datetime


class MailAddress(NamedTuple):
    """Where a link that opens a rucksack can be sent."""

    address: str
    confirmed: bool
    """Whether a link that was sent there has been followed."""
