"""The message bus over NATS. Imported only if it is used, because the client is slow to import."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from structlog import get_logger

from rifugio.server.metrics import NEWS
from rifugio.server.news.bus import NoNews
from rifugio.server.play.seams import Handler, Leave

AT_FIRST: Final = 2.0
"""Seconds to wait for the NATS server at the start; then the node serves without it and keeps trying."""

log = get_logger()


class Listening:
    """A subscription, whether the server is connected yet or not."""

    def __init__(self, subject: str, heard: Callable[[Msg], Awaitable[None]]) -> None:
        self.subject, self.heard = subject, heard
        self.subscription: Subscription | None = None


class NatsBus:
    """A NATS client that retries for ever, also at the start; meanwhile nodes catch up by sweeping."""

    def __init__(self) -> None:
        self._client = Client()
        self._listening: set[Listening] = set()
        self._joined = False
        self._joining: asyncio.Task[None] | None = None
        self._last_error: type[Exception] | None = None

    @classmethod
    async def connect(cls, url: str) -> "NatsBus":
        """Return a bus, connected or still trying; raise NoNews if the address is invalid."""
        NEWS.set(0)
        bus = cls()
        bus._joining = asyncio.create_task(bus._join(url))
        done, _ = await asyncio.wait([bus._joining], timeout=AT_FIRST)
        if not done:
            log.warning("bus.away")
        elif bus._joining.exception() is not None:
            raise NoNews("the address of the NATS server cannot be understood") from None
        return bus

    async def _join(self, url: str) -> None:
        await self._client.connect(
            url,
            no_echo=True,  # a node does not need its own messages
            max_reconnect_attempts=-1,  # the default gives up for good after two minutes
            reconnect_time_wait=0.5,  # type: ignore[arg-type]
            ping_interval=5,
            max_outstanding_pings=2,
            connect_timeout=3,
            error_cb=self._failed,
            disconnected_cb=self._lost,
            reconnected_cb=self._back,
        )
        self._joined = True
        await self._back()
        for one in tuple(self._listening):
            await self._subscribe(one)

    @property
    def connected(self) -> bool:
        """Whether the bus is connected."""
        return self._joined and self._client.is_connected

    async def _failed(self, error: Exception) -> None:
        """Log an error once, not every half second."""
        if type(error) is not self._last_error:
            self._last_error = type(error)
            log.warning("bus.error", error=type(error).__name__)

    async def _lost(self) -> None:
        if self._joined and not self._client.is_closed:
            NEWS.set(0)
            log.warning("bus.away")

    async def _back(self) -> None:
        NEWS.set(1)
        self._last_error = None
        log.info("bus.joined")

    def __bool__(self) -> bool:
        """Whether there may be other nodes."""
        return True

    async def publish(self, subject: str, payload: bytes) -> None:
        """Publish to the other nodes; a message that cannot be sent is dropped."""
        if not self._joined:
            return
        try:
            await self._client.publish(subject, payload)
        except (NatsError, OSError) as error:
            log.warning("bus.dropped", error=type(error).__name__)

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Subscribe to the other nodes' messages, as soon as there is a server."""

        async def heard(message: Msg) -> None:
            await handler(message.data)

        one = Listening(subject, heard)
        self._listening.add(one)
        if self._joined:
            await self._subscribe(one)

        async def leave() -> None:
            self._listening.discard(one)
            try:
                if one.subscription is not None:
                    await one.subscription.unsubscribe()
            except (NatsError, OSError):
                log.info("bus.left_without_saying")

        return leave

    async def _subscribe(self, one: Listening) -> None:
        subscription = await self._client.subscribe(one.subject, cb=one.heard)
        one.subscription = subscription
        if one not in self._listening:  # unsubscribed meanwhile
            await subscription.unsubscribe()

    async def close(self) -> None:
        """Close the connection; it may be gone already."""
        if self._joining is not None and not self._joining.done():
            self._joining.cancel()
            await asyncio.wait([self._joining])
        try:
            await self._client.close()
        except (NatsError, OSError):
            log.info("bus.gone_first")
