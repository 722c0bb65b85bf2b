"""Days: a trail can be walked for as long as it is its date somewhere."""

from datetime import date, datetime, time, timedelta, timezone
from typing import Final

FIRST_ZONE: Final = timezone(timedelta(hours=14))
"""Where every day begins, on the Line Islands."""
LAST_ZONE: Final = timezone(timedelta(hours=-12))
"""Where every day ends, at sea."""
DAY: Final = timedelta(days=1)


def begin_of(day: date) -> datetime:
    """Return when a day begins in the first time zone."""
    return datetime.combine(day, time(), FIRST_ZONE)


def end_of(day: date) -> datetime:
    """Return when a day has ended in the last time zone: then its secret is published."""
    return datetime.combine(day + DAY, time(), LAST_ZONE)


def days_now(now: datetime) -> tuple[date, ...]:
    """Return the dates that it is somewhere, the oldest first: two or three."""
    day, last = now.astimezone(LAST_ZONE).date(), now.astimezone(FIRST_ZONE).date()
    return tuple(day + number * DAY for number in range((last - day).days + 1))


def last_ended(now: datetime) -> date:
    """Return the latest day that has ended everywhere."""
    return days_now(now)[0] - DAY


def last_sealed(now: datetime) -> date:
    """Return the last day whose seal is out: the day after the one that has begun in the first zone."""
    return days_now(now)[-1] + DAY
