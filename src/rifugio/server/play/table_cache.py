"""The table cache: each table as far as this node has read its log. Every entry may be dropped."""

from collections import OrderedDict
from typing import Final, Protocol

from structlog import get_logger

from rifugio.server.ids import is_link
from rifugio.server.keys import Secret
from rifugio.server.metrics import THROWN_AWAY
from rifugio.server.play.memory import Foreseen, Happened, Listener, Memory
from rifugio.server.play.seams import Store
from rifugio.server.play.stored import Head, Row
from rifugio.table.projection import Projection
from rifugio.table.table import EventId, Table

MOST_TABLES: Final = 4000
"""The cache size; the least recently used tables that nobody watches are dropped first."""

log = get_logger()


class NoTable(LookupError):
    """There is no such table, or its log cannot be read even from the beginning."""


class Watcher(Listener, Protocol):
    """Gets every event of a table, and is told if it is rolled back or gone."""

    def went_back(self) -> None:
        """The table was rolled back: the database has lost events that were sent."""

    def renewed(self) -> None:
        """The table was read again: personal texts were erased."""

    def gone(self) -> None:
        """The table no longer exists."""


class Story:
    """A listener that collects all events."""

    def __init__(self) -> None:
        self.seen: list[Happened] = []

    def happened(self, seen: Happened) -> None:
        """Collect an event."""
        self.seen.append(seen)


class CachedTable:
    """A table in the cache."""

    def __init__(self, game_id: int, join_link: str, watch_link: str) -> None:
        self.game_id, self.join_link, self.watch_link = game_id, join_link, watch_link
        self.memory = Memory(game_id)
        self.watchers: dict[Watcher, None] = {}
        """In the order they came: a set has another order in every process."""
        self.secret: Secret | None = None
        self.compared_packed = False
        """Whether memory was compared with the archived log, which is not read at every sweep."""

    @property
    def projection(self) -> Projection:
        """The projection of the table after the last event seen."""
        assert self.memory.projection is not None
        return self.memory.projection

    @property
    def table(self) -> Table:
        """The table after the last event seen."""
        return self.projection.table

    @property
    def poisoned(self) -> bool:
        """Whether the log cannot be read further."""
        return self.memory.poisoned


class TableCache:
    """A cache of tables, filled from the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, CachedTable] = OrderedDict()
        self._links: dict[str, tuple[int, bool]] = {}

    async def find(self, link: str) -> tuple[CachedTable, bool] | None:
        """Return the table of a link and whether it is the link for joining; None if there is none."""
        if not is_link(link):  # spares the database a lookup
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
        """Like `find`, but caught up with the log."""
        found = await self.find(link)
        if found is None:
            return None
        try:
            await self.catch_up(found[0])
        except NoTable:
            return None
        return found

    async def table(self, game_id: int) -> CachedTable:
        """Return a table by its id, read from its log if it is not cached."""
        cached = self._known.get(game_id) or await self._read(game_id)
        self._known.move_to_end(game_id)
        return cached

    async def _read(self, game_id: int) -> CachedTable:
        links = await self._store.links_of(game_id)
        rows = await self._store.read_log(game_id)
        if game_id in self._known:  # another task has read it meanwhile
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
        """Drop a table from the cache."""
        self._known.pop(cached.game_id, None)
        self._links.pop(cached.join_link, None)
        self._links.pop(cached.watch_link, None)

    async def catch_up(self, cached: CachedTable) -> None:
        """Read the events this node has not seen yet; if the log differs from the cache, read it all again.

        Raise NoTable if the log no longer exists.
        """
        memory, asked = cached.memory, cached.memory.seq
        rows = await self._store.read_log(cached.game_id, asked - 1)
        if memory is cached.memory and memory.agrees(rows, asked):
            memory.advance(rows, cached.watchers)
            return
        rows = await self._store.read_log(cached.game_id)
        if memory is cached.memory:
            self._begin_anew(cached, rows)
        else:  # the memory was replaced meanwhile
            await self.catch_up(cached)

    def _begin_anew(self, cached: CachedTable, rows: list[Row]) -> None:
        """Discard a table's memory: the database has lost some of its events."""
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

    async def read_again(self, game_id: int) -> None:
        """Read a table again if it is cached, because personal texts of it were erased."""
        cached = self._known.get(game_id)
        if cached is None:
            return
        if not cached.watchers:
            self.forget(cached)
            return
        fresh = Memory(game_id)
        fresh.advance(await self._store.read_log(game_id))
        if fresh.seq < cached.memory.seq:  # somebody did something meanwhile, or the database has lost events
            await self.catch_up(cached)
            await self.read_again(game_id)
            return
        cached.memory = fresh
        for watcher in tuple(cached.watchers):
            watcher.renewed()

    async def hear(
        self, cached: CachedTable, row: Row, follows: EventId, foreseen: Foreseen | None = None
    ) -> None:
        """Apply an event just stored, here or elsewhere; read the log if it is not the next one."""
        if not cached.memory.follow(row, follows, cached.watchers, foreseen):
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
        # Those without a head last: they may be in a database that does not answer.
        for cached in sorted(behind, key=lambda cached: cached.game_id not in heads):
            try:
                await self.catch_up(cached)
            except NoTable:
                continue  # its watchers have been told
            head = heads.get(cached.game_id)
            cached.compared_packed = head is not None and head.id is None
        return len(behind)

    def _stands(self, cached: CachedTable, head: Head | None, asked: int) -> bool:
        """Whether memory, which had `asked` events when the query was sent, agrees with the log."""
        if head is None or head.seq < asked:
            return False
        if head.id is not None:
            cached.compared_packed = False
            return cached.memory.has(head.seq, head.id)
        return cached.compared_packed and head.seq == cached.memory.seq

    async def story(self, cached: CachedTable, after: int = 0) -> "list[Happened]":
        """Return all events after this one, except the opening."""
        rows = await self._store.read_log(cached.game_id)
        story = Story()
        Memory(cached.game_id).advance(rows, [story])
        return [seen for seen in story.seen if seen.seq > after]
