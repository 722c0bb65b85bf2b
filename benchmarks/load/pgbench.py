"""PostgreSQL by itself: what a bare insert costs, and what the referee's statement costs."""

import re
import subprocess
import tempfile
from pathlib import Path

import psycopg

from rifugio.server.ids import new_game_id
from rifugio.server.postgres import binary
from rifugio.server.store import events

CLIENTS = 32
BODY = "decode(repeat('7b', 120), 'hex')"

GAME = ":game::bigint + :client_id::bigint"
BARE = f"INSERT INTO bare (game_id, seq, body) VALUES ({GAME}, :seq::int, {BODY});"


def append() -> str:
    """Return the statement the referee appends by, with pgbench's variables in it."""
    values = {
        "1": GAME,
        "2": ":seq::int",
        "3": "gen_random_uuid()",
        "4": "0",
        "5": "1",
        "6": BODY,
    }
    return re.sub(r"\$(\d)", lambda number: values[number[1]], events.PLAIN).strip() + ";"


def prepare(url: str) -> None:
    """Make the bare table."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS bare (game_id bigint, seq int, body bytea)")


def rate(url: str, statement: str, seconds: int) -> float:
    """Return transactions per second."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "script.sql"
        script.write_text(f"\\set seq :seq + 1\n{' '.join(statement.split())}\n", encoding="utf-8")
        program = [
            *(str(binary("pgbench")), "--no-vacuum", "--protocol=prepared", f"--time={seconds}"),
            *(f"--client={CLIENTS}", "--jobs=1", "--define=seq=0", f"--define=game={new_game_id()}"),
            *(f"--file={script}", url),
        ]
        done = subprocess.run(program, capture_output=True, text=True, check=True)
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    if found is None:
        raise RuntimeError(done.stdout)
    return float(found[1])
