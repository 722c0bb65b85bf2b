"""Personal texts, stored beside the log; only this module erases them."""

from rifugio.server.store.gates import HERE
from rifugio.server.store.pool import Connection
from rifugio.table.personal import Text

_ALL = "SELECT seq, seat, kind, text FROM personal_text WHERE game_id = %s ORDER BY seq, seat, kind"
_ERASE = """
DELETE FROM personal_text
WHERE game_id = %s AND seat = %s AND kind <> 'salt' AND seq BETWEEN %s AND coalesce(%s, seq)
"""
_ERASE_SALT = """
DELETE FROM personal_text WHERE game_id = %(game_id)s AND seat = %(seat)s AND NOT EXISTS (
  SELECT FROM personal_text WHERE game_id = %(game_id)s AND seat = %(seat)s AND kind = 'word'
)
AND kind = 'salt'
"""
"""Salts are made with the table; that of a seat goes with the last word that was said there."""
_ERASE_REVIEW = "DELETE FROM review WHERE game_id = %s AND seat = %s"
_OLD = f"""
SELECT DISTINCT game_id, seat FROM personal_text WHERE game_id < %s AND kind <> 'salt'
  AND {HERE}
ORDER BY 1, 2 LIMIT %s
"""
"""Not of a shard that has moved, whose old copy waits to be cleared."""


async def texts_of(connection: Connection, game_id: int) -> dict[int, tuple[Text, ...]]:
    """Return all texts of a game, by the seq of their event."""
    found: dict[int, tuple[Text, ...]] = {}
    cursor = await connection.execute(_ALL, (game_id,))
    for seq, *text in await cursor.fetchall():
        found[seq] = (*found.get(seq, ()), Text(*text))
    return found


async def erase(
    connection: Connection, game_id: int, seat: int, first: int = 1, last: int | None = None
) -> None:
    """Erase the texts that came with a seat's events from one to another; to the end, its review, too."""
    async with connection.transaction():
        await connection.execute(_ERASE, (game_id, seat, first, last))
        await connection.execute(_ERASE_SALT, {"game_id": game_id, "seat": seat})
        if last is None:
            await connection.execute(_ERASE_REVIEW, (game_id, seat))


async def old_texts(connection: Connection, before: int, limit: int) -> list[tuple[int, int]]:
    """Return some seats, of games opened before one, that still have texts."""
    cursor = await connection.execute(_OLD, (before, limit))
    return [(game_id, seat) for game_id, seat in await cursor.fetchall()]
