"""The rows of the levels: what they overlook, and that each wants what its row says."""

from math import inf
from random import Random

import pytest

from kit.ways import Way
from rifugio.bots import Budget, make_bot
from rifugio.bots.characters import BOTS, Greedy, Planner
from rifugio.bots.choosing import noticed, weights_of
from rifugio.bots.worth import Weights, place_gain
from rifugio.engine.moves import REVEAL
from rifugio.engine.play import legal_moves, new_game, play, standings, view
from rifugio.engine.state import Pile
from rifugio.levels import LEVELS


def test_nothing_is_overlooked_at_nought_and_the_best_remains_at_one() -> None:
    assert noticed("abc", 0.0, Random(1)) == ["a", "b", "c"]
    assert noticed("abc", 1.0, Random(1)) == ["a"]
    seen = [noticed("abcdefgh", 0.5, Random(seed)) for seed in range(200)]
    assert sum(map(len, seen)) == pytest.approx(800, abs=80)
    assert all(one == sorted(one) for one in seen)


def test_every_level_has_weights_and_the_stronger_overlook_less() -> None:
    for row in LEVELS.values():
        assert weights_of(row) == Weights()._replace(**row.wants)
    planners = [row.overlooks for name, row in LEVELS.items() if row.tiles and name != "badger"]
    assert planners == sorted(planners, reverse=True)


def test_each_of_four_styles_wants_something_else_most() -> None:
    wants = {name: weights_of(LEVELS[name]) for name in ("badger", "ibex", "fox", "eagle")}
    for name, what in (("badger", "hut"), ("ibex", "tops"), ("fox", "rivals"), ("eagle", "sets")):
        assert max(wants, key=lambda one: getattr(wants[one], what)) == name


def test_who_wants_summits_values_them_more_than_other_places() -> None:
    state = new_game(Way(2, ()).setup)
    tiles = state.game.box.tiles.values()
    summit = next(tile for tile in tiles if tile.first_points)
    other = next(tile for tile in tiles if tile.points and not tile.first_points)
    plain, keen = Weights(), Weights(tops=2.0)
    assert place_gain(state, Pile(), summit, 0, keen) > place_gain(state, Pile(), summit, 0, plain)
    assert place_gain(state, Pile(), other, 0, keen) == place_gain(state, Pile(), other, 0, plain)


def test_the_lowest_two_take_one_move_at_a_time() -> None:
    kinds = [type(make_bot(name)) for name in BOTS]
    assert kinds == [Greedy, Greedy, *[Planner] * (len(BOTS) - 2)]


def test_the_marmot_plays_towards_something() -> None:
    """It comes away with points; somebody who only ends turns has none."""
    rng, state = Random(4), new_game(Way(2, ()).setup)
    bot = make_bot("marmot")
    while not state.turn.over:
        if state.turn.awaiting is not None:
            move = REVEAL[state.blind_tile(rng.random()).id]
        elif state.turn.seat == 0:
            move = bot.choose(view(state, 0), legal_moves(state), Budget(inf))
        else:
            move = legal_moves(state)[-1]
        state, _ = play(state, move)
    assert standings(state)[0].total > 15
