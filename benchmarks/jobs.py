"""The cost of inserting a job with its event: in one statement, in a transaction, and with a NOTIFY.

pgbench runs each variant for some seconds, in interleaved rounds, against a PostgreSQL with fsync on; medians
of the rounds are printed. docs/decisions/0031 has the results.
"""

import argparse
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import LiteralString

import psycopg

from rifugio.server.host.machine import MachineChance, MachineClock
from rifugio.server.host.postgres import Postgres, binary
from rifugio.server.ids import week_bounds, week_of
from rifugio.server.play.new_tables import new_game_id
from rifugio.server.store.migrations import migrate

COLUMNS = "game_id, seq, command_id, actor, rules_version, at, body"
VALUES = (
    ":game::bigint, nextval('bench'), gen_random_uuid(), 0, 1, clock_timestamp(),"
    " convert_to(repeat('x', 150), 'UTF8')"
)
UNLESS_PACKED = "WHERE NOT EXISTS (SELECT FROM archive WHERE game_id = :game::bigint)"
EVENT = f"INSERT INTO event ({COLUMNS}) SELECT {VALUES} {UNLESS_PACKED} ON CONFLICT DO NOTHING"

WAYS = {
    "event alone": f"INSERT INTO event ({COLUMNS}) VALUES ({VALUES}) ON CONFLICT DO NOTHING;",
    "event, unless the game is packed": f"{EVENT};",
    "event and job, one statement": "WITH e AS ({event} RETURNING game_id, seq, at)"
    " INSERT INTO job (game_id, seq, kind, due) SELECT game_id, seq, 'bot', at FROM e;",
    "event and job, one transaction": "BEGIN;\n{event} RETURNING seq \\gset\n"
    "INSERT INTO job (game_id, seq, kind, due)"
    " VALUES (:game::bigint, :seq::integer, 'bot', clock_timestamp());\nEND;",
    "event and job that notifies, one statement": "WITH e AS ({event} RETURNING game_id, seq, at)"
    " INSERT INTO job_told (game_id, seq, kind, due) SELECT game_id, seq, 'bot', at FROM e;",
}

TOLD = """
CREATE SEQUENCE bench CACHE 100;
CREATE TABLE job_told (LIKE job INCLUDING ALL);
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM pg_notify('job_inserted', ''); RETURN NEW; END $$;
CREATE TRIGGER tell AFTER INSERT ON job_told FOR EACH ROW EXECUTE FUNCTION tell();
"""


@contextmanager
def database() -> Iterator[str]:
    """Run a PostgreSQL with all tables, and yield its address."""
    folder = Path(tempfile.mkdtemp(prefix="rifugio-bench-"))
    folder.chmod(0o711)  # PostgreSQL does not run as root
    server = Postgres(folder / "postgres", settings={"max_connections": "100", "max_wal_size": "4GB"})
    try:
        server.start()
        migrate(server.url("postgres"))
        with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
            connection.execute(TOLD)
        yield server.url("postgres")
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def rate(url: str, script: str, clients: int, seconds: int) -> float:
    """Return transactions per second of a script."""
    low, _ = week_bounds(week_of(new_game_id(MachineClock(), MachineChance())))
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("TRUNCATE event, job, job_told")
        connection.execute("CHECKPOINT")
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
        file.write(f"\\set game {low} + random(0, 10000000)\n{script}\n")
        file.flush()
        program = [
            str(binary("pgbench")),
            "--no-vacuum",
            "--protocol=prepared",
            f"--client={clients}",
            "--jobs=2",
        ]
        program += [f"--time={seconds}", f"--file={file.name}", url]
        printed = subprocess.run(program, check=True, capture_output=True, text=True).stdout
    found = re.search(r"tps = ([\d.]+)", printed)
    assert found is not None
    return float(found[1])


def compared(scripts: Mapping[str, str], description: str | None, prepared: LiteralString = "") -> None:
    """Measure scripts in turns, and print each beside the first."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=4)
    parser.add_argument("--clients", type=int, default=32)
    asked = parser.parse_args()
    rates: dict[str, list[float]] = {name: [] for name in scripts}
    with database() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(prepared)
        for _ in range(asked.rounds):
            for name, script in scripts.items():
                rates[name].append(rate(url, script, asked.clients, asked.seconds))
    first = median(next(iter(rates.values())))
    print(f"{asked.clients} clients, fsync on, {asked.rounds} rounds of {asked.seconds} s, medians")
    for name, measured in rates.items():
        low, middle, high = min(measured), median(measured), max(measured)
        print(f"{name:45} {middle:8.0f}/s  ({low:.0f}–{high:.0f})  {middle / first:5.2f}")


if __name__ == "__main__":
    compared({name: way.replace("{event}", EVENT) for name, way in WAYS.items()}, __doc__)
