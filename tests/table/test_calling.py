"""Calling people who are not there: which events add a job for it, and when it is due."""

from datetime import timedelta

from rifugio.table.calling import turn_of
from rifugio.table.duties import Duty
from rifugio.table.messages.commands import ChangeClock, Expire, Holiday
from rifugio.table.messages.events import ClockChanged, Expired, HolidayChanged
from rifugio.table.messages.options import DAY, Clock
from rifugio.table.who import Timer
from tests.table.driving import HOST, LIVE, begun, connected

SLOW = Clock(kind="correspondence", seconds=DAY)
TURN = (Duty("notice", 120), Duty("reminder", DAY * 7 // 8))


def test_a_turn_calls_once_and_not_with_each_move() -> None:
    driven = begun(2, clock=SLOW)
    called = [driven.calls]
    driven.move()
    called.append(driven.calls)
    connected(driven).move("end")
    called.append(driven.calls)
    assert called == [TURN, (), TURN]


def test_without_a_clock_the_reminder_comes_when_the_end_is_announced() -> None:
    assert begun(2).calls == (Duty("notice", 120), Duty("reminder", 21 * DAY))


def test_nobody_is_called_where_turns_are_short_or_nobody_waits() -> None:
    assert begun(2, clock=LIVE).calls == ()
    assert begun(1, ["fox"], clock=SLOW).calls == ()


def test_whoever_is_away_is_not_called_and_alone_nobody_is() -> None:
    driven = begun(2, clock=SLOW)
    driven.now += timedelta(days=2)
    driven.do(Timer(), Expire(seat=0), Expired)
    assert turn_of(driven.table) is None
    assert driven.calls == ()


def test_a_holiday_puts_the_call_off() -> None:
    driven = begun(2, clock=SLOW)
    driven.do(driven.at(0), Holiday(seat=0, days=3), HolidayChanged)
    assert driven.calls == (Duty("notice", 3 * DAY + 120), Duty("reminder", 3 * DAY + DAY * 7 // 8))
    turn = turn_of(driven.table)
    assert turn is not None
    assert turn.since - driven.now == timedelta(days=3)


def test_another_clock_is_another_reminder() -> None:
    driven = begun(2)
    driven.do(HOST, ChangeClock(clock=SLOW), ClockChanged)
    assert driven.calls == TURN
