"""Time control: how long a bot thinks about a plan."""

from math import inf
from time import perf_counter


class Patience:
    """A limit in seconds.

    The clock is checked for each position of a walk. However little time it has, a bot always looks at one
    way to lay a tile and at one way to end the turn.
    """

    def __init__(self, seconds: float = inf) -> None:
        self._begun = perf_counter()
        self._seconds = seconds

    def lasts(self) -> bool:
        """Whether there is any time left."""
        return perf_counter() - self._begun < self._seconds
