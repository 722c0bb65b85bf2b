"""The bags' encrypted secrets; only these functions read them."""

from psycopg import Connection as BlockingConnection

from rifugio.server.store.pool import Connection


async def sealed_secret(connection: Connection, game_id: int) -> bytes:
    """Return the sealed secret of a game; raise LookupError if there is no such game."""
    cursor = await connection.execute("SELECT sealed FROM bag WHERE game_id = %s", (game_id,))
    found = await cursor.fetchone()
    if found is None:
        raise LookupError("no bag for this game")
    return bytes(found[0])


def newest_sealed(connection: BlockingConnection) -> tuple[int, bytes] | None:
    """Return the newest game with its sealed secret, to try a key on; None if there is no game."""
    found = connection.execute("SELECT game_id, sealed FROM bag ORDER BY game_id DESC LIMIT 1").fetchone()
    return None if found is None else (int(found[0]), bytes(found[1]))
