"""The cost of noting that somebody looks at a table, beside that of storing an event.

pgbench runs each for some seconds, in interleaved rounds, against a PostgreSQL with fsync on; medians of the
rounds are printed. docs/decisions/0065 has the results.
"""

import argparse
from statistics import median

import psycopg

from benchmarks.jobs import WAYS as EVENTS
from benchmarks.jobs import database, rate
from rifugio.server.store.board import EVERY, LOOK, NEVER

PEOPLE = 5000
PREPARED = f"""
INSERT INTO person (person_id) SELECT generate_series(1, {PEOPLE});
INSERT INTO kept_seat (person_id, game_id, seat, link, generation)
  SELECT person_id, person_id, 0, 'link' || person_id, 1 FROM person;
INSERT INTO way (person_id, kind, address, more)
  SELECT person_id, 'push', 'p' || person_id, '{{}}' FROM person;
"""
SETTING = f"\\set person random(1, {PEOPLE})\n"
_PLAIN = LOOK.replace("%(person_id)s", ":person").replace("%(link)s", "'link' || :person")


def look(every: float) -> str:
    """Return the statement, for a minute that lasts this many seconds."""
    return SETTING + _PLAIN.replace("%(every)s", str(every)).replace("%(never)s", str(NEVER)) + ";"


WAYS = {
    "an event": EVENTS["event alone"],
    "a look that is written": look(0.0),
    "a look within the same minute": look(EVERY),
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--clients", type=int, default=32)
    asked = parser.parse_args()
    rates: dict[str, list[float]] = {name: [] for name in WAYS}
    with database() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(PREPARED)
        for _ in range(asked.rounds):
            for name, way in WAYS.items():
                rates[name].append(rate(url, way, asked.clients, asked.seconds))
    first = median(rates["an event"])
    print(f"{asked.clients} clients, fsync on, {asked.rounds} rounds of {asked.seconds} s, medians")
    for name, measured in rates.items():
        low, middle, high = min(measured), median(measured), max(measured)
        print(f"{name:32} {middle:8.0f}/s  ({low:.0f}–{high:.0f})  {middle / first:5.2f}")


if __name__ == "__main__":
    main()
