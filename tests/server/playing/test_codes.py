"""Room codes: freed when a game starts or is abandoned; and the end of a game is recorded."""

import asyncio
from datetime import datetime

import psycopg
import pytest

from rifugio.client import HttpError, Player, open_table, request
from rifugio.server.store import upkeep
from rifugio.server.store.directory import PostgresDirectory
from rifugio.server.store.migrations.versions.finished_games import FINISHED
from rifugio.server.store.pool import Pool
from rifugio.table import duties
from tests.server.fresh import new_game_id
from tests.server.nodes import RunningNode
from tests.server.serving.playing import ANN, ask
from tests.server.store.making import opened


async def rooms_and_finished(node: RunningNode) -> tuple[int, list[datetime | None]]:
    async with node.node.pool.connection() as connection:
        rooms = await (await connection.execute("SELECT count(*) FROM room")).fetchone()
        games = await (await connection.execute("SELECT finished FROM game ORDER BY opened")).fetchall()
    assert rooms is not None
    return rooms[0], [finished for (finished,) in games]


async def jobs_done(node: RunningNode) -> None:
    """Wait until no job for a room is left."""
    async with asyncio.timeout(10):
        while True:
            async with node.node.pool.connection() as connection:
                cursor = await connection.execute("SELECT FROM job WHERE kind = 'room'")
                if await cursor.fetchone() is None:
                    return
            await asyncio.sleep(0.02)


async def test_a_start_frees_the_code_and_the_end_is_written_down(node: RunningNode) -> None:
    table = await open_table(node.url, {"players": 2})
    for typed in (table["room"], table["room"][0] + table["room"]):
        assert (await request(node.url, f"/api/rooms/{typed}"))["table"] == table["table"]
    async with Player([node.url], table["table"], [table["host"]]) as ann:
        await ask(ann, {"kind": "sit", "seat": 0, "look": ANN})
        await ask(ann, {"kind": "put_bot", "seat": 1, "bot": "marmot"})
        assert await rooms_and_finished(node) == (1, [None])
        await ask(ann, {"kind": "hike", "seat": 0, "days": 0})
        await ask(ann, {"kind": "start", "first": "hiked"})
        await jobs_done(node)
        assert await rooms_and_finished(node) == (0, [None])
        with pytest.raises(HttpError, match="404"):
            await request(node.url, f"/api/rooms/{table['room']}")
        await ask(ann, {"kind": "abort"})
        await jobs_done(node)
    rooms, finished = await rooms_and_finished(node)
    assert rooms == 0
    assert finished[0] is not None


async def test_a_table_given_up_before_its_start_frees_its_code(node: RunningNode) -> None:
    table = await open_table(node.url, {"players": 2})
    async with Player([node.url], table["table"], [table["host"]]) as host:
        await ask(host, {"kind": "abort"})
    await jobs_done(node)
    rooms, finished = await rooms_and_finished(node)
    assert rooms == 0
    assert finished[0] is not None


async def test_a_table_that_nobody_came_to_frees_its_code(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "WAITING_AT_MOST", 0)
    await open_table(node.url, {"players": 2})
    async with asyncio.timeout(10):
        while (await rooms_and_finished(node))[0]:
            node.node.runner.wake()
            await asyncio.sleep(0.05)
    await jobs_done(node)
    assert (await rooms_and_finished(node))[1][0] is not None


async def test_codes_of_long_ago_are_freed(pool: Pool) -> None:
    """Codes that were never freed, because the server that reserved them did not get to it."""
    async with pool.connection() as connection:
        old = await opened(connection, "old-oak-hut-1234", hours_ago=49)
        young = await opened(connection, "new-oak-hut-1234", hours_ago=47)
    assert (await upkeep.see_to_weeks(pool))["freed"] == 1
    directory = PostgresDirectory(pool)
    assert await directory.find_room(old.room) is None
    assert await directory.find_room(young.room) == young.game_id


async def test_games_packed_long_ago_are_finished(database_url: str, pool: Pool) -> None:
    async with pool.connection() as connection:
        packed, waiting = await opened(connection, "old-oak-hut-1234"), await opened(connection, "a-b-c-1234")
        await connection.execute(
            "INSERT INTO archive (game_id, rules_version, head, result, packed_at, events)"
            " VALUES (%s, 1, 9, '{}', '2026-02-03 04:05:06+00', '')",
            (packed.game_id,),
        )
    with psycopg.connect(database_url) as connection_:
        connection_.execute(FINISHED.encode())
        found: dict[int, datetime | None] = dict(
            connection_.execute("SELECT game_id, finished FROM game").fetchall()
        )
    assert found[packed.game_id] == datetime.fromisoformat("2026-02-03 04:05:06+00:00")
    assert found[waiting.game_id] is None


async def test_a_code_without_a_table_leads_nowhere(node: RunningNode) -> None:
    """As when a node was killed right after it reserved the code."""
    await PostgresDirectory(node.node.pool).reserve_room("calm-mint-pond-1234", new_game_id())
    assert await node.node.new_tables.find_room("calm-mint-pond-1234") is None
