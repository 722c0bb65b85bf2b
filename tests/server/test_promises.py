"""What the deterministic world (tests/world) assumes of PostgreSQL and NATS, tested against the real ones."""

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import psycopg
import pytest

from kit.servers import NatsServer
from rifugio.server.ids import CommandId
from rifugio.server.keys import Secret
from rifugio.server.news.nats_bus import NatsBus
from rifugio.server.play.seams import Store
from rifugio.server.play.stored import NewEvent, NewGame
from rifugio.server.store.pool import Pool
from rifugio.server.store.postgres_store import PostgresStore
from rifugio.table.table import EventId
from tests.faults.pair import Pair
from tests.server.fresh import new_game_id, new_link
from tests.server.simulated import MemoryStore
from tests.world.database import Database

KEY = bytes(32)
TABLES, CALLS = 3, 150
SENT = 0.3
"""Seconds after which the NATS server has what was sent."""


class RealTime:
    def now(self) -> datetime:
        return datetime.now(UTC)


class Caller:
    """Calls one store as the seed says: mostly what a node would, and every mistake a node can make."""

    def __init__(self, store: Store, games: list[NewGame], seed: int) -> None:
        self._store, self._games, self._chance = store, games, Random(seed)
        self._last: dict[int, list[EventId]] = {game.game_id: [] for game in games}
        self._used: list[CommandId] = []
        self._jobs: list[Any] = []

    async def open(self) -> None:
        for game in self._games:
            at = await self._store.open_game(game)
            self._last[game.game_id].append(EventId(game.first.command_id, at))

    async def call(self) -> object:
        """Make one call; return what can be compared: everything but times."""
        kind = self._chance.choice(
            ["append"] * 6 + ["take", "finish", "put off", "read", "heads", "finished"]
        )
        game = self._chance.choice(self._games)
        match kind:
            case "append":
                return await self._append(game.game_id)
            case "take":
                taken = await self._store.take_jobs(("bot", "deadline"), self._chance.randint(1, 3), 60.0)
                self._jobs += sorted(taken)
                return sorted(taken)
            case "finish" if self._jobs:
                await self._store.finish_job(self._jobs.pop(self._chance.randrange(len(self._jobs))))
                return None
            case "put off" if self._jobs:
                job = self._jobs.pop(self._chance.randrange(len(self._jobs)))
                await self._store.put_off_job(job, self._chance.choice([0.0, 3600.0]))
                return None
            case "finished":
                if self._chance.random() < 0.3:
                    await self._store.finish(game.game_id)
                return set(await self._store.finished([one.game_id for one in self._games]))
            case "heads":
                heads = await self._store.heads([one.game_id for one in self._games])
                return {one: head.seq for one, head in heads.items()}
            case _:
                after = self._chance.randint(0, 3)
                return [row[:4] for row in await self._store.read_log(game.game_id, after)]

    async def _append(self, game_id: int) -> bool:
        chance, last = self._chance, self._last[game_id]
        again = bool(self._used) and chance.random() < 0.1
        command_id = chance.choice(self._used) if again else CommandId(bytes=chance.randbytes(16))
        back = chance.choices([0, 1, 2], [8, 1, 1])[0]
        follows = last[max(0, len(last) - 1 - back)]
        seq = len(last) + 1 - chance.choices([0, 1, -1], [8, 1, 1])[0]
        hour = timedelta(hours=1)
        now = datetime.now(UTC)
        new = NewEvent(
            game_id,
            seq,
            command_id,
            0,
            1,
            b"{}",
            follows,
            duties=((chance.choice(["bot", "deadline"]), chance.choice([0.0, 3600.0])),),
            before=chance.choice([None, None, None, now + hour, now - hour]),
            after=chance.choice([None, None, None, now - hour, now + hour]),
        )
        at = await self._store.append(new)
        if at is not None:
            last.append(EventId(command_id, at))
            self._used.append(command_id)
        return at is not None


def games_of(seed: int) -> list[NewGame]:
    chance = Random(seed)
    ids = [new_game_id() for _ in range(TABLES)]
    return [
        NewGame(
            one,
            new_link(one),
            new_link(one),
            Secret(bytes(32)),
            NewEvent(one, 1, CommandId(bytes=chance.randbytes(16)), -3, 1, b"{}"),
        )
        for one in ids
    ]


@pytest.mark.parametrize("seed", range(6))
async def test_postgresql_stores_what_the_world_stores(pool: Pool, seed: int) -> None:
    games = games_of(seed)
    real, world = Caller(PostgresStore(pool, KEY), games, seed), Caller(MemoryStore(RealTime()), games, seed)
    await real.open()
    await world.open()
    stored = 0
    for number in range(CALLS):
        expected = await world.call()
        assert await real.call() == expected, f"call {number}"
        stored += expected is True
    assert stored > 20


async def test_an_append_may_be_stored_after_its_sender_is_gone(pool: Pool, database_url: str) -> None:
    (game, *_) = games_of(1)
    store = PostgresStore(pool, KEY)
    at = await store.open_game(game)
    follows = EventId(game.first.command_id, at)
    async with await psycopg.AsyncConnection.connect(database_url) as other:
        await other.execute("LOCK TABLE event IN SHARE MODE")
        gone = await psycopg.AsyncConnection.connect(database_url, autocommit=True)
        insert = asyncio.create_task(
            gone.execute(
                "INSERT INTO event SELECT game_id, 2, gen_random_uuid(), 0, 1, clock_timestamp(), '{}'"
                " FROM event WHERE game_id = %s AND command_id = %s",
                (game.game_id, follows.command_id),
            )
        )
        await asyncio.sleep(0.2)
        gone.pgconn.finish()  # no cancel request: the server does not know
        insert.cancel()
        with contextlib.suppress(asyncio.CancelledError, psycopg.Error):
            await insert
        assert len(await store.read_log(game.game_id)) == 1
    async with asyncio.timeout(10):
        while len(await store.read_log(game.game_id)) == 1:
            await asyncio.sleep(0.02)


def test_a_standby_that_is_behind_has_the_first_commits_of_all_tables() -> None:
    pair = Pair()
    try:
        pair.primary.start()
        with psycopg.connect(pair.primary.url(), autocommit=True) as connection:
            for name in ("one", "two"):
                connection.execute(f"CREATE TABLE {name} (number int)".encode())
            pair.follow()
            for number in range(10):
                _insert(connection, number)
            pair.leave_behind()
            for number in range(10, 20):
                _insert(connection, number)
        pair.primary.kill9()
        pair.promote()
        with psycopg.connect(pair.primary.url()) as connection:
            rows = connection.execute("SELECT number FROM one UNION ALL SELECT number FROM two ORDER BY 1")
            found = [number for (number,) in rows]
    finally:
        pair.remove()
    assert found == list(range(len(found)))
    assert 10 <= len(found) < 20


def _insert(connection: psycopg.Connection[Any], number: int) -> None:
    connection.execute(f"INSERT INTO {('one', 'two')[number % 2]} VALUES ({number})".encode())


async def test_the_world_loses_the_last_commits_of_all_tables() -> None:
    database = Database(asyncio.get_running_loop(), Random(1))
    games = games_of(2)
    for game in games:
        database._do("open_game", (game,), {})
    commits = len(database.commits)
    for game in games:
        first = database.state.store.logs[game.game_id][0].id
        new = NewEvent(game.game_id, 2, CommandId(int=game.game_id), 0, 1, b"{}", first)
        assert database._do("append", (new,), {}) is not None
    before = database.fail_over(commits + 1)
    assert [len(log) for log in before.store.logs.values()] == [2, 2, 2]
    assert [len(log) for log in database.state.store.logs.values()] == [2, 1, 1]
    kept = [before.store.logs[game.game_id][0] for game in games]
    assert kept == [database.state.store.logs[game.game_id][0] for game in games]


async def test_nats_delivers_in_order_once_to_the_others_and_nothing_from_before(nats: NatsServer) -> None:
    one, other = await NatsBus.connect(nats.url), await NatsBus.connect(nats.url)
    heard: dict[str, list[int]] = {"one": [], "other": []}

    async def note(name: str, message: bytes) -> None:
        heard[name].append(int(message))

    try:
        await one.publish("table.1", b"-1")
        await asyncio.sleep(SENT)  # the client's own flush overtakes what waits to be sent
        await one.subscribe("table.1", lambda message: note("one", message))
        leave = await other.subscribe("table.1", lambda message: note("other", message))
        await asyncio.sleep(SENT)
        for number in range(200):
            await one.publish("table.1", b"%d" % number)
        async with asyncio.timeout(10):
            while len(heard["other"]) < 200:
                await asyncio.sleep(0.01)
        await leave()
        await one.publish("table.1", b"200")
        await asyncio.sleep(SENT)
    finally:
        await one.close()
        await other.close()
    assert heard == {"one": [], "other": list(range(200))}
