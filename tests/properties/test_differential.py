"""Differential test: the engine agrees with a naive second engine, written from the rulings alone."""

import random

import pytest

from kit.ways import WAYS, Way
from rifugio.engine.play import new_game
from rifugio.engine.state import State
from tests.properties.constructed import constructed
from tests.properties.lockstep import check_same_moves, check_same_scores, naive_game, play_in_lockstep

pytestmark = pytest.mark.names_number("points", "pass-points")  # the naive engine knows the places' values

WITH_RAFTS = [way for way in WAYS if "raft" in way.game.objects]


def without_rafts(state: State, rng: random.Random) -> State:
    """Return the position in which most have no raft left, so that there is much swimming (R-SWIM-02)."""
    index = state.game.objects.index("raft")
    for seat, player in enumerate(state.players):
        if rng.random() < 0.8:
            left = (*player.left[:index], 0, *player.left[index + 1 :])
            state = state.with_player(seat, player._replace(left=left))
    return state


def check_games(way: Way, seeds: range) -> None:
    for seed in seeds:
        play_in_lockstep(new_game(way.setup), random.Random(seed), end=seed % 3 / 4)


def check_swimming_games(way: Way, seeds: range) -> int:
    """Play games with much swimming; return how much there was."""
    swims = 0
    for seed in seeds:
        rng = random.Random(seed)
        swims += play_in_lockstep(without_rafts(new_game(way.setup), rng), rng)["swim"]
    return swims


def check_constructed(way: Way, seeds: range) -> None:
    for seed in seeds:
        state = constructed(way, seed)
        naive = naive_game(state)
        check_same_moves(state, naive)
        check_same_scores(state, naive)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_both_engines_play_the_same_game(way: Way) -> None:
    check_games(way, range(1))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_both_engines_go_on_alike_from_the_middle_of_a_game(way: Way) -> None:
    for seed in range(2):
        play_in_lockstep(constructed(way, seed), random.Random(seed))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_both_engines_offer_the_same_in_positions_put_together_at_random(way: Way) -> None:
    check_constructed(way, range(100))


def test_both_engines_agree_about_much_swimming() -> None:
    assert sum(check_swimming_games(way, range(1)) for way in WITH_RAFTS) > 20


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_both_engines_play_the_same_many_games(way: Way) -> None:
    check_games(way, range(1, 25))
    for seed in range(2, 60):
        play_in_lockstep(constructed(way, seed), random.Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_both_engines_offer_the_same_in_many_positions_put_together_at_random(way: Way) -> None:
    check_constructed(way, range(100, 5000))


@pytest.mark.slow
@pytest.mark.parametrize("way", WITH_RAFTS, ids=str)
def test_both_engines_agree_in_many_games_with_few_rafts(way: Way) -> None:
    assert check_swimming_games(way, range(1, 16)) > 0
