"""The rate limits of the HTTP API: per network, and for the whole node."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from rifugio.server.play.rate_limits import Bucket, Buckets
from rifugio.server.settings import Settings

HOUR: Final = 3600.0
LETTERS: Final = 10
LETTERS_TO_ONE: Final = 3
LETTERS_NODE: Final = 1000
"""E-mails in an hour: from one network, to one address, and from the whole node."""


class Limits:
    """The limits of this node."""

    def __init__(self, settings: Settings) -> None:
        self.new_tables = Limit(settings.new_tables, settings.new_tables_node, settings.new_tables_seconds)
        self.room_guesses = Limit(
            settings.room_guesses, settings.room_guesses_node, settings.room_guesses_seconds
        )
        self.new_people = Limit(settings.new_people, settings.new_people_node, settings.new_people_seconds)
        self.letters = Limit(LETTERS, LETTERS_NODE, HOUR)
        self.letter_boxes = Limit(LETTERS_TO_ONE, LETTERS_NODE, HOUR)
        self.reading = Limit(settings.reading, settings.reading_node, settings.reading_seconds)


class Limit:
    """A token bucket per network, and one for the whole node."""

    def __init__(
        self, most: int, everybody: int, seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._everybody, self._seconds = everybody, seconds
        self._networks, self._node = Buckets(most, seconds, clock), Bucket(everybody, clock)

    def take(self, network: str, cost: int = 1) -> bool:
        """Take a request's cost, if its network's bucket and the node's both allow it."""
        if not self._networks.take(network, cost):
            return False
        if not self._node.take(self._everybody, self._seconds, cost):
            self._networks.give_back(network, cost)
            return False
        return True

    def give_back(self, network: str, cost: int = 1) -> None:
        """Refund a request's cost."""
        self._networks.give_back(network, cost)
        self._node.give_back(cost)
