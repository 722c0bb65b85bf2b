"""A table's people in one of several processes, or in any: `python -m benchmarks.load.together`.

The real command serves with several processes and NATS, in turn as it is and with a temporary folder whose
name is too long for the sockets between the processes, so that every connection stays where it was accepted.
Whole games at once, four sockets at each table. Printed: the processor time of all processes for a move.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from uuid import uuid4

import psycopg

from benchmarks.load.driving import play_out, set_up
from benchmarks.load.processes import LIMITS, processor_time
from benchmarks.load.tables import Load
from kit.ports import free_port
from kit.repository import ROOT
from kit.servers import NatsServer, PostgresServer, children_of

TOO_LONG = 120
"""Letters; the address of a Unix socket has 108 at most."""
STARTING_SECONDS = 60


@contextmanager
def server(database: str, nats: str, processes: int, folder: Path) -> Iterator[tuple[str, list[int]]]:
    """Serve with several processes; yield the address and their ids."""
    port = free_port()
    environment = {**os.environ, **LIMITS, "RIFUGIO_DATABASE_URL": database, "NATS_URL": nats}
    program = [sys.executable, "-m", "rifugio.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*program, "--processes", str(processes), "--bots", "0"],
            env={**environment, "TMPDIR": str(folder), "PYTHONPATH": str(ROOT / "src")},
            stdout=log,
            stderr=log,
        )
        try:
            until = time.monotonic() + STARTING_SECONDS
            while (folder / "log").read_bytes().count(b"node.ready") < processes:
                if time.monotonic() > until:
                    raise RuntimeError("the server does not start")
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}", children_of(process.pid)
        finally:
            process.terminate()
            process.wait(30)


async def cost(url: str, pids: list[int], games: int, seed: int) -> float:
    """Return the milliseconds of processor time that a move takes, in all processes."""
    load = Load(seed)
    tables = await set_up(url, games, load)
    before = sum(map(processor_time, pids))
    played = await play_out(tables, load)
    return (sum(map(processor_time, pids)) - before) / played.done * 1000


def measure(rounds: int, processes: int, games: int) -> list[tuple[float, float]]:
    """Return, for each round, the cost of a move apart and together."""
    found = []
    postgres, nats = PostgresServer(), NatsServer()
    postgres.start()
    nats.start()
    try:
        for number in range(rounds):
            costs = []
            for letters in (TOO_LONG, 1):
                name = f"together_{uuid4().hex}"
                with psycopg.connect(postgres.url(), autocommit=True) as connection:
                    connection.execute(f"CREATE DATABASE {name}".encode())
                with TemporaryDirectory() as folder:
                    (inner := Path(folder) / ("x" * letters)).mkdir()
                    with server(postgres.url(name), nats.url, processes, inner) as (url, pids):
                        costs.append(asyncio.run(cost(url, pids, games, number)))
            found.append((costs[0], costs[1]))
    finally:
        nats.stop()
        postgres.stop()
    return found


def main() -> int:
    """Measure, and print each round and the median ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    chosen = parser.parse_args()
    found = measure(chosen.rounds, chosen.processes, chosen.games)
    for apart, together in found:
        sys.stdout.write(f"a move: {apart:.2f} ms apart, {together:.2f} ms together\n")
    ratios = [together / apart for apart, together in found]
    span = f"{min(ratios):.2f} to {max(ratios):.2f}"
    sys.stdout.write(f"{chosen.processes} processes: together / apart {median(ratios):.2f} ({span})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
