"""What can happen to PostgreSQL and to its disk."""

import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from tests.faults.eras import Loss
from tests.faults.machine.disk import TABLES, WAL
from tests.faults.rig import Rig

SLOW_DISK: Final = (10, 100, 400)
"""Milliseconds that synchronising takes on a slow disk."""


class Failover(NamedTuple):
    """A promotion of the standby after the primary died."""

    asked: float
    """When it was requested."""
    asked_at: float
    """The same by PostgreSQL's clock."""
    loss: Loss | None
    """The events it lacked, if it was lagging."""


def nothing() -> None:
    """Nothing to repair."""


class DatabaseFaults:
    """Faults of PostgreSQL; each returns what repairs it."""

    def __init__(self, rig: Rig) -> None:
        self._rig = rig
        self.failovers: list[Failover] = []
        self.blocks = 0
        """Blocks that power cuts have taken."""
        self._chance = Random(rig.seed)

    def _postgres_killed(self, _which: int) -> Callable[[], None]:
        self._rig.postgres.kill9()
        return self._rig.postgres.start

    def _postgres_failover(self, _which: int) -> Callable[[], None]:
        self._rig.postgres.kill9()
        return self._promote

    def _postgres_behind(self, _which: int) -> Callable[[], None]:
        since = time.monotonic()
        self._rig.pair.leave_behind()
        return lambda: self._promote_late(since)

    def _promote_late(self, since: float) -> None:
        self._rig.postgres.kill9()
        self._promote(since)

    def _promote(self, behind_since: float | None = None) -> None:
        asked, asked_at = time.monotonic(), time.time()
        self._rig.pair.promote()
        loss = None if behind_since is None else Loss(behind_since, asked, time.monotonic())
        self.failovers.append(Failover(asked, asked_at, loss))
        self._rig.pair.follow()

    def _postgres_power_cut(self, _which: int) -> Callable[[], None]:
        self.blocks += self._rig.postgres.cut_power(self._chance)
        return self._rig.postgres.start

    def _postgres_disk_slow(self, _which: int) -> Callable[[], None]:
        disk = self._rig.postgres.disk
        disk.slow_down(self._chance.choice(SLOW_DISK))
        return lambda: disk.slow_down(0)

    def _postgres_disk_full(self, _which: int) -> Callable[[], None]:
        return self._fill(TABLES)

    def _postgres_WAL_full(self, _which: int) -> Callable[[], None]:  # noqa: N802 - it is called so
        return self._fill(WAL)

    def _fill(self, what: int) -> Callable[[], None]:
        server = self._rig.postgres
        server.disk.fill(what)

        def make_room() -> None:
            server.disk.fill(0)
            server.start_if_it_ended()  # without room for its WAL, PostgreSQL stops

        return make_room
