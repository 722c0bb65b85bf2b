"""The port of notices: durable storage of wishes, ways, looks, and what was sent."""

from collections.abc import Mapping
from typing import Literal, Protocol

from rifugio.server.people.notices.stored import GivenWay, Receiver, Wishes
from rifugio.server.people.notices.ways import Kind

Claim = Literal["mine", "sent", "taken"]


class Board(Protocol):
    """Durable storage of notices. Every call may raise StoreAway."""

    async def wishes_of(self, person_id: int) -> Wishes:
        """Return when somebody wants to be told."""

    async def set_wishes(self, person_id: int, wishes: Wishes) -> bool:
        """Store when somebody wants to be told; return False if the time zone is unknown."""

    async def ways_of(self, person_id: int) -> list[GivenWay]:
        """Return somebody's ways; one by mail only if there is an address, and it is confirmed."""

    async def add_way(
        self, person_id: int, kind: Kind, address: str, more: Mapping[str, str], device: int | None
    ) -> int | None:
        """Store a way, or change what it needs; return its number, or None if there are too many.

        The notices of a device go to one person, the one who asked last, and by one subscription, the newest.
        """

    async def drop_way(self, number: int, person_id: int | None = None) -> bool:
        """Delete a way, if it is this person's; return whether it was there."""

    async def look(self, person_id: int, link: str) -> float | None:
        """Note that somebody looks at a table they keep a seat at, at most once a minute.

        Return in how many seconds it can be noted again; 0 if it was noted now, None if they keep no seat.
        Nothing is noted about people who have no way to be told anything.
        """

    async def receivers(self, game_id: int, seat: int, generation: int) -> list[Receiver]:
        """Return who holds a seat and has a way to be told."""

    async def claim(self, way: int, key: str, seconds: float) -> Claim:
        """Begin to send a notice by a way; nobody else does for so many seconds."""

    async def mark_sent(self, way: int, key: str) -> None:
        """Note that a notice was sent."""

    async def give_back(self, way: int, key: str) -> None:
        """Give a claim back: the notice was not sent."""
