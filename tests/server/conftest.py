"""Fixtures: one PostgreSQL and one NATS server for each test process; a new database for each test."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from kit.servers import NatsServer, PostgresServer
from rifugio.server.store.pool import Connection, Pool, open_pool


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A running PostgreSQL with a migrated template; without fsync, which only matters in a power cut."""
    server = PostgresServer(fsync=False)
    try:
        server.start()
        server.make_template()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    with NatsServer() as server:
        yield server


@pytest.fixture
def database_url(postgres: PostgresServer) -> Iterator[str]:
    """A new database with all tables."""
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest_asyncio.fixture
async def pool(database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(database_url) as pool:
        yield pool


@pytest_asyncio.fixture
async def connection(pool: Pool) -> AsyncIterator[Connection]:
    async with pool.connection() as connection:
        yield connection
