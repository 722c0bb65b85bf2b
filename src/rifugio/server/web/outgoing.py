"""The send queue of a socket: ordered and bounded; when empty, it sends at once."""

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rifugio.server.web.sockets import EXTENSION, Write

MOST_FRAMES: Final = 64
MOST_WAITING: Final = 512 * 1024
"""Bytes that may wait for a slow client before it is disconnected."""


class Outgoing:
    """The send queue to one client; once closed, nothing more is sent."""

    __slots__ = ("_size", "_waiting", "_websocket", "_write_now", "_writer", "open")

    def __init__(self, websocket: WebSocket) -> None:
        self.open = True
        self._websocket = websocket
        self._waiting: deque[bytes] | None = None
        self._size = 0
        self._writer: asyncio.Task[None] | None = None
        short: dict[str, Write] = (websocket.scope.get("extensions") or {}).get(EXTENSION, {})
        self._write_now = short.get("write", _cannot)

    def send(self, frame: bytes) -> bool:
        """Send a frame without waiting; return whether the client keeps up."""
        if not self.open or (self._writer is None and self._write_now(frame)):
            return True
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(frame)
        self._size += len(frame)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(self._waiting))
        return len(self._waiting) <= MOST_FRAMES and self._size <= MOST_WAITING

    async def _write(self, waiting: deque[bytes]) -> None:
        try:
            while waiting:
                frame = waiting.popleft()
                self._size -= len(frame)
                await self._websocket.send({"type": "websocket.send", "text": frame.decode()})
        except (RuntimeError, OSError, WebSocketDisconnect):
            self.open = False  # the client is gone; reading will notice too
        finally:
            self._writer = None

    async def sent(self, seconds: float) -> None:
        """Wait until the queue is flushed, but no longer than this many seconds."""
        if self._writer is not None:
            await asyncio.wait([self._writer], timeout=seconds)

    def stop(self) -> None:
        """Drop the queue; only the frame being sent still goes out."""
        self.open = False
        if self._waiting is not None:
            self._waiting.clear()

    def give_up(self) -> None:
        """Abort the frame being sent too."""
        if self._writer is not None:
            self._writer.cancel()


def _cannot(_frame: bytes) -> bool:
    """Where the web server is another one, every frame goes the long way."""
    return False
