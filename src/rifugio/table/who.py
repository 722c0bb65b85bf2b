"""The sender of a command."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """A client with tokens for some seats, or the host's, or none."""

    seats: frozenset[tuple[int, int]] = frozenset()
    """Seats with the generation of their token."""
    host: bool = False
    may_join: bool = True
    """Whether they came by the table's link rather than the spectators'."""


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """The server playing for a bot's seat, or for one whose player is away."""

    bot: str
    remark: Mapping[str, str | int] | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """The server's clock."""


@dataclass(frozen=True, slots=True)
class Caretaker:
    """The server, cleaning up abandoned tables."""


Who = Caller | BotPlayer | Timer | Caretaker
