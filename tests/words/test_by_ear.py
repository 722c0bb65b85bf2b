"""Whoever only hears a game can write it down: no two things that may be done are told in the same words."""

import random
from collections.abc import Iterator

import pytest

from rifugio.engine.effects import Effect, TurnBegan
from rifugio.engine.moves import Move
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.words import LANGUAGES, Words, effect_sentence
from tests.ways import Way
from tests.words.gathering import chosen

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


def lines(
    words: Words, effects: tuple[Effect, ...], move: Move, after: State, reader: int | None
) -> list[str]:
    """Return what the log tells of a move, as exactly as those hear it who do not see the map."""
    return [
        effect_sentence(words, effect, reader, NAMES, after, exact=True, move=move)
        for effect in effects
        if not isinstance(effect, TurnBegan)
    ]


def heard(
    words: Words, state: State, told: list[str], reader: int | None
) -> Iterator[tuple[list[Move], State]]:
    """Yield all that could have been done if one is told these lines: a move and Nature's answers."""
    for move in legal_moves(state):
        after, effects = play(state, move)
        said = lines(words, effects, move, after, reader)
        if told[: len(said)] != said:
            continue
        rest = told[len(said) :]
        if after.turn.awaiting is not None:
            for others, end in heard(words, after, rest, reader):
                yield [move, *others], end
        elif not rest:
            yield [move], after


@pytest.mark.parametrize(("way", "seed"), GAMES, ids=str)
def test_a_game_can_be_written_down_by_ear(way: Way, seed: int) -> None:
    rng = random.Random(seed)
    state = new_game(way.setup)
    number = 0
    while not state.turn.over:
        number += 1
        words = WORDS[number % len(WORDS)]  # each language has its turn, so that this takes seconds
        reader = (None, *range(way.players))[number % (way.players + 1)]
        before, moves, told = state, list[Move](), list[str]()
        while not moves or (state.turn.awaiting is not None and not state.turn.over):
            move = chosen(state, rng)
            state, effects = play(state, move)
            moves.append(move)
            told += lines(words, effects, move, state, reader)
        found = [[write_move(one) for one in could_be] for could_be, _ in heard(words, before, told, reader)]
        assert found == [[write_move(move) for move in moves]], told
