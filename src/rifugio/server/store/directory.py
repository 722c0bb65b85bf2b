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
        """Give a name to a table that is about to be opened; return whether it was free."""
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
        """Give a table's name to others. Doing it twice does no harm."""
        async with lent(self._pool) as connection:
            await connection.execute("DELETE FROM room WHERE game_id = %s", (game_id,))


async def free_old_rooms(connection: Connection, before: datetime) -> int:
    """Free the names of tables opened so long ago that none of them can still wait; return how many.

    Also of those that were reserved and never opened: when it was is in a game's number.
    """
    first = game_id_of(int(before.timestamp() * 1000), 0, 0)
    freed = await connection.execute("DELETE FROM room WHERE game_id < %s", (first,))
    return freed.rowcount
