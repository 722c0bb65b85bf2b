"""An impossible log is detected."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from uuid import UUID

import pytest

from rifugio.table.consequences import consequences
from rifugio.table.fold import PoisonEvent, fold, timed
from rifugio.table.messages.commands import Holiday, MakeMove
from rifugio.table.messages.events import (
    CameBack,
    Claimed,
    Event,
    Kept,
    Moved,
    Opened,
    OptionsChanged,
    RematchOpened,
    Sat,
    Started,
    Undone,
)
from rifugio.table.messages.options import Options
from rifugio.table.table import Table
from tests.table.driving import ANNA, BEGAN, Driven, begun, seated

ID = UUID(int=99)
STARTED = begun(2).log[-1][2]
assert isinstance(STARTED, Started)


@pytest.mark.parametrize("seq", [1, 2, 3, 5])
def test_a_gap_or_a_repeat(seq: int) -> None:
    driven = seated(2)
    assert driven.table.seq == 3
    if seq != 4:
        with pytest.raises(PoisonEvent, match="does not follow 3"):
            fold(driven.table, seq, ID, BEGAN, OptionsChanged(options=Options()))


def test_a_log_begins_with_an_opening_and_has_no_other() -> None:
    opened = Driven().log[0][2]
    assert isinstance(opened, Opened)
    for seq, event in ((1, OptionsChanged(options=Options())), (2, opened)):
        with pytest.raises(PoisonEvent):
            fold(None, seq, ID, BEGAN, event)
    with pytest.raises(PoisonEvent):
        fold(Driven().table, 2, ID, BEGAN, opened)


@pytest.mark.parametrize(
    ("table", "event"),
    [
        pytest.param(Driven, Sat(seat=4, look=ANNA, generation=1), id="no such seat"),
        pytest.param(Driven, CameBack(seat=0), id="not in this phase"),
        pytest.param(begun, OptionsChanged(options=Options()), id="too late"),
        pytest.param(begun, RematchOpened(table="x" * 22), id="too early"),
        pytest.param(begun, Claimed(seat=3, generation=2), id="a claim of no seat"),
        pytest.param(begun, Moved(seat=0, move="hop"), id="no move"),
        pytest.param(begun, Moved(seat=0, move="end"), id="an illegal move"),
        pytest.param(begun, Moved(seat=1, move="draw"), id="another's turn"),
        pytest.param(begun, Moved(seat=0, move="draw"), id="no answer of Nature"),
        pytest.param(begun, Moved(seat=0, move="draw", reveals=("end",)), id="a false answer"),
        pytest.param(begun, Moved(seat=0, move="draw", reveals=("reveal=G",) * 2), id="too many answers"),
        pytest.param(begun, Undone(seat=0, to=1), id="nothing saved there"),
        pytest.param(begun, Undone(seat=1, to=1), id="another's undoing"),
        pytest.param(Driven, STARTED, id="nobody sits there"),
        pytest.param(lambda: seated(3), STARTED, id="one is forgotten"),
        pytest.param(lambda: seated(2), replace(STARTED, setup="chess"), id="no set-up"),
        pytest.param(lambda: seated(2), replace(STARTED, reveals=()), id="no first tiles"),
    ],
)
def test_an_event_that_cannot_follow(table: Callable[[], Driven], event: Event) -> None:
    before = table().table
    with pytest.raises(PoisonEvent, match=event.kind):
        fold(before, before.seq + 1, ID, BEGAN, event)


def test_a_players_move_among_natures_answers() -> None:
    driven = begun(3)
    text = next(text for text in driven.legal() if text.startswith("open") and "@1,0" in text)
    event = Moved(seat=0, move=text, reveals=("walk>1,0",))
    with pytest.raises(PoisonEvent, match="only reveals"):
        fold(driven.table, driven.table.seq + 1, ID, BEGAN, event)


def test_an_opening_that_keeps_a_seat_that_is_not_there() -> None:
    kept = (Kept(seat=3, look=ANNA, generation=1),)
    event = Opened(options=Options(), room="r", commitment="c", seats=kept)
    with pytest.raises(PoisonEvent, match="opened"):
        fold(None, 1, ID, BEGAN, event)


def test_commands_are_remembered_and_older_tables_stay_as_they_were() -> None:
    driven = Driven()
    first = driven.table
    driven.append(OptionsChanged(options=Options(players=3)))
    assert driven.table.answered == {UUID(int=1): 1, UUID(int=2): 2}
    assert first.answered == {UUID(int=1): 1}


def test_the_effects_of_an_event_are_those_of_its_moves_in_their_order() -> None:
    driven = begun(2)
    assert [type(one.effect).__name__ for one in consequences(seated(2).table, STARTED)] == ["Revealed"] * 3
    before = driven.table
    moved = driven.do(driven.at(0), MakeMove(seat=0, move=driven.legal()[0]), Moved)
    names = [type(one.effect).__name__ for one in consequences(before, moved)]
    assert names == ["Connected", "Revealed"]
    assert consequences(before, OptionsChanged(options=Options())) == ()


def foreseen(driven: Driven, wrong: timedelta) -> Table | None:
    """The table after the last event, foreseen by a clock that was wrong, and then timed."""
    command_id, at, event = driven.log[-1]
    before = None
    for seq, (each_id, each_at, each) in enumerate(driven.log[:-1], 1):
        before = fold(before, seq, each_id, each_at, each)
    assert before is not None
    return timed(before, fold(before, driven.table.seq, command_id, at + wrong, event), at)


def test_a_move_within_a_turn_is_folded_once_and_the_end_of_a_turn_again() -> None:
    driven = begun(2)
    driven.move()
    assert foreseen(driven, timedelta(seconds=3)) == driven.table
    while driven.table.to_move == 0:
        driven.move("end" if "end" in driven.legal() else None)
    assert driven.table.to_move == 1
    assert foreseen(driven, timedelta(seconds=3)) is None


def test_whether_a_holiday_is_over_depends_on_the_time() -> None:
    driven = begun(2)
    driven.ask(driven.at(0), Holiday(seat=0, days=1))
    driven.now += timedelta(hours=23)
    driven.move()
    assert foreseen(driven, timedelta(hours=2)) is None
