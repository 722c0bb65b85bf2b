"""Runs the jobs that tell people of their turns: once by each of their ways."""

from collections.abc import Mapping
from typing import Final, Literal, cast

from structlog import get_logger

from rifugio.server.metrics import NOTICES
from rifugio.server.people.notices.seams import Board
from rifugio.server.people.notices.stored import GivenWay, Receiver
from rifugio.server.people.notices.ways import Gone, Kind, Later, Notice, Outcome, Sent, Way
from rifugio.server.people.notices.when import Tell, when
from rifugio.server.people.notices.writing import Writer
from rifugio.server.play.leasing import NotYet, Runner
from rifugio.server.play.seams import Store
from rifugio.server.play.stored import Job
from rifugio.server.play.table_cache import TableCache
from rifugio.table.calling import Turn, turn_of

KINDS: Final = ("notice", "reminder")
AT_ONCE: Final = 32
CLAIM = 60.0
"""Seconds for which a notice is one runner's to send: longer than sending takes at most."""
SHORTEST, LONGEST = 5.0, 3600.0
"""Seconds until a notice that was not taken is sent again: as many as it is late by now, within these.

Not a function of how often its job was leased: that also counts nodes that died, which is no reason to wait.
"""
LOOK_AGAIN: Final = 15.0
"""Seconds until somebody looks whether a notice that another runner was about to send was sent."""

log = get_logger()


class NoticeRunner(Runner):
    """Looks at a table, and tells whoever is waited for there, if they want to be told.

    A job says where to look and not what to tell: the table may have moved on since. What was sent is stored
    by way and turn, so a job that is run again, or a second one for the same turn, sends nothing twice.
    """

    def __init__(
        self, store: Store, tables: TableCache, board: Board, ways: Mapping[Kind, Way], writer: Writer
    ) -> None:
        super().__init__(store, KINDS, AT_ONCE)
        self._tables, self._board, self._ways, self._writer = tables, board, ways, writer

    async def attend_to(self, job: Job) -> bool:
        """Tell everybody of the turn at a table whose time has come; wait for the others."""
        cached = await self._tables.table(job.game_id)
        await self._tables.catch_up(cached)
        turn = turn_of(cached.table)
        if turn is None:
            return True
        kind = cast('Literal["notice", "reminder"]', job.kind)
        waits: list[float] = []
        for one in await self._board.receivers(job.game_id, turn.seat, turn.generation):
            tell = when(kind, turn, one)
            if tell is None:
                continue
            early = (tell.at - one.now).total_seconds()
            waits += [early] if early > 0 else await self._tell(job, turn, one, tell)
        if waits:
            raise NotYet(min(waits))
        return True

    async def _tell(self, job: Job, turn: Turn, one: Receiver, tell: Tell) -> list[float]:
        """Tell somebody by all their ways; return in how many seconds to try again, for each that failed."""
        again = min(LONGEST, max(SHORTEST, (one.now - tell.at).total_seconds()))
        ways = [way for way in await self._board.ways_of(one.person_id) if way.kind in self._ways]
        waits = []
        for way in ways:
            notice = await self._writer.notice(job, turn, one, tell, way.number)
            match await self._send(way, notice):
                case None:
                    waits.append(LOOK_AGAIN)
                case Later(seconds):
                    waits.append(max(again, seconds or 0.0))
        return waits

    async def _send(self, way: GivenWay, notice: Notice) -> Outcome | None:
        """Send a notice unless it was sent; return what came of it, or None if another runner sends it."""
        claim = await self._board.claim(way.number, notice.key, CLAIM)
        if claim != "mine":
            return Sent() if claim == "sent" else None
        outcome = await self._ways[way.kind].send(way.address, way.more, notice)
        NOTICES.labels(way.kind, type(outcome).__name__.lower()).inc()
        match outcome:
            case Sent():
                await self._board.mark_sent(way.number, notice.key)
            case Gone():
                log.info("notice.gone", kind=way.kind)
                await self._board.drop_way(way.number)
            case Later():
                await self._board.give_back(way.number, notice.key)
        return outcome
