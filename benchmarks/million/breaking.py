"""What breaks first: at how many people each part of a fixed installation reaches its limit."""

from collections.abc import Callable
from typing import Final

from benchmarks.million.demand import NATS_CORES, POSTGRES_CORES, Demand, rent
from benchmarks.million.figures import Service
from benchmarks.million.people import USUAL

MOST: Final = 10**9
CONNECTIONS: Final = 200
"""`max_connections` of deploy/compose.yaml."""
FILES: Final = 65_536
"""`LimitNOFILE` of deploy/systemd/rifugio.service."""
NATS_CLIENTS: Final = 1_000
"""`max_connections` of deploy/nats/nats.conf."""
GIGABIT: Final = 1e9 / 8
WAL: Final = 100e6
"""Bytes a second that a disk writes besides: an assumption."""
SHARDS: Final = 64


def limits(service: Service) -> dict[str, Callable[[Demand], float]]:
    """Return for each limit which share of it is used."""
    nats = NATS_CORES / service.nats_message
    return {
        f"connections: {CONNECTIONS} to one PostgreSQL, as in compose": lambda one: (
            one.connections / CONNECTIONS
        ),
        f"one PostgreSQL with {POSTGRES_CORES} cores": lambda one: one.postgres_cores / POSTGRES_CORES,
        "its log: 100 MB/s to the disk": lambda one: one.moves * service.wal / WAL,
        f"one NATS server with {NATS_CORES} cores": lambda one: one.messages / nats,
        f"one NATS server: {NATS_CLIENTS:,} clients": lambda one: one.processes / NATS_CLIENTS,
        "egress: 1 Gbit/s, moves and tables": lambda one: (one.egress - one.site) / GIGABIT,
        "egress: 1 Gbit/s, the site's files": lambda one: one.site / GIGABIT,
        f"{SHARDS} PostgreSQL servers of {POSTGRES_CORES} cores": lambda one: (
            one.postgres_cores / POSTGRES_CORES / SHARDS
        ),
    }


def of_a_process(service: Service) -> dict[str, Callable[[Demand], float]]:
    """Return the same for one process alone."""
    return {
        "one process: its event loop": lambda one: one.node_cores,
        f"one process: {FILES:,} open files": lambda one: one.sockets / FILES,
        "one process: 4 GB of memory": lambda one: one.memory / 4e9,
    }


def people_at(share: Callable[[Demand], float], grown: Callable[[float], Demand]) -> int:
    """Return how many people use up a limit, to three digits."""
    low, high = 1.0, float(MOST)
    while high / low > 1.001:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if share(grown(middle)) < 1 else (low, middle)
    return int(float(f"{low:.2g}"))


def broken(service: Service) -> list[tuple[str, int]]:
    """Return the limits in the order in which they are reached."""
    alone = {
        name: people_at(share, lambda people: Demand(service, people, USUAL, 1))
        for name, share in of_a_process(service).items()
    }
    whole = {
        name: people_at(share, lambda people: rent(service, people, USUAL).demand)
        for name, share in limits(service).items()
    }
    return sorted({**alone, **whole}.items(), key=lambda each: each[1])
