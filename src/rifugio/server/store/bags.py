"""The sealed secrets. The only function that reads this table."""

from rifugio.server.store.pool import Connection


async def sealed_secret(connection: Connection, game_id: int) -> bytes:
    """Return the sealed secret of a game; raise LookupError if there is no such game."""
    cursor = await connection.execute("SELECT sealed FROM bag WHERE game_id = %s", (game_id,))
    found = await cursor.fetchone()
    if found is None:
        raise LookupError("no bag for this game")
    return bytes(found[0])
