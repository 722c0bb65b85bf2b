"""The event log. Optimistic concurrency by the key (game_id, seq); idempotent by (game_id, command_id).

An event is inserted only after exactly the event it was decided on. So a log has no gaps and no forks, even
if the database has lost events that a node still has in its cache.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from psycopg import AsyncRawCursor

from rifugio.server.play.stored import Head, NewEvent, Row
from rifugio.server.store.arrays import columns
from rifugio.server.store.packing import unpack
from rifugio.server.store.personal import texts_of
from rifugio.server.store.pool import Connection
from rifugio.table.personal import Text
from rifugio.table.table import EventId

__all__ = ["Head", "NewEvent", "Row", "append", "append_all", "find_command", "heads", "read_log"]


_COLUMNS = "game_id, seq, command_id, actor, rules_version, at, body"
_FOLLOWS = """($2 = 1 AND NOT EXISTS (SELECT FROM archive WHERE game_id = $1) OR EXISTS (
  SELECT FROM event WHERE game_id = $1 AND seq = $2 - 1 AND command_id = $7 AND at = $8 AND body <> ''))"""
"""A stored event never changes, so its existence is enough.

An archived game has no events left, only an empty row at the next seq (a tombstone), with which an insert
that began earlier conflicts.
"""

PLAIN = f"""
INSERT INTO event ({_COLUMNS})
SELECT $1, $2, $3, $4, $5, clock_timestamp(), $6
WHERE {_FOLLOWS}
ON CONFLICT DO NOTHING RETURNING at
"""
"""The statement for most events.

With PostgreSQL's native parameters ($1 …), because translating named ones takes longer than anything else a
node does for an append.
"""

_WHOLE = f"""
WITH clock AS MATERIALIZED (SELECT clock_timestamp() AS now),
happened AS (
  INSERT INTO event ({_COLUMNS})
  SELECT $1, $2, $3, $4, $5, now, $6 FROM clock
  WHERE {_FOLLOWS}
    AND now < coalesce($9::timestamptz, 'infinity')
    AND now >= coalesce($10::timestamptz, '-infinity')
  ON CONFLICT DO NOTHING RETURNING game_id, seq, at
),
to_do AS (
  INSERT INTO job (game_id, seq, kind, due)
  SELECT game_id, seq, kind, at + seconds * interval '1 second'
  FROM happened, unnest($11::text[], $12::float8[]) AS duty (kind, seconds)
),
beside AS (
  INSERT INTO personal_text (game_id, seq, seat, kind, text)
  SELECT game_id, seq, seat, kind, text
  FROM happened, unnest($13::smallint[], $14::text[], $15::text[]) AS given (seat, kind, text)
)
SELECT at FROM happened
"""

MANY = f"""
WITH clock AS MATERIALIZED (SELECT clock_timestamp() AS now),
happened AS (
  INSERT INTO event ({_COLUMNS})
  SELECT game_id, seq, command_id, actor, rules_version, now, body
  FROM clock, unnest($1::bigint[], $2::int[], $3::uuid[], $4::smallint[], $5::int[], $6::bytea[],
    $7::uuid[], $8::timestamptz[], $9::timestamptz[], $10::timestamptz[])
    AS given (game_id, seq, command_id, actor, rules_version, body, last_command, last_at, before, after)
  WHERE (seq = 1 AND NOT EXISTS (SELECT FROM archive WHERE archive.game_id = given.game_id) OR EXISTS (
      SELECT FROM event AS last WHERE last.game_id = given.game_id AND last.seq = given.seq - 1
        AND last.command_id = last_command AND last.at = last_at AND last.body <> ''))
    AND now < coalesce(before, 'infinity') AND now >= coalesce(after, '-infinity')
  ON CONFLICT DO NOTHING RETURNING game_id, seq, command_id, at
),
to_do AS (
  INSERT INTO job (game_id, seq, kind, due)
  SELECT game_id, seq, kind, at + seconds * interval '1 second'
  FROM happened JOIN unnest($11::bigint[], $12::int[], $13::uuid[], $14::text[], $15::float8[])
    AS duty (game_id, seq, command_id, kind, seconds) USING (game_id, seq, command_id)
),
beside AS (
  INSERT INTO personal_text (game_id, seq, seat, kind, text)
  SELECT game_id, seq, seat, kind, text
  FROM happened JOIN unnest($16::bigint[], $17::int[], $18::uuid[], $19::smallint[], $20::text[], $21::text[])
    AS given (game_id, seq, command_id, seat, kind, text) USING (game_id, seq, command_id)
)
SELECT game_id, seq, command_id, at FROM happened
"""
"""Inserts events of any tables at once, each accepted or rejected as if it were alone."""

_TAIL = """
SELECT seq, command_id, actor, rules_version, at, body, (
  SELECT json_agg(json_build_array(seat, kind, text) ORDER BY seat, kind) FROM personal_text AS beside
  WHERE beside.game_id = event.game_id AND beside.seq = event.seq)
FROM event WHERE game_id = %s AND seq > %s ORDER BY seq
"""
"""One statement, so that an event is never read without the texts stored beside it."""

_HEADS = """
SELECT given.id, coalesce(seq, (SELECT head FROM archive WHERE game_id = given.id)), command_id, at
FROM unnest(%s::bigint[]) AS given (id) LEFT JOIN LATERAL (
  SELECT seq, command_id, at FROM event WHERE game_id = given.id AND body <> '' ORDER BY seq DESC LIMIT 1
) AS last ON true
"""


async def append(connection: Connection, new: NewEvent) -> datetime | None:
    """Append an event with its jobs in one statement; return when, or None if nothing was inserted.

    Nothing is inserted if the seq or the command exists already, if the event before it is not the one it was
    decided on, if the game is archived, or if it is too late or too early. `find_command` then tells whether
    this very command was appended before.
    """
    *plain, follows, duties, before, after, texts = new
    values: tuple[object, ...] = (*plain, *(follows or (None, None)))
    statement = PLAIN
    if duties or texts or before is not None or after is not None:
        statement = _WHOLE
        values += (before, after, *columns(duties, 2), *columns(texts, 3))
    cursor = AsyncRawCursor(connection)
    await cursor.execute(statement, values, prepare=True)
    row = await cursor.fetchone()
    return None if row is None else row[0]


async def append_all(connection: Connection, new: Sequence[NewEvent]) -> list[datetime | None]:
    """Append events of any tables in one statement, each as if it were alone; return what `append` would.

    Sorted by table, so that two concurrent statements cannot deadlock.
    """
    if len(new) == 1:
        return [await append(connection, new[0])]
    ordered = sorted(new, key=lambda one: (one.game_id, one.seq))
    given = [(*one[:6], *(one.follows or (None, None)), one.before, one.after) for one in ordered]
    duties = [(*one[:3], *duty) for one in ordered for duty in one.duties]
    texts = [(*one[:3], *text) for one in ordered for text in one.texts]
    cursor = AsyncRawCursor(connection)
    values = (*columns(given, 10), *columns(duties, 5), *columns(texts, 6))
    await cursor.execute(MANY, values, prepare=True)
    found = {(game_id, seq, command_id): at for game_id, seq, command_id, at in await cursor.fetchall()}
    return [found.get(one[:3]) for one in new]


async def read_log(connection: Connection, game_id: int, after: int = 0) -> list[Row]:
    """Return the events after a seq, also of an archived game, with the texts stored beside them."""
    cursor = await connection.execute(_TAIL, (game_id, after))
    rows = [Row(*row)._replace(texts=_texts(found)) for *row, found in await cursor.fetchall()]
    if rows and rows[-1].body:
        return rows
    # Nothing new, no such game, or archived: then all its rows were deleted at once, except a tombstone.
    packed = [row for row in await _packed(connection, game_id) if row.seq > after]
    beside = await texts_of(connection, game_id) if packed else {}
    return [row._replace(texts=beside.get(row.seq, ())) for row in packed]


def _texts(found: list[list[Any]] | None) -> tuple[Text, ...]:
    return tuple(Text(*text) for text in found or ())


async def find_command(connection: Connection, game_id: int, command_id: UUID) -> int | None:
    """Return the seq that a command led to, or None if it was never appended."""
    cursor = await connection.execute(
        "SELECT seq FROM event WHERE game_id = %s AND command_id = %s AND body <> ''", (game_id, command_id)
    )
    if found := await cursor.fetchone():
        return int(found[0])
    packed = await _packed(connection, game_id)
    return next((row.seq for row in packed if row.command_id == command_id), None)


async def heads(connection: Connection, game_ids: Iterable[int]) -> dict[int, Head]:
    """Return the last event of each of these games that exists, with one index lookup each."""
    cursor = await connection.execute(_HEADS, (list(game_ids),))
    return {
        game_id: Head(seq, None if command_id is None else EventId(command_id, at))
        for game_id, seq, command_id, at in await cursor.fetchall()
        if seq is not None
    }


async def _packed(connection: Connection, game_id: int) -> list[Row]:
    cursor = await connection.execute("SELECT events FROM archive WHERE game_id = %s", (game_id,))
    found = await cursor.fetchone()
    return [] if found is None else unpack(found[0])
