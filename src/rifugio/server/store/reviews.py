"""Reviews of finished games, one row for each seat that asked; each is made by a job."""

from rifugio.answering.thoughts import Review
from rifugio.server.store.pool import Connection

_ASK = """
WITH asked AS (
  INSERT INTO review (game_id, seat) VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING game_id, seat
)
INSERT INTO job (game_id, seq, kind, due) SELECT game_id, seat, 'review', clock_timestamp() FROM asked
ON CONFLICT DO NOTHING
"""
"""The row and its job, neither without the other; asking again changes nothing."""

_KEEP = """
UPDATE review SET state = %s, ply = %s, decisions = %s
WHERE game_id = %s AND seat = %s AND ply = %s AND state = 'waiting'
"""


async def ask(connection: Connection, game_id: int, seat: int) -> None:
    """Ask for a review (idempotent)."""
    await connection.execute(_ASK, (game_id, seat))


async def review_of(connection: Connection, game_id: int, seat: int) -> Review | None:
    """Return the review of a seat as far as it is made, or None if nobody has asked for it."""
    cursor = await connection.execute(
        "SELECT state, ply, decisions FROM review WHERE game_id = %s AND seat = %s", (game_id, seat)
    )
    found = await cursor.fetchone()
    return None if found is None else Review(found[0], found[1], tuple(found[2]))


async def keep(connection: Connection, game_id: int, seat: int, ply: int, longer: Review) -> bool:
    """Store a review that was stored up to a ply before; return whether it still was."""
    values = longer.state, longer.ply, list(longer.decisions), game_id, seat, ply
    return (await connection.execute(_KEEP, values)).rowcount == 1


async def fail(connection: Connection, game_id: int, seat: int) -> None:
    """Mark a review as one that cannot be made."""
    await connection.execute(
        "UPDATE review SET state = 'failed' WHERE game_id = %s AND seat = %s AND state = 'waiting'",
        (game_id, seat),
    )
