"""The history checker: does the log, and nothing but the log, explain what every client did and saw?

The log itself gives the linearization order, so the checker verifies it instead of searching for one
(docs/faults.md has the properties). Pure: logs and histories go in, findings come out.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from uuid import UUID

from rifugio.server.tokens import Tokens
from rifugio.table.afterwards import ENDED
from rifugio.table.messages.events import Moved
from tests.faults.eras import Era, Loss, at_that_time, eras_of
from tests.faults.findings import Findings
from tests.faults.history import Entry, History
from tests.faults.operations import Log, Operation, caller_with, operations
from tests.faults.replay import check_decision, refusal_fault
from tests.faults.sights import check_sights, sights, staleness


def check_table(
    log: Log,
    histories: Sequence[History],
    reader: Tokens,
    lost: Sequence[Log] = (),
    losses: Sequence[Loss] = (),
    goes_on_after: float | None = None,
) -> Findings:
    """Check everything that was done and seen at one table.

    If failovers to lagging standbys lost the end of its log, `lost` has the logs as they were before each of
    them. If a standby took over long enough before the end of the run, `goes_on_after` is when, by
    PostgreSQL's clock.
    """
    findings = Findings(tables=1, events=len(log.rows))
    asked = operations(log, histories, reader)
    eras = eras_of([*lost, log], losses, findings)
    for era in eras:
        _check_once(era, findings)
        for step in era.steps[era.agreed :]:
            check_decision(era.log, step, asked.get(step.row.command_id), findings)
    accepted = _check_answers(eras, asked, findings)
    seen = [sight for history in histories for sight in sights(eras, history, reader, findings)]
    check_sights(eras, seen, findings)
    for era in eras:
        own = [sight for sight in seen if sight.era == era.number]
        known = _first_known([*accepted[era.number], *((sight.when, sight.seq) for sight in own)])
        _check_real_time(era.log, asked, known, findings)
        findings.staleness += staleness(own, _welcomes(histories), known)
    if histories and goes_on_after is not None and not any(map(_is_over, eras[:-1])):
        _check_going_on(eras[-1], goes_on_after, findings)
    _check_end(eras[-1], histories, reader, findings)
    _count(eras[-1], asked, findings)
    return findings


def _check_once(era: Era, findings: Findings) -> None:
    """P2: No command takes effect twice."""
    for command_id, count in Counter(row.command_id for row in era.log.rows).items():
        if count > 1:
            example = f"{era.log.join_link}: {command_id}, {count} times"
            findings.found("P2", "done more than once", example)


def _check_answers(
    eras: Sequence[Era], asked: Mapping[UUID, Operation], findings: Findings
) -> list[list[tuple[float, int]]]:
    """P1, P4: Accepted commands are in the log, at the seq in their answer; refusals have a valid reason.

    Return when commands were accepted, and at which seq, for each era.
    """
    accepted: list[list[tuple[float, int]]] = [[] for _ in eras]
    for operation in asked.values():
        for when, seq in operation.accepted:
            here = next((era for era in at_that_time(eras, when) if _is_at(era, seq, operation)), None)
            if here is None:
                _not_there(at_that_time(eras, when)[-1], seq, operation, findings)
            else:
                accepted[here.number].append((when, seq))
                _check_kept(eras[here.number :], when, seq, operation, findings)
        for when, code, head in operation.refused:
            faults = [
                refusal_fault(era.log, era.steps, operation, code, head) for era in at_that_time(eras, when)
            ]
            if None not in faults and faults[-1] is not None:
                findings.found(*faults[-1])
    return accepted


def _is_at(era: Era, seq: int, operation: Operation) -> bool:
    row = era.rows.get(seq)
    return row is not None and row.command_id == operation.sent.id


def _not_there(era: Era, seq: int, operation: Operation, findings: Findings) -> None:
    if seq in era.rows:
        findings.found("P1", "accepted, but another is there", f"{operation.name}: at {seq}")
    else:
        example = f"{operation.name}: at {seq} of {len(era.log.rows)}"
        findings.found("P1", "accepted, and lost", example)


def _check_kept(eras: Sequence[Era], when: float, seq: int, operation: Operation, findings: Findings) -> None:
    """P1: A failover may lose only what was accepted after the standby started to lag.

    What is lost may be done again by a copy of the command that comes late; that was not accepted then.
    """
    for before, after in pairwise(eras):
        if seq <= after.agreed:
            continue
        assert before.loss is not None
        if when < before.loss.since:
            _not_there(after, seq, operation, findings)
        else:
            findings.lost += 1
        return


def _check_real_time(
    log: Log, asked: Mapping[UUID, Operation], known: Mapping[int, float], findings: Findings
) -> None:
    """P7: Causality: nobody knew of an event before everything earlier in the log had been invoked."""
    latest, whose = 0.0, ""
    for row in log.rows:
        operation = asked.get(row.command_id)
        if operation is not None and operation.invoked > latest:
            latest, whose = operation.invoked, operation.name
        if known.get(row.seq, latest) < latest:
            example = f"{log.join_link}: {row.seq} was known {latest - known[row.seq]:.3f} s before {whose}"
            findings.found("P7", "known before it was asked for", example)


def _first_known(times: Iterable[tuple[float, int]]) -> dict[int, float]:
    """Return when each event was first known to any client: by an answer, or by seeing it."""
    known: dict[int, float] = {}
    for when, seq in sorted(times):
        known.setdefault(seq, when)
    return known


def _check_going_on(era: Era, since: float, findings: Findings) -> None:
    """P10: A table whose game is not over makes progress after a failover.

    If its end was lost, nobody plays on: the players have seen it, and are gone.
    """
    if era.steps and not _is_over(era):
        last = era.steps[-1].row
        if last.at.timestamp() < since:
            findings.found("P10", "stands still after a failover", f"{era.log.join_link}: {last.seq}")


def _is_over(era: Era) -> bool:
    return bool(era.steps) and era.steps[-1].after.phase in ENDED


def _check_end(era: Era, histories: Sequence[History], reader: Tokens, findings: Findings) -> None:
    """P8, P9: Convergence: at the end, every connected client has seen the whole log, and nothing else."""
    for history in histories:
        if not era.log.rows and any(entry.kind == "gone" for entry in history.entries):
            continue  # the table was lost, and they were told so
        for entry in history.entries:
            if entry.kind == "end":
                _check_last_view(era, history, entry, reader, findings)


def _check_last_view(era: Era, history: History, entry: Entry, reader: Tokens, findings: Findings) -> None:
    seq, head = entry.data["seq"], entry.data["head"]
    if seq < head:
        findings.found("P8", "behind when all was quiet", f"{history.client}: {seq} of {head}")
    elif seq > len(era.log.rows):
        example = f"{history.client}: {seq} of {len(era.log.rows)}"
        findings.found("P8", "beyond the log when all was quiet", example)
    elif "table" in entry.data and 0 < seq <= len(era.steps):
        joining = history.link == era.log.join_link
        caller = caller_with(entry.data["tokens"], era.log.join_link, reader, joining)
        if json.loads(era.wanted(seq, False, [caller])[0])["table"] != entry.data["table"]:
            findings.found("P9", "another table when all was quiet", f"{history.client}: {seq}")


def _count(era: Era, asked: Mapping[UUID, Operation], findings: Findings) -> None:
    findings.invoked = len(asked)
    findings.by_the_server = sum(1 for row in era.log.rows if row.command_id not in asked) - 1
    findings.bot_waits = [
        (step.row.at - before.row.at).total_seconds()
        for before, step in pairwise(era.steps)
        if isinstance(step.event, Moved) and step.event.by is not None
    ]
    for operation in asked.values():
        findings.unknowns += operation.unknowns
        findings.refusals.update(code for _, code, _ in operation.refused[:1])
        if operation.accepted:
            when, seq = operation.accepted[0]
            findings.acked_at.append(when)
            findings.answer_waits.append(when - operation.invoked)
            stored = era.rows[seq].at.timestamp() if _is_at(era, seq, operation) else 0.0
            findings.stored_at.append(stored)
        elif not operation.refused:
            findings.unanswered += 1


def _welcomes(histories: Sequence[History]) -> dict[tuple[str, int], float]:
    return {
        (history.client, entry.connection): entry.when
        for history in histories
        for entry in history.entries
        if entry.text.startswith('{"welcome"')
    }
