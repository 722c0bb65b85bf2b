"""The values that play stores and reads: events, jobs, links."""

from datetime import datetime
from typing import NamedTuple

from rifugio.server.ids import CommandId
from rifugio.server.keys import Secret
from rifugio.table.personal import Text
from rifugio.table.table import EventId


class Row(NamedTuple):
    """An event as it is stored."""

    seq: int
    command_id: CommandId
    actor: int
    rules_version: int
    at: datetime
    body: bytes
    texts: tuple[Text, ...] = ()
    """What is stored beside the log and not erased."""

    @property
    def id(self) -> EventId:
        """Which event it is."""
        return EventId(self.command_id, self.at)


class NewEvent(NamedTuple):
    """An event to be appended, and what has to be done because of it."""

    game_id: int
    seq: int
    command_id: CommandId
    actor: int
    rules_version: int
    body: bytes
    follows: EventId | None = None
    """The event before it, on which it was decided; only the first follows none."""
    duties: tuple[tuple[str, float], ...] = ()
    """Jobs: kind, and seconds from now."""
    before: datetime | None = None
    """Append only if it is not yet this late, by the store's clock."""
    after: datetime | None = None
    """Append only if it is this late already."""
    texts: tuple[Text, ...] = ()
    """What is stored beside the log, so that it can be erased."""


class NewGame(NamedTuple):
    """A table to be opened."""

    game_id: int
    join_link: str
    watch_link: str
    secret: Secret
    first: NewEvent


class Head(NamedTuple):
    """The last event of a log."""

    seq: int
    id: EventId | None
    """None if the game is packed away."""


class Found(NamedTuple):
    """What a link leads to."""

    game_id: int
    joining: bool
    """Whether one may sit down, and not only watch."""


class Links(NamedTuple):
    """The two links of a table."""

    join_link: str
    watch_link: str


class Job(NamedTuple):
    """Something to do, taken by us until its lease is over."""

    game_id: int
    seq: int
    kind: str
    attempts: int
    """How often it was taken, this time included."""
