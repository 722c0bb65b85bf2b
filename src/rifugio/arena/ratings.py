"""Ratings by openskill's Bradley–Terry model with full pairing, which takes tables of any size.

Every pair of seats at a table counts as one game. The Plackett–Luce model would give those who share a
victory less than those who come after them.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple

from openskill.models import BradleyTerryFull


class Rating(NamedTuple):
    """A bot's estimated strength and its uncertainty; all begin at 25 ± 8.3."""

    mu: float
    sigma: float


class Ratings:
    """Ratings of bots, updated game by game.

    Bots do not learn between games, so nothing is added to the uncertainty from game to game (tau = 0).
    A bot with several seats at a table moves by the sum of their changes, but its uncertainty shrinks only as
    for one seat: its games against itself carry no information.
    """

    def __init__(self, bots: Iterable[str]) -> None:
        self._model = BradleyTerryFull(tau=0.0)
        start = Rating(self._model.mu, self._model.sigma)
        self.of = dict.fromkeys(bots, start)

    def add(self, seating: Sequence[str], ranks: Sequence[int]) -> None:
        """Count one more game."""
        if len(set(seating)) < 2:
            return
        before = [[self._model.rating(*self.of[bot])] for bot in seating]
        after = self._model.rate(before, ranks=[float(rank) for rank in ranks])
        says: defaultdict[str, list[Rating]] = defaultdict(list)
        for bot, (rated,) in zip(seating, after, strict=True):
            says[bot].append(Rating(rated.mu, rated.sigma))
        for bot, several in says.items():
            mu, _ = self.of[bot]
            moved = sum(one.mu - mu for one in several)
            self.of[bot] = Rating(mu + moved, prod(one.sigma for one in several) ** (1 / len(several)))
