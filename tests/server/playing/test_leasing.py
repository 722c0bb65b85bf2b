"""Runners of jobs: how they stop."""

import asyncio
from collections.abc import Sequence

from rifugio.server.play.leasing import Runner
from rifugio.server.play.stored import Job
from tests.server.simulated import MemoryStore, SetClock


class SlowStore(MemoryStore):
    """It finds a job, but only after a while."""

    def __init__(self) -> None:
        super().__init__(SetClock())
        self.asked = asyncio.Event()

    async def take_jobs(self, kinds: Sequence[str], limit: int, lease_seconds: float) -> list[Job]:
        self.asked.set()
        await asyncio.sleep(0.05)
        return [Job(1, 1, kinds[0], 1)]


class Endless(Runner):
    """Its jobs take for ever."""

    begun = False

    async def attend_to(self, job: Job) -> bool:
        self.begun = True
        await asyncio.Event().wait()
        return True


async def test_a_job_found_while_it_stops_is_not_begun() -> None:
    store = SlowStore()
    runner = Endless(store, ("bot",), 4)
    running = asyncio.create_task(runner.run())
    await store.asked.wait()
    await runner.stop(0.0)
    await asyncio.sleep(0.2)
    assert running.done()
    assert not runner.begun
    assert asyncio.all_tasks() == {asyncio.current_task()}
