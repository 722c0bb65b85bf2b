"""Tables by link and by room; sealed bags."""

import asyncio

import pytest
from psycopg.errors import UniqueViolation

from rifugio.server.store.bags import sealed_secret
from rifugio.server.store.events import append, read_log
from rifugio.server.store.games import find_link, find_room, finish, free_room, links_of, open_game
from rifugio.server.store.pool import Connection, Pool
from tests.server.fresh import new_game_id, new_link
from tests.server.store.making import event, last_of, opened

pytestmark = pytest.mark.asyncio


async def test_both_links_lead_to_the_table_and_only_one_may_sit_down(connection: Connection) -> None:
    game = await opened(connection)
    assert await find_link(connection, game.join_link) == (game.game_id, True)
    assert await find_link(connection, game.watch_link) == (game.game_id, False)
    assert await find_link(connection, new_link()) is None
    assert await links_of(connection, game.game_id) == (game.join_link, game.watch_link)
    with pytest.raises(LookupError):
        await links_of(connection, new_game_id())


async def test_opening_stores_the_first_event_and_the_bag(connection: Connection) -> None:
    game = await opened(connection)
    assert [row.seq for row in await read_log(connection, game.game_id)] == [1]
    assert await sealed_secret(connection, game.game_id) == b"sealed"
    with pytest.raises(LookupError):
        await sealed_secret(connection, new_game_id())


async def test_a_room_leads_to_its_table_until_it_is_freed(connection: Connection) -> None:
    game = await opened(connection, "brave-copper-hut")
    assert await find_room(connection, "brave-copper-hut") == game.join_link
    await free_room(connection, game.game_id)
    assert await find_room(connection, "brave-copper-hut") is None
    await opened(connection, "brave-copper-hut")


async def test_of_many_who_want_a_room_one_gets_it(pool: Pool) -> None:
    async def attempt() -> int | None:
        game_id = new_game_id()
        async with pool.connection() as connection:
            at = await open_game(
                connection,
                game_id=game_id,
                join_link=new_link(),
                watch_link=new_link(),
                room="calm-mint-pond",
                sealed_secret=b"sealed",
                first=event(game_id, 1),
            )
        return game_id if at else None

    won = [game_id for game_id in await asyncio.gather(*(attempt() for _ in range(12))) if game_id]
    assert len(won) == 1
    async with pool.connection() as connection:
        cursor = await connection.execute(
            "SELECT game_id FROM game UNION ALL SELECT game_id FROM bag UNION ALL SELECT game_id FROM event"
        )
        assert await cursor.fetchall() == [(won[0],)] * 3


async def test_nothing_is_left_of_a_table_that_could_not_be_opened(connection: Connection) -> None:
    game = await opened(connection)
    other = new_game_id()
    with pytest.raises(UniqueViolation):
        await open_game(
            connection,
            game_id=other,
            join_link=game.join_link,
            watch_link=new_link(),
            room="kind-pine-gate",
            sealed_secret=b"sealed",
            first=event(other, 1),
        )
    assert await find_room(connection, "kind-pine-gate") is None


async def test_finishing_twice_keeps_the_first_time_and_frees_the_room(connection: Connection) -> None:
    game = await opened(connection)
    await finish(connection, game.game_id)
    cursor = await connection.execute("SELECT finished FROM game")
    first = await cursor.fetchone()
    assert first is not None
    assert first[0] is not None
    await finish(connection, game.game_id)
    cursor = await connection.execute("SELECT finished FROM game")
    assert await cursor.fetchone() == first
    assert await find_room(connection, game.room) is None


async def test_a_finished_table_can_still_get_events(connection: Connection) -> None:
    game = await opened(connection)
    await finish(connection, game.game_id)
    last = await last_of(connection, game.game_id)
    assert await append(connection, event(game.game_id, 2, follows=last)) is not None
