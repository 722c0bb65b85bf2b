"""What several databases cost: an append asks as much as before, and a host with one has no gates."""

from collections import Counter
from collections.abc import Mapping

import psycopg
import pytest

from benchmarks.load.enough import inserts_of_a_turn
from kit.repository import ROOT
from rifugio.server.host.running import running_node
from rifugio.server.store.gates import has_gates
from rifugio.server.store.places import Places
from rifugio.server.store.pool import Pool
from rifugio.server.store.postgres_store import PostgresStore
from rifugio.server.store.sharded_store import ShardedStore
from tests.server.nodes import settings_for
from tests.server.shards.making import Game

pytestmark = pytest.mark.asyncio


async def test_an_append_borrows_one_connection_once(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    game, lent = await Game(ShardedStore(places)).open(), Counter[str]()
    borrow = Pool.connection

    def counted(pool: Pool, timeout: float | None = None) -> object:
        lent[str(pool.conninfo)] += 1
        return borrow(pool, timeout)

    monkeypatch.setattr(Pool, "connection", counted)
    for _ in range(10):
        await game.play()
    assert list(lent.values()) == [10]


async def test_a_host_with_one_database_has_no_gates_and_the_plain_store(database_url: str) -> None:
    async with running_node(settings_for(database_url, bot_processes=0)) as node:
        assert type(node.world.store) is PostgresStore
    with psycopg.connect(database_url) as connection:
        assert not has_gates(connection)


async def test_the_page_says_how_many_inserts_a_turn_is(urls: Mapping[str, str]) -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert f"**{inserts_of_a_turn():.2f}** inserts" in page
