"""What a host with several databases may do: see which shard is where, move some, and clear old copies."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby
from typing import NamedTuple

import psycopg

from rifugio.server.host.backup import database_of
from rifugio.server.ids import SHARDS
from rifugio.server.settings import Settings
from rifugio.server.settings.databases import HOME
from rifugio.server.store.copying import games_of
from rifugio.server.store.gates import TABLES
from rifugio.server.store.moving import CannotMove

AT_ONCE = 200


class ListedPlace(NamedTuple):
    """A database in the list."""

    name: str
    shards: str
    games: int
    old: int
    """Games of shards that have moved from here, and are not cleared yet."""


@contextmanager
def databases_of(settings: Settings) -> Iterator[Mapping[str, str]]:
    """Yield the URLs of all databases, by their names; the embedded one is the first."""
    with database_of(settings) as url:
        try:
            yield {HOME: url, **settings.databases}
        except psycopg.OperationalError as error:
            raise CannotMove(
                f"a database does not answer ({type(error).__name__}): run the command again"
            ) from error


def place_map(urls: Mapping[str, str]) -> dict[int, str]:
    """Return which database has each shard."""
    with psycopg.connect(urls[HOME]) as home:
        moved: dict[int, str] = dict(home.execute("SELECT shard, place FROM shard_place").fetchall())
    return {shard: moved.get(shard, HOME) for shard in range(SHARDS)}


def listed(urls: Mapping[str, str]) -> list[ListedPlace]:
    """Return all databases with their shards, as the map says."""
    places, found = place_map(urls), []
    for name, url in urls.items():
        own = [shard for shard, place in places.items() if place == name]
        with psycopg.connect(url) as connection:
            rows = connection.execute(
                "SELECT coalesce(sum(n) FILTER (WHERE shard = ANY(%(own)s)), 0),"
                " coalesce(sum(n) FILTER (WHERE shard <> ALL(%(own)s)), 0)"
                " FROM (SELECT game_id >> 16 & 63 AS shard, count(*) AS n FROM game GROUP BY 1) AS each",
                {"own": own},
            ).fetchone()
        assert rows is not None
        found.append(ListedPlace(name, written(own), int(rows[0]), int(rows[1])))
    return found


def on_the_way(urls: Mapping[str, str]) -> list[tuple[int, str, bool]]:
    """Return the shards whose move has begun: where to, and whether nothing can be played there meanwhile."""
    places, found = place_map(urls), []
    for name, url in urls.items():
        with psycopg.connect(url) as connection:
            rows = connection.execute("SELECT shard, place, state = 'away' FROM shard_gate ORDER BY 1")
            found += [(shard, to, away) for shard, to, away in rows if places[shard] == name]
    return found


def clear(urls: Mapping[str, str], name: str) -> int:
    """Delete the copies of shards that have moved from a database; return of how many games."""
    if name not in urls:
        raise CannotMove(f"there is no database {name}")
    busy = {shard for shard, to, _ in on_the_way(urls) if to == name}
    elsewhere = [shard for shard, place in place_map(urls).items() if place != name and shard not in busy]
    with psycopg.connect(urls[name], autocommit=True) as connection:
        return sum(_clear(connection, shard) for shard in elsewhere)


def _clear(connection: "psycopg.Connection[tuple[object, ...]]", shard: int) -> int:
    games = games_of(connection, shard)
    for first in range(0, len(games), AT_ONCE):
        with connection.transaction():
            held = connection.execute(
                "SELECT FROM shard_gate WHERE shard = %s AND state = 'away' FOR UPDATE", (shard,)
            )
            if held.fetchone() is None:
                raise CannotMove(f"shard {shard} is open where it should not be: nothing is deleted")
            connection.execute("SELECT set_config('rifugio.moving', %s, true)", (str(shard),))
            for table in TABLES:
                statement = f"DELETE FROM {table} WHERE game_id = ANY(%s)".encode()
                connection.execute(statement, (games[first : first + AT_ONCE],))
    return len(games)


def written(shards: Iterable[int]) -> str:
    """Return shards as a list of ranges: `0-16, 18`."""
    runs = [
        [shard for _, shard in run]
        for _, run in groupby(enumerate(sorted(shards)), lambda pair: pair[1] - pair[0])
    ]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs) or "-"


def read_shards(texts: Iterable[str]) -> list[int]:
    """Return the shards that `17` and `0-16` name; raise CannotMove if there are none such."""
    found: set[int] = set()
    for text in texts:
        first, _, last = text.partition("-")
        if not (first.isdecimal() and (last or first).isdecimal()):
            raise CannotMove(f"{text} is not a shard: they are numbers from 0 to {SHARDS - 1}")
        found |= set(range(int(first), int(last or first) + 1))
    if not found or max(found) >= SHARDS:
        raise CannotMove(f"the shards are numbered from 0 to {SHARDS - 1}")
    return sorted(found)
