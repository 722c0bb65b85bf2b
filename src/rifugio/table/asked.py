"""A command with its sender and table, and refusals."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from rifugio.table.messages.answers import Refused
from rifugio.table.messages.told import ToldReason
from rifugio.table.table import Table
from rifugio.table.who import Who

Bag: TypeAlias = Callable[[], bytes]
"""Returns the 32 bytes of the table's secret; called only when they are needed."""

C_co = TypeVar("C_co", covariant=True)


class Asked(NamedTuple, Generic[C_co]):
    """A command with everything needed to decide on it."""

    table: Table
    who: Who
    command: C_co
    bag: Bag

    def published(self) -> str | None:
        """Return the secret for an event that ends the game; None on a trail, whose bag others still have."""
        return self.bag().hex() if self.table.trail is None else None


class Declined(NamedTuple):
    """Why a command is refused; `reason` is the engine's, if it is about a move."""

    code: Refused
    reason: ToldReason | None = None
