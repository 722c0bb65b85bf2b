"""A game can be transcribed by ear: no two possible moves are described by the same sentences."""

import random

import pytest

from kit.ways import Way
from rifugio.engine.moves import Move
from rifugio.engine.play import new_game, play
from rifugio.engine.state import State
from rifugio.words import LANGUAGES, Words
from tests.words.gathering import chosen
from tests.words.hearing import Listener

NAMES = ("Ann", "Bob", "Cleo", "Dirk", "Elsa")
WORDS = [Words(language, strict=True) for language in LANGUAGES]
GAMES = [
    (Way(2, ()), 21),
    (Way(3, ()), 22),
    (Way(4, ("helicopter",)), 23),
    (Way(3, ("rafts",)), 24),
    (Way(2, ("helicopter", "rafts")), 25),
    (Way(5, ("helicopter", "rafts")), 10),
]


def act(state: State, rng: random.Random, listener: Listener) -> tuple[list[Move], State, list[str]]:
    """Make a move with Nature's reveals, and describe it."""
    moves, told = list[Move](), list[str]()
    while not moves or (state.turn.awaiting is not None and not state.turn.over):
        move = chosen(state, rng)
        state, effects = play(state, move)
        moves.append(move)
        told += listener.told(effects, move, state)
    return moves, state, told


@pytest.mark.parametrize(("way", "seed"), GAMES, ids=str)
def test_a_game_can_be_written_down_by_ear(way: Way, seed: int) -> None:
    """Languages and listeners take turns, so that this takes seconds."""
    rng, number = random.Random(seed), 0
    state = new_game(way.setup)
    while not state.turn.over:
        number += 1
        reader = (None, *range(way.players))[number % (way.players + 1)]
        listener = Listener(WORDS[number % len(WORDS)], reader, NAMES)
        moves, after, told = act(state, rng, listener)
        assert [found for found, _, _ in listener.could_be(state, told)] == [moves], told
        state = after


@pytest.mark.parametrize("words", WORDS, ids=str)
def test_also_in_one_go_and_with_what_was_taken_back(words: Words) -> None:
    rng, listener = random.Random(7), Listener(words, 0, NAMES)
    state = new_game(Way(3, ("rafts",)).setup)
    moves, before, said = list[list[Move]](), list[State](), list[str]()
    for number in range(60):
        done, after, told = act(state, rng, listener)
        moves.append(done)
        before.append(state)
        said += told
        state = after
        if number % 9 == 8:
            back = rng.choice((1, 2, 3))
            said.append(words.say("heard-undone", player=NAMES[0], count=back))
            state = before[-back]
            del moves[-back:], before[-back:]
    assert listener.write_down(new_game(Way(3, ("rafts",)).setup), said) == moves
