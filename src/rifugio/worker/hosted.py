"""A table on this device, with its log: decides commands, and tells its sockets what happened."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final, Protocol
from uuid import UUID, uuid5

from rifugio.answering.callers import HostToken, SeatToken, mine_of
from rifugio.answering.glances import glance_of
from rifugio.answering.granting import CommandAnswers
from rifugio.answering.refusing import refusal, sees
from rifugio.answering.thoughts import Review, Thought, bot_question
from rifugio.table.clocks import GRACE, bot_is_to_move, deadline
from rifugio.table.decide import Declined, check_rematch, decide, rematch_of
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.answers import Accepted, Answer
from rifugio.table.messages.commands import Expire, MakeMove, Rematch, SentCommand
from rifugio.table.messages.events import Event, Kept, RematchOpened
from rifugio.table.messages.options import Options
from rifugio.table.messages.writing import plain
from rifugio.table.projection import EventProjection, Projection
from rifugio.table.table import Table
from rifugio.table.who import BotPlayer, Timer, Who
from rifugio.worker.outcome import Asked, Outcome
from rifugio.worker.rows import Row
from rifugio.worker.tokens import LocalTokens

TOKENS: Final = LocalTokens()
ANSWERS: Final = CommandAnswers(TOKENS)
LAST_RESORT: Final = "squirrel"
"""Plays in the place of a bot that fails."""
_OWN: Final = UUID("0a6e2f0c-6f0b-5d3e-8f7c-2f1f5a3c2d71")


Open = Callable[[Options, tuple[Kept, ...], datetime, Outcome], str]
"""Opens another table on this device, and returns its link."""


class Listener(Protocol):
    """Gets every event of a table."""

    def happened(self, told: EventProjection, outcome: Outcome) -> None:
        """Handle an event."""


class HostedTable:
    """A table, its log, and who listens to it."""

    def __init__(self, link: str, secret: bytes, rows: Iterable[Row], open_another: Open) -> None:
        self.link, self.secret, self._open = link, secret, open_another
        self.rows: list[Row] = []
        self.listeners: list[Listener] = []
        self.reviews: dict[int, Review] = {}
        self.projection: Projection
        self.follow(rows, Outcome())

    @property
    def table(self) -> Table:
        """The table after its last event."""
        return self.projection.table

    def follow(self, rows: Iterable[Row], outcome: Outcome) -> None:
        """Apply events that are stored already; raise PoisonEvent if one does not fit."""
        for row in rows:
            if row.seq > len(self.rows):
                self._take_in(row, outcome)

    def answer(self, who: Who, sent: SentCommand, now: datetime, outcome: Outcome) -> Answer:
        """Decide a command; the same command always gets the same answer (idempotent)."""
        table = self.table
        if sent.id in table.answered:
            return ANSWERS.accepted(table, self.link, who, sent)
        if isinstance(sent.command, Rematch) and (
            already := ANSWERS.rematched(table, who, sent.id, table.seq)
        ):
            return already
        if not sees(sent, table):
            return refusal(sent, "stale", table)
        event = self._decide(who, sent, now, outcome)
        if isinstance(event, Declined):
            return refusal(sent, event.code, table, event.reason)
        self.append(sent.id, event, now, outcome)
        return ANSWERS.accepted(self.table, self.link, who, sent)

    def _decide(self, who: Who, sent: SentCommand, now: datetime, outcome: Outcome) -> Event | Declined:
        if not isinstance(sent.command, Rematch):
            return decide(self.table, who, sent.command, lambda: self.secret)
        declined = check_rematch(self.table, who)
        return declined or RematchOpened(table=self._open(*rematch_of(self.table), now, outcome))

    def append(self, command_id: UUID, event: Event, now: datetime, outcome: Outcome) -> None:
        """Append an event, with everything it calls for."""
        before = self.table
        row = Row(before.seq + 1, command_id, now, event)
        self._take_in(row, outcome)
        outcome.rows.append((self.link, row))
        outcome.mine[self.link] = self.mine()
        for duty in duties(before, self.table):
            if duty.kind in ("bot", "deadline"):
                outcome.asked.append(self._asked(duty.kind, duty.after_seconds))

    def _take_in(self, row: Row, outcome: Outcome) -> None:
        before = self.projection if self.rows else None
        table = None if before is None else before.table
        self.projection = _projection(fold(table, row.seq, row.command_id, row.at, row.event))
        self.rows.append(row)
        told = EventProjection(before, self.projection, row.event, row.at)
        for listener in tuple(self.listeners):
            listener.happened(told, outcome)

    def mine(self) -> list[dict[str, object]]:
        """Return the status of every token that is valid now."""
        link, seats = self.link, enumerate(self.table.seats)
        held = [SeatToken(link, number, seat.generation) for number, seat in seats if seat.held]
        glance = glance_of(self.table)
        found = [mine_of(TOKENS.host(link), HostToken(link), self.table, glance)]
        found += [mine_of(TOKENS.seat(*token), token, self.table, glance) for token in held]
        return [plain(one) for one in found]

    def story(self, after: int) -> Iterator[EventProjection]:
        """Yield all events after this one, except the opening."""
        before: Projection | None = None
        for row in self.rows:
            table = None if before is None else before.table
            now = _projection(fold(table, row.seq, row.command_id, row.at, row.event))
            if row.seq > max(after, 1):
                yield EventProjection(before, now, row.event, row.at)
            before = now

    def due(self, now: datetime) -> list[Asked]:
        """Return what the table waits for, when it is opened again."""
        late = deadline(self.table)
        if bot_is_to_move(self.table):
            return [self._asked("bot", 0)]
        if late is not None:
            return [self._asked("deadline", max(0.0, (late - now).total_seconds()) + GRACE)]
        return []

    def _asked(self, kind: str, after: float) -> Asked:
        key = f"{kind}:{self.link}:{self.table.seq}"
        if kind == "deadline":
            return Asked(key, "wait", None, after)
        return Asked(key, "think", bot_question(self.table, self._bot()), after)

    def _bot(self) -> str:
        """Return the bot that is to move."""
        seat = self.table.to_move
        assert seat is not None
        return self.table.seats[seat].bot or LAST_RESORT

    def play(self, thoughts: Sequence[Thought], now: datetime, outcome: Outcome) -> None:
        """Make the moves of a bot's plan; if it failed, another bot is asked."""
        if not thoughts:
            question = bot_question(self.table, LAST_RESORT)
            outcome.asked.append(Asked(f"bot:{self.link}:{self.table.seq}", "think", question, 1))
        for thought in thoughts:
            seat, bot = self.table.to_move, self._bot()
            assert seat is not None
            sent = self._own("bot", MakeMove(seat=seat, move=thought.move))
            outcome.asked = [one for one in outcome.asked if not one.key.startswith(f"bot:{self.link}:")]
            answer = self.answer(BotPlayer(bot, thought.remark or None), sent, now, outcome)
            if not isinstance(answer, Accepted):
                raise ValueError(f"{bot} may not {thought.move}: {answer}")

    def expire(self, now: datetime, outcome: Outcome) -> None:
        """End the turn of whoever's time is up."""
        seat, late = self.table.to_move, deadline(self.table)
        if seat is not None and late is not None and late <= now:
            self.answer(Timer(), self._own("timer", Expire(seat=seat)), now, outcome)

    def _own(self, kind: str, command: MakeMove | Expire) -> SentCommand:
        own_id = uuid5(_OWN, f"{self.link}/{self.table.seq}/{kind}")
        return SentCommand(id=own_id, expected_seq=self.table.seq, command=command)


def _projection(table: Table) -> Projection:
    """Return the projection of a table that stays on its device until somebody plays on."""
    return Projection(table, tended=False)
