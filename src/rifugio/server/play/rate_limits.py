"""Rate limits: a token bucket per key, refilled with time. Fails closed."""

from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """A token bucket: holds `most` tokens and refills them within a period."""

    __slots__ = ("_clock", "_filled", "_left")

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left, self._filled = float(most), clock()

    def take(self, most: int, seconds: float, cost: int = 1) -> bool:
        """Take `cost` tokens, if there are as many left."""
        now = self._clock()
        self._left = min(most, self._left + (now - self._filled) * most / seconds)
        self._filled = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self, cost: int) -> None:
        """Put back what was taken."""
        self._left += cost


class Buckets:
    """A token bucket for each address, least recently used first out."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float], addresses: int = 20_000
    ) -> None:
        self._most, self._seconds, self._clock, self._addresses = most, seconds, clock, addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: int = 1) -> bool:
        """Take tokens from an address's bucket; of too many buckets, the least recently used is dropped.

        A dropped address starts again with a full bucket, which favours an attacker with very many addresses;
        a limit for the whole node covers that.
        """
        bucket = self._buckets.pop(address, None) or Bucket(self._most, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > self._addresses:
            self._buckets.popitem(last=False)
        return bucket.take(self._most, self._seconds, cost)

    def give_back(self, address: str, cost: int = 1) -> None:
        """Put back what was taken."""
        if address in self._buckets:
            self._buckets[address].give_back(cost)
