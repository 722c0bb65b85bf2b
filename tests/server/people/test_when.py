"""When somebody is told of a turn: after so many minutes, not in the night, at breakfast all together."""

from datetime import UTC, datetime, timedelta
from typing import Literal

import pytest

from rifugio.server.people.notices.stored import Receiver, Wishes
from rifugio.server.people.notices.when import Tell, when
from rifugio.table.calling import Turn

BEGAN = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
ROME = timedelta(hours=1)
NIGHT = 22 * 60, 7 * 60
MORNING = datetime(2026, 11, 19, 6, 0, tzinfo=UTC)
"""Seven in Rome."""


def minutes(number: float) -> timedelta:
    return timedelta(minutes=number)


def told(
    kind: Literal["notice", "reminder"] = "notice",
    waited: timedelta = timedelta(),
    looked: timedelta | None = None,
    lasts: timedelta = timedelta(days=1),
    after_minutes: int = 10,
    digest: int | None = None,
    quiet: tuple[int, int] | tuple[None, None] = (None, None),
) -> Tell | None:
    """When somebody in Rome is told of a turn that began at 20:30 UTC."""
    turn = Turn(0, 1, BEGAN, BEGAN, BEGAN + lasts * 7 / 8, BEGAN + lasts)
    seen = None if looked is None else BEGAN + looked
    wished = Wishes(after_minutes, digest, quiet[0], quiet[1], "Europe/Rome")
    return when(kind, turn, Receiver(1, "it", "link", wished, seen, BEGAN + waited, ROME))


def test_after_so_many_minutes_unless_they_have_looked_since() -> None:
    assert told() == Tell(BEGAN + minutes(10))
    assert told(after_minutes=60) == Tell(BEGAN + minutes(60))
    assert told(looked=minutes(1)) is None
    assert told(looked=minutes(-1)) == Tell(BEGAN + minutes(10)), "just having left is no excuse"


def test_in_quiet_hours_nothing_comes_before_they_are_over() -> None:
    assert told(quiet=NIGHT) == Tell(BEGAN + minutes(10)), "21:40 in Rome"
    assert told(after_minutes=60, quiet=NIGHT) == Tell(MORNING)
    assert told(quiet=(21 * 60, 23 * 60)) == Tell(BEGAN + minutes(90))
    assert told(quiet=(60, 60)) == Tell(BEGAN + minutes(10))


def test_a_digest_comes_at_its_time_of_the_day() -> None:
    assert told(digest=7 * 60) == Tell(MORNING, digest=True)
    late = told(digest=21 * 60 + 30, lasts=timedelta(days=3))
    assert late == Tell(MORNING + timedelta(hours=14.5), digest=True), "the turn had not waited ten minutes"


def test_a_reminder_comes_although_they_have_looked_but_not_while_they_do() -> None:
    due = timedelta(hours=21)
    assert told("reminder", due, looked=minutes(30)) == Tell(BEGAN + due)
    assert told("reminder", due, looked=due - minutes(5)) is None
    assert told("reminder", due - timedelta(hours=1)) is None, "the job of an earlier turn"
    assert told("reminder", due - minutes(1)) == Tell(BEGAN + due), "clocks differ"


@pytest.mark.parametrize(("until", "quiet"), [(20 * 60, False), (22 * 60, True)])
def test_a_reminder_waits_for_quiet_hours_only_if_it_comes_in_time(until: int, quiet: bool) -> None:
    """It is due at 18:30 in Rome, and the time ends at 21:30."""
    due = timedelta(hours=21)
    found = told("reminder", due, quiet=(16 * 60, until))
    assert found == (Tell(BEGAN + due, quiet=True) if quiet else Tell(BEGAN + due + minutes(90)))


def test_what_nobody_needs_any_more_is_not_told() -> None:
    assert told(lasts=minutes(5)) is None, "its time is over by then"
    assert told(waited=timedelta(days=1, minutes=11), lasts=timedelta(days=9)) is None, "too late"
    assert told(waited=timedelta(hours=23), lasts=timedelta(days=9)) == Tell(BEGAN + minutes(10)), "late"
