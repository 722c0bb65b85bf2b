"""Batched appends: each event is treated as if it were alone."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from psycopg import Error as DatabaseError

from rifugio.server.store.appending import Appender
from rifugio.server.store.events import append_all, read_log
from rifugio.server.store.jobs import take
from rifugio.server.store.pool import Connection, Pool
from tests.server.fresh import new_game_id
from tests.server.store.making import event

pytestmark = pytest.mark.asyncio


async def test_many_at_once_are_all_appended_once(pool: Pool) -> None:
    appender = Appender(pool)
    games = [new_game_id() for _ in range(60)]
    moments = await asyncio.gather(*(appender.append(event(game_id, 1)) for game_id in games))
    assert all(moments)
    async with pool.connection() as connection:
        for game_id, at in zip(games, moments, strict=True):
            (row,) = await read_log(connection, game_id)
            assert row.at == at


async def test_of_many_for_one_seq_one_wins_also_within_a_statement(pool: Pool) -> None:
    appender, game_id = Appender(pool), new_game_id()
    moments = await asyncio.gather(*(appender.append(event(game_id, 1)) for _ in range(50)))
    assert sum(at is not None for at in moments) == 1


async def test_the_same_command_twice_in_a_statement_is_one_event(connection: Connection) -> None:
    one, other = event(new_game_id(), 1), event(new_game_id(), 1)
    first, again, third = await append_all(connection, [one, one, other])
    assert first is not None
    assert first == again
    assert third is not None
    assert len(await read_log(connection, one.game_id)) == 1


async def test_in_company_time_and_duties_are_each_ones_own(connection: Connection) -> None:
    past, future = datetime.now(UTC) - timedelta(hours=1), datetime.now(UTC) + timedelta(hours=1)
    late = event(new_game_id(), 1)._replace(before=past, duties=(("bot", 0.0),))
    early = event(new_game_id(), 1)._replace(after=future, duties=(("bot", 0.0),))
    right = event(new_game_id(), 1)._replace(
        before=future, after=past, duties=(("bot", 0.0), ("deadline", 9))
    )
    moments = await append_all(connection, [late, early, right])
    assert [at is not None for at in moments] == [False, False, True]
    assert [job.game_id for job in await take(connection, ["bot", "deadline"], 10, 30)] == [right.game_id]


async def test_two_commands_for_one_seq_leave_the_duties_of_the_one_that_won(connection: Connection) -> None:
    game_id = new_game_id()
    both = [event(game_id, 1)._replace(duties=((kind, 0.0),)) for kind in ("bot", "archive")]
    moments = await append_all(connection, both)
    (winner,) = [one for one, at in zip(both, moments, strict=True) if at is not None]
    jobs = await take(connection, ["bot", "archive"], 10, 30)
    assert [job.kind for job in jobs] == [winner.duties[0][0]]


async def test_one_that_cannot_be_stored_does_not_spoil_the_others(pool: Pool) -> None:
    appender = Appender(pool)
    bad = event(new_game_id(), 1)._replace(body=b"x" * 9000)
    good = [event(new_game_id(), 1) for _ in range(20)]
    answers = await asyncio.gather(*map(appender.append, [*good, bad, *good[:3]]), return_exceptions=True)
    assert isinstance(answers[20], DatabaseError)
    assert [at for at in answers[:20] if not isinstance(at, datetime)] == []
