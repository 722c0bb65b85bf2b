"""A bus that keeps NATS's promises and nothing else: a message arrives at most once, if at all.

In bad weather messages are also delayed one by one, so that they overtake each other, and some arrive twice:
NATS does not do that by itself, but a client library that reconnects may.
"""

import asyncio
from random import Random

from rifugio.server.play.seams import Handler, Leave
from tests.world.database import Caller
from tests.world.network import TICK


class Post:
    """Where all buses of a world meet."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random) -> None:
        self.loop, self.chance = loop, chance
        self.away = False
        self.rough = 0.0
        """How likely a message is dropped, repeated or late now."""
        self.subscriptions: list[Subscription] = []
        self.cut_off: list[Subscription] = []
        """Those of dead nodes: they never end, and a task that nobody holds is collected, and reported."""

    def cut(self, caller: Caller) -> None:
        """Bring a node nothing any more."""
        self.cut_off += [one for one in self.subscriptions if one.caller is caller]
        self.subscriptions = [one for one in self.subscriptions if one.caller is not caller]


class Subscription:
    """What one node listens to: its messages are handled one after another."""

    def __init__(self, post: Post, caller: Caller, subject: str, handler: Handler) -> None:
        self.caller, self.subject = caller, subject
        self._post, self._handler = post, handler
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._last = 0.0
        self._task = post.loop.create_task(self._listen())

    def bring(self, payload: bytes) -> None:
        """Deliver a message after a while."""
        post, chance = self._post, self._post.chance
        times = 1
        delay = chance.uniform(0.0003, 0.003)
        if chance.random() < post.rough:
            times = chance.choice([0, 0, 1, 2])
            delay += chance.uniform(0, 0.5)
        else:
            delay = max(delay, self._last + TICK - post.loop.time())
            self._last = post.loop.time() + delay
        for _ in range(times):
            post.loop.call_later(delay, self._waiting.put_nowait, payload)

    async def _listen(self) -> None:
        while True:
            payload = await self._waiting.get()
            await self.caller.awake()
            try:
                await self._handler(payload)
            except (OSError, LookupError):
                continue  # the client library reports it, and goes on

    def end(self) -> None:
        """Stop listening."""
        self._task.cancel()


class NodeBus:
    """One node's bus."""

    def __init__(self, post: Post, caller: Caller) -> None:
        self._post, self._caller = post, caller

    def __bool__(self) -> bool:
        return True  # there are other nodes

    async def publish(self, subject: str, payload: bytes) -> None:
        """Publish to the other nodes."""
        await self._caller.awake()
        if self._post.away:
            return
        for one in self._post.subscriptions:
            if one.subject == subject and one.caller is not self._caller:
                one.bring(payload)

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Subscribe to the other nodes' messages."""
        await self._caller.awake()
        one = Subscription(self._post, self._caller, subject, handler)
        self._post.subscriptions.append(one)

        async def leave() -> None:
            if one in self._post.subscriptions:
                self._post.subscriptions.remove(one)
                one.end()

        return leave
