"""Forks: the database loses the last events of many tables, one node writes others, another still has them.

Everything is real except the network: the log, both nodes' caches and referees, the sockets, and the clients
that process their frames. Messages between the nodes are kept, and delivered late, twice, or never.
"""

import json
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from types import SimpleNamespace
from typing import Any
from uuid import UUID, uuid4

from rifugio.answering.granting import CommandAnswers
from rifugio.client import Player
from rifugio.engine.game import RULES_VERSION
from rifugio.server.host.bot_pool import BotPool
from rifugio.server.host.machine import MachineChance, MachineClock
from rifugio.server.host.review_process import ReviewProcesses
from rifugio.server.keys import Keys, read_key
from rifugio.server.news.bus import NoOtherNode
from rifugio.server.play.archiving import replay
from rifugio.server.play.attendance import Attendance
from rifugio.server.play.new_tables import NewTables
from rifugio.server.play.referee import Referee, read_row, write_row
from rifugio.server.play.seams import World
from rifugio.server.play.table_cache import CachedTable, NoTable, TableCache
from rifugio.server.store.directory import PostgresDirectory
from rifugio.server.store.events import NewEvent, Row
from rifugio.server.store.pool import Connection, Pool
from rifugio.server.store.postgres_store import PostgresStore
from rifugio.server.tokens import Tokens
from rifugio.server.web.sockets import EXTENSION
from rifugio.server.web.stream import Socket, _begin
from rifugio.table.messages.answers import Answer
from rifugio.table.messages.commands import CloseSeat, OpenSeat, PutBot, SentCommand
from rifugio.table.messages.events import BotPut, Event, Opened, SeatClosed, SeatOpened, write_event
from rifugio.table.messages.frames import Hello
from rifugio.table.messages.options import Options
from rifugio.table.messages.writing import iso
from rifugio.table.projection import Projection
from rifugio.table.table import EventId
from rifugio.table.who import Caller
from tests.server.fresh import new_game_id, new_link
from tests.server.nodes import KEY

HOST = Caller(host=True)
OPENED = Opened(options=Options(players=5), room="a room", commitment="sealed")
SEATS = range(5)


class News(NoOtherNode):
    """A bus that records what a node has published, by table."""

    def __init__(self) -> None:
        self.told: dict[str, list[bytes]] = defaultdict(list)

    def __bool__(self) -> bool:
        return True

    async def publish(self, subject: str, payload: bytes) -> None:
        self.told[subject].append(payload)


class SomeNode:
    """A node without a network; `appended` records what it tried to append."""

    def __init__(self, pool: Pool, news: News) -> None:
        keys = Keys.derive(read_key(KEY))
        self.store, tokens = PostgresStore(pool, keys.bags), Tokens(keys.tokens)
        none = BotPool(0), ReviewProcesses(allowed=False)
        world = World(self.store, PostgresDirectory(pool), news, *none, MachineClock(), MachineChance())
        self.tables = TableCache(self.store)
        new_tables = NewTables(world, self.tables, tokens)
        self.referee = Referee(world, self.tables, new_tables, CommandAnswers(tokens))
        self.attendance = Attendance(self.tables, news, "some node")
        self.appended: dict[tuple[int, int, UUID], NewEvent] = {}
        append = self.store.append

        async def remember(new: NewEvent) -> datetime | None:
            self.appended[new[:3]] = new
            return await append(new)

        self.store.append = remember  # type: ignore[method-assign]


class Screen:
    """A client at a table, with its end of the socket."""

    def __init__(self, link: str) -> None:
        self.player = Player(["http://nowhere"], link)
        self._frames: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.scope = {"extensions": {EXTENSION: {"write": self._write}}}

    def _write(self, text: bytes) -> bool:
        self._frames.append(json.loads(text))
        return True

    async def close(self, code: int) -> None:
        self.closed = code

    async def come(self, node: SomeNode, cached: CachedTable) -> None:
        """Connect to a node, with the last event seen before."""
        socket = Socket(self, SimpleNamespace(**vars(node)), cached, HOST)  # type: ignore[arg-type]
        hello = Hello(after=self.player.seq, at=self.player.table.get("at"))
        try:
            await _begin(socket, socket._node, hello, self.player.link)
        except NoTable:
            self.closed = 4004

    async def look(self) -> dict[str, Any]:
        """Return the table as the client shows it."""
        frames, self._frames = self._frames, []
        for frame in frames:
            await self.player._take_in(frame, None)  # type: ignore[arg-type]
        return self.player.table


class Fork:
    """A table whose last events the database loses."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.game_id = chance, new_game_id()
        self.link, self.watch = new_link(), new_link()
        began = datetime.now(UTC) - timedelta(hours=1)
        self.old = [
            Row(seq, uuid4(), -3, RULES_VERSION, began + timedelta(seconds=seq), write_event(event))
            for seq, event in enumerate([OPENED, *(self.event() for _ in range(chance.randint(1, 9)))], 1)
        ]
        self.lost = chance.randint(1, len(self.old) - 1) if chance.random() < 0.97 else len(self.old)
        self.kept = len(self.old) - self.lost
        self.news = [write_row(row, before.id) for before, row in zip(self.old, self.old[1:], strict=False)]
        self.screens: list[Screen] = []

    def event(self) -> Event:
        seat = self.chance.choice(SEATS)
        return self.chance.choice(
            (SeatClosed(seat=seat), SeatOpened(seat=seat), BotPut(seat=seat, bot="fox"))
        )

    def sent(self, cached: CachedTable) -> SentCommand:
        """Return a new command, or a retry of an old one."""
        seq, again = cached.table.seq + 1, self.chance.random() < 0.4
        own_id = self.old[seq - 1].command_id if again and seq <= len(self.old) else uuid4()
        seat = self.chance.choice(SEATS)
        command = self.chance.choice(
            (CloseSeat(seat=seat), OpenSeat(seat=seat), PutBot(seat=seat, bot="fox"))
        )
        at = iso(cached.table.last.at) if self.chance.random() < 0.5 else None
        return SentCommand(id=own_id, expected_seq=seq - 1, expected_at=at, command=command)

    async def ask(self, node: SomeNode) -> Answer | None:
        """Send a command through a node."""
        try:
            cached = await node.tables.table(self.game_id)
        except LookupError:
            return None
        return await node.referee.answer(cached, HOST, self.sent(cached))

    async def something(self, node: SomeNode, news: Sequence[bytes]) -> None:
        """Do something random at the node that still has the lost events."""
        cached = node.tables._known.get(self.game_id)
        match self.chance.choice(("news", "news", "ask", "visit", "come", "nothing")):
            case "news" if cached is not None:
                try:
                    await node.tables.hear(cached, *read_row(self.chance.choice([*self.news, *news])))
                except NoTable:
                    return
            case "ask":
                await self.ask(node)
            case "visit":
                await node.tables.find_now(self.link)
            case "come" if cached is not None:
                screen = Screen(self.link)
                screen.player.table = shown_of(self.old[: self.chance.randint(1, len(self.old))])
                self.screens.append(screen)
                await screen.come(node, cached)

    async def unnoticed(self, node: SomeNode, rows: list[Row]) -> str:
        """Return what is wrong in the end: the cache, or what a client sees, differs from the log."""
        cached, stored = node.tables._known.get(self.game_id), replay(rows)
        if stored is None or cached is None:
            gone = all(screen.closed for screen in self.screens)
            return "" if stored is None and cached is None and gone else "vanished"
        if cached.table != stored or cached.poisoned:
            return "memory"
        shown = shown_of(rows)
        seen = [await screen.look() for screen in self.screens]
        return "" if all(table == shown for table in seen) else "screen"

    def wrongly_appended(self, node: SomeNode, rows: list[Row]) -> bool:
        """Whether an event of a node follows another one in the log than it was decided on."""
        ids: list[EventId | None] = [None, *(row.id for row in rows)]
        news = [node.appended.get((self.game_id, row.seq, row.command_id)) for row in rows]
        return any(
            new is not None and new.follows != before for new, before in zip(news, ids[:-1], strict=True)
        ) or [row.seq for row in rows] != list(range(1, len(rows) + 1))


def shown_of(rows: list[Row]) -> dict[str, Any]:
    """Return the table after these events, as clients see it."""
    table = replay(rows)
    assert table is not None
    shown: dict[str, Any] = json.loads(Projection(table).for_caller(HOST))
    return shown


async def store(connection: Connection, forks: Sequence[Fork]) -> None:
    """Store the tables as they were before the loss."""
    async with connection.cursor() as cursor:
        async with cursor.copy("COPY game (game_id, join_link, watch_link) FROM STDIN") as games:
            for fork in forks:
                await games.write_row((fork.game_id, fork.link, fork.watch))
        columns = "game_id, seq, command_id, actor, rules_version, at, body"
        async with cursor.copy(f"COPY event ({columns}) FROM STDIN") as events:
            for fork in forks:
                for row in fork.old:
                    await events.write_row((fork.game_id, *row[:-1]))


async def lose(connection: Connection, forks: Sequence[Fork]) -> None:
    """Lose the last events of all tables."""
    await connection.execute(
        "DELETE FROM event USING unnest(%s::bigint[], %s::int[]) AS lost (game_id, kept)"
        " WHERE event.game_id = lost.game_id AND event.seq > lost.kept",
        ([fork.game_id for fork in forks], [fork.kept for fork in forks]),
    )
