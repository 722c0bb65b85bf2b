"""Nodes of the world: the production code, with the world behind its ports."""

import asyncio
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final, cast

from pydantic import SecretStr
from starlette.websockets import WebSocket

from rifugio.server.host.calling import call_people
from rifugio.server.ids import EPOCH
from rifugio.server.keys import Keys, read_key
from rifugio.server.node import Node
from rifugio.server.play.seams import World
from rifugio.server.settings import Settings
from rifugio.server.tokens import Tokens
from rifugio.server.web.draining import drain
from rifugio.server.web.stream import stream
from tests.server.nodes import KEY
from tests.server.simulated import ReviewersHere, SeededChance
from tests.world.bots import HastyBots
from tests.world.bus import NodeBus, Post
from tests.world.database import Database, Door
from tests.world.notices import Inbox

KEYS: Final = Keys.derive(read_key(KEY))
SETTINGS: Final = Settings(
    key=SecretStr(KEY), socket_messages=100_000, sweep_seconds=0.5, public_url="https://example.org"
)


class NodeClock:
    """A node's own clock, which may be wrong."""

    def __init__(self, loop: asyncio.AbstractEventLoop, wrong_by: float) -> None:
        self._loop = loop
        self.wrong_by = wrong_by

    def now(self) -> datetime:
        return EPOCH + timedelta(days=300, seconds=self._loop.time() + self.wrong_by)


class WorldNode:
    """One process of the server."""

    def __init__(self, number: int, database: Database, post: Post, inbox: Inbox, chance: Random) -> None:
        self.number = number
        self.trouble = 0.0
        self._dead = False
        self._going = asyncio.Event()
        self._going.set()
        loop = asyncio.get_running_loop()
        self.clock = NodeClock(loop, chance.uniform(-2, 2))
        door: Any = Door(database, self)
        seeded = SeededChance(chance.getrandbits(64))
        world = World(door, door, NodeBus(post, self), HastyBots(), ReviewersHere(), self.clock, seeded)
        self.node = Node(SETTINGS, world, door, door, Tokens(KEYS.tokens), cast("Any", None))
        self._runner = call_people(self.node, KEYS, door, inbox.ways())
        self._post = post

    async def awake(self) -> None:
        """Return at once; never if the node is dead, and later if it is stopped."""
        if self._dead:
            await asyncio.get_running_loop().create_future()
        if not self._going.is_set():
            await self._going.wait()
            await self.awake()

    async def serve(self, websocket: WebSocket, link: str) -> None:
        """Serve a connection to its end."""
        await stream(websocket, self.node, link)

    def begin(self) -> None:
        """Start what a node does by itself for its tables (see `Node.begin`)."""
        node = self.node
        node.later(node.attendance.keep_announcing())
        node.later(node.attendance.keep_sweeping(SETTINGS.sweep_seconds, lambda _: None))
        for runner in (node.runner, self._runner):
            node.later(runner.run())
            node.later(runner.keep_leases())

    def kill(self) -> None:
        """Do nothing any more, from one instant to the next."""
        self._dead = True
        self._post.cut(self)

    def stop(self) -> None:
        """Stand still, as after SIGSTOP."""
        self._going.clear()

    def go_on(self) -> None:
        """Go on where it stood still."""
        self._going.set()

    async def drain(self) -> None:
        """Finish what is under way, and send the clients elsewhere."""
        await drain(self.node, 2.0)
        self.kill()
