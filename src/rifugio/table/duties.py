"""Scheduled jobs that an event calls for, as data: rows for the jobs table."""

from math import ceil
from typing import Literal, NamedTuple

from rifugio.table.afterwards import ENDED
from rifugio.table.clocks import (
    ARCHIVE_AFTER,
    CHILD_PAUSE,
    GRACE,
    SKEW,
    UNHURRIED_AT_MOST,
    WAITING_AT_MOST,
    bot_is_to_move,
    deadline,
    end_of,
    person_since,
)
from rifugio.table.table import Table


class Duty(NamedTuple):
    """A job to run some seconds after the event."""

    kind: Literal["bot", "deadline", "archive", "abandoned", "room", "notice", "reminder", "trail"]
    after_seconds: int


def duties(before: Table | None, after: Table) -> tuple[Duty, ...]:
    """Return the jobs an event calls for."""
    if before is None:
        return (Duty("abandoned", WAITING_AT_MOST),)
    if before.phase != after.phase and (before.phase == "waiting" or after.phase in ENDED):
        return Duty("room", 0), *_duties(before, after)
    return _duties(before, after)


def _duties(before: Table, after: Table) -> tuple[Duty, ...]:
    """Return the jobs that keep the game going, or archive it.

    A bot's job is for the position after this very event: if another event comes first, that one brings its
    own job, and this one does nothing.
    """
    if after.phase in ENDED:
        return _when_over(after) if before.phase not in ENDED else ()
    if bot_is_to_move(after):
        may_come_back = after.play is not None and after.play.ended is not None
        return (Duty("bot", CHILD_PAUSE if may_come_back else 0),)
    since = person_since(after)
    if since is None:
        return ()
    holiday = ceil((since - after.last.at).total_seconds())
    if after.clock.kind == "none":
        return (Duty("abandoned", holiday + UNHURRIED_AT_MOST),) if end_of(after) != end_of(before) else ()
    late = GRACE + (SKEW if holiday else 0)
    changed = deadline(after) != deadline(before)
    return (Duty("deadline", holiday + after.clock.seconds + late),) if changed else ()


def _when_over(table: Table) -> tuple[Duty, ...]:
    archive = Duty("archive", ARCHIVE_AFTER)
    return (archive,) if table.trail is None else (Duty("trail", 0), archive)
