"""A table that ends by itself says so beforehand: the announced time is the one that counts."""

import json
from datetime import datetime, timedelta
from random import Random

import pytest

from rifugio.table.clocks import GRACE, SKEW, deadline, end_of, is_abandoned
from rifugio.table.messages.commands import Abort, Back, ChangeClock, Expire
from rifugio.table.messages.events import Aborted, CameBack, ClockChanged, Expired
from rifugio.table.messages.options import DAY, Clock
from rifugio.table.projection.tables import Projection, table_json
from rifugio.table.who import Timer
from tests.table.driving import ANYONE, HOST, Driven, begun, connected, seated
from tests.table.wishes import ANY_TIME, PLAYING, WAITING, Wish, asked


def shown(driven: Driven) -> dict[str, str] | None:
    """What everybody reads about the end."""
    ends: dict[str, str] | None = json.loads(table_json(driven.table, ANYONE))["turn"]["ends"]
    return ends


def due(driven: Driven, kind: str) -> datetime | None:
    """When the job that the last event called for is due."""
    found = [duty.after_seconds for duty in driven.duties if duty.kind == kind]
    return driven.now + timedelta(seconds=found[0]) if found else None


def test_a_room_says_from_its_opening_when_it_closes() -> None:
    driven = Driven()
    opened = driven.now
    ends = shown(driven)
    assert ends is not None
    assert datetime.fromisoformat(ends["at"]) == opened + timedelta(days=1) == due(driven, "abandoned")
    assert datetime.fromisoformat(ends["announced"]) == opened
    assert shown(seated(2)) == ends, "whoever sits down later reads the same"


def test_a_turn_without_a_clock_is_announced_nine_days_before_its_end() -> None:
    driven = begun(2)
    ends = shown(driven)
    assert ends is not None
    at = datetime.fromisoformat(ends["at"])
    assert at == driven.now + timedelta(days=30) == due(driven, "abandoned")
    assert at - datetime.fromisoformat(ends["announced"]) == timedelta(days=9)
    assert is_abandoned(driven.table, at)
    driven.now += timedelta(days=29)
    connected(driven).move("end")
    end = end_of(driven.table)
    assert end is not None
    assert end.at == driven.now + timedelta(days=30)
    assert json.loads(table_json(driven.table, ANYONE))["turn_days"] == 30


def test_nothing_is_announced_that_does_not_come() -> None:
    driven = begun(2, clock=Clock(kind="correspondence", seconds=DAY))
    assert shown(driven) is None, "there is a clock"
    driven.do(HOST, ChangeClock(clock=Clock()), ClockChanged)
    assert shown(driven) is not None
    driven.do(HOST, ChangeClock(clock=Clock(kind="correspondence", seconds=DAY)), ClockChanged)
    driven.do(Timer(), Expire(seat=0), Expired)
    assert shown(driven) is None, "an animal plays"
    driven.do(driven.at(0), Back(seat=0), CameBack)
    assert deadline(driven.table) == driven.now + timedelta(days=1)
    driven.do(HOST, Abort(), Aborted)
    assert shown(driven) is None


def test_a_device_keeps_its_tables() -> None:
    shown_here = json.loads(Projection(begun(2).table, tended=False).for_caller(ANYONE))
    assert (shown_here["turn"]["ends"], shown_here["turn_days"]) == (None, None)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_each_new_time_has_its_job(seed: int) -> None:
    """Both times that a page shows are those at which the server acts, after any event."""
    rng = Random(seed)
    driven = begun(3, ["fox"])
    for _ in range(150):
        before = end_of(driven.table), deadline(driven.table)
        kind = rng.choice((*WAITING, *PLAYING, *ANY_TIME)) if rng.random() < 0.6 else "move"
        seq = driven.table.seq
        driven.ask(*asked(driven, Wish(kind, "right", rng.randrange(5), rng.randrange(2**16))))
        if driven.table.seq == seq:
            continue
        end, late = end_of(driven.table), deadline(driven.table)
        if end is not None and end != before[0]:
            assert due(driven, "abandoned") == end.at
        if late is not None and late != before[1]:
            found = due(driven, "deadline")
            assert found is not None
            assert GRACE <= (found - late).total_seconds() <= GRACE + SKEW
