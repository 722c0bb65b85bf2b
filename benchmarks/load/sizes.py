"""Disk space per game: `python -m benchmarks.load.sizes [--games 40]`.

Random games of all four kinds are played to the end through a node, two players each. Then PostgreSQL reports
the size of their events with indexes, and each log is packed as the archive does it.
"""

import argparse
import asyncio
from statistics import fmean

import psycopg

from benchmarks.load.driving import set_up
from benchmarks.load.processes import serving
from benchmarks.load.tables import Load
from kit.servers import PostgresServer
from rifugio.server.store.events import read_log
from rifugio.server.store.packing import pack_rows

TAKEN = "SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('event') WHERE isleaf"
FINISHED = "SELECT game_id FROM event GROUP BY game_id"


async def play(url: str, games: int) -> None:
    """Play this many games to the end."""
    with serving("node", {"DATABASE_URL": url}) as node:
        load = Load(seed=5)
        tables = await set_up(node.url, games, load)
        load.going = True
        for table in tables:
            table.go()
        await asyncio.gather(*(table.over for table in tables))


async def weigh(url: str) -> str:
    """Return the sizes."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute("VACUUM ANALYZE event")
        ids = [game for (game,) in await (await connection.execute(FINISHED)).fetchall()]
        logs = [await read_log(connection, game) for game in ids]
        found = await (await connection.execute(TAKEN)).fetchone()
    assert found is not None
    events = sum(map(len, logs))
    packed = fmean(len(pack_rows(log)) for log in logs)
    return (
        f"{len(logs)} games, {events / len(logs):.0f} events each: {found[0] / events:.0f} B an event "
        f"with its indexes, {packed / 1000:.1f} kB a packed game"
    )


async def measure(games: int) -> None:
    """Measure and print."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        url = postgres.new_database()
        await play(url, games)
        print(await weigh(url))
    finally:
        postgres.remove()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    asyncio.run(measure(parser.parse_args().games))
