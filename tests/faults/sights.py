"""Checks what the clients were shown against what the log says they should have seen."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple
from uuid import UUID

from rifugio.server.tokens import Tokens
from rifugio.table.messages.events import Sat
from rifugio.table.projection import own_seats
from rifugio.table.who import Caller
from tests.faults.eras import Era, at_that_time, shared
from tests.faults.findings import Findings
from tests.faults.history import Entry, History
from tests.faults.operations import caller_with

FRAME: Final = re.compile(r'\{("went_back":true,)?"(event|table)":\{"seq":(\d+)')


class Sight(NamedTuple):
    """A table, with or without the event before it, as a client was sent it."""

    client: str
    when: float
    connection: int
    seq: int
    is_event: bool
    went_back: bool
    """Whether it was marked as having gone back."""
    text: str
    callers: tuple[Caller, ...]
    """Who the client was; two candidates while sitting down, as the client does not know when it happens."""
    era: int
    """The log that explains it; the last candidate if none does."""
    explained: bool = False
    """Whether one does."""

    def is_of(self, era: Era) -> bool:
        """Whether a log's projection equals it byte for byte."""
        if not 0 < self.seq <= len(era.steps):
            return False
        text = self.text.replace('"went_back":true,', "", 1) if self.went_back else self.text
        return text.encode() in era.wanted(self.seq, self.is_event, self.callers)


class Visit:
    """One connection of a client, followed frame by frame."""

    def __init__(self, number: int, callers: tuple[Caller, ...], after: int, era: int) -> None:
        self.number, self.callers, self.last, self.era = number, callers, after, era
        self.begun = False
        """Whether the first table or event has come; before that any table may."""
        self.welcomed: float | None = None

    def place(self, eras: Sequence[Era], sight: Sight) -> tuple[Sight, bool]:
        """Return a sight with the era that explains it, and whether it may come next.

        A connection that was sent something an era does not have never returns to it. While all it was sent
        is in both logs, a late message of a node that stood still may bring it an event that is lost. The
        client's next connection may lead to a node that has not noticed yet.
        """
        possible = at_that_time(eras, sight.when)
        there = [era for era in possible if not self.begun or era.number >= self.era]
        left = [era for era in possible if self.begun and era.number < self.era]
        alike = [era for era in left if self.last <= shared(eras, eras[self.era], era)]
        explaining = [era for era in (*there, *alike) if sight.is_of(era)]
        for era in explaining:
            if self._follows(eras, era, sight):
                break
        else:
            era = (explaining or there)[-1]
        fits = self._follows(eras, era, sight)
        self.begun, self.last, self.era = True, sight.seq, era.number
        return sight._replace(era=era.number, explained=bool(explaining)), fits

    def _follows(self, eras: Sequence[Era], era: Era, sight: Sight) -> bool:
        """Whether this may come next: the next event, or the current table, or any table at first.

        When the end of the log was lost, clients who had seen some of it are sent the current table, marked
        as having gone back; no one else is.
        """
        known = min(self.last, len(eras[self.era].log.rows))
        all_there = era.number == self.era or known <= shared(eras, eras[self.era], era)
        if sight.went_back:
            return not all_there or self.last > len(era.log.rows)
        if sight.is_event:
            return all_there and sight.seq == self.last + 1
        return all_there and (not self.begun or sight.seq == self.last)


def sights(eras: Sequence[Era], history: History, reader: Tokens, findings: Findings) -> Iterator[Sight]:
    """P8: Yield everything that a client saw, and check its order on each connection."""
    log = eras[-1].log
    joining = history.link == log.join_link
    gains = {
        step.row.command_id: step.event for era in eras for step in era.steps if isinstance(step.event, Sat)
    }
    visit = Visit(0, (Caller(),), 0, 0)
    lost: float | None = None
    for entry in history.entries:
        if entry.kind == "hello":
            caller = caller_with(entry.data["tokens"], log.join_link, reader, joining)
            visit = Visit(entry.connection, (caller,), entry.data["after"], visit.era)
        elif entry.kind == "lost" and visit.welcomed is not None:
            lost = entry.when
        elif entry.kind == "gone" and all(era.rows for era in at_that_time(eras, entry.when)):
            findings.found("P8", "told that there is no such table", f"{history.client} at {entry.when}")
        elif entry.kind == "send" and (gained := gains.get(UUID(entry.data["id"]))) is not None:
            visit.callers = _sitting_down(visit.callers, gained)
        elif entry.text.startswith('{"welcome"'):
            visit.welcomed = entry.when
            if lost is not None:
                findings.reconnects.append(entry.when - lost)
            _check_welcome(entry, visit, eras, findings, history.client)
        elif entry.text.startswith('{"answer"'):
            visit.callers = _sat_down(visit.callers, json.loads(entry.text)["answer"], gains)
        elif (match := FRAME.match(entry.text)) is not None:
            seq, is_event = int(match[3]), match[2] == "event"
            frame = Sight(
                history.client,
                entry.when,
                visit.number,
                seq,
                is_event,
                match[1] is not None,
                entry.text,
                visit.callers,
                0,
            )
            sight, fits = visit.place(eras, frame)
            if not fits:
                findings.found(
                    "P8", "out of order on a connection", f"{history.client}: {seq} at {entry.when}"
                )
            yield sight


def _with(caller: Caller, gained: Sat) -> Caller:
    return Caller(caller.seats | {(gained.seat, gained.generation)}, caller.host, caller.may_join)


def _sitting_down(callers: tuple[Caller, ...], gained: Sat) -> tuple[Caller, ...]:
    return tuple(dict.fromkeys((*callers, _with(callers[0], gained))))


def _sat_down(
    callers: tuple[Caller, ...], answer: dict[str, str], gains: dict[UUID, Sat]
) -> tuple[Caller, ...]:
    gained = gains.get(UUID(answer["id"])) if answer["answer"] == "accepted" else None
    return callers if gained is None else (_with(callers[-1], gained),)


def _check_welcome(entry: Entry, visit: Visit, eras: Sequence[Era], findings: Findings, client: str) -> None:
    """P8, P9: The head in a welcome is in the log, and the seats are the client's own."""
    welcome = json.loads(entry.text)["welcome"]
    head = welcome["head"]
    there = [era for era in at_that_time(eras, entry.when) if 0 < head <= len(era.steps)]
    if not there:
        findings.found("P8", "a head that is not in the log", f"{client}: welcomed at {head}")
    elif all(
        welcome["seats"] != sorted(own_seats(era.steps[head - 1].after, visit.callers[0])) for era in there
    ):
        findings.found("P9", "welcomed to other seats", f"{client}: {entry.text}")


def check_sights(eras: Sequence[Era], seen: Iterable[Sight], findings: Findings) -> None:
    """P8, P9: Everything a client saw equals the log's projection for that client, byte for byte.

    Events that cannot be replayed are not compared; that is a violation of its own.
    """
    for sight in seen:
        findings.frames += 1
        era = eras[sight.era]
        if sight.seq > len(era.steps):
            if sight.seq not in era.rows:
                findings.found(
                    "P8", "seen, but not in the log", f"{sight.client} {sight.seq}: {sight.text[:160]}"
                )
        elif not sight.explained:
            _mismatch(sight, era.wanted(sight.seq, sight.is_event, sight.callers)[-1], findings)


def _mismatch(sight: Sight, wanted: bytes, findings: Findings) -> None:
    saw, should = json.loads(sight.text), json.loads(wanted or b"{}")
    example = f"{sight.client} {sight.seq}: saw {_differing(saw, should)}"
    if saw.get("event") != should.get("event"):
        findings.found("P8", "saw another event than the log has", example)
    else:
        findings.found("P9", "saw another table than the log makes", example)


def _differing(saw: dict[str, object], should: dict[str, object]) -> str:
    """Return the first field in which two frames differ."""
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
    """Return the delay with which each event reached each client that was connected the whole time."""
    return [
        sight.when - known[sight.seq]
        for sight in seen
        if sight.is_event
        and sight.seq in known
        and welcomed.get((sight.client, sight.connection), sight.when) < known[sight.seq]
    ]
