"""Shares with confidence intervals, and a histogram for millions of times."""

from collections import Counter
from math import ceil, floor, log, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""95 % of a normal distribution lies within this many standard deviations."""


class Share(NamedTuple):
    """A proportion, `won` of `of`, with its 95 % confidence interval."""

    won: int
    of: int
    share: float
    low: float
    high: float


def wilson(won: int, of: int) -> Share:
    """Return a share with its Wilson score interval; the interval is 0 to 1 when there is no game."""
    if not of:
        return Share(won, of, 0.0, 0.0, 1.0)
    share, z2 = won / of, Z95 * Z95
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z95 * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(won, of, share, max(0.0, middle - half), min(1.0, middle + half))


class Times:
    """A histogram of times in seconds: exact count, mean and maximum, percentiles within 1 %."""

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
        """Return a percentile of the times; 0 for no times."""
        left = ceil(self.count * percent / 100)
        for step in sorted(self._steps):
            left -= self._steps[step]
            if left <= 0:
                upper: float = self._LEAST * 1.01 ** (step + 1)
                return min(self.longest, upper)
        return 0.0
