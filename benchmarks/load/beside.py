"""The server compared with that of an earlier commit: `python -m benchmarks.load.beside [--commit 4c3cdcc]`.

Both get the same load in turn, each round with a new node and a new database of its commit: whole games
at once, as fast as the node answers, each received by four sockets; then moves evenly paced, at half of that
rate. An echo server of the same WebSocket stack, without the game, runs in every round. Printed are moves and
echoes per second of CPU time of their process, bytes per move and recipient, latencies, and the memory of an
idle socket; then the ratios, taken within each round, because the machine's speed varies.
"""

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple
from uuid import uuid4

import psycopg

from benchmarks.load.driving import Crowd, Driven, echoes, paced_echoes, play_out, set_up
from benchmarks.load.idle import at_tables, bare
from benchmarks.load.processes import Child, serving
from benchmarks.load.tables import Load
from kit.earlier import migrated_by, unpack
from kit.repository import ROOT
from kit.servers import PostgresServer

CONNECTIONS = 50
PACED_SHARE = 0.5
CALM_SECONDS = 0.5
BUSY = 0.1
"""Share of a core."""
PACED_TABLES = 8
SHORTEST_GAME = 80
"""Moves; fewer than any game of random moves has."""


class Size(NamedTuple):
    """How much is played in each round, per side."""

    games: int
    seconds: float
    sockets: int


class Node(NamedTuple):
    """The figures of a node."""

    per_core: float
    rate: float
    bytes: float
    p99: float
    socket: float


class Echo(NamedTuple):
    """The figures of the echo server; `p99` at full speed, `paced` as slow as the moves."""

    per_core: float
    p99: float
    paced: float
    socket: float


class Round(NamedTuple):
    """The figures of one round."""

    then: Node
    now: Node
    echo: Echo


def database_of(postgres: PostgresServer, root: Path) -> str:
    """Return the address of a new database migrated by a commit's code."""
    name = f"beside_{uuid4().hex}"
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    migrated_by(root, postgres.url(name))
    return postgres.url(name)


async def of_node(postgres: PostgresServer, root: Path, size: Size, seed: int) -> Node:
    """Serve with the code of a repository, and measure it."""
    with serving("node", {"DATABASE_URL": database_of(postgres, root)}, root=root) as node:
        load = Load(seed)
        tables = await set_up(node.url, size.games, load)
        before = node.memory()
        idle = await at_tables(node, [table.link for table in tables], size.sockets)
        socket = (node.memory() - before) / size.sockets
        for wire in idle:
            wire.close()
        await calm(node)
        warm, tables = tables[: size.games // 6], tables[size.games // 6 :]
        await play_out(warm, load)
        await calm(node)
        received, processor = sum(table.received for table in tables), node.processor()
        played = await play_out(tables, load)
        used = node.processor() - processor
        received = sum(table.received for table in tables) - received
        a_recipient = received / played.done / tables[0].recipients
        paced = await paced_moves(node.url, size.seconds, played.rate * PACED_SHARE, load)
        return Node(played.done / used, played.rate, a_recipient, paced.p99, socket)


async def calm(node: Child) -> None:
    """Wait until the node has nothing to do: those who leave keep it busy for a while."""
    before = -1.0
    while node.processor() - before > BUSY * CALM_SECONDS:
        before = node.processor()
        await asyncio.sleep(CALM_SECONDS)


async def paced_moves(url: str, seconds: float, per_second: float, load: Load) -> Driven:
    """Play at a fixed rate, at enough tables for all the moves."""
    many = PACED_TABLES + int(seconds * per_second / SHORTEST_GAME) + 1
    return await Crowd(await set_up(url, many, load), load).play(PACED_TABLES, seconds, per_second)


async def of_echo(size: Size, pace: float) -> Echo:
    """Measure the echo server, also at the pace of the moves."""
    with serving("echo", {}) as echo:
        before = echo.memory()
        idle = await bare(echo, size.sockets)
        socket = (echo.memory() - before) / size.sockets
        for wire in idle:
            wire.close()
        processor = echo.processor()
        fast = await echoes(echo.url, CONNECTIONS, size.seconds)
        used = echo.processor() - processor
        paced = await paced_echoes(echo.url, CONNECTIONS, size.seconds, pace)
        return Echo(fast.done / used, fast.p99, paced.p99, socket)


async def play_round(postgres: PostgresServer, earlier: Path, size: Size, seed: int) -> Round:
    """Measure both sides and the echo server once."""
    then = await of_node(postgres, earlier, size, seed)
    now = await of_node(postgres, ROOT, size, seed)
    return Round(then, now, await of_echo(size, now.rate * PACED_SHARE))


async def measure(earlier: Path, rounds: int, size: Size) -> list[Round]:
    """Return the figures of each round."""
    postgres = PostgresServer(fsync=False)  # the node is measured, and not how long it waits for the disk
    postgres.start()
    found = []
    try:
        for number in range(rounds):
            one = await play_round(postgres, earlier, size, number)
            found.append(one)
            print(f"round {number + 1} of {rounds}: {one.now.per_core / one.then.per_core:.2f}", flush=True)
    finally:
        postgres.remove()
    return found


def report(commit: str, found: list[Round]) -> None:
    """Print the figures of both sides, and the ratios."""

    def line(name: str, figure: Callable[[Round], float], aim: str = "") -> None:
        values = list(map(figure, found))
        print(f"{name:62} {median(values):9.3f}  ({min(values):.3f} to {max(values):.3f})  {aim}")

    print()
    line(f"{commit}: moves per second and core of the node", lambda one: one.then.per_core)
    line("now: moves per second and core of the node", lambda one: one.now.per_core)
    line("echoes per second and core", lambda one: one.echo.per_core)
    line(f"{commit}: milliseconds, p99 evenly paced", lambda one: 1000 * one.then.p99)
    line("now: milliseconds, p99 evenly paced", lambda one: 1000 * one.now.p99)
    line("echo: milliseconds, p99 at full speed", lambda one: 1000 * one.echo.p99)
    line("echo: milliseconds, p99 evenly paced", lambda one: 1000 * one.echo.paced)
    line("bytes a move, mean of all recipients", lambda one: one.now.bytes)
    print()
    line("moves per core, now / then", lambda one: one.now.per_core / one.then.per_core, "aim: 2 or more")
    line("bytes a move, now / then", lambda one: one.now.bytes / one.then.bytes, "aim: 0.35 or less")
    line("moves / echoes, per core", lambda one: one.now.per_core / one.echo.per_core, "aim: 0.05 or more")
    line("the same, then", lambda one: one.then.per_core / one.echo.per_core)
    line("p99 evenly paced / echo at full speed", lambda one: one.now.p99 / one.echo.p99, "aim: 5 or less")
    line("the same, then", lambda one: one.then.p99 / one.echo.p99)
    line("p99 evenly paced / echo evenly paced", lambda one: one.now.p99 / one.echo.paced)
    line("memory of an idle socket / a bare one", lambda one: one.now.socket / one.echo.socket, "aim: 1.5")
    line("the same, then", lambda one: one.then.socket / one.echo.socket)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--commit", default="4c3cdcc")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=24, help="concurrent games, per round and side")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--sockets", type=int, default=500, help="idle sockets")
    options = parser.parse_args()
    size = Size(options.games, options.seconds, options.sockets)
    with TemporaryDirectory(prefix="rifugio-earlier-") as folder:
        earlier = Path(folder).resolve()
        unpack(options.commit, earlier, "src", "benchmarks")
        report(options.commit, asyncio.run(measure(earlier, options.rounds, size)))


if __name__ == "__main__":
    main()
