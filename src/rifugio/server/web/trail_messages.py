"""Messages about the trails of the days."""

from datetime import date

from pydantic import AwareDatetime, StrictBool

from rifugio.server.web.messages import Message
from rifugio.table.messages.options import BotName, ExtensionName, Look
from rifugio.table.messages.tables import ShownScoreLine


class AskedTrail(Message):
    """Who walks, and whether this device has walked the day's trail before: then it is not counted."""

    look: Look
    again: StrictBool = False


class OpenedTrail(Message):
    """A new table on the trail, with the walker's token; `counted` says whether its points count."""

    table: str
    tokens: tuple[str, ...]
    counted: bool


class ShownTry(Message):
    """The counted try of whoever asks; without points while it goes on, or if it was given up."""

    over: bool
    points: int | None
    lines: tuple[ShownScoreLine, ...]
    """Points by source."""


class ShownFriend(Message):
    """The counted points of somebody at the same tables."""

    look: Look | None
    points: int


class Bar(Message):
    """How many have so many points."""

    points: int
    many: int


class ShownTrail(Message):
    """The trail of a day."""

    day: date
    begins: AwareDatetime
    """In the first time zone."""
    ends: AwareDatetime
    """In the last time zone; then the secret is published."""
    animals: tuple[BotName, ...]
    extensions: tuple[ExtensionName, ...]
    commitment: str
    other_key: bool
    """Whether the day was sealed with another key than the server has now: then nobody can walk it."""
    secret: str | None
    """The secret of the bag, once the day has ended everywhere."""
    mine: ShownTry | None
    friends: tuple[ShownFriend, ...]
    """The most points first."""
    spread: tuple[Bar, ...]
    """Everybody's counted points."""
    path: str | None
    """The link to watch the strongest bot's walk, of a day that has ended."""


class ShownTrails(Message):
    """The trails of now, by the server's clock."""

    now: AwareDatetime
    open: tuple[ShownTrail, ...]
    """Days that it is somewhere, the oldest first."""
    next: ShownTrail
    """The day whose seal is out already."""
    ended: ShownTrail
    """The latest day that has ended everywhere."""
