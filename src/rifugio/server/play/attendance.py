"""The clients of this node at each table, and the subscription that serves them."""

import asyncio
import json
from collections.abc import Callable
from typing import Protocol

from structlog import get_logger

from rifugio.server.play.presence import REPEAT_EVERY, Here, Presence
from rifugio.server.play.referee import read_row
from rifugio.server.play.seams import Bus, Leave
from rifugio.server.play.table_cache import CachedTable, TableCache, Watcher

log = get_logger()


class Guest(Watcher, Protocol):
    """A client at a table, connected to this node."""

    def seats(self) -> list[int]:
        """Return the seats the client holds now."""

    def send(self, frame: bytes) -> None:
        """Queue a frame for the client, without waiting."""

    async def finish(self, last: bytes, code: int) -> None:
        """Send a last frame and close the connection."""


class Gathering:
    """This node's clients at one table."""

    def __init__(self, cached: CachedTable) -> None:
        self.cached = cached
        self.guests: dict[Guest, None] = {}
        self.presence = Presence(asyncio.get_running_loop().time)
        self.leave: list[Leave] = []
        self.listening = asyncio.Lock()

    def here(self) -> Here:
        """Return who is at the table through this node."""
        seats = frozenset(seat for guest in self.guests for seat in guest.seats())
        return Here(seats, sum(1 for guest in self.guests if not guest.seats()))

    def tell(self, frame: bytes) -> None:
        """Send a frame to all clients of this gathering."""
        for guest in tuple(self.guests):
            guest.send(frame)

    async def stop_listening(self) -> None:
        """Unsubscribe from the other nodes' messages."""
        leaving, self.leave = self.leave, []
        for leave in leaving:
            await leave()


class Attendance:
    """All clients of this node, by table."""

    def __init__(self, tables: TableCache, bus: Bus, node: str) -> None:
        self._tables, self._bus, self._node = tables, bus, node
        self._gatherings: dict[int, Gathering] = {}

    def __len__(self) -> int:
        return sum(len(gathering.guests) for gathering in self._gatherings.values())

    @property
    def tables(self) -> int:
        """How many tables have clients."""
        return len(self._gatherings)

    def guests(self) -> list[Guest]:
        """Return all clients."""
        return [guest for gathering in self._gatherings.values() for guest in gathering.guests]

    async def listen_to(self, cached: CachedTable) -> None:
        """Subscribe to the other nodes' messages about a table, then catch up with its log.

        A client that comes while another one is subscribing waits for that. If the last guest leaves
        meanwhile, the gathering is gone, and this starts over.
        """
        while True:
            gathering = self._gatherings.setdefault(cached.game_id, Gathering(cached))
            async with gathering.listening:
                if not gathering.leave:
                    await self._listen(gathering)
                    await self._tables.catch_up(cached)
            if self._gatherings.get(cached.game_id) is gathering:
                return
            await gathering.stop_listening()

    def enter(self, cached: CachedTable, guest: Guest) -> None:
        """Add a client to a subscribed table; from now on it gets events."""
        self._gatherings[cached.game_id].guests[guest] = None
        cached.watchers[guest] = None

    async def _listen(self, gathering: Gathering) -> None:
        cached = gathering.cached

        async def news(message: bytes) -> None:
            await self._tables.hear(cached, *read_row(message))

        async def said(message: bytes) -> None:
            self._heard(gathering, message)

        gathering.leave = [
            await self._bus.subscribe(f"table.{cached.game_id}", news),
            await self._bus.subscribe(f"here.{cached.game_id}", said),
        ]

    def _heard(self, gathering: Gathering, message: bytes) -> None:
        data = json.loads(message)
        if "frame" in data:
            gathering.tell(data["frame"].encode())
            return
        before = gathering.presence.all()
        gathering.presence.heard(data["node"], Here(frozenset(data["seats"]), data["watching"]))
        if gathering.presence.all() != before:
            gathering.tell(presence_frame(gathering.presence.all()))

    async def left(self, cached: CachedTable, guest: Guest) -> None:
        """Remove a client."""
        cached.watchers.pop(guest, None)
        gathering = self._gatherings.get(cached.game_id)
        if gathering is None:
            return
        gathering.guests.pop(guest, None)
        await self.announce(gathering)
        if not gathering.guests and self._gatherings.get(cached.game_id) is gathering:  # not a later one
            del self._gatherings[cached.game_id]
            await gathering.stop_listening()

    async def changed(self, cached: CachedTable) -> None:
        """Broadcast the presence at a table."""
        gathering = self._gatherings.get(cached.game_id)
        if gathering is not None:
            await self.announce(gathering, always=True)

    async def announce(self, gathering: Gathering, *, always: bool = False) -> None:
        """Announce presence: to the clients here if it has changed, and always to the other nodes."""
        here, before = gathering.here(), gathering.presence.all()
        gathering.presence.heard(self._node, here)
        if always or gathering.presence.all() != before:
            gathering.tell(presence_frame(gathering.presence.all()))
        message = {"node": self._node, "seats": sorted(here.seats), "watching": here.watching}
        await self._bus.publish(f"here.{gathering.cached.game_id}", json.dumps(message).encode())

    async def say(self, cached: CachedTable, frame: bytes) -> None:
        """Broadcast something that is not stored, such as a phrase or a pointed finger."""
        gathering = self._gatherings.get(cached.game_id)
        if gathering is not None:
            gathering.tell(frame)
        await self._bus.publish(f"here.{cached.game_id}", json.dumps({"frame": frame.decode()}).encode())

    async def keep_announcing(self) -> None:
        """Announce presence periodically, because messages can be lost."""
        while True:
            await asyncio.sleep(REPEAT_EVERY)
            for gathering in tuple(self._gatherings.values()):
                await self.announce(gathering)

    async def keep_sweeping(self, seconds: float, swept: Callable[[int], None]) -> None:
        """Look for missed events periodically, because messages can be lost."""
        while True:
            await asyncio.sleep(seconds)
            try:
                swept(await self._tables.sweep())
            except Exception as error:  # noqa: BLE001 - the next sweep may find the database again
                log.warning("sweep.failed", error=type(error).__name__)


def presence_frame(here: Here) -> bytes:
    """Return the presence frame."""
    return json.dumps({"presence": {"seats": sorted(here.seats), "watching": here.watching}}).encode()
