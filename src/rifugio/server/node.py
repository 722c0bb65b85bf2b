"""A node: everything one process needs, put together. Nothing in it may not be lost."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from rifugio.server.attendance import Attendance
from rifugio.server.bus import Bus, NoOtherNode
from rifugio.server.hall import Hall, Known
from rifugio.server.hinting import Hints
from rifugio.server.keys import Keys, read_key
from rifugio.server.limits import Limit
from rifugio.server.measuring import keep_measuring
from rifugio.server.metrics import COMMANDS, SWEPT, TIME_TO_ANSWER
from rifugio.server.openings import Openings
from rifugio.server.readiness import Readiness
from rifugio.server.referee import Referee
from rifugio.server.runner import Runner
from rifugio.server.settings import Settings
from rifugio.server.store.pool import open_pool
from rifugio.server.thinking import Thinkers
from rifugio.server.tokens import Tokens
from rifugio.server.upkeep import keep_weeks, weeks_at_the_start
from rifugio.table.messages.answers import Answer, Unknown
from rifugio.table.messages.commands import SentCommand
from rifugio.table.who import Who

GIVE_BACK: Final = 0.5
"""Seconds that jobs have to be finished when the node stops; then another node does them."""


class Node:
    """The parts of this process, and the tasks that run in it."""

    def __init__(self, settings: Settings, hall: Hall, bus: Bus, tokens: Tokens, keys: Keys) -> None:
        self.settings, self.hall, self.tokens = settings, hall, tokens
        self.name = secrets.token_hex(4)
        self.attendance = Attendance(hall, bus, self.name)
        self.openings = Openings(hall, keys, tokens)
        self.referee = Referee(hall, bus, self.openings)
        self.thinkers = Thinkers(settings.bot_processes)
        self.hints = Hints(self.thinkers)
        self.runner = Runner(hall, self.referee, self.thinkers)
        self.referee.wake = self.runner.wake
        self.new_tables = Limit(settings.new_tables, settings.new_tables_node, settings.new_tables_seconds)
        self.room_guesses = Limit(
            settings.room_guesses, settings.room_guesses_node, settings.room_guesses_seconds
        )
        self.reading = Limit(settings.reading, settings.reading_node, settings.reading_seconds)
        self.readiness = Readiness(hall.pool)
        self.draining = False
        self._deciding = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def command(self, known: Known, who: Who, sent: SentCommand) -> Answer:
        """Have a command decided; while the node drains, by another node."""
        if self.draining:
            return Unknown(id=sent.id)
        self._deciding += 1
        try:
            with TIME_TO_ANSWER.time():
                answer = await self.referee.answer(known, who, sent)
        finally:
            self._deciding -= 1
        COMMANDS.labels(answer.answer).inc()
        return answer

    def later(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin(self) -> None:
        """Start what runs all the time."""
        self.later(self.thinkers.warm_up())
        self.later(keep_weeks(self.hall.pool))
        self.later(keep_measuring(self))
        self.later(self.attendance.keep_announcing())
        self.later(self.attendance.keep_sweeping(self.settings.sweep_seconds, SWEPT.inc))
        self.later(self.runner.run())
        self.later(self.runner.keep_leases())

    async def drain(self, seconds: float) -> None:
        """Decide nothing new, and finish what is being decided."""
        self.draining = True
        await asyncio.gather(self.runner.stop(min(seconds, GIVE_BACK)), self._decided(seconds))

    async def _decided(self, seconds: float) -> None:
        for _ in range(int(seconds / 0.02)):
            if not self._deciding:
                return
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        """Stop what runs all the time."""
        await self.runner.stop(0.0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()


@asynccontextmanager
async def running_node(settings: Settings) -> AsyncIterator[Node]:
    """Put a node together, run it, and take it apart again."""
    async with AsyncExitStack() as stack:
        pool = await stack.enter_async_context(open_pool(settings.database_url or "", settings.pool_size))
        bus = await _connect(settings.nats_url)
        stack.push_async_callback(bus.close)
        keys = Keys.derive(read_key(settings.key.get_secret_value() if settings.key else ""))
        node = Node(settings, Hall(pool, keys), bus, Tokens(keys.tokens), keys)
        stack.push_async_callback(node.end)
        await weeks_at_the_start(node.hall.pool)
        node.begin()
        yield node


async def _connect(nats_url: str | None) -> Bus:
    if nats_url is None:
        return NoOtherNode()
    from rifugio.server.natsbus import NatsBus  # noqa: PLC0415 (see there)

    return await NatsBus.connect(nats_url)
