"""The tables this node knows, each as far as it has seen its log. All of it can be thrown away."""

from collections import OrderedDict, deque
from collections.abc import Iterable
from datetime import datetime
from typing import Final, Protocol

from psycopg import Error as DatabaseError
from structlog import get_logger

from rifugio.server.ids import is_link
from rifugio.server.keys import Keys
from rifugio.server.messages.events import Event, read_event
from rifugio.server.metrics import POISONED
from rifugio.server.projection import EventProjection, Projection
from rifugio.server.sealing import Secret, open_secret
from rifugio.server.store import bags, events, games
from rifugio.server.store.events import Row
from rifugio.server.store.pool import Pool
from rifugio.server.table.fold import PoisonEvent, effects_of, fold
from rifugio.server.table.table import Table

MOST_TABLES: Final = 4000
"""Kept in memory when nobody watches them; the oldest are forgotten."""
RECENT: Final = 8
"""Events of a watched table that are kept for those who lost their connection for a moment."""

log = get_logger()


class Watcher(Protocol):
    """Somebody who is told whatever happens at a table."""

    def happened(self, seen: "Happened") -> None:
        """Take note, without waiting."""


class Happened:
    """An event, ready to be told to anybody."""

    __slots__ = ("seq", "told")

    def __init__(self, before: Table, event: Event, at: datetime, after: Projection) -> None:
        self.seq = after.table.seq
        self.told = EventProjection(after, event, effects_of(before, event), at)


class Story:
    """Remembers everything."""

    def __init__(self) -> None:
        self.seen: list[Happened] = []

    def happened(self, seen: Happened) -> None:
        """Take note."""
        self.seen.append(seen)


class Known:
    """A table this node knows."""

    def __init__(self, game_id: int, join_link: str, watch_link: str) -> None:
        self.game_id, self.join_link, self.watch_link = game_id, join_link, watch_link
        self.projection: Projection | None = None
        self.watchers: set[Watcher] = set()
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        self.secret: Secret | None = None
        self.poisoned = False

    @property
    def table(self) -> Table:
        """The table after the last event seen."""
        assert self.projection is not None
        return self.projection.table

    def advance(self, rows: Iterable[Row]) -> None:
        """Take in what comes next in the log, and tell whoever watches; leave out what is known already."""
        for row in rows:
            seen = self.projection.table.seq if self.projection else 0
            if row.seq != seen + 1 or self.poisoned:
                continue
            try:
                self._take_in(row)
            except (PoisonEvent, ValueError) as error:
                self.poisoned = True
                POISONED.inc()
                log.error("table.poisoned", game=self.game_id, seq=row.seq, error=type(error).__name__)

    def _take_in(self, row: Row) -> None:
        before = self.projection.table if self.projection else None
        event = read_event(row.body)
        self.projection = Projection(fold(before, row.seq, row.command_id, row.at, event))
        if not self.watchers or before is None:
            self.recent.clear()
            return
        happened = Happened(before, event, row.at, self.projection)
        self.recent.append(happened)
        for watcher in tuple(self.watchers):
            watcher.happened(happened)

    def missed(self, after: int) -> "list[Happened] | None":
        """Return what happened after an event; None if that is not known any more, so that the table must do.

        The log is not asked: when a node dies, everybody comes to another at the same moment.
        """
        if after == self.table.seq:
            return []
        missed = [seen for seen in self.recent if seen.seq > after]
        return missed if missed and missed[0].seq == after + 1 else None


class Hall:
    """Finds tables, and keeps those that are in use."""

    def __init__(self, pool: Pool, keys: Keys) -> None:
        self.pool = pool
        self._keys = keys
        self._known: OrderedDict[int, Known] = OrderedDict()
        self._links: dict[str, tuple[int, bool]] = {}

    async def find(self, link: str) -> tuple[Known, bool] | None:
        """Return the table of a link and whether it is the link for joining; None if there is none."""
        if not is_link(link):  # nothing that the database would have to look at
            return None
        place = self._links.get(link)
        if place is not None and place[0] in self._known:
            self._known.move_to_end(place[0])
            return self._known[place[0]], place[1]
        async with self.pool.connection() as connection:
            found = await games.find_link(connection, link)
        if found is None:
            return None
        return await self.table(found.game_id), found.joining

    async def table(self, game_id: int) -> Known:
        """Return a table by its number, read from its log if it is not known yet."""
        known = self._known.get(game_id)
        if known is None:
            async with self.pool.connection() as connection:
                links = await games.links_of(connection, game_id)
                rows = await events.read_log(connection, game_id)
            known = self._known.get(game_id) or Known(game_id, links.join_link, links.watch_link)
            known.advance(rows)
            if known.projection is None:
                raise LookupError(f"table {game_id} cannot be read")
            self._keep(known)
        self._known.move_to_end(game_id)
        return known

    def _keep(self, known: Known) -> None:
        self._known[known.game_id] = known
        self._links[known.join_link] = known.game_id, True
        self._links[known.watch_link] = known.game_id, False
        while len(self._known) > MOST_TABLES:
            oldest = next((one for one in self._known.values() if not one.watchers), None)
            if oldest is None:
                break
            self.forget(oldest)

    def forget(self, known: Known) -> None:
        """Drop a table from memory."""
        self._known.pop(known.game_id, None)
        self._links.pop(known.join_link, None)
        self._links.pop(known.watch_link, None)

    async def catch_up(self, known: Known) -> None:
        """Read what this node has not seen yet."""
        async with self.pool.connection() as connection:
            known.advance(await events.read_log(connection, known.game_id, known.table.seq))

    async def secret(self, known: Known) -> Secret:
        """Return the secret of a table's bag."""
        if known.secret is None:
            async with self.pool.connection() as connection:
                sealed = await bags.sealed_secret(connection, known.game_id)
            known.secret = open_secret(self._keys.bags, known.game_id, sealed)
        return known.secret

    async def sweep(self) -> int:
        """Ask for the heads of all watched tables and catch up; return how many were behind."""
        watched = {one.game_id: one for one in self._known.values() if one.watchers}
        if not watched:
            return 0
        async with self.pool.connection() as connection:
            heads = await events.heads(connection, list(watched))
        behind = [watched[game_id] for game_id, head in heads.items() if head > watched[game_id].table.seq]
        for known in behind:
            await self.catch_up(known)
        return len(behind)

    async def reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.pool.connection(timeout=2) as connection:
                await connection.execute("SELECT 1")
        except (DatabaseError, OSError):
            return False
        return True

    async def story(self, known: Known, after: int = 0) -> "list[Happened]":
        """Return everything that happened after an event; the opening itself is not told."""
        async with self.pool.connection() as connection:
            rows = await events.read_log(connection, known.game_id)
        replayed, story = Known(known.game_id, known.join_link, known.watch_link), Story()
        replayed.watchers.add(story)
        replayed.advance(rows)
        return [seen for seen in story.seen if seen.seq > after]
