"""One history: people play, things fail, all becomes quiet, and the checker judges."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Final
from unittest.mock import patch
from uuid import UUID

from rifugio.server.tokens import Tokens
from rifugio.table import nature
from rifugio.table.messages.writing import iso
from tests.faults.checker import check_table
from tests.faults.findings import Findings
from tests.faults.history import History
from tests.faults.operations import Log
from tests.world.bus import Post
from tests.world.database import Database
from tests.world.loop import BEGINNING, SimulatedLoop, simulate
from tests.world.network import Network
from tests.world.nodes import KEYS, WorldNode
from tests.world.notices import Inbox
from tests.world.people import Neighbourhood, kinds_of
from tests.world.waiting import Waiting
from tests.world.weather import Weather, logs_of

COMMANDS: Final = 30
TABLES: Final = 3
MOST_SECONDS: Final = 60.0
"""Simulated seconds after which people stop, whatever they have done."""
FINISH: Final = 20.0
"""Seconds that they have to get answers to what is under way."""
CONVERGE: Final = 10.0
"""Seconds after which everybody has seen everything."""
WAITS: Final = 32
"""In one of so many histories people then put their devices away, and are told whose turn it is."""


@dataclass
class Told:
    """What came of a history."""

    seed: int
    findings: Findings = field(default_factory=Findings)
    faults: Counter[str] = field(default_factory=Counter)
    commands: int = 0
    nodes: int = 0
    tables: int = 0
    seconds: float = 0.0
    """Of simulated time."""
    failures: list[str] = field(default_factory=list)
    """Exceptions that nobody caught, in a node or at a table."""
    digest: str = ""
    """Of everything that was done and seen: the same seed gives the same."""

    @property
    def valid(self) -> bool:
        return self.findings.valid and not self.failures


def tell(seed: int) -> Told:
    """Run the history of a seed, and judge it."""
    loop = SimulatedLoop()
    told = Told(seed)
    try:
        with _seeded(Random(f"{seed}/clients")):
            simulate(_history(seed, told), loop)
    finally:
        told.failures += loop.failures
        loop.end()
    return told


@contextmanager
def _seeded(chance: Random) -> Iterator[None]:
    """Take from the seed what clients take from the machine."""

    def some_id() -> UUID:
        return UUID(bytes=chance.randbytes(16), version=4)

    with (
        patch("rifugio.client.player.random", chance),
        patch("rifugio.client.player.uuid4", some_id),
        patch("tests.faults.clients.uuid4", some_id),
    ):
        yield


async def _history(seed: int, told: Told) -> None:
    loop = asyncio.get_running_loop()
    network = Network(loop, Random(f"{seed}/network"))
    database = Database(loop, Random(f"{seed}/database"))
    post, inbox = Post(loop, Random(f"{seed}/bus")), Inbox(Random(f"{seed}/inbox"))
    chance = Random(f"{seed}/world")
    weather = Weather(network, database, post, chance)

    def start(number: int) -> WorldNode:
        node = WorldNode(number, database, post, inbox, chance)
        node.begin()
        return node

    weather.start = start
    told.nodes = 2 + (chance.random() < 0.2)
    for number in range(told.nodes):
        weather.nodes[f"node{number}"] = network.servers[f"node{number}"] = start(number)
    club = Neighbourhood(weather.nodes, database, seed)
    with patch("rifugio.client.player.connect", network.connect):
        await _play(club, weather, chance, told)
    if seed % WAITS == 0:
        waiting = Waiting(database, inbox)
        waiting.check(await waiting.wait(weather, chance), told.findings)
    told.seconds, told.faults = loop.time() - BEGINNING, weather.count
    _check(club, weather, database, told)


async def _play(club: Neighbourhood, weather: Weather, chance: Random, told: Told) -> None:
    loop = asyncio.get_running_loop()
    kinds = kinds_of(chance, TABLES)
    tables = [loop.create_task(club.play(number, kind)) for number, kind in enumerate(kinds)]
    storm = loop.create_task(weather.blow(chance.randint(2, 4)))
    until = loop.time() + MOST_SECONDS
    while (not storm.done() or club.commands < COMMANDS) and loop.time() < until:
        await asyncio.sleep(0.25)
    await storm
    club.stop.set()
    await _wait(lambda: club.busy == 0, FINISH)
    heads = _heads(club.database)
    await _wait(lambda: _all_see(club), CONVERGE)
    for client in club.everybody():
        head, table = heads.get(client.link, (0, ""))[0], client.table
        client.history.note("end", 0, seq=client.seq, head=head, table=table, tokens=list(client.tokens))
    told.commands = club.commands
    club.close.set()
    for sitting in tables:
        sitting.cancel()
    ended = await asyncio.gather(*tables, return_exceptions=True)
    told.failures += [repr(error) for error in ended if isinstance(error, Exception)]


async def _wait(fulfilled: Callable[[], bool], seconds: float) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while not fulfilled() and loop.time() < until:
        await asyncio.sleep(0.1)


def _heads(database: Database) -> dict[str, tuple[int, str]]:
    """Return number and time of the last event of each table, by both of its links."""
    store = database.state.store
    return {
        link: (store.logs[game_id][-1].seq, iso(store.logs[game_id][-1].at))
        for game_id, game in store.games.items()
        for link in (game.join_link, game.watch_link)
    }


def _all_see(club: Neighbourhood) -> bool:
    heads = _heads(club.database)
    return all(
        client.connected and (client.seq, client.table.get("at")) == heads.get(client.link)
        for client in club.present
    )


def _check(club: Neighbourhood, weather: Weather, database: Database, told: Told) -> None:
    nature._played.clear()  # the checker plays for itself what the nodes have played
    reader = Tokens(KEYS.tokens)
    histories = [book.history() for book in club.notebooks]
    logs = [*(lost.logs for lost in weather.lost), logs_of(database.state)]
    losses = [lost.loss for lost in weather.lost]
    for link, some in {link: log for read in logs for link, log in read.items()}.items():
        own = [one for one in histories if one.link in (link, some.watch_link)]
        *before, log = [read.get(link, some._replace(rows=())) for read in logs]
        told.tables += 1
        told.findings.add(check_table(log, own, reader, before, losses))
    told.digest = _digest(histories, logs[-1])


def _digest(histories: Sequence[History], logs: Mapping[str, Log]) -> str:
    whole = hashlib.sha256()
    for history in histories:
        for kind, when, connection, data, text in history.entries:
            whole.update(f"{kind} {when} {connection} {data} {text}\n".encode())
    for log in logs.values():
        whole.update(repr(log).encode())
    return whole.hexdigest()
