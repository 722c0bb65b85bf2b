"""Reads the logs of all tables from PostgreSQL after the run."""

from typing import NamedTuple

import psycopg

from rifugio.server.keys import Keys, read_key
from rifugio.server.store.encryption import open_secret
from rifugio.server.store.events import Row
from rifugio.table.messages.writing import iso
from rifugio.table.personal import Text
from tests.faults.operations import Log
from tests.server.nodes import KEY

KEYS = Keys.derive(read_key(KEY))


class Head(NamedTuple):
    """The last event of a table."""

    seq: int
    at: str
    """When it was stored."""


def read_heads(database: str) -> dict[str, Head]:
    """Return the head of each table, by both of its links."""
    heads: dict[str, Head] = {}
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT DISTINCT ON (game_id) join_link, watch_link, seq, at FROM game JOIN event USING (game_id)"
            " ORDER BY game_id, seq DESC"
        )
        for join_link, watch_link, seq, at in found:
            heads[join_link] = heads[watch_link] = Head(seq, iso(at))
    return heads


def read_logs(database: str) -> dict[str, Log]:
    """Return every table with its whole log, by the link to join it."""
    with psycopg.connect(database) as connection:
        rows: dict[int, list[Row]] = {}
        for game_id, *row in connection.execute(
            "SELECT game_id, seq, command_id, actor, rules_version, at, body FROM event ORDER BY game_id, seq"
        ):
            rows.setdefault(game_id, []).append(Row(*row))
        beside: dict[tuple[int, int], list[Text]] = {}
        for game_id, seq, *text in connection.execute(
            "SELECT game_id, seq, seat, kind, text FROM personal_text ORDER BY game_id, seq, seat, kind"
        ):
            beside.setdefault((game_id, seq), []).append(Text(*text))
        games = connection.execute(
            "SELECT game_id, join_link, watch_link, sealed FROM game JOIN bag USING (game_id)"
        ).fetchall()
    return {
        join: Log(
            game_id,
            join,
            watch,
            tuple(row._replace(texts=tuple(beside.get((game_id, row.seq), ()))) for row in rows[game_id]),
            open_secret(KEYS.bags, game_id, bytes(sealed)).reveal(),
        )
        for game_id, join, watch, sealed in games
    }
