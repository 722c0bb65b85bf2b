"""Hourly maintenance: creates future partitions and drops those with only archived games.

It also frees room codes of tables that no longer wait, in case their job has failed, and deletes old calls.
"""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

from psycopg import Error as DatabaseError
from structlog import get_logger

from rifugio.server.store.directory import free_old_rooms
from rifugio.server.store.jobs import drop_old_calls
from rifugio.server.store.partitions import drop_empty_weeks, prepare_weeks
from rifugio.server.store.pool import Pool

AHEAD: Final = 4
EVERY: Final = 3600.0
SOON: Final = 10.0
KEPT: Final = timedelta(weeks=1)
"""A week's partition is kept this long, in case a slow clock still opens games in it."""
ROOMS_KEPT: Final = timedelta(days=2)
"""Longer than any table waits: a day at most (`table/clocks.py`)."""

log = get_logger()


async def weeks_at_the_start(pool: Pool) -> None:
    """Run the maintenance before tables can be opened; without a database nobody can open one anyway."""
    await _try(pool)


async def keep_weeks(pool: Pool) -> None:
    """Run the maintenance every hour, for ever; several nodes may do so at once."""
    pause = EVERY
    while True:
        await asyncio.sleep(pause)
        pause = EVERY if await _try(pool) else SOON


async def _try(pool: Pool) -> bool:
    try:
        changed = await see_to_weeks(pool)
    except (DatabaseError, OSError) as error:
        log.warning("weeks.failed", error=type(error).__name__)
        return False
    if any(changed.values()):
        log.info("weeks.changed", **changed)
    return True


async def see_to_weeks(pool: Pool) -> Mapping[str, int]:
    """Create future partitions, drop empty ones, and free old room codes; return how many of each."""
    now = datetime.now(UTC)
    async with pool.connection() as connection:
        made = await prepare_weeks(connection, AHEAD)
        dropped = await drop_empty_weeks(connection, now - KEPT)
        freed = await free_old_rooms(connection, now - ROOMS_KEPT)
        await drop_old_calls(connection)
    return {"made": len(made), "dropped": len(dropped), "freed": freed}
