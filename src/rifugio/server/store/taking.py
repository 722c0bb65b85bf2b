"""Takes jobs from several databases; one that does not answer keeps nobody from those of the others."""

import asyncio
from typing import Final

from structlog import get_logger

from rifugio.server.play.seams import StoreAway
from rifugio.server.play.stored import Job
from rifugio.server.store.places import Places

WAIT: Final = 0.5
"""Seconds to wait for the slowest database; what it answers later is run at the next turn."""

log = get_logger()


class Taking:
    """Asks each database for its share, once at a time."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._asked: dict[tuple[str, tuple[str, ...]], asyncio.Task[list[Job]]] = {}
        self._turn = 0

    async def take(self, kinds: tuple[str, ...], limit: int, lease_seconds: float) -> list[Job]:
        """Lease due jobs; raise StoreAway if no database answers."""
        self._turn += 1
        names = list(self._places.all)
        for number, name in enumerate(names):
            many = (limit + (number + self._turn) % len(names)) // len(names)
            if many and (name, kinds) not in self._asked:
                ask = self._places.all[name].store.take_jobs(kinds, many, lease_seconds)
                self._asked[name, kinds] = asyncio.create_task(ask)
        asked = {key: task for key, task in self._asked.items() if key[1] == kinds}
        if not asked:
            return []
        done, _ = await asyncio.wait(asked.values(), timeout=WAIT)
        for key, task in asked.items():
            if task in done:
                del self._asked[key]
        return _jobs_of(done)

    async def close(self) -> None:
        """Give up what was asked; leases that nobody got run out."""
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)


def _jobs_of(done: set[asyncio.Task[list[Job]]]) -> list[Job]:
    failed = [task.exception() for task in done if task.exception() is not None]
    found = [job for task in done if task.exception() is None for job in task.result()]
    if failed and len(failed) == len(done):
        raise StoreAway(type(failed[0]).__name__) from failed[0]
    if failed:
        log.warning("jobs.database_away", error=type(failed[0]).__name__)
    return found
