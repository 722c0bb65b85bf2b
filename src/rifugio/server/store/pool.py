"""The connection pool of one process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from psycopg import AsyncConnection, InterfaceError, OperationalError
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolTimeout
from structlog import get_logger

Connection = AsyncConnection[TupleRow]
"""In autocommit: each statement is a transaction, unless it stands in `connection.transaction()`."""

_AT_CONNECTING: dict[str, Any] = {
    "autocommit": True,
    "prepare_threshold": 1,
    "application_name": "rifugio",
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # a server that is gone without a word is noticed
    # No statement_timeout: an append that is cut off would be neither done nor not done.
    "options": "-c default_transaction_isolation=read\\ committed -c idle_in_transaction_session_timeout=5s"
    " -c synchronous_commit=on",
}


log = get_logger()

TRY_AGAIN: Final = 0.25
"""Seconds between two attempts to connect while there is no connection at all."""


class Pool(AsyncConnectionPool[Connection]):
    """A pool that looks at all its connections as soon as one was found broken, and soon has new ones.

    When PostgreSQL is killed, every idle connection is dead. Whoever meets the first one gets the error (and
    answers `unknown`); the others are thrown away before somebody meets them. The library's own back-off
    waits twice as long after each failure, and tries no more when it has given up unless somebody asks;
    here it gives up at once, and one attempt every TRY_AGAIN seconds finds whichever server takes writes.
    """

    _looking: asyncio.Task[None] | None = None
    _away = False
    """Whether there was no connection at all when we last looked; said once, and not at every attempt."""

    @asynccontextmanager
    async def connection(self, timeout: float | None = None) -> AsyncIterator[Connection]:
        """Lend a connection; raise an error of psycopg if there is none, or if it breaks."""
        try:
            async with super().connection(timeout) as connection:
                self._is_away(False)
                yield connection
        except (OperationalError, InterfaceError) as error:
            if not isinstance(error, PoolTimeout):
                self._look_at_all()
            raise

    def _look_at_all(self, after: float = 0.0) -> None:
        if not self.closed and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look(after), name="rifugio-pool-check")

    async def _look(self, after: float) -> None:
        await asyncio.sleep(after)
        await self.check()  # which also makes a connection if there is none

    async def reconnect_failed(self) -> None:
        """Try again soon if there is none left; otherwise new ones are made when they are needed."""
        if self.get_stats()["pool_size"] == 0:
            self._is_away(True)
            self._look_at_all(TRY_AGAIN)

    def _is_away(self, away: bool) -> None:
        if away != self._away:
            self._away = away
            log.warning("database.away" if away else "database.back")

    async def close(self, timeout: float = 5.0) -> None:
        """Give all connections back."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError, OperationalError):
                await self._looking
        await super().close(timeout)


def open_pool(database_url: str, size: int = 8, timeout: float = 5.0) -> Pool:
    """Return a pool for `async with`, which opens and closes it."""
    return Pool(
        database_url,
        kwargs=_AT_CONNECTING,
        min_size=min(2, size),
        max_size=size,
        timeout=timeout,
        reconnect_timeout=TRY_AGAIN,
        open=False,
        name="rifugio",
    )
