"""The databases of a host, and which of them has which shard."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Final, NamedTuple

from rifugio.server.ids import SHARDS, shard_of
from rifugio.server.play.seams import StoreAway
from rifugio.server.settings.databases import HOME
from rifugio.server.store.lending import lent
from rifugio.server.store.pool import Pool
from rifugio.server.store.postgres_store import PostgresStore

_LACKS: Final = "SELECT FROM shard_gate WHERE shard = ANY(%s) AND state = 'away' LIMIT 1"


class Place(NamedTuple):
    """A database."""

    name: str
    pool: Pool
    store: PostgresStore

    async def lacks(self, shards: Iterable[int]) -> bool:
        """Whether one of these shards is no longer here."""
        async with lent(self.pool) as connection:
            return await (await connection.execute(_LACKS, (list(shards),))).fetchone() is not None


class Places:
    """All databases, with this node's copy of the map; an old copy does no harm (see gates)."""

    def __init__(self, pools: Mapping[str, Pool], bags_key: bytes) -> None:
        self.all = {name: Place(name, pool, PostgresStore(pool, bags_key)) for name, pool in pools.items()}
        self._map: dict[int, str] = {}

    def of(self, shard: int) -> Place:
        """Return the place of a shard, as far as is known here."""
        return self.named(self._map.get(shard, HOME))

    def named(self, name: str) -> Place:
        """Return a place by its name; raise StoreAway if this node does not know it."""
        if name not in self.all:
            raise StoreAway("a database that is not in the settings")
        return self.all[name]

    def grouped(self, game_ids: Iterable[int]) -> dict[str, list[int]]:
        """Return which games to ask which database for."""
        found: dict[str, list[int]] = {}
        for game_id in game_ids:
            found.setdefault(self._map.get(shard_of(game_id), HOME), []).append(game_id)
        return found

    async def read_map(self) -> None:
        """Read the map again; without an answer the old one is kept."""
        with suppress(StoreAway):
            async with lent(self.all[HOME].pool) as connection:
                rows = await (await connection.execute("SELECT shard, place FROM shard_place")).fetchall()
            self._map = {shard: place for shard, place in rows if shard < SHARDS}
