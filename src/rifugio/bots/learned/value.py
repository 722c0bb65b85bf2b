"""The learned value: the points each seat will still make, linear in the features, and the margin.

Sums are `fsum`: rounded once, and so the same with every Python. `sum` rounds otherwise since Python 3.12.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, fsum
from operator import mul
from typing import Final, NamedTuple

from rifugio.bots.learned.features import Looked, names
from rifugio.bots.learned.traffic import traffic_names
from rifugio.bots.worth import Weights, rivalry, score_now
from rifugio.engine.game import Game
from rifugio.engine.state import State

MARGIN: Final = Weights(rivals=1.0)


class Chance(NamedTuple):
    """How a margin becomes a chance to win: a logistic curve, flatter the more turns are left."""

    width: float
    per_turn: float
    even: float
    """The margin at which winning is as likely as not."""


class Numbers(NamedTuple):
    """The numbers of one way to play, by the name of the feature; the constant's is empty."""

    always: Mapping[str, float]
    per_turn: Mapping[str, float]
    """Times the turns the seat has left."""
    chance: Chance = Chance(4.0, 0.5, 0.0)


class LearnedValue:
    """Values positions of one game."""

    def __init__(self, game: Game[State], numbers: Numbers) -> None:
        always, per_turn, self._chance = numbers
        most = sum(game.counts.values()) + 1
        self._by_turns = [
            [always.get(name, 0.0) + turns * per_turn.get(name, 0.0) for name in names(game)]
            for turns in range(most)
        ]
        many = len(traffic_names(game))
        self._of_traffic = [weights[-many:] for weights in self._by_turns]
        self._constants = [always.get("", 0.0) + turns * per_turn.get("", 0.0) for turns in range(most)]

    def __call__(self, state: State, seat: int) -> float:
        """Return the expected margin of a seat: its points less the others', half the best, half the mean."""
        return rivalry(self.totals(state), seat, MARGIN)

    def totals(self, state: State) -> list[float]:
        """Return the points expected at the end, by seat. What a seat has by itself is memoised."""
        if state.turn.over:
            return [score_now(state, number) for number in range(state.game.players)]
        looked, known = Looked(state), state.board.answers(alone)
        found = []
        for seat, both in enumerate(looked.traffic()):
            key = (self, looked.key(seat))
            by_itself = known.get(key)
            if by_itself is None:
                by_itself = known[key] = alone(self, looked, seat)
            points, to_come = by_itself
            weights = self._of_traffic[looked.clocks[seat].turns]
            found.append(points + fsum((to_come, *map(mul, weights, both))))
        return found

    def to_come(self, turns: int, seen: Sequence[float]) -> float:
        """Return the points to come by the first features of a seat, as many as are given."""
        return fsum((self._constants[turns], *map(mul, self._by_turns[turns], seen)))

    def chance(self, margin: float, turns: int) -> float:
        """Return the chance to win with this margin expected and so many turns left; 0.5 is a draw's."""
        width, per_turn, even = self._chance
        return 1 / (1 + exp((even - margin) / (width + per_turn * turns)))


def alone(value: LearnedValue, looked: Looked, seat: int) -> tuple[float, float]:
    """Return a seat's points, and those it is expected to make by what it has by itself."""
    return score_now(looked.state, seat), value.to_come(looked.clocks[seat].turns, looked.alone(seat))


def way_of(game: Game[State]) -> str:
    """Return the name of a way to play in numbers.json: the players, and the extensions if there are any."""
    return " ".join([str(game.players), "+".join(sorted(game.setup.extensions))]).strip()


def read_numbers(text: str) -> dict[str, Numbers]:
    """Read the numbers of all ways; names are listed once."""
    data = json.loads(text)
    order = data["names"]
    return {
        way: Numbers(
            dict(zip(order, one["always"], strict=True)),
            dict(zip(order, one["per_turn"], strict=True)),
            Chance(*one["chance"]),
        )
        for way, one in data["ways"].items()
    }


@cache
def shipped() -> dict[str, Numbers]:
    """Return the numbers that come with the package."""
    return read_numbers(files(__package__).joinpath("numbers.json").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def learned_value(game: Game[State]) -> LearnedValue:
    """Return the value for a game by the numbers that come with the package."""
    return LearnedValue(game, numbers_for(game, shipped()))


def numbers_for(game: Game[State], known: Mapping[str, Numbers]) -> Numbers:
    """Return the numbers for a game; with extensions nobody has learned, those of the base game."""
    return known.get(way_of(game)) or known[str(game.players)]
