"""What an extension adds to the features of a position, for bots that learn."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

S = TypeVar("S")


class Features(NamedTuple, Generic[S]):
    """A rule module's hook for bots that learn: numbers about one seat that the base game does not have.

    They may depend only on the board, the objects, the offer, the module's own state, and the seat's player.
    """

    names: tuple[str, ...]
    """Each begins with the module's name."""
    of: Callable[[S, int], tuple[float, ...]]
    """For a position and a seat, in the order of the names."""
