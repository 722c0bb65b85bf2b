"""The server compared with its bare parts: `python -m benchmarks.load [--repeats 5] [--seconds 4]`.

`--appends` measures only the cost of an append, compared with one that does not name the event it follows.

Each repeat runs everything within a minute: bare inserts and the referee's appends by pgbench, echoes over
a bare WebSocket, and moves through one node process, each received by four sockets. Throughput is measured at
saturation with 24 tables; latency with four tables, which the node can keep up with; and latency evenly paced
at half the maximum throughput, where every stall of the machine shows. Printed are the medians of the repeats
with minimum and maximum, and ratios taken within each repeat, because the machine's speed varies.
"""

import argparse
import asyncio
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from benchmarks.load import before, pgbench
from benchmarks.load.driving import Crowd, echoes, set_up
from benchmarks.load.processes import Child, children_processor, serving
from benchmarks.load.tables import Load
from kit.servers import PostgresServer
from rifugio.server.store.appending import LANES

CONNECTIONS = 50
TABLES_AT_ONCE = 24
CALM_TABLES = 4
PACED_SHARE = 0.5


class Crowds(NamedTuple):
    """The tables for the latency measurement, and those for throughput."""

    few: Crowd
    many: Crowd


def line(name: str, values: Sequence[float], aim: str = "") -> None:
    """Print the median of some values, with minimum and maximum."""
    print(f"{name:58} {median(values):10.3f}  ({min(values):.3f} to {max(values):.3f})  {aim}")


def appends(postgres: int, url: str, seconds: int) -> dict[str, float]:
    """Return PostgreSQL's CPU time per append, new and old statement, one event or ten to a statement.

    Measured in turn, with as many connections as the referee uses. Unlike wall-clock time, CPU time does not
    depend on what else the machine is doing.
    """
    kinds = {
        "one": pgbench.append(),
        "one before": pgbench.append(before.PLAIN),
        "ten": pgbench.append_together(),
        "ten before": pgbench.append_together(before.MANY),
    }
    used, done = dict.fromkeys(kinds, 0.0), dict.fromkeys(kinds, 0)
    for name in (*kinds, *reversed(kinds)):
        begun = children_processor(postgres)
        done[name] += pgbench.run(url, kinds[name], seconds, LANES).transactions
        used[name] += children_processor(postgres) - begun
    return {name: used[name] / done[name] for name in kinds}


async def repeat(url: str, node: Child, echo: Child, crowds: Crowds, seconds: float) -> dict[str, float]:
    """Run everything once, and return the figures."""
    short = max(2, int(seconds) - 1)
    bare = await asyncio.to_thread(pgbench.rate, url, pgbench.BARE, short)
    appended = await asyncio.to_thread(pgbench.rate, url, pgbench.append(), short)
    together = await asyncio.to_thread(pgbench.rate, url, pgbench.append_together(), short, LANES)
    echoed = await echoes(echo.url, CONNECTIONS, seconds)
    before = node.processor()
    moved = await crowds.many.play(TABLES_AT_ONCE, seconds)
    processor = (node.processor() - before) / (moved.rate * seconds)
    calm = await crowds.few.play(CALM_TABLES, seconds)
    paced = await crowds.many.play(TABLES_AT_ONCE, seconds, moved.rate * PACED_SHARE)
    return {
        "bare": bare,
        "appended": appended,
        "appended together": together * pgbench.TOGETHER,
        "echoed": echoed.rate,
        "echo p99": echoed.p99,
        "moved": moved.rate,
        "move p99": moved.p99,
        "calm": calm.rate,
        "calm p50": calm.median,
        "calm p99": calm.p99,
        "paced p50": paced.median,
        "paced p99": paced.p99,
        "processor": processor,
    }


async def measure(repeats: int, seconds: float) -> list[dict[str, float]]:
    """Run all repeats."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        url = postgres.new_database()
        pgbench.prepare(url)
        with serving("node", {"DATABASE_URL": url}) as node, serving("echo", {}) as echo:
            load = Load(seed=1)
            few, many = await set_up(node.url, 40 * repeats, load), await set_up(node.url, 70 * repeats, load)
            tables, crowds = [*few, *many], Crowds(Crowd(few, load), Crowd(many, load))
            found = []
            for number in range(repeats):
                found.append(await repeat(url, node, echo, crowds, seconds))
                print(f"repeat {number + 1} of {repeats} done", flush=True)
            for table in tables:
                table.close()
            return found
    finally:
        postgres.remove()


def measure_appends(repeats: int, seconds: float) -> list[dict[str, float]]:
    """Run only the repeats of the appends."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        url = postgres.new_database()
        assert postgres.pid is not None
        return [appends(postgres.pid, url, int(seconds)) for _ in range(repeats)]
    finally:
        postgres.remove()


def report_appends(found: list[dict[str, float]]) -> None:
    """Print what naming the preceding event costs."""
    for name in ("one", "ten"):
        times = [each[name] / each[f"{name} before"] for each in found]
        line(f"an append now / before, {name} to a statement", times, "aim: 1.2 or less")


def report(found: list[dict[str, float]]) -> None:
    """Print the figures and the ratios."""

    def ratio(one: str, other: str) -> list[float]:
        return [each[one] / each[other] for each in found]

    print()
    for name in ("bare", "appended", "appended together", "echoed", "moved", "calm"):
        line(f"{name}, per second", [each[name] for each in found])
    for name in ("echo p99", "move p99", "calm p50", "calm p99", "paced p50", "paced p99", "processor"):
        line(f"{name}, milliseconds", [1000 * each[name] for each in found])
    print()
    line("appends, one to a statement / bare inserts", ratio("appended", "bare"), "aim: 0.70 or more")
    line(
        "appends, ten to a statement / bare inserts", ratio("appended together", "bare"), "aim: 0.70 or more"
    )
    line("moves end to end / appends", ratio("moved", "appended"), "aim: 0.08 or more")
    line("moves end to end / echoes", ratio("moved", "echoed"), "aim: 0.04 or more")
    line("moves with four tables at once / with 24", ratio("calm", "moved"))
    line("p99 of an answer, four tables / p99 of an echo", ratio("calm p99", "echo p99"), "aim: 6 or less")
    line("p99 of an answer, evenly paced / p99 of an echo", ratio("paced p99", "echo p99"))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--appends", action="store_true", help="only the cost of an append, new and old")
    options = parser.parse_args()
    if options.appends:
        report_appends(measure_appends(options.repeats, options.seconds))
        return
    report(asyncio.run(measure(options.repeats, options.seconds)))
    report_appends(measure_appends(options.repeats, options.seconds))


if __name__ == "__main__":
    main()
