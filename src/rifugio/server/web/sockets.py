"""uvicorn's WebSocket, with a short way for frames: each is bytes already, most of them for several clients.

ASGI's own way to send passes a dozen functions, and encodes the same text again for every client.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "rifugio.write"
"""The name of this extension in an ASGI scope: a function that writes a text frame, or returns False."""
TEXT: Final = 0x81
"""A whole text frame, by RFC 6455."""
SHORT, MIDDLE, LONG = 126, 1 << 16, 127

Write = Callable[[bytes], bool]


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that offers to write frames at once."""

    def handle_connect(self, event: Request) -> None:
        """Begin, and add the extension to the scope."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"write": self.write}}

    def write(self, text: bytes) -> bool:
        """Write a text frame; return False if that has to wait, or if the connection is not open."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def head(length: int) -> bytes:
    """Return what precedes a text of this many bytes."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, SHORT, length >> 8, length & 0xFF))
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")
