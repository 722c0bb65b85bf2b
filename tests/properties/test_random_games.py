"""Very many random games, without checking each position: they all end, and on time."""

import random
from collections import Counter

import pytest

from kit.ways import WAYS, Way
from rifugio.engine.effects import TurnBegan, TurnEnded
from rifugio.engine.play import carry_out, legal_moves, new_game


def turns_in_a_random_game(way: Way, seed: int) -> Counter[int]:
    """Play a game with uniformly random legal moves; return the turns by seat."""
    rng, state, turns = random.Random(seed), new_game(way.setup), Counter[int]()
    began = 1
    while moves := legal_moves(state):
        state, effects = carry_out(state, moves[int(rng.random() * len(moves))])
        for effect in effects:
            if isinstance(effect, TurnEnded):
                turns[effect.seat] += 1
            began += isinstance(effect, TurnBegan)
    assert state.turn.over
    assert began == turns.total()
    return turns


def check_games(way: Way, seeds: range) -> None:
    on_time = dict.fromkeys(range(way.players), way.turns_each)
    for seed in seeds:
        assert turns_in_a_random_game(way, seed) == on_time, f"seed {seed}"


@pytest.mark.vector("T-65")
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_random_games_end_with_the_printed_number_of_turns(way: Way) -> None:
    check_games(way, range(200))


@pytest.mark.slow
@pytest.mark.vector("T-65")
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ten_thousand_random_games_end_with_the_printed_number_of_turns(way: Way) -> None:
    check_games(way, range(200, 10_200))
