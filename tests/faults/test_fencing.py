"""A primary that was replaced comes back: nobody gets an acknowledgement from it, and nothing forks."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.servers import TEMPLATE
from rifugio.server.play.seams import StoreAway
from rifugio.server.play.stored import NewEvent
from rifugio.server.store.pool import open_pool
from rifugio.server.store.postgres_store import PostgresStore
from rifugio.table.table import EventId
from tests.faults.pair import Pair
from tests.server.fresh import new_game_id
from tests.server.store.making import event

pytestmark = pytest.mark.asyncio

LONG = 2.0
"""Seconds for which nothing may be acknowledged; an append takes milliseconds."""


@pytest.fixture
def pair() -> Iterator[Pair]:
    pair = Pair()
    try:
        pair.primary.start()
        pair.follow()
        yield pair
    finally:
        pair.remove()


async def appended(store: PostgresStore, new: NewEvent) -> EventId:
    at = await store.append(new)
    assert at is not None
    return EventId(new.command_id, at)


async def test_a_replaced_primary_acknowledges_nothing_and_nothing_forks(pair: Pair) -> None:
    old, game_id = pair.primary, new_game_id()
    address = pair.address(old.url(TEMPLATE))
    async with open_pool(address, size=2) as pool:
        node = PostgresStore(pool, bytes(32))
        log = [await appended(node, event(game_id, 1))]
        log.append(await appended(node, event(game_id, 2, follows=log[-1])))
        old.pause()  # it stands still, or is cut off: nobody can tell
        pair.promote()
        async with open_pool(pair.primary.url(TEMPLATE), size=1) as other_pool:
            other = PostgresStore(other_pool, bytes(32))
            log.append(await appended(other, event(game_id, 3, follows=log[-1])))
            old.resume()  # and does not know that it was replaced
            fork = event(game_id, 3, follows=log[-2])
            answer = asyncio.create_task(node.append(fork))
            assert await asyncio.wait({answer}, timeout=LONG) == (set(), {answer})
            assert [row.id for row in await node.read_log(game_id)] == log[:2]  # old, but nothing false
            old.kill9()  # the fence
            with pytest.raises(StoreAway):
                await answer
            while (found := await _or_none(node, game_id)) is None:
                await asyncio.sleep(0.1)
            assert found == log  # the node has found the new primary
            assert await node.append(fork) is None  # and its command, sent again, is late
            assert [row.id for row in await other.read_log(game_id)] == log
    with pair.dead(0, old.url(TEMPLATE)) as url:
        async with open_pool(url, size=1) as pool:
            kept = [row.command_id for row in await PostgresStore(pool, bytes(32)).read_log(game_id)]
    assert kept == [log[0].command_id, log[1].command_id, fork.command_id]  # why it must stay away


async def _or_none(store: PostgresStore, game_id: int) -> list[EventId] | None:
    try:
        return [row.id for row in await store.read_log(game_id)]
    except StoreAway:
        return None


async def test_a_fenced_primary_that_starts_again_is_passed_over(pair: Pair) -> None:
    old = pair.primary
    address = pair.address(old.url(TEMPLATE))
    old.kill9()
    pair.promote()
    fence(old.folder / "postgres" / "data")
    old.start()
    async with open_pool(address, size=1) as pool, pool.connection() as connection:
        row = await (await connection.execute("SELECT inet_server_port()")).fetchone()
    assert row == (pair.primary.port,)


def fence(data: Path) -> None:
    """Make a server that does not run one that only reads, whoever starts it (docs/operations.md)."""
    signal_file = data / "standby.signal"
    signal_file.touch(0o600)
    owner = data.stat()
    os.chown(signal_file, owner.st_uid, owner.st_gid)
