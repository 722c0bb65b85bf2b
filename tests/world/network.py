"""The network between clients and nodes: WebSockets as both ends see them.

A connection keeps the order of its messages, and loses none while it lasts; it may end at any moment, for
both ends or for neither, and then nobody knows which of the last messages arrived.
"""

import asyncio
from collections.abc import Coroutine
from random import Random
from types import TracebackType
from typing import Any, Final, NamedTuple, Protocol, Self

from starlette.websockets import WebSocket

from rifugio.server.web.sockets import EXTENSION

ABNORMAL: Final = 1006
OPEN_SECONDS: Final = 3.0
AT_ONCE: Final = 0.8
"""On how many connections frames are written at once, as production does unless they have to wait."""
NOTICED_AFTER: Final = 8.0
"""Seconds until the pings of a connection that carries nothing any more have gone unanswered."""
TICK: Final = 1e-6
"""Timers of the same time run in any order, so no two are set to the same."""


class Server(Protocol):
    """A node, as the network knows it."""

    async def awake(self) -> None:
        """Return at once; never if the node is dead, and later if it is stopped."""

    async def serve(self, websocket: WebSocket, link: str) -> None:
        """Serve a connection to its end."""


class End(NamedTuple):
    """The end of a connection."""

    code: int


class Network:
    """All connections, and the nodes that accept them."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random) -> None:
        self.loop, self.chance = loop, chance
        self.servers: dict[str, Server] = {}
        """Who serves a connection, by the name of the host; nobody while the node is down."""
        self.lines: list[Line] = []
        self.slow: dict[str, float] = {}
        """Seconds that are added on the way to a host."""

    def connect(self, url: str, **_: object) -> "Line":
        """Open a connection, as the client library does."""
        host = url.split("/")[2]
        link = url.split("/")[-2]
        return Line(self, host, link)

    def lines_to(self, host: str) -> "list[Line]":
        """Return the open connections to a host."""
        return [line for line in self.lines if line.host == host and line.open]

    def latency(self, host: str) -> float:
        """Return how long a message takes."""
        return self.chance.uniform(0.002, 0.03) + self.slow.get(host, 0.0)


class Way:
    """One direction of a connection."""

    def __init__(self, line: "Line") -> None:
        self._line = line
        self.arrived: asyncio.Queue[Any] = asyncio.Queue()
        self._last = 0.0

    def send(self, message: object) -> None:
        """Send a message; it arrives after those before it."""
        line = self._line
        if line.dead:
            return
        loop = line.network.loop
        self._last = max(self._last + TICK, loop.time() + line.network.latency(line.host))
        loop.call_at(self._last, self._arrive, message)

    def _arrive(self, message: object) -> None:
        if not self._line.dead:
            self.arrived.put_nowait(message)


class Line:
    """One connection: the client's end, and what the server's end is made of."""

    def __init__(self, network: Network, host: str, link: str) -> None:
        self.network, self.host, self._link = network, host, link
        self.close_code: int | None = None
        self.transport = self
        self.dead = False
        """Whether it carries nothing any more."""
        self._client_there, self._server_there = False, False
        self._to_server, self._to_client = Way(self), Way(self)
        self._accepted: asyncio.Future[None] = network.loop.create_future()
        self._server: Server | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        """Whether anybody still holds on to it."""
        return self._client_there or self._server_there

    # the client's end

    async def __aenter__(self) -> Self:
        await asyncio.sleep(self.network.latency(self.host))
        server = self.network.servers.get(self.host)
        if server is None:
            raise ConnectionRefusedError(self.host)
        self._server, self._client_there, self._server_there = server, True, True
        self.network.lines.append(self)
        self._to_server.arrived.put_nowait({"type": "websocket.connect"})
        scope: dict[str, Any] = {"type": "websocket", "path": "/", "headers": [], "query_string": b""}
        if self.network.chance.random() < AT_ONCE:
            scope["extensions"] = {EXTENSION: {"write": self._write}}
        websocket = WebSocket(scope, self._receive, self._send)
        self._task = self.network.loop.create_task(self._serve(server.serve(websocket, self._link)))
        await asyncio.wait_for(self._accepted, OPEN_SECONDS)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.abort()

    async def send(self, text: str) -> None:
        """Send a frame to the server."""
        if not self._client_there:
            raise ConnectionResetError
        self._to_server.send({"type": "websocket.receive", "text": text})

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> str:
        message = await self._to_client.arrived.get()
        if isinstance(message, End):
            self._client_there = False
            self.close_code = message.code
            raise ConnectionResetError
        return str(message)

    async def close(self) -> None:
        """Close it from the client's end."""
        self.abort()

    def abort(self) -> None:
        """Drop the connection; the server notices after a moment."""
        if self._client_there:
            self._client_there = False
            self._to_server.send({"type": "websocket.disconnect", "code": ABNORMAL})
            self._to_client.arrived.put_nowait(End(ABNORMAL))

    # what happens to it

    def reset(self) -> None:
        """Drop the connection for both."""
        self.dead = True
        if self._server_there:
            self._to_server.arrived.put_nowait({"type": "websocket.disconnect", "code": ABNORMAL})
        if self._client_there:
            self._to_client.arrived.put_nowait(End(ABNORMAL))

    def cut(self) -> None:
        """Carry nothing any more, and let both ends find out."""
        self.dead = True
        self.network.loop.call_later(NOTICED_AFTER, self.reset)

    # the server's end

    async def _serve(self, served: Coroutine[Any, Any, None]) -> None:
        await served
        if self._server_there:
            self._server_there = False
            self._to_client.send(End(ABNORMAL))

    async def _receive(self) -> Any:  # noqa: ANN401 - an ASGI message
        message = await self._to_server.arrived.get()
        assert self._server is not None
        await self._server.awake()
        if message["type"] == "websocket.disconnect":
            self._server_there = False
        return message

    def _write(self, frame: bytes) -> bool:
        if self._server_there:
            self._to_client.send(frame.decode())
        return self._server_there

    async def _send(self, message: Any) -> None:  # noqa: ANN401
        if not self._server_there:
            raise OSError("the client is gone")
        if message["type"] == "websocket.accept":
            if not self._accepted.done():
                self._accepted.set_result(None)
        elif message["type"] == "websocket.send":
            self._to_client.send(message["text"])
        else:
            self._server_there = False
            self._to_client.send(End(message["code"]))
