"""What the server has to do after an event, as data: rows for the table of jobs."""

from typing import Literal, NamedTuple

from rifugio.table.afterwards import ENDED
from rifugio.table.clocks import (
    ARCHIVE_AFTER,
    CHILD_PAUSE,
    GRACE,
    UNHURRIED_AT_MOST,
    WAITING_AT_MOST,
    bot_is_to_move,
    deadline,
    person_since,
)
from rifugio.table.table import Table


class Duty(NamedTuple):
    """Something to do, so many seconds after the event."""

    kind: Literal["bot", "deadline", "archive", "abandoned", "room"]
    after_seconds: int


def duties(before: Table | None, after: Table) -> tuple[Duty, ...]:
    """Return what an event makes necessary."""
    if before is None:
        return (Duty("abandoned", WAITING_AT_MOST),)
    if before.phase != after.phase and (before.phase == "waiting" or after.phase in ENDED):
        return Duty("room", 0), *_duties(before, after)
    return _duties(before, after)


def _duties(before: Table, after: Table) -> tuple[Duty, ...]:
    """Return what makes the game go on, or packs it away.

    A bot's duty is for the position after this very event: if another event comes in between, that one
    brings a duty of its own, and this one is done by doing nothing.
    """
    if after.phase in ENDED:
        return (Duty("archive", ARCHIVE_AFTER),) if before.phase not in ENDED else ()
    if bot_is_to_move(after):
        may_come_back = after.play is not None and after.play.ended is not None
        return (Duty("bot", CHILD_PAUSE if may_come_back else 0),)
    due = deadline(after)
    if due is not None:
        return (Duty("deadline", after.clock.seconds + GRACE),) if due != deadline(before) else ()
    unhurried = person_since(after)
    if unhurried is not None and unhurried != person_since(before):
        return (Duty("abandoned", UNHURRIED_AT_MOST),)
    return ()
