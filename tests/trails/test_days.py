"""Which day it is somewhere, and when a day has begun and ended everywhere."""

from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from rifugio.trails.days import DAY, begin_of, days_now, end_of, last_ended, last_sealed

WEDNESDAY = date(2026, 11, 18)


def test_a_day_lasts_fifty_hours() -> None:
    assert begin_of(WEDNESDAY) == datetime(2026, 11, 17, 10, tzinfo=UTC)
    assert end_of(WEDNESDAY) == datetime(2026, 11, 19, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("hour", "days"), [(0, (17, 18)), (9, (17, 18)), (10, (17, 18, 19)), (11, (17, 18, 19)), (12, (18, 19))]
)
def test_it_is_two_or_three_dates_at_once(hour: int, days: tuple[int, ...]) -> None:
    now = datetime(2026, 11, 18, hour, 30, tzinfo=UTC)
    assert tuple(day.day for day in days_now(now)) == days


@pytest.mark.parametrize(
    "zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Rome", "America/New_York"]
)
def test_everybodys_today_can_be_walked_at_every_hour(zone: str) -> None:
    for hour in range(24 * 7):
        now = datetime(2026, 10, 24, tzinfo=UTC) + timedelta(hours=hour)
        assert now.astimezone(ZoneInfo(zone)).date() in days_now(now)


def test_a_seal_is_out_a_whole_day_before_and_the_secret_only_when_the_day_is_over_everywhere() -> None:
    for hour in range(24 * 3):
        now = datetime(2026, 11, 18, tzinfo=timezone(timedelta(hours=5))) + timedelta(hours=hour)
        assert begin_of(last_sealed(now)) - now <= DAY
        assert begin_of(last_sealed(now) + DAY) - now > DAY
        assert end_of(last_ended(now)) <= now < end_of(last_ended(now) + DAY)
        assert not set(days_now(now)) & {last_sealed(now), last_ended(now)}
