"""`rifugio migrate`: migrations before the servers start; and a server older than its schema (rollback)."""

import asyncio

import psycopg

from kit.servers import PostgresServer
from rifugio.server.store.newest import NEWEST
from tests.server.nodes import KEY
from tests.server.serving.starting import rifugio, serving

NEWER = "9999"


def empty_database(postgres: PostgresServer, name: str) -> str:
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.url(name)


async def test_the_tables_are_made_once_and_then_found(postgres: PostgresServer) -> None:
    given = {"RIFUGIO_DATABASE_URL": empty_database(postgres, "to_be_migrated"), "RIFUGIO_KEY": KEY}
    refused = await asyncio.to_thread(rifugio, "serve", "--no-migrate", "--host", "127.0.0.1", **given)
    assert "the database has no tables yet" in refused.stderr
    for _ in range(2):
        done = await asyncio.to_thread(rifugio, "migrate", **given)
        assert (done.returncode, done.stdout) == (0, f"The tables are at version {NEWEST}.\n"), done.stderr
    with serving("--no-migrate", **given) as server:
        assert server.ask("/readyz")[0] == 200


async def test_without_a_database_it_says_so() -> None:
    given = {"RIFUGIO_DATABASE_URL": "postgresql://nobody:x@127.0.0.1:1/nothing"}
    done = await asyncio.to_thread(rifugio, "migrate", **given)
    assert done.returncode == 2
    assert "the database does not answer" in done.stderr


async def test_an_older_server_serves_newer_tables_if_told_not_to_migrate(database_url: str) -> None:
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = %s", (NEWER,))
    given = {"RIFUGIO_DATABASE_URL": database_url, "RIFUGIO_KEY": KEY}
    for command in (("serve", "--host", "127.0.0.1"), ("migrate",)):
        done = await asyncio.to_thread(rifugio, *command, **given)
        assert done.returncode == 2, done.stderr
        assert "newer" in done.stderr
        assert "Traceback" not in done.stderr
    with serving("--no-migrate", **given) as server:
        assert server.ask("/readyz")[0] == 200
