"""PostgreSQL alone: the cost of a bare insert and of the referee's statement, by pgbench."""

import re
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

import psycopg

from rifugio.server.host.machine import MachineChance, MachineClock
from rifugio.server.host.postgres import binary
from rifugio.server.play.new_tables import new_game_id
from rifugio.server.store import events

CLIENTS = 32
TOGETHER = 10
"""Batch size: about as many events as the referee finds waiting with 24 busy tables."""
BODY = "decode(repeat('7b', 120), 'hex')"

GAME = ":game::bigint + :client_id::bigint"
BARE = f"INSERT INTO bare (game_id, seq, body) VALUES ({GAME}, :seq::int, {BODY});"
COMMAND = "lpad(to_hex(:seq::int), 32, '0')::uuid"
BEFORE = "lpad(to_hex(:seq::int - 1), 32, '0')::uuid"
AT = ":at::timestamptz"
"""When the previous event was stored: each statement passes it to the next, so each must insert something."""


def append(statement: str = events.PLAIN) -> str:
    """Return the referee's statement for one event, with pgbench's variables filled in."""
    values = {
        "1": GAME,
        "2": ":seq::int",
        "3": COMMAND,
        "4": "0",
        "5": "1",
        "6": BODY,
        "7": BEFORE,
        "8": AT,
    }
    return _filled(statement, values)


def append_together(statement: str = events.MANY) -> str:
    """Return the referee's batch statement for TOGETHER events, each of another table."""
    own = range(TOGETHER)
    values = {
        "1": _array("bigint", [f"{GAME} + {CLIENTS * number}" for number in own]),
        "2": _array("int", [":seq" for _ in own]),
        "3": _array("uuid", [COMMAND for _ in own]),
        "4": _array("smallint", ["0" for _ in own]),
        "5": _array("int", ["1" for _ in own]),
        "6": _array("bytea", [BODY for _ in own]),
        "7": _array("uuid", [BEFORE for _ in own]),
        "8": _array("timestamptz", [AT for _ in own]),
        "9": _array("timestamptz", ["NULL" for _ in own]),
        "10": _array("timestamptz", ["NULL" for _ in own]),
        "11": _array("bigint", []),
        "12": _array("int", []),
        "13": _array("uuid", []),
        "14": _array("text", []),
        "15": _array("float8", []),
        "16": _array("bigint", []),
        "17": _array("int", []),
        "18": _array("uuid", []),
        "19": _array("smallint", []),
        "20": _array("text", []),
        "21": _array("text", []),
    }
    rows, one_row = "SELECT game_id, seq, command_id, at FROM happened", "SELECT max(at) AS at FROM happened"
    return _filled(statement.replace(rows, one_row), values)


def _array(kind: str, values: list[str]) -> str:
    return f"ARRAY[{', '.join(values)}]::{kind}[]"


def _filled(statement: str, values: dict[str, str]) -> str:
    cast = re.compile(r"\$(\d+)(?:::\w+\[\])?")
    return cast.sub(lambda number: values[number[1]], statement).strip() + " \\gset"


def prepare(url: str) -> None:
    """Create the bare table."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS bare (game_id bigint, seq int, body bytea)")


class Done(NamedTuple):
    """The result of a pgbench run."""

    transactions: int
    rate: float
    """Transactions per second."""


def rate(url: str, statement: str, seconds: int, clients: int = CLIENTS) -> float:
    """Return transactions per second."""
    return run(url, statement, seconds, clients).rate


def run(url: str, statement: str, seconds: int, clients: int = CLIENTS) -> Done:
    """Run a statement repeatedly on several connections."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "script.sql"
        script.write_text(f"\\set seq :seq + 1\n{' '.join(statement.split())}\n", encoding="utf-8")
        program = [
            *(str(binary("pgbench")), "--no-vacuum", "--protocol=prepared", f"--time={seconds}"),
            *(
                f"--client={clients}",
                "--jobs=1",
                "--define=seq=0",
                "--define=at=now",
                f"--define=game={new_game_id(MachineClock(), MachineChance())}",
            ),
            *(f"--file={script}", url),
        ]
        done = subprocess.run(program, capture_output=True, text=True, check=True)
    found = re.search(r"processed: (\d+).*tps = ([\d.]+)", done.stdout, re.DOTALL)
    if found is None:
        raise RuntimeError(done.stdout + done.stderr)
    return Done(int(found[1]), float(found[2]))
