"""Random games: reproducible by seed, counted right, and with the printed number of turns."""

from collections import Counter
from random import Random

import pytest

import rifugio
from rifugio.engine.moves import Move, Remove, Reveal, Swap
from rifugio.engine.state import Result, State
from rifugio.simulation import GameFigures, Spread, Statistics, Tally, play_random_game, simulate

TURNS = {2: 15, 3: 20, 4: 15, 5: 12}


@pytest.mark.ruling("B-TURN-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_the_printed_number_of_turns(players: int) -> None:
    found = simulate(rifugio.setup(players), games=25, seed=1)
    turns = TURNS[players]
    assert found.turns_per_player == Spread(turns, turns, turns)
    assert (found.games, found.players) == (25, players)


@pytest.mark.slow
@pytest.mark.ruling("B-TURN-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_thousand_games_have_the_printed_number_of_turns(players: int) -> None:
    found = simulate(rifugio.setup(players), games=10_000, seed=2)
    turns = TURNS[players]
    assert found.turns_per_player == Spread(turns, turns, turns)


def test_the_same_seed_plays_the_same_games() -> None:
    setup = rifugio.setup(3)
    assert simulate(setup, 5, seed=7) == simulate(setup, 5, seed=7)
    assert simulate(setup, 5, seed=7) != simulate(setup, 5, seed=8)


def test_one_game_of_many_can_be_played_by_itself() -> None:
    setup = rifugio.setup(3)
    tally = Tally(3)
    for number in range(4):
        tally.add(play_random_game(setup, Random(f"7/{number}")))
    assert tally.statistics() == simulate(setup, 4, seed=7)


def test_checking_every_move_changes_nothing() -> None:
    setup = rifugio.setup(4)
    assert play_random_game(setup, Random(3), rifugio.play) == play_random_game(setup, Random(3))


def counted(setup: rifugio.Setup, seed: int) -> tuple[GameFigures, Counter[str]]:
    """Play a game and count the same statistics in another way: from the moves as they are made."""
    seen: Counter[str] = Counter()

    def step(state: State, move: Move) -> Result:
        after, effects = rifugio.play(state, move)
        if isinstance(move, Reveal):
            seen["draws"] += state.turn.awaiting == "draw"
            seen["misfits"] += after.turn.awaiting == "draw"
        else:
            seen["decisions"] += 1
            seen["choices"] += len(rifugio.legal_moves(state))
            seen["misfits"] += isinstance(move, Swap)
            seen["removed"] += isinstance(move, Remove)
        return after, effects

    return play_random_game(setup, Random(seed), step), seen


def test_figures_are_counted_right() -> None:
    """Tiles that fit nowhere are rare, so games that have one are found first."""
    setup = rifugio.setup(2)
    games = {seed: play_random_game(setup, Random(seed)) for seed in range(250)}
    rare = [seed for seed, figures in games.items() if figures.misfits or figures.removed]
    assert rare
    for seed in {0, 1, 2, *rare}:
        figures, seen = counted(setup, seed)
        assert figures == games[seed]
        assert (figures.decisions, figures.choices) == (seen["decisions"], seen["choices"])
        assert (figures.blind_draws, figures.misfits) == (seen["draws"], seen["misfits"])
        assert figures.removed == seen["removed"]
        assert figures.decisions >= figures.longest_turn >= 3


def test_statistics_add_up() -> None:
    found: Statistics = simulate(rifugio.setup(5), 30, seed=0)
    assert sum(found.wins) == pytest.approx(1)
    assert sum(spread.mean for spread in found.points.values()) == pytest.approx(found.total.mean)
    assert found.game_length.mean * found.games == pytest.approx(found.decisions)
    assert found.game_length.least <= found.game_length.mean <= found.game_length.most
    assert found.points["bears"].most <= 0


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    simulate(rifugio.setup(2), 3, 0, told.append)
    assert told == [1, 2, 3]
