"""A review says what each turn was worth, from what its player knew, and finds the turns that decided it."""

from itertools import islice

import pytest

from kit.positions import position
from kit.repository import ROOT
from kit.ways import Way
from rifugio.bots.learned.value import LearnedValue, Numbers, learned_value
from rifugio.bots.review import (
    Decision,
    best_plan,
    decided,
    deciding,
    judged,
    review,
    worth_of_draw,
)
from rifugio.box import load_box
from rifugio.engine.moves import DRAW_BLIND, END, Reveal
from rifugio.engine.play import carry_out, legal_moves, new_game
from rifugio.engine.text.records import Record, read_record


def old(name: str) -> Record:
    """A recorded game of people."""
    return read_record((ROOT / "tests" / "old_records" / f"{name}.record").read_text("utf-8"), load_box)


@pytest.fixture(scope="module")
def found() -> list[Decision]:
    """The review of one player of a game of two."""
    game = old("base-2")
    return list(review(game.setup, game.moves, {1}))


def test_only_the_chosen_seat_is_reviewed(found: list[Decision]) -> None:
    assert {one.seat for one in found} == {1}


def test_its_decisions_are_all_its_moves(found: list[Decision]) -> None:
    game, state = old("base-2"), new_game(old("base-2").setup)
    mine = []
    for move in game.moves:
        if state.turn.seat == 1 and not isinstance(move, Reveal):
            mine.append(move)
        state, _ = carry_out(state, move)
    assert [move for one in found for move in one.moves] == mine


def test_nothing_is_better_than_the_best(found: list[Decision]) -> None:
    for one in found:
        assert one.lost >= 0
        assert one.chance_best >= one.chance


def test_what_would_have_been_better_was_legal(found: list[Decision]) -> None:
    game = old("base-2")
    for one in found[::5]:
        state = new_game(game.setup)
        for move in game.moves[: one.ply]:
            state, _ = carry_out(state, move)
        for move in one.best:
            assert move in legal_moves(state)
            state, _ = carry_out(state, move)


def test_three_turns_decide_it_in_the_order_of_the_game(found: list[Decision]) -> None:
    three = deciding(found)
    assert len(three) == 3
    assert [one.ply for one in three] == sorted(one.ply for one in three)
    least = min(one.chance_best - one.chance for one in three)
    assert all(one.chance_best - one.chance <= least or one in three for one in found if one.lost >= 1)


def test_whoever_takes_the_best_turn_gives_nothing_away() -> None:
    best = Decision(0, 0, 0, (END,), (END,), 4.0, 4.0, 0.6, 0.6)
    assert best.lost == 0
    assert deciding([best]) == []


def test_a_review_can_be_stopped_at_any_time() -> None:
    game = old("helicopter+rafts-2")
    assert len(list(islice(review(game.setup, game.moves), 3))) == 3


def test_a_decision_ends_with_a_blind_draw() -> None:
    state = position("G@1,0", players=3, to_connect=1, row="BE1 BE2 BE3", blind="FL1 FL2 G:2")
    assert decided(state, [DRAW_BLIND, END]) == (DRAW_BLIND,)


def test_a_blind_draw_may_have_been_better() -> None:
    state = position("G@1,0 G@2,0", players=3, to_connect=1, row="BE1 BE2 BE3", blind="FL1 FL2 AN1 T1")
    for other in (1, 2):  # who have been everywhere, so that only seat 0 gains by a place
        player = state.players[other]
        been = player.pile._replace(places=frozenset({"FL1", "FL2", "AN1", "T1"}))
        state = state.with_player(other, player._replace(pile=been))
    value = LearnedValue(state.game, Numbers({"points in sight": 1.0}, {}))
    plan = best_plan(state, value)
    drawn = worth_of_draw(state, plan, value)
    assert drawn is not None
    assert drawn > plan.worth
    assert judged(state, plan.moves, 0, 0, value).best == (DRAW_BLIND,)
    assert judged(state, (DRAW_BLIND,), 0, 0, value).lost == 0


def test_where_nothing_is_to_be_laid_nothing_can_be_drawn() -> None:
    state = position("G@1,0 G@2,0", players=3, row="BE1 BE2 BE3", blind="FL1 FL2 AN1 T1")
    value = learned_value(Way(3, ()).game)
    assert worth_of_draw(state, best_plan(state, value), value) is None
