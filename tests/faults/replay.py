"""Replays the log with the pure functions: the table before and after every event."""

from collections.abc import Sequence
from functools import cached_property
from uuid import UUID

from rifugio.engine.game import RULES_VERSION
from rifugio.server.ids import derived_id
from rifugio.server.play.event_bytes import event_of
from rifugio.server.store.events import Row
from rifugio.table.clocks import GRACE, deadline
from rifugio.table.decide import Declined, decide
from rifugio.table.fold import PoisonEvent, fold
from rifugio.table.messages.commands import Abort, Command, Expire, MakeMove
from rifugio.table.messages.events import Event, Expired, Moved, Started
from rifugio.table.projection import EventProjection, Projection
from rifugio.table.table import Table
from rifugio.table.who import BotPlayer, Caller, Caretaker, Timer, Who
from tests.faults.findings import Findings, Violation
from tests.faults.operations import Log, Operation
from tests.faults.second_rules import games_begin_by


class Step:
    """An event with the tables before and after it."""

    def __init__(self, row: Row, last: "Step | None", event: Event, after: Table) -> None:
        self.row, self.event, self.after = row, event, after
        self.before = None if last is None else last.after
        self._shown_before = None if last is None else last.shown

    @cached_property
    def shown(self) -> Projection:
        """The table after it, for clients."""
        return Projection(self.after)

    @cached_property
    def told(self) -> EventProjection | None:
        """The event, for clients; the opening is not broadcast."""
        if self._shown_before is None:
            return None
        return EventProjection(self._shown_before, self.shown, self.event, self.row.at)


def replay(log: Log, findings: Findings, known: Sequence[Step] = ()) -> list[Step]:
    """P5, P6: Seqs have no gaps, and each event is valid after the one before it.

    `known` are the first steps of a log that begins with the same rows.
    """
    steps = list(known)
    for number, row in enumerate(log.rows[len(steps) :], len(steps) + 1):
        if row.seq != number:
            findings.found("P5", "gap in the log", f"{log.join_link}: {row.seq} where {number} should be")
            break
        last = steps[-1] if steps else None
        try:
            event = event_of(row)
            after = fold(None if last is None else last.after, row.seq, row.command_id, row.at, event)
        except (PoisonEvent, ValueError) as error:
            findings.found("P6", "illegal on replay", f"{log.join_link} {row.seq}: {str(error)[:160]}")
            break
        steps.append(Step(row, last, event, after))
    return steps


def check_decision(log: Log, step: Step, operation: Operation | None, findings: Findings) -> None:
    """P3, P6: Each event is what the pure function decides for a command sent, on the table before it."""
    row, before = step.row, step.before
    if before is None:
        if row.actor != -3:
            findings.found("P3", "opened by nobody", f"{log.join_link}: actor {row.actor}")
        return
    where = f"{log.join_link} {row.seq} {row.body[:100].decode()}"
    asked = _asked(log, step, operation)
    if asked is None:
        findings.found("P3", "nobody asked for it", where)
        return
    who, command = asked
    if operation is not None and operation.sent.expected_seq != row.seq - 1:
        findings.found("P6", "decided on another seq", f"{where}: {operation.name}")
        return
    if operation is not None and not operation.named(log.rows[row.seq - 2]):
        findings.found("P6", "decided on an event that is lost", f"{where}: {operation.name}")
        return
    begun_by = step.after.begun.rules_version if isinstance(step.event, Started) else RULES_VERSION
    with games_begin_by(begun_by):  # whichever the node's newest was
        decided = decide(before, who, command, lambda: log.secret)
    if isinstance(decided, Declined):
        findings.found("P6", "would be refused", f"{where}: {decided.code}")
    elif decided != step.event:
        findings.found("P3", "not what was asked for", f"{where}: should be {decided}")
    _check_time(step, who, where, findings)


def _asked(log: Log, step: Step, operation: Operation | None) -> tuple[Who, Command] | None:
    """Return who asked for an event, and the command; None if nobody did."""
    if operation is not None:
        return operation.caller, operation.sent.command
    match step.row.command_id, step.event:
        case (UUID() as own_id, Moved(by=str(bot)) as event) if own_id == _derived(log, step, "bot"):
            return BotPlayer(bot, event.remark), MakeMove(seat=event.seat, move=event.move)
        case (UUID() as own_id, Expired() as event) if own_id == _derived(log, step, "timer"):
            return Timer(), Expire(seat=event.seat)
        case (UUID() as own_id, _) if own_id == _derived(log, step, "caretaker"):
            return Caretaker(), Abort()
    return None


def _derived(log: Log, step: Step, kind: str) -> UUID:
    return derived_id(log.game_id, step.row.seq - 1, kind)


def _check_time(step: Step, who: Who, where: str, findings: Findings) -> None:
    """P6: By PostgreSQL's clock, a move is in time and an expiry is not early."""
    limit = None if step.before is None else deadline(step.before)
    if limit is None:
        return
    late = (step.row.at - limit).total_seconds() - GRACE
    if isinstance(who, Timer):
        findings.late_expiries.append(late)
        if late < 0:
            findings.found("P6", "expired too early", f"{where}: {late:.3f} s")
    if isinstance(who, Caller) and isinstance(step.event, Moved) and late >= 0:
        findings.found("P6", "moved too late", f"{where}: {late:.3f} s")


def refusal_fault(
    log: Log, steps: Sequence[Step], operation: Operation, code: str, head: int
) -> Violation | None:
    """P4: Return what is wrong with a refusal: its reason must be the one the pure function gives."""
    seq = operation.sent.expected_seq
    if head > len(log.rows):
        return Violation("P8", "a head that is not in the log", f"{operation.name}: {head}")
    if any(row.command_id == operation.sent.id for row in log.rows):
        return Violation("P4", "refused, but done", f"{operation.name}: {code}")
    if code == "stale":
        return _stale_fault(log, steps, operation)
    if 0 < seq <= len(steps):
        decided = decide(steps[seq - 1].after, operation.caller, operation.sent.command, lambda: log.secret)
        if not isinstance(decided, Declined) or decided.code != code:
            return Violation("P4", "refused for no reason", f"{operation.name}: {code}, but {decided}")
    return None


def _stale_fault(log: Log, steps: Sequence[Step], operation: Operation) -> Violation | None:
    """P4: Stale means that there is a later event, that the event seen is lost, or that the time is up."""
    seq = operation.sent.expected_seq
    if seq != len(log.rows) or not operation.saw(log.rows[-1]):
        return None
    in_time = seq > len(steps) or deadline(steps[seq - 1].after) is None
    if in_time or not isinstance(operation.sent.command, MakeMove):
        return Violation("P4", "stale, but nothing has happened since", operation.name)
    return None
