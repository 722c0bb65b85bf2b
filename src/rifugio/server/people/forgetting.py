"""Forgets people: their games go on without them, names and words are erased, the rucksack is deleted.

Every step can be repeated. Somebody who asked to be forgotten counts as not seen since long ago, so that the
retention job finishes what a node that was killed had begun.
"""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final

from structlog import get_logger

from rifugio.server.ids import EPOCH_MS, command_id_of, game_id_of
from rifugio.server.people.seams import People
from rifugio.server.people.stored import HOST, KeptSeat
from rifugio.server.play.event_bytes import event_of
from rifugio.server.play.referee import Referee
from rifugio.server.play.seams import World
from rifugio.server.play.table_cache import CachedTable, NoTable, TableCache
from rifugio.table.fold import fold
from rifugio.table.messages.commands import Leave, SentCommand
from rifugio.table.table import Table
from rifugio.table.who import Caller

ERASED: Final = "erased"
"""The subject on which nodes tell each other which table to read again."""
EVERY: Final = 3600.0
AT_ONCE: Final = 100
ATTEMPTS: Final = 5
EMPTY: Final = timedelta(days=1)
"""A rucksack that is still empty after this is swept."""

log = get_logger()


class Forgetting:
    """Forgets people on request, and those who have not come for long."""

    def __init__(
        self, world: World, people: People, tables: TableCache, referee: Referee, keep: timedelta
    ) -> None:
        self._world, self._people, self._tables, self._referee = world, people, tables, referee
        self._keep = keep

    async def listen(self) -> None:
        """Read tables again of which other nodes have erased texts."""

        async def erased(message: bytes) -> None:
            await self._tables.read_again(int(message))

        await self._world.bus.subscribe(ERASED, erased)

    async def forget(self, person_id: int) -> None:
        """Forget somebody."""
        await self._people.give_up(person_id)
        seats = sorted(await self._people.seats_of(person_id))
        for game_id, kept in groupby(seats, key=lambda one: one.game_id):
            await self._forget_at(game_id, list(kept))
        await self._people.forget(person_id)

    async def _forget_at(self, game_id: int, kept: Sequence[KeptSeat]) -> None:
        try:
            cached = await self._tables.table(game_id)
            await self._tables.catch_up(cached)
        except LookupError:
            return  # the table is gone
        await self._leave(cached, kept)
        for one in kept:
            if one.seat != HOST:
                await self._erase(game_id, one)
        await self._read_again(game_id)

    async def _leave(self, cached: CachedTable, kept: Sequence[KeptSeat]) -> None:
        """Leave a table that waits or is played, as its people do themselves; others go on."""
        seats = frozenset((one.seat, one.generation) for one in kept if one.seat != HOST)
        who = Caller(seats, host=any(one.seat == HOST for one in kept))
        for _ in range(ATTEMPTS):
            if cached.table.phase not in {"waiting", "playing"}:
                return
            own_id = command_id_of(self._world.chance.some_bytes(16))
            sent = SentCommand(id=own_id, expected_seq=cached.table.seq, command=Leave())
            answer = await self._referee.answer(cached, who, sent)
            if answer.answer == "accepted" or (answer.answer == "refused" and answer.code != "stale"):
                return
        raise TimeoutError("a table could not be left")

    async def _erase(self, game_id: int, kept: KeptSeat) -> None:
        held = await self._held(game_id, kept)
        if held is not None:
            await self._world.store.erase(game_id, kept.seat, *held)

    async def _held(self, game_id: int, kept: KeptSeat) -> tuple[int, int | None] | None:
        """Return from which event to which a seat was theirs; to None if nobody has taken it since."""
        table: Table | None = None
        theirs: list[int] = []
        try:
            for row in await self._world.store.read_log(game_id):
                table = fold(table, row.seq, row.command_id, row.at, event_of(row))
                if _has(table, kept):
                    theirs.append(row.seq)
        except ValueError:  # a log that cannot be read: erase all that may be theirs
            return 1, None
        if table is None or not theirs:
            return None
        seat = table.seats[kept.seat] if kept.seat < len(table.seats) else None
        taken = seat is not None and seat.held and seat.generation > kept.generation
        return theirs[0], theirs[-1] if taken else None

    async def erase_all(self, game_id: int, seats: int) -> None:
        """Erase what everybody wrote at a table."""
        for seat in range(seats):
            await self._world.store.erase(game_id, seat)
        await self._read_again(game_id)

    async def _read_again(self, game_id: int) -> None:
        try:
            await self._tables.read_again(game_id)
        except NoTable:
            return
        await self._world.bus.publish(ERASED, str(game_id).encode())

    async def retain(self) -> int:
        """Forget people and names past their time, and sweep what stayed empty; return how many."""
        now = self._world.clock.now()
        long_ago = now - self._keep
        gone = await self._people.unseen(long_ago.date(), AT_ONCE)
        for person_id in gone:
            await self.forget(person_id)
        texts = await self._old_texts(long_ago)
        return len(gone) + texts + await self._people.sweep(now - EMPTY)

    async def _old_texts(self, long_ago: datetime) -> int:
        """Erase what guests wrote at old tables that nobody keeps."""
        before = game_id_of(max(int(long_ago.timestamp() * 1000), EPOCH_MS), 0, 0)
        seats = await self._world.store.old_texts(before, AT_ONCE)
        kept = await self._people.kept_games(sorted({game_id for game_id, _ in seats}))
        erased = [(game_id, seat) for game_id, seat in seats if game_id not in kept]
        for game_id, seat in erased:
            await self._world.store.erase(game_id, seat)
            await self._read_again(game_id)
        return len(erased)


def _has(table: Table, kept: KeptSeat) -> bool:
    if kept.seat >= len(table.seats):
        return False
    seat = table.seats[kept.seat]
    return seat.kind == "person" and seat.generation == kept.generation


async def keep_forgetting(forgetting: Forgetting) -> None:
    """Run the retention every hour, for ever; several nodes may do so at once."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            done = await forgetting.retain()
        except (OSError, TimeoutError) as error:
            log.warning("retention.failed", error=type(error).__name__)
            continue
        if done:
            log.info("retention.done", count=done)
