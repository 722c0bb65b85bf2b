"""The message bus: news between nodes that something happened. Whatever goes by here may be lost."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Handler = Callable[[bytes], Awaitable[None]]
Leave = Callable[[], Awaitable[None]]


class NoNews(OSError):
    """The news server's address is none."""


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
