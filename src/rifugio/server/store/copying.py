"""Copies games between databases, and compares them afterwards."""

from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import sql

from rifugio.server.store.gates import SHARD, TABLES
from rifugio.server.store.partitions import EXISTING_WEEKS, LOCK, make_week

Database = psycopg.Connection[tuple[Any, ...]]

_ROWS: Final = " UNION ALL ".join(
    f"SELECT game_id, '{table} ' || one::text AS line FROM {table} AS one WHERE game_id = ANY(%(games)s)"
    for table in TABLES
)
DIGESTS: Final = (
    'SELECT game_id, md5(string_agg(line, chr(10) ORDER BY line COLLATE "C"))'
    f" FROM ({_ROWS}) AS lines GROUP BY game_id"
)
"""Of every row of a game, in every table; in a session whose time zone is UTC."""


class NotTheSame(RuntimeError):
    """A copy differs from what was copied."""


def games_of(database: Database, shard: int) -> list[int]:
    """Return all games of a shard."""
    rows = database.execute(f"SELECT game_id FROM game WHERE {SHARD} = %s ORDER BY 1", (shard,))
    return [game_id for (game_id,) in rows]


def digests(database: Database, games: Sequence[int]) -> dict[int, str]:
    """Return a digest of everything that is stored of each of these games."""
    return dict(database.execute(DIGESTS, {"games": list(games)}).fetchall())


def copy_games(source: Database, target: Database, games: Sequence[int]) -> int:
    """Make the games in one database like those in another; return how many differed.

    Both connections are in transactions, and what the source shows must not change meanwhile.
    """
    wanted, there = digests(source, games), digests(target, games)
    differ = [game_id for game_id in games if wanted.get(game_id) != there.get(game_id)]
    if not differ:
        return 0
    for table in TABLES:
        target.execute(f"DELETE FROM {table} WHERE game_id = ANY(%s)".encode(), (differ,))
        _copy(source, target, table, differ)
    copied = digests(target, differ)
    if any(copied.get(game_id) != wanted.get(game_id) for game_id in differ):
        raise NotTheSame("a copy differs from what was copied; nothing was changed")
    return len(differ)


def _copy(source: Database, target: Database, table: str, games: Sequence[int]) -> None:
    name, ids = sql.Identifier(table), sql.Literal(list(games))
    chosen = sql.SQL("SELECT * FROM {} WHERE game_id = ANY({}::bigint[])").format(name, ids)
    read = sql.SQL("COPY ({}) TO STDOUT (FORMAT binary)").format(chosen)
    write = sql.SQL("COPY {} FROM STDIN (FORMAT binary)").format(name)
    with source.cursor().copy(read) as blocks, target.cursor().copy(write) as copy:
        for block in blocks:
            copy.write(block)


def make_weeks(source: Database, target: Database) -> None:
    """Create the partitions that the target lacks."""
    with target.transaction():
        target.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        there = {name for (name,) in target.execute(EXISTING_WEEKS)}
        for (name,) in source.execute(EXISTING_WEEKS).fetchall():
            if name not in there:
                target.execute(make_week(int(name.rpartition("_")[2])))
