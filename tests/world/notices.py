"""Notices in the world: who wants to be told, and what has arrived."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Protocol

from rifugio.server.people.notices.seams import Claim
from rifugio.server.people.notices.stored import GivenWay, Receiver, Wishes
from rifugio.server.people.notices.ways import Kind, Later, Notice, Outcome, Sent, Way


class Clock(Protocol):
    def now(self) -> datetime:
        """Return the database's time."""


class MemoryBoard:
    """`PostgresBoard`, as far as the world needs it: everybody has one way, and wishes like everybody's."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.kept: dict[tuple[int, int, int], tuple[int, str]] = {}
        """Who keeps a seat (game, seat, generation), and by which link."""
        self.looked: dict[tuple[int, str], datetime] = {}
        self.claimed: dict[tuple[int, str], datetime] = {}
        self.sent: set[tuple[int, str]] = set()

    async def keep_seat(self, person_id: int, game_id: int, seat: int, generation: int, link: str) -> None:
        """Put a seat into somebody's rucksack."""
        self.kept[game_id, seat, generation] = person_id, link

    async def receivers(self, game_id: int, seat: int, generation: int) -> list[Receiver]:
        """Return who holds a seat."""
        found = self.kept.get((game_id, seat, generation))
        if found is None:
            return []
        person_id, link = found
        looked = self.looked.get((person_id, link))
        return [Receiver(person_id, "en", link, Wishes(2), looked, self._clock.now(), timedelta(0))]

    async def ways_of(self, person_id: int) -> list[GivenWay]:
        """Return somebody's one way; its number is theirs."""
        made = self._clock.now()
        return [GivenWay(person_id, "hook", f"https://example.org/{person_id}", {}, None, made)]

    async def look(self, person_id: int, link: str) -> float | None:
        """Note that somebody looks at a table."""
        self.looked[person_id, link] = self._clock.now()
        return 0.0

    async def claim(self, way: int, key: str, seconds: float) -> Claim:
        """Begin to send a notice; nobody else does for so many seconds."""
        if (way, key) in self.sent:
            return "sent"
        until, now = self.claimed.get((way, key)), self._clock.now()
        if until is not None and until > now:
            return "taken"
        self.claimed[way, key] = now + timedelta(seconds=seconds)
        return "mine"

    async def mark_sent(self, way: int, key: str) -> None:
        """Note that a notice was sent."""
        self.sent.add((way, key))

    async def give_back(self, way: int, key: str) -> None:
        """Give a claim back."""
        self.claimed.pop((way, key), None)

    async def drop_way(self, number: int) -> bool:
        """Delete a way: nobody's is ever gone here."""
        raise AssertionError(number)


class Inbox:
    """What arrives at everybody's hook; now and then it is not taken at first."""

    def __init__(self, chance: "Chance") -> None:
        self._chance = chance
        self.arrived: Counter[tuple[str, str]] = Counter()
        """How often each notice came, by address and key."""

    def ways(self) -> Mapping[Kind, Way]:
        """Return the one way there is."""
        return {"hook": self}

    @property
    def public_key(self) -> None:
        """No browser has to know anything."""

    async def send(self, address: str, more: Mapping[str, str], notice: Notice) -> Outcome:
        """Take a notice, or refuse it."""
        await asyncio.sleep(self._chance.uniform(0.01, 2.0))
        if self._chance.random() < 0.1:
            return Later()
        self.arrived[address, notice.key] += 1
        await asyncio.sleep(self._chance.uniform(0.01, 0.5))
        return Sent()

    def fault(self, address: str, more: Mapping[str, str]) -> str | None:
        """Take every address."""
        return None


class Chance(Protocol):
    def uniform(self, a: float, b: float) -> float:
        """Return a number between two."""

    def random(self) -> float:
        """Return a number between 0 and 1."""
