"""Asks the database that has a shard; waits for a shard that is being moved, and asks again elsewhere."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final, TypeVar

from rifugio.server.ids import shard_of
from rifugio.server.play.seams import StoreAway
from rifugio.server.store.lending import ShardMoved
from rifugio.server.store.places import Place, Places
from rifugio.server.store.postgres_store import PostgresStore

PATIENCE: Final = 2.5
"""Seconds to wait for a shard that is being moved; then the answer is `unknown`: the client asks again."""
PAUSE: Final = 0.02

T = TypeVar("T")
AskMany = Callable[[PostgresStore, list[int]], Awaitable[Mapping[int, T]]]


class Finding:
    """Finds shards. An old map is noticed, and read again: only then is the first database asked for it."""

    def __init__(self, places: Places) -> None:
        self._places = places

    async def where(self, shard: int, ask: Callable[[Place], Awaitable[T]]) -> T:
        """Ask the database of a shard; if it is not there, wait for it and ask again."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await ask(self._places.of(shard))
            except StoreAway as error:
                await self._places.read_map()  # its database may have been switched off since it moved
                if not isinstance(error, ShardMoved) or asyncio.get_running_loop().time() > until:
                    raise
            await asyncio.sleep(PAUSE)

    async def ask(self, shard: int, ask: Callable[[PostgresStore], Awaitable[T]]) -> T:
        """Ask for what counts only if the shard is still there afterwards."""

        async def asked(place: Place) -> T:
            try:
                answer = await ask(place.store)
            except LookupError:
                await still_there(place, {shard})
                raise
            await still_there(place, {shard})
            return answer

        return await self.where(shard, asked)

    async def of_each(self, game_ids: Iterable[int], ask: AskMany[T]) -> dict[int, T]:
        """Ask every database for its games. What is in one that does not answer is left out, if others do."""
        until = asyncio.get_running_loop().time() + PATIENCE
        found: dict[int, T] = {}
        away: list[BaseException] = []
        left = list(game_ids)
        while left and asyncio.get_running_loop().time() < until:
            groups = self._places.grouped(left)
            answers = await asyncio.gather(
                *(self._group(name, games, ask) for name, games in groups.items()), return_exceptions=True
            )
            left = []
            for games, answer in zip(groups.values(), answers, strict=True):
                if isinstance(answer, ShardMoved):
                    left += games
                elif isinstance(answer, BaseException):
                    away.append(answer)
                else:
                    found |= answer
            if left or away:
                await self._places.read_map()
        if away and not found:
            raise away[0]
        return found

    async def _group(self, name: str, games: list[int], ask: AskMany[T]) -> Mapping[int, T]:
        place = self._places.named(name)
        answer = await ask(place.store, games)
        await still_there(place, {shard_of(game_id) for game_id in games})
        return answer


async def still_there(place: Place, shards: set[int]) -> None:
    """Raise ShardMoved if one of these shards is no longer in a database."""
    if await place.lacks(shards):
        raise ShardMoved("it was moved meanwhile")
