"""The parts of an installation as SimPy resources: event loops, PostgreSQL with its disk, pools of cores."""

from collections.abc import Generator
from random import Random
from typing import Any

import simpy

from benchmarks.million.figures import Service, Spread
from rifugio.server.store.appending import LANES, MOST

Step = Generator[simpy.Event, Any, None]


class Cores:
    """Cores with one queue, first come, first served. One core is an event loop."""

    def __init__(self, env: simpy.Environment, cores: int = 1) -> None:
        self._env, self._cores = env, simpy.Resource(env, cores)
        self.busy = 0.0
        """Core seconds given."""
        self.longest = 0
        """The longest queue."""

    def work(self, seconds: float) -> Step:
        """Wait for a core, and keep it for so long."""
        with self._cores.request() as turn:
            self.longest = max(self.longest, len(self._cores.queue))
            yield turn
            yield self._env.timeout(seconds)
        self.busy += seconds

    @property
    def capacity(self) -> int:
        """How many cores."""
        return int(self._cores.capacity)

    @property
    def inside(self) -> int:
        """How many wait or are served."""
        return self._cores.count + len(self._cores.queue)

    def forget(self) -> None:
        """Count from now on."""
        self.busy, self.longest = 0.0, 0


class Disk:
    """A disk with group commit: everybody who comes during a flush shares the next one."""

    def __init__(self, env: simpy.Environment, flush: Spread, rng: Random) -> None:
        self._env, self._flush, self._rng = env, flush, rng
        self._next: simpy.Event | None = None
        self._flushing = False

    def flushed(self) -> simpy.Event:
        """Return an event: what is written by now is on the disk."""
        if self._next is None:
            self._next = self._env.event()
        waiting = self._next
        if not self._flushing:
            self._env.process(self._run())
        return waiting

    def _run(self) -> Step:
        self._flushing = True
        while self._next is not None:
            some, self._next = self._next, None
            yield self._env.timeout(self._flush.draw(self._rng))
            some.succeed()
        self._flushing = False


class Postgres:
    """Cores and a disk; connections are counted by `demand`, not simulated."""

    def __init__(self, env: simpy.Environment, service: Service, cores: int, rng: Random) -> None:
        self.cores, self._service = Cores(env, cores), service
        self._disk = Disk(env, service.flush, rng)

    def append(self, events: int) -> Step:
        """Run the statement that appends events, and commit."""
        yield from self.cores.work(self._service.statement + events * self._service.event)
        yield self._disk.flushed()


class Appender:
    """A node's appender, as `rifugio.server.store.appending`: what comes while all lanes are busy shares."""

    def __init__(self, env: simpy.Environment, postgres: Postgres) -> None:
        self._env, self._postgres = env, postgres
        self._waiting: list[simpy.Event] = []
        self._lanes = 0
        self.events = self.statements = 0

    def append(self) -> simpy.Event:
        """Return an event: this append is committed."""
        stored = self._env.event()
        self._waiting.append(stored)
        if self._lanes < LANES:
            self._lanes += 1
            self._env.process(self._lane())
        return stored

    def _lane(self) -> Step:
        while self._waiting:
            some, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            yield from self._postgres.append(len(some))
            self.events += len(some)
            self.statements += 1
            for stored in some:
                stored.succeed()
        self._lanes -= 1
