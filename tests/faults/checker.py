"""The checker: is what everybody did and saw explained by the log, and by nothing else?

The log is the order in which things happened, so that it has only to be looked at, not to be searched for
(docs/faults.md has the properties). Pure: logs and histories go in, findings come out.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from uuid import UUID

from rifugio.server.messages.events import Moved
from rifugio.server.tokens import Tokens
from tests.faults.findings import Findings
from tests.faults.history import History
from tests.faults.operations import Log, Operation, operations
from tests.faults.replay import check_decision, check_refusals, replay
from tests.faults.sights import Sight, check_sights, sights, staleness


def check_table(log: Log, histories: Sequence[History], reader: Tokens) -> Findings:
    """Check everything that was done and seen at one table."""
    findings = Findings(tables=1, events=len(log.rows))
    asked = operations(log, histories, reader)
    steps = replay(log, findings)
    _check_answers(log, asked, findings)
    for operation in asked.values():
        check_refusals(log, steps, operation, findings)
    for step in steps:
        check_decision(log, step, asked.get(step.row.command_id), findings)
    seen = [sight for history in histories for sight in sights(log, steps, history, reader, findings)]
    _check_real_time(log, asked, seen, findings)
    check_sights(log, steps, seen, findings)
    _check_end(histories, findings)
    _count(log, asked, findings)
    findings.bot_waits = [
        (step.row.at - before.row.at).total_seconds()
        for before, step in pairwise(steps)
        if isinstance(step.event, Moved) and step.event.by is not None
    ]
    findings.staleness = staleness(seen, _welcomes(histories), _first_known(asked, seen))
    return findings


def _check_answers(log: Log, asked: Mapping[UUID, Operation], findings: Findings) -> None:
    """P1, P2, P4: What was accepted is there, once, where it was said to be; what was refused is not."""
    at = {row.seq: row for row in log.rows}
    counted = Counter(row.command_id for row in log.rows)
    for command_id, count in counted.items():
        if count > 1:
            findings.found("P2", "done more than once", f"{log.join_link}: {command_id}, {count} times")
    for operation in asked.values():
        for seq in {seq for _, seq in operation.accepted}:
            if seq not in at:
                findings.found("P1", "accepted, and lost", f"{operation.name}: at {seq} of {len(log.rows)}")
            elif at[seq].command_id != operation.sent.id:
                findings.found("P1", "accepted, but another is there", f"{operation.name}: at {seq}")
        if operation.refused and operation.sent.id in counted:
            findings.found("P4", "refused, but done", f"{operation.name}: {operation.refused[0][1]}")


def _check_real_time(
    log: Log, asked: Mapping[UUID, Operation], seen: Sequence[Sight], findings: Findings
) -> None:
    """P7: Nothing was known to anybody before all that comes earlier in the log had been asked for."""
    known = _first_known(asked, seen)
    latest, whose = 0.0, ""
    for row in log.rows:
        operation = asked.get(row.command_id)
        if operation is not None and operation.invoked > latest:
            latest, whose = operation.invoked, operation.name
        if known.get(row.seq, latest) < latest:
            example = f"{log.join_link}: {row.seq} was known {latest - known[row.seq]:.3f} s before {whose}"
            findings.found("P7", "known before it was asked for", example)


def _first_known(asked: Mapping[UUID, Operation], seen: Sequence[Sight]) -> dict[int, float]:
    """Return when anybody first knew of each event: by an answer, or by seeing it."""
    known: dict[int, float] = {}
    times = [(when, seq) for operation in asked.values() for when, seq in operation.accepted]
    for when, seq in sorted([*times, *((sight.when, sight.seq) for sight in seen)]):
        known.setdefault(seq, when)
    return known


def _check_end(histories: Sequence[History], findings: Findings) -> None:
    """P8: When all is quiet again, everybody who is connected knows everything."""
    for history in histories:
        for entry in history.entries:
            if entry.kind == "end" and entry.data["seq"] < entry.data["head"]:
                example = f"{history.client}: {entry.data['seq']} of {entry.data['head']}"
                findings.found("P8", "behind when all was quiet", example)


def _count(log: Log, asked: Mapping[UUID, Operation], findings: Findings) -> None:
    findings.invoked = len(asked)
    findings.by_the_server = sum(1 for row in log.rows if row.command_id not in asked) - 1
    for operation in asked.values():
        findings.unknowns += operation.unknowns
        findings.refusals.update(code for _, code, _ in operation.refused[:1])
        if operation.accepted:
            findings.acked_at.append(operation.accepted[0][0])
        elif not operation.refused:
            findings.unanswered += 1


def _welcomes(histories: Sequence[History]) -> dict[tuple[str, int], float]:
    return {
        (history.client, entry.connection): entry.when
        for history in histories
        for entry in history.entries
        if entry.text.startswith('{"welcome"')
    }
