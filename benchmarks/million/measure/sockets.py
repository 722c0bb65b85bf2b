"""A socket: coming to a table that its node has read or has not, staying there, and the memory of both."""

import asyncio
from time import perf_counter
from typing import NamedTuple

from benchmarks.load.driving import set_up
from benchmarks.load.idle import ignore
from benchmarks.load.processes import Child
from benchmarks.load.tables import Load
from benchmarks.load.wire import Wire, dial
from benchmarks.million.measure.cluster import Cluster, Used

TABLES = 60
SOCKETS = 4
"""At each table."""
STAY = 24.0
"""Seconds; pings, announcements and sweeps come every 10, 4 and 2."""
APART = 0.03


class Came(NamedTuple):
    """Means per socket that came: CPU seconds, bytes to it, and memory of its node."""

    node: float
    postgres: float
    nats: float
    sent: float
    memory: float


class Stay(NamedTuple):
    """CPU seconds per second and table, or socket."""

    node: float
    postgres: float
    nats: float


class Sockets(NamedTuple):
    """What sockets cost."""

    cold: Came
    warm: Came
    table: Stay
    socket: Stay


async def come(cluster: Cluster, node: Child, links: list[str]) -> tuple[Came, list[Wire]]:
    """Connect one socket after another."""
    before, memory, wires = cluster.used(), node.memory(), []
    for link in links:
        wire = await dial(f"{node.url}/api/tables/{link}/stream", ignore)
        wire.send(b'{"hello":{"after":0}}')
        wires.append(wire)
        await asyncio.sleep(APART)
    await asyncio.sleep(0.5)
    spent, many = Used(*(now - then for now, then in zip(cluster.used(), before, strict=True))), len(links)
    sent = sum(wire.received for wire in wires) / many
    came = Came(
        spent.elsewhere / many,
        spent.postgres / many,
        spent.nats / many,
        sent,
        (node.memory() - memory) / many,
    )
    return came, wires


async def staying(cluster: Cluster) -> Stay:
    """Return what a second costs in which everybody only stays."""
    begun, before = perf_counter(), cluster.used()
    await asyncio.sleep(STAY)
    took, now = perf_counter() - begun, cluster.used()
    return Stay(
        (now.elsewhere - before.elsewhere) / took,
        (now.postgres - before.postgres) / took,
        (now.nats - before.nats) / took,
    )


async def sockets(cluster: Cluster, load: Load) -> Sockets:
    """Play games half through at one node; then people come to the other."""
    tables = await set_up(cluster.here.url, TABLES, load)
    load.going = True
    for table in tables:
        table.go()
    while load.accepted < TABLES * 50:
        await asyncio.sleep(0.1)
    load.going = False
    await asyncio.sleep(1)
    for table in tables:
        table.close()
    links = [table.link for table in tables]
    await asyncio.sleep(3)
    empty = await staying(cluster)
    cold, first = await come(cluster, cluster.elsewhere, links)
    one_each = await staying(cluster)
    warm, others = await come(cluster, cluster.elsewhere, links * (SOCKETS - 1))
    all_here = await staying(cluster)
    for wire in (*first, *others):
        wire.close()
    socket = Stay(*((b - a) / len(others) for a, b in zip(one_each, all_here, strict=True)))
    a_table = Stay(*((b - a) / TABLES - s for a, b, s in zip(empty, one_each, socket, strict=True)))
    return Sockets(cold, warm, a_table, socket)
