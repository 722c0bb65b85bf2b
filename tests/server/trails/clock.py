"""A clock that a test moves."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

_TODAY: Final = datetime.now(UTC).date()
MONDAY: Final = _TODAY + timedelta(days=7 - _TODAY.weekday())
"""The squirrel's day, which is quick."""


def noon(day: date) -> datetime:
    """Return noon in Greenwich."""
    return datetime.combine(day, time(12, 30), UTC)


class ClockInHand:
    """The clock of a node; it stands still until it is moved."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def now(self) -> datetime:
        """Return the time it was set to."""
        return self.at
