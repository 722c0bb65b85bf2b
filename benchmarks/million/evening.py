"""Simulates the evenings and minutes that docs/load.md shows, and keeps them in docs/figures/million.json."""

import json
from statistics import quantiles
from typing import Any, Final

from benchmarks.million.demand import NATS_CORES, Rented, rent
from benchmarks.million.figures import Service
from benchmarks.million.minute import come_within
from benchmarks.million.people import USUAL
from benchmarks.million.town import Town
from kit.repository import ROOT

PAGE: Final = ROOT / "docs" / "figures" / "million.json"
PEOPLE: Final = (10_000, 100_000, 1_000_000)
SECONDS: Final = 40.0
NODES: Final = 4
"""Processes of a slice."""
WITHIN: Final = (60, 10)
"""Seconds in which everybody comes."""
SLICES: Final = {10_000: (6, 3, 1), 1_000_000: (6, 1)}


def evening(rented: Rented, nodes: int = NODES, seconds: float = SECONDS) -> dict[str, float]:
    """Simulate a slice at the evening's peak; shares of cores used, and seconds."""
    town = Town(rented, min(nodes, rented.demand.processes))
    seen = town.run(seconds)
    cuts, comings = quantiles(seen.moves, n=100), quantiles([took for _, took in seen.comings], n=100)
    span = seconds * town.share  # a slice has whole cores, but it counts as its share of all of them
    found = {
        "loops": sum(node.loop.busy for node in town.nodes) / seconds / len(town.nodes),
        "postgres": town.postgres.cores.busy / span / (rented.postgres * rented.postgres_cores),
        "nats": town.nats.busy / span / (rented.nats * NATS_CORES),
        "bots": town.bots.busy / span / rented.bots,
        "p50": cuts[49],
        "p99": cuts[98],
        "coming_p99": comings[98],
    }
    return {name: float(f"{value:.3g}") for name, value in found.items()}


def simulate(service: Service) -> dict[str, Any]:
    """Simulate everything."""
    found: dict[str, Any] = {"evening": {}, "all_at_the_server": {}, "minute": {}, "slices": {}}
    for people in PEOPLE:
        usual = rent(service, people, USUAL)
        found["evening"][str(people)] = evening(usual)
        found["all_at_the_server"][str(people)] = evening(rent(service, people, USUAL.without_browser()))
        for seconds in WITHIN:
            came = come_within(usual, 2, seconds)._asdict()
            found["minute"][f"{people} {seconds}"] = {
                name: float(f"{value:.3g}") for name, value in came.items()
            }
    for people, slices in SLICES.items():
        for nodes in slices:
            found["slices"][f"{people} {nodes}"] = evening(rent(service, people, USUAL), nodes)
    return found


def kept() -> dict[str, Any]:
    """Return what was simulated last."""
    said: dict[str, Any] = json.loads(PAGE.read_text(encoding="utf-8"))
    return said
