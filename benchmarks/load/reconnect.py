"""Everybody reconnects at once: `python -m benchmarks.load.reconnect [--sockets 5000] [--games 200]`.

All sockets are cut in the same moment, and each comes back as a browser does: after a short random pause,
longer after every failure. The same is done to a server that only echoes. Printed: when half and when all had
their table again, and the transactions that this took.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from functools import partial

import psycopg

from benchmarks.load.driving import set_up
from benchmarks.load.idle import A_TABLE, sized
from benchmarks.load.processes import serving
from benchmarks.load.tables import Load
from benchmarks.load.wire import Wire, dial
from kit.servers import PostgresServer

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
HELLO = b'{"hello":{"after":0}}'
AIM = 15.0
"""Seconds until everybody is back."""


class Guest:
    """Somebody who wants to be connected."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.wire: Wire | None = None
        self.back = 0.0
        """When the first complete answer came."""

    async def connect(self, chance: random.Random) -> None:
        """Connect, as often as it takes, and wait for the first table."""
        pause, answered = FIRST_PAUSE, asyncio.Event()
        while True:
            try:
                self.wire = await dial(self.url, partial(self._hear, answered))
                break
            except OSError:
                await asyncio.sleep(pause * chance.uniform(0.5, 1.0))
                pause = min(LONGEST_PAUSE, 2 * pause)
        self.wire.send(HELLO)
        await answered.wait()

    def _hear(self, answered: asyncio.Event, wire: Wire, frame: bytes) -> None:
        if not frame.startswith(b'{"welcome"'):
            self.back = time.monotonic()
            answered.set()

    def cut(self) -> None:
        """Lose the connection."""
        assert self.wire is not None
        self.wire.close()


async def come_back(guests: Sequence[Guest]) -> list[float]:
    """Cut all connections, and return after how many seconds each was back."""
    chance = random.Random(1)
    began = time.monotonic()
    for guest in guests:
        guest.cut()

    async def again(guest: Guest) -> None:
        await asyncio.sleep(FIRST_PAUSE * chance.uniform(0.5, 1.0))
        await guest.connect(chance)

    await asyncio.gather(*map(again, guests))
    return sorted(guest.back - began for guest in guests)


async def arrive(urls: Sequence[str]) -> list[Guest]:
    """Connect one after another, so that nobody has to wait."""
    guests = [Guest(url) for url in urls]
    for guest in guests:
        await guest.connect(random.Random(1))
    return guests


def commits(url: str) -> int:
    """Return how many transactions a database has carried out."""
    with psycopg.connect(url) as connection:
        connection.execute("SELECT pg_stat_clear_snapshot()")
        row = connection.execute(
            "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        ).fetchone()
    assert row is not None
    return int(row[0])


async def measure(sockets: int, games: int) -> None:
    """Measure and print."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        url = postgres.new_database()
        with serving("node", {"DATABASE_URL": url}) as node, serving("echo", {}) as echo:
            links = [table.link for table in await set_up(node.url, games, Load(seed=2))]
            at = [links[number // A_TABLE % games] for number in range(sockets)]
            guests = await arrive([f"{node.url}/api/tables/{link}/stream" for link in at])
            before = commits(url)
            waits = await come_back(guests)
            await asyncio.sleep(1.5)  # PostgreSQL counts with a delay
            asked = commits(url) - before
            for guest in guests:
                guest.cut()
            bare = await come_back(await arrive([f"{echo.url}/echo"] * sockets))
    finally:
        postgres.remove()
    print(
        f"{sockets} sockets at {games} tables, cut at once: half are back after {waits[sockets // 2]:.2f} s, "
        f"all after {waits[-1]:.2f} s  aim: {AIM:.0f} or less"
    )
    print(f"bare sockets: {bare[sockets // 2]:.2f} s and {bare[-1]:.2f} s; ratio {waits[-1] / bare[-1]:.2f}")
    print(f"transactions of the database meanwhile: {asked}, {asked / sockets:.3f} a socket")


def main() -> None:
    """Measure as asked."""
    asked = sized(__doc__)
    asyncio.run(measure(asked.sockets, asked.games))


if __name__ == "__main__":
    main()
