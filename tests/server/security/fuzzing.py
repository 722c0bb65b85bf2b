"""Fuzzer: sends malformed frames to a node, and records the outcome."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from time import monotonic
from urllib.parse import urlsplit

from tests.server.security.bad_frames import CLOSE, bad_frame, framed
from tests.server.security.people import Line

PATIENCE = 1.0
AT_ONCE = 8
NO_HELLO = 0.1
"""Share of sockets that send something malformed instead of a hello."""


class Closed(Exception):
    """The server has closed the socket; the argument is the close code."""


class Raw:
    """A socket with access to every byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def next(self) -> bytes:
        """Read a frame and return its payload; raise Closed at the end."""
        try:
            first, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            payload = await self._reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError):
            raise Closed("none") from None
        if first & 15 == CLOSE:
            raise Closed(str(int.from_bytes(payload[:2], "big")))
        return payload

    async def pong(self) -> None:
        """Send a ping, and wait for the pong, which follows everything sent before."""
        self.send(framed(b'{"ping":4711}'))
        while await self.next() != b'{"pong":4711}':
            continue


@asynccontextmanager
async def raw_socket(url: str, link: str) -> AsyncIterator[Raw]:
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, limit=2**20)
    try:
        writer.write(
            f"GET /api/tables/{link}/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


class Fuzz:
    """Sends malformed frames on several sockets at once."""

    def __init__(self, url: str, link: str, tokens: list[str], seed: int) -> None:
        self._url, self._link, self._tokens = url, link, tokens
        self._chance = Random(seed)
        self.sent: Counter[str] = Counter()
        self.closes: Counter[str] = Counter()
        self.seconds: list[float] = []

    async def run(self, frames: int) -> None:
        self._left = frames
        await asyncio.gather(*(self._keep_sending() for _ in range(AT_ONCE)))

    async def _keep_sending(self) -> None:
        while self._left > 0:
            async with raw_socket(self._url, self._link) as socket:
                if self._chance.random() > NO_HELLO:
                    tokens = self._tokens if self._chance.random() < 0.5 else []
                    socket.send(framed(json.dumps({"hello": {"tokens": tokens}}).encode()))
                await self._use(socket)

    async def _use(self, socket: Raw) -> None:
        """Send malformed frames until the socket is closed, or waits for the rest of one."""
        while self._left > 0:
            self._left -= 1
            bad = bad_frame(self._chance)
            self.sent[bad.layer] += 1
            socket.send(bad.data)
            began = monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    await socket.pong()
            except Closed as closed:
                self.closes[str(closed)] += 1
                self.seconds.append(monotonic() - began)
                return
            except TimeoutError:
                self.closes["half a frame"] += 1
                return
            self.seconds.append(monotonic() - began)


class Bystander:
    """A client at the same table that sends a ping now and then, and measures latency."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.seconds: list[float] = []

    async def stay(self) -> None:
        while True:
            await self.ask()
            await asyncio.sleep(0.05)

    async def ask(self) -> float:
        began = monotonic()
        await self._line.send({"ping": len(self.seconds)})
        await self._line.until("pong")
        self.seconds.append(monotonic() - began)
        return self.seconds[-1]


def percentile(seconds: list[float], part: float) -> float:
    """Return a percentile, in milliseconds."""
    return 1000 * sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))]
