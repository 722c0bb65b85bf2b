"""Idle sockets: `python -m benchmarks.load.idle [--sockets 5000] [--games 200]`.

First the memory per idle socket, at a table and bare. Then many idle sockets are held open while some games
are played slowly, and none of the sockets may be disconnected.
"""

import argparse
import asyncio
import json
import resource

from benchmarks.load.driving import Crowd, set_up
from benchmarks.load.processes import Child, serving
from benchmarks.load.tables import Load
from benchmarks.load.wire import Wire, dial
from kit.servers import PostgresServer

A_TABLE = 4
"""Sockets at one table."""
MEASURED = 2000
PACE = 100.0
"""Moves per second of all games together: each game makes one every two seconds."""


def ignore(_wire: Wire, _frame: bytes) -> None:
    """Ignore a frame."""


async def at_tables(node: Child, links: list[str], many: int) -> list[Wire]:
    """Connect this many spectators, four at each table."""
    wires = []
    for number in range(many):
        wire = await dial(f"{node.url}/api/tables/{links[number // A_TABLE % len(links)]}/stream", ignore)
        wire.send(b'{"hello":{"after":0}}')
        wires.append(wire)
    await asyncio.sleep(2)
    return wires


async def bare(echo: Child, many: int) -> list[Wire]:
    """Connect this many bare sockets to the echo server."""
    wires = [await dial(f"{echo.url}/echo", ignore) for _ in range(many)]
    for wire in wires:
        wire.send(json.dumps({"hello": {"after": 0}}).encode())
    await asyncio.sleep(2)
    return wires


async def measure(sockets: int, games: int) -> None:
    """Measure and print."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        url = postgres.new_database()
        with serving("node", {"DATABASE_URL": url}) as node, serving("echo", {}) as echo:
            load = Load(seed=2)
            tables = await set_up(node.url, games, load)
            links = [table.link for table in tables]
            at_node, at_echo = node.memory(), echo.memory()
            held = await at_tables(node, links, MEASURED)
            bare_held = await bare(echo, MEASURED)
            each = (node.memory() - at_node) / MEASURED, (echo.memory() - at_echo) / MEASURED
            print(
                f"an idle socket: {each[0] / 1024:.1f} KiB at a table, {each[1] / 1024:.1f} KiB bare,",
                end=" ",
            )
            print(f"ratio {each[0] / each[1]:.2f}  aim: 2 or less")
            for wire in bare_held:
                wire.close()
            held += await at_tables(node, links, sockets - MEASURED)
            driven = await Crowd(tables, load).play(games - 1, 20, PACE)
            gone = sum(wire.closed for wire in held)
            print(f"{len(held)} idle sockets and {games} games: {driven.rate:.0f} moves a second,", end=" ")
            print(f"answers in {1000 * driven.median:.1f} ms (p99 {1000 * driven.p99:.1f} ms),", end=" ")
            print(f"{gone} disconnected, {node.memory() / 2**20:.0f} MiB")
    finally:
        postgres.remove()


def sized(description: str | None) -> argparse.Namespace:
    """Return how many sockets and games are asked for, and let this process have so many sockets."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--games", type=int, default=200)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return parser.parse_args()


def main() -> None:
    """Measure as asked."""
    asked = sized(__doc__)
    asyncio.run(measure(asked.sockets, asked.games))


if __name__ == "__main__":
    main()
