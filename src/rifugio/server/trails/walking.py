"""Seals the days, opens tables on their trails, and tells the secret when a day is over everywhere."""

import asyncio
from dataclasses import replace
from datetime import date
from typing import Final, NamedTuple

from structlog import get_logger

from rifugio.answering.granting import FIRST_GENERATION
from rifugio.server.keys import Secret
from rifugio.server.play.new_tables import new_game_id
from rifugio.server.play.seams import World
from rifugio.server.play.trying import open_begun
from rifugio.server.tokens import Tokens
from rifugio.server.trails.seams import Published, TrailBook
from rifugio.table.messages.options import Look
from rifugio.table.table import Table
from rifugio.trails.days import days_now, last_ended, last_sealed
from rifugio.trails.opening import first_events
from rifugio.trails.trail import WALKER, sealed_by, secret_of, trail_of

EVERY: Final = 3600.0

log = get_logger()


class OpenedTry(NamedTuple):
    """A new table on a trail, the walker's token, and whether the try counts."""

    join_link: str
    token: str
    counted: bool


class OtherKey(Exception):
    """The day was sealed with another key than this server has now."""


class Trails:
    """The trails of a server."""

    def __init__(self, world: World, book: TrailBook, tokens: Tokens, key: bytes) -> None:
        self.book, self._world, self._tokens, self._key = book, world, tokens, key

    def days(self) -> tuple[date, ...]:
        """Return the days that can be walked now, by this server's clock."""
        return days_now(self._world.clock.now())

    def ended(self) -> date:
        """Return the latest day that has ended everywhere."""
        return last_ended(self._world.clock.now())

    async def seal(self, day: date) -> tuple[Published, bool]:
        """Return the seal of a day as it was first shown, and whether it is that of this server's key."""
        own = sealed_by(self._key, day)
        published = await self.book.publish(day, own)
        if published.commitment != own:
            log.error("trail.other_key", day=day.isoformat())
        return published, published.commitment == own

    async def seal_ahead(self) -> None:
        """Publish the seals of the days that have begun somewhere, and of the next."""
        for day in (*self.days(), last_sealed(self._world.clock.now())):
            await self.seal(day)

    async def secret(self, day: date) -> str | None:
        """Return the secret of a day that has ended everywhere, if it is the one that was sealed."""
        if day > self.ended():
            return None
        _, fits = await self.seal(day)
        return secret_of(self._key, day).hex() if fits else None

    def bag_of(self, table: Table) -> Secret:
        """Return the secret of a game that is over: its own, or that of its trail, out or not."""
        if table.trail is not None:
            return Secret(secret_of(self._key, date.fromisoformat(table.trail.day)))
        return Secret(bytes.fromhex(table.secret or ""))

    async def told(self, table: Table) -> Table:
        """Return a table as it may be told now: with the secret of its trail, if that is out."""
        if table.trail is None or table.play is None:
            return table
        return replace(table, secret=await self.secret(date.fromisoformat(table.trail.day)))

    async def open_try(self, day: date, look: Look, person_id: int | None, *, again: bool) -> OpenedTry:
        """Open a table for somebody; raise OtherKey if the seal is not ours. The day is one of `days`."""
        await self._check(day)
        game_id = new_game_id(self._world.clock, self._world.chance)
        counted = await self.book.add_try(day, game_id, person_id, counted=not again)
        join_link, _ = await self._open(day, game_id, look)
        return OpenedTry(join_link, self._tokens.seat(join_link, WALKER, FIRST_GENERATION), counted)

    async def path(self, day: date) -> str | None:
        """Return the link to watch the strongest bot walk a day that has ended; None if no bot can here."""
        published, fits = await self.seal(day)
        if published.path is not None or not fits or not self._world.bots:
            return published.path
        _, watch_link = await self._open(day, new_game_id(self._world.clock, self._world.chance), None)
        return await self.book.keep_path(day, watch_link)

    async def _check(self, day: date) -> None:
        _, fits = await self.seal(day)
        if not fits:
            raise OtherKey

    async def _open(self, day: date, game_id: int, look: Look | None) -> tuple[str, str]:
        secret = secret_of(self._key, day)
        events = first_events(trail_of(day), secret, look)
        return await open_begun(self._world, game_id, events, Secret(secret))


async def keep_sealing(trails: Trails) -> None:
    """Publish seals every hour, for ever, though nobody may ask for them; several nodes may do so at once."""
    while True:
        try:
            await trails.seal_ahead()
        except OSError as error:
            log.warning("trails.not_sealed", error=type(error).__name__)
        await asyncio.sleep(EVERY)
