"""A page at a table: the frames of the server's socket, without a network."""

from datetime import datetime
from typing import Final
from uuid import UUID

from rifugio.answering.analysis import answer_why_not, hint_of, ways_for, worth_for
from rifugio.answering.callers import caller_of, may_see
from rifugio.answering.thoughts import Thought, hint_question
from rifugio.table.messages.answers import Accepted, Answer
from rifugio.table.messages.commands import Claim, SentCommand, Sit
from rifugio.table.messages.frames import (
    AnswerFrame,
    ChatFrame,
    CommandFrame,
    Hello,
    PhraseFrame,
    PingFrame,
    PingTileFrame,
    PongFrame,
    ServerFrame,
    Welcome,
    WelcomeFrame,
    read_frame,
    write_frame,
)
from rifugio.table.messages.questions import (
    AskHintFrame,
    AskWaysFrame,
    AskWhyNotFrame,
    AskWorthFrame,
    HintFrame,
    NoHint,
    WaysFrame,
    WhyNot,
    WhyNotFrame,
    WorthFrame,
)
from rifugio.table.messages.writing import iso, write_json
from rifugio.table.projection import EventProjection, own_seats
from rifugio.table.who import Caller
from rifugio.worker.hosted import TOKENS, HostedTable
from rifugio.worker.outcome import Asked, Outcome

BAD_FRAME: Final = 4000
NO_TABLE: Final = 4004


class Socket:
    """A page that listens to a table."""

    def __init__(self, number: int, hosted: HostedTable, hello: Hello) -> None:
        self.number, self.hosted = number, hosted
        self.caller = caller_of(TOKENS, hosted.link, hello.tokens)

    def seats(self) -> list[int]:
        """Return the seats the page holds now."""
        return sorted(own_seats(self.hosted.table, self.caller))

    def greet(self, hello: Hello, outcome: Outcome) -> None:
        """Send what the page missed; from now on it gets events."""
        hosted, table = self.hosted, self.hosted.table
        welcome = Welcome(seats=tuple(self.seats()), host=self.caller.host, head=table.seq, link=hosted.link)
        self._say(WelcomeFrame(welcome=welcome), outcome)
        row = hosted.rows[hello.after - 1] if 0 < hello.after <= len(hosted.rows) else None
        if hello.at is not None and (row is None or iso(row.at) != hello.at):
            self._tell(f'{{"went_back":true,{self._table()[1:]}', outcome)
        elif hello.at is None or row is None or row.seq < table.seq:
            self._tell(self._table(), outcome)
        self._tell(write_json({"presence": {"seats": self.seats(), "watching": 0}}), outcome)
        hosted.listeners.append(self)

    def happened(self, told: EventProjection, outcome: Outcome) -> None:
        """Send an event, or close if the page may no longer see the table."""
        if may_see(self.hosted.table, self.caller):
            self._tell(told.for_caller(self.caller).decode(), outcome)
        else:
            outcome.closed.append((self.number, NO_TABLE))

    def hear(self, text: str, now: datetime, outcome: Outcome) -> None:
        """Handle a frame from the page."""
        try:
            frame = read_frame(text)
        except ValueError:
            outcome.closed.append((self.number, BAD_FRAME))
            return
        match frame:
            case CommandFrame(command=sent):
                self.answer(sent, self.hosted.answer(self.caller, sent, now, outcome), outcome)
            case AskWhyNotFrame(why_not=asked):
                reason = answer_why_not(self.hosted.table, asked)
                self._say(WhyNotFrame(why_not=WhyNot(id=asked.id, reason=reason)), outcome)
            case AskWaysFrame(ways=asked):
                self._say(WaysFrame(ways=ways_for(self.hosted.table, self.seats(), asked.id)), outcome)
            case AskWorthFrame(worth=asked):
                self._say(WorthFrame(worth=worth_for(self.hosted.table, self.seats(), asked)), outcome)
            case AskHintFrame(hint=asked):
                self._ask_hint(asked.id, outcome)
            case PhraseFrame() | PingTileFrame() | ChatFrame():
                self._tell(write_frame(frame).decode(), outcome)
            case PingFrame(ping=number):
                self._say(PongFrame(pong=number), outcome)
            case _:
                outcome.closed.append((self.number, BAD_FRAME))

    def answer(self, sent: SentCommand, answer: Answer, outcome: Outcome) -> None:
        """Send the answer to a command; a seat that it granted is this page's from now on."""
        if isinstance(answer, Accepted) and answer.token and isinstance(sent.command, Sit | Claim):
            gained = caller_of(TOKENS, self.hosted.link, [answer.token])
            self.caller = Caller(self.caller.seats | gained.seats, self.caller.host)
            self._tell(self._table(), outcome)
        self._say(AnswerFrame(answer=answer), outcome)

    def _ask_hint(self, asked: UUID, outcome: Outcome) -> None:
        table = self.hosted.table
        if table.to_move not in self.seats():
            self.hint(asked, table.seq, "not_your_turn", outcome)
            return
        key = f"hint:{self.number}:{table.seq}:{asked}"
        outcome.asked.append(Asked(key, "think", hint_question(table), 0))

    def hint(self, asked: UUID, seq: int, found: list[Thought] | NoHint, outcome: Outcome) -> None:
        """Send a hint, or why there is none; one for an earlier table is none."""
        table = self.hosted.table
        if seq != table.seq:
            found = "nobody_free"
        self._say(HintFrame(hint=hint_of(found, table, asked)), outcome)

    def _table(self) -> str:
        return '{"table":' + self.hosted.projection.for_caller(self.caller).decode() + "}"

    def _say(self, frame: ServerFrame, outcome: Outcome) -> None:
        self._tell(write_frame(frame).decode(), outcome)

    def _tell(self, text: str, outcome: Outcome) -> None:
        outcome.frames.append((self.number, text))
