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
"""In autocommit mode: each statement is a transaction, unless inside `connection.transaction()`."""

_AT_CONNECTING: dict[str, Any] = {
    "autocommit": True,
    "prepare_threshold": 1,
    "application_name": "rifugio",
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # detects a server that vanished without closing
    # No statement_timeout: the outcome of an append that is cut off would be unknown.
    "options": "-c default_transaction_isolation=read\\ committed -c idle_in_transaction_session_timeout=5s"
    " -c synchronous_commit=on",
}


log = get_logger()

TRY_AGAIN: Final = 0.25
"""Seconds between two attempts to reconnect while there is no connection at all."""


class Pool(AsyncConnectionPool[Connection]):
    """A pool that checks all its connections as soon as one is found broken, and reconnects quickly.

    When PostgreSQL is killed, every idle connection is dead. The first caller gets the error (and answers
    `unknown`); the other connections are discarded before anybody uses them. The library's own exponential
    back-off doubles its wait after each failure, and after giving up tries again only on demand; here it
    gives up at once, and one attempt every TRY_AGAIN seconds finds whichever server accepts writes.
    """

    _looking: asyncio.Task[None] | None = None
    _away = False
    """Whether there was no connection at the last check; logged once, not at every attempt."""

    @asynccontextmanager
    async def connection(self, timeout: float | None = None) -> AsyncIterator[Connection]:
        """Lend a connection; raise a psycopg error if there is none, or if it breaks."""
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
        await self.check()  # also opens a connection if there is none

    async def reconnect_failed(self) -> None:
        """Try again soon if no connection is left; otherwise new ones are opened on demand."""
        if self.get_stats()["pool_size"] == 0:
            self._is_away(True)
            self._look_at_all(TRY_AGAIN)

    def _is_away(self, away: bool) -> None:
        if away != self._away:
            self._away = away
            log.warning("database.away" if away else "database.back")

    async def close(self, timeout: float = 5.0) -> None:
        """Close all connections."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError, OperationalError):
                await self._looking
        await super().close(timeout)


def open_pool(database_url: str, size: int = 8, timeout: float = 5.0) -> Pool:
    """Return a pool; `async with` opens and closes it."""
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
