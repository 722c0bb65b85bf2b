"""Shares with their uncertainty, and times by the million."""

from collections import Counter
from math import ceil, floor, log, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""The normal distribution has 95 % within so many standard deviations."""


class Share(NamedTuple):
    """So many of so many, with the 95 % interval."""

    won: int
    of: int
    share: float
    low: float
    high: float


def wilson(won: int, of: int) -> Share:
    """Return a share with Wilson's score interval; of nothing, anything is possible."""
    if not of:
        return Share(won, of, 0.0, 0.0, 1.0)
    share, z2 = won / of, Z95 * Z95
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(won, of, share, max(0.0, middle - half), min(1.0, middle + half))


class Times:
    """Times in seconds: count, mean and longest exactly, percentiles within 1 %, in little memory."""

    _STEP: Final = log(1.01)
    _LEAST: Final = 1e-6

    def __init__(self) -> None:
        self.count = 0
        self.total = self.longest = 0.0
        self._steps: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self._steps[floor(log(max(seconds, self._LEAST) / self._LEAST) / self._STEP)] += 1

    @property
    def mean(self) -> float:
        """The average; 0 for no times."""
        return self.total / self.count if self.count else 0.0

    def percentile(self, percent: float) -> float:
        """Return the time that so many percent do not exceed; 0 for no times."""
        left = ceil(self.count * percent / 100)
        for step in sorted(self._steps):
            left -= self._steps[step]
            if left <= 0:
                upper: float = self._LEAST * 1.01 ** (step + 1)
                return min(self.longest, upper)
        return 0.0
