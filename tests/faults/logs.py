"""The logs of all tables, read from PostgreSQL when all is over."""

import psycopg

from rifugio.server.keys import Keys, read_key
from rifugio.server.sealing import open_secret
from rifugio.server.store.events import Row
from tests.faults.operations import Log
from tests.server.nodes import KEY

KEYS = Keys.derive(read_key(KEY))


def read_heads(database: str) -> dict[str, int]:
    """Return how far each table is, by both of its links."""
    heads: dict[str, int] = {}
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT join_link, watch_link, max(seq) FROM game JOIN event USING (game_id) GROUP BY 1, 2"
        )
        for join_link, watch_link, head in found:
            heads[join_link] = heads[watch_link] = head
    return heads


def read_logs(database: str) -> dict[str, Log]:
    """Return every table with its whole log, by the link to join it."""
    with psycopg.connect(database) as connection:
        rows: dict[int, list[Row]] = {}
        for game_id, *row in connection.execute(
            "SELECT game_id, seq, command_id, actor, rules_version, at, body FROM event ORDER BY game_id, seq"
        ):
            rows.setdefault(game_id, []).append(Row(*row))
        games = connection.execute(
            "SELECT game_id, join_link, watch_link, sealed FROM game JOIN bag USING (game_id)"
        ).fetchall()
    return {
        join: Log(
            game_id,
            join,
            watch,
            tuple(rows[game_id]),
            open_secret(KEYS.bags, game_id, bytes(sealed)).reveal(),
        )
        for game_id, join, watch, sealed in games
    }
