"""Batched appends: events that arrive together share a statement, so that one commit serves many tables."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from psycopg import Error as DatabaseError
from psycopg import InterfaceError, OperationalError

from rifugio.server.play.stored import NewEvent
from rifugio.server.store import events
from rifugio.server.store.pool import Pool

LANES: Final = 3
"""Concurrent statements: while one waits for the disk, the next is assembled."""
MOST: Final = 64

Waiting = tuple[NewEvent, "asyncio.Future[datetime | None]"]


class Appender:
    """Appends events; those that arrive while all lanes are busy share the next statement (group commit).

    No event waits for others: under light load each has its own statement. Each is appended or rejected as
    if it were alone, and its sender gets the result only after the commit.
    """

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[Waiting] = []
        self._lanes: set[asyncio.Task[None]] = set()

    async def append(self, new: NewEvent) -> datetime | None:
        """Append an event; return when, or None if nothing was inserted (see `events.append`)."""
        future: asyncio.Future[datetime | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((new, future))
        if len(self._lanes) < LANES:
            lane = asyncio.create_task(self._lane())
            self._lanes.add(lane)
            lane.add_done_callback(self._lanes.discard)
        return await future

    async def _lane(self) -> None:
        while self._waiting:
            some, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._append(some)

    async def _append(self, some: Sequence[Waiting]) -> None:
        try:
            async with self._pool.connection() as connection:
                moments = await events.append_all(connection, [new for new, _ in some])
        except (OperationalError, InterfaceError, OSError) as error:
            _fail(some, error)
        except DatabaseError as error:
            await self._one_by_one(some, error)
        except BaseException as error:
            _fail(some, error)
            raise
        else:
            for (_, future), at in zip(some, moments, strict=True):
                if not future.done():
                    future.set_result(at)

    async def _one_by_one(self, some: Sequence[Waiting], error: DatabaseError) -> None:
        """Retry a failed batch one by one, so that one bad event does not fail the others."""
        if len(some) == 1:
            _fail(some, error)
            return
        for one in some:
            await self._append([one])


def _fail(some: Sequence[Waiting], error: BaseException) -> None:
    """Fail these appends: whether they were stored is unknown."""
    for _, future in some:
        if not future.done():
            future.set_exception(error)
