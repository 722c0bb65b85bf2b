"""News between nodes: hints that something happened. Nothing goes by here that may not be lost."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from structlog import get_logger

Handler = Callable[[bytes], Awaitable[None]]
Leave = Callable[[], Awaitable[None]]

log = get_logger()


class Bus(Protocol):
    """Carries small messages to all other nodes that listen, most of the time."""

    async def publish(self, subject: str, payload: bytes) -> None:
        """Tell the other nodes; a message that cannot be sent is dropped."""

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Listen to the other nodes; call what is returned to stop."""

    async def close(self) -> None:
        """Say goodbye."""


class NoOtherNode:
    """The bus of the only node there is: nobody to tell, nobody to listen to."""

    async def publish(self, subject: str, payload: bytes) -> None:
        """Do nothing."""

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Listen to nobody."""
        return self.close

    async def close(self) -> None:
        """Do nothing."""


class NatsBus:
    """A NATS server, found again for as long as it takes."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @classmethod
    async def connect(cls, url: str) -> "NatsBus":
        """Return a bus; raise if there is no server to begin with."""

        async def lost(error: Exception) -> None:
            log.warning("bus.error", error=type(error).__name__)

        client = await nats.connect(
            url,
            no_echo=True,  # a node knows what it has said
            max_reconnect_attempts=-1,  # the default gives up after two minutes and stays deaf
            reconnect_time_wait=0.5,
            ping_interval=5,
            max_outstanding_pings=2,
            connect_timeout=3,
            error_cb=lost,
        )
        return cls(client)

    async def publish(self, subject: str, payload: bytes) -> None:
        """Tell the other nodes; a message that cannot be sent is dropped."""
        try:
            await self._client.publish(subject, payload)
        except (NatsError, OSError) as error:
            log.warning("bus.dropped", error=type(error).__name__)

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Listen to the other nodes."""

        async def heard(message: Msg) -> None:
            await handler(message.data)

        subscription = await self._client.subscribe(subject, cb=heard)

        async def leave() -> None:
            try:
                await subscription.unsubscribe()
            except (NatsError, OSError):
                log.info("bus.left_without_saying")

        return leave

    async def close(self) -> None:
        """Say goodbye; it is no matter if the server went first."""
        try:
            await self._client.close()
        except (NatsError, OSError):
            log.info("bus.gone_first")
