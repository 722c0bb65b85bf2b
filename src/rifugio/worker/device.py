"""All that a worker holds: the tables that are open on this device, and the pages at them."""

import json
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final
from uuid import UUID, uuid4

from rifugio.answering.room_codes import new_room
from rifugio.answering.thoughts import Review, Thought
from rifugio.dealer import SALT_LENGTH, SALTS
from rifugio.table.messages.events import Event, Kept
from rifugio.table.messages.frames import HelloFrame, read_frame
from rifugio.table.messages.options import Options
from rifugio.table.opening import opened
from rifugio.worker import reviews
from rifugio.worker.hosted import HostedTable
from rifugio.worker.outcome import Outcome
from rifugio.worker.rows import Row, read_row
from rifugio.worker.sockets import BAD_FRAME, NO_TABLE, Socket

SECRET_BYTES: Final = 32
MARK: Final = "L"
"""The last character of a link on a device; no link of a server ends with it."""


class Chance:
    """The browser's own generator: a worker that starts from a snapshot has no other randomness."""

    def below(self, number: int) -> int:
        """Return a random number from 0 to number - 1."""
        return secrets.randbelow(number)


class Device:
    """The open tables, by link, and the pages' sockets, by number."""

    def __init__(self) -> None:
        self.tables: dict[str, HostedTable] = {}
        self.sockets: dict[int, Socket] = {}

    def now(self) -> datetime:
        """Return the time of day."""
        return datetime.now(UTC)

    def load(self, link: str, secret: str, rows: Iterable[str], known: Iterable[tuple[int, str]]) -> None:
        """Open a stored table, with the reviews of its seats."""
        hosted = HostedTable(link, bytes.fromhex(secret), map(read_row, rows), self.open)
        self.tables[link] = hosted
        for seat, text in known:
            state, ply, decisions = json.loads(text)
            hosted.reviews[seat] = Review(state, ply, tuple(decisions))

    def due(self, link: str) -> Outcome:
        """Ask what a table waits for: it was opened again, or another page no longer answers for it."""
        outcome, hosted = Outcome(), self.tables[link]
        outcome.asked += hosted.due(self.now())
        for seat in hosted.reviews:
            outcome.asked += reviews.due(hosted, seat)
        return outcome

    def follow(self, link: str, rows: Iterable[str]) -> Outcome:
        """Apply the events that another page of this device has stored."""
        outcome = Outcome()
        self.tables[link].follow(map(read_row, rows), outcome)
        outcome.asked += self.tables[link].due(self.now())
        return outcome

    def forget(self, link: str) -> None:
        """Drop a table from memory: what it has not stored is lost."""
        self.tables.pop(link, None)

    def open(self, options: Options, kept: tuple[Kept, ...], now: datetime, outcome: Outcome) -> str:
        """Open a table; return its link."""
        secret = secrets.token_bytes(SECRET_BYTES)
        salts = [secrets.token_bytes(SALT_LENGTH) for _ in range(SALTS)]
        return self.begin(secret, [opened(options, new_room(Chance()), secret, salts, kept)], now, outcome)

    def begin(self, secret: bytes, events: Iterable[Event], now: datetime, outcome: Outcome) -> str:
        """Begin a table with its first events."""
        link = secrets.token_urlsafe(16)[:21] + MARK
        rows = [Row(seq, uuid4(), now, event) for seq, event in enumerate(events, start=1)]
        hosted = self.tables[link] = HostedTable(link, secret, rows, self.open)
        outcome.secrets[link] = secret.hex()
        outcome.rows += [(link, row) for row in rows]
        outcome.mine[link] = hosted.mine()
        outcome.asked += hosted.due(now)
        return link

    def greet(self, number: int, link: str, text: str) -> Outcome:
        """Seat a page at a table, by its first frame."""
        outcome, hosted = Outcome(), self.tables.get(link)
        if hosted is None:
            outcome.closed.append((number, NO_TABLE))
            return outcome
        try:
            frame = read_frame(text)
        except ValueError:
            frame = None
        if not isinstance(frame, HelloFrame):
            outcome.closed.append((number, BAD_FRAME))
            return outcome
        socket = self.sockets[number] = Socket(number, hosted, frame.hello)
        socket.greet(frame.hello, outcome)
        return outcome

    def hear(self, number: int, text: str) -> Outcome:
        """Handle a frame from a page; those of a page that has left are dropped."""
        outcome, socket = Outcome(), self.sockets.get(number)
        if socket is not None:
            socket.hear(text, self.now(), outcome)
        return outcome

    def leave(self, number: int) -> None:
        """Forget a page."""
        socket = self.sockets.pop(number, None)
        if socket is not None and socket in socket.hosted.listeners:
            socket.hosted.listeners.remove(socket)

    def answered(self, key: str, answer: str) -> Outcome:
        """Go on with what was asked; an answer about an earlier table is dropped."""
        outcome, now = Outcome(), self.now()
        kind, whose, *rest = key.split(":")
        if kind == "hint":
            socket = self.sockets.get(int(whose))
            if socket is not None:
                socket.hint(UUID(rest[1]), int(rest[0]), thoughts_of(answer) or "nobody_free", outcome)
            return outcome
        hosted = self.tables.get(whose)
        if hosted is None:
            return outcome
        if kind == "review":
            review = hosted.reviews.get(int(rest[0]))
            if review is not None and review.ply == int(rest[1]):
                reviews.judged_more(hosted, int(rest[0]), answer, outcome)
        elif hosted.table.seq == int(rest[0]):
            if kind == "deadline":
                hosted.expire(now, outcome)
            else:
                hosted.play(thoughts_of(answer), now, outcome)
        return outcome


def thoughts_of(answer: str) -> list[Thought]:
    """Return a bot's plan; none if it failed."""
    return [Thought(*one) for one in json.loads(answer).get("thoughts", ())]
