"""Personal texts beside the log: stored atomically with their event, read with it, and erased."""

import pytest

from rifugio.server.store.archive import pack
from rifugio.server.store.events import append, append_all, read_log
from rifugio.server.store.personal import erase, texts_of
from rifugio.server.store.pool import Connection
from rifugio.table.personal import Text
from tests.server.fresh import new_game_id
from tests.server.store.making import appended, event, last_of, log_of

pytestmark = pytest.mark.asyncio

ANN, BEN, WORD = Text(0, "name", "Ann"), Text(1, "name", "Bén"), Text(1, "word", "gentian")


async def test_texts_are_read_with_their_event(connection: Connection) -> None:
    one, two = new_game_id(), new_game_id()
    alone = event(one, 1)._replace(texts=(ANN,))
    await appended(connection, alone)
    last = await last_of(connection, one)
    together = [event(one, 2, follows=last)._replace(texts=(BEN, WORD)), event(two, 1)]
    assert None not in await append_all(connection, together)
    assert [row.texts for row in await read_log(connection, one)] == [(ANN,), (BEN, WORD)]
    assert [row.texts for row in await read_log(connection, one, after=1)] == [(BEN, WORD)]
    assert [row.texts for row in await read_log(connection, two)] == [()]


async def test_what_is_not_appended_leaves_no_text(connection: Connection) -> None:
    game_id = await log_of(connection, 2)
    late = event(game_id, 2)._replace(texts=(ANN,))
    assert await append(connection, late) is None
    assert await append_all(connection, [late, event(game_id, 7)._replace(texts=(BEN,))]) == [None, None]
    assert await texts_of(connection, game_id) == {}


async def test_the_texts_of_a_seat_are_erased_and_the_log_stays(connection: Connection) -> None:
    game_id = await log_of(connection, 2)
    last = await last_of(connection, game_id)
    await appended(connection, event(game_id, 3, follows=last)._replace(texts=(ANN, BEN, WORD)))
    before = await read_log(connection, game_id)
    assert await pack(connection, game_id, "{}", lambda rows: not any(row.texts for row in rows))
    assert await read_log(connection, game_id) == before
    for _ in range(2):
        await erase(connection, game_id, 1)
        after = await read_log(connection, game_id)
        assert [row.texts for row in after] == [(), (), (ANN,)]
        assert [row._replace(texts=()) for row in after] == [row._replace(texts=()) for row in before]
