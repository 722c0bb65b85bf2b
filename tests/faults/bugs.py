"""Planted bugs: classic server bugs patched into a node, to prove that the history checker finds them.

Each replaces one part of the referee or of the attendance before the node starts, and holds open the race
window in which it shows (tests/faults/moments.py). Where the bug allows it, only moves are affected, so that
tables can be set up.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rifugio.answering.refusing import refusal
from rifugio.engine.game import RULES_VERSION
from rifugio.server.play.attendance import Attendance
from rifugio.server.play.referee import Referee, actor_of, write_row
from rifugio.server.play.table_cache import CachedTable
from rifugio.server.store import events
from rifugio.server.store.appending import Appender
from rifugio.server.store.events import NewEvent, Row
from rifugio.server.store.people import PostgresPeople
from rifugio.server.store.pool import Pool
from rifugio.server.store.postgres_store import PostgresStore
from rifugio.table.decide import Declined, decide
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.answers import Accepted, Answer, Unknown
from rifugio.table.messages.commands import MakeMove, SentCommand
from rifugio.table.messages.events import Event, write_event
from rifugio.table.personal import parted
from rifugio.table.table import Table
from rifugio.table.who import Caller, Who
from tests.faults.moments import Holding, accepted, happened

_append_move, _answer_command, _not_appended = Referee._append, Referee._answer, Referee._not_appended
_append_row = events.append
_holding: Holding
_tasks: set[asyncio.Task[Any]] = set()
_deciding: ContextVar[tuple[Referee, CachedTable]] = ContextVar("deciding")


def _later(work: Coroutine[Any, Any, object]) -> None:
    task = asyncio.create_task(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


def plant(bug: str, moments: Path) -> None:
    """Patch a bug into this process; `moments` is the folder where it reports its race windows."""
    global _holding  # noqa: PLW0603 - there is one process, and one bug
    _holding = Holding(moments)
    BUGS[bug]()


def _ack_before_commit() -> None:
    """Acknowledge a move before committing it."""

    async def append(
        self: Referee, cached: CachedTable, table: Table, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        if not isinstance(sent.command, MakeMove):
            return await _append_move(self, cached, table, who, sent, event)

        async def afterwards() -> None:
            await _holding.hold(accepted(sent.id))
            await _append_move(self, cached, table, who, sent, event)

        _later(afterwards())
        return Accepted(id=sent.id, seq=table.seq + 1)

    Referee._append = append  # type: ignore[method-assign]


def _remember_who_decides() -> None:
    async def append(
        self: Referee, cached: CachedTable, table: Table, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        _deciding.set((self, cached))
        return await _append_move(self, cached, table, who, sent, event)

    Referee._append = append  # type: ignore[method-assign]


def _pool(referee: Referee) -> Pool:
    assert isinstance(referee._store, PostgresStore)
    return referee._store._pool


def _signs(cached: CachedTable, seq: int) -> list[str]:
    return [happened(link, seq) for link in (cached.join_link, cached.watch_link)]


def _row(new: NewEvent, at: datetime) -> Row:
    return Row(new.seq, new.command_id, new.actor, new.rules_version, at, new.body, new.texts)


def _broadcast_before_commit() -> None:
    """Broadcast an event while its transaction is still open."""

    async def append(self: Appender, new: NewEvent) -> datetime | None:
        referee, cached = _deciding.get()
        async with _pool(referee).connection() as connection, connection.transaction():
            at = await _append_row(connection, new)
            if at is not None:
                row, follows = _row(new, at), new.follows
                assert follows is not None
                cached.memory.follow(row, follows, cached.watchers)
                await referee._bus.publish(f"table.{cached.game_id}", write_row(row, follows))
                await _holding.hold(*_signs(cached, new.seq))
        return at

    _remember_who_decides()
    Appender.append = append  # type: ignore[method-assign]


def _write_behind() -> None:
    """Write-behind: keep events in memory, and store them later."""

    async def flush(referee: Referee, new: NewEvent, at: datetime) -> None:
        await _holding.hold(accepted(new.command_id))
        async with _pool(referee).connection() as connection, connection.transaction():
            if await _append_row(connection, new) is not None:
                key = (new.game_id, new.seq)
                await connection.execute(
                    "UPDATE event SET at = %s WHERE game_id = %s AND seq = %s", (at, *key)
                )

    async def append(self: Appender, new: NewEvent) -> datetime | None:
        at = datetime.now(UTC)
        _later(flush(_deciding.get()[0], new, at))
        return at

    _remember_who_decides()
    Appender.append = append  # type: ignore[method-assign]


def _no_lookup() -> None:
    """No lookup by command id: a retried command that was carried out is refused as stale."""

    async def answer(self: Referee, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        if not isinstance(sent.command, MakeMove) or cached.table.seq <= sent.expected_seq:
            return await _answer_command(self, cached, who, sent)
        return refusal(sent, "stale", cached.table)

    async def not_appended(
        self: Referee, cached: CachedTable, table: Table, who: Who, sent: SentCommand
    ) -> Answer:
        await self._tables.catch_up(cached)
        if cached.table.seq > table.seq:
            return refusal(sent, "stale", cached.table)
        return await _not_appended(self, cached, table, who, sent)

    async def append(
        self: Referee, cached: CachedTable, table: Table, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        answered = await _append_move(self, cached, table, who, sent, event)
        if isinstance(sent.command, MakeMove) and isinstance(who, Caller):
            await _holding.hold()  # stored, but nobody has been told yet
        return answered

    Referee._append = append  # type: ignore[method-assign]
    Referee._answer = answer  # type: ignore[method-assign]
    Referee._not_appended = not_appended  # type: ignore[method-assign]


def _no_expected_seq() -> None:
    """No optimistic concurrency check: decide on this node's state, and append at the end of the log."""

    async def answer(self: Referee, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        table = cached.table
        if not isinstance(sent.command, MakeMove) or sent.id in table.answered or cached.poisoned:
            return await _answer_command(self, cached, who, sent)
        event = decide(table, who, sent.command, (await self._tables.secret(cached)).reveal)
        if isinstance(event, Declined):
            return refusal(sent, event.code, table, event.reason)
        return await at_the_end(self, cached, who, sent, event)

    async def at_the_end(
        self: Referee, cached: CachedTable, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        table = cached.table
        await _holding.hold(*_signs(cached, table.seq + 1))
        foreseen = fold(table, table.seq + 1, sent.id, datetime.now(UTC), event)
        async with _pool(self).connection() as connection:
            head = (await events.heads(connection, [cached.game_id]))[cached.game_id]
            actor, (bare, texts) = actor_of(who, sent.command), parted(event)
            body = write_event(bare)
            new = NewEvent(cached.game_id, head.seq + 1, sent.id, actor, RULES_VERSION, body, head.id)
            new = new._replace(texts=texts)
            todo = tuple((duty.kind, float(duty.after_seconds)) for duty in duties(table, foreseen))
            at = await _append_row(connection, new._replace(duties=todo))
        await self._tables.catch_up(cached)
        if at is None or sent.id not in cached.table.answered:
            return Unknown(id=sent.id)
        assert head.id is not None
        await self._bus.publish(f"table.{cached.game_id}", write_row(_row(new, at), head.id))
        return Accepted(id=sent.id, seq=head.seq + 1)

    Referee._answer = answer  # type: ignore[method-assign]


def _no_sweep() -> None:
    """No sweep for missed events: rely on the bus to deliver everything."""

    async def never(self: Attendance, seconds: float, swept: Callable[[int], None]) -> None:
        await asyncio.Event().wait()

    Attendance.keep_sweeping = never  # type: ignore[method-assign]


def _code_twice() -> None:
    """Look a code up without taking it away: it opens a rucksack as often as it is tried."""

    async def use_ticket(self: PostgresPeople, digest: bytes, kind: str) -> tuple[int | None] | None:
        found = await self._rows(
            "SELECT person_id FROM ticket WHERE digest = %s AND kind = %s AND until > clock_timestamp()",
            (digest, kind),
        )
        return (found[0][0],) if found else None

    PostgresPeople.use_ticket = use_ticket  # type: ignore[method-assign]


def _open_after_closing() -> None:
    """Say that a session is closed, and close nothing."""

    async def end_session(self: PostgresPeople, person_id: int, device: int) -> bool:
        return True

    PostgresPeople.end_session = end_session  # type: ignore[method-assign]


BUGS: Final[Mapping[str, Callable[[], None]]] = {
    "ack-before-commit": _ack_before_commit,
    "broadcast-before-commit": _broadcast_before_commit,
    "write-behind": _write_behind,
    "no-command-id-lookup": _no_lookup,
    "no-expected-seq": _no_expected_seq,
    "no-head-sweep": _no_sweep,
    "code-twice": _code_twice,
    "open-after-closing": _open_after_closing,
}
