"""The cost of noting that somebody looks at a table, beside that of storing an event.

pgbench runs each for some seconds, in interleaved rounds, against a PostgreSQL with fsync on; medians of the
rounds are printed. docs/decisions/0065 has the results.
"""

from benchmarks.jobs import WAYS as EVENTS
from benchmarks.jobs import compared
from rifugio.server.store.board import EVERY, LOOK, NEVER

PREPARED = """
INSERT INTO person (person_id) SELECT generate_series(1, 5000);
INSERT INTO kept_seat (person_id, game_id, seat, link, generation)
  SELECT person_id, person_id, 0, 'link' || person_id, 1 FROM person;
INSERT INTO way (person_id, kind, address, more)
  SELECT person_id, 'push', 'p' || person_id, '{}' FROM person;
"""
SETTING = "\\set person random(1, 5000)\n"
_PLAIN = LOOK.replace("%(person_id)s", ":person").replace("%(link)s", "'link' || :person")


def look(every: float) -> str:
    """Return the statement, for a minute that lasts this many seconds."""
    return SETTING + _PLAIN.replace("%(every)s", str(every)).replace("%(never)s", str(NEVER)) + ";"


WAYS = {
    "an event": EVENTS["event alone"],
    "a look that is written": look(0.0),
    "a look within the same minute": look(EVERY),
}


if __name__ == "__main__":
    compared(WAYS, __doc__, PREPARED)
