"""The values that are stored about notices."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from rifugio.server.people.notices.ways import Kind


class Wishes(NamedTuple):
    """When somebody wants to be told. Times of the day are minutes after midnight, where they live."""

    after_minutes: int = 10
    """How long a turn waits first."""
    digest: int | None = None
    """At this time once a day, all turns together, instead of one notice for each."""
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Between these times nothing is sent."""
    zone: str = "UTC"
    """The name of their time zone."""


class Receiver(NamedTuple):
    """Somebody who holds the seat whose turn it is, and has a way to be told."""

    person_id: int
    language: str | None
    link: str
    """Of the table."""
    wishes: Wishes
    looked: datetime | None
    """When they last looked at the table."""
    now: datetime
    """The time, by the store's clock."""
    offset: timedelta
    """How far the clocks where they live are ahead of UTC."""


class GivenWay(NamedTuple):
    """A way by which somebody wants to be told."""

    number: int
    kind: Kind
    address: str
    more: Mapping[str, str]
    device: int | None
    """The device that asked for it, by its session's number; its notices end with the session."""
    made: datetime
