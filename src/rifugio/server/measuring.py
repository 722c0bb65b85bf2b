"""Taking the measurements that nobody takes in passing."""

import asyncio
import os
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from psycopg import Error as DatabaseError

from rifugio.server import metrics
from rifugio.server.runner import KINDS
from rifugio.server.store import jobs

if TYPE_CHECKING:
    from rifugio.server.node import Node

EVERY: Final = 1.0
PATIENCE: Final = 1.0
"""Seconds a scrape waits for the database."""


async def keep_measuring(node: "Node") -> None:
    """Take what is in memory every second: also for the other processes, one of which will be asked."""
    clock = asyncio.get_running_loop().time
    while True:
        begun = clock()
        await asyncio.sleep(EVERY)
        metrics.LOOP_LAG.set(max(0.0, clock() - begun - EVERY))
        metrics.TABLES.set(node.attendance.tables)
        metrics.QUESTIONS.set(node.thinkers.waiting)
        metrics.THINKERS.set(len(node.thinkers.pids))
        _measure_pool(node)


def _measure_pool(node: "Node") -> None:
    stats = node.hall.pool.get_stats()
    free = stats["pool_available"]
    metrics.CONNECTIONS.labels("free").set(free)
    metrics.CONNECTIONS.labels("used").set(stats["pool_size"] - free)
    metrics.POOL_WAITING.set(stats["requests_waiting"])


async def measured(node: "Node") -> bytes:
    """Return all figures in Prometheus' form, after asking the database once; if it is away, the old ones."""
    try:
        async with asyncio.timeout(PATIENCE), node.hall.pool.connection(timeout=PATIENCE) as connection:
            waiting = await jobs.waiting(connection)
    except (DatabaseError, OSError, TimeoutError):
        return _written()
    for kind in KINDS:
        found = waiting.get(kind)
        metrics.JOBS.labels(kind).set(found.jobs if found else 0)
        metrics.OLDEST_JOB.labels(kind).set(found.oldest if found else 0.0)
    return _written()


def _written() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
