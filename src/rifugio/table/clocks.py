"""Time: when a turn is over by the clock, and how long the server waits for anything else."""

from datetime import datetime, timedelta
from typing import Final

from rifugio.table.messages.options import DAY
from rifugio.table.table import Table

CHILD_PAUSE: Final = 5
"""Seconds a bot waits after a child's turn, which may be taken back until somebody moves."""
GRACE: Final = 1
"""Seconds after a deadline until the timer looks: the deadline itself is judged by PostgreSQL."""
ARCHIVE_AFTER: Final = DAY // 4
"""Seconds from the end of a game until it is packed: after that there is no rematch."""
WAITING_AT_MOST: Final = DAY
"""Seconds a table waits for its start."""
UNHURRIED_AT_MOST: Final = 30 * DAY
"""Seconds a turn without a clock may take until the table counts as abandoned."""


def bot_is_to_move(table: Table) -> bool:
    """Whether the seat to move is a bot's, or of a player who is away."""
    number = table.to_move
    if number is None:
        return False
    return table.seats[number].kind == "bot" or table.seats[number].away


def person_since(table: Table) -> datetime | None:
    """Return since when a person who is there has been to move, None if nobody is."""
    if table.to_move is None or bot_is_to_move(table):
        return None
    return table.begun.turn_began


def deadline(table: Table) -> datetime | None:
    """Return when the time of the present turn is over, None if nobody is in haste."""
    began = person_since(table)
    if began is None or table.clock.kind == "none":
        return None
    return began + timedelta(seconds=table.clock.seconds)


def is_abandoned(table: Table, now: datetime) -> bool:
    """Whether a table should be given up, at the time its duty `abandoned` is due.

    A table that still waits then has waited long enough; a turn may have gone on since. A day of leeway makes
    up for clocks that do not agree.
    """
    if table.phase == "waiting":
        return True
    since = person_since(table)
    return since is not None and now - since > timedelta(seconds=UNHURRIED_AT_MOST - DAY)
