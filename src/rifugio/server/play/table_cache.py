"""The table cache: each table as far as this node has read its log. Every entry may be dropped."""

from collections import OrderedDict
from typing import Final, Protocol

from structlog import get_logger

from rifugio.server.ids import is_link
from rifugio.server.keys import Secret
from rifugio.server.metrics import THROWN_AWAY
from rifugio.server.play.memory import Happened, Listener, Memory
from rifugio.server.play.seams import Store
from rifugio.server.play.stored import Head, Row
from rifugio.table.projection import Projection
from rifugio.table.table import EventId, Table

MOST_TABLES: Final = 4000
"""Kept in memory when nobody watches them; the oldest are forgotten."""

log = get_logger()


class NoTable(LookupError):
    """There is no such table, or its log cannot be read even from the beginning."""


class Watcher(Listener, Protocol):
    """Somebody who is told whatever happens at a table, and what becomes of it."""

    def went_back(self) -> None:
        """The table is no longer the one they were told of."""

    def gone(self) -> None:
        """There is no such table any more."""


class Story:
    """Remembers everything."""

    def __init__(self) -> None:
        self.seen: list[Happened] = []

    def happened(self, seen: Happened) -> None:
        """Take note."""
        self.seen.append(seen)


class CachedTable:
    """A table in the cache."""

    def __init__(self, game_id: int, join_link: str, watch_link: str) -> None:
        self.game_id, self.join_link, self.watch_link = game_id, join_link, watch_link
        self.memory = Memory(game_id)
        self.watchers: set[Watcher] = set()
        self.secret: Secret | None = None
        self.compared_packed = False
        """Whether memory was compared with the packed log, which is not read at every sweep."""

    @property
    def projection(self) -> Projection:
        """The table after the last event seen, ready to be shown."""
        assert self.memory.projection is not None
        return self.memory.projection

    @property
    def table(self) -> Table:
        """The table after the last event seen."""
        return self.projection.table

    @property
    def poisoned(self) -> bool:
        """Whether the log cannot be read on."""
        return self.memory.poisoned


class TableCache:
    """Finds tables, and keeps those that are in use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, CachedTable] = OrderedDict()
        self._links: dict[str, tuple[int, bool]] = {}

    async def find(self, link: str) -> tuple[CachedTable, bool] | None:
        """Return the table of a link and whether it is the link for joining; None if there is none."""
        if not is_link(link):  # nothing that the database would have to look at
            return None
        place = self._links.get(link)
        if place is not None and place[0] in self._known:
            self._known.move_to_end(place[0])
            return self._known[place[0]], place[1]
        found = await self._store.find_link(link)
        try:
            return None if found is None else (await self.table(found.game_id), found.joining)
        except NoTable:
            return None

    async def find_now(self, link: str) -> tuple[CachedTable, bool] | None:
        """Return what `find` does, as it is in the log at this moment."""
        found = await self.find(link)
        if found is None:
            return None
        try:
            await self.catch_up(found[0])
        except NoTable:
            return None
        return found

    async def table(self, game_id: int) -> CachedTable:
        """Return a table by its number, read from its log if it is not known yet."""
        cached = self._known.get(game_id) or await self._read(game_id)
        self._known.move_to_end(game_id)
        return cached

    async def _read(self, game_id: int) -> CachedTable:
        links = await self._store.links_of(game_id)
        rows = await self._store.read_log(game_id)
        if game_id in self._known:  # somebody else has read it meanwhile
            return self._known[game_id]
        cached = CachedTable(game_id, links.join_link, links.watch_link)
        cached.memory.advance(rows)
        if not cached.memory.seq:
            raise NoTable(f"table {game_id} cannot be read")
        self._keep(cached)
        return cached

    def _keep(self, cached: CachedTable) -> None:
        self._known[cached.game_id] = cached
        self._links[cached.join_link] = cached.game_id, True
        self._links[cached.watch_link] = cached.game_id, False
        while len(self._known) > MOST_TABLES:
            oldest = next((one for one in self._known.values() if not one.watchers), None)
            if oldest is None:
                break
            self.forget(oldest)

    def forget(self, cached: CachedTable) -> None:
        """Drop a table from memory."""
        self._known.pop(cached.game_id, None)
        self._links.pop(cached.join_link, None)
        self._links.pop(cached.watch_link, None)

    async def catch_up(self, cached: CachedTable) -> None:
        """Read what this node has not seen yet; if the log is not the one it knows, read all of it anew.

        Raise NoTable if there is no log any more.
        """
        memory, asked = cached.memory, cached.memory.seq
        rows = await self._store.read_log(cached.game_id, asked - 1)
        if memory is cached.memory and memory.agrees(rows, asked):
            memory.advance(rows, cached.watchers)
            return
        rows = await self._store.read_log(cached.game_id)
        if memory is cached.memory:
            self._begin_anew(cached, rows)
        else:  # what was asked about is no longer what is remembered
            await self.catch_up(cached)

    def _begin_anew(self, cached: CachedTable, rows: list[Row]) -> None:
        """Throw away what is remembered of a table: the database has lost some of it."""
        THROWN_AWAY.inc()
        fresh = Memory(cached.game_id)
        fresh.advance(rows)
        log.error("table.thrown_away", game=cached.game_id, remembered=cached.memory.seq, stored=fresh.seq)
        if not fresh.seq:
            self.forget(cached)
            for watcher in tuple(cached.watchers):
                watcher.gone()
            raise NoTable(f"table {cached.game_id} is gone")
        cached.memory = fresh
        for watcher in tuple(cached.watchers):
            watcher.went_back()

    async def hear(self, cached: CachedTable, row: Row, follows: EventId) -> None:
        """Take in an event just stored, here or elsewhere; look into the log if it is not the next."""
        if not cached.memory.follow(row, follows, cached.watchers):
            await self.catch_up(cached)

    async def secret(self, cached: CachedTable) -> Secret:
        """Return the secret of a table's bag; raise NoTable if the database has lost the whole table."""
        if cached.secret is None:
            try:
                cached.secret = await self._store.secret_of(cached.game_id)
            except LookupError:
                await self.catch_up(cached)
                raise
        return cached.secret

    async def sweep(self) -> int:
        """Compare the heads of all watched tables with memory and catch up; return how many differed."""
        watched = {one.game_id: one for one in self._known.values() if one.watchers}
        if not watched:
            return 0
        asked = {game_id: cached.memory for game_id, cached in watched.items()}
        seqs = {game_id: memory.seq for game_id, memory in asked.items()}
        heads = await self._store.heads(list(watched))
        behind = [
            cached
            for game_id, cached in watched.items()
            if cached.memory is not asked[game_id]
            or not self._stands(cached, heads.get(game_id), seqs[game_id])
        ]
        for cached in behind:
            try:
                await self.catch_up(cached)
            except NoTable:
                continue  # whoever watched it has been told
            head = heads.get(cached.game_id)
            cached.compared_packed = head is not None and head.id is None
        return len(behind)

    def _stands(self, cached: CachedTable, head: Head | None, asked: int) -> bool:
        """Whether memory, which had so many events when the question was sent, is as the log is."""
        if head is None or head.seq < asked:
            return False
        if head.id is not None:
            cached.compared_packed = False
            return cached.memory.has(head.seq, head.id)
        return cached.compared_packed and head.seq == cached.memory.seq

    async def story(self, cached: CachedTable, after: int = 0) -> "list[Happened]":
        """Return everything that happened after an event; the opening itself is not told."""
        rows = await self._store.read_log(cached.game_id)
        story = Story()
        Memory(cached.game_id).advance(rows, [story])
        return [seen for seen in story.seen if seen.seq > after]
