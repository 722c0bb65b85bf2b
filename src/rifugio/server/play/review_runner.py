"""Runs the jobs `review`: each makes the review of one seat, one decision after another, and can resume."""

from contextlib import aclosing
from typing import Final

from structlog import get_logger

from rifugio.answering.thoughts import Review, review_question
from rifugio.server.play.leasing import Runner
from rifugio.server.play.reviewing import ReviewerDied, ReviewFailed
from rifugio.server.play.seams import World
from rifugio.server.play.stored import Job
from rifugio.server.play.table_cache import TableCache
from rifugio.table.table import Table

KIND: Final = "review"
AT_ONCE: Final = 1
"""Reviews at once: they have time, and the bots of games under way need the processor."""
ATTEMPTS: Final = 5
"""After so many, a review whose process dies has failed."""

log = get_logger()


class ReviewRunner(Runner):
    """Makes reviews. In a review's job, `seq` is the seat: there is one for each seat of a table."""

    def __init__(self, world: World, tables: TableCache) -> None:
        super().__init__(world.store, (KIND,), AT_ONCE)
        self._reviewers, self._tables = world.reviewers, tables

    async def attend_to(self, job: Job) -> bool:
        """Make a review, or the rest of one."""
        known = await self._store.review_of(job.game_id, job.seq)
        if known is None or known.state != "waiting":
            return True  # erased, or another runner was quicker
        cached = await self._tables.table(job.game_id)
        await self._tables.catch_up(cached)
        try:
            return await self._make(job, known, cached.table)
        except ReviewFailed as error:
            log.warning("review.failed", game=job.game_id, error=str(error))
        except ReviewerDied:
            if job.attempts < ATTEMPTS:
                raise
            log.warning("review.given_up", game=job.game_id)
        await self._store.fail_review(job.game_id, job.seq)
        return True

    async def _make(self, job: Job, known: Review, table: Table) -> bool:
        async with aclosing(self._reviewers.judge(review_question(table, job.seq, known.ply))) as found:
            async for ply, decision in found:
                longer = known._replace(ply=ply, decisions=(*known.decisions, decision))
                if not await self._store.keep_review(job.game_id, job.seq, known.ply, longer):
                    return True  # erased, or another runner has taken the job over
                known = longer
        whole = known._replace(state="done", ply=len(table.begun.moves))
        await self._store.keep_review(job.game_id, job.seq, known.ply, whole)
        return True
