"""The metrics endpoint for Prometheus; counts the waiting jobs in the database at each scrape."""

import asyncio
import os
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from psycopg import Error as DatabaseError

from rifugio.server import metrics
from rifugio.server.node import Node
from rifugio.server.play.job_runner import KINDS
from rifugio.server.play.review_runner import KIND as REVIEW
from rifugio.server.store import jobs

PATIENCE: Final = 1.0
"""Seconds a scrape waits for the database."""


async def measured(node: Node) -> bytes:
    """Return all metrics in Prometheus' format; if the database is down, with the last job counts."""
    try:
        async with asyncio.timeout(PATIENCE), node.pool.connection(timeout=PATIENCE) as connection:
            waiting = await jobs.waiting(connection)
    except (DatabaseError, OSError, TimeoutError):
        return _written()
    for kind in (*KINDS, REVIEW):
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
