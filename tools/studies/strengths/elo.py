"""Elo differences fitted to games between pairs of bots: the Bradley–Terry model."""

from collections.abc import Mapping, Sequence
from math import log
from typing import Final, NamedTuple

import numpy as np

ELO: Final = 400 / log(10)
"""Elo points per unit of log-odds."""
PRIOR: Final = 0.5
"""Games won and lost that every pair is assumed to have played besides, so that no difference is infinite."""
ROUNDS: Final = 50


class Step(NamedTuple):
    """How far a bot is above the one before it, in Elo."""

    elo: float
    error: float
    """The standard error."""


def steps(order: Sequence[str], games: Mapping[tuple[str, str], tuple[int, int]]) -> list[Step]:
    """Return the step to each bot from the one before, given wins of the first and decided games by pair.

    Newton's method on the log-likelihood; the first bot is fixed at zero.
    """
    place = {name: number for number, name in enumerate(order)}
    rating = np.zeros(len(order))
    information = np.zeros((len(order), len(order)))
    for _ in range(ROUNDS):
        slope = np.zeros(len(order))
        information = np.zeros((len(order), len(order)))
        for (one, other), (won, decided) in games.items():
            first, second, of = place[one], place[other], decided + 2 * PRIOR
            expected = 1 / (1 + np.exp(rating[second] - rating[first]))
            surprise = won + PRIOR - of * expected
            slope[first] += surprise
            slope[second] -= surprise
            weight = of * expected * (1 - expected)
            information[[first, second], [first, second]] += weight
            information[[first, second], [second, first]] -= weight
        rating[1:] += np.linalg.solve(information[1:, 1:], slope[1:])
    spread = np.zeros_like(information)
    spread[1:, 1:] = np.linalg.inv(information[1:, 1:])
    return [
        Step(
            ELO * float(rating[here] - rating[here - 1]),
            ELO * float(spread[here, here] + spread[here - 1, here - 1] - 2 * spread[here, here - 1]) ** 0.5,
        )
        for here in range(1, len(order))
    ]
