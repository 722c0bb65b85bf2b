"""Up to which size one PostgreSQL is enough: `python -m benchmarks.load.enough [--repeats 3] [--seconds 3]`.

Appends a second of one PostgreSQL, with and without fsync, beside bare single-row inserts, and with the gates
that a host with several databases has; in turn within each repeat, by pgbench. Then how many inserts a person
makes, from the games of docs/figures/ten-thousand-games.json, and so how many people at once that serves.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import psycopg

from benchmarks.load import pgbench
from kit.servers import PostgresServer
from rifugio.server.store.appending import LANES
from rifugio.server.store.gates import install

GAMES = Path(__file__).parents[2] / "docs" / "figures" / "ten-thousand-games.json"
TURN_SECONDS = 20
"""Assumed, as in docs/operations.md: people were not measured."""
PLANNED, BURST = 1 / 3, 2
"""Of what was measured, a third is planned with; and twice the mean has to be borne for a moment."""

Rates = dict[tuple[str, str], list[float]]


@contextmanager
def servers() -> Iterator[Mapping[str, str]]:
    """Yield the databases that are compared."""
    with ExitStack() as stack:
        found = {}
        for name, fsync in (("fsync on", True), ("fsync off", False)):
            server = PostgresServer(fsync=fsync, settings={"max_wal_size": "4GB"})
            stack.callback(server.remove)
            server.start()
            server.make_template()
            found[name] = server.new_database()
            if fsync:
                found["fsync on, with gates"] = server.new_database()
                with psycopg.connect(found["fsync on, with gates"], autocommit=True) as connection:
                    install(connection)
        for url in found.values():
            pgbench.prepare(url)
        yield found


def measured(databases: Mapping[str, str], repeats: int, seconds: int) -> Rates:
    """Return inserts a second, by database and kind."""
    kinds = {
        "inserts of one bare row": (pgbench.BARE, pgbench.CLIENTS, 1),
        "appends, one to a statement": (pgbench.append(), pgbench.CLIENTS, 1),
        "appends, ten to a statement": (pgbench.append_together(), LANES, pgbench.TOGETHER),
    }
    found: Rates = {(name, kind): [] for name in databases for kind in kinds}
    for _ in range(repeats):
        for name, url in databases.items():
            for kind, (statement, clients, rows) in kinds.items():
                found[name, kind].append(rows * pgbench.rate(url, statement, seconds, clients))
    return found


def inserts_of_a_turn() -> float:
    """Return how many moves a turn has, in recorded games; tiles that are drawn are in the same insert."""
    seen = [one["seen"] for one in json.loads(GAMES.read_text(encoding="utf-8")).values()]
    moves = sum(int(one["moves"]) - int(one["draws"]) for one in seen)
    turns = sum(sum(map(int, one["turns"].values())) for one in seen)
    return moves / turns


def show(rates: Rates) -> None:
    """Print rates, with their ratio to bare inserts in the same repeat."""
    for (name, kind), values in rates.items():
        bare = rates[name, "inserts of one bare row"]
        ratio = median(own / other for own, other in zip(values, bare, strict=True))
        spread = f"{median(values):8,.0f}/s ({min(values):,.0f} to {max(values):,.0f})"
        print(f"{name:22} {kind:29} {spread}, {ratio:.2f}")
    kind = "appends, one to a statement"
    pairs = zip(rates["fsync on, with gates", kind], rates["fsync on", kind], strict=True)
    print(f"one append with gates / without: {median(gated / plain for gated, plain in pairs):.2f}")


def show_people(appends: float) -> None:
    """Print how many people one PostgreSQL serves at so many appends a second."""
    turn, planned = inserts_of_a_turn(), appends * PLANNED / BURST
    print(f"moves of a turn: {turn:.2f}")
    for players in (2, 3, 5):
        minute = turn * 60 / TURN_SECONDS / players
        print(f"{players} at a table, {TURN_SECONDS} s a turn: {minute:.1f} inserts a minute each;", end=" ")
        print(f"{planned / minute * 60:,.0f} people at once")
    print(f"ten tables with a turn a day each: {10 * turn:.0f} inserts a day;", end=" ")
    print(f"{planned / (10 * turn) * 86_400:,.0f} people")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=3)
    chosen = parser.parse_args()
    with servers() as databases:
        rates = measured(databases, chosen.repeats, chosen.seconds)
    show(rates)
    show_people(median(rates["fsync on", "appends, one to a statement"]))


if __name__ == "__main__":
    main()
