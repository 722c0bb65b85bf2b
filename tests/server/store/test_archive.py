"""Finished games: archived, read back, closed."""

import asyncio
from datetime import UTC, datetime
from uuid import uuid4

import pytest

from rifugio.server.play.stored import Row
from rifugio.server.store.archive import pack
from rifugio.server.store.events import Head, append, find_command, heads, read_log
from rifugio.server.store.packing import pack_rows, unpack
from rifugio.server.store.pool import Connection, Pool
from rifugio.table.table import EventId
from tests.server.store.making import event, last_of, log_of

pytestmark = pytest.mark.asyncio


async def event_rows(connection: Connection, game_id: int) -> int:
    cursor = await connection.execute(
        "SELECT count(*) FROM event WHERE game_id = %s AND body <> ''", (game_id,)
    )
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def test_a_packed_game_reads_as_before(connection: Connection) -> None:
    game_id = await log_of(connection, 30)
    before = await read_log(connection, game_id)
    seen: list[list[Row]] = []

    def keep(rows: list[Row]) -> bool:
        seen.append(rows)
        return True

    assert await pack(connection, game_id, '{"ranks": [1, 2]}', keep)
    assert seen == [before]
    assert await event_rows(connection, game_id) == 0
    assert await read_log(connection, game_id) == before
    assert await read_log(connection, game_id, after=28) == before[28:]
    assert await read_log(connection, game_id, after=30) == []
    assert await find_command(connection, game_id, before[3].command_id) == 4
    assert await heads(connection, [game_id]) == {game_id: Head(30, None)}


async def test_packing_is_refused_when_the_rows_do_not_replay(connection: Connection) -> None:
    game_id = await log_of(connection, 5)
    assert not await pack(connection, game_id, "{}", lambda _: False)
    assert await event_rows(connection, game_id) == 5
    assert not await pack(connection, game_id + 1, "{}", lambda _: True)


async def test_packing_twice_does_no_harm(connection: Connection) -> None:
    game_id = await log_of(connection, 5)
    assert await pack(connection, game_id, "{}", lambda _: True)
    assert await pack(connection, game_id, "{}", lambda _: True)
    assert len(await read_log(connection, game_id)) == 5


@pytest.mark.parametrize("seq", [1, 3, 4, 5])
async def test_nothing_is_appended_to_a_packed_game(connection: Connection, seq: int) -> None:
    game_id = await log_of(connection, 3)
    before = {row.seq + 1: row.id for row in await read_log(connection, game_id)}
    await pack(connection, game_id, "{}", lambda _: True)
    cursor = await connection.execute("SELECT command_id, at FROM event WHERE game_id = %s", (game_id,))
    closing = await cursor.fetchone()
    assert closing is not None
    late = event(game_id, seq, follows={**before, 5: EventId(*closing)}.get(seq))
    assert await append(connection, late) is None
    assert await append(connection, late._replace(duties=(("bot", 0),))) is None
    assert len(await read_log(connection, game_id)) == 3


async def test_an_append_at_the_moment_of_packing_wins_or_loses_whole(pool: Pool) -> None:
    async with pool.connection() as one, pool.connection() as other:
        for wins in (True, False):
            game_id = await log_of(one, 3)
            new = event(game_id, 4, follows=await last_of(one, game_id))
            if wins:  # inserted but not committed when archiving starts
                async with other.transaction():
                    assert await append(other, new) is not None
                    packing = asyncio.create_task(pack(one, game_id, "{}", lambda _: True))
                    await asyncio.sleep(0.1)
                assert not await packing
                assert len(await read_log(one, game_id)) == 4
            else:
                async with one.transaction():
                    assert await pack(one, game_id, "{}", lambda _: True)
                    appending = asyncio.create_task(append(other, new))
                    await asyncio.sleep(0.1)
                assert await appending is None
                assert len(await read_log(one, game_id)) == 3


async def test_a_damaged_block_is_noticed() -> None:
    rows = [Row(seq, uuid4(), -2, 1, datetime.now(UTC), b"x" * seq) for seq in range(1, 9)]
    block = pack_rows(rows)
    assert unpack(block) == rows
    assert unpack(pack_rows([])) == []
    for damaged in (b"", b"\x02" + block[1:], block[:-5], block[:20] + b"\0" + block[21:]):
        with pytest.raises(ValueError, match="pack"):
            unpack(damaged)
