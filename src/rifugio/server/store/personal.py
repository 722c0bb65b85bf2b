"""Personal texts, stored beside the log; only this module erases them."""

from rifugio.server.store.pool import Connection
from rifugio.table.personal import Text

_ALL = "SELECT seq, seat, kind, text FROM personal_text WHERE game_id = %s ORDER BY seq, seat, kind"
_ERASE = """
WITH reviewed AS (DELETE FROM review WHERE game_id = %(game_id)s AND seat = %(seat)s)
DELETE FROM personal_text WHERE game_id = %(game_id)s AND seat = %(seat)s
"""


async def texts_of(connection: Connection, game_id: int) -> dict[int, tuple[Text, ...]]:
    """Return all texts of a game, by the seq of their event."""
    found: dict[int, tuple[Text, ...]] = {}
    cursor = await connection.execute(_ALL, (game_id,))
    for seq, *text in await cursor.fetchall():
        found[seq] = (*found.get(seq, ()), Text(*text))
    return found


async def erase(connection: Connection, game_id: int, seat: int) -> None:
    """Erase all texts of a seat, whoever held it, and the review of how it was played."""
    await connection.execute(_ERASE, {"game_id": game_id, "seat": seat})
