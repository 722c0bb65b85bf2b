"""The port of the trails: where their seals and the tries on them are stored, in one place as people are."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple, Protocol


class Published(NamedTuple):
    """A seal as it was first shown, and the link to watch the strongest bot's walk, once there is one."""

    commitment: str
    path: str | None


class Try(NamedTuple):
    """A counted try of somebody: running, given up without points, or walked to the end."""

    over: bool
    points: int | None
    lines: Sequence[Mapping[str, Any]] | None
    """Points by source."""


class Friend(NamedTuple):
    """The points of somebody who keeps a seat at a table of mine, and their look."""

    look: Mapping[str, Any] | None
    points: int


class TrailBook(Protocol):
    """Durable storage of trails. Every call may raise StoreAway."""

    async def publish(self, day: date, commitment: str) -> Published:
        """Store a seal unless the day has one; return the one it has."""

    async def keep_path(self, day: date, link: str) -> str:
        """Store the link of the strongest bot's walk unless there is one; return the one there is."""

    async def add_try(self, day: date, game_id: int, person_id: int | None, *, counted: bool) -> bool:
        """Store a try before its table is opened; return whether it counts: only somebody's first does."""

    async def adopt(self, person_id: int) -> None:
        """Make nobody's tries somebody's whose rucksack has their seats; the first of a day may count."""

    async def end_try(self, game_id: int, points: int | None, lines: Sequence[Mapping[str, Any]]) -> None:
        """Store that a try is over, and its points if it has any (idempotent)."""

    async def try_of(self, day: date, person_id: int) -> Try | None:
        """Return somebody's counted try."""

    async def friends(self, day: date, person_id: int) -> list[Friend]:
        """Return the counted points of people at the same tables, the most first."""

    async def spread(self, day: date) -> list[tuple[int, int]]:
        """Return how many counted tries have how many points, the fewest points first."""

    async def tries_of(self, person_id: int) -> list[tuple[date, bool, int | None]]:
        """Return all tries of somebody: the day, whether it counts, its points."""
