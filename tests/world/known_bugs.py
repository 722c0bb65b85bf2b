"""The six planted bugs of the storm (tests/faults/bugs.py); here no race window has to be held open."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from datetime import datetime
from typing import Any, Final

from rifugio.answering.refusing import refusal
from rifugio.engine.game import RULES_VERSION
from rifugio.server.play.attendance import Attendance
from rifugio.server.play.event_bytes import write_event
from rifugio.server.play.referee import Referee, actor_of, write_row
from rifugio.server.play.seams import StoreAway
from rifugio.server.play.stored import NewEvent, Row
from rifugio.server.play.table_cache import CachedTable
from rifugio.table.decide import Declined, decide
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.answers import Accepted, Answer, Unknown
from rifugio.table.messages.commands import MakeMove, SentCommand
from rifugio.table.messages.events import Event
from rifugio.table.personal import parted
from rifugio.table.table import Table
from rifugio.table.who import Who
from tests.world.database import Database, Door

Patch = tuple[object, str, object]
"""Whose attribute, its name, and what it is instead."""

_append, _answer, _not_appended = Referee._append, Referee._answer, Referee._not_appended
SLOWLY: Final = 0.05
"""Seconds that a commit takes, or that a node keeps to itself what it has to store."""


def ack_before_commit() -> list[Patch]:
    """Acknowledge a move before committing it."""

    async def append(
        self: Referee, cached: CachedTable, table: Table, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        if not isinstance(sent.command, MakeMove):
            return await _append(self, cached, table, who, sent, event)
        later(_append(self, cached, table, who, sent, event))
        return Accepted(id=sent.id, seq=table.seq + 1)

    return [(Referee, "_append", append)]


def broadcast_before_commit() -> list[Patch]:
    """Broadcast an event while its transaction is still open."""

    async def append(door: Door, new: NewEvent) -> datetime | None:
        referee, cached = _deciding(door)
        await door._caller.awake()
        at = _would_be(door._database, new)
        if at is not None and new.follows is not None and cached.game_id == new.game_id:
            row = row_of(new, at)
            cached.memory.follow(row, new.follows, cached.watchers)
            await referee._bus.publish(f"table.{cached.game_id}", write_row(row, new.follows))
        await asyncio.sleep(SLOWLY)
        await door._caller.awake()
        return None if at is None else commit(door._database, new, at)

    return [*_remember_who_decides(), (Door, "append", append)]


def write_behind() -> list[Patch]:
    """Keep events in memory, and store them later."""

    async def flush(door: Door, new: NewEvent, at: datetime) -> None:
        await asyncio.sleep(SLOWLY)
        await door._caller.awake()
        commit(door._database, new, at)

    async def append(door: Door, new: NewEvent) -> datetime | None:
        await door._caller.awake()
        at = door._database.now()
        later(flush(door, new, at))
        return at

    return [(Door, "append", append)]


def no_command_id_lookup() -> list[Patch]:
    """Refuse a command that is tried again and was carried out as stale."""

    async def answer(self: Referee, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        if not isinstance(sent.command, MakeMove) or cached.table.seq <= sent.expected_seq:
            return await _answer(self, cached, who, sent)
        return refusal(sent, "stale", cached.table)

    async def not_appended(
        self: Referee, cached: CachedTable, table: Table, who: Who, sent: SentCommand
    ) -> Answer:
        await self._tables.catch_up(cached)
        if cached.table.seq > table.seq:
            return refusal(sent, "stale", cached.table)
        return await _not_appended(self, cached, table, who, sent)

    return [(Referee, "_answer", answer), (Referee, "_not_appended", not_appended)]


def no_expected_seq() -> list[Patch]:
    """Decide on this node's state, and append at the end of the log."""

    async def answer(self: Referee, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        table = cached.table
        if not isinstance(sent.command, MakeMove) or sent.id in table.answered or cached.poisoned:
            return await _answer(self, cached, who, sent)
        event = decide(table, who, sent.command, (await self._tables.secret(cached)).reveal)
        if isinstance(event, Declined):
            return refusal(sent, event.code, table, event.reason)
        return await at_the_end(self, cached, who, sent, event)

    async def at_the_end(
        self: Referee, cached: CachedTable, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        table = cached.table
        foreseen = fold(table, table.seq + 1, sent.id, self._clock.now(), event)
        head = (await self._store.heads([cached.game_id]))[cached.game_id]
        bare, texts = parted(event)
        actor, body = actor_of(who, sent.command), write_event(bare)
        new = NewEvent(cached.game_id, head.seq + 1, sent.id, actor, RULES_VERSION, body, head.id)
        todo = tuple((duty.kind, float(duty.after_seconds)) for duty in duties(table, foreseen))
        at = await self._store.append(new._replace(texts=texts, duties=todo))
        await self._tables.catch_up(cached)
        if at is None or sent.id not in cached.table.answered:
            return Unknown(id=sent.id)
        return Accepted(id=sent.id, seq=head.seq + 1)

    return [(Referee, "_answer", answer)]


def no_head_sweep() -> list[Patch]:
    """Rely on the bus to deliver everything."""

    async def never(self: Attendance, seconds: float, swept: Callable[[int], None]) -> None:
        await asyncio.get_running_loop().create_future()

    return [(Attendance, "keep_sweeping", never)]


def later(work: Coroutine[Any, Any, object]) -> None:
    """Run something that nobody waits for."""
    asyncio.get_running_loop().create_task(work).add_done_callback(lambda task: task.exception())


def row_of(new: NewEvent, at: datetime) -> Row:
    """Return an event as it would be stored."""
    return Row(new.seq, new.command_id, new.actor, new.rules_version, at, new.body, new.texts)


def commit(database: Database, new: NewEvent, at: datetime) -> datetime | None:
    """Store an event with a time that somebody has been told already."""
    if database.away:
        raise StoreAway("append")
    database.state.clock.back_to(at)
    return database.append_now(new, at)


def _would_be(database: Database, new: NewEvent) -> datetime | None:
    """Return when an event would be stored, if it would."""
    log = database.state.store.logs.get(new.game_id, [])
    if database.away or new.seq != len(log) + 1 or (log and log[-1].id != new.follows):
        return None
    return database.now()


_WHO: dict[int, tuple[Referee, CachedTable]] = {}


def _deciding(door: Door) -> tuple[Referee, CachedTable]:
    return _WHO[id(door)]


def _remember_who_decides() -> list[Patch]:
    async def append(
        self: Referee, cached: CachedTable, table: Table, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        _WHO[id(self._store)] = self, cached
        return await _append(self, cached, table, who, sent, event)

    return [(Referee, "_append", append)]


KNOWN: Final[Mapping[str, Callable[[], list[Patch]]]] = {
    "ack before commit": ack_before_commit,
    "broadcast before commit": broadcast_before_commit,
    "write-behind": write_behind,
    "no lookup by command id": no_command_id_lookup,
    "no expected seq": no_expected_seq,
    "no sweep of heads": no_head_sweep,
}
