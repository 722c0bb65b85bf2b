"""Duties: the jobs that an event makes necessary."""

from dataclasses import replace
from datetime import timedelta
from random import Random

from rifugio.table.clocks import ARCHIVE_AFTER, deadline, is_abandoned
from rifugio.table.duties import Duty, duties
from rifugio.table.messages.commands import Abort, Back, ChangeClock, ChangeLook, Expire, Sit, Start
from rifugio.table.messages.events import (
    Aborted,
    CameBack,
    ClockChanged,
    Expired,
    LookChanged,
    RematchOpened,
    Sat,
    Started,
)
from rifugio.table.messages.options import DAY, Clock
from rifugio.table.who import Timer
from tests.table.driving import ANNA, ANYONE, BEGAN, CARA, HOST, LIVE, Driven, begun, connected, seated

BOT = [Duty("bot", 0)]
DEADLINE = [Duty("deadline", 61)]
ABANDONED = [Duty("abandoned", 30 * DAY)]
ROOM = [Duty("room", 0)]
ENDED = [*ROOM, Duty("archive", ARCHIVE_AFTER)]


def due(driven: Driven) -> list[Duty]:
    """The duties after the last event."""
    return list(driven.duties)


def test_a_table_waits_for_a_day() -> None:
    driven = Driven()
    assert due(driven) == [Duty("abandoned", DAY)]
    driven.do(ANYONE, Sit(seat=0, look=ANNA), Sat)
    assert due(driven) == []


def test_a_bot_is_woken_by_whatever_happens_in_its_turn() -> None:
    driven = connected(begun(1, ["fox"]))
    driven.move("end")
    assert due(driven) == BOT
    driven.do(driven.at(0), ChangeLook(seat=0, look=CARA), LookChanged)
    assert due(driven) == BOT
    driven.move()
    assert due(driven) == BOT
    connected(driven).move("end")
    assert due(driven) == ABANDONED


def test_a_game_of_bots_goes_on_by_itself() -> None:
    driven = seated(0, ["fox", "ibex"], clock=LIVE)
    driven.do(HOST, Start(), Started)
    assert due(driven) == ROOM + BOT
    rng = Random(1)
    driven.play_on(rng, moves=1)
    while driven.table.phase == "playing":
        assert due(driven) == BOT
        driven.play_on(rng, moves=1)
    assert due(driven) == ENDED


def test_a_deadline_begins_with_the_turn_and_not_with_each_move() -> None:
    driven = begun(3, clock=LIVE)
    assert due(driven) == ROOM + DEADLINE
    assert deadline(driven.table) == driven.now + timedelta(seconds=60)
    driven.move()
    assert due(driven) == []
    connected(driven).move("end")
    assert due(driven) == DEADLINE


def test_another_clock_is_another_deadline_or_none() -> None:
    driven = begun(2, clock=LIVE)
    driven.do(HOST, ChangeClock(clock=Clock()), ClockChanged)
    assert due(driven) == ABANDONED
    driven.do(HOST, ChangeClock(clock=Clock(kind="correspondence", seconds=DAY)), ClockChanged)
    assert due(driven) == [Duty("deadline", DAY + 1)]


def test_the_stand_in_plays_until_the_player_is_back() -> None:
    driven = begun(2, clock=LIVE)
    driven.do(Timer(), Expire(seat=0), Expired)
    assert due(driven) == BOT
    driven.do(driven.at(0), Back(seat=0), CameBack)
    assert due(driven) == DEADLINE


def test_a_table_is_packed_once() -> None:
    driven = begun(2)
    driven.do(HOST, Abort(), Aborted)
    assert due(driven) == ENDED
    driven.append(RematchOpened(table="x" * 22))
    assert due(driven) == []


def test_a_turn_without_a_clock_is_waited_for_once() -> None:
    driven = begun(2)
    assert due(driven) == ROOM + ABANDONED
    driven.move()
    assert due(driven) == []


def test_a_table_given_up_before_its_start_frees_its_code_once() -> None:
    driven = seated(2)
    driven.do(HOST, Abort(), Aborted)
    assert due(driven) == ENDED


def test_nothing_is_due_where_nothing_changed() -> None:
    table = begun(2, clock=LIVE).table
    assert duties(table, replace(table, seq=table.seq + 1)) == ()


def test_a_table_is_given_up_only_if_it_still_waits_or_the_same_turn_is_still_on() -> None:
    month = timedelta(days=30)
    assert is_abandoned(seated(2).table, BEGAN)
    driven = begun(2, ["fox"])
    assert not is_abandoned(driven.table, driven.now + month / 2)
    assert is_abandoned(driven.table, driven.now + month)
    driven.now += month
    connected(driven).move("end")
    assert not is_abandoned(driven.table, driven.now)
    connected(driven).move("end")
    assert not is_abandoned(driven.table, driven.now + month)  # a bot is to move, and will
