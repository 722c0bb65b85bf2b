"""Time control: how long a bot thinks about a plan."""

from math import inf
from time import perf_counter


class Patience:
    """A limit in seconds or, without a clock, in tries: how often it is asked whether it lasts.

    It is asked for each placement glanced at and each position of a walk. However little it has, a bot
    always looks at one way to lay a tile and at one way to end the turn.
    """

    def __init__(self, seconds: float = inf, tries: int | None = None) -> None:
        self._begun = perf_counter()
        self._seconds = seconds
        self._tries = tries

    def shortened(self, seconds: float) -> "Patience":
        """Return a patience that ends so much earlier; one that counts its tries stays the same."""
        if self._tries is not None:
            return self
        shorter = Patience(self._seconds - seconds)
        shorter._begun = self._begun
        return shorter

    def lasts(self) -> bool:
        """Whether there is any time left, or a try; then it is used up."""
        if self._tries is None:
            return perf_counter() - self._begun < self._seconds
        self._tries -= 1
        return self._tries >= 0

    def is_over(self) -> bool:
        """Whether the time is up. Tries are only used up by `lasts`, so with them it never is."""
        return self._tries is None and perf_counter() - self._begun >= self._seconds
