"""The bus by NATS. Imported only where there is a NATS server, because the client takes long to import."""

import asyncio
from typing import Final

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from structlog import get_logger

from rifugio.server.bus import Handler, Leave, NoNews

AT_FIRST: Final = 4.0
"""Seconds to find the server when the node starts."""

log = get_logger()


class NatsBus:
    """A NATS server, found again for as long as it takes."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @classmethod
    async def connect(cls, url: str) -> "NatsBus":
        """Return a bus; raise NoNews if there is no server to begin with: later, one is waited for."""

        async def lost(error: Exception) -> None:
            log.warning("bus.error", error=type(error).__name__)

        try:
            async with asyncio.timeout(AT_FIRST):
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
        except (TimeoutError, NatsError, OSError):
            raise NoNews("the NATS server does not answer") from None
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
