"""PostgreSQL: CPU time of an append in a batch and alone, and how long its disk takes for a flush."""

import os
from pathlib import Path
from time import perf_counter

from benchmarks.load import pgbench
from benchmarks.load.processes import children_processor
from kit.servers import PostgresServer
from rifugio.server.store.appending import LANES

FLUSHES = 300
PAGE = b"\0" * 8192


def statements(postgres: PostgresServer, url: str, seconds: int) -> tuple[float, float]:
    """Return the CPU seconds of a statement with one event, and of one with ten."""
    assert postgres.pid is not None
    found = []
    for script in (pgbench.append(), pgbench.append_together()):
        begun = children_processor(postgres.pid)
        done = pgbench.run(url, script, seconds, LANES).transactions
        found.append((children_processor(postgres.pid) - begun) / done)
    return found[0], found[1]


def flushes(folder: Path) -> list[float]:
    """Return the seconds of writes to PostgreSQL's disk, each flushed as its log is."""
    path, found = folder / "flush", []
    handle = os.open(path, os.O_CREAT | os.O_WRONLY, 0o600)
    try:
        for _ in range(FLUSHES):
            os.pwrite(handle, PAGE, 0)
            begun = perf_counter()
            os.fdatasync(handle)
            found.append(perf_counter() - begun)
    finally:
        os.close(handle)
        path.unlink()
    return found
