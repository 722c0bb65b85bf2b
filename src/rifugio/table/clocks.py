"""Deadlines: when a turn's time is up, and how long the server waits for anything else."""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from rifugio.table.messages.options import DAY
from rifugio.table.table import Table

CHILD_PAUSE: Final = 5
"""Seconds a bot waits after a child's turn, which may be undone until somebody moves."""
GRACE: Final = 1
"""Seconds after a deadline until the timer checks; PostgreSQL decides whether it has passed."""
ARCHIVE_AFTER: Final = DAY // 4
"""Seconds from the end of a game until it is archived: after that there is no rematch."""
WAITING_AT_MOST: Final = DAY
"""Seconds a table may wait for its start."""
UNHURRIED_AT_MOST: Final = 30 * DAY
"""Seconds a turn without a clock may take before the table counts as abandoned."""
SKEW: Final = 60
"""Seconds more for a deadline that an earlier event has set: a node's clock may differ from PostgreSQL's."""
ANNOUNCED_AFTER: Final = 21 * DAY
"""Seconds a turn without a clock takes before everybody is told when the table will end."""


def bot_is_to_move(table: Table) -> bool:
    """Whether the seat to move is a bot's, or that of a player who is away."""
    number = table.to_move
    if number is None:
        return False
    return table.seats[number].kind == "bot" or table.seats[number].away


def person_since(table: Table) -> datetime | None:
    """Return since when a person who is not away has been to move; None if no such person is to move.

    Nobody has to move on holiday, so for them it is the end of the holiday.
    """
    number = table.to_move
    if number is None or bot_is_to_move(table):
        return None
    began, holiday = table.begun.turn_began, table.seats[number].holiday
    return began if holiday is None else max(began, holiday)


def deadline(table: Table) -> datetime | None:
    """Return when the current turn's time is up; None if there is no time limit."""
    began = person_since(table)
    if began is None or table.clock.kind == "none":
        return None
    return began + timedelta(seconds=table.clock.seconds)


def has_holidays(table: Table) -> bool:
    """Whether a turn may take a day or more, so that somebody on holiday has to be waited for."""
    return table.clock.kind == "none" or table.clock.seconds >= DAY


class End(NamedTuple):
    """When a table ends by itself unless somebody does something, and from when on that is said."""

    at: datetime
    announced: datetime


def end_of(table: Table) -> End | None:
    """Return when a table will be abandoned; None if its time does not run."""
    if table.phase == "waiting":
        return End(table.opened + timedelta(seconds=WAITING_AT_MOST), table.opened)
    since = person_since(table)
    if since is None or table.clock.kind != "none":
        return None
    ends, announced = timedelta(seconds=UNHURRIED_AT_MOST), timedelta(seconds=ANNOUNCED_AFTER)
    return End(since + ends, since + announced)


def is_abandoned(table: Table, now: datetime) -> bool:
    """Whether a table should be abandoned, at the time its duty `abandoned` is due.

    A table that still waits for its start then has waited long enough; in a game, a new turn may have begun
    since. A day of leeway allows for clock skew.
    """
    if table.phase == "waiting":
        return True
    since = person_since(table)
    return since is not None and now - since > timedelta(seconds=UNHURRIED_AT_MOST - DAY)
