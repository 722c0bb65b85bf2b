"""Pooled connections for the calls of play; every database error becomes StoreAway."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from psycopg import Error as DatabaseError
from psycopg import InterfaceError, OperationalError
from structlog import get_logger

from rifugio.server.play.seams import StoreAway
from rifugio.server.store.gates import CLOSED
from rifugio.server.store.pool import Connection, Pool

log = get_logger()


class ShardMoved(StoreAway):
    """The shard is not in this database, or is being moved from it; nothing was stored."""


@contextmanager
def or_away() -> Iterator[None]:
    """Turn database errors into StoreAway."""
    try:
        yield
    except DatabaseError as error:
        if error.sqlstate == CLOSED:
            raise ShardMoved("the shard is not here") from error
        if not isinstance(error, OperationalError | InterfaceError):
            log.error("store.failed", error=type(error).__name__)  # the database answers, so this is a bug
        raise StoreAway(type(error).__name__) from error


@asynccontextmanager
async def lent(pool: Pool, timeout: float | None = None) -> AsyncIterator[Connection]:
    """Borrow a connection from the pool."""
    with or_away():
        async with pool.connection(timeout) as connection:
            yield connection
