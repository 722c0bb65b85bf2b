"""Latency with a million finished games: `python -m benchmarks.load.million [--games 1000000]`.

Two databases in one PostgreSQL, one empty and one with many packed games, each with its own node process; the
rounds alternate between them, and the ratios are printed.
"""

import argparse
import asyncio
from statistics import median

import psycopg

from benchmarks.load import pgbench
from benchmarks.load.driving import Crowd, set_up
from benchmarks.load.processes import serving
from benchmarks.load.tables import Load
from kit.servers import PostgresServer
from rifugio.server.host.machine import MachineChance, MachineClock
from rifugio.server.ids import week_bounds, week_of
from rifugio.server.play.new_tables import new_game_id

PACKED_BYTES = 3500
"""Size of one packed game: less than a real one (`benchmarks.load.sizes`); a million must fit on the disk."""

FILL = """
WITH made AS (
  SELECT %(low)s::bigint + number * 700 AS game_id,
    md5(number::text || 'j') AS j, md5(number::text || 'w') AS w
  FROM generate_series(%(first)s::bigint, %(last)s::bigint) AS number
), opened AS (
  INSERT INTO game (game_id, join_link, watch_link, finished)
  SELECT game_id, left(j, 22), left(w, 22), now() FROM made
)
INSERT INTO archive (game_id, rules_version, head, result, events)
SELECT game_id, 1, 250, '{"ranks": [1, 2]}', decode(repeat(j || w, %(repeat)s::int), 'hex') FROM made
"""


def fill(url: str, games: int, low: int) -> None:
    """Write this many finished games."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ALTER TABLE archive ALTER COLUMN events SET STORAGE EXTERNAL")  # no compression
        for first in range(0, games, 20_000):
            values = {"low": low, "first": first, "last": min(games, first + 20_000) - 1}
            connection.execute(FILL, {**values, "repeat": PACKED_BYTES // 32})
            print(f"\r{first + 20_000:,} of {games:,} games", end="", flush=True)
        connection.execute("VACUUM ANALYZE")
        connection.execute("CHECKPOINT")  # or writing four gigabytes to disk would disturb the measurement
    print()


async def measure(games: int, rounds: int, seconds: float) -> None:
    """Measure and print."""
    postgres = PostgresServer()
    postgres.start()
    try:
        postgres.make_template()
        urls = postgres.new_database(), postgres.new_database()
        fill(urls[1], games, week_bounds(week_of(new_game_id(MachineClock(), MachineChance())) - 1)[0])
        for url in urls:
            pgbench.prepare(url)
        with (
            serving("node", {"DATABASE_URL": urls[0]}) as none,
            serving("node", {"DATABASE_URL": urls[1]}) as many,
        ):
            crowds = []
            for node in (none, many):
                load = Load(seed=3)
                crowds.append(Crowd(await set_up(node.url, 40 + 40 * rounds, load), load))
            moves, appends = [], []
            for number in range(rounds):
                order = (0, 1) if number % 2 else (1, 0)
                rates = {one: (await crowds[one].play(16, seconds)).rate for one in order}
                moves.append(rates[0] / rates[1])
                tps = {
                    one: await asyncio.to_thread(pgbench.rate, urls[one], pgbench.append(), 3)
                    for one in order
                }
                appends.append(tps[0] / tps[1])
            spread = f"({min(moves):.2f} to {max(moves):.2f})"
            print(
                f"a move with {games:,} finished games: {median(moves):.2f} {spread} times one with none",
                end="  ",
            )
            print("aim: 1.2 or less")
            print(f"an append: {median(appends):.2f} ({min(appends):.2f} to {max(appends):.2f})")
    finally:
        postgres.remove()


def main() -> None:
    """Measure as asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    options = parser.parse_args()
    asyncio.run(measure(options.games, options.rounds, options.seconds))


if __name__ == "__main__":
    main()
