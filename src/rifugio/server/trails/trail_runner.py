"""Runs the jobs `trail`: a try is over, and its points are read from the log."""

from datetime import date
from typing import Final

from rifugio.server.play.leasing import Runner
from rifugio.server.play.seams import World
from rifugio.server.play.stored import Job
from rifugio.server.play.table_cache import TableCache
from rifugio.server.trails.seams import TrailBook
from rifugio.table.record import Line, result_of
from rifugio.table.table import Table
from rifugio.trails.days import days_now
from rifugio.trails.trail import WALKER

KIND: Final = "trail"
AT_ONCE: Final = 4


class TrailRunner(Runner):
    """Stores what tries have brought: only from the log, and only while the day lasts somewhere."""

    def __init__(self, world: World, tables: TableCache, book: TrailBook) -> None:
        super().__init__(world.store, (KIND,), AT_ONCE)
        self._clock, self._tables, self._book = world.clock, tables, book

    async def attend_to(self, job: Job) -> bool:
        """Store that a try is over."""
        cached = await self._tables.table(job.game_id)
        await self._tables.catch_up(cached)
        lines = walked(cached.table)
        trail = cached.table.trail
        in_time = trail is not None and date.fromisoformat(trail.day) in days_now(self._clock.now())
        points = sum(line["points"] for line in lines) if lines and in_time else None
        await self._book.end_try(job.game_id, points, lines)
        return True


def walked(table: Table) -> list[Line]:
    """Return the walker's points by source; none if the game was given up, or a bot has played for them."""
    result = result_of(table)
    if result is None or table.seats[WALKER].away:
        return []
    return result["points"][table.begun.order.index(WALKER)]
