"""Jobs: leased by one worker, taken over after the lease, completed."""

import asyncio

import pytest

from rifugio.server.play.stored import Job
from rifugio.server.store.events import append
from rifugio.server.store.jobs import done, later, renew, take, waiting
from rifugio.server.store.pool import Connection, Pool
from tests.server.fresh import new_game_id
from tests.server.store.making import event

pytestmark = pytest.mark.asyncio


async def duty(connection: Connection, kind: str = "bot", seconds: float = 0.0) -> int:
    new = event(new_game_id(), 1)._replace(duties=((kind, seconds),))
    await append(connection, new)
    return new.game_id


async def test_a_job_is_taken_by_one_at_a_time(connection: Connection) -> None:
    game_id = await duty(connection)
    assert await take(connection, ["bot"], 10, 30) == [(game_id, 1, "bot", 1)]
    assert await take(connection, ["bot"], 10, 30) == []


async def test_many_runners_share_the_jobs_without_repeats(pool: Pool) -> None:
    async with pool.connection() as connection:
        games = {await duty(connection) for _ in range(40)}

    async def runner() -> list[Job]:
        async with pool.connection() as connection:
            return await take(connection, ["bot"], 5, 30)

    taken = [job.game_id for jobs in await asyncio.gather(*(runner() for _ in range(16))) for job in jobs]
    assert len(taken) == len(set(taken))
    async with pool.connection() as connection:  # SKIP LOCKED may have left some
        taken += [job.game_id for job in await take(connection, ["bot"], 40, 30)]
    assert sorted(taken) == sorted(games)


async def test_after_the_lease_somebody_else_gets_it(connection: Connection) -> None:
    await duty(connection)
    (first,) = await take(connection, ["bot"], 1, 0.05)
    await asyncio.sleep(0.1)
    (second,) = await take(connection, ["bot"], 1, 30)
    assert second == first._replace(attempts=2)
    await later(connection, first, 0)  # too late: it is no longer theirs
    assert await take(connection, ["bot"], 1, 30) == []


async def test_a_lease_that_is_renewed_lasts_and_one_that_is_lost_stays_lost(connection: Connection) -> None:
    await duty(connection)
    (first,) = await take(connection, ["bot"], 1, 0.3)
    await renew(connection, [first], 30)
    await asyncio.sleep(0.4)
    assert await take(connection, ["bot"], 1, 30) == []
    await renew(connection, [first], 0)
    (second,) = await take(connection, ["bot"], 1, 0.05)
    await renew(connection, [first], 30)  # no longer theirs
    await asyncio.sleep(0.1)
    assert await take(connection, ["bot"], 1, 30) == [second._replace(attempts=3)]


async def test_a_job_that_is_done_is_gone(connection: Connection) -> None:
    await duty(connection)
    (job,) = await take(connection, ["bot"], 1, 0)
    await done(connection, job)
    assert await take(connection, ["bot"], 1, 0) == []
    await done(connection, job)


async def test_a_job_that_is_put_off_comes_back(connection: Connection) -> None:
    await duty(connection)
    (job,) = await take(connection, ["bot"], 1, 30)
    await later(connection, job, 3600)
    assert await take(connection, ["bot"], 1, 30) == []
    await later(connection, job, 0)
    assert await take(connection, ["bot"], 1, 30) == [job._replace(attempts=2)]


async def test_only_what_is_due_and_asked_for_the_oldest_first(connection: Connection) -> None:
    await duty(connection, "deadline", 3600)
    younger, older = await duty(connection, "bot", -1), await duty(connection, "archive", -2)
    await duty(connection, "other", -3)
    jobs = await take(connection, ["bot", "deadline", "archive"], 1, 30)
    jobs += await take(connection, ["bot", "deadline", "archive"], 9, 30)
    assert [job.game_id for job in jobs] == [older, younger]


async def test_what_waits(connection: Connection) -> None:
    assert await waiting(connection) == {}
    for seconds in (-10, -5, 100):
        await duty(connection, "bot", seconds)
    counted = await waiting(connection)
    assert set(counted) == {"bot"}
    assert counted["bot"].jobs == 2
    assert 10 <= counted["bot"].oldest < 20
