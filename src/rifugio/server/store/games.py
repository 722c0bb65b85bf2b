"""Opens tables, and finds them by their links."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from rifugio.server.play.stored import Found, Links, NewEvent
from rifugio.server.store.events import append
from rifugio.server.store.pool import Connection
from rifugio.table.table import EventId


async def open_game(
    connection: Connection,
    *,
    game_id: int,
    join_link: str,
    watch_link: str,
    sealed_secret: bytes,
    first: NewEvent,
    more: Sequence[NewEvent] = (),
) -> datetime:
    """Open a table in one transaction; return when."""
    async with connection.transaction():
        await connection.execute(
            "INSERT INTO game (game_id, join_link, watch_link) VALUES (%s, %s, %s)",
            (game_id, join_link, watch_link),
        )
        await connection.execute(
            "INSERT INTO bag (game_id, sealed) VALUES (%s, %s)", (game_id, sealed_secret)
        )
        opened = await _append(connection, first)
        last = EventId(first.command_id, opened)
        for event in more:
            last = EventId(event.command_id, await _append(connection, event._replace(follows=last)))
        return opened


async def _append(connection: Connection, new: NewEvent) -> datetime:
    at = await append(connection, new)
    if at is None:
        raise ValueError("a table cannot be opened by an event that is there already")
    return at


async def find_link(connection: Connection, link: str) -> Found | None:
    """Return the table a link leads to."""
    cursor = await connection.execute(
        "SELECT game_id, true FROM game WHERE join_link = %(link)s"
        " UNION ALL SELECT game_id, false FROM game WHERE watch_link = %(link)s",
        {"link": link},
    )
    found = await cursor.fetchone()
    return None if found is None else Found(*found)


async def links_of(connection: Connection, game_id: int) -> Links:
    """Return the links of a table; raise LookupError if there is no such table."""
    cursor = await connection.execute("SELECT join_link, watch_link FROM game WHERE game_id = %s", (game_id,))
    found = await cursor.fetchone()
    if found is None:
        raise LookupError("no such table")
    return Links(*found)


async def finished(connection: Connection, game_ids: Iterable[int]) -> dict[int, datetime]:
    """Return when games finished, of those that have."""
    cursor = await connection.execute(
        "SELECT game_id, finished FROM game WHERE game_id = ANY(%s) AND finished IS NOT NULL",
        (list(game_ids),),
    )
    return dict(await cursor.fetchall())


async def finish(connection: Connection, game_id: int) -> None:
    """Mark a table as finished (idempotent)."""
    await connection.execute(
        "UPDATE game SET finished = clock_timestamp() WHERE game_id = %s AND finished IS NULL", (game_id,)
    )
