"""Wald's sequential probability ratio test (SPRT): whether a share of won games reaches an aim."""

from math import log
from typing import Final

SHORT: Final = 0.05
"""The hypothesis tested against is an aim missed by this much."""
ERROR: Final = 0.05
"""How often either verdict may be wrong."""
BOUND: Final = log((1 - ERROR) / ERROR)


def likelihood(won: int, lost: int, aim: float) -> float:
    """Return the logarithm of how much likelier the aim makes these games than the share below it."""
    missed = aim - SHORT
    return won * log(aim / missed) + lost * log((1 - aim) / (1 - missed))


def verdict(won: int, lost: int, aim: float) -> str:
    """Say whether the aim is reached, in words and figures."""
    found = likelihood(won, lost, aim)
    if abs(found) < BOUND:
        return f"{aim:.0%} or {aim - SHORT:.0%}: open ({found:+.2f} of ±{BOUND:.2f})"
    return f"{aim:.0%} {'reached' if found > 0 else 'not reached'} ({found:+.2f})"
