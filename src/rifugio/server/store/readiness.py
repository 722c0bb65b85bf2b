"""The readiness probe: a node is ready if a small write succeeds, to the data disk and to the WAL.

A database that answers is not enough: on a full disk, or on a standby, it can still read, but nothing can be
played. The write leaves nothing behind, so nodes do not contend, and it needs no table.
"""

import asyncio
import time
from collections.abc import Mapping
from typing import Final

from psycopg import Error as DatabaseError
from structlog import get_logger

from rifugio.server.store.pool import Pool

FRESH: Final = 1.0
"""Seconds a result is cached: the probe must not become a load."""
PATIENCE: Final = 3.0
"""Seconds the write may take."""

WRITE: Final = """
SET LOCAL work_mem = '64kB';
SELECT count(*) FROM (SELECT n FROM generate_series(1, 8000) AS n ORDER BY n % 89, n) AS sorted;
SELECT pg_logical_emit_message(true, 'rifugio', 'ready')
"""
"""A write to the data disk and one to the WAL.

The sort exceeds its memory and spills to a temporary file beside the tables, about 100 KB, which fails where
no table could grow. The message is a WAL record that the commit waits for; nobody reads it.
"""

log = get_logger()


class Readiness:
    """Probes the databases, at most once a second. A node without the first one is not ready."""

    def __init__(self, pool: Pool, others: Mapping[str, Pool] = {}) -> None:
        self._pool, self._others = pool, others
        self.out: tuple[str, ...] = ()
        """Further databases to which nothing can be written; tables in the others go on."""
        self._asking = asyncio.Lock()
        self._ready = True
        self._until = 0.0

    async def ready(self) -> bool:
        """Whether the last small write succeeded; probes again if that was a while ago."""
        async with self._asking:
            if time.monotonic() >= self._until:
                ready, *others = await asyncio.gather(*map(_try, (self._pool, *self._others.values())))
                self._note(ready)
                self._note_out(tuple(name for name, one in zip(self._others, others, strict=True) if not one))
                self._until = time.monotonic() + FRESH
            return self._ready

    def _note(self, ready: bool) -> None:
        if ready and not self._ready:
            log.info("node.can_write")
        elif self._ready and not ready:
            log.warning("node.cannot_write")
        self._ready = ready

    def _note_out(self, out: tuple[str, ...]) -> None:
        if out != self.out:
            log.warning("node.databases_out", databases=out)
        self.out = out


async def _try(pool: Pool) -> bool:
    try:
        async with (
            asyncio.timeout(PATIENCE),
            pool.connection(timeout=2) as connection,
            connection.transaction(),
        ):
            await connection.execute(WRITE, prepare=False)
    except (DatabaseError, OSError, TimeoutError):
        return False
    return True
