"""The end of a game is evaluated exactly: turns left, the value of a finished game, and the last walk."""

from math import inf

import pytest

from kit.positions import position
from kit.ways import WAYS, Way
from rifugio.bots import Budget, last_walk, make_bot
from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.hope import Hope
from rifugio.bots.last_turn import last_turn
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Laying
from rifugio.bots.worth import Weights, rivalry, score_now, turns_left, worth
from rifugio.box import load_box
from rifugio.engine.moves import REVEAL
from rifugio.engine.play import carry_out, legal_moves, new_game, play, view
from rifugio.engine.text.moves import read_move
from rifugio.engine.text.positions import read_position
from tests.bots.test_bots import positions
from tests.bots.test_last_turn import the_end
from tools.studies.last_walks import before_last_walk, best_margin, last_walks, margin

FEW = Budget(inf)

VISIT_FOR_NOTHING = """
rifugio rules=1 box=second-edition players=2 with=- scores=covered
turn seat=1 connect=0 free=2 awaiting=- seen=-
board G@1,-8 F@1,-7 AN1@-1,-6 F@0,-6 R@1,-6 F@-1,-5 R@0,-5 T2@1,-5 F@-2,-4 R@-1,-4 R@0,-4 F@-3,-3 F@-2,-3 \
R@-1,-3 P2@0,-3^2 F@6,-3 F@-4,-2 F@-3,-2 R@-2,-2 F@-1,-2 F@2,-2 G@5,-2 FL1@6,-2 AN2@-4,-1 F@-3,-1 \
F@-2,-1 G@-1,-1 P1@0,-1 G@1,-1 G@2,-1 F@3,-1 P3@4,-1^5 F@5,-1 T3@7,-1 G@-3,0 G@-2,0 START@0,0 G@1,0 \
WF1@2,0 R@3,0 F@4,0 R@5,0 R@6,0 G@-2,1 G@-1,1 F@1,1 AN3@2,1 R@3,1 FL3@4,1 F@5,1 F@6,1 BE1@7,1 G@0,2 \
F@1,2 WF3@2,2 T1@3,2 WF2@4,2 FL2@5,2 BE3@6,2 BE2@4,3 R@5,3
open -
blind -
hand -
rejects -
removed -
seat at=4,1 cards=0 left=hut:0 places=P1,P2,AN1,T2!,WF1,P3,FL3 bears=0 visits=hut:3
seat at=0,-3 cards=1 left=hut:1 places=WF1,AN3,P3,FL1,FL3,WF2,FL2,T1!,WF3,P1,P2 bears=0 visits=hut:4
objects hut0@-1,-3 hut0@-2,-2 hut0@-1,-2 hut0@-1,-1 hut0@1,-1 hut1@2,-1 hut1@1,0 hut1@3,0 hut1@4,0
"""
"""The eagle once ended this game with a visit that earned it nothing, and its rival two points."""


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_turns_are_counted_by_seat_order(way: Way) -> None:
    state, number = new_game(way.setup), 0
    counts = [turns_left(state)]
    assert counts[0] == [way.turns_each] * way.players
    while not state.turn.over:
        seat = state.turn.seat
        if state.turn.awaiting is not None:
            move = REVEAL[state.blind_tile(number % 7 / 7).id]
        else:
            move = legal_moves(state)[-1 if not state.turn.to_connect else 0]
        number += 1
        state, _ = play(state, move)
        expected = list(counts[-1])
        if state.turn.over or state.turn.seat != seat:
            expected[seat] -= 1
        counts.append(turns_left(state))
        assert counts[-1] == expected
    assert counts[-1] == [0] * way.players


@pytest.mark.parametrize("way", [Way(2, ()), Way(3, ("helicopter", "rafts"))], ids=str)
def test_a_finished_game_is_worth_its_score(way: Way) -> None:
    *_, (state, _) = positions(way, ["squirrel"], 3, FEW)
    while not state.turn.over:
        state, _ = play(state, legal_moves(state)[-1])
    scores = [score_now(state, seat) for seat in range(way.players)]
    for seat in range(way.players):
        assert worth(state, seat, Weights(rivals=0.0)) == scores[seat]
        assert worth(state, seat, LYNX_WEIGHTS) == rivalry(scores, seat, LYNX_WEIGHTS)


def test_the_upper_bound_counts_the_water_at_a_waterfall() -> None:
    """A bound that is too low cuts off the best walk."""
    state = position(
        "G@1,0 WF1@2,0 W@3,0 W@3,-1 G@-1,0", players=3, extensions=["rafts"], blind="-", at="1,0 0,0 0,0"
    )
    after, _ = play(state, read_move("walk>2,0"))
    gained = last_walk.margin(after, 0) - last_walk.margin(state, 0)
    box = state.game.box
    assert gained == 2 * (box.tiles["WF1"].points + 2 * box.numbers["points"]["water_at_waterfall"])
    assert Hope(state).of(state) >= gained


@pytest.mark.parametrize("way", [Way(2, ()), Way(2, ("helicopter",))], ids=str)
def test_nothing_is_given_away_in_last_walks(way: Way) -> None:
    last = before_last_walk(way.setup, ["ibex"] * way.players, 4)
    seat, best = last.turn.seat, best_margin(last)
    for name in ("ibex", "fox", "eagle"):
        state, bot = last, make_bot(name)
        while not state.turn.over:
            state, _ = play(state, bot.choose(view(state, seat), legal_moves(state), FEW))
        assert margin(state, seat) == pytest.approx(best)


@pytest.mark.slow
def test_nothing_is_given_away_in_the_last_walks_of_whole_games() -> None:
    for found in last_walks(["ibex", "fox", "eagle"], range(32), inf, "ibex"):
        assert found.margin == pytest.approx(found.best), found


@pytest.mark.parametrize("name", ["ibex", "fox", "eagle"])
def test_nobody_is_visited_for_nothing_at_the_very_end(name: str) -> None:
    state, bot = read_position(VISIT_FOR_NOTHING, load_box), make_bot(name)
    best = best_margin(state)
    assert best == 18
    while not state.turn.over:
        state, _ = play(state, bot.choose(view(state, 1), legal_moves(state), FEW))
    assert margin(state, 1) == best


def test_the_last_tile_is_laid_where_no_other_place_is_better() -> None:
    """Compared with every placement, and every walk from there."""
    state, _ = carry_out(the_end(), read_move("open0@7,-4"))
    assert state.turn.to_connect == 1
    found = last_turn(state, LYNX_WEIGHTS, Patience())
    assert found is not None
    placed = [carry_out(state, move)[0] for move in legal_moves(state) if isinstance(move, Laying)]
    assert len(placed) > 10
    assert all(map(last_walk.is_last_walk, placed))
    seat, best = state.turn.seat, max(map(best_margin, placed))
    for move in found:
        state, _ = carry_out(state, move)
    assert (state.turn.over, margin(state, seat)) == (True, best)
