"""A holiday of one's own: the turn waits until its end, for as many days as the seat has, and no longer."""

import json
from datetime import datetime, timedelta

import pytest

from rifugio.answering.glances import glance_of
from rifugio.table.clocks import GRACE, SKEW, deadline, end_of, is_abandoned
from rifugio.table.decide import rematch_of
from rifugio.table.duties import Duty
from rifugio.table.messages.commands import (
    Back,
    ChangeClock,
    Claim,
    Expire,
    HandOn,
    Holiday,
    Leave,
    Revoke,
    Undo,
)
from rifugio.table.messages.events import (
    CameBack,
    Claimed,
    ClockChanged,
    Expired,
    HandedOn,
    HolidayChanged,
    Left,
    Moved,
    Revoked,
    Undone,
    read_event,
    write_event,
)
from rifugio.table.messages.options import DAY, HOLIDAY_DAYS, Clock
from rifugio.table.projection.tables import Projection, table_json
from rifugio.table.who import Caller, Timer
from tests.table.driving import ANYONE, HOST, LIVE, Driven, begun, connected

A_DAY = Clock(kind="correspondence", seconds=DAY)
DAYS = timedelta(days=1)


def away(driven: Driven, seat: int, days: int) -> None:
    """Go on holiday."""
    driven.do(driven.at(seat), Holiday(seat=seat, days=days), HolidayChanged)


def late(driven: Driven) -> datetime:
    """When the turn's time is up."""
    found = deadline(driven.table)
    assert found is not None
    return found


def used(driven: Driven, seat: int) -> int:
    """How many days the seat has taken."""
    return driven.table.seats[seat].holiday_used


def test_the_turn_waits_for_the_end_of_the_holiday_and_a_turns_time_more() -> None:
    driven = begun(2, clock=A_DAY)
    away(driven, 0, 5)
    began = driven.now
    assert late(driven) == began + 6 * DAYS
    assert driven.duties == (Duty("deadline", 6 * DAY + GRACE + SKEW),)
    assert glance_of(driven.table).deadline == late(driven), "and so says the list of one's tables"
    shown = json.loads(table_json(driven.table, ANYONE))
    assert datetime.fromisoformat(shown["seats"][0]["holiday"]) == began + 5 * DAYS
    assert datetime.fromisoformat(shown["turn"]["deadline"]) == late(driven)
    assert (shown["holiday_days"], shown["seats"][0]["holiday_used"]) == (HOLIDAY_DAYS, 5)
    assert (shown["seats"][1]["holiday"], shown["seats"][1]["holiday_used"]) == (None, 0)


def test_a_turn_that_begins_during_the_holiday_waits_as_well() -> None:
    driven = connected(begun(2, clock=A_DAY))
    away(driven, 1, 3)
    ends = driven.now + 3 * DAYS
    assert not driven.duties, "it is not their turn"
    driven.now += timedelta(hours=20)
    driven.move("end")
    assert late(driven) == ends + DAYS
    seconds = (late(driven) - driven.now).total_seconds()
    assert driven.duties == (Duty("deadline", int(seconds) + GRACE + SKEW),)


def test_a_turn_after_the_holiday_has_its_usual_time() -> None:
    driven = connected(begun(2, clock=Clock(kind="correspondence", seconds=7 * DAY)))
    away(driven, 1, 1)
    driven.now += 2 * DAYS
    driven.move("end")
    assert late(driven) == driven.now + 7 * DAYS
    assert driven.duties == (Duty("deadline", 7 * DAY + GRACE),)


def test_whoever_moves_is_back_and_keeps_the_days_that_have_not_begun() -> None:
    driven = begun(2, clock=A_DAY)
    away(driven, 0, 7)
    driven.now += timedelta(days=2, hours=12)
    assert isinstance(driven.move(), Moved)
    assert driven.table.seats[0].holiday == driven.now
    assert used(driven, 0) == 3
    assert late(driven) == driven.now + DAYS, "not a day after the turn began: it would be over"
    assert driven.duties == (Duty("deadline", DAY + GRACE),)
    shown = json.loads(table_json(driven.table, ANYONE))["seats"][0]
    assert datetime.fromisoformat(shown["holiday"]) == driven.now, "it ended just now"


def test_a_move_after_the_holiday_leaves_the_deadline_where_it_was() -> None:
    driven = begun(2, clock=A_DAY)
    away(driven, 0, 2)
    before = late(driven)
    driven.now += timedelta(days=2, hours=12)
    driven.move()
    assert (late(driven), used(driven, 0)) == (before, 2)
    assert driven.duties == ()


def test_nobody_who_only_says_so_is_back_for_longer_than_the_days_they_gave() -> None:
    driven = begun(2, clock=A_DAY)
    for day in range(1, HOLIDAY_DAYS + 1):
        away(driven, 0, 1)
        away(driven, 0, 0)
        assert used(driven, 0) == day, "a day that has begun is used"
    assert driven.refused(driven.at(0), Holiday(seat=0, days=1)) == "no_days_left"


def test_taking_back_ends_it_too_also_a_childs_turn_that_had_ended() -> None:
    driven = connected(begun(2, clock=A_DAY))
    walk = next(move for move in driven.legal() if move.startswith("walk"))
    driven.move(walk)
    away(driven, 0, 4)
    driven.do(driven.at(0), Undo(seat=0), Undone)
    assert (driven.table.seats[0].holiday, used(driven, 0)) == (driven.now, 1)
    driven = connected(begun(2, clock=A_DAY, child_seats=(0,)))
    driven.move("end")
    away(driven, 0, 4)
    driven.do(driven.at(0), Undo(seat=0), Undone)
    assert (driven.table.seats[0].holiday, used(driven, 0)) == (driven.now, 1)
    assert late(driven) == driven.now + DAYS


def test_the_days_of_a_seat_are_for_the_whole_game() -> None:
    driven = begun(2, clock=A_DAY)
    away(driven, 0, 10)
    assert driven.refused(driven.at(0), Holiday(seat=0, days=5)) == "no_days_left"
    ends = driven.table.seats[0].holiday
    assert ends is not None
    away(driven, 0, 4)
    assert driven.table.seats[0].holiday == ends + 4 * DAYS, "they are added"
    assert used(driven, 0) == HOLIDAY_DAYS
    driven.now += 30 * DAYS
    assert driven.refused(driven.at(0), Holiday(seat=0, days=1)) == "no_days_left"
    away(driven, 1, HOLIDAY_DAYS)
    options, kept = rematch_of(driven.table)
    again = Driven(options, kept)
    assert [seat.holiday_used for seat in again.table.seats] == [0, 0], "anew in the next game"


@pytest.mark.parametrize("clock", [LIVE, Clock(kind="correspondence", seconds=DAY - 1)])
def test_where_a_turn_takes_less_than_a_day_there_are_no_holidays(clock: Clock) -> None:
    driven = begun(2, clock=clock)
    assert driven.refused(driven.at(0), Holiday(seat=0, days=1)) == "no_holidays"
    assert json.loads(table_json(driven.table, ANYONE))["holiday_days"] is None


def test_only_the_holder_goes_and_only_from_a_holiday_one_comes_back() -> None:
    driven = begun(2, ["fox"], clock=A_DAY)
    assert driven.refused(driven.at(1), Holiday(seat=0, days=1)) == "not_yours"
    assert driven.refused(HOST, Holiday(seat=0, days=1)) == "not_yours"
    assert driven.refused(driven.at(2), Holiday(seat=2, days=1)) == "not_yours", "bots do not travel"
    assert driven.refused(driven.at(0), Holiday(seat=0, days=0)) == "not_on_holiday"


def test_whoever_goes_on_holiday_while_an_animal_plays_takes_the_seat_back() -> None:
    driven = begun(2, clock=A_DAY)
    driven.do(Timer(), Expire(seat=0), Expired)
    away(driven, 0, 2)
    seat = driven.table.seats[0]
    assert (seat.away, seat.bot) == (False, None)
    assert late(driven) == driven.now + 3 * DAYS


def test_a_seat_that_is_taken_over_is_not_on_holiday() -> None:
    driven = begun(3, clock=A_DAY)
    away(driven, 0, 6)
    link = driven.do(driven.at(0), HandOn(seat=0), HandedOn)
    assert late(driven) > driven.now + 6 * DAYS, "only the link was made"
    driven.do(Caller(frozenset({(0, link.generation)})), Claim(seat=0), Claimed)
    assert (driven.table.seats[0].holiday, used(driven, 0)) == (driven.now, 1)
    away(driven, 0, 3)
    driven.do(HOST, Revoke(seat=0), Revoked)
    assert (driven.table.seats[0].holiday, used(driven, 0)) == (None, 4)
    away(driven, 1, 3)
    driven.do(driven.at(1), Leave(), Left)
    assert driven.table.seats[1].holiday is None


def test_a_break_for_everyone_and_a_holiday_of_ones_own_do_not_disturb_each_other() -> None:
    driven = begun(2, clock=A_DAY)
    away(driven, 0, 4)
    ends = driven.now + 4 * DAYS
    driven.do(HOST, ChangeClock(clock=Clock()), ClockChanged)
    assert deadline(driven.table) is None
    end = end_of(driven.table)
    assert end is not None
    assert end.at == ends + 30 * DAYS
    assert [duty.kind for duty in driven.duties] == ["abandoned"]
    assert driven.now + timedelta(seconds=driven.duties[0].after_seconds) == end.at
    assert not is_abandoned(driven.table, end.at - 2 * DAYS)
    assert is_abandoned(driven.table, end.at)
    driven.now += 1 * DAYS
    driven.do(HOST, ChangeClock(clock=A_DAY), ClockChanged)
    assert late(driven) == ends + DAYS
    driven.now += 9 * DAYS
    driven.do(Timer(), Expire(seat=0), Expired)
    driven.do(driven.at(0), Back(seat=0), CameBack)
    assert late(driven) == driven.now + DAYS


def test_a_device_waits_for_nobody_where_there_is_no_clock() -> None:
    def days(clock: Clock) -> object:
        shown = Projection(begun(2, clock=clock).table, tended=False).for_caller(ANYONE)
        return json.loads(shown)["holiday_days"]

    assert (days(Clock()), days(A_DAY)) == (None, HOLIDAY_DAYS)


def test_a_log_with_holidays_is_read_back_and_one_without_has_none() -> None:
    driven = begun(2, clock=A_DAY)
    away(driven, 0, 2)
    away(driven, 0, 0)
    away(driven, 1, 3)
    assert driven.read_back() == driven.table
    event = HolidayChanged(seat=1, days=3)
    assert read_event(write_event(event)) == event
    before = begun(2).read_back()
    assert [(seat.holiday, seat.holiday_used) for seat in before.seats] == [(None, 0)] * 2
