"""A shard moves to another server and back, while tables are played on it."""

import asyncio
import time
from collections.abc import Mapping
from contextlib import closing

import psycopg
import pytest

from rifugio.server.play.stored import Job
from rifugio.server.store.moving import CannotMove, move
from rifugio.server.store.places import Places
from rifugio.server.store.sharded_store import ShardedStore
from tests.server.shards.making import SHARD, Game, digests_in, heads_in

pytestmark = pytest.mark.asyncio

STEPS = ("closed there", "noting", "copied", "copied again", "closed here", "open there", "moved")


def moved(urls: Mapping[str, str], to: str, until: str = "moved") -> list[str]:
    """Move the shard, or die after a step: all connections are closed."""
    done: list[str] = []
    with closing(move(urls, SHARD, to)) as steps:
        for step in steps:
            done.append(step)
            if step.split(",")[0] == until:
                break
    return done


async def test_a_shard_moves_there_and_back_with_everything_in_it(
    urls: Mapping[str, str], places: Places
) -> None:
    store = ShardedStore(places)
    game, other = await Game(store).open(), await Game(store, SHARD + 1).open()
    for _ in range(5):
        await game.play()
    for to, left in (("second", "first"), ("first", "second")):
        before = digests_in(urls, left)
        done = await asyncio.to_thread(moved, urls, to)
        assert tuple(step.split(",")[0] for step in done) == STEPS
        assert digests_in(urls, to) == before
        await game.play()
        assert await game.stored() == game.acknowledged
        assert heads_in(urls, to, [game.game_id]) == {game.game_id: len(game.acknowledged)}
        assert heads_in(urls, left, [game.game_id]) == {game.game_id: len(game.acknowledged) - 1}
    assert heads_in(urls, "second", [other.game_id]) == {}


@pytest.mark.parametrize("died_after", STEPS[:-1])
async def test_a_mover_that_dies_leaves_a_shard_that_the_same_command_moves(
    urls: Mapping[str, str], places: Places, died_after: str
) -> None:
    store = ShardedStore(places)
    game = await Game(store).open()
    await asyncio.to_thread(moved, urls, "second", died_after)
    if died_after not in {"closed here", "open there"}:
        await game.play()  # it goes on where it was
        assert heads_in(urls, "first", [game.game_id]) == {game.game_id: 2}
    await asyncio.to_thread(moved, urls, "second")
    await game.play()
    assert await game.stored() == game.acknowledged
    assert heads_in(urls, "second", [game.game_id]) == {game.game_id: len(game.acknowledged)}


async def test_nothing_is_lost_under_load_and_nobody_waits_long(
    urls: Mapping[str, str], places: Places
) -> None:
    store, over = ShardedStore(places), asyncio.Event()
    games = await asyncio.gather(*(Game(store, SHARD + number % 3).open() for number in range(24)))
    longest = 0.0

    async def keep_playing(game: Game) -> None:
        nonlocal longest
        while not over.is_set():
            begun = time.monotonic()
            await game.play()  # fails if an append is not accepted
            longest = max(longest, time.monotonic() - begun)
            await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(keep_playing(game)) for game in games]
    for to in ("second", "first", "second"):
        await asyncio.sleep(0.2)
        await asyncio.to_thread(moved, urls, to)
    await asyncio.sleep(0.2)
    over.set()
    await asyncio.gather(*tasks)
    for game in games:
        assert await game.stored() == game.acknowledged
    assert longest <= 2.0


async def test_a_node_with_an_old_map_reads_nothing_old(urls: Mapping[str, str], places: Places) -> None:
    game = await Game(ShardedStore(places)).open()
    await game.play()
    await asyncio.to_thread(moved, urls, "second")
    late = ShardedStore(places)
    with psycopg.connect(urls["second"]) as connection:  # as another node would
        connection.execute("UPDATE event SET body = 'newer' WHERE game_id = %s AND seq = 2", (game.game_id,))
    assert (await late.read_log(game.game_id))[-1].body == b"newer"
    assert [place.name for place in places.all.values() if await place.lacks([SHARD])] == ["first"]
    found = await late.find_link(game.link)
    assert found is not None
    assert (await late.heads([game.game_id]))[game.game_id].seq == 2


async def test_jobs_move_along_and_are_taken_once(urls: Mapping[str, str], places: Places) -> None:
    store = ShardedStore(places)
    game, other = await Game(store).open(), await Game(store, SHARD + 1).open()
    await asyncio.to_thread(moved, urls, "second")
    jobs: list[Job] = await store.take_jobs(["bot"], 10, 30)
    assert sorted(job.game_id for job in jobs) == sorted([game.game_id, other.game_id])
    assert await store.take_jobs(["bot"], 10, 30) == []
    for job in jobs:
        await store.finish_job(job)
    with psycopg.connect(urls["second"]) as connection:
        assert connection.execute("SELECT FROM job").fetchall() == []


async def test_jobs_that_are_only_copied_are_not_in_the_way(urls: Mapping[str, str], places: Places) -> None:
    store = ShardedStore(places)
    await asyncio.to_thread(moved, urls, "second")
    there, here = await Game(store).open(), await Game(store, SHARD + 1).open()
    with psycopg.connect(urls["first"]) as connection:
        connection.execute("UPDATE job SET due = due - interval '1 hour'")
    with closing(move(urls, SHARD + 1, "second")) as steps:
        assert "copied" in steps  # and its mover dies
    jobs = await store.take_jobs(["bot"], 2, 30)  # one of each database
    assert sorted(job.game_id for job in jobs) == sorted([there.game_id, here.game_id])


async def test_a_shard_on_its_way_goes_nowhere_else_and_a_begun_move_can_be_given_up(
    urls: Mapping[str, str], places: Places
) -> None:
    game = await Game(ShardedStore(places)).open()
    await asyncio.to_thread(moved, urls, "second", "copied")
    assert await asyncio.to_thread(moved, urls, "first") == ["there"]  # given up
    await game.play()
    with psycopg.connect(urls["first"]) as connection:
        assert connection.execute("SELECT FROM shard_gate").fetchall() == []
    await asyncio.to_thread(moved, urls, "second", "closed here")
    with pytest.raises(CannotMove, match="on its way to second"):
        await asyncio.to_thread(moved, urls, "first")
    with pytest.raises(CannotMove, match="no database third"):
        await asyncio.to_thread(moved, urls, "third")
