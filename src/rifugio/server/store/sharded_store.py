"""The `Store` of play in several PostgreSQLs: each call goes to the database that has the game's shard.

A node's map may be out of date. An append is then refused by the gate and tried again elsewhere; what was
read, or changed nothing, counts only if the shard is still there afterwards.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import TypeVar

from rifugio.answering.thoughts import Review
from rifugio.server.ids import shard_of, shard_of_link
from rifugio.server.keys import Secret
from rifugio.server.play.stored import Found, Head, Job, Links, NewEvent, NewGame, Row
from rifugio.server.store.finding import Finding, still_there
from rifugio.server.store.places import Place, Places
from rifugio.server.store.postgres_store import PostgresStore
from rifugio.server.store.taking import Taking

T = TypeVar("T")


class ShardedStore:
    """The store of all shards."""

    def __init__(self, places: Places) -> None:
        self._places, self._finding, self._taking = places, Finding(places), Taking(places)

    async def _of(self, game_id: int, ask: Callable[[PostgresStore], Awaitable[T]]) -> T:
        return await self._finding.ask(shard_of(game_id), ask)

    async def open_game(self, new: NewGame) -> datetime:
        """Open a table."""
        return await self._finding.where(shard_of(new.game_id), lambda place: place.store.open_game(new))

    async def append(self, new: NewEvent) -> datetime | None:
        """Append an event; no more is asked than for one database, unless nothing was inserted."""

        async def appended(place: Place) -> datetime | None:
            at = await place.store.append(new)
            if at is None:
                await still_there(place, {shard_of(new.game_id)})
            return at

        return await self._finding.where(shard_of(new.game_id), appended)

    async def find_link(self, link: str) -> Found | None:
        """Return the table a link leads to."""
        return await self._finding.ask(shard_of_link(link), lambda store: store.find_link(link))

    async def links_of(self, game_id: int) -> Links:
        """Return the links of a table."""
        return await self._of(game_id, lambda store: store.links_of(game_id))

    async def secret_of(self, game_id: int) -> Secret:
        """Return the secret of a table's bag."""
        return await self._of(game_id, lambda store: store.secret_of(game_id))

    async def read_log(self, game_id: int, after: int = 0) -> list[Row]:
        """Return the events after a seq."""
        return await self._of(game_id, lambda store: store.read_log(game_id, after))

    async def heads(self, game_ids: Iterable[int]) -> Mapping[int, Head]:
        """Return the last event of each of these games."""
        return await self._finding.of_each(game_ids, lambda store, games: store.heads(games))

    async def pack(self, game_id: int, result_json: str, verify: Callable[[list[Row]], bool]) -> bool:
        """Archive a finished game."""
        return await self._of(game_id, lambda store: store.pack(game_id, result_json, verify))

    async def erase(self, game_id: int, seat: int, first: int = 1, last: int | None = None) -> None:
        """Erase personal texts of a seat."""
        await self._of(game_id, lambda store: store.erase(game_id, seat, first, last))

    async def old_texts(self, before: int, limit: int) -> list[tuple[int, int]]:
        """Return some seats of old games that still have texts; those of shards that moved are not here."""
        found = [await place.store.old_texts(before, limit) for place in self._places.all.values()]
        return [seat for seats in found for seat in seats][:limit]

    async def finished(self, game_ids: Iterable[int]) -> Mapping[int, datetime]:
        """Return when games finished."""
        return await self._finding.of_each(game_ids, lambda store, games: store.finished(games))

    async def finish(self, game_id: int) -> None:
        """Mark a table as finished."""
        await self._of(game_id, lambda store: store.finish(game_id))

    async def ask_review(self, game_id: int, seat: int) -> None:
        """Ask for a review."""
        await self._of(game_id, lambda store: store.ask_review(game_id, seat))

    async def review_of(self, game_id: int, seat: int) -> Review | None:
        """Return the review of a seat."""
        return await self._of(game_id, lambda store: store.review_of(game_id, seat))

    async def keep_review(self, game_id: int, seat: int, ply: int, longer: Review) -> bool:
        """Store a review."""
        return await self._of(game_id, lambda store: store.keep_review(game_id, seat, ply, longer))

    async def fail_review(self, game_id: int, seat: int) -> None:
        """Mark a review as failed."""
        await self._of(game_id, lambda store: store.fail_review(game_id, seat))

    async def take_jobs(self, kinds: Sequence[str], limit: int, lease_seconds: float) -> list[Job]:
        """Lease due jobs of all databases."""
        return await self._taking.take(tuple(kinds), limit, lease_seconds)

    async def renew_jobs(self, kept: Sequence[Job], lease_seconds: float) -> None:
        """Renew the leases of jobs; one that is not renewed is taken twice, which does no harm."""
        for name, games in self._places.grouped(job.game_id for job in kept).items():
            jobs = [job for job in kept if job.game_id in games]
            await self._places.named(name).store.renew_jobs(jobs, lease_seconds)

    async def finish_job(self, job: Job) -> None:
        """Delete a finished job."""
        await self._of(job.game_id, lambda store: store.finish_job(job))

    async def put_off_job(self, job: Job, seconds: float) -> None:
        """Give a job back."""
        await self._of(job.game_id, lambda store: store.put_off_job(job, seconds))

    async def close(self) -> None:
        """Stop asking for jobs."""
        await self._taking.close()
