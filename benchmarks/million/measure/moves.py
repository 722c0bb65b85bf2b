"""A move: CPU time of the node that decides it and of one that only hears of it, its bytes and its wait."""

import asyncio
from collections.abc import Callable
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from benchmarks.load.driving import Crowd, set_up
from benchmarks.load.idle import at_tables
from benchmarks.load.tables import Load, Table
from benchmarks.million.measure.cluster import Cluster, Used

CALM = 0.006
"""Seconds after which a node has done all that a move gives it to do."""
LONE_MOVES = 60
"""Of one game; a random one has more."""
TABLES = 8
REST = 4.0
"""Seconds for which the work that no move causes is measured."""


class Paced(NamedTuple):
    """Means per move at a fixed pace: CPU seconds of each part, bytes to each socket, bytes of WAL."""

    rate: float
    here: float
    elsewhere: float
    postgres: float
    nats: float
    sent: float
    wal: float


async def resting(cluster: Cluster) -> tuple[float, ...]:
    """Return the CPU seconds that each part uses in a second in which nobody does anything."""
    begun, before = perf_counter(), cluster.used()
    await asyncio.sleep(REST)
    took = perf_counter() - begun
    return tuple((now - then) / took for now, then in zip(cluster.used(), before, strict=True))


async def paced(cluster: Cluster, load: Load, per_second: float, near: int, far: int) -> Paced:
    """Play at a fixed pace, with spectators at the node of the players and at the other one."""
    seconds = max(3.0, 450 / per_second)
    many = TABLES + int(seconds * per_second / 80) + 1
    tables = await set_up(cluster.here.url, many, load, near)
    wires = await at_tables(cluster.elsewhere, [table.link for table in tables], many * 4) if far else []
    rest = await resting(cluster)
    begun, before, wal = perf_counter(), cluster.used(), cluster.wal()
    received = sum(table.received for table in tables)
    driven = await Crowd(list(tables), load).play(TABLES, seconds, per_second)
    took, moves = perf_counter() - begun, driven.done
    each = Used(
        *(
            (now - then - idle * took) / moves
            for now, then, idle in zip(cluster.used(), before, rest, strict=True)
        )
    )
    sent = (sum(table.received for table in tables) - received) / moves / (2 + near)
    found = Paced(driven.rate, *each, sent, (cluster.wal() - wal) / moves)
    for table in tables:
        table.close()
    for wire in wires:
        wire.close()
    return found


async def lone(cluster: Cluster, load: Load) -> tuple[list[float], list[float]]:
    """Play moves of four games with a pause after each: the CPU seconds of each, and the waits."""
    costs, waits = [], []
    for table in await set_up(cluster.here.url, 4, load):
        for _ in range(LONE_MOVES):
            costs.append(await _one(cluster, table, load))
            waits += load.times
        table.close()
    return costs, waits


async def _one(cluster: Cluster, table: Table, load: Load) -> float:
    load.times, done = [], load.accepted
    before = cluster.used_here()
    load.going = True
    table.go()
    load.going = False
    await until(lambda: load.accepted + load.refused > done)
    await asyncio.sleep(CALM)
    return cluster.used_here() - before


async def until(holds: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait for something to become true."""
    begun = perf_counter()
    while not holds():
        if perf_counter() - begun > seconds:
            raise TimeoutError("a move was not answered")
        await asyncio.sleep(0.001)


def shape(samples: list[float]) -> list[float]:
    """Return percentiles of samples as multiples of their mean."""
    ordered, mean = sorted(samples), fmean(samples)
    return [round(ordered[round(at / 100 * (len(ordered) - 1))] / mean, 3) for at in PERCENTILES]


PERCENTILES = (0, 10, 25, 50, 75, 90, 95, 99, 100)
