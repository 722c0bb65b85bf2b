"""B-INFO-02: every gain happens in public, and whoever keeps the history remembers the piles."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from kit.ways import WAYS, Way
from rifugio.bots import Budget, make_bot
from rifugio.bots.imagine import imagine
from rifugio.bots.memory import remembered
from rifugio.engine.base.information import History
from rifugio.engine.moves import REVEAL, Move
from rifugio.engine.play import follow, legal_moves, new_game, replayed, view
from rifugio.engine.state import State
from tests.bots.test_hidden import with_other_piles

FEW = Budget(seconds=60)


def game(way: Way, seed: int) -> Iterator[tuple[State, History]]:
    """Yield each position of a game, with what everybody has seen: of squirrels, and some who wander."""
    rng, state = Random(seed), new_game(way.setup)
    squirrels = {seat: make_bot("squirrel") for seat in range(0, way.players, 2)}
    history: History = ()
    while not state.turn.over:
        yield state, history
        seat = state.turn.seat
        if state.turn.awaiting is not None:
            move: Move = REVEAL[state.blind_tile(rng.random()).id]
        elif seat in squirrels:
            move = squirrels[seat].choose(view(state, seat, history), legal_moves(state), FEW)
        else:
            move = rng.choice(legal_moves(state))  # onto bears, too
        state, history = follow(state, history, move)
    yield state, history


@cache
def whole(way: Way) -> tuple[tuple[State, History], ...]:
    return tuple(game(way, 7))


@pytest.mark.ruling("B-INFO-02")
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_history_holds_everything_that_lies_in_the_piles(way: Way) -> None:
    for state, history in whole(way)[::5]:
        assert remembered(state.game, history) == [player.pile for player in state.players]


def test_there_are_bears_visits_and_first_visits_in_the_piles_of_these_games() -> None:
    piles = [player.pile for way in WAYS for player in whole(way)[-1][0].players]
    assert any(pile.bears for pile in piles)
    assert any(any(pile.visits) for pile in piles)
    assert any(pile.firsts for pile in piles)


@pytest.mark.ruling("B-INFO-02")
@pytest.mark.parametrize("way", WAYS[::5], ids=str)
def test_a_bot_imagines_the_position_as_it_is(way: Way) -> None:
    for state, history in whole(way)[::9]:
        for seat in range(way.players):
            assert imagine(view(state, seat, history)) == state


def test_a_bot_without_a_history_imagines_hidden_piles_empty() -> None:
    state, _ = whole(Way(2, ()))[-2]
    assert state.players[0].pile.places
    assert imagine(view(state, 1)).players[0].pile.places <= {"T1", "T2", "T3"}


@pytest.mark.parametrize("way", [Way(2, ()), Way(3, ("helicopter", "rafts"))], ids=str)
@pytest.mark.parametrize("name", ["ibex", "fox"])
def test_what_was_not_seen_to_happen_changes_nothing(name: str, way: Way) -> None:
    """Noninterference: piles changed behind the bot's back, the history being the same."""
    rng = Random(3)
    begun = [(state, history) for state, history in whole(way) if state.turn.awaiting is None]
    for state, history in begun[20 :: len(begun) // 4]:
        seat, legal = state.turn.seat, legal_moves(state)
        seen, other = view(state, seat, history), view(with_other_piles(state, rng), seat, history)
        assert other == seen
        assert make_bot(name).choose(other, legal, FEW) == make_bot(name).choose(seen, legal, FEW)


def test_a_game_replayed_has_the_history_of_the_game() -> None:
    way = Way(3, ("rafts",))
    state, history = whole(way)[-1]
    assert replayed(way.setup, [happened.move for happened in history]) == (state, history)
