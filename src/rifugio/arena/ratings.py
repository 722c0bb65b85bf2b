"""Ratings by openskill's Bradley–Terry model with full pairing, which takes tables of any size.

Every two seats of a table count as a game of their own. The Plackett–Luce model would give those who share a
victory less than whoever comes after them.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple

from openskill.models import BradleyTerryFull


class Rating(NamedTuple):
    """What a bot's strength is taken to be, and how uncertain that is; all begin at 25 ± 8.3."""

    mu: float
    sigma: float


class Ratings:
    """Ratings of bots, after one game after the other.

    Bots do not learn between games, so nothing is added to the uncertainty from game to game (tau = 0).
    A bot with several seats at a table moves by what all of them say together, and becomes as much more
    certain as one of them would: its games against itself say nothing.
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
