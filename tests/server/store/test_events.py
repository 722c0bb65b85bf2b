"""The event log: exactly once, in order, by PostgreSQL's clock."""

import asyncio
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from psycopg.errors import CheckViolation

from rifugio.server.store.events import Head, NewEvent, Row, append, append_all, find_command, heads, read_log
from rifugio.server.store.pool import Connection, Pool
from rifugio.table.table import EventId
from tests.server.fresh import new_game_id
from tests.server.store.making import event, last_of, log_of

pytestmark = pytest.mark.asyncio


async def appended(pool: Pool, new: NewEvent) -> datetime | None:
    async with pool.connection() as connection:
        return await append(connection, new)


async def job_count(connection: Connection, game_id: int) -> int:
    cursor = await connection.execute("SELECT count(*) FROM job WHERE game_id = %s", (game_id,))
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


@pytest.mark.parametrize("duties", [(), (("bot", 0.0),)], ids=["plain", "with a duty"])
async def test_fifty_equal_commands_at_once_are_one_event(
    pool: Pool, duties: tuple[tuple[str, float], ...]
) -> None:
    new = event(new_game_id(), 1)._replace(duties=duties)
    times = await asyncio.gather(*(appended(pool, new) for _ in range(50)))
    assert sum(at is not None for at in times) == 1
    async with pool.connection() as connection:
        assert [row.command_id for row in await read_log(connection, new.game_id)] == [new.command_id]
        assert await job_count(connection, new.game_id) == len(duties)


@pytest.mark.parametrize("duties", [(), (("bot", 0.0),)], ids=["plain", "with a duty"])
async def test_fifty_different_commands_for_one_seq_have_one_winner(
    pool: Pool, duties: tuple[tuple[str, float], ...]
) -> None:
    game_id = new_game_id()
    all_new = [event(game_id, 1)._replace(duties=duties) for _ in range(50)]
    times = await asyncio.gather(*(appended(pool, new) for new in all_new))
    winners = [new.command_id for new, at in zip(all_new, times, strict=True) if at is not None]
    async with pool.connection() as connection:
        assert [row.command_id for row in await read_log(connection, game_id)] == winners
        assert len(winners) == 1
        assert await job_count(connection, game_id) == len(duties)


async def test_a_command_is_not_appended_again_at_another_seq(connection: Connection) -> None:
    new = event(new_game_id(), 1)
    await append(connection, new)
    last = await last_of(connection, new.game_id)
    assert await append(connection, new._replace(seq=2, follows=last)) is None
    assert await find_command(connection, new.game_id, new.command_id) == 1


async def test_the_log_comes_back_as_it_was_written(connection: Connection) -> None:
    new = event(new_game_id(), 1, bytes(range(256)))._replace(actor=-4, rules_version=7)
    at = await append(connection, new)
    (row,) = await read_log(connection, new.game_id)
    assert at is not None
    assert row == Row(1, new.command_id, -4, 7, at, new.body)
    assert abs(row.at - datetime.now(UTC)) < timedelta(minutes=1)


async def test_reading_on_after_a_seq(connection: Connection) -> None:
    game_id = await log_of(connection, 5)
    assert [row.seq for row in await read_log(connection, game_id, after=3)] == [4, 5]
    assert await read_log(connection, game_id, after=5) == []
    assert await read_log(connection, new_game_id()) == []


async def test_heads_of_those_that_exist(connection: Connection) -> None:
    three, one = await log_of(connection, 3), await log_of(connection, 1)
    found = await heads(connection, [three, one, new_game_id()])
    assert found == {game: Head(seq, await last_of(connection, game)) for game, seq in ((three, 3), (one, 1))}
    assert await heads(connection, []) == {}


async def test_an_unknown_command(connection: Connection) -> None:
    game_id = await log_of(connection, 1)
    assert await find_command(connection, game_id, uuid4()) is None


async def test_a_late_event_is_not_appended_and_an_expiry_takes_its_place(connection: Connection) -> None:
    deadline = datetime.now(UTC) - timedelta(seconds=1)
    late = event(new_game_id(), 1)._replace(before=deadline, duties=(("bot", 0.0),))
    assert await append(connection, late) is None
    assert await job_count(connection, late.game_id) == 0
    expiry = event(late.game_id, 1)._replace(after=deadline)
    assert await append(connection, expiry) is not None


async def test_an_early_expiry_is_not_appended_and_the_move_is(connection: Connection) -> None:
    deadline = datetime.now(UTC) + timedelta(minutes=1)
    expiry = event(new_game_id(), 1)._replace(after=deadline)
    assert await append(connection, expiry) is None
    move = event(expiry.game_id, 1)._replace(before=deadline)
    at = await append(connection, move)
    assert at is not None
    assert at < deadline


async def test_of_move_and_expiry_at_the_deadline_exactly_one_happens(pool: Pool) -> None:
    games = [new_game_id() for _ in range(20)]
    deadline = datetime.now(UTC) + timedelta(milliseconds=100)

    async def both(number: int, game_id: int) -> int:
        await asyncio.sleep(0.09 + number / 1000)
        move, expiry = event(game_id, 1), event(game_id, 1)
        move, expiry = move._replace(before=deadline), expiry._replace(after=deadline)
        times = await asyncio.gather(appended(pool, move), appended(pool, expiry))
        return sum(at is not None for at in times) or int(await appended(pool, expiry) is not None)

    happened = await asyncio.gather(*(both(number, game_id) for number, game_id in enumerate(games)))
    for game_id, count in zip(games, happened, strict=True):
        async with pool.connection() as connection:
            assert len(await read_log(connection, game_id)) == count <= 1


async def test_duties_are_due_from_the_time_of_the_event(connection: Connection) -> None:
    new = event(new_game_id(), 1)._replace(duties=(("bot", 0.5), ("deadline", 3600.0)))
    at = await append(connection, new)
    assert at is not None
    cursor = await connection.execute("SELECT kind, seq, due FROM job ORDER BY due")
    assert await cursor.fetchall() == [
        ("bot", 1, at + timedelta(seconds=0.5)),
        ("deadline", 1, at + timedelta(hours=1)),
    ]


async def test_a_body_of_more_than_eight_kibibytes_is_refused(connection: Connection) -> None:
    game_id = new_game_id()
    assert await append(connection, event(game_id, 1, bytes(8192))) is not None
    with pytest.raises(CheckViolation):
        await append(connection, event(game_id, 2, bytes(8193), await last_of(connection, game_id)))


DUTIES = pytest.mark.parametrize("duties", [(), (("bot", 0.0),)], ids=["plain", "with a duty"])


@DUTIES
@pytest.mark.parametrize("company", [False, True], ids=["alone", "in company"])
async def test_an_event_is_appended_only_after_the_one_it_was_decided_on(
    connection: Connection, duties: tuple[tuple[str, float], ...], company: bool
) -> None:
    game_id = await log_of(connection, 3)
    one, two, last = (row.id for row in await read_log(connection, game_id))

    async def refused(seq: int, follows: EventId | None) -> bool:
        new = event(game_id, seq, follows=follows)._replace(duties=duties)
        others = [event(new_game_id(), 1)] if company else []
        at, *their = await append_all(connection, [new, *others])
        assert all(their)
        return at is None

    assert await refused(4, None)
    assert await refused(4, two)
    assert await refused(4, EventId(uuid4(), last.at))  # another command is there
    assert await refused(4, EventId(last.command_id, one.at))  # the same command, sent and stored again
    assert await refused(5, last)  # would leave a gap
    assert await refused(6, None)
    assert await job_count(connection, game_id) == 0
    assert not await refused(4, last)
    assert [row.seq for row in await read_log(connection, game_id)] == [1, 2, 3, 4]


@DUTIES
async def test_what_was_lost_is_followed_by_nothing(
    connection: Connection, duties: tuple[tuple[str, float], ...]
) -> None:
    """A database that has lost its last events accepts none that were decided on them."""
    game_id = await log_of(connection, 5)
    rows = await read_log(connection, game_id)
    await connection.execute("DELETE FROM event WHERE game_id = %s AND seq > 3", (game_id,))
    on_the_lost = event(game_id, 6, follows=rows[4].id)._replace(duties=duties)
    assert await append(connection, on_the_lost) is None
    for seq in (4, 5):
        follows = await last_of(connection, game_id)
        assert await append(connection, event(game_id, seq, follows=follows)) is not None
    assert await append(connection, on_the_lost) is None


async def test_of_two_of_one_table_in_a_statement_the_second_does_not_follow_the_first(
    connection: Connection,
) -> None:
    """Each is judged by what was stored before the statement, which is all that a decision can rest on."""
    first = event(new_game_id(), 1)
    second = event(first.game_id, 2, follows=EventId(first.command_id, datetime.now(UTC)))
    at, none = await append_all(connection, [first, second])
    assert at is not None
    assert none is None
    right = second._replace(follows=EventId(first.command_id, at))
    assert await append(connection, right) is not None
