"""The server compared with that of an earlier commit: `python -m benchmarks.load.beside [--commit 4c3cdcc]`.

Both get the same load in turn, each round with a new node and a new database of its commit: concurrent whole
games, each received by four sockets and driven by the commit's own `rifugio.client`. Printed are moves per
second of the node's CPU time, and bytes per move and recipient; then the ratios, taken within each round,
because the machine's speed varies.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from uuid import uuid4

import psycopg

from benchmarks.load.processes import serving
from kit.earlier import unpack
from kit.repository import ROOT
from kit.servers import PostgresServer

SEEDS: Final = 1000


class Played(NamedTuple):
    """The result of one round on one side."""

    per_core: float
    bytes: float
    moves: int


def database_of(postgres: PostgresServer, root: Path) -> str:
    """Return the address of a new database migrated by a commit's code."""
    name = f"beside_{uuid4().hex}"
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    run(root, "rifugio.cli", "migrate", RIFUGIO_DATABASE_URL=postgres.url(name))
    return postgres.url(name)


def run(root: Path, *arguments: str, **environment: str) -> str:
    """Run a module with the package of a repository; the benchmarks are always this repository's."""
    variables = {**os.environ, "PYTHONPATH": str(root / "src"), **environment}
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env=variables,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def played(postgres: PostgresServer, root: Path, games: int, seed: int) -> Played:
    """Serve with the code of a repository and play games there: a few as a warm-up, then all."""
    with serving("node", {"DATABASE_URL": database_of(postgres, root)}, root=root) as node:
        address = node.url, str(node.process.pid)
        run(root, "benchmarks.load.whole_games", *address, "2", str(seed + SEEDS))
        found = json.loads(run(root, "benchmarks.load.whole_games", *address, str(games), str(seed)))
    if Path(found["package"]) != root / "src":
        raise RuntimeError(f"played by {found['package']}, not by {root}")
    return Played(found["moves"] / found["processor"], found["bytes"] / found["moves"], found["moves"])


def measure(commit: str, rounds: int, games: int) -> list[tuple[Played, Played]]:
    """Return the results of each round: old and new."""
    postgres = PostgresServer()
    postgres.start()
    found = []
    try:
        with TemporaryDirectory(prefix="rifugio-earlier-") as folder:
            earlier = Path(folder).resolve()
            unpack(commit, earlier, "src", "benchmarks")
            for number in range(rounds):
                sides = [played(postgres, root, games, number) for root in (earlier, ROOT)]
                found.append((sides[0], sides[1]))
                print(
                    f"round {number + 1} of {rounds}: {sides[0].moves} and {sides[1].moves} moves", flush=True
                )
    finally:
        postgres.remove()
    return found


def line(name: str, values: list[float], aim: str = "") -> None:
    """Print the median of some values, with minimum and maximum."""
    print(f"{name:62} {median(values):9.2f}  ({min(values):.2f} to {max(values):.2f})  {aim}")


def report(commit: str, found: list[tuple[Played, Played]]) -> None:
    """Print the figures of both sides, and the ratios."""
    print()
    for name, side in ((commit, 0), ("now", 1)):
        line(f"{name}: moves per second and core of the node", [each[side].per_core for each in found])
        line(f"{name}: bytes a move, mean of all recipients", [each[side].bytes for each in found])
    line(
        "moves per core, now / then",
        [now.per_core / then.per_core for then, now in found],
        "aim: 1.5 or more",
    )
    line("bytes a move, now / then", [now.bytes / then.bytes for then, now in found], "aim: 0.35 or less")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--commit", default="4c3cdcc")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=24, help="concurrent games, per round and side")
    options = parser.parse_args()
    report(options.commit, measure(options.commit, options.rounds, options.games))


if __name__ == "__main__":
    main()
