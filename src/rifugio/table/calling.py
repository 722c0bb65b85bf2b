"""When somebody who is not there is to be called: jobs for the people at a table, as data."""

from datetime import datetime, timedelta
from math import ceil
from typing import Final, NamedTuple

from rifugio.table.clocks import ANNOUNCED_AFTER, deadline, end_of, has_holidays, person_since
from rifugio.table.duties import Duty
from rifugio.table.table import Table

SOONEST: Final = 120
"""Seconds that a turn waits before anybody is told of it."""
LAST_PART: Final = 8
"""A reminder comes when one part in so many of a turn's time is left: three hours of a day."""


class Turn(NamedTuple):
    """A turn that a person may take hours or days for, while others wait."""

    seat: int
    generation: int
    began: datetime
    """Tells it from every other turn of the table."""
    since: datetime
    """Since when it has waited: later than it began if its person is on holiday."""
    remind: datetime
    """When a reminder is due."""
    ends: datetime
    """When its time is over."""


def turn_of(table: Table) -> Turn | None:
    """Return the turn somebody may have to be called for.

    None where turns are short, where it is a bot's, or where nobody else waits.
    """
    since, seat = person_since(table), table.to_move
    if since is None or seat is None or not has_holidays(table):
        return None
    if sum(each.held and not each.away for each in table.seats) < 2:
        return None
    ends, end = deadline(table), end_of(table)
    if ends is not None:
        remind = ends - timedelta(seconds=table.clock.seconds // LAST_PART)
    else:
        assert end is not None
        ends, remind = end.at, since + timedelta(seconds=ANNOUNCED_AFTER)
    return Turn(seat, table.seats[seat].generation, table.begun.turn_began, since, remind, ends)


def calls(before: Table, after: Table) -> tuple[Duty, ...]:
    """Return the jobs an event calls for: to tell somebody of their turn, and to remind them of it."""
    turn = turn_of(after)
    if turn is None or turn == turn_of(before):
        return ()
    waits, reminds = (ceil((at - after.last.at).total_seconds()) for at in (turn.since, turn.remind))
    return Duty("notice", waits + SOONEST), Duty("reminder", max(0, reminds))
