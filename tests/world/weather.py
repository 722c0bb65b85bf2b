"""The faults of a history: which, where, when and for how long, all from the seed."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from tests.faults.eras import Loss
from tests.faults.operations import Log
from tests.world.bus import Post
from tests.world.database import Database, State
from tests.world.network import Network
from tests.world.nodes import WorldNode

Starter = Callable[[int], WorldNode]


class Lost(NamedTuple):
    """A failover that lost commits: when, and the logs as they were before it."""

    loss: Loss
    logs: Mapping[str, Log]


class Weather:
    """Does harm, and undoes it."""

    def __init__(self, network: Network, database: Database, post: Post, chance: Random) -> None:
        self._network, self._database, self._post, self._chance = network, database, post, chance
        self._loop = network.loop
        self.nodes: dict[str, WorldNode] = {}
        self.start: Starter
        self.count: Counter[str] = Counter()
        self.lost: list[Lost] = []
        self._busy: set[str] = set()
        """What is out of order now: it does not fail twice at a time."""

    async def blow(self, faults: int) -> None:
        """Let so many faults happen, one after another; some overlap."""
        running = []
        for _ in range(faults):
            await asyncio.sleep(self._chance.uniform(0.1, 1.2))
            running.append(self._loop.create_task(self._one()))
        await asyncio.gather(*running)

    async def _one(self) -> None:
        name = self._chance.choice([*sorted(FAULTS), *OFTEN])
        host = self._chance.choice(sorted(self.nodes))
        what = host if name in AT_A_NODE else name[:3]  # the database or the bus
        while what in self._busy or (name in ENDS_A_NODE and self._busy & set(self.nodes)):
            await asyncio.sleep(0.1)
        self._busy.add(what)
        self.count[name] += 1
        try:
            await FAULTS[name](self, host)
        finally:
            self._busy.discard(what)

    async def _last(self, shortest: float, longest: float) -> None:
        await asyncio.sleep(self._chance.uniform(shortest, longest))

    # nodes

    async def node_killed(self, host: str) -> None:
        """Kill a node, and start it again."""
        self._network.servers.pop(host)
        self.nodes[host].kill()
        for line in self._network.lines_to(host):
            line.reset()
        await self._last(0.2, 1.5)
        self._start(host)

    async def node_drained(self, host: str) -> None:
        """Stop a node as a new version does, and start it again."""
        self._network.servers.pop(host)
        await self.nodes[host].drain()
        for line in self._network.lines_to(host):
            line.reset()
        self._start(host)

    def _start(self, host: str) -> None:
        self.nodes[host] = self._network.servers[host] = self.start(self.nodes[host].number)

    async def node_stopped(self, host: str) -> None:
        """Stop a node in the middle of everything, and let it go on."""
        self.nodes[host].stop()
        await self._last(0.3, 6.0)
        self.nodes[host].go_on()

    async def node_clock(self, host: str) -> None:
        """Set a node's clock."""
        self.nodes[host].clock.wrong_by += self._chance.choice([-3600.0, -5.0, 5.0, 3600.0])

    async def node_database(self, host: str) -> None:
        """Break a node's connections to the database, again and again."""
        self.nodes[host].trouble = self._chance.uniform(0.1, 0.6)
        await self._last(0.5, 3.0)
        self.nodes[host].trouble = 0.0

    # the database

    async def database_away(self, _: str) -> None:
        """Restart the database; nothing that was committed is lost."""
        self._database.away = True
        await self._last(0.2, 1.5)
        self._database.away = False

    async def database_behind(self, _: str) -> None:
        """Let a standby take over that has not got the last commits."""
        since, commits = self._loop.time(), len(self._database.commits)
        await self._last(0.1, 1.5)
        self._database.away = True
        asked = self._loop.time()
        await self._last(0.2, 0.8)
        before = self._database.fail_over(commits)
        self._database.jump(self._chance.uniform(-1.0, 1.0))
        self._database.away = False
        self.lost.append(Lost(Loss(since, asked, self._loop.time()), logs_of(before)))

    async def database_clock(self, _: str) -> None:
        """Set the database's clock."""
        self._database.jump(self._chance.uniform(-3.0, 3.0))

    # the bus

    async def bus_away(self, _: str) -> None:
        """Stop the bus."""
        self._post.away = True
        await self._last(0.3, 3.0)
        self._post.away = False

    async def bus_rough(self, _: str) -> None:
        """Drop, repeat and delay messages."""
        self._post.rough = self._chance.uniform(0.2, 0.8)
        await self._last(0.5, 3.0)
        self._post.rough = 0.0

    # the network

    async def lines_reset(self, host: str) -> None:
        """Disconnect all clients of a node."""
        for line in self._network.lines_to(host):
            line.reset()

    async def lines_cut(self, host: str) -> None:
        """Let connections carry nothing any more, without anybody being told."""
        for line in self._network.lines_to(host):
            if self._chance.random() < 0.5:
                line.cut()

    async def lines_slow(self, host: str) -> None:
        """Make the way to a node slow."""
        self._network.slow[host] = self._chance.uniform(0.2, 2.0)
        await self._last(0.5, 2.0)
        self._network.slow[host] = 0.0


FAULTS: Final[Mapping[str, Callable[[Weather, str], Awaitable[None]]]] = {
    "node killed": Weather.node_killed,
    "node drained": Weather.node_drained,
    "node stopped": Weather.node_stopped,
    "node's clock set": Weather.node_clock,
    "node's connections break": Weather.node_database,
    "database restarted": Weather.database_away,
    "database fails over, behind": Weather.database_behind,
    "database's clock set": Weather.database_clock,
    "bus stopped": Weather.bus_away,
    "bus drops, repeats, delays": Weather.bus_rough,
    "lines reset": Weather.lines_reset,
    "lines cut": Weather.lines_cut,
    "lines slow": Weather.lines_slow,
}
OFTEN: Final = ("database fails over, behind", "database fails over, behind", "node killed")
"""The worst ones come more often."""
ENDS_A_NODE: Final = {"node killed", "node drained", "node stopped"}
AT_A_NODE: Final = {name for name in FAULTS if name.startswith(("node", "lines"))}


def logs_of(state: State) -> dict[str, Log]:
    """Return every table with its whole log, by the link to join it."""
    games = state.store.games
    return {
        game.join_link: Log(
            game_id, game.join_link, game.watch_link, tuple(state.store.logs[game_id]), game.secret.reveal()
        )
        for game_id, game in games.items()
    }
