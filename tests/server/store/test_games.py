"""Tables by link and by room code; sealed bags."""

import asyncio

import pytest
from psycopg.errors import UniqueViolation

from rifugio.server.store.bags import sealed_secret
from rifugio.server.store.directory import PostgresDirectory
from rifugio.server.store.events import append, read_log
from rifugio.server.store.games import find_link, finish, links_of, open_game
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


async def test_a_room_leads_to_its_table_until_it_is_freed(pool: Pool) -> None:
    directory, one, other = PostgresDirectory(pool), new_game_id(), new_game_id()
    assert await directory.reserve_room("brave-copper-hut", one)
    assert await directory.find_room("brave-copper-hut") == one
    assert not await directory.reserve_room("brave-copper-hut", other)
    await directory.free_room(other)
    assert await directory.find_room("brave-copper-hut") == one
    await directory.free_room(one)
    assert await directory.find_room("brave-copper-hut") is None
    assert await directory.reserve_room("brave-copper-hut", other)


async def test_of_many_who_want_a_room_one_gets_it(pool: Pool) -> None:
    directory, games = PostgresDirectory(pool), [new_game_id() for _ in range(12)]
    won = await asyncio.gather(*(directory.reserve_room("calm-mint-pond", game) for game in games))
    assert sum(won) == 1
    assert await directory.find_room("calm-mint-pond") == games[won.index(True)]


async def test_nothing_is_left_of_a_table_that_could_not_be_opened(connection: Connection) -> None:
    game, other = await opened(connection), new_game_id()
    with pytest.raises(UniqueViolation):
        await open_game(
            connection,
            game_id=other,
            join_link=game.join_link,
            watch_link=new_link(),
            sealed_secret=b"sealed",
            first=event(other, 1),
        )
    for table in ("game", "bag", "event"):
        cursor = await connection.execute(f"SELECT game_id FROM {table}")
        assert await cursor.fetchall() == [(game.game_id,)]


async def test_finishing_twice_keeps_the_first_time(connection: Connection) -> None:
    game = await opened(connection)
    await finish(connection, game.game_id)
    cursor = await connection.execute("SELECT finished FROM game")
    first = await cursor.fetchone()
    assert first is not None
    assert first[0] is not None
    await finish(connection, game.game_id)
    cursor = await connection.execute("SELECT finished FROM game")
    assert await cursor.fetchone() == first


async def test_a_finished_table_can_still_get_events(connection: Connection) -> None:
    game = await opened(connection)
    await finish(connection, game.game_id)
    last = await last_of(connection, game.game_id)
    assert await append(connection, event(game.game_id, 2, follows=last)) is not None
