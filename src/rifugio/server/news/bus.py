"""The message bus between nodes (publish/subscribe). Delivery is at most once: any message may be lost."""

from rifugio.server.play.seams import Handler, Leave


class NoNews(OSError):
    """The NATS server's address is invalid."""


class NoOtherNode:
    """The no-op bus of a single node."""

    def __bool__(self) -> bool:
        """Whether there may be other nodes."""
        return False

    async def publish(self, subject: str, payload: bytes) -> None:
        """Do nothing."""

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Subscribe to nothing."""
        return self.close

    async def close(self) -> None:
        """Do nothing."""
