"""Checks what people were told about their rucksacks. Pure: a history goes in, findings come out.

A failover to a standby that was behind may undo what was acknowledged since it fell behind; nothing else may.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, NamedTuple

from tests.faults.eras import LINGER, Loss
from tests.faults.findings import Findings
from tests.faults.history import Entry, History

KEPT = (HTTPStatus.OK, HTTPStatus.CREATED)


class Request(NamedTuple):
    """A request with its answer."""

    what: str
    asked: float
    told: float
    rucksack: int
    session: str
    status: int
    given: dict[str, Any]
    answer: Any


@dataclass
class Known:
    """What was acknowledged so far, and when."""

    seats: dict[tuple[int, str], float] = field(default_factory=dict)
    """Tokens put into each rucksack, by its number."""
    got: dict[str, float] = field(default_factory=dict)
    """When each token was got."""
    opened: dict[str, float] = field(default_factory=dict)
    """Sessions."""
    closed: dict[str, float] = field(default_factory=dict)
    used: dict[str, float] = field(default_factory=dict)
    """Codes that have opened a rucksack."""


def check_rucksack(history: History, losses: Sequence[Loss]) -> Findings:
    """Check one person's history."""
    findings, known = Findings(people=1), Known()
    for entry in _in_order(history.entries):
        if isinstance(entry, Request):
            _check_request(history.client, entry, known, losses, findings)
        elif entry.kind == "closed":
            known.closed.update((session, entry.when) for session in entry.data["sessions"])
        elif entry.kind == "arrived":
            findings.arrivals += 1
            if not entry.data["mine"] and not _undone(losses, entry.data["got"], entry.when):
                findings.found("P11", "a seat that is not theirs on the other device", history.client)
    return findings


def _in_order(entries: Iterable[Entry]) -> Iterator[Request | Entry]:
    """Yield requests when they were answered, and other entries, in the order of the history."""
    asked: dict[int, Entry] = {}
    for entry in entries:
        if entry.kind == "ask":
            asked[entry.connection] = entry
        elif entry.kind == "told":
            before = asked.pop(entry.connection)
            yield Request(
                before.data["what"],
                before.when,
                entry.when,
                before.data["rucksack"],
                before.data["session"] or "",
                entry.data["status"],
                before.data["facts"],
                entry.data.get("answer"),
            )
        else:
            yield entry


def _check_request(
    client: str, one: Request, known: Known, losses: Sequence[Loss], findings: Findings
) -> None:
    _check_session(client, one, known, losses, findings)
    if one.status not in KEPT:
        return
    if one.what in ("pack", "keep"):
        known.got |= one.given["kept"]
        for token in one.given["kept"]:
            known.seats[one.rucksack, token] = one.told
    if one.what in ("pack", "open"):
        known.opened[one.answer["session"]] = one.told
    if one.what == "open":
        _check_code(client, one, known, losses, findings)
    if one.what == "look":
        _check_seats(client, one, known, losses, findings)


def _check_session(
    client: str, one: Request, known: Known, losses: Sequence[Loss], findings: Findings
) -> None:
    """P11, P13: An open session opens its rucksack; a closed one stays closed, and is told so."""
    closed = known.closed.get(one.session)
    if closed is not None and closed < one.asked and not _undone(losses, closed, one.told):
        if one.status in (*KEPT, HTTPStatus.NO_CONTENT):
            findings.found("P13", "closed, and open again", f"{client}: {one.what}")
        if one.status == HTTPStatus.UNAUTHORIZED:
            findings.found("P13", "closed, and not told so", f"{client}: {one.what}")
    opened = known.opened.get(one.session)
    is_gone = one.status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.GONE)
    if closed is None and opened is not None and is_gone and not _undone(losses, opened, one.told):
        findings.found("P11", "a rucksack that is gone", f"{client}: {one.what}, {one.status}")


def _check_code(client: str, one: Request, known: Known, losses: Sequence[Loss], findings: Findings) -> None:
    """P12: A code opens a rucksack once."""
    code = one.given["code"]
    before = known.used.setdefault(code, one.told)
    if before != one.told and not _undone(losses, before, one.told):
        findings.found("P12", "a code that opened twice", f"{client}: {code}")


def _check_seats(client: str, one: Request, known: Known, losses: Sequence[Loss], findings: Findings) -> None:
    """P11: Every seat that was put in is there, as the token that was put in."""
    there = {seat["token"] for seat in one.answer["seats"]}
    for (rucksack, token), kept in known.seats.items():
        if rucksack != one.rucksack or kept > one.asked or token in there:
            continue
        if not any(_undone(losses, when, one.told) for when in (kept, known.got[token])):
            findings.found("P11", "a seat that is gone", f"{client}: {token[:30]}")


def _undone(losses: Iterable[Loss], when: float, seen: float) -> bool:
    """Whether a failover may have undone what was acknowledged then, as far as is seen now."""
    return any(loss.since <= when <= loss.done + LINGER and loss.asked <= seen for loss in losses)
