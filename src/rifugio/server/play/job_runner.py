"""The job runner: bots' turns, deadlines, archiving, freeing rooms, and cleaning up abandoned tables."""

import asyncio
from typing import Final

from structlog import get_logger

from rifugio.engine.game import Setup
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.server.ids import derived_id
from rifugio.server.play.archiving import archive
from rifugio.server.play.referee import Referee
from rifugio.server.play.seams import World
from rifugio.server.play.stored import Job
from rifugio.server.play.table_cache import CachedTable, TableCache
from rifugio.server.play.thinking import BotDied, Question, Thought
from rifugio.table.afterwards import ENDED
from rifugio.table.clocks import is_abandoned
from rifugio.table.messages.answers import Accepted, Refusal, Unknown
from rifugio.table.messages.commands import Abort, MakeMove, SentCommand
from rifugio.table.messages.writing import iso
from rifugio.table.who import BotPlayer, Caretaker

KINDS: Final = ("bot", "deadline", "archive", "abandoned", "room")
LEASE: Final = 4.0
"""Seconds of a job's lease: a live runner renews it, a dead one's job goes to another."""
RENEW_EVERY: Final = 1.5
AT_ONCE: Final = 64
SOON: Final = 1.0
BOT_SECONDS: Final = 1.0

log = get_logger()


class JobRunner:
    """Takes due jobs and runs each as an ordinary command, whose id is derived from the job (idempotent)."""

    def __init__(self, world: World, tables: TableCache, referee: Referee) -> None:
        self._world, self._store, self._bots = world, world.store, world.bots
        self._tables, self._referee = tables, referee
        self._plans: dict[int, tuple[tuple[str, ...], list[Thought]]] = {}
        self._busy: dict[asyncio.Task[None], Job] = {}
        self._woken = asyncio.Event()
        self._taking: asyncio.Task[None] | None = None
        self._stopping = False
        self._kinds = KINDS if world.bots else tuple(kind for kind in KINDS if kind != "bot")
        self.poll_seconds = SOON

    def wake(self) -> None:
        """Check for jobs now."""
        self._woken.set()

    async def run(self) -> None:
        """Run due jobs until stopped."""
        self._taking = asyncio.current_task()
        while not self._stopping:
            self._woken.clear()
            try:
                taken = await self._take()
            except Exception as error:  # noqa: BLE001 - the database may come back
                log.warning("runner.failed", error=type(error).__name__)
                await asyncio.sleep(SOON)
                continue
            for job in taken:
                task = asyncio.create_task(self._do(job))
                self._busy[task] = job
                task.add_done_callback(self._busy.pop)
            if not taken:
                await self._rest()

    async def stop(self, seconds: float) -> None:
        """Take no new jobs; those not done in time are given back, for other nodes to run at once."""
        self._stopping = True
        self.wake()
        if self._taking is not None:
            await asyncio.wait([self._taking], timeout=seconds)
        if self._busy:
            await asyncio.wait(self._busy, timeout=seconds)
        busy = tuple(self._busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    async def keep_leases(self) -> None:
        """Renew the leases of running jobs for as long as they take: a bot may have to wait for a process."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            if not self._busy:
                continue
            try:
                await self._store.renew_jobs(tuple(self._busy.values()), LEASE)
            except OSError as error:
                log.warning("leases.not_renewed", error=type(error).__name__)

    async def _rest(self) -> None:
        try:
            await asyncio.wait_for(self._woken.wait(), self.poll_seconds)
        except TimeoutError:
            return

    async def _take(self) -> list[Job]:
        room = AT_ONCE - len(self._busy)
        if room <= 0:
            await asyncio.wait(self._busy, return_when=asyncio.FIRST_COMPLETED)
            room = AT_ONCE - len(self._busy)
        return await self._store.take_jobs(self._kinds, room, LEASE)

    async def _do(self, job: Job) -> None:
        try:
            finished = await self._attend_to(job)
            if finished:
                await self._store.finish_job(job)
            else:
                await self._store.put_off_job(job, min(60.0, 0.5 * 2**job.attempts))
        except BotDied:
            log.warning("bot.put_off", game=job.game_id)
            await self._try_again(job)
        except asyncio.CancelledError:
            await self._try_again(job)
            raise
        except OSError as error:
            log.warning("job.put_off", kind=job.kind, attempts=job.attempts, error=type(error).__name__)
            await asyncio.sleep(SOON)  # the database may be back long before the lease ends
            await self._try_again(job)
        except Exception as error:  # noqa: BLE001 - the lease runs out and the job is tried again
            log.warning("job.failed", kind=job.kind, attempts=job.attempts, error=type(error).__name__)

    async def _try_again(self, job: Job) -> None:
        """Give a job back for any runner to take; if that fails, its lease will run out."""
        try:
            await self._store.put_off_job(job, 0.0)
        except OSError as error:
            log.warning("job.not_given_back", kind=job.kind, error=type(error).__name__)
        self.wake()

    async def _attend_to(self, job: Job) -> bool:
        """Run a job; return whether it is done for good."""
        cached = await self._tables.table(job.game_id)
        # The log decides whether it is still needed: the cache may hold events the database has lost.
        await self._tables.catch_up(cached)
        match job.kind:
            case "bot":
                return await self._bot(cached, job)
            case "deadline":
                return await self._deadline(cached, job)
            case "archive":
                return await archive(self._world, self._tables, cached)
            case "room":
                return await self._room(cached)
            case _:
                return await self._abandoned(cached, job)

    async def _bot(self, cached: CachedTable, job: Job) -> bool:
        table = cached.table
        seat, play = table.to_move, table.play
        if table.seq != job.seq or seat is None or play is None or table.seats[seat].bot is None:
            return True  # obsolete: the game has moved on
        bot = table.seats[seat].bot
        assert bot is not None
        moves = tuple(map(write_move, play.moves))
        thought, *rest = self._planned(cached.game_id, moves) or await self._think(play.setup, moves, bot)
        sent = SentCommand(
            id=derived_id(cached.game_id, job.seq, "bot"),
            expected_seq=job.seq,
            expected_at=iso(table.last.at),
            command=MakeMove(seat=seat, move=thought.move),
        )
        self._plans[cached.game_id] = (*moves, thought.move), rest
        answer = await self._referee.answer(cached, BotPlayer(bot, thought.remark or None), sent)
        if isinstance(answer, Accepted):
            return True
        return isinstance(answer, Refusal) and answer.code == "stale" and answer.head > job.seq

    def _planned(self, game_id: int, moves: tuple[str, ...]) -> list[Thought]:
        """Return the rest of a plan, if exactly its moves were played.

        Comparing the seq would not be enough: a player's return may have taken the place of the plan's first
        move in the log.
        """
        after, thoughts = self._plans.pop(game_id, ((), []))
        return thoughts if after == moves else []

    async def _think(self, setup: Setup, moves: tuple[str, ...], bot: str) -> list[Thought]:
        return list(await self._bots.ask(Question(write_setup(setup), moves, bot, BOT_SECONDS)))

    async def _deadline(self, cached: CachedTable, job: Job) -> bool:
        answer = await self._referee.expire(cached)
        return not isinstance(answer, Unknown)

    async def _room(self, cached: CachedTable) -> bool:
        """Free the room code of a table that no longer waits, and mark a finished one."""
        if cached.table.phase != "waiting":
            await self._world.directory.free_room(cached.game_id)
        if cached.table.phase in ENDED:
            await self._store.finish(cached.game_id)
        return True

    async def _abandoned(self, cached: CachedTable, job: Job) -> bool:
        """Abort a table that still waits for its start, or whose turn has taken too long."""
        table = cached.table
        if not is_abandoned(table, self._world.clock.now()):
            return True
        own_id = derived_id(cached.game_id, table.seq, "caretaker")
        sent = SentCommand(id=own_id, expected_seq=table.seq, command=Abort())
        return not isinstance(await self._referee.answer(cached, Caretaker(), sent), Unknown)
