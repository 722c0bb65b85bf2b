"""Writes notices: what somebody reads on a locked screen, in a mail, or where a hook leads."""

from datetime import timedelta
from typing import Final

from rifugio.server.people.notices.stopping import StopLinks
from rifugio.server.people.notices.stored import Receiver
from rifugio.server.people.notices.ways import Notice
from rifugio.server.people.notices.when import Tell
from rifugio.server.people.seams import People
from rifugio.server.people.stored import HOST, KeptSeat
from rifugio.server.play.stored import Job
from rifugio.server.play.table_cache import NoTable, TableCache
from rifugio.table.calling import Turn, turn_of
from rifugio.table.table import Table
from rifugio.words import Words, best_language

DAY: Final = 86_400
SHORTEST: Final = 60
"""Seconds that a push service keeps a notice at least."""
IN_HOURS: Final = 48
"""From here on the time that is left is told in days."""


class Writer:
    """Writes notices, with links that open the board as it is then."""

    def __init__(self, people: People, tables: TableCache, stops: StopLinks, public_url: str) -> None:
        self._people, self._tables, self._stops, self._url = people, tables, stops, public_url

    async def notice(self, job: Job, turn: Turn, one: Receiver, tell: Tell, way: int) -> Notice:
        """Return what to tell somebody by one of their ways."""
        words = Words(best_language(one.language))
        if tell.digest:
            return await self._digest(one, tell, way, words)
        title, text = _about(job, turn, (await self._tables.table(job.game_id)).table, one, words)
        return Notice(
            key=f"{job.kind}-{job.game_id}-{int(turn.began.timestamp() * 1_000_000)}-{way}",
            tag=f"table-{one.link}",
            title=title,
            text=text,
            url=f"{self._url}/t/{one.link}",
            language=words.language,
            ttl_seconds=max(SHORTEST, int((turn.ends - one.now).total_seconds())),
            quiet=tell.quiet,
            stop_url=self._stops.url(way),
        )

    async def _digest(self, one: Receiver, tell: Tell, way: int, words: Words) -> Notice:
        """Return one notice of all turns that wait, with a line for each."""
        kept = await self._people.seats_of(one.person_id)
        lines = [line for each in kept if (line := await self._line(each, words)) is not None]
        return Notice(
            key=f"digest-{(tell.at + one.offset).date()}-{way}",
            tag="digest",
            title=words.say("notice-digest"),
            text="\n".join(lines),
            url=f"{self._url}/",
            language=words.language,
            ttl_seconds=DAY,
            quiet=tell.quiet,
            stop_url=self._stops.url(way),
        )

    async def _line(self, kept: KeptSeat, words: Words) -> str | None:
        if kept.ended is not None or kept.seat == HOST:
            return None
        try:
            table = (await self._tables.table(kept.game_id)).table
        except NoTable:
            return None
        turn = turn_of(table)
        if turn is None or (turn.seat, turn.generation) != (kept.seat, kept.generation):
            return None
        names = _others(table, turn)
        return words.say("notice-digest.line", names=words.join(names), count=len(names))

    def trial(self, key: str, language: str, way: int) -> Notice:
        """Return a notice that only shows that it arrives."""
        words = Words(best_language(language))
        return Notice(
            key=key,
            tag="trial",
            title=words.say("notice-trial"),
            text=words.say("notice-trial.text"),
            url=f"{self._url}/rucksack",
            language=words.language,
            ttl_seconds=SHORTEST,
            quiet=False,
            stop_url=self._stops.url(way),
        )


def _about(job: Job, turn: Turn, table: Table, one: Receiver, words: Words) -> tuple[str, str]:
    names = _others(table, turn)
    if job.kind == "notice":
        text = words.say("notice-turn.text", names=words.join(names), count=len(names))
        return words.say("notice-turn"), text
    hours = max(1, round((turn.ends - one.now) / timedelta(hours=1)))
    if hours >= IN_HOURS:
        return words.say("notice-reminder"), words.say("notice-reminder.days", days=hours // 24)
    return words.say("notice-reminder"), words.say("notice-reminder.hours", hours=hours)


def _others(table: Table, turn: Turn) -> list[str]:
    """Return who waits: the other people at the table, as far as they have names."""
    return [
        seat.look.name
        for number, seat in enumerate(table.seats)
        if number != turn.seat and seat.held and not seat.away and seat.look is not None and seat.look.name
    ]
