"""The connection pool when PostgreSQL is killed, paused for long, or stalls."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from kit.servers import PostgresServer
from rifugio.server.store.events import read_log
from rifugio.server.store.pool import Connection, Pool, open_pool
from tests.clock import still_before, within
from tests.server.store.making import log_of

pytestmark = pytest.mark.asyncio


@pytest.fixture(scope="module")
def mortal() -> Iterator[PostgresServer]:
    """A private server, to be killed; with fsync, as in production."""
    server = PostgresServer()
    try:
        server.start()
        server.make_template()
        yield server
    finally:
        server.remove()


@pytest_asyncio.fixture
async def its_pool(mortal: PostgresServer) -> AsyncIterator[Pool]:
    async with open_pool(mortal.new_database(), size=4, timeout=1.0) as pool:
        await warm(pool)
        yield pool


async def warm(pool: Pool) -> None:
    """Open all connections of the pool."""

    async def use() -> None:
        async with pool.connection() as connection:
            await connection.execute("SELECT pg_sleep(0.1)")

    await asyncio.gather(*(use() for _ in range(4)))


async def works(pool: Pool) -> bool:
    try:
        async with pool.connection() as connection:
            await connection.execute("SELECT 1")
    except psycopg.Error:
        return False
    return True


async def until_it_works(pool: Pool) -> None:
    until = time.monotonic() + 60
    while not await works(pool):
        still_before(until)
        await asyncio.sleep(0.05)


async def test_how_connections_are_set_up(connection: Connection) -> None:
    cursor = await connection.execute(
        "SELECT current_setting('transaction_isolation'), current_setting('synchronous_commit'),"
        " current_setting('idle_in_transaction_session_timeout'), current_setting('application_name'),"
        " current_setting('statement_timeout')"
    )
    assert await cursor.fetchone() == ("read committed", "on", "5s", "rifugio", "0")
    assert connection.autocommit


async def test_after_a_kill_nothing_acknowledged_is_lost_and_the_pool_recovers(
    mortal: PostgresServer, its_pool: Pool
) -> None:
    async with its_pool.connection() as connection:
        game_id = await log_of(connection, 20)
    mortal.kill9()
    assert not await works(its_pool)
    mortal.start()
    with within(3):
        await until_it_works(its_pool)
    async with its_pool.connection() as connection:
        assert [row.seq for row in await read_log(connection, game_id)] == list(range(1, 21))
    assert all(await asyncio.gather(*(works(its_pool) for _ in range(20))))


async def test_dead_connections_are_met_once(mortal: PostgresServer, its_pool: Pool) -> None:
    mortal.kill9()
    mortal.start()
    failures = 0
    while not await works(its_pool):
        failures += 1
        await asyncio.sleep(0.2)
    assert failures <= 1
    assert all([await works(its_pool) for _ in range(8)])


async def test_a_long_outage_does_not_make_the_pool_deaf(mortal: PostgresServer, its_pool: Pool) -> None:
    mortal.kill9()
    until = time.monotonic() + 7  # longer than the pool retries by itself
    while time.monotonic() < until:
        assert not await works(its_pool)
        await asyncio.sleep(0.3)
    mortal.start()
    with within(3):
        await until_it_works(its_pool)


async def test_the_pool_recovers_when_nobody_asked_meanwhile(mortal: PostgresServer, its_pool: Pool) -> None:
    mortal.kill9()
    assert not await works(its_pool)
    await asyncio.sleep(4)
    mortal.start()
    with within(3):
        await until_it_works(its_pool)


async def test_who_waits_is_served_as_soon_as_the_server_is_back(
    mortal: PostgresServer, its_pool: Pool
) -> None:
    """Even a single waiter, after the first attempts to connect have failed (as in a failover)."""

    async def wait_for_it() -> float:
        async with its_pool.connection(timeout=20) as connection:
            await connection.execute("SELECT 1")
            return time.monotonic()

    with capture_logs() as logged:
        mortal.kill9()
        assert not await works(its_pool)
        await asyncio.sleep(0.5)  # until the dead connections are discarded
        waiting = asyncio.create_task(wait_for_it())
        await asyncio.sleep(4)
        mortal.start()
        back = time.monotonic()
        assert await waiting - back < 1
    assert [line["event"] for line in logged] == ["database.away", "database.back"]


async def test_a_server_that_stalls_is_waited_for(mortal: PostgresServer, its_pool: Pool) -> None:
    mortal.pause()
    asking = asyncio.create_task(works(its_pool))
    await asyncio.sleep(0.5)
    assert not asking.done()
    mortal.resume()
    assert await asking
