"""After a game has come to rest: whoever's turn it is gets a notice, once, though nodes die meanwhile."""

import asyncio
from random import Random
from typing import Final

from rifugio.server.play.event_bytes import event_of
from rifugio.server.play.stored import Row
from rifugio.table.calling import Turn, turn_of
from rifugio.table.fold import fold
from rifugio.table.table import Table
from tests.faults.findings import Findings
from tests.world.database import Database
from tests.world.notices import Inbox
from tests.world.weather import Weather

LONG: Final = 260.0
"""Seconds in which a notice arrives: it waits for two minutes, a dead node's claim lasts one more."""


class Waiting:
    """People who keep their seats in a rucksack, and have put their devices away."""

    def __init__(self, database: Database, inbox: Inbox) -> None:
        self._database, self._inbox = database, inbox

    async def wait(self, weather: Weather, chance: Random) -> bool:
        """Let time pass; return whether a node was killed meanwhile."""
        for game_id, log in self._database.state.store.logs.items():
            for seat, held in enumerate(_table(log).seats):
                link = self._database.state.store.games[game_id].join_link
                await self._database.state.board.keep_seat(
                    person_of(game_id, seat), game_id, seat, held.generation, link
                )
        killed = chance.random() < 0.5
        if killed:
            await asyncio.sleep(chance.uniform(100.0, 140.0))
            await weather.node_killed(chance.choice(sorted(weather.nodes)))
        await asyncio.sleep(LONG)
        return killed

    def check(self, killed: bool, findings: Findings) -> None:
        """N1, N2: Somebody whose turn waits was told of it; again only after a kill, with the same key."""
        for game_id, log in self._database.state.store.logs.items():
            turn = turn_of(_table(log))
            if turn is not None:
                self._check(game_id, turn, killed, findings)

    def _check(self, game_id: int, turn: Turn, killed: bool, findings: Findings) -> None:
        person = person_of(game_id, turn.seat)
        key = f"notice-{game_id}-{int(turn.began.timestamp() * 1_000_000)}-{person}"
        address = f"https://example.org/{person}"
        came = {one: count for (where, one), count in self._inbox.arrived.items() if where == address}
        if key not in came:
            findings.found("N1", "nobody was told of a turn", f"{game_id}, seat {turn.seat}: {came}")
        elif came[key] > 1 and not killed:
            findings.found("N2", "told twice, and no node was killed", f"{game_id}, seat {turn.seat}: {came}")


def person_of(game_id: int, seat: int) -> int:
    """Return who sits there: everybody has one seat."""
    return game_id * 8 + seat


def _table(log: list[Row]) -> Table:
    table: Table | None = None
    for row in log:
        table = fold(table, row.seq, row.command_id, row.at, event_of(row))
    assert table is not None
    return table
