"""A web server of somebody else: keeps what it gets, and answers as it is told."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Request(NamedTuple):
    method: str
    target: str
    headers: dict[str, str]
    body: bytes


class FarEnd:
    """Answers every request with `answer`; None: with silence."""

    def __init__(self) -> None:
        self.answer: bytes | None = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
        self.requests: list[Request] = []
        self.connections = 0
        self.port = 0

    def says(self, status: int, *headers: str) -> None:
        lines = (f"HTTP/1.1 {status} So", "Content-Length: 0", *headers)
        self.answer = "\r\n".join([*lines, "", ""]).encode()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (x.partition(":") for x in lines)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            method, target, _ = first.split(" ")
            self.requests.append(Request(method, target, headers, body))
            if self.answer is None:
                await reader.read()  # until the other side has had enough
            else:
                writer.write(self.answer)
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def far_end(secured: ssl.SSLContext | None = None) -> AsyncIterator[FarEnd]:
    end = FarEnd()
    server = await asyncio.start_server(end.talk, "127.0.0.1", 0, ssl=secured)
    end.port = server.sockets[0].getsockname()[1]
    async with server:
        yield end
