"""The message bus between nodes (publish/subscribe). Delivery is at most once: any message may be lost."""

from rifugio.server.play.seams import Handler, Leave


class NoNews(OSError):
    """The news server's address is none."""


class NoOtherNode:
    """The bus of the only node there is: nobody to tell, nobody to listen to."""

    async def publish(self, subject: str, payload: bytes) -> None:
        """Do nothing."""

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Listen to nobody."""
        return self.close

    async def close(self) -> None:
        """Do nothing."""
