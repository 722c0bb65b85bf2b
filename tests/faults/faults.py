"""The fault schedule, generated from a seed, and the nemesis that carries it out."""

import heapq
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tests.faults.database_faults import DatabaseFaults, nothing
from tests.faults.rig import Rig
from tests.faults.stage import Stage

GAP: Final = (1.0, 3.0)
"""Seconds between faults."""


class Way(NamedTuple):
    """A kind of fault: its relative frequency, and how long it lasts."""

    weight: int
    seconds: tuple[float, float]


WAYS: Final[Mapping[str, Way]] = {
    "node killed": Way(4, (0.2, 1.0)),
    "node stopped": Way(4, (0.5, 2.5)),
    "node drained": Way(2, (0.0, 0.0)),
    "postgres killed": Way(1, (0.3, 0.8)),
    "postgres power cut": Way(2, (0.3, 0.8)),
    "postgres disk slow": Way(2, (0.5, 2.0)),
    "postgres disk full": Way(1, (0.5, 2.0)),
    "postgres WAL full": Way(1, (0.5, 2.0)),
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
"""The standby is promoted; it is either in sync, or has been lagging for some seconds."""
SLOW: Final = 0.2
"""Maximum delay of a slow network, in seconds."""


class Fault(NamedTuple):
    """One scheduled fault."""

    at: float
    """Seconds after the start of the storm."""
    kind: str
    which: int
    """The node, or the connection to that node."""
    seconds: float
    """Duration."""


def schedule(seed: int, seconds: float, kinds: Sequence[str] = tuple(WAYS), nodes: int = 2) -> list[Fault]:
    """Return the faults of a storm; the same seed gives the same schedule."""
    chance = random.Random(f"storm {seed}")
    weights = [WAYS[kind].weight for kind in kinds]
    faults = []
    at = chance.uniform(0.2, GAP[0])
    while at < seconds:
        kind = chance.choices(kinds, weights)[0]
        faults.append(Fault(at, kind, chance.randrange(nodes), chance.uniform(*WAYS[kind].seconds)))
        at += chance.uniform(*GAP)
    return faults


class Weather(DatabaseFaults):
    """The nemesis: injects faults, storm after storm, from the main thread; never waits for a client."""

    def __init__(self, rig: Rig, stage: Stage) -> None:
        super().__init__(rig)
        self._stage = stage
        self._busy: dict[str, Callable[[], None]] = {}
        """What is broken, with the function that repairs it."""
        self.count: Counter[str] = Counter()
        self.fell = 0
        """How often a node exited without being killed."""

    def storm(self, faults: Sequence[Fault], seconds: float) -> None:
        """Inject the faults at their times, then repair everything."""
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
        """Repair everything that is still broken."""
        while self._busy:
            self._busy.popitem()[1]()

    def _wait_until(self, moment: float) -> None:
        while (left := moment - time.monotonic()) > 0:
            self._pick_up()
            time.sleep(min(left, 0.1))

    def _pick_up(self) -> None:
        """Restart nodes that have exited by themselves, as a supervisor would."""
        for number, node in enumerate(self._rig.nodes):
            if not node.running and f"node {number}" not in self._busy:
                self.fell += 1
                node.start()

    def _begin(self, fault: Fault) -> str | None:
        """Inject a fault; return its target, which no other fault hits until it is repaired."""
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
        """Whether this node runs and another one serves: with all down, only timeouts would be tested."""
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

    def _node_drained(self, which: int) -> Callable[[], None] | None:
        """As for a new version: it finishes what is under way, sends its clients elsewhere, and ends."""
        node = self._rig.nodes[which]
        if not self._can_do_without(which):
            return None
        node.drain()
        return node.start

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
        return nothing

    def _clients_reset(self, which: int) -> Callable[[], None]:
        self._stage.do(self._stage.doors[which].reset)
        return nothing

    def _clients_slow(self, which: int) -> Callable[[], None]:
        proxy = self._stage.doors[which]
        self._stage.do(proxy.delay, SLOW)
        return lambda: self._stage.do(proxy.delay, 0.0)

    def _clients_silent(self, which: int) -> Callable[[], None]:
        proxy = self._stage.doors[which]
        self._stage.do(proxy.stall)
        return lambda: self._stage.do(proxy.resume)
