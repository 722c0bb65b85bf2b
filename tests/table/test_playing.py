"""Moving, undoing, running out of time and coming back."""

from dataclasses import replace
from random import Random

import pytest

import rifugio
from rifugio.engine.text.moves import write_move
from rifugio.table.clocks import deadline
from rifugio.table.decide import Declined
from rifugio.table.fold_seats import STAND_IN
from rifugio.table.messages.commands import (
    Abort,
    Back,
    ChangeClock,
    Expire,
    MakeMove,
    PutBot,
    StartOver,
    Undo,
)
from rifugio.table.messages.events import Aborted, CameBack, ClockChanged, Expired, Moved, Undone
from rifugio.table.messages.options import Clock
from rifugio.table.messages.told import ToldReason
from rifugio.table.who import BotPlayer, Caretaker, Timer
from tests.table.driving import HOST, LIVE, SECRET, begun, connected


def test_only_the_seat_to_move_moves() -> None:
    driven = begun(2, ["fox"])
    assert driven.refused(driven.at(1), MakeMove(seat=1, move="end")) == "not_your_turn"
    assert driven.refused(driven.at(1), Undo(seat=1)) == "not_your_turn"
    assert driven.refused(BotPlayer("fox"), MakeMove(seat=2, move="end")) == "not_your_turn"


@pytest.mark.parametrize("text", ["hop", "walk>1", "open0@200,0", "reveal=G", "walk>1,0/1", "open0@1,0^6"])
def test_what_is_no_move(text: str) -> None:
    driven = begun(2)
    assert driven.refused(driven.at(0), MakeMove(seat=0, move=text)) == "not_a_move"


def test_an_illegal_move_is_refused_with_the_engines_reason() -> None:
    driven = begun(2)
    answer = driven.ask(driven.at(0), MakeMove(seat=0, move="open0@3,-1"))
    reason = ToldReason(code="NotNextToATile", ruling="B-CONNECT-01", cell=(3, -1))
    assert answer == Declined("illegal", reason)


def test_a_move_is_written_in_one_way() -> None:
    driven = begun(2)
    spot = next(text for text in driven.legal() if text.startswith("open0@1,0"))
    moved = driven.do(driven.at(0), MakeMove(seat=0, move=spot.replace("@1,0", "@01,-0")), Moved)
    assert moved.move == spot


def test_natures_answers_come_with_the_move_that_asks_for_them() -> None:
    driven = begun(2)
    moved = driven.do(driven.at(0), MakeMove(seat=0, move="draw"), Moved)
    assert len(moved.reveals) == 1
    assert driven.table.begun.draws == 4
    assert driven.table.begun.state.offer.hand is not None


def test_every_move_that_reveals_nothing_can_be_taken_back_one_by_one() -> None:
    driven = connected(begun(3))
    start = driven.table.begun
    positions = [start]
    for _ in range(2):
        driven.move(next(text for text in driven.legal() if text.startswith(("walk", "hut"))))
        positions.append(driven.table.begun)
    for before in reversed(positions[:-1]):
        driven.do(driven.at(0), Undo(seat=0), Undone)
        assert driven.table.begun == before


def test_starting_over_leads_to_the_beginning_of_what_can_be_taken_back() -> None:
    driven = begun(3)
    start = driven.table
    connected(driven)
    driven.move(next(text for text in driven.legal() if text.startswith("walk")))
    undone = driven.do(driven.at(0), StartOver(seat=0), Undone)
    assert undone.to == start.seq
    assert driven.table.begun == start.begun


def test_what_was_revealed_stays_revealed() -> None:
    driven = begun(2)
    assert driven.refused(driven.at(0), Undo(seat=0)) == "nothing_to_undo"
    driven.move("draw")
    assert driven.refused(driven.at(0), Undo(seat=0)) == "nothing_to_undo"
    assert driven.refused(driven.at(0), StartOver(seat=0)) == "nothing_to_undo"


def test_a_turn_that_has_ended_stays_so() -> None:
    driven = connected(begun(3))
    driven.move("end")
    assert driven.table.begun.saved == ()
    assert driven.table.to_move == 1
    assert driven.refused(driven.at(1), Undo(seat=1)) == "nothing_to_undo"


def test_a_bot_moves_for_its_seat_and_says_why() -> None:
    driven = begun(1, ["fox"])
    assert driven.refused(BotPlayer("fox"), MakeMove(seat=0, move=driven.legal()[0])) == "not_yours"
    connected(driven)
    driven.move("end")
    assert driven.table.to_move == 1
    moved = driven.do(
        BotPlayer("fox", {"code": "none-fits"}), MakeMove(seat=1, move=driven.legal()[0]), Moved
    )
    assert (moved.by, moved.remark) == ("fox", {"code": "none-fits"})


def test_who_runs_out_of_time_is_played_by_the_stand_in_until_they_are_back() -> None:
    driven = begun(2, clock=LIVE)
    driven.do(Timer(), Expire(seat=0), Expired)
    seat = driven.table.seats[0]
    assert (seat.away, seat.bot, seat.kind) == (True, STAND_IN, "person")
    assert deadline(driven.table) is None
    driven.do(BotPlayer(STAND_IN), MakeMove(seat=0, move=driven.legal()[0]), Moved)
    assert driven.table.seats[0].away
    driven.do(driven.at(0), Back(seat=0), CameBack)
    assert driven.table.seats[0] == replace(seat, away=False, bot=None)
    assert driven.refused(BotPlayer(STAND_IN), MakeMove(seat=0, move="end")) == "not_yours"
    assert driven.refused(driven.at(0), Back(seat=0)) == "not_away"


def test_who_is_back_in_their_own_turn_has_all_their_time() -> None:
    driven = begun(2, clock=LIVE)
    driven.do(Timer(), Expire(seat=0), Expired)
    driven.do(driven.at(0), Back(seat=0), CameBack)
    assert driven.table.begun.turn_began == driven.now


def test_who_moves_or_takes_back_is_back() -> None:
    driven = connected(begun(3, clock=LIVE))
    driven.do(Timer(), Expire(seat=0), Expired)
    driven.do(driven.at(0), Undo(seat=0), Undone)
    assert not driven.table.seats[0].away
    driven.do(Timer(), Expire(seat=0), Expired)
    driven.do(driven.at(0), MakeMove(seat=0, move=driven.legal()[0]), Moved)
    assert not driven.table.seats[0].away
    assert driven.table.begun.turn_began == driven.now


def test_the_timer_expires_only_a_person_who_is_to_move_and_there() -> None:
    assert begun(2).refused(Timer(), Expire(seat=0)) == "no_clock"
    driven = begun(1, ["fox"], clock=LIVE)
    assert driven.refused(Timer(), Expire(seat=1)) == "not_your_turn"
    driven.do(Timer(), Expire(seat=0), Expired)
    assert driven.refused(Timer(), Expire(seat=0)) == "not_due"
    connected(driven)
    driven.move("end")
    assert driven.refused(Timer(), Expire(seat=1)) == "seat_not_a_person"


def test_the_dinner_button_stops_the_clock_and_another_press_starts_it_anew() -> None:
    driven = begun(2, clock=LIVE)
    driven.do(driven.at(1), ChangeClock(clock=Clock()), ClockChanged)
    assert deadline(driven.table) is None
    driven.do(HOST, ChangeClock(clock=LIVE), ClockChanged)
    assert driven.table.begun.turn_began == driven.now
    assert driven.table.options.clock == LIVE


def test_the_last_move_publishes_the_secret() -> None:
    driven = begun(2)
    driven.play_on(Random(1))
    last = driven.log[-1][2]
    assert isinstance(last, Moved)
    assert last.secret == SECRET.hex() == driven.table.secret
    assert all(getattr(event, "secret", None) is None for _, _, event in driven.log[:-1])
    assert driven.table.phase == "over"
    assert driven.table.to_move is None


def test_giving_up_publishes_the_secret() -> None:
    driven = begun(2)
    driven.do(Caretaker(), Abort(), Aborted)
    assert (driven.table.phase, driven.table.secret) == ("aborted", SECRET.hex())
    assert driven.refused(HOST, PutBot(seat=0, bot="fox")) == "wrong_phase"


def test_what_is_legal_for_the_engine_is_a_move_here() -> None:
    driven = begun(2, extensions=("helicopter", "rafts"))
    rng = Random(5)
    for _ in range(100):
        state = driven.table.begun.state
        move = rng.choice(rifugio.legal_moves(state))
        driven.move(write_move(move))
        assert driven.table.begun.moves.count(move) >= 1
