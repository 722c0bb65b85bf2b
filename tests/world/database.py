"""A database that keeps PostgreSQL's promises and nothing else.

What it promises: each call takes effect as a whole or not at all; what was acknowledged is there, unless a
standby that was behind takes over, and then a tail of all commits is gone. What it does not promise: that a
call is answered, that an unanswered call had no effect, or had its effect before the caller gave up.
"""

import asyncio
from collections.abc import Coroutine
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final, NamedTuple, Protocol, cast

from rifugio.server.ids import EPOCH
from rifugio.server.play.seams import StoreAway
from rifugio.server.play.stored import NewEvent
from tests.server.simulated import MemoryDirectory, MemoryStore
from tests.world.notices import MemoryBoard

WRITES: Final = frozenset(
    {"open_game", "append", "pack", "erase", "finish", "take_jobs", "renew_jobs", "finish_job", "put_off_job"}
    | {"reserve_room", "free_room", "claim", "mark_sent", "give_back", "drop_way", "keep_seat", "look"}
    | {"put_back"}  # only a planted bug does
)
GIVES_UP: Final = 1.0
"""Seconds after which a node stops waiting for an answer, at most."""


class Commit(NamedTuple):
    """Something that was done, to be done again on a standby."""

    now: datetime
    """By the database's clock."""
    what: str
    given: tuple[Any, ...]
    named: dict[str, Any]


class Caller(Protocol):
    """A node, as the database and the bus know it."""

    trouble: float
    """How likely each call fails now."""

    async def awake(self) -> None:
        """Return at once; never if the node is dead, and later if it is stopped."""


class DatabaseClock:
    """The database's time: the world's, with an offset that may jump; no two readings are the same."""

    def __init__(self) -> None:
        self.moment = EPOCH
        self._last = EPOCH

    def now(self) -> datetime:
        self.moment = max(self.moment, self._last + timedelta(microseconds=1))
        self._last = self.moment
        return self.moment

    def go_to(self, moment: datetime) -> datetime:
        """Read on from here, or from right after the last reading if that is later; return from when."""
        self.moment = max(moment, self._last + timedelta(microseconds=1))
        return self.moment

    def back_to(self, moment: datetime) -> None:
        """Read on from here, even if it is earlier."""
        self.moment, self._last = moment, moment - timedelta(microseconds=1)


class State:
    """What is stored: all tables of the schema."""

    def __init__(self) -> None:
        self.clock = DatabaseClock()
        self.store = MemoryStore(self.clock)
        self.directory = MemoryDirectory()
        self.board = MemoryBoard(self.clock)

    def do(self, what: str, given: tuple[Any, ...], named: dict[str, Any]) -> Any:  # noqa: ANN401 - whatever the call returns
        """Carry out a call, at once and alone."""
        part = next(part for part in (self.store, self.directory, self.board) if hasattr(part, what))
        return _at_once(getattr(part, what)(*given, **named))


class Database:
    """The primary, what is known of its standby, and the way to it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random) -> None:
        self._loop, self._chance = loop, chance
        self.state = State()
        self.commits: list[Commit] = []
        self.away = False
        self._offset = timedelta(days=300)

    def now(self) -> datetime:
        """Return the time by the database's clock."""
        return EPOCH + self._offset + timedelta(seconds=self._loop.time())

    def jump(self, seconds: float) -> None:
        """Set the clock forward, or back."""
        self._offset += timedelta(seconds=seconds)
        self.state.clock.back_to(self.now())

    def fail_over(self, commits: int) -> State:
        """Let a standby take over that has so many of the commits; return what the primary had."""
        before, self.state = self.state, State()
        self.commits = self.commits[:commits]
        for commit in self.commits:
            self.state.clock.back_to(commit.now)
            self.state.do(commit.what, commit.given, commit.named)
        self.state.clock.back_to(self.now())
        return before

    async def call(self, caller: Caller, what: str, given: tuple[Any, ...], named: dict[str, Any]) -> Any:  # noqa: ANN401
        """Carry out a call of a node, or not, and answer it, or not."""
        await caller.awake()
        await asyncio.sleep(self._latency())
        fate = self._fate(caller)
        if fate == "late":
            self._loop.call_later(self._chance.uniform(0, GIVES_UP), self._do_late, what, given, named)
        if fate in {"before", "late"}:
            await asyncio.sleep(self._chance.uniform(0, GIVES_UP))
        result = None if fate in {"before", "late"} else self._do(what, given, named)
        await asyncio.sleep(self._latency())
        await caller.awake()
        if fate != "fine":
            raise StoreAway(f"{what}: {fate}")
        if isinstance(result, Exception):
            raise result
        return result

    def _do(
        self, what: str, given: tuple[Any, ...], named: dict[str, Any], at: datetime | None = None
    ) -> Any:  # noqa: ANN401
        now = self.state.clock.go_to(at or self.now())
        try:
            result = self.state.do(what, given, named)
        except LookupError as missing:
            return missing
        if what in WRITES:
            self.commits.append(Commit(now, what, given, named))
        return result

    def append_now(self, new: NewEvent, at: datetime) -> datetime | None:
        """Append an event at a given time, as only a planted bug does."""
        return cast("datetime | None", self._do("append", (new,), {}, at))

    def _do_late(self, what: str, given: tuple[Any, ...], named: dict[str, Any]) -> None:
        """Carry out a call whose sender has given up: its server process did not notice."""
        if not self.away:
            self._do(what, given, named)

    def _fate(self, caller: Caller) -> str:
        if self.away:
            return "before"
        if self._chance.random() >= caller.trouble:
            return "fine"
        return self._chance.choice(["before", "after", "late"])

    def _latency(self) -> float:
        slow = self._chance.random() < 0.02
        return self._chance.uniform(0.05, 0.4) if slow else self._chance.uniform(0.0003, 0.003)


class Door:
    """A node's way to the database: everything that is stored, by its name."""

    def __init__(self, database: Database, caller: Caller) -> None:
        self._database, self._caller = database, caller

    def __getattr__(self, what: str) -> Any:  # noqa: ANN401 - any method of Store, Directory or Board
        def call(*given: Any, **named: Any) -> Coroutine[Any, Any, Any]:  # noqa: ANN401
            return self._database.call(self._caller, what, given, named)

        return call


def _at_once(work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401
    """Run a coroutine that waits for nothing."""
    while True:
        try:
            work.send(None)
        except StopIteration as done:
            return done.value
