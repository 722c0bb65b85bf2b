"""A table driven by commands, with its log, a clock of its own and a fixed secret."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, TypeVar

import rifugio
from rifugio.engine.text.moves import write_move
from rifugio.table.calling import calls
from rifugio.table.decide import Declined, decide
from rifugio.table.duties import Duty, duties
from rifugio.table.fold import fold
from rifugio.table.in_memory import TableInMemory
from rifugio.table.messages.commands import Command, Hike, MakeMove, PutBot, Sit, Start
from rifugio.table.messages.events import Event, Kept, read_event, write_event
from rifugio.table.messages.options import BotName, Clock, Look, Options
from rifugio.table.opening import opened
from rifugio.table.personal import joined, parted
from rifugio.table.table import Table
from rifugio.table.who import BotPlayer, Caller, Who

SECRET = bytes(range(32))
SALTS = tuple(bytes([seat]) * 32 for seat in range(5))
BEGAN = datetime(2026, 11, 15, 12, tzinfo=UTC)
HOST = Caller(host=True)
ANYONE = Caller()
LIVE = Clock(kind="live", seconds=60)

ANNA = Look(name="Anna", animal="fox", colour="red")
BEN = Look(name="Ben", animal="owl", colour="blue")
CARA = Look(name="Cara", animal="hare", colour="green")
LOOKS = (ANNA, BEN, CARA)

E = TypeVar("E")


class Driven:
    """A table, and the log that led to it."""

    def __init__(self, options: Options | None = None, kept: Iterable[Kept] = ()) -> None:
        event = opened(options or Options(), "red-owl-hut", SECRET, SALTS, tuple(kept))
        self.now = BEGAN
        self._memory = TableInMemory(event, SECRET, self.now)
        self.log = self._memory.log
        self.duties: tuple[Duty, ...] = duties(None, self.table)
        self.calls: tuple[Duty, ...] = ()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._memory.table

    def ask(self, who: Who, command: Command, bag: Callable[[], bytes] = lambda: SECRET) -> Event | Declined:
        """Send a command a second later; if it is allowed, its event is appended."""
        self.now += timedelta(seconds=1)
        answer = decide(self.table, who, command, bag)
        if not isinstance(answer, Declined):
            self.append(answer)
        return answer

    def append(self, event: Event) -> None:
        """Append an event."""
        before = self.table
        self._memory.append(event, self.now)
        self.duties, self.calls = duties(before, self.table), calls(before, self.table)

    def do(self, who: Who, command: Command, kind: type[E]) -> E:
        """Send a command that must result in this kind of event."""
        answer = self.ask(who, command)
        assert isinstance(answer, kind), answer
        return answer

    def refused(self, who: Who, command: Command) -> str:
        """Send a command that must be refused and change nothing; return the reason."""
        before = self.table
        answer = self.ask(who, command)
        assert isinstance(answer, Declined), answer
        assert self.table is before
        return answer.code

    def read_back(self) -> Table:
        """Fold the stored log."""
        table: Table | None = None
        for seq, (command_id, at, event) in enumerate(self.log, 1):
            bare, texts = parted(event)
            table = fold(table, seq, command_id, at, joined(read_event(write_event(bare)), texts))
        assert table is not None
        return table

    # Shortcuts.

    def at(self, *seats: int) -> Caller:
        """The caller who has these seats now."""
        return Caller(frozenset((seat, self.table.seats[seat].generation) for seat in seats))

    @property
    def mover(self) -> Who:
        """Who can move: the player, or the bot if it is its turn."""
        number = self.table.to_move
        assert number is not None
        seat = self.table.seats[number]
        return BotPlayer(seat.bot) if seat.bot else self.at(number)

    def legal(self) -> list[str]:
        """The legal moves."""
        return [write_move(move) for move in rifugio.legal_moves(self.table.begun.state)]

    def move(self, text: str | None = None) -> Event | Declined:
        """Move for the seat to move; without a text, the first legal move."""
        number = self.table.to_move
        assert number is not None
        return self.ask(self.mover, MakeMove(seat=number, move=text or self.legal()[0]))

    def play_on(self, rng: Random, moves: int = 10_000) -> None:
        """Make random moves, at most this many, until the game is over."""
        while self.table.phase == "playing" and moves:
            assert not isinstance(self.move(rng.choice(self.legal())), Declined)
            moves -= 1


def seated(people: int = 2, bots: Iterable[BotName] = (), **options: Any) -> Driven:  # noqa: ANN401
    """A table with people and bots on all seats."""
    names = tuple(bots)
    driven = Driven(Options(players=people + len(names), **options))
    for seat in range(people):
        assert not isinstance(
            driven.ask(ANYONE, Sit(seat=seat, look=LOOKS[seat], word=f"word {seat}")), Declined
        )
    for seat, bot in enumerate(names, people):
        assert not isinstance(driven.ask(HOST, PutBot(seat=seat, bot=bot)), Declined)
    return driven


def begun(people: int = 2, bots: Iterable[BotName] = (), **options: Any) -> Driven:  # noqa: ANN401
    """A table at which seat 0 is about to make the first move."""
    driven = seated(people, bots, **options)
    for seat in range(people):
        assert not isinstance(driven.ask(driven.at(seat), Hike(seat=seat, days=seat)), Declined)
    assert not isinstance(driven.ask(HOST, Start(first="hiked")), Declined)
    assert driven.table.to_move == 0
    return driven


def connected(driven: Driven) -> Driven:
    """Make the tile moves of a turn, so that the next moves reveal nothing."""
    while driven.table.begun.state.turn.to_connect:
        driven.move()
    return driven
