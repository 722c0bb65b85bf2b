"""The `Store` of play in PostgreSQL: each call borrows a connection; database errors become StoreAway."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final

from rifugio.answering.thoughts import Review
from rifugio.server.keys import Secret
from rifugio.server.play.stored import Found, Head, Job, Links, NewEvent, NewGame, Row
from rifugio.server.store import archive, bags, events, games, jobs, personal, reviews
from rifugio.server.store.appending import Appender
from rifugio.server.store.encryption import open_secret, seal_secret
from rifugio.server.store.lending import lent, or_away
from rifugio.server.store.pool import Pool

GIVE_BACK: Final = 1.0
"""Seconds to wait for a connection to give a job back; otherwise its lease runs out."""


class PostgresStore:
    """The store; secrets of bags are encrypted with a key derived from the server's."""

    def __init__(self, pool: Pool, bags_key: bytes) -> None:
        self._pool, self._bags_key = pool, bags_key
        self._appender = Appender(pool)

    async def open_game(self, new: NewGame) -> datetime:
        """Open a table in one transaction."""
        async with lent(self._pool) as connection:
            return await games.open_game(
                connection,
                game_id=new.game_id,
                join_link=new.join_link,
                watch_link=new.watch_link,
                sealed_secret=seal_secret(self._bags_key, new.game_id, new.secret),
                first=new.first,
                more=new.more,
            )

    async def find_link(self, link: str) -> Found | None:
        """Return the table a link leads to."""
        async with lent(self._pool) as connection:
            return await games.find_link(connection, link)

    async def links_of(self, game_id: int) -> Links:
        """Return the links of a table."""
        async with lent(self._pool) as connection:
            return await games.links_of(connection, game_id)

    async def secret_of(self, game_id: int) -> Secret:
        """Return the secret of a table's bag."""
        async with lent(self._pool) as connection:
            sealed = await bags.sealed_secret(connection, game_id)
        return open_secret(self._bags_key, game_id, sealed)

    async def append(self, new: NewEvent) -> datetime | None:
        """Append an event, batched with others that arrive at the same time."""
        with or_away():
            return await self._appender.append(new)

    async def read_log(self, game_id: int, after: int = 0) -> list[Row]:
        """Return the events after a seq."""
        async with lent(self._pool) as connection:
            return await events.read_log(connection, game_id, after)

    async def heads(self, game_ids: Iterable[int]) -> Mapping[int, Head]:
        """Return the last event of each of these games."""
        async with lent(self._pool) as connection:
            return await events.heads(connection, game_ids)

    async def pack(self, game_id: int, result_json: str, verify: Callable[[list[Row]], bool]) -> bool:
        """Archive a finished game."""
        async with lent(self._pool) as connection:
            return await archive.pack(connection, game_id, result_json, verify)

    async def erase(self, game_id: int, seat: int, first: int = 1, last: int | None = None) -> None:
        """Erase personal texts of a seat."""
        async with lent(self._pool) as connection:
            await personal.erase(connection, game_id, seat, first, last)

    async def old_texts(self, before: int, limit: int) -> list[tuple[int, int]]:
        """Return some seats of old games that still have texts."""
        async with lent(self._pool) as connection:
            return await personal.old_texts(connection, before, limit)

    async def finished(self, game_ids: Iterable[int]) -> Mapping[int, datetime]:
        """Return when games finished."""
        async with lent(self._pool) as connection:
            return await games.finished(connection, game_ids)

    async def finish(self, game_id: int) -> None:
        """Mark a table as finished."""
        async with lent(self._pool) as connection:
            await games.finish(connection, game_id)

    async def ask_review(self, game_id: int, seat: int) -> None:
        """Ask for a review."""
        async with lent(self._pool) as connection:
            await reviews.ask(connection, game_id, seat)

    async def review_of(self, game_id: int, seat: int) -> Review | None:
        """Return the review of a seat."""
        async with lent(self._pool) as connection:
            return await reviews.review_of(connection, game_id, seat)

    async def keep_review(self, game_id: int, seat: int, ply: int, longer: Review) -> bool:
        """Store a review."""
        async with lent(self._pool) as connection:
            return await reviews.keep(connection, game_id, seat, ply, longer)

    async def fail_review(self, game_id: int, seat: int) -> None:
        """Mark a review as failed."""
        async with lent(self._pool) as connection:
            await reviews.fail(connection, game_id, seat)

    async def take_jobs(self, kinds: Sequence[str], limit: int, lease_seconds: float) -> list[Job]:
        """Lease due jobs."""
        async with lent(self._pool) as connection:
            return await jobs.take(connection, kinds, limit, lease_seconds)

    async def renew_jobs(self, kept: Sequence[Job], lease_seconds: float) -> None:
        """Renew the leases of jobs."""
        async with lent(self._pool) as connection:
            await jobs.renew(connection, kept, lease_seconds)

    async def finish_job(self, job: Job) -> None:
        """Delete a finished job."""
        async with lent(self._pool) as connection:
            await jobs.done(connection, job)

    async def put_off_job(self, job: Job, seconds: float) -> None:
        """Give a job back."""
        async with lent(self._pool, None if seconds else GIVE_BACK) as connection:
            await jobs.later(connection, job, seconds)
