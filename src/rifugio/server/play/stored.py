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
    """Its personal texts, stored beside the log, that are not erased."""

    @property
    def id(self) -> EventId:
        """The event's identity."""
        return EventId(self.command_id, self.at)


class NewEvent(NamedTuple):
    """An event to append, with its jobs and personal texts."""

    game_id: int
    seq: int
    command_id: CommandId
    actor: int
    rules_version: int
    body: bytes
    follows: EventId | None = None
    """The event before it, on which it was decided; None only for the first."""
    duties: tuple[tuple[str, float], ...] = ()
    """Jobs: kind, and seconds from now."""
    before: datetime | None = None
    """Append only before this time, by the store's clock."""
    after: datetime | None = None
    """Append only after this time, by the store's clock."""
    texts: tuple[Text, ...] = ()
    """Personal texts, stored beside the log, so that they can be erased."""


class NewGame(NamedTuple):
    """A table to be opened."""

    game_id: int
    join_link: str
    watch_link: str
    secret: Secret
    first: NewEvent
    more: tuple[NewEvent, ...] = ()
    """Events that follow the first at once, if the table begins in the middle of a game."""


class Head(NamedTuple):
    """The last event of a log."""

    seq: int
    id: EventId | None
    """None if the game is archived."""


class Found(NamedTuple):
    """What a link leads to."""

    game_id: int
    joining: bool
    """Whether it is the link for joining, not only for watching."""


class Links(NamedTuple):
    """The two links of a table."""

    join_link: str
    watch_link: str


class Job(NamedTuple):
    """A job, leased to this runner."""

    game_id: int
    seq: int
    kind: str
    attempts: int
    """How often it was leased, this time included."""
