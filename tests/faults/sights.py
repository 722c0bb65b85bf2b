"""What the clients saw, against what they had to see."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple
from uuid import UUID

from rifugio.server.messages.events import Sat
from rifugio.server.projection import Projection, own_seats
from rifugio.server.table.who import Caller
from rifugio.server.tokens import Tokens
from tests.faults.findings import Findings
from tests.faults.history import Entry, History
from tests.faults.operations import Log, caller_with
from tests.faults.replay import Step

FRAME: Final = re.compile(r'\{"(event|table)":\{"seq":(\d+)')


class Sight(NamedTuple):
    """A table, with or without the event before it, as somebody was sent it."""

    client: str
    when: float
    connection: int
    seq: int
    is_event: bool
    text: str
    callers: tuple[Caller, ...]
    """Who they were; two while they sit down, because they are not told the moment."""


class Visit:
    """One connection of a client, followed frame by frame."""

    def __init__(self, number: int, callers: tuple[Caller, ...], after: int) -> None:
        self.number, self.callers, self.last = number, callers, after
        self.begun = False
        """Whether the first table or event has come; before that any table may."""
        self.welcomed: float | None = None

    def follows(self, seq: int, is_event: bool) -> bool:
        """Whether this may come next: the next event, or the table as it is, or any table at first."""
        fits = seq == self.last + 1 if is_event else (not self.begun or seq == self.last)
        self.begun, self.last = True, seq
        return fits


def sights(
    log: Log, steps: Sequence[Step], history: History, reader: Tokens, findings: Findings
) -> Iterator[Sight]:
    """P8: Yield everything a client saw, and check the order of it on each connection."""
    joining = history.link == log.join_link
    gains = {step.row.command_id: step.event for step in steps if isinstance(step.event, Sat)}
    visit = Visit(0, (Caller(),), 0)
    lost: float | None = None
    for entry in history.entries:
        if entry.kind == "hello":
            caller = caller_with(entry.data["tokens"], log.join_link, reader, joining)
            visit = Visit(entry.connection, (caller,), entry.data["after"])
        elif entry.kind == "lost" and visit.welcomed is not None:
            lost = entry.when
        elif entry.kind == "send" and (gained := gains.get(UUID(entry.data["id"]))) is not None:
            visit.callers = _sitting_down(visit.callers, gained)
        elif entry.text.startswith('{"welcome"'):
            visit.welcomed = entry.when
            if lost is not None:
                findings.reconnects.append(entry.when - lost)
            _check_welcome(entry, visit, steps, findings, history.client)
        elif entry.text.startswith('{"answer"'):
            visit.callers = _sat_down(visit.callers, json.loads(entry.text)["answer"], gains)
        elif (match := FRAME.match(entry.text)) is not None:
            seq, is_event = int(match[2]), match[1] == "event"
            if not visit.follows(seq, is_event):
                findings.found(
                    "P8", "out of order on a connection", f"{history.client}: {seq} at {entry.when}"
                )
            yield Sight(history.client, entry.when, visit.number, seq, is_event, entry.text, visit.callers)


def _with(caller: Caller, gained: Sat) -> Caller:
    return Caller(caller.seats | {(gained.seat, gained.generation)}, caller.host, caller.may_join)


def _sitting_down(callers: tuple[Caller, ...], gained: Sat) -> tuple[Caller, ...]:
    return tuple(dict.fromkeys((*callers, _with(callers[0], gained))))


def _sat_down(
    callers: tuple[Caller, ...], answer: dict[str, str], gains: dict[UUID, Sat]
) -> tuple[Caller, ...]:
    gained = gains.get(UUID(answer["id"])) if answer["answer"] == "accepted" else None
    return callers if gained is None else (_with(callers[-1], gained),)


def _check_welcome(
    entry: Entry, visit: Visit, steps: Sequence[Step], findings: Findings, client: str
) -> None:
    """P8, P9: The head one is welcomed with is in the log, and the seats are one's own."""
    welcome = json.loads(entry.text)["welcome"]
    head = welcome["head"]
    if not 0 < head <= len(steps):
        findings.found("P8", "a head that is not in the log", f"{client}: welcomed at {head}")
    elif welcome["seats"] != sorted(own_seats(steps[head - 1].after, visit.callers[0])):
        findings.found("P9", "welcomed to other seats", f"{client}: {entry.text}")


def check_sights(log: Log, steps: Sequence[Step], seen: Iterable[Sight], findings: Findings) -> None:
    """P8, P9: Whatever anybody saw is what the log makes of it for them, letter for letter.

    What is in the log but cannot be played again is not looked at; that is a violation of its own.
    """
    there = {row.seq for row in log.rows}
    by_seq: dict[int, list[Sight]] = {}
    for sight in seen:
        findings.frames += 1
        by_seq.setdefault(sight.seq, []).append(sight)
    for seq, group in sorted(by_seq.items()):
        if seq <= len(steps):
            _check_group(steps[seq - 1], group, findings)
        elif seq not in there:
            for sight in group:
                findings.found("P8", "seen, but not in the log", f"{sight.client} {seq}: {sight.text[:160]}")


def _check_group(step: Step, group: list[Sight], findings: Findings) -> None:
    told, shown = step.told(), Projection(step.after)
    for sight in group:
        if sight.is_event:
            wanted = [b"" if told is None else told.for_caller(caller) for caller in sight.callers]
        else:
            wanted = [b'{"table":' + shown.for_caller(caller) + b"}" for caller in sight.callers]
        if sight.text.encode() not in wanted:
            _mismatch(sight, wanted[-1], findings)


def _mismatch(sight: Sight, wanted: bytes, findings: Findings) -> None:
    saw, should = json.loads(sight.text), json.loads(wanted or b"{}")
    example = f"{sight.client} {sight.seq}: saw {_differing(saw, should)}"
    if saw.get("event") != should.get("event"):
        findings.found("P8", "saw another event than the log has", example)
    else:
        findings.found("P9", "saw another table than the log makes", example)


def _differing(saw: dict[str, object], should: dict[str, object]) -> str:
    """Return the first part in which two frames differ."""
    for key, value in saw.items():
        other = should.get(key)
        if isinstance(value, dict) and isinstance(other, dict):
            if value != other:
                return f"{key}.{_differing(value, other)}"
        elif value != other:
            return f"{key}: {str(value)[:200]} instead of {str(other)[:200]}"
    return "the same, written otherwise"


def staleness(
    seen: Sequence[Sight], welcomed: dict[tuple[str, int], float], known: dict[int, float]
) -> list[float]:
    """Return how long after anybody knew of an event each client saw it, if connected all that time."""
    return [
        sight.when - known[sight.seq]
        for sight in seen
        if sight.is_event
        and sight.seq in known
        and welcomed.get((sight.client, sight.connection), sight.when) < known[sight.seq]
    ]
