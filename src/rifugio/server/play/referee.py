"""The referee: handles every command, in the steps of docs/server.md."""

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from structlog import get_logger

from rifugio.answering.granting import CommandAnswers
from rifugio.answering.refusing import refusal, sees
from rifugio.engine.game import RULES_VERSION
from rifugio.server.ids import CommandId, derived_id
from rifugio.server.keys import Secret
from rifugio.server.play.event_bytes import write_event
from rifugio.server.play.memory import Foreseen
from rifugio.server.play.new_tables import NewTables
from rifugio.server.play.seams import World
from rifugio.server.play.stored import NewEvent, Row
from rifugio.server.play.table_cache import CachedTable, NoTable, TableCache
from rifugio.table.calling import calls
from rifugio.table.clocks import GRACE, deadline
from rifugio.table.decide import Declined, decide
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.answers import Answer, Unknown
from rifugio.table.messages.commands import Command, Expire, MakeMove, Rematch, SentCommand
from rifugio.table.messages.events import Event
from rifugio.table.personal import Text, parted
from rifugio.table.table import EventId, Table
from rifugio.table.who import BotPlayer, Caller, Timer, Who

NEEDS_BAG: Final = {"start", "move", "abort", "leave", "resign"}
"""Commands whose event may contain draws, or the secret."""
NO_SECRET: Final = Secret(b"")

log = get_logger()


class Referee:
    """Decides commands and appends one event for each that is accepted."""

    def __init__(
        self, world: World, tables: TableCache, new_tables: NewTables, answers: CommandAnswers
    ) -> None:
        self._store, self._bus, self._clock, self._tables = world.store, world.bus, world.clock, tables
        self._new_tables, self._answers = new_tables, answers
        self.wake: Callable[[], None] = lambda: None
        """Called when a job is due at once, so that the runner looks for it."""
        self.calls_people = False
        """Whether this host has ways to tell people who are not there that it is their turn."""

    async def answer(self, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        """Return one of the three answers; if anything goes wrong on the way, `unknown`."""
        try:
            return await self._answer(cached, who, sent)
        except (OSError, TimeoutError, NoTable) as error:
            log.warning("referee.unknown", error=type(error).__name__)
            return Unknown(id=sent.id)

    async def _answer(self, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        if cached.poisoned:
            return Unknown(id=sent.id, retry_ms=10_000)
        if not sees(sent, cached.table) and sent.id not in cached.table.answered:
            await self._tables.catch_up(cached)
        table = cached.table
        if sent.id in table.answered:
            return self._answers.accepted(cached.table, cached.join_link, who, sent)
        if not sees(sent, table):
            return refusal(sent, "stale", table)
        if isinstance(sent.command, Rematch):
            return await self._rematch(cached, who, sent)
        secret = await self._tables.secret(cached) if sent.command.kind in NEEDS_BAG else NO_SECRET
        event = decide(table, who, sent.command, secret.reveal)
        if isinstance(event, Declined):
            return refusal(sent, event.code, table, event.reason)
        return await self._append(cached, table, who, sent, event)

    async def _append(
        self, cached: CachedTable, table: Table, who: Who, sent: SentCommand, event: Event
    ) -> Answer:
        before, after = time_limits(table, who, sent.command)
        # The database sets the event's time; this one only tells how long a holiday still lasts.
        foreseen = fold(table, table.seq + 1, sent.id, self._clock.now(), event)
        called = calls(table, foreseen) if self.calls_people else ()
        bare, texts = parted(event)
        new = NewEvent(
            game_id=cached.game_id,
            seq=table.seq + 1,
            command_id=sent.id,
            actor=actor_of(who, sent.command),
            rules_version=RULES_VERSION,
            body=write_event(bare),
            follows=table.last,
            duties=tuple((duty.kind, duty.after_seconds) for duty in (*duties(table, foreseen), *called)),
            before=before,
            after=after,
            texts=texts,
        )
        at = await self._store.append(new)
        if at is None:
            return await self._not_appended(cached, table, who, sent)
        row = Row(new.seq, new.command_id, new.actor, new.rules_version, at, new.body, texts)
        await self._tables.hear(cached, row, table.last, Foreseen(event, foreseen))
        if self._bus:
            await self._bus.publish(f"table.{cached.game_id}", write_row(row, table.last))
        if any(seconds == 0 for _, seconds in new.duties):
            self.wake()
        if sent.id not in cached.table.answered:  # the database has just lost it
            return Unknown(id=sent.id)
        return self._answers.accepted(cached.table, cached.join_link, who, sent)

    async def _not_appended(self, cached: CachedTable, table: Table, who: Who, sent: SentCommand) -> Answer:
        """Another event came first, the time was up, or is not up yet, or the database has lost events."""
        await self._tables.catch_up(cached)
        if sent.id in cached.table.answered:
            return self._answers.accepted(cached.table, cached.join_link, who, sent)
        if not cached.memory.has(table.seq, table.last):
            # A person has to look again; a job is still due, on the table as it is now.
            return refusal(sent, "stale", cached.table) if isinstance(who, Caller) else Unknown(id=sent.id)
        if cached.table.seq > table.seq:
            return refusal(sent, "stale", cached.table)
        if isinstance(who, Timer):
            return refusal(sent, "not_due", cached.table)
        late = deadline(table)
        if late is not None:
            await self.expire(cached)
            return refusal(sent, "stale", cached.table)
        return Unknown(id=sent.id)

    async def expire(self, cached: CachedTable) -> Answer | None:
        """Append the expiry of the seat to move, if its time is up by the database's clock."""
        table = cached.table
        seat = table.to_move
        if seat is None or deadline(table) is None:
            return None
        own_id = derived_id(cached.game_id, table.seq, "timer")
        sent = SentCommand(id=own_id, expected_seq=table.seq, command=Expire(seat=seat))
        return await self.answer(cached, Timer(), sent)

    async def _rematch(self, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        table = cached.table
        already = self._answers.rematched(table, who, sent.id, table.seq)
        if already is not None:  # one rematch for everybody
            return already
        event = await self._new_tables.rematch(table, who)
        if isinstance(event, Declined):
            return refusal(sent, event.code, table, event.reason)
        return await self._append(cached, table, who, sent, event)


def time_limits(table: Table, who: Who, command: Command) -> tuple[datetime | None, datetime | None]:
    """Return before and after which time, by the database's clock, an event may be appended."""
    limit = deadline(table)
    if limit is None:
        return None, None
    if isinstance(who, Timer):
        return None, limit + timedelta(seconds=GRACE)
    if isinstance(command, MakeMove) and isinstance(who, Caller):
        return limit + timedelta(seconds=GRACE), None
    return None, None


def actor_of(who: Who, command: Command) -> int:
    """Return the log's number for the sender: a seat, or a negative code."""
    match who:
        case Timer():
            return -1
        case Caller() if (seat := getattr(command, "seat", None)) is not None and any(
            seat == own for own, _ in who.seats
        ):
            return int(seat)
        case Caller(host=True):
            return -3
        case Caller():
            return -4
        case BotPlayer() if isinstance(command, MakeMove):
            return command.seat
        case _:
            return -2


def write_row(row: Row, follows: EventId) -> bytes:
    """Serialise an event for the other nodes, with the id of the one before it and its personal texts."""
    head = [row.seq, row.actor, row.rules_version, row.texts, *_write_id(row.id), *_write_id(follows)]
    return json.dumps(head).encode() + b"\n" + row.body


def read_row(message: bytes) -> tuple[Row, EventId]:
    """Parse an event from another node, and the id of the one before it."""
    head, _, body = message.partition(b"\n")
    seq, actor, rules_version, texts, *ids = json.loads(head)
    own, follows = _read_id(*ids[:2]), _read_id(*ids[2:])
    beside = tuple(Text(*text) for text in texts)
    return Row(seq, own.command_id, actor, rules_version, own.at, body, beside), follows


def _write_id(event: EventId) -> tuple[str, str]:
    return event.command_id.hex, event.at.isoformat()


def _read_id(command_id: str, at: str) -> EventId:
    return EventId(CommandId(command_id), datetime.fromisoformat(at))
