"""Partitions of the log: `event` has one per week in which games were opened."""

from datetime import datetime

from psycopg import sql
from psycopg.errors import LockNotAvailable

from rifugio.server.ids import week_at, week_bounds
from rifugio.server.store.pool import Connection

LOCK = 0x52494655
"""The advisory lock for schema changes; migrations take it too."""

EXISTING_WEEKS = "SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'event'::regclass"


def week_name(week: int) -> str:
    """Return the name of a week's partition."""
    return f"event_week_{week:04d}"


def wanted_weeks(now: datetime, ahead: int) -> range:
    """Return the weeks that need partitions: the last one (for slow clocks), this one, and some ahead."""
    return range(max(0, week_at(now) - 1), week_at(now) + ahead + 1)


def make_week(week: int) -> sql.Composed:
    """Return the statements that create a week's partition without blocking concurrent appends.

    `CREATE TABLE … PARTITION OF` would lock the whole log; `ATTACH PARTITION` does not.
    """
    low, high = week_bounds(week)
    return sql.SQL(
        "CREATE TABLE {name} (LIKE event INCLUDING ALL);"
        " ALTER TABLE event ATTACH PARTITION {name} FOR VALUES FROM ({low}) TO ({high})"
    ).format(name=sql.Identifier(week_name(week)), low=sql.Literal(low), high=sql.Literal(high))


async def weeks(connection: Connection) -> list[int]:
    """Return the weeks that have partitions."""
    cursor = await connection.execute(EXISTING_WEEKS)
    return sorted(int(name.rpartition("_")[2]) for (name,) in await cursor.fetchall())


async def prepare_weeks(connection: Connection, ahead: int = 4) -> list[int]:
    """Create the partitions that will be needed; return the new ones."""
    async with connection.transaction():
        await _lock(connection)
        cursor = await connection.execute("SELECT clock_timestamp()")
        row = await cursor.fetchone()
        assert row is not None
        there = set(await weeks(connection))
        missing = [week for week in wanted_weeks(row[0], ahead) if week not in there]
        for week in missing:
            await connection.execute(make_week(week), prepare=False)
    return missing


async def drop_empty_weeks(connection: Connection, before: datetime) -> list[int]:
    """Drop the partitions of weeks that ended before a time and whose games are all archived; return them."""
    ended = [week for week in await weeks(connection) if week < week_at(before)]
    return [week for week in ended if await _drop_if_empty(connection, week)]


async def _drop_if_empty(connection: Connection, week: int) -> bool:
    name = sql.Identifier(week_name(week))
    try:
        async with connection.transaction():
            await _lock(connection)
            # Dropping a partition locks the whole log: check first, and do not wait long for the lock.
            cursor = await connection.execute(sql.SQL("SELECT FROM {} WHERE body <> '' LIMIT 1").format(name))
            if await cursor.fetchone() is not None:
                return False
            await connection.execute(
                sql.SQL("LOCK TABLE ONLY event, {} IN ACCESS EXCLUSIVE MODE").format(name)
            )
            cursor = await connection.execute(sql.SQL("SELECT FROM {} WHERE body <> '' LIMIT 1").format(name))
            if await cursor.fetchone() is not None:
                return False
            await connection.execute(sql.SQL("DROP TABLE {}").format(name))
    except LockNotAvailable:
        return False  # busy; try again another time
    return True


async def _lock(connection: Connection) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
    await connection.execute("SET LOCAL lock_timeout = '2s'")
