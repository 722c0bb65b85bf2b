"""Time control: how long a bot thinks about a plan."""

from math import inf
from time import perf_counter


class Patience:
    """A limit in seconds and in continuations.

    The clock is checked for each position of a walk and for each turn of a continuation. However little time
    it has, a bot always looks at one way to lay a tile and at one way to end the turn.
    """

    def __init__(self, seconds: float = inf, tries: int | None = None) -> None:
        self._begun = perf_counter()
        self._seconds, self._tries = seconds, tries
        self._planned = 0.0

    def lasts(self) -> bool:
        """Whether there is any time left."""
        return perf_counter() - self._begun < self._seconds

    def for_planning(self) -> bool:
        """Whether there is time to look at one more tile: planning gets a third of the time."""
        self._planned = perf_counter() - self._begun
        return self._planned < self._seconds / 3

    def for_one_more(self, played: int) -> bool:
        """Whether one more continuation fits into the time, judging by the mean of those played so far."""
        if not played:
            self._planned = perf_counter() - self._begun
            return self._planned < self._seconds / 2
        spent = perf_counter() - self._begun
        each = (spent - self._planned) / played
        return spent + each < self._seconds and (self._tries is None or played < self._tries)
