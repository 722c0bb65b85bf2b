"""What is thrown at the servers: a schedule that follows from a seed, and who carries it out."""

import heapq
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tests.faults.eras import Loss
from tests.faults.rig import Rig
from tests.faults.stage import Stage

GAP: Final = (1.0, 3.0)
"""Seconds from one fault to the next."""


class Way(NamedTuple):
    """A kind of fault: how often it comes, compared with others, and how long it lasts."""

    weight: int
    seconds: tuple[float, float]


WAYS: Final[Mapping[str, Way]] = {
    "node killed": Way(4, (0.2, 1.0)),
    "node stopped": Way(4, (0.5, 2.5)),
    "postgres killed": Way(2, (0.3, 0.8)),
    "postgres failover": Way(2, (0.3, 0.8)),
    "postgres behind": Way(2, (0.5, 2.0)),
    "nats killed": Way(2, (0.2, 1.0)),
    "nats stopped": Way(2, (0.5, 2.0)),
    "bus cut": Way(2, (0.5, 2.0)),
    "bus silent": Way(1, (0.5, 2.0)),
    "clients cut": Way(1, (0.0, 0.0)),
    "clients reset": Way(2, (0.0, 0.0)),
    "clients slow": Way(2, (0.5, 2.0)),
    "clients silent": Way(2, (0.5, 2.5)),
}
FAILOVERS: Final = ("postgres failover", "postgres behind")
"""The standby takes over; it has everything, or has been left behind for some seconds before."""
SLOW: Final = 0.2
"""Seconds by which the network holds things back, at most, when it is slow."""


class Failover(NamedTuple):
    """A standby that took over from a dead primary."""

    asked: float
    """When it was told to."""
    asked_at: float
    """The same by PostgreSQL's clock."""
    loss: Loss | None
    """What it had not got."""


class Fault(NamedTuple):
    """Something that goes wrong."""

    at: float
    """Seconds after the beginning of the storm."""
    kind: str
    which: int
    """Which node, or the way to which node."""
    seconds: float
    """How long it lasts."""


def schedule(seed: int, seconds: float, kinds: Sequence[str] = tuple(WAYS), nodes: int = 2) -> list[Fault]:
    """Return the faults of a storm; the same seed brings the same storm."""
    chance = random.Random(f"storm {seed}")
    weights = [WAYS[kind].weight for kind in kinds]
    faults = []
    at = chance.uniform(0.2, GAP[0])
    while at < seconds:
        kind = chance.choices(kinds, weights)[0]
        faults.append(Fault(at, kind, chance.randrange(nodes), chance.uniform(*WAYS[kind].seconds)))
        at += chance.uniform(*GAP)
    return faults


def _nothing() -> None:
    """There is nothing to make whole."""


class Weather:
    """Carries faults out, one storm after another, from the main thread; it never waits for a client."""

    def __init__(self, rig: Rig, stage: Stage) -> None:
        self._rig, self._stage = rig, stage
        self._busy: dict[str, Callable[[], None]] = {}
        """What is broken, and how it is made whole."""
        self.count: Counter[str] = Counter()
        self.fell = 0
        """How often a node ended that nobody had killed."""
        self.failovers: list[Failover] = []

    def storm(self, faults: Sequence[Fault], seconds: float) -> None:
        """Let the faults happen, and make everything whole again."""
        began = time.monotonic()
        coming: list[tuple[float, int, Fault | str]] = [(f.at, n, f) for n, f in enumerate(faults)]
        heapq.heapify(coming)
        while coming and coming[0][0] < seconds:
            at, number, what = heapq.heappop(coming)
            self._wait_until(began + at)
            if isinstance(what, str):
                self._busy.pop(what)()
            elif (target := self._begin(what)) is not None:
                heapq.heappush(coming, (time.monotonic() - began + what.seconds, -number - 1, target))
        self._wait_until(began + seconds)
        self.clear_up()

    def clear_up(self) -> None:
        """End whatever is still broken."""
        while self._busy:
            self._busy.popitem()[1]()

    def _wait_until(self, moment: float) -> None:
        while (left := moment - time.monotonic()) > 0:
            self._pick_up()
            time.sleep(min(left, 0.1))

    def _pick_up(self) -> None:
        """Start nodes again that have ended by themselves, as a supervisor would."""
        for number, node in enumerate(self._rig.nodes):
            if not node.running and f"node {number}" not in self._busy:
                self.fell += 1
                node.start()

    def _begin(self, fault: Fault) -> str | None:
        """Let a fault happen; return what is broken until it ends. Nothing is broken twice at once."""
        target = self._target(fault)
        if target in self._busy:
            return None
        end = getattr(self, "_" + fault.kind.replace(" ", "_"))(fault.which)
        if end is None:
            return None
        self.count[fault.kind] += 1
        self._busy[target] = end
        return target

    def _target(self, fault: Fault) -> str:
        name = fault.kind.split()[0]
        return name if name in {"postgres", "nats"} else f"{name} {fault.which}"

    def _can_do_without(self, which: int) -> bool:
        """Whether a node runs and another serves: with all of them away, only patience would be tested."""
        nodes = self._rig.nodes
        others = [node for number, node in enumerate(nodes) if number != which]
        return nodes[which].running and any(not node.paused and node.serves() for node in others)

    def _node_killed(self, which: int) -> Callable[[], None] | None:
        node = self._rig.nodes[which]
        if not self._can_do_without(which):
            return None
        node.kill9()
        return node.start

    def _node_stopped(self, which: int) -> Callable[[], None] | None:
        node = self._rig.nodes[which]
        if not self._can_do_without(which):
            return None
        node.pause()
        return node.resume

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

    def _nats_killed(self, _which: int) -> Callable[[], None]:
        self._rig.nats.kill9()
        return self._rig.nats.start

    def _nats_stopped(self, _which: int) -> Callable[[], None]:
        self._rig.nats.pause()
        return self._rig.nats.resume

    def _bus_cut(self, which: int) -> Callable[[], None]:
        proxy = self._stage.buses[which]
        self._stage.do(proxy.refuse, True)
        self._stage.do(proxy.reset)
        return lambda: self._stage.do(proxy.refuse, False)

    def _bus_silent(self, which: int) -> Callable[[], None]:
        proxy = self._stage.buses[which]
        self._stage.do(proxy.stall)
        return lambda: self._stage.do(proxy.resume)

    def _clients_cut(self, which: int) -> Callable[[], None]:
        self._stage.do(self._stage.doors[which].cut)
        return _nothing

    def _clients_reset(self, which: int) -> Callable[[], None]:
        self._stage.do(self._stage.doors[which].reset)
        return _nothing

    def _clients_slow(self, which: int) -> Callable[[], None]:
        proxy = self._stage.doors[which]
        self._stage.do(proxy.delay, SLOW)
        return lambda: self._stage.do(proxy.delay, 0.0)

    def _clients_silent(self, which: int) -> Callable[[], None]:
        proxy = self._stage.doors[which]
        self._stage.do(proxy.stall)
        return lambda: self._stage.do(proxy.resume)
