"""The ways to play: every number of players with every combination of the extensions that exist."""

import random
from itertools import chain, combinations
from typing import Final, NamedTuple

from rifugio import Setup, setup
from rifugio.engine.game import Game
from rifugio.engine.moves import Build, End, Go, Move
from rifugio.engine.rulebooks import EXTENSIONS, game_for
from rifugio.engine.state import State


class Way(NamedTuple):
    """The number of players and the extensions."""

    players: int
    extensions: tuple[str, ...]

    def __str__(self) -> str:
        return f"{'+'.join(self.extensions) or 'base'}-{self.players}"

    @property
    def setup(self) -> Setup:
        return setup(self.players, self.extensions)

    @property
    def game(self) -> Game[State]:
        return game_for(self.setup)

    @property
    def connections(self) -> int:
        """B-2P-01: How many tiles a turn connects."""
        return 2 if self.players == 2 else 1

    @property
    def turns_each(self) -> int:
        """T-65: How many turns each player has; the tiles come out even."""
        turns, left_over = divmod(sum(self.game.counts.values()), self.players * self.connections)
        assert left_over == 0
        return turns


_NAMES: Final = sorted(EXTENSIONS)

COMBINATIONS: Final = list(chain.from_iterable(combinations(_NAMES, n) for n in range(len(_NAMES) + 1)))
WAYS: Final = [Way(players, chosen) for chosen in COMBINATIONS for players in (2, 3, 4, 5)]
SOME_WAYS: Final = WAYS[::5]
"""Each number of players and each combination of extensions once."""


def kind_of(move: Move) -> str:
    """Return the kind of a move; each means and each building is a kind of its own."""
    match move:
        case Go(means):
            return means
        case Build(what):
            return f"build {what}"
        case _:
            return type(move).__name__


def kinds_in(moves: list[Move]) -> list[str]:
    """Return the kinds of moves there are, in the order of the moves."""
    return list(dict.fromkeys(map(kind_of, moves)))


def pick(moves: list[Move], rng: random.Random, end: float = 0.2) -> Move:
    """Choose a kind of move, then a move of that kind, so that rare kinds are played too.

    `end` is the probability that ending the turn is considered at all while other moves exist.
    """
    kinds = kinds_in(moves)
    if len(kinds) > 1 and isinstance(moves[-1], End) and rng.random() > end:
        kinds.remove(kind_of(moves[-1]))
    kind = rng.choice(kinds)
    return rng.choice([move for move in moves if kind_of(move) == kind])
