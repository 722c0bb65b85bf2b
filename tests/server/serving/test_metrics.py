"""Prometheus metrics, and the weekly partitions that a node creates in advance."""

import asyncio
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from kit.servers import PostgresServer
from rifugio.client import HttpError, Player, open_table, request
from rifugio.server.ids import week_at
from rifugio.server.store import readiness, upkeep
from rifugio.server.store.newest import NEWEST, is_newest
from rifugio.server.store.partitions import make_week, weeks
from rifugio.server.store.pool import Connection, Pool
from tests.server.nodes import running, settings_for


def figures(text: str) -> dict[str, float]:
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in text.splitlines() if line[:1] != "#")
    }


async def test_the_figures(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rifugio.server.host.running.WARM_UP_AFTER", 0.0)
    async with running(settings_for(database_url)) as node:
        opened = await open_table(node.url, {"players": 2})
        with psycopg.connect(database_url) as connection:
            connection.execute("UPDATE job SET due = due - interval '2 days', taken_until = 'infinity'")
        async with Player([node.url], opened["table"]):
            await asyncio.sleep(1.2)
            found = figures(await request(node.url, "/metrics"))
        assert found["rifugio_sockets"] == found["rifugio_tables_attended"] == 1
        assert found["rifugio_bot_processes"] == 1
        assert found["rifugio_bot_questions_waiting"] == 0
        assert found['rifugio_jobs_waiting{kind="abandoned"}'] == 1
        assert found['rifugio_oldest_due_job_seconds{kind="abandoned"}'] > 80_000
        assert found['rifugio_jobs_waiting{kind="bot"}'] == 0
        assert 0 <= found["rifugio_loop_lag_seconds"] < 2
        assert found['rifugio_pool_connections{state="free"}'] >= 1
        assert "rifugio_poisoned_tables_total" in found


async def test_one_question_a_scrape(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings_for(database_url, bot_processes=0)) as node:
        pool, lent = node.node.pool, [0]
        lend = pool.connection

        def count(timeout: float | None = None) -> AbstractAsyncContextManager[Connection]:
            lent.append(1)
            return lend(timeout)

        monkeypatch.setattr(pool, "connection", count)
        for runner in node.node._runners:  # each looks for jobs of its own once a second
            runner.poll_seconds = 60
        await asyncio.sleep(1.1)
        lent.clear()
        await request(node.url, "/metrics")
        assert len(lent) == 1


async def test_ready_only_with_a_database(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    async with running(settings_for(url, bot_processes=0)) as node:
        assert await request(node.url, "/readyz") == "ready\n"
        postgres.drop_database(url)
        await asyncio.sleep(readiness.FRESH)
        with pytest.raises(HttpError, match="503"):
            await request(node.url, "/readyz")
        assert await request(node.url, "/healthz") == "alive\n"
        assert "rifugio_sockets" in await request(node.url, "/metrics")


async def test_weeks_are_kept_ready(pool: Pool) -> None:
    this = week_at(datetime.now(UTC))
    async with pool.connection() as connection:
        for week in await weeks(connection):
            await connection.execute(f"DROP TABLE event_week_{week:04d}".encode())
        await connection.execute(make_week(this - 6))
    assert await upkeep.see_to_weeks(pool) == {"made": 6, "dropped": 1, "freed": 0}
    assert await upkeep.see_to_weeks(pool) == {"made": 0, "dropped": 0, "freed": 0}
    async with pool.connection() as connection:
        assert await weeks(connection) == list(range(this - 1, this + 5))


async def test_weeks_are_made_before_the_first_table(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        connection.execute(f"DROP TABLE event_week_{week_at(datetime.now(UTC)):04d}".encode())
    async with running(settings_for(database_url, bot_processes=0)) as node:
        assert await open_table(node.url, {"players": 2})


def test_the_newest_version_is_the_last_migration(database_url: str, postgres: PostgresServer) -> None:
    with psycopg.connect(database_url) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
    assert is_newest(database_url)
    assert not is_newest(postgres.url())


def test_a_week_is_not_dropped_too_early() -> None:
    now = datetime(2026, 6, 15, tzinfo=UTC)
    assert week_at(now - upkeep.KEPT) == week_at(now) - 1
    assert timedelta(days=6) < upkeep.KEPT
