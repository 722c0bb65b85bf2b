"""Presence: who is at a table now. Each node announces its own sockets; a silent node expires."""

from collections.abc import Callable
from typing import Final, NamedTuple

SILENT_AFTER: Final = 12.0
REPEAT_EVERY: Final = 4.0


class Here(NamedTuple):
    """The clients at a table through one node: their seats, and how many watch."""

    seats: frozenset[int]
    watching: int


class Presence:
    """Presence at one table, by node."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._nodes: dict[str, tuple[Here, float]] = {}

    def heard(self, node: str, here: Here) -> None:
        """Record a node's announcement."""
        if here.seats or here.watching:
            self._nodes[node] = here, self._clock()
        else:
            self._nodes.pop(node, None)

    def all(self) -> Here:
        """Return the presence over all nodes."""
        fresh = [here for here, at in self._nodes.values() if self._clock() - at < SILENT_AFTER]
        seats = frozenset(seat for here in fresh for seat in here.seats)
        return Here(seats, sum(here.watching for here in fresh))
