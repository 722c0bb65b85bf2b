"""Whole tables, from the opening to the rematch, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Final, NamedTuple
from uuid import UUID

from kit.ways import pick
from rifugio.engine.play import legal_moves
from rifugio.engine.text.moves import write_move
from rifugio.table.asked import Declined
from rifugio.table.decide import decide
from rifugio.table.fold import fold
from rifugio.table.messages.commands import (
    Abort,
    Back,
    ChangeClock,
    Command,
    Expire,
    HandOn,
    Hike,
    MakeMove,
    PutBot,
    SayWord,
    Sit,
    Start,
    Undo,
)
from rifugio.table.messages.events import Event, RematchOpened
from rifugio.table.messages.options import Clock, ExtensionName, Look, Options
from rifugio.table.opening import opened
from rifugio.table.projection import EventProjection, Projection
from rifugio.table.table import Table
from rifugio.table.who import BotPlayer, Caller, Timer, Who

BEGAN: Final = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
SECRET: Final = bytes(range(32))
SALTS: Final = tuple(bytes(range(seat, seat + 32)) for seat in range(100, 105))
ROOM: Final = "stille-bunte-gemse"
WORDS: Final = ("edelweiss-canary-one", "gamswurz-canary-two")
LINK: Final = "A" * 22
HOST: Final = Caller(host=True)
STRANGER: Final = Caller()
WATCHER: Final = Caller(may_join=False)


class Step(NamedTuple):
    """An event with the table after it."""

    before: Table | None
    event: Event
    at: datetime
    table: Table

    @property
    def told(self) -> EventProjection:
        before = None if self.before is None else Projection(self.before)
        return EventProjection(before, Projection(self.table), self.event, self.at)


class Story:
    """A table with its steps so far."""

    def __init__(self, options: Options) -> None:
        self.steps: list[Step] = []
        self.add(opened(options, ROOM, SECRET, SALTS))

    @property
    def table(self) -> Table:
        return self.steps[-1].table

    def add(self, event: Event) -> None:
        before = self.steps[-1].table if self.steps else None
        seq = len(self.steps) + 1
        at = BEGAN + timedelta(milliseconds=1500 * seq)
        self.steps.append(Step(before, event, at, fold(before, seq, command_id(seq), at, event)))

    def do(self, who: Who, command: Command) -> None:
        event = decide(self.table, who, command, lambda: SECRET)
        assert not isinstance(event, Declined), event
        self.add(event)


def command_id(seq: int) -> UUID:
    return UUID(int=0xC0FFEE_C0FFEE_C0FFEE_000000 + seq)


def person(table: Table, *seats: int) -> Caller:
    """Return the caller who has these seats now."""
    return Caller(seats=frozenset((seat, table.seats[seat].generation) for seat in seats))


def begun(
    extensions: tuple[ExtensionName, ...] = (), *, players: int = 4, open_scores: bool = False
) -> Story:
    """Return a table at which two people and bots have started to play."""
    story = Story(Options(players=players, extensions=extensions, open_scores=open_scores))
    story.do(STRANGER, Sit(seat=0, look=Look(name="Ann “Ä”\\", animal="owl", colour="blue"), word=WORDS[0]))
    story.do(STRANGER, Sit(seat=1, look=Look(name="Bob", animal="frog", colour="red")))
    story.do(person(story.table, 1), SayWord(seat=1, word=WORDS[1]))
    story.do(person(story.table, 0), Hike(seat=0, days=3))
    for seat, bot in list(enumerate(("marmot", "eagle", "fox"), 2))[: players - 2]:
        story.do(HOST, PutBot(seat=seat, bot=bot))
    story.do(HOST, Start())
    return story


@cache
def played(extensions: tuple[ExtensionName, ...] = (), *, players: int = 4, seed: int = 1) -> Story:
    """Return a table from its opening to the rematch."""
    rng, story = Random(seed), begun(extensions, players=players)
    while story.table.phase == "playing":
        _go_on(story, rng)
    story.add(RematchOpened(table=LINK))
    return story


def _go_on(story: Story, rng: Random) -> None:
    table = story.table
    seat = table.to_move
    assert seat is not None
    chance = rng.random()
    there = table.seats[seat].kind == "person" and (not table.seats[seat].away or chance > 0.95)
    if there and table.begun.saved and chance < 0.1:
        story.do(person(table, seat), Undo(seat=seat))
    elif there and table.clock.kind == "live" and chance < 0.15:
        story.do(Timer(), Expire(seat=seat))
    elif table.seats[seat].away and chance < 0.3:
        story.do(person(table, seat), Back(seat=seat))
    elif there and chance < 0.05:
        clock = Clock() if table.clock.kind == "live" else Clock(kind="live", seconds=60)
        story.do(person(table, seat), ChangeClock(clock=clock))
    else:
        move = write_move(pick(legal_moves(table.begun.state), rng, end=0.4))
        who = (
            person(table, seat)
            if there
            else BotPlayer(table.seats[seat].bot or "", {"code": "hut", "player": 1})
        )
        story.do(who, MakeMove(seat=seat, move=move))


def aborted() -> Story:
    """Return a table that was abandoned, after a link for a seat had been made."""
    story = begun()
    story.do(person(story.table, 0), HandOn(seat=0))
    story.do(HOST, Abort())
    return story


def callers(table: Table) -> Iterator[Caller]:
    """Yield every kind of caller."""
    yield from (WATCHER, STRANGER, HOST)
    for seat in (0, 1, 2):
        if seat < len(table.seats):
            generation = table.seats[seat].generation
            yield Caller(frozenset({(seat, generation)}), may_join=False)
            yield Caller(frozenset({(seat, generation + 1)}))  # with a link that hands the seat over
            yield Caller(frozenset({(seat, generation - 1)}))  # with a revoked token
    yield person(table, 0, 1)
    yield Caller(frozenset({(9, 0), (-1, 1)}))
