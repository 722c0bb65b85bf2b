"""A minimal WebSocket client, so that the server is what gets measured."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit

Handler = Callable[["Wire", bytes], None]

TEXT, PING, PONG = 0x81, 0x89, 0x8A
SHORT, LONG = 126, 127


class Wire(asyncio.Protocol):
    """One connection; `heard` is called with every text frame."""

    def __init__(self, heard: Handler) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.received = 0
        """Bytes received."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, _error: Exception | None) -> None:
        """Note that the connection is closed."""
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def begin(self, host: str, path: str) -> None:
        """Send the upgrade request."""
        assert self._transport is not None
        key = b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        """Send a text frame, masked with zeros: valid, and free."""
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        if len(content) < SHORT:
            head = bytes((kind, 0x80 | len(content)))
        else:
            head = bytes((kind, 0x80 | SHORT)) + len(content).to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + content)

    def close(self) -> None:
        """Disconnect."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Split the incoming bytes into frames."""
        self.received += len(data)
        self._buffer += data
        if not self._upgraded:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self._upgraded = True
            self._buffer = bytearray(rest)
            self.open.set_result(None)
        self._cut()

    def _cut(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            length, at = buffer[start + 1] & 0x7F, start + 2
            if length == SHORT:
                length, at = int.from_bytes(buffer[at : at + 2], "big"), at + 2
            elif length == LONG:
                length, at = int.from_bytes(buffer[at : at + 8], "big"), at + 8
            if len(buffer) < at + length:
                break
            if buffer[start] == TEXT:
                self._heard(self, bytes(buffer[at : at + length]))
            elif buffer[start] == PING:
                self._write(PONG, bytes(buffer[at : at + length]))
            start = at + length
        del buffer[:start]


async def dial(url: str, heard: Handler) -> Wire:
    """Return an open connection."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), parts.hostname or "", parts.port or 80)
    wire.begin(parts.netloc, parts.path or "/")
    await wire.open
    return wire
