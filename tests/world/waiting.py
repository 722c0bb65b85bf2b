"""After a game has come to rest: whoever's turn it is gets a notice, once, though nodes die meanwhile."""

import asyncio
from random import Random
from typing import Final

from rifugio.server.play.event_bytes import event_of
from rifugio.table.calling import Turn, turn_of
from rifugio.table.fold import fold
from rifugio.table.table import Table
from tests.faults.findings import Findings
from tests.world.database import Database
from tests.world.notices import Inbox
from tests.world.weather import Weather

LONG: Final = 260.0
"""Seconds in which a notice arrives: it waits for two minutes, a dead node's claim lasts one more."""
TWICE: Final = 80.0
"""Seconds in which a second one would follow the first: a claim lasts 60, and is looked at after 15 more."""
LOOKS: Final = 5.0
"""Seconds until somebody looks again whether everybody was told."""


class Waiting:
    """People who keep their seats in a rucksack, and have put their devices away."""

    def __init__(self, database: Database, inbox: Inbox) -> None:
        self._database, self._inbox = database, inbox
        self._tables: dict[int, Table] = {}

    async def wait(self, weather: Weather, chance: Random) -> bool:
        """Let everybody be told, with time to be told twice; return whether a node was killed meanwhile."""
        for game_id in self._database.state.store.logs:
            for seat, held in enumerate(self._table(game_id).seats):
                link = self._database.state.store.games[game_id].join_link
                await self._database.state.board.keep_seat(
                    person_of(game_id, seat), game_id, seat, held.generation, link
                )
        killed = chance.random() < 0.5
        if killed:
            await asyncio.sleep(chance.uniform(100.0, 140.0))
            await weather.node_killed(chance.choice(sorted(weather.nodes)))
        loop = asyncio.get_running_loop()
        until = loop.time() + LONG
        while loop.time() < until and any(self._told(*one) == 0 for one in self._turns()):
            await asyncio.sleep(LOOKS)
        if not killed:  # after a kill, somebody may be told twice
            await asyncio.sleep(TWICE)
        return killed

    def check(self, killed: bool, findings: Findings) -> None:
        """N1, N2: Somebody whose turn waits was told of it; again only after a kill, with the same key."""
        for game_id, turn in self._turns():
            told, where = self._told(game_id, turn), f"{game_id}, seat {turn.seat}: {self._inbox.arrived}"
            if told == 0:
                findings.found("N1", "nobody was told of a turn", where)
            elif told > 1 and not killed:
                findings.found("N2", "told twice, and no node was killed", where)

    def _turns(self) -> list[tuple[int, Turn]]:
        """Return the turns that somebody has to be told of."""
        turns = [(game_id, turn_of(self._table(game_id))) for game_id in self._database.state.store.logs]
        return [(game_id, turn) for game_id, turn in turns if turn is not None]

    def _told(self, game_id: int, turn: Turn) -> int:
        """Return how often somebody was told of their turn."""
        person = person_of(game_id, turn.seat)
        key = f"notice-{game_id}-{int(turn.began.timestamp() * 1_000_000)}-{person}"
        return self._inbox.arrived[f"https://example.org/{person}", key]

    def _table(self, game_id: int) -> Table:
        """Return a table as it is now: nothing is lost any more, so only what is new has to be read."""
        table = self._tables.get(game_id)
        for row in self._database.state.store.logs[game_id][0 if table is None else table.seq :]:
            table = fold(table, row.seq, row.command_id, row.at, event_of(row))
        assert table is not None
        self._tables[game_id] = table
        return table


def person_of(game_id: int, seat: int) -> int:
    """Return who sits there: everybody has one seat."""
    return game_id * 8 + seat
