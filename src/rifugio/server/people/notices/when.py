"""When somebody is told of a turn: pure, from their wishes and what they have seen."""

from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple

from rifugio.server.people.notices.stored import Receiver, Wishes
from rifugio.table.calling import Turn

DAY: Final = timedelta(days=1)
SKEW: Final = timedelta(minutes=5)
"""A job that is due this much too early is for an earlier turn; less is how clocks differ."""
IN_TIME: Final = timedelta(minutes=30)
"""A reminder that would come later than this before the end does not wait for the quiet hours to be over."""


class Tell(NamedTuple):
    """Tell it at this time."""

    at: datetime
    digest: bool = False
    """All turns that wait, in one."""
    quiet: bool = False
    """Without a sound, in quiet hours."""


def when(kind: Literal["notice", "reminder"], turn: Turn, one: Receiver) -> Tell | None:
    """Return when to tell somebody of a turn; None: not at all."""
    tell = _notice(turn, one) if kind == "notice" else _reminder(turn, one)
    return None if tell is None or tell.at >= turn.ends or one.now > tell.at + DAY else tell


def _notice(turn: Turn, one: Receiver) -> Tell | None:
    if one.looked is not None and one.looked >= turn.since:
        return None
    waited = turn.since + timedelta(minutes=one.wishes.after_minutes)
    if one.wishes.digest is not None:
        return Tell(next_time(one.wishes.digest, waited, one.offset), digest=True)
    return Tell(after_quiet(waited, one.wishes, one.offset))


def _reminder(turn: Turn, one: Receiver) -> Tell | None:
    if turn.remind - one.now > SKEW:  # another job has been added for this turn
        return None
    recently = one.now - timedelta(minutes=one.wishes.after_minutes)
    if one.looked is not None and one.looked >= max(turn.since, recently):
        return None
    later = after_quiet(turn.remind, one.wishes, one.offset)
    if later == turn.remind or later <= turn.ends - IN_TIME:
        return Tell(later)
    return Tell(turn.remind, quiet=True)


def next_time(minute: int, after: datetime, offset: timedelta) -> datetime:
    """Return when it is this minute of the day next, where clocks are ahead of UTC by the offset."""
    local = after + offset
    at = local.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(minutes=minute)
    return (at if at >= local else at + DAY) - offset


def after_quiet(at: datetime, wishes: Wishes, offset: timedelta) -> datetime:
    """Return the time itself, or when the quiet hours around it are over."""
    begin, end = wishes.quiet_from, wishes.quiet_until
    if begin is None or end is None or begin == end:
        return at
    local = at + offset
    minute = local.hour * 60 + local.minute
    quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    return next_time(end, at, offset) if quiet else at
