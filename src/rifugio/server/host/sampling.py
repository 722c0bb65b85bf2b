"""Samples once a second the gauges that no other code updates."""

import asyncio
from collections.abc import Iterable
from typing import Final

from rifugio.server import metrics
from rifugio.server.host.bot_pool import BotPool
from rifugio.server.node import Node
from rifugio.server.store.pool import Pool

EVERY: Final = 1.0


async def keep_sampling(node: Node, bots: BotPool) -> None:
    """Set the gauges every second, so that whichever process is scraped has recent values of all."""
    clock = asyncio.get_running_loop().time
    while True:
        begun = clock()
        await asyncio.sleep(EVERY)
        metrics.LOOP_LAG.set(max(0.0, clock() - begun - EVERY))
        metrics.TABLES.set(node.attendance.tables)
        metrics.QUESTIONS.set(bots.waiting)
        metrics.BOT_PROCESSES.set(len(bots.pids))
        _sample_pools(node.pools)


def _sample_pools(pools: Iterable[Pool]) -> None:
    stats = [pool.get_stats() for pool in pools]
    free = sum(one["pool_available"] for one in stats)
    metrics.CONNECTIONS.labels("free").set(free)
    metrics.CONNECTIONS.labels("used").set(sum(one["pool_size"] for one in stats) - free)
    metrics.POOL_WAITING.set(sum(one["requests_waiting"] for one in stats))
