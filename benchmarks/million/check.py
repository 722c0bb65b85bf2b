"""The simulation compared with the real server: `python -m benchmarks.million.check` (five minutes).

One node and PostgreSQL with fsync, at sizes that one machine bears. In each repeat service times are measured
at two paces; then both play moves that come by chance at other sizes and paces, and the figures are compared.
The simulation has cores of its own and no network: it is given the times of an echo over a socket at the same
pace, and the seconds for which the kernel says that the real processes waited for a core.
"""

import argparse
import asyncio
import json
import os
from contextlib import suppress
from dataclasses import replace
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any, Final, NamedTuple

from benchmarks.load.driving import echoes_of, set_up
from benchmarks.load.processes import Child, serving
from benchmarks.load.tables import Load, Table
from benchmarks.million.bench import Bench, Size
from benchmarks.million.figures import Service, Spread, read
from benchmarks.million.measure import postgres
from benchmarks.million.measure.cluster import Alone, alone
from benchmarks.million.measure.moves import PERCENTILES, shape
from benchmarks.million.tables import checked
from kit.repository import ROOT

LOAD_PAGE: Final = ROOT / "docs" / "load.md"
PAGE: Final = ROOT / "docs" / "figures" / "million-check.json"
KNOWN: Final = (Size(50, 60.0), Size(100, 160.0))
"""Where service times are measured."""
SIZES: Final = (Size(50, 100.0), Size(200, 120.0), Size(100, 220.0))
"""Where the simulation has to know."""
SECONDS: Final = 8.0
SETTLE: Final = 2.0
ROAD_SECONDS: Final = 2.0
PRIORITY: Final = -15


async def by_chance(tables: list[Table], load: Load, rate: float, seconds: float) -> int:
    """Send moves by chance at a mean pace, whatever the server does; return how many."""
    rng, begun, due, sent = load.random, perf_counter(), 0.0, 0
    while due < seconds:
        await asyncio.sleep(max(0.0, begun + due - perf_counter()))
        ready = [table for table in tables if table.ready]
        if ready:
            load.going = True
            rng.choice(ready).go()
            load.going = False
            sent += 1
        due += rng.expovariate(rate)
    await asyncio.sleep(0.3)
    return sent


class Real(NamedTuple):
    """The figures of the real server, and the seconds for which a move waited for a core, all in all."""

    size: Size
    figures: dict[str, float]
    waited: float

    def each(self, part: int, kept: Service) -> tuple[float, float]:
        """Return the pace, and the CPU seconds of a move at the node (0) or in PostgreSQL (1)."""
        pace, used = self.figures["appends a second"], tuple(self.figures.values())[part]
        staying = self.size.tables * (kept.stay_table + 4 * kept.stay_socket) if part == 0 else 0.0
        return pace, (used - staying) / pace


async def of_server(real: Alone, size: Size, load: Load, seconds: float = SECONDS) -> Real:
    """Return the figures of the real server."""
    tables = await set_up(real.node.url, size.tables, load)
    await asyncio.sleep(SETTLE)
    load.times, load.refused = [], 0
    received, events = sum(table.received for table in tables), real.events()
    begun, before, waits = perf_counter(), real.used(), real.waited()
    await by_chance(tables, load, size.rate, seconds)
    took, spent = perf_counter() - begun, [b - a for a, b in zip(before, real.used(), strict=True)]
    received, events = sum(table.received for table in tables) - received, real.events() - events
    waits = (real.waited() - waits) / events
    for table in tables:
        table.close()
    await asyncio.sleep(SETTLE)
    if load.refused:
        raise RuntimeError(f"{load.refused} moves were refused")
    found = figures(spent[0] / took, spent[1] / took, received / took, events / took, load.times)
    return Real(size, found, waits)


def figures(
    node: float, database: float, sent: float, appends: float, waits: list[float]
) -> dict[str, float]:
    """Return the figures that are compared."""
    cuts = quantiles(waits, n=100)
    return {
        "CPU of the node": node,
        "CPU of PostgreSQL": database,
        "bytes a second": sent,
        "appends a second": appends,
        "p50 of a move": cuts[49],
        "p99 of a move": cuts[98],
    }


def calibrated(found: list[Real], flushes: list[float], size: Size, kept: Service) -> Service:
    """Return the kept service times, with a move's as they were measured at two other paces a moment ago.

    A node that is awake more often works more quickly: the cost of a move is a part of its own, and one that
    is shared by all moves of a second.
    """
    node, database = (_at(size.rate, [one.each(part, kept) for one in found]) for part in (0, 1))
    slow = found[0].figures
    return replace(
        kept,
        move=replace(kept.move, mean=node),
        move_read=max(0.0, database - kept.statement - kept.event),
        flush=Spread(fmean(flushes), PERCENTILES, tuple(shape(flushes))),
        frame=slow["bytes a second"] / slow["appends a second"] / 4,
    )


def _at(rate: float, found: list[tuple[float, float]]) -> float:
    """Return what a move costs at a pace, from two others."""
    (slow, dear), (quick, cheap) = found
    shared = (dear - cheap) / (1 / slow - 1 / quick)
    return cheap + shared * (1 / rate - 1 / quick)


def of_model(service: Service, size: Size, road: list[float], waited: float, seed: int) -> dict[str, float]:
    """Return the figures of the simulation; moves have their road, and wait for a core as the real ones."""
    bench, rng = Bench(service, size, seed), Random(seed)
    seen = bench.run(SECONDS * 4)
    waits = [took + rng.choice(road) + rng.expovariate(1 / waited) for took in seen.moves]
    busy = [part.busy / SECONDS / 4 for part in (bench.nodes[0].loop, bench.postgres.cores)]
    many = len(seen.moves) / SECONDS / 4
    return figures(busy[0], busy[1], many * 4 * service.frame, many, waits)


async def repeat(real: Alone, echo: Child, seed: int) -> dict[str, dict[str, list[float]]]:
    """Measure the service times, then compare at each size."""
    load, found = Load(seed), {}
    known = [await of_server(real, size, load) for size in KNOWN]
    flushes = postgres.flushes(real.postgres.folder)
    for size in SIZES:
        road = await echoes_of(echo.url, 50, ROAD_SECONDS, size.rate)
        measured = await of_server(real, size, load)
        service = calibrated(known, flushes, size, read())
        modelled = of_model(service, size, road, measured.waited, seed)
        found[size.name] = {
            name: [one, other]
            for (name, one), other in zip(measured.figures.items(), modelled.values(), strict=True)
        }
    return found


async def compare(repeats: int) -> dict[str, Any]:
    """Return the medians of all repeats, of both and of their ratio."""
    found = []
    with alone() as real, serving("echo", {}) as echo:
        for seed in range(repeats):
            found.append(await repeat(real, echo, seed))
            print(f"repeat {seed + 1} of {repeats} done", flush=True)
    return {
        size: {
            name: [
                float(f"{value:.3g}")
                for value in (
                    median(one[size][name][0] for one in found),
                    median(one[size][name][1] for one in found),
                    median(one[size][name][1] / one[size][name][0] for one in found),
                )
            ]
            for name in figures_
        }
        for size, figures_ in found[0].items()
    }


def main() -> None:
    """Compare, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--repeats", type=int, default=3)
    with suppress(PermissionError):
        os.nice(PRIORITY)  # all that is started from here has it too
    found = asyncio.run(compare(parser.parse_args().repeats))
    PAGE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print("\n".join(checked(found)))


if __name__ == "__main__":
    main()
