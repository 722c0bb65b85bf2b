"""Child seats: an ended turn may be taken back until somebody moves."""

import json

import pytest

from rifugio.table.clocks import CHILD_PAUSE
from rifugio.table.duties import Duty
from rifugio.table.messages.commands import ChangeClock, MakeMove, StartOver, Undo
from rifugio.table.messages.events import Moved, Undone
from rifugio.table.messages.options import Clock
from rifugio.table.projection.tables import table_json
from tests.table.driving import HOST, Driven, begun, connected


def ended(child: int = 0) -> tuple[Driven, Moved]:
    """A table at which seat 0 has laid, walked one step and ended its turn."""
    driven = connected(begun(2, child_seats=(child,)))
    driven.move(next(move for move in driven.legal() if move.startswith("walk")))
    return driven, driven.do(driven.at(0), MakeMove(seat=0, move="end"), Moved)


def take_back(driven: Driven) -> int | None:
    """The seat that may take its turn back, as everybody sees it."""
    seat: int | None = json.loads(table_json(driven.table, driven.at(1)))["turn"]["take_back"]
    return seat


def test_the_end_of_a_turn_is_taken_back_and_reveals_the_same_again() -> None:
    driven, end = ended()
    before = driven.table
    assert end.reveals  # the row is refilled at the end of a turn
    driven.do(driven.at(0), Undo(seat=0), Undone)
    assert driven.table.to_move == 0
    assert driven.table.begun.state.turn.to_connect == 0
    assert driven.read_back() == driven.table
    again = driven.do(driven.at(0), MakeMove(seat=0, move="end"), Moved)
    assert again.reveals == end.reveals
    assert driven.table.begun.state == before.begun.state
    assert driven.table.begun.moves == before.begun.moves
    assert driven.table.begun.draws == before.begun.draws


def test_no_tile_is_laid_by_somebody_who_has_seen_what_comes() -> None:
    driven, _ = ended()
    driven.do(driven.at(0), StartOver(seat=0), Undone)
    assert driven.table.begun.state.turn.to_connect == 0
    assert driven.table.begun.state.turn.free == 2
    assert driven.refused(driven.at(0), Undo(seat=0)) == "nothing_to_undo"


def test_the_first_act_of_the_next_player_ends_it() -> None:
    driven, _ = ended()
    driven.ask(HOST, ChangeClock(clock=Clock(kind="none", seconds=0)))  # not a move
    assert take_back(driven) == 0
    driven.move()
    assert take_back(driven) is None
    assert driven.refused(driven.at(0), Undo(seat=0)) == "not_your_turn"


def test_only_whoever_has_the_seat_and_only_a_childs_turn() -> None:
    driven, _ = ended()
    assert driven.refused(driven.at(1), Undo(seat=0)) == "not_yours"
    assert driven.refused(driven.at(1), Undo(seat=1)) == "nothing_to_undo"
    grown_up, _ = ended(child=1)
    assert grown_up.refused(grown_up.at(0), Undo(seat=0)) == "not_your_turn"


def test_the_child_that_came_back_has_its_time_anew() -> None:
    driven, _ = ended()
    driven.do(driven.at(0), Undo(seat=0), Undone)
    assert driven.table.begun.turn_began == driven.now


@pytest.mark.parametrize(("children", "pause"), [([0], CHILD_PAUSE), ([], 0)])
def test_a_bot_waits_a_little_after_a_child(children: list[int], pause: int) -> None:
    driven = connected(begun(1, ["fox"], child_seats=children))
    driven.move("end")
    assert driven.duties == (Duty("bot", pause),)
