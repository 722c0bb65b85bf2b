"""Hand-made histories: a table, and clients who saw exactly its log. Tests then corrupt something."""

import json
from collections.abc import Iterable
from datetime import timedelta
from typing import Any
from uuid import UUID

import rifugio
from rifugio.engine.text.moves import write_move
from rifugio.server.ids import derived_id
from rifugio.server.play.event_bytes import event_of
from rifugio.server.store.events import Row
from rifugio.server.tokens import Tokens
from rifugio.table.decide import Declined, decide
from rifugio.table.fold import fold
from rifugio.table.messages.commands import Command, Expire, MakeMove, PutBot, SentCommand, Sit, Start
from rifugio.table.messages.events import write_event
from rifugio.table.messages.options import Clock, Options
from rifugio.table.messages.writing import plain
from rifugio.table.opening import opened
from rifugio.table.personal import parted
from rifugio.table.projection import EventProjection, Projection, table_json
from rifugio.table.who import BotPlayer, Caller, Timer, Who
from tests.faults.checker import check_table
from tests.faults.eras import Loss
from tests.faults.findings import Findings
from tests.faults.history import Entry, History
from tests.faults.operations import Log, caller_with
from tests.table.driving import BEGAN, LOOKS, SALTS, SECRET

LINK, WATCH = "A" * 22, "B" * 21 + "A"
GAME = 7
TOKENS = Tokens(b"k" * 32)
CLIENTS = ("ann", "ben")


class Story:
    """A table with its log and its clients' histories; tests may corrupt any of it."""

    def __init__(self, options: Options) -> None:
        event = opened(options, "red-owl-hut", SECRET, SALTS)
        self.at = BEGAN
        self.clock = 100.0
        bare, texts = parted(event)
        self.rows = [Row(1, UUID(int=1), -3, 1, self.at, write_event(bare), texts)]
        self.table = fold(None, 1, UUID(int=1), self.at, event)
        self.entries: dict[str, list[Entry]] = {}
        self.callers: dict[str, Caller] = {}
        self.lost: list[tuple[Row, ...]] = []
        """The log as it was before each failover to a lagging standby."""
        self.losses: list[Loss] = []
        self._ids = 1

    def note(self, client: str, kind: str, text: str = "", **data: object) -> None:
        """Record an entry in a client's history."""
        self.clock += 0.01
        self.entries.setdefault(client, []).append(Entry(kind, self.clock, 1, data, text))

    def hear(self, client: str, text: str) -> None:
        self.note(client, "frame", text)

    def enter(self, client: str, tokens: Iterable[str] = (), seats: Iterable[int] = ()) -> None:
        """Connect a client: it is sent the current table."""
        self.note(client, "hello", tokens=list(tokens), after=0)
        caller = self.callers[client] = caller_with(tokens, LINK, TOKENS, joining=True)
        welcome = {"seats": list(seats), "host": caller.host, "head": self.table.seq, "link": LINK}
        self.hear(client, json.dumps({"welcome": welcome}))
        self.see_table(client)

    def see_table(self, client: str) -> None:
        shown = table_json(self.table, self.callers[client]).decode()
        self.hear(client, f'{{"table":{shown}}}')

    def invoke(self, client: str, command: Command, expected_seq: int | None = None) -> SentCommand:
        """Record that a client sends a command."""
        self._ids += 1
        expected = self.table.seq if expected_seq is None else expected_seq
        sent = SentCommand(id=UUID(int=self._ids), expected_seq=expected, command=command)
        self.note(client, "invoke", **plain(sent))
        self.note(client, "send", id=str(sent.id))
        return sent

    def answer(self, client: str, sent: SentCommand, **answer: Any) -> None:  # noqa: ANN401 - it is JSON
        self.hear(client, json.dumps({"answer": {"id": str(sent.id), **answer}}))

    def refuse(self, client: str, sent: SentCommand, code: str) -> None:
        self.answer(client, sent, answer="refused", code=code, head=self.table.seq)

    def accept(self, client: str, command: Command) -> SentCommand:
        """A command is sent, carried out, seen by all and acknowledged."""
        sent = self.invoke(client, command)
        self.happen(self.callers[client], sent)
        token = None
        if isinstance(command, Sit):
            gained = command.seat, self.table.seats[command.seat].generation
            token = TOKENS.seat(LINK, *gained)
            old = self.callers[client]
            self.callers[client] = Caller(old.seats | {gained}, old.host)
            self.see_table(client)
        self.answer(client, sent, answer="accepted", seq=self.table.seq, token=token)
        return sent

    def happen(self, who: Who, sent: SentCommand) -> None:
        """Append an event, a second later, and show it to everybody."""
        before = self.table
        event = decide(before, who, sent.command, lambda: SECRET)
        assert not isinstance(event, Declined), event
        self.at += timedelta(seconds=1)
        bare, texts = parted(event)
        self.rows.append(Row(before.seq + 1, sent.id, 0, 1, self.at, write_event(bare), texts))
        self.table = fold(before, before.seq + 1, sent.id, self.at, event)
        told = EventProjection(Projection(before), Projection(self.table), event, self.at)
        for client, caller in self.callers.items():
            self.hear(client, told.for_caller(caller).decode())

    def by_the_server(self, who: BotPlayer | Timer, command: Command) -> None:
        """An event by a bot or the timer."""
        own_id = derived_id(GAME, self.table.seq, "timer" if isinstance(who, Timer) else "bot")
        self.happen(who, SentCommand(id=own_id, expected_seq=self.table.seq, command=command))

    def move(self) -> MakeMove:
        """Return a move that can be made."""
        seat = self.table.to_move
        assert seat is not None
        return MakeMove(seat=seat, move=write_move(next(iter(rifugio.legal_moves(self.table.begun.state)))))

    def mover(self) -> str:
        """Return the client to move."""
        return CLIENTS[self.table.to_move or 0]

    def expire(self, after: float) -> None:
        """Let a turn's time run out, this many seconds after its last event."""
        self.at += timedelta(seconds=after - 1)
        self.by_the_server(Timer(), Expire(seat=self.table.to_move or 0))

    def fail_over(self, keep: int, since: float) -> None:
        """Fail over to a standby that has this many events, and has lagged since a given time."""
        self.lost.append(tuple(self.rows))
        self.losses.append(Loss(since, self.clock, self.clock + 1))
        self.clock += 2
        self.rows = self.rows[:keep]
        table = None
        for row in self.rows:
            table = fold(table, row.seq, row.command_id, row.at, event_of(row))
        assert table is not None
        self.table = table

    def go_back(self, client: str) -> None:
        """Show a client the current table, marked as having gone back."""
        shown = table_json(self.table, self.callers[client]).decode()
        self.hear(client, f'{{"went_back":true,"table":{shown}}}')

    def check(self, goes_on_after: float | None = None) -> Findings:
        """Return the checker's findings."""
        *lost, log = [Log(GAME, LINK, WATCH, tuple(rows), SECRET) for rows in (*self.lost, self.rows)]
        histories = [History(client, LINK, tuple(entries)) for client, entries in self.entries.items()]
        return check_table(log, histories, TOKENS, lost, self.losses, goes_on_after)


def told(bot: bool = False, live: bool = False) -> Story:
    """Return a valid story: two people sit down, start, and make a move each."""
    clock = Clock(kind="live", seconds=5) if live else Clock()
    story = Story(Options(players=3 if bot else 2, clock=clock))
    story.enter("ann", [TOKENS.host(LINK)])
    story.enter("ben")
    for seat, client in enumerate(CLIENTS):
        story.accept(client, Sit(seat=seat, look=LOOKS[seat], word=f"word {seat}"))
    if bot:
        story.accept("ann", PutBot(seat=2, bot="squirrel"))
    story.accept("ann", Start(first="draw"))
    while story.table.seats[story.table.to_move or 0].kind == "bot":
        story.by_the_server(BotPlayer("squirrel", {"code": "chance"}), story.move())
    story.accept(story.mover(), story.move())
    return story


def broken(story: Story) -> set[tuple[str, str]]:
    """Return which properties are violated, and how."""
    return set(story.check().violations)


def last_sight(story: Story, client: str) -> int:
    """Return the index of a client's last event in its history."""
    texts = [entry.text for entry in story.entries[client]]
    return max(number for number, text in enumerate(texts) if text.startswith('{"event"'))


def change(story: Story, client: str, number: int, text: str) -> None:
    """Change what a client was sent."""
    story.entries[client][number] = story.entries[client][number]._replace(text=text)
