"""Whatever a database loses, no node continues from lost events that it still has in memory."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Iterable
from random import Random

import pytest

from rifugio.server.play.memory import Memory
from rifugio.server.store.events import read_log
from rifugio.server.store.pool import Pool
from tests.server.playing.forks import Fork, News, Screen, SomeNode, lose, store

AT_ONCE = 6
ROUNDS = 3


async def in_turn(work: Iterable[Awaitable[object]]) -> None:
    """Run tasks, a few at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(what: Awaitable[object]) -> None:
        async with places:
            await what

    await asyncio.gather(*map(one, work))


async def watch(node: SomeNode, fork: Fork) -> None:
    """Connect a client that saw all of the old log."""
    screen = Screen(fork.link)
    fork.screens.append(screen)
    await screen.come(node, await node.tables.table(fork.game_id))
    assert (await screen.look())["seq"] == len(fork.old)


async def write_on(node: SomeNode, fork: Fork) -> None:
    """Let the other node, which may also remember the lost events, append some events."""
    for _ in range(fork.chance.randint(0, fork.lost + 3)):
        await fork.ask(node)


async def outcome(pool: Pool, count: int, seed: int) -> Counter[str]:
    """Return how many forks had which outcome; "" is success."""
    chance = Random(seed)
    forks = [Fork(Random(chance.random())) for _ in range(count)]
    news = News()
    writing, remembering = SomeNode(pool, news), SomeNode(pool, news)
    async with pool.connection() as connection:
        await store(connection, forks)
        await in_turn(watch(remembering, fork) for fork in forks)
        await in_turn(writing.tables.table(fork.game_id) for fork in forks if fork.chance.random() < 0.5)
        await lose(connection, forks)
    await in_turn(write_on(writing, fork) for fork in forks)
    for number in range(ROUNDS):
        if number == chance.randrange(2 * ROUNDS):
            await remembering.tables.sweep()
        await in_turn(fork.something(remembering, news.told[f"table.{fork.game_id}"]) for fork in forks)
    await remembering.tables.sweep()
    found: Counter[str] = Counter()
    async with pool.connection() as connection:
        for fork in forks:
            rows = await read_log(connection, fork.game_id)
            found[await fork.unnoticed(remembering, rows)] += 1
            found["appended wrongly"] += sum(
                fork.wrongly_appended(one, rows) for one in (writing, remembering)
            )
    return +found


async def test_no_fork_goes_unnoticed(pool: Pool) -> None:
    assert await outcome(pool, 200, seed=1) == {"": 200}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3])
async def test_no_fork_of_a_thousand_goes_unnoticed(pool: Pool, seed: int) -> None:
    assert await outcome(pool, 1000, seed) == {"": 1000}


async def test_without_comparing_many_forks_go_unnoticed(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows that the test above can fail."""
    monkeypatch.setattr(Memory, "has", lambda memory, seq, _: seq <= memory.seq)
    async with asyncio.timeout(120):  # a node that does not compare may also wait for ever
        found = await outcome(pool, 60, seed=1)
    assert found["memory"] > 6
