"""Leases due jobs and has them run; those of a runner that dies go to another."""

import asyncio
from collections.abc import Sequence
from typing import Final

from structlog import get_logger

from rifugio.server.play.seams import Store
from rifugio.server.play.stored import Job
from rifugio.server.play.thinking import ProcessDied

LEASE: Final = 4.0
"""Seconds of a job's lease: a live runner renews it, a dead one's job goes to another."""
RENEW_EVERY: Final = 1.5
SOON: Final = 1.0

log = get_logger()


class NotYet(Exception):
    """A job cannot be finished yet: it is given back, due again after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Runner:
    """Takes due jobs of some kinds, and runs so many at once; a subclass says what each needs."""

    def __init__(self, store: Store, kinds: Sequence[str], at_once: int) -> None:
        self._store, self._kinds, self._at_once = store, kinds, at_once
        self._busy: dict[asyncio.Task[None], Job] = {}
        self._woken = asyncio.Event()
        self._taking: asyncio.Task[None] | None = None
        self._stopping = False
        self.poll_seconds = SOON

    async def attend_to(self, job: Job) -> bool:
        """Run a job; return whether it is done for good. If not, it is tried again soon, or see NotYet."""
        raise NotImplementedError

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
            self._taking.cancel()  # or it would begin a job that nobody ends
            await asyncio.gather(self._taking, return_exceptions=True)
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
            async with asyncio.timeout(self.poll_seconds):  # unlike `wait_for`, without a task
                await self._woken.wait()
        except TimeoutError:
            return

    async def _take(self) -> list[Job]:
        room = self._at_once - len(self._busy)
        if room <= 0:
            await asyncio.wait(self._busy, return_when=asyncio.FIRST_COMPLETED)
            room = self._at_once - len(self._busy)
        return await self._store.take_jobs(self._kinds, room, LEASE)

    async def _do(self, job: Job) -> None:
        try:
            finished = await self.attend_to(job)
            if finished:
                await self._store.finish_job(job)
            else:
                await self._store.put_off_job(job, min(60.0, 0.5 * 2**job.attempts))
        except NotYet as wait:
            await self._try_again(job, wait.seconds)
        except ProcessDied:
            log.warning("job.process_died", kind=job.kind, game=job.game_id)
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

    async def _try_again(self, job: Job, seconds: float = 0.0) -> None:
        """Give a job back for any runner to take; if that fails, its lease will run out."""
        try:
            await self._store.put_off_job(job, seconds)
        except OSError as error:
            log.warning("job.not_given_back", kind=job.kind, error=type(error).__name__)
        if not seconds:
            self.wake()
