"""A node: the services of one process. Holds no durable state."""

import asyncio
from collections.abc import Coroutine, Mapping
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from rifugio.answering.granting import CommandAnswers
from rifugio.server.metrics import COMMANDS, SWEPT, TIME_TO_ANSWER
from rifugio.server.people.forgetting import Forgetting, keep_forgetting
from rifugio.server.people.rucksacks import Rucksacks
from rifugio.server.people.seams import People, WaysIn
from rifugio.server.play.attendance import Attendance
from rifugio.server.play.hints import Hints
from rifugio.server.play.job_runner import JobRunner
from rifugio.server.play.leasing import Runner
from rifugio.server.play.new_tables import NewTables
from rifugio.server.play.referee import Referee
from rifugio.server.play.review_runner import ReviewRunner
from rifugio.server.play.seams import World
from rifugio.server.play.table_cache import CachedTable, TableCache
from rifugio.server.settings import Settings
from rifugio.server.store.pool import Pool
from rifugio.server.store.readiness import Readiness
from rifugio.server.store.upkeep import keep_weeks
from rifugio.server.tokens import Tokens
from rifugio.server.trails.walking import Trails, keep_sealing
from rifugio.table.messages.answers import Answer, Unknown
from rifugio.table.messages.commands import SentCommand
from rifugio.table.who import Who

if TYPE_CHECKING:
    from rifugio.server.people.letters import Letters
    from rifugio.server.people.notices.having import Notices
    from rifugio.server.people.passkeys import Passkeys

GIVE_BACK: Final = 0.5
"""Seconds that jobs get to finish when the node stops; then another node takes them over."""


class Node:
    """The parts of this process, and the tasks that run in it."""

    trails: Trails

    def __init__(
        self,
        settings: Settings,
        world: World,
        people: People,
        ways_in: WaysIn,
        tokens: Tokens,
        pool: Pool,
        others: Mapping[str, Pool] = {},
    ) -> None:
        self.settings, self.tokens, self.pool, self.bots = settings, tokens, pool, world.bots
        self.pools = (pool, *others.values())
        self.world, self.tables = world, TableCache(world.store)
        self.name = world.chance.some_bytes(4).hex()
        self.attendance = Attendance(self.tables, world.bus, self.name)
        self.new_tables = NewTables(world, self.tables, tokens)
        self.referee = Referee(world, self.tables, self.new_tables, CommandAnswers(tokens))
        self.people, self.ways_in = people, ways_in
        self.rucksacks = Rucksacks(people, world.store, self.tables, tokens, world.chance)
        self.passkeys: Passkeys | None = None
        """None: browsers allow none at this address."""
        self.letters: Letters | None = None
        """None: there is no mail server."""
        self.notices: Notices | None = None
        """None: there is no way to tell anybody anything."""
        keep = timedelta(days=settings.keep_days)
        self.forgetting = Forgetting(world, people, self.tables, self.referee, keep)
        self.hints = Hints(world.bots)
        self.runner = JobRunner(world, self.tables, self.referee)
        self.review_runner = ReviewRunner(world, self.tables)
        self.referee.wake = self.runner.wake
        self._runners: list[Runner] = [self.runner]
        if world.reviewers:
            self._runners.append(self.review_runner)
        self.readiness = Readiness(pool, others)
        self.draining = False
        self._deciding = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    def walk_trails(self, trails: Trails, runner: Runner) -> None:
        """Have the trails of the days, and this runner read the points of their tries."""
        self.trails = trails
        self._runners.append(runner)

    def call_people(self, notices: "Notices", runner: Runner) -> None:
        """Have this runner tell people who are not there that it is their turn."""
        self.notices = notices
        self.referee.calls_people = True
        self._runners.append(runner)

    async def command(self, cached: CachedTable, who: Who, sent: SentCommand) -> Answer:
        """Decide a command; while the node drains, answer `unknown`, so that the client retries elsewhere."""
        if self.draining:
            return Unknown(id=sent.id)
        self._deciding += 1
        try:
            with TIME_TO_ANSWER.time():
                answer = await self.referee.answer(cached, who, sent)
        finally:
            self._deciding -= 1
        COMMANDS.labels(answer.answer).inc()
        return answer

    def later(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin(self) -> None:
        """Start the background tasks."""
        for pool in self.pools:
            self.later(keep_weeks(pool))
        self.later(self.forgetting.listen())
        self.later(keep_forgetting(self.forgetting))
        self.later(keep_sealing(self.trails))
        self.later(self.attendance.keep_announcing())
        self.later(self.attendance.keep_sweeping(self.settings.sweep_seconds, SWEPT.inc))
        for runner in self._runners:
            self.later(runner.run())
            self.later(runner.keep_leases())

    async def drain(self, seconds: float) -> None:
        """Accept no new commands, and finish those under way."""
        self.draining = True
        stopped = [runner.stop(min(seconds, GIVE_BACK)) for runner in self._runners]
        await asyncio.gather(*stopped, self._decided(seconds))

    async def _decided(self, seconds: float) -> None:
        for _ in range(int(seconds / 0.02)):
            if not self._deciding:
                return
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        """Stop the background tasks."""
        for runner in self._runners:
            await runner.stop(0.0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
