"""People in the world: the same clients as in a storm, at a few small tables, with their notes in memory."""

import asyncio
import random
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Final

from rifugio.server.play.new_tables import OpenedTable
from rifugio.table.messages.options import Options
from rifugio.table.messages.reading import reader
from tests.faults.clients import Hiker, Witness
from tests.faults.history import Entry, History, Notes
from tests.faults.kinds import EXTENSIONS, Kind
from tests.faults.tables import Club, Sitting
from tests.world.database import Database
from tests.world.nodes import WorldNode

OPENING: Final = 2.0
"""Seconds to wait for a node that is asked to open a table."""
_options = reader(Options)


class Notebook:
    """A client's history, in memory."""

    def __init__(self, name: str, link: str) -> None:
        self.name, self._link = name, link
        self.commands = 0
        self._entries: list[Entry] = []

    def note(self, kind: str, connection: int, text: str = "", **data: object) -> None:
        """Write a line."""
        self.commands += kind == "invoke"
        when = asyncio.get_running_loop().time()
        self._entries.append(Entry(kind, when, connection, data, text))

    def history(self) -> History:
        """Return what was written."""
        return History(self.name, self._link, tuple(self._entries))


class Neighbourhood(Club):
    """All tables of a history."""

    def __init__(self, nodes: dict[str, WorldNode], database: Database, seed: int) -> None:
        super().__init__([f"http://{host}" for host in nodes], Path(), seed)
        self.nodes, self.database = nodes, database
        self.notebooks: list[Notebook] = []

    @property
    def commands(self) -> int:
        """How many commands were sent, each counted once."""
        return sum(book.commands for book in self.notebooks)

    def everybody(self) -> list[Witness]:
        """Return all clients, always in the same order."""
        names = {id(book): book.name for book in self.notebooks}
        return sorted(self.present, key=lambda one: names[id(one.history)])

    def history(self, name: str, link: str) -> AbstractContextManager[Notes]:
        """Begin a client's history."""
        self.notebooks.append(Notebook(name, link))
        return nullcontext(self.notebooks[-1])

    async def play(self, number: int, kind: Kind) -> None:
        """Play at one table until it is time to stop."""
        chance = random.Random(f"{self._seed}/{number}")
        await Table(self, f"table{number}", kind, chance).run()


class Person(Hiker):
    """Somebody at a table of the world."""

    database: Database
    pace = 0.2

    def now(self) -> datetime:
        """Return the time by the database's clock."""
        return self.database.now()


class Table(Sitting):
    """One game of the world."""

    def __init__(self, club: Neighbourhood, name: str, kind: Kind, chance: random.Random) -> None:
        super().__init__(club, name, kind, chance, ())
        self._nodes = club.nodes

        class Here(Person):
            database = club.database

        self.hiker = Here

    async def _open(self) -> dict[str, str] | None:
        while not self._club.stop.is_set():
            host = self._club.servers_for(self._chance.randrange(2))[0].removeprefix("http://")
            try:
                opened = await self._ask(self._nodes[host])
            except OSError:
                await asyncio.sleep(0.3)
            else:
                return {"table": opened.join_link, "watch": opened.watch_link, "host": opened.host}
        return None

    async def _ask(self, node: WorldNode) -> OpenedTable:
        await asyncio.sleep(self._chance.uniform(0.002, 0.03))
        async with asyncio.timeout(OPENING):
            return await node.node.new_tables.open(_options(self._kind.options()))


def kinds_of(chance: random.Random, tables: int) -> list[Kind]:
    """Return what is played at each table of a history."""
    return [
        Kind(
            players=2 + (chance.random() < 0.2),
            bots=int(chance.random() < 0.1),
            extensions=chance.choice(EXTENSIONS),
            tabs=1 + (chance.random() < 0.25),
            live=chance.random() < 0.25,
            watched=chance.random() < 0.25,
            travels=False,
        )
        for _ in range(tables)
    ]
