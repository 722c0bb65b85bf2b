"""The metrics endpoint for Prometheus; counts the waiting jobs in the database at each scrape."""

import asyncio
import os
from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from psycopg import Error as DatabaseError

from rifugio.server import metrics
from rifugio.server.node import Node
from rifugio.server.play.job_runner import KINDS
from rifugio.server.play.review_runner import KIND as REVIEW
from rifugio.server.store import jobs
from rifugio.server.store.pool import Pool

PATIENCE: Final = 1.0
"""Seconds a scrape waits for the database."""


async def measured(node: Node) -> bytes:
    """Return all metrics in Prometheus' format; if the database is down, with the last job counts."""
    try:
        async with asyncio.timeout(PATIENCE):
            waiting = [await _waiting(pool) for pool in node.pools]
    except (DatabaseError, OSError, TimeoutError):
        return _written()
    for kind in (*KINDS, REVIEW):
        found = [one[kind] for one in waiting if kind in one]
        metrics.JOBS.labels(kind).set(sum(one.jobs for one in found))
        metrics.OLDEST_JOB.labels(kind).set(max((one.oldest for one in found), default=0.0))
    return _written()


async def _waiting(pool: Pool) -> Mapping[str, jobs.Waiting]:
    async with pool.connection(timeout=PATIENCE) as connection:
        return await jobs.waiting(connection)


def _written() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
