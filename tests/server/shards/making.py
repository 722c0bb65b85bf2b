"""Games of a chosen shard, and what is stored of them."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from time import time
from uuid import uuid4

import psycopg

from rifugio.server.ids import game_id_of
from rifugio.server.play.stored import NewEvent, NewGame
from rifugio.server.store.copying import digests, games_of
from rifugio.server.store.sharded_store import ShardedStore
from rifugio.table.personal import Text
from rifugio.table.table import EventId
from tests.server.fresh import new_link, new_secret
from tests.server.store.making import event

SHARD = 17


class Game:
    """A table whose events are numbers; remembers what was acknowledged."""

    def __init__(self, store: ShardedStore, shard: int = SHARD) -> None:
        self.store, self.game_id = store, game_id_of(int(time() * 1000), randbits(16), shard)
        self.link = new_link(self.game_id)
        self.last: EventId | None = None
        self.acknowledged: list[EventId] = []

    async def open(self) -> "Game":
        first = event(self.game_id, 1)._replace(
            duties=(("bot", 0.0),), texts=(Text(0, "name", "Ann"), Text(0, "salt", "00"))
        )
        new = NewGame(self.game_id, self.link, new_link(self.game_id), new_secret(), first)
        self._note(first, await self.store.open_game(new))
        return self

    async def play(self) -> None:
        """Append the next event, which must be accepted."""
        new: NewEvent = event(self.game_id, len(self.acknowledged) + 1, uuid4().bytes, self.last)
        at = await self.store.append(new)
        assert at is not None
        self._note(new, at)

    def _note(self, new: NewEvent, at: object) -> None:
        self.last = EventId(new.command_id, at)  # type: ignore[arg-type]
        self.acknowledged.append(self.last)

    async def stored(self) -> list[EventId]:
        return [row.id for row in await self.store.read_log(self.game_id)]


def digests_in(urls: Mapping[str, str], place: str, shard: int = SHARD) -> dict[int, str]:
    """Return a digest of every game of a shard in a database."""
    with psycopg.connect(urls[place], autocommit=True, options="-c TimeZone=UTC") as connection:
        return digests(connection, games_of(connection, shard))


def heads_in(urls: Mapping[str, str], place: str, games: Sequence[int]) -> dict[int, int]:
    """Return how many events each game has in a database."""
    with psycopg.connect(urls[place], autocommit=True) as connection:
        rows = connection.execute(
            "SELECT game_id, count(*) FROM event WHERE game_id = ANY(%s) GROUP BY 1", (list(games),)
        )
        return dict(rows.fetchall())
