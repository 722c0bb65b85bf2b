"""Two PostgreSQL servers, each with a database that has gates."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack

import psycopg
import pytest
import pytest_asyncio

from kit.servers import PostgresServer
from rifugio.server.store.gates import install
from rifugio.server.store.places import Places
from rifugio.server.store.pool import open_pool


@pytest.fixture(scope="session")
def second_postgres() -> Iterator[PostgresServer]:
    server = PostgresServer(fsync=False)
    try:
        server.start()
        server.make_template()
        yield server
    finally:
        server.remove()


@pytest.fixture
def urls(postgres: PostgresServer, second_postgres: PostgresServer) -> Iterator[Mapping[str, str]]:
    """New databases on two servers, by their names."""
    servers = {"first": postgres, "second": second_postgres}
    found = {name: server.new_database() for name, server in servers.items()}
    for url in found.values():
        with psycopg.connect(url, autocommit=True) as connection:
            install(connection)
    yield found
    for name, url in found.items():
        servers[name].drop_database(url)


@pytest_asyncio.fixture
async def places(urls: Mapping[str, str]) -> AsyncIterator[Places]:
    async with AsyncExitStack() as stack:
        pools = {name: await stack.enter_async_context(open_pool(url)) for name, url in urls.items()}
        yield Places(pools, bytes(32))
