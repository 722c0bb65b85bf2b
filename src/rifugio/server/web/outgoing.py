"""The send queue of a socket: ordered and bounded; when empty, it sends at once."""

import asyncio
from collections import deque
from collections.abc import Awaitable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rifugio.server.web.eager import begin

MOST_FRAMES: Final = 64
MOST_WAITING: Final = 512 * 1024
"""Characters that may wait for a slow client before it is disconnected."""


class Outgoing:
    """The send queue to one client; once closed, nothing more is sent."""

    def __init__(self, websocket: WebSocket) -> None:
        self.open = True
        self._websocket = websocket
        self._waiting: deque[str] = deque()
        self._size = 0
        self._writer: asyncio.Task[None] | None = None

    def send(self, frame: str) -> bool:
        """Send a frame without waiting; return whether the client keeps up."""
        if not self.open:
            return True
        if self._writer is None:
            self._send_now(frame)
            return True
        self._waiting.append(frame)
        self._size += len(frame)
        return len(self._waiting) <= MOST_FRAMES and self._size <= MOST_WAITING

    def _send_now(self, frame: str) -> None:
        """Send a frame at once; start a task only if the network has to wait."""
        try:
            rest = begin(self._websocket.send({"type": "websocket.send", "text": frame}))
        except (RuntimeError, OSError, WebSocketDisconnect):
            self.open = False  # the client is gone; reading will notice too
            return
        if rest is not None:
            self._writer = asyncio.create_task(self._write(rest))

    async def _write(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._waiting:
                frame = self._waiting.popleft()
                self._size -= len(frame)
                await self._websocket.send({"type": "websocket.send", "text": frame})
        except (RuntimeError, OSError, WebSocketDisconnect):
            self.open = False
        finally:
            self._writer = None

    async def sent(self, seconds: float) -> None:
        """Wait until the queue is flushed, but no longer than this many seconds."""
        if self._writer is not None:
            await asyncio.wait([self._writer], timeout=seconds)

    def stop(self) -> None:
        """Drop the queue; only the frame being sent still goes out."""
        self.open = False
        self._waiting.clear()

    def give_up(self) -> None:
        """Abort the frame being sent too."""
        if self._writer is not None:
            self._writer.cancel()
