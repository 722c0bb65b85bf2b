"""The operations on a table: who sent which command, and the answers, extracted from the histories."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple
from uuid import UUID

from rifugio.answering.callers import HostToken, SeatToken
from rifugio.server.store.events import Row
from rifugio.server.tokens import Tokens
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.reading import reader
from rifugio.table.messages.writing import iso
from rifugio.table.who import Caller
from tests.faults.history import History

read_sent = reader(SentCommand)


class Log(NamedTuple):
    """A table as it is in PostgreSQL after the run."""

    game_id: int
    join_link: str
    watch_link: str
    rows: tuple[Row, ...]
    secret: bytes
    """The secret of its bag."""


SHOWN: Final = re.compile(r'\{(?:"went_back":true,)?"(?:event|table)":\{"seq":(\d+),')


@dataclass
class Operation:
    """A command that a client sent, perhaps many times."""

    client: str
    sent: SentCommand
    invoked: float
    caller: Caller
    """By all tokens that the client had when it was first sent."""
    expected_at: str | None = None
    """When the event that it was decided on was stored, as the client said."""
    seen_at: str | None = None
    """The same, as the client had been told: it does not say so of an event that was taken back since."""
    accepted: list[tuple[float, int]] = field(default_factory=list)
    """When, and at which seq."""
    refused: list[tuple[float, str, int]] = field(default_factory=list)
    """When, why, and the head that was reported."""
    unknowns: int = 0

    def named(self, row: Row) -> bool:
        """Whether this may be the event that the client named."""
        return self.expected_at is None or self.expected_at == iso(row.at)

    def saw(self, row: Row) -> bool:
        """Whether this may be the event that it was decided on."""
        at = self.expected_at or self.seen_at
        return at is None or at == iso(row.at)

    @property
    def name(self) -> str:
        kind = self.sent.command.kind
        return f"{self.client} {kind} {str(self.sent.id)[:8]} on {self.sent.expected_seq}"


def caller_with(tokens: Iterable[str], link: str, reader: Tokens, joining: bool) -> Caller:
    """Return the caller with these tokens."""
    seats, host = set(), False
    for text in tokens:
        token = _read(reader, text)
        if token is None or token.table != link:
            continue
        if isinstance(token, HostToken):
            host = True
        else:
            seats.add((token.seat, token.generation))
    return Caller(frozenset(seats), host, joining)


@lru_cache(maxsize=1024)
def _read(reader: Tokens, text: str) -> SeatToken | HostToken | None:
    """Read a token once: a client shows it on every connection, and has it with every command."""
    return reader.read(text)


def operations(log: Log, histories: Iterable[History], reader: Tokens) -> dict[UUID, Operation]:
    """Return all operations by command id."""
    found: dict[UUID, Operation] = {}
    for history in histories:
        tokens: list[str] = []
        shown: dict[int, str] = {}
        for entry in history.entries:
            if entry.kind == "hello":
                tokens = list(entry.data["tokens"])
            elif entry.kind == "invoke":
                sent = read_sent(dict(entry.data))
                caller = caller_with(tokens, log.join_link, reader, history.link == log.join_link)
                found[sent.id] = Operation(history.client, sent, entry.when, caller)
            elif entry.kind == "send":
                operation = found[UUID(entry.data["id"])]
                operation.expected_at = entry.data.get("at")
                operation.seen_at = _seen_at(shown, operation.sent.expected_seq)
            elif (match := SHOWN.match(entry.text)) is not None:
                shown[int(match[1])] = entry.text
            elif entry.text.startswith('{"answer"'):
                answer = json.loads(entry.text)["answer"]
                tokens += [answer["token"]] if answer.get("token") else []
                _answered(found[UUID(answer["id"])], entry.when, answer)
    return found


def _seen_at(shown: Mapping[int, str], seq: int) -> str | None:
    """Return when the event was stored that a client last saw by this number; it may be lost."""
    if seq not in shown:
        return None
    frame = json.loads(shown[seq])
    return str((frame.get("event") or frame["table"])["at"])


def _answered(operation: Operation, when: float, answer: dict[str, Any]) -> None:
    match answer["answer"]:
        case "accepted":
            operation.accepted.append((when, answer["seq"]))
        case "refused":
            operation.refused.append((when, answer["code"], answer["head"]))
        case _:
            operation.unknowns += 1
