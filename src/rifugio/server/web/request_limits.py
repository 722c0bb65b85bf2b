"""Request limits for uvicorn: size of the headers, and time for headers and body.

They stop endless headers and slow requests (slowloris). `security_headers.py` limits the size of a body.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rifugio.server.web.siblings import Siblings

LONGEST_HEAD: Final = 64 * 1024
"""Bytes; may be exceeded by one read."""
HEAD_SECONDS: Final = 15.0
BODY_SECONDS: Final = 15.0


class BoundedHttp(HttpToolsProtocol):
    """An HTTP connection with limits."""

    siblings: Siblings | None = None
    """Other processes on this port, one of which may be the one for a WebSocket."""
    _timer: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0
    """Bytes of the current head, without those just arriving."""
    _arriving = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer for a request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; reject a head that is too long."""
        if self._in_head and self._timer is None:
            self._wait()
        self._arriving = len(data)
        super().data_received(data)
        if self._in_head:
            self._head += self._arriving
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def handle_websocket_upgrade(self) -> None:
        """Serve a WebSocket, unless a sibling takes it; the connection then goes on there."""
        if self.siblings is not None and self.siblings.give(self.url, self._fileno(), self._request()):
            self.transport.abort()
            return
        super().handle_websocket_upgrade()

    def _fileno(self) -> int:
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    def _request(self) -> bytes:
        """Return the head of the request, as it is served again elsewhere."""
        headers: list[tuple[bytes, bytes]] = self.scope["headers"]  # type: ignore[assignment]
        lines = b"".join(b"%b: %b\r\n" % header for header in headers)
        return b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, lines)

    def on_headers_complete(self) -> None:
        """Start the timer for the body; a request without one completes at once."""
        self._in_head, self._head = False, 0
        self._stop_waiting()
        self._timer = asyncio.get_running_loop().call_later(BODY_SECONDS, self._body_too_late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect the next request; the bytes just arriving do not count towards its head."""
        self._stop_waiting()
        self._in_head, self._head = True, -self._arriving
        super().on_message_complete()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _body_too_late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self.cycle.response_started:  # answered before the body was read
            self.transport.close()
        else:
            self.send_400_response("The body of the request took too long.")

    def _too_late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self._head == 0:  # a browser's spare connection: an answer here would be that to its next request
            self.transport.close()
        else:
            self.send_400_response("The head of the request took too long.")
