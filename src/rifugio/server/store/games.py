"""Tables by their links and rooms."""

from datetime import datetime

from rifugio.server.play.stored import Found, Links, NewEvent
from rifugio.server.store.events import append
from rifugio.server.store.pool import Connection


async def open_game(
    connection: Connection,
    *,
    game_id: int,
    join_link: str,
    watch_link: str,
    room: str,
    sealed_secret: bytes,
    first: NewEvent,
) -> datetime | None:
    """Open a table in one transaction; return when, or None if the room's name is taken."""
    async with connection.transaction():
        taken = await connection.execute(
            "INSERT INTO room (name, game_id) VALUES (%s, %s) ON CONFLICT (name) DO NOTHING", (room, game_id)
        )
        if taken.rowcount == 0:
            return None
        await connection.execute(
            "INSERT INTO game (game_id, join_link, watch_link) VALUES (%s, %s, %s)",
            (game_id, join_link, watch_link),
        )
        await connection.execute(
            "INSERT INTO bag (game_id, sealed) VALUES (%s, %s)", (game_id, sealed_secret)
        )
        opened = await append(connection, first)
        if opened is None:
            raise ValueError("a table cannot be opened by an event that is there already")
        return opened


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


async def find_room(connection: Connection, name: str) -> str | None:
    """Return the link of the table that waits under this name."""
    cursor = await connection.execute(
        "SELECT join_link FROM room JOIN game USING (game_id) WHERE name = %s", (name,)
    )
    found = await cursor.fetchone()
    return None if found is None else str(found[0])


async def free_room(connection: Connection, game_id: int) -> None:
    """Give the name of a table that no longer waits to others. Doing it twice does no harm."""
    await connection.execute("DELETE FROM room WHERE game_id = %s", (game_id,))


async def free_old_rooms(connection: Connection, days: int) -> int:
    """Free the names of tables opened so long ago that none of them can still wait; return how many."""
    freed = await connection.execute(
        "DELETE FROM room USING game WHERE room.game_id = game.game_id"
        " AND opened < clock_timestamp() - %s * interval '1 day'",
        (days,),
    )
    return freed.rowcount


async def finish(connection: Connection, game_id: int) -> None:
    """Write down that a table is finished, and free its room. Doing it twice does no harm."""
    await connection.execute(
        "WITH freed AS (DELETE FROM room WHERE game_id = %(game_id)s)"
        " UPDATE game SET finished = clock_timestamp() WHERE game_id = %(game_id)s AND finished IS NULL",
        {"game_id": game_id},
    )
