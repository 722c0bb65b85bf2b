"""Archives finished games: one compressed row instead of a few hundred."""

from collections.abc import Callable
from uuid import UUID

from rifugio.server.ids import derived_id
from rifugio.server.play.stored import Row
from rifugio.server.store.events import read_log
from rifugio.server.store.packing import pack_rows, unpack
from rifugio.server.store.pool import Connection

__all__ = ["pack", "unpack"]

_CLOSE = """
INSERT INTO event (game_id, seq, command_id, actor, rules_version, at, body)
VALUES (%s, %s, %s, -2, 0, clock_timestamp(), '') ON CONFLICT DO NOTHING
"""
_KEEP = """
INSERT INTO archive (game_id, rules_version, head, result, events) VALUES (%s, %s, %s, %s::jsonb, %s)
ON CONFLICT DO NOTHING
"""
_REMOVE = "DELETE FROM event WHERE game_id = %s AND seq <= %s"


class _Changed(Exception):
    """An event was appended meanwhile."""


async def pack(
    connection: Connection, game_id: int, result_json: str, verify: Callable[[list[Row]], bool]
) -> bool:
    """Archive a finished game; return whether it is archived now.

    `verify` gets the rows as read back from the packed block, without texts, and says whether they replay to
    the result; the texts stay where they are. One transaction stores the block and deletes the rows. It
    leaves an empty row at the next seq, a tombstone with which a concurrent append conflicts; that row is
    dropped together with its week's partition.
    """
    rows = [row._replace(texts=()) for row in await read_log(connection, game_id)]
    if not rows:
        return False
    if await _is_packed(connection, game_id):
        return True
    block = pack_rows(rows)
    if unpack(block) != rows or not verify(unpack(block)):
        return False
    try:
        async with connection.transaction():
            await _replace(connection, game_id, rows, result_json, block)
    except _Changed:
        return False
    return True


async def _replace(connection: Connection, game_id: int, rows: list[Row], result: str, block: bytes) -> None:
    head = rows[-1].seq
    closed = await connection.execute(_CLOSE, (game_id, head + 1, closing_id(game_id, head)))
    kept = await connection.execute(_KEEP, (game_id, rows[-1].rules_version, head, result, block))
    removed = await connection.execute(_REMOVE, (game_id, head))
    if (closed.rowcount, kept.rowcount, removed.rowcount) != (1, 1, len(rows)):
        raise _Changed


async def _is_packed(connection: Connection, game_id: int) -> bool:
    cursor = await connection.execute("SELECT FROM archive WHERE game_id = %s", (game_id,))
    return await cursor.fetchone() is not None


def closing_id(game_id: int, head: int) -> UUID:
    """Return the id of the tombstone row that closes a log; no command has it."""
    return derived_id(game_id, head, "packed")
