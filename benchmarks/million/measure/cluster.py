"""The real thing, small: PostgreSQL with fsync, NATS and two nodes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

import psycopg

from benchmarks.load.processes import Child, serving
from benchmarks.million.measure.cpu import used, used_with_children, waited
from kit.servers import NatsServer, PostgresServer, children_of


class Used(NamedTuple):
    """CPU seconds of each part since its start."""

    here: float
    elsewhere: float
    postgres: float
    nats: float


@dataclass(frozen=True)
class Cluster:
    """Two nodes; people play at one of them, and the other hears of it."""

    postgres: PostgresServer
    nats: NatsServer
    url: str
    here: Child
    elsewhere: Child

    def used(self) -> Used:
        """Return the CPU seconds of each part."""
        assert self.postgres.pid is not None
        assert self.nats.pid is not None
        return Used(
            self.used_here(),
            used(self.elsewhere.process.pid),
            used_with_children(self.postgres.pid),
            used(self.nats.pid),
        )

    def used_here(self) -> float:
        """Return the CPU seconds of the node at which people play."""
        return used(self.here.process.pid)

    def wal(self) -> int:
        """Return how many bytes of WAL PostgreSQL has written."""
        with psycopg.connect(self.url) as connection:
            found = connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone()
        assert found is not None
        return int(found[0])


@contextmanager
def cluster(bots: int = 0) -> Iterator[Cluster]:
    """Serve until the block ends."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        url = postgres.new_database()
        with NatsServer() as nats:
            common = {"DATABASE_URL": url, "NATS_URL": nats.url}
            first, second = (
                {**common, "RIFUGIO_BOT_PROCESSES": str(bots)},
                {**common, "RIFUGIO_BOT_PROCESSES": "0"},
            )
            with serving("node", first) as here, serving("node", second) as elsewhere:
                yield Cluster(postgres, nats, url, here, elsewhere)
    finally:
        postgres.remove()


@dataclass(frozen=True)
class Alone:
    """One node and its PostgreSQL."""

    postgres: PostgresServer
    url: str
    node: Child

    def used(self) -> tuple[float, float]:
        """Return the CPU seconds of the node and of PostgreSQL."""
        assert self.postgres.pid is not None
        return used(self.node.process.pid), used_with_children(self.postgres.pid)

    def waited(self) -> float:
        """Return the seconds for which the node and PostgreSQL's processes waited for a core."""
        assert self.postgres.pid is not None
        return waited(self.node.process.pid) + sum(map(waited, children_of(self.postgres.pid)))

    def events(self) -> int:
        """Return how many events are stored."""
        with psycopg.connect(self.url) as connection:
            found = connection.execute("SELECT count(*) FROM event").fetchone()
        assert found is not None
        return int(found[0])


@contextmanager
def alone() -> Iterator[Alone]:
    """Serve with one node until the block ends."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        url = postgres.new_database()
        with serving("node", {"DATABASE_URL": url, "RIFUGIO_BOT_PROCESSES": "0"}) as node:
            yield Alone(postgres, url, node)
    finally:
        postgres.remove()
