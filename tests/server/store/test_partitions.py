"""Weekly partitions of the log, and migrations."""

import asyncio
from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from kit.servers import PostgresServer
from rifugio.server.ids import (
    EPOCH,
    EPOCH_MS,
    WEEK,
    game_id_of,
    week_at,
    week_bounds,
    week_of,
)
from rifugio.server.store.archive import pack
from rifugio.server.store.events import append, read_log
from rifugio.server.store.migrations import migrate
from rifugio.server.store.partitions import drop_empty_weeks, prepare_weeks, weeks
from rifugio.server.store.pool import Connection, Pool
from tests.server.fresh import new_game_id
from tests.server.store.making import event, log_of

pytestmark = pytest.mark.asyncio

FAR = datetime(2090, 1, 1, tzinfo=UTC)


async def test_last_week_this_week_and_four_to_come(connection: Connection) -> None:
    now = week_at(datetime.now(UTC))
    assert await weeks(connection) == list(range(now - 1, now + 5))


async def test_more_weeks_are_made_once_by_whoever_is_first(pool: Pool) -> None:
    async def prepare() -> list[int]:
        async with pool.connection() as connection:
            return await prepare_weeks(connection, ahead=6)

    made = await asyncio.gather(*(prepare() for _ in range(4)))
    now = week_at(datetime.now(UTC))
    assert sorted(week for weeks_made in made for week in weeks_made) == [now + 5, now + 6]


async def test_an_event_lies_in_the_week_of_its_game(connection: Connection) -> None:
    week = week_of(new_game_id()) + 4
    low, high = week_bounds(week)
    for game_id in (low, high - 1):
        assert await append(connection, event(game_id, 1)) is not None
    cursor = await connection.execute("SELECT DISTINCT tableoid::regclass::text FROM event")
    assert await cursor.fetchall() == [(f"event_week_{week:04d}",)]


async def test_a_week_goes_when_all_its_games_are_packed(connection: Connection) -> None:
    packed = await log_of(connection, 3)
    now = week_of(packed)
    running = week_bounds(now + 1)[0]
    await append(connection, event(running, 1))
    assert now not in await drop_empty_weeks(connection, EPOCH + now * WEEK)
    await pack(connection, packed, "{}", lambda _: True)
    assert now in await drop_empty_weeks(connection, FAR)
    assert await weeks(connection) == [now + 1]
    assert len(await read_log(connection, packed)) == 3
    assert await append(connection, event(packed, 4)) is None


async def test_a_busy_log_is_not_waited_for_long(pool: Pool) -> None:
    async with pool.connection() as one, pool.connection() as other, one.transaction():
        await log_of(one, 1)
        assert await drop_empty_weeks(other, EPOCH + week_at(datetime.now(UTC)) * WEEK) == []


async def test_migrating_twice_and_together_does_no_harm(postgres: PostgresServer) -> None:
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE fresh")
    url = postgres.url("fresh")
    await asyncio.gather(*(asyncio.to_thread(migrate, url) for _ in range(3)))
    migrate(url)
    postgres.drop_database(url)


async def test_game_ids_sort_by_time_and_know_their_shard() -> None:
    week = timedelta(weeks=1) // timedelta(milliseconds=1)
    ids = [game_id_of(EPOCH_MS + ms, 65_535, 63) for ms in (0, 1, week - 1, week)]
    assert ids == sorted(ids)
    assert [week_of(game_id) for game_id in ids] == [0, 0, 0, 1]
    assert max(game_id_of(EPOCH_MS + 2**41 - 1, 65_535, 63), 0) == 2**63 - 1
    for wrong in ((EPOCH_MS - 1, 0, 0), (EPOCH_MS, 65_536, 0), (EPOCH_MS, 0, 64), (EPOCH_MS + 2**41, 0, 0)):
        with pytest.raises(ValueError, match="game id"):
            game_id_of(*wrong)
