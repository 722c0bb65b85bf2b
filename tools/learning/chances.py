"""The chance to win: a logistic curve over the expected margin, fitted to who won."""

from itertools import product
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rifugio.bots.learned.value import Chance
from tools.learning.rows import KNOWN

Array: TypeAlias = NDArray[np.float64]

WIDTHS: Final = np.arange(1.0, 8.1, 0.5)
PER_TURN: Final = np.arange(0.0, 1.05, 0.2)
EVEN: Final = np.arange(-2.0, 4.1, 1.0)
BINS: Final = 5
ENOUGH: Final = 20_000
"""Rows to fit a curve to."""


def outcomes(known: Array, to_come: Array) -> tuple[Array, Array, Array]:
    """Return the expected margin, the turns left, and whether the seat won (0.5 if shared), of each row."""
    game, seat, turns, points, final = (known[:, number] for number in range(len(KNOWN)))
    expected = points + to_come
    margins, won = np.empty(len(known)), np.empty(len(known))
    for one in np.unique(game):
        there = game == one
        seats = len(np.unique(seat[there]))
        totals, ends = expected[there].reshape(seats, -1), final[there].reshape(seats, -1)
        sum_of_others, best = totals.sum(0), ends.max(0)
        for number in range(seats):
            others = np.delete(totals, number, axis=0)
            margin = totals[number] - (others.max(0) + (sum_of_others - totals[number]) / (seats - 1)) / 2
            shared = (ends == best).sum(0)
            rows = there & (seat == number)
            margins[rows] = margin
            won[rows] = np.where(ends[number] == best, 1 / shared, 0.0)
    return margins, turns, won


def chance_of(margins: Array, turns: Array, won: Array) -> Chance:
    """Return the curve with the least log loss, from a grid; of many rows, only some are looked at."""
    margins, turns, won = (one[:: 1 + len(margins) // ENOUGH] for one in (margins, turns, won))
    return min(
        (Chance(*(float(number) for number in one)) for one in product(WIDTHS, PER_TURN, EVEN)),
        key=lambda one: log_loss(predicted(one, margins, turns), won),
    )


def predicted(chance: Chance, margins: Array, turns: Array) -> Array:
    """Return the chances to win, like `LearnedValue.chance` for many rows."""
    return 1 / (1 + np.exp((chance.even - margins) / (chance.width + chance.per_turn * turns)))


def log_loss(chances: Array, won: Array) -> float:
    """Return the mean surprise at who won."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def off_by(chances: Array, won: Array) -> float:
    """Return the calibration error: by how much chances and wins differ, in bins of as many rows each."""
    bins = np.array_split(np.argsort(chances, kind="stable"), BINS)
    return float(np.mean([abs(chances[one].mean() - won[one].mean()) for one in bins]))
