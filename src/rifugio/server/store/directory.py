"""The directory: room codes of all shards. Everything else is found by a link or a game id."""

from datetime import datetime

from rifugio.server.ids import game_id_of
from rifugio.server.store.lending import lent
from rifugio.server.store.pool import Connection, Pool


class PostgresDirectory:
    """The directory in PostgreSQL."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def reserve_room(self, name: str, game_id: int) -> bool:
        """Reserve a name for a table that is about to be opened; return whether it was free."""
        async with lent(self._pool) as connection:
            taken = await connection.execute(
                "INSERT INTO room (name, game_id) VALUES (%s, %s) ON CONFLICT (name) DO NOTHING",
                (name, game_id),
            )
        return taken.rowcount == 1

    async def find_room(self, name: str) -> int | None:
        """Return the table that has a name."""
        async with lent(self._pool) as connection:
            cursor = await connection.execute("SELECT game_id FROM room WHERE name = %s", (name,))
            found = await cursor.fetchone()
        return None if found is None else int(found[0])

    async def free_room(self, game_id: int) -> None:
        """Release a table's name (idempotent)."""
        async with lent(self._pool) as connection:
            await connection.execute("DELETE FROM room WHERE game_id = %s", (game_id,))


async def free_old_rooms(connection: Connection, before: datetime) -> int:
    """Release the names of tables too old to be still waiting; return how many.

    This includes names that were reserved but never opened: a game id contains its time.
    """
    first = game_id_of(int(before.timestamp() * 1000), 0, 0)
    freed = await connection.execute("DELETE FROM room WHERE game_id < %s", (first,))
    return freed.rowcount
