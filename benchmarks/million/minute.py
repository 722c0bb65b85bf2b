"""The minute in which everybody comes: after a restart of all nodes, or after a broadcast."""

from statistics import fmean, quantiles
from typing import Final, NamedTuple

from benchmarks.million.demand import Rented
from benchmarks.million.parts import Step
from benchmarks.million.town import Node, Town

CALM: Final = 20.0
"""Seconds before and after."""
LATE: Final = 0.1
"""Seconds: moves that take longer on average are not normal."""


class Minute(NamedTuple):
    """What it was like; seconds."""

    queue: int
    """The longest queue of an event loop."""
    coming_p99: float
    move_p99: float
    until_normal: float
    """From the first who came until moves are as quick as before."""


def come_within(rented: Rented, nodes: int, seconds: float, seed: int = 1) -> Minute:
    """Let everybody come within some seconds, to nodes that have read no table, while tables are played."""
    town = Town(rented, nodes, seed)
    demand = rented.demand
    sockets = demand.sockets / demand.processes
    cold = min(1.0, demand.seats_of_tables / demand.sockets)

    def arriving(node: Node) -> Step:
        for _ in range(int(sockets)):
            yield town.env.timeout(town.rng.expovariate(sockets / seconds))
            town.env.process(town.come(node, cold=town.rng.random() < cold))

    town.run(CALM)
    begun = town.env.now
    for node in town.nodes:
        town.env.process(arriving(node))
    town.env.run(begun + seconds + CALM)
    during = [(at - begun, took) for at, took in town.seen.answered if 0 <= at - begun < seconds]
    comings = [took for at, took in town.seen.comings if at >= begun]
    return Minute(
        queue=max(node.loop.longest for node in town.nodes),
        coming_p99=quantiles(comings, n=100)[98],
        move_p99=quantiles([took for _, took in during], n=100)[98],
        until_normal=_until_normal(town, begun),
    )


def _until_normal(town: Town, begun: float) -> float:
    """Return the end of the last two seconds in which moves were slow; shorter spans say little."""
    spans: dict[int, list[float]] = {}
    for at, took in town.seen.answered:
        if at >= begun:
            spans.setdefault(int((at - begun) / 2), []).append(took)
    late = [span for span, took in spans.items() if fmean(took) > LATE]
    return 2.0 * (max(late) + 1) if late else 0.0
