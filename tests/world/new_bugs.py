"""Ten planted bugs, one for each invariant of docs/faults.md that speaks of tables."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final
from uuid import UUID

from rifugio.answering.refusing import refusal
from rifugio.server.ids import CommandId
from rifugio.server.node import Node
from rifugio.server.play import job_runner, referee
from rifugio.server.play.memory import Listener, Memory
from rifugio.server.play.referee import Referee
from rifugio.server.play.seams import Store, StoreAway
from rifugio.server.play.stored import NewEvent, Row
from rifugio.server.play.table_cache import CachedTable, TableCache
from rifugio.server.web import stream
from rifugio.table.messages.answers import Accepted, Answer
from rifugio.table.messages.commands import Command, SentCommand
from rifugio.table.messages.frames import Hello
from rifugio.table.projection import EventProjection
from rifugio.table.table import Table
from rifugio.table.who import Caller, Who
from tests.server.simulated import MemoryStore, Waiting
from tests.world.database import Door
from tests.world.known_bugs import Patch, later, row_of

_answer = Referee._answer
_memory_append, _advance, _begin_anew = MemoryStore.append, Memory.advance, TableCache._begin_anew


def answered_with_the_head() -> list[Patch]:
    """P1: Answer a command that is tried again with the last event instead of its own."""

    async def answer(self: Referee, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        answered = await _answer(self, cached, who, sent)
        if isinstance(answered, Accepted) and answered.token is None:
            return Accepted(id=sent.id, seq=cached.table.seq)
        return answered

    return [(Referee, "_answer", answer)]


def tried_again_by_the_node() -> list[Patch]:
    """P2: Insert again at the end if the database did not answer, where no index makes command ids unique."""

    async def append(door: Door, new: NewEvent) -> datetime | None:
        async def insert(one: NewEvent) -> datetime | None:
            at: datetime | None = await door._database.call(door._caller, "append", (one,), {})
            return at

        try:
            return await insert(new)
        except StoreAway:
            head = (await door.heads([new.game_id]))[new.game_id]
            return await insert(new._replace(seq=head.seq + 1, follows=head.id))

    async def without_index(self: MemoryStore, new: NewEvent) -> datetime | None:
        return put(self, new)

    return [(Door, "append", append), (MemoryStore, "append", without_index)]


def random_id_of_a_bot() -> list[Patch]:
    """P3: Give a bot's move a random id instead of one that is derived from its job."""
    made = iter(range(1 << 40))

    def random_id(game_id: int, seq: int, kind: str) -> UUID:
        return CommandId(int=(game_id << 40) + next(made))

    return [(job_runner, "derived_id", random_id)]


def refused_without_knowing() -> list[Patch]:
    """P4: Refuse a command when the database does not answer: it may be stored."""

    async def answer(self: Referee, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        try:
            return await _answer(self, cached, who, sent)
        except OSError:
            return refusal(sent, "stale", cached.table)

    return [(Referee, "answer", answer)]


def numbers_from_a_sequence() -> list[Patch]:
    """P5: Take an event's number from a sequence, which an append that is rejected uses up, too."""

    async def append(self: MemoryStore, new: NewEvent) -> datetime | None:
        used = self.__dict__.setdefault("used", {})
        used[new.game_id] = used.get(new.game_id, 0) + 1
        at = await _memory_append(self, new)
        log = self.logs[new.game_id]
        if at is not None:
            log[-1] = log[-1]._replace(seq=used[new.game_id])
        return at

    return [(MemoryStore, "append", append)]


def no_time_limits() -> list[Patch]:
    """P6: Leave it to the job that ends a turn to enforce its deadline."""

    def time_limits(table: Table, who: Who, command: Command) -> tuple[None, None]:
        return None, None

    return [(referee, "time_limits", time_limits)]


def overwritten() -> list[Patch]:
    """P7: Let an event replace the one that has its number (an upsert)."""

    async def append(self: MemoryStore, new: NewEvent) -> datetime | None:
        log = self.logs[new.game_id]
        if 1 < new.seq <= len(log) and log[new.seq - 2].id == new.follows:
            log[new.seq - 1] = row_of(new, self._clock.now())
            return log[new.seq - 1].at
        return await _memory_append(self, new)

    return [(MemoryStore, "append", append)]


def entered_too_late() -> list[Patch]:
    """P8: Wait for something between sending a client the table and subscribing it."""

    async def begin(socket: stream.Socket, node: Node, hello: Hello, link: str) -> None:
        enter = node.attendance.enter
        held: list[tuple[CachedTable, stream.Socket]] = []
        node.attendance.enter = lambda cached, guest: held.append((cached, guest))  # type: ignore[method-assign,arg-type]
        try:
            await _begin(socket, node, hello, link)
        finally:
            node.attendance.enter = enter  # type: ignore[method-assign]
        await asyncio.sleep(0.02)
        await node.attendance.listen_to(socket.cached)
        for cached, guest in held:
            enter(cached, guest)

    return [(stream, "_begin", begin)]


_begin = stream._begin


def one_frame_for_all() -> list[Patch]:
    """P9: Write an event once for everybody, as the first one may see it."""

    def for_caller(self: EventProjection, caller: Caller) -> bytes:
        first = next(iter(self._frames.values()), None)
        return _for_caller(self, caller) if first is None else first

    return [(EventProjection, "for_caller", for_caller)]


_for_caller = EventProjection.for_caller


def healed_from_a_cache() -> list[Patch]:
    """P10: Put events that the database has lost back from a node's cache."""

    def advance(self: Memory, rows: Iterable[Row], listeners: Sequence[Listener] = ()) -> None:
        some = list(rows)
        self.__dict__.setdefault("rows", []).extend(row for row in some if row.seq > self.seq)
        _advance(self, some, listeners)

    async def put_back(self: MemoryStore, game_id: int, rows: list[Row]) -> None:
        log = self.logs.get(game_id, [])
        for row in rows:
            if row.seq == len(log) + 1:
                log.append(row)

    async def when_there_is_time(store: Store, game_id: int, rows: list[Row]) -> None:
        await asyncio.sleep(0.3)
        await store.put_back(game_id, rows)  # type: ignore[attr-defined]

    def begin_anew(self: TableCache, cached: CachedTable, rows: list[Row]) -> None:
        kept = cached.memory.__dict__.get("rows", [])
        if len(kept) > len(rows):
            later(when_there_is_time(self._store, cached.game_id, kept))
        _begin_anew(self, cached, rows)

    return [
        (Memory, "advance", advance),
        (MemoryStore, "put_back", put_back),
        (TableCache, "_begin_anew", begin_anew),
    ]


def put(store: MemoryStore, new: NewEvent) -> datetime | None:
    """Append an event as the store does, but for the index of command ids."""
    log, now = store.logs[new.game_id], store._clock.now()
    if new.game_id in store.packed or new.seq != len(log) + 1 or (log and log[-1].id != new.follows):
        return None
    if (new.before is not None and now >= new.before) or (new.after is not None and now < new.after):
        return None
    log.append(row_of(new, now))
    for kind, seconds in new.duties:
        store.jobs[new.game_id, new.seq, kind] = Waiting(now + timedelta(seconds=seconds))
    return now


NEW: Final[Mapping[str, Callable[[], list[Patch]]]] = {
    "answered with the head": answered_with_the_head,
    "tried again by the node": tried_again_by_the_node,
    "a bot's random id": random_id_of_a_bot,
    "refused without knowing": refused_without_knowing,
    "numbers from a sequence": numbers_from_a_sequence,
    "no time limits": no_time_limits,
    "overwritten": overwritten,
    "entered too late": entered_too_late,
    "one frame for all": one_frame_for_all,
    "healed from a cache": healed_from_a_cache,
}
