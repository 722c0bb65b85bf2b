"""Denial of service: clients that send too much, read too slowly, or send no valid hello."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from statistics import median
from time import monotonic
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
import pytest_asyncio
from httpx2 import AsyncClient
from websockets.exceptions import ConnectionClosed

from rifugio.server.web import outgoing, request_limits, stream
from tests.clock import TookTooLong, within
from tests.server.nodes import RunningNode, client_of, running, settings_for
from tests.server.security.people import Line, on_the_line, open_table
from tests.server.security.scenes import scene

CLOCK = {"kind": "clock", "clock": {"kind": "live", "seconds": 60}}


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    """A node with the default limit on socket messages."""
    async with running(settings_for(database_url, socket_messages=100)) as node:
        yield node


async def pong_seconds(line: Line, number: int) -> float:
    began = monotonic()
    await line.send({"ping": number})
    await line.until("pong")
    return monotonic() - began


async def test_a_flood_is_shown_out_and_the_others_go_on(node: RunningNode, client: AsyncClient) -> None:
    table = (await open_table(client))["table"]
    async with on_the_line(node.url, table) as calm, on_the_line(node.url, table) as wild:
        await calm.until("presence")
        await wild.until("presence")
        flood = asyncio.create_task(flooding(wild))
        waited = median([await pong_seconds(calm, number) for number in range(20)])
        assert await flood == stream.TOO_FAST
        assert waited < 0.3


async def flooding(line: Line) -> int | None:
    """Send as fast as possible, up to ten thousand frames; return the close code."""
    try:
        for _ in range(10_000):
            await line.socket.send('{"ping":1}')
    except ConnectionClosed:
        pass
    return await line.close_code()


async def test_one_who_does_not_read_is_shown_out_and_the_others_hear_everything(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "MOST_WAITING", 20_000)
    async with running(settings_for(database_url)) as node:
        for listening in node.server.servers[0].sockets:  # accepted sockets get small buffers, too
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        async with client_of(node.url) as client:
            one = await scene(client, "playing")
        async with on_the_line(node.url, one.link, [one.tokens["host"]]) as quick:
            seq = (await quick.until("welcome"))["welcome"]["head"]
            reader, writer = await slow_socket(node.url, one.link)
            assert await present(quick, 2)
            waits = await set_clocks(quick, seq, 3000)
            assert len(waits) < 3000, "the slow one is still here"
            alone = await set_clocks(quick, seq + len(waits), len(waits))
            if median(waits) > 2 * median(alone):  # beside one who does not read, nobody waits longer
                raise TookTooLong(f"{median(waits):.4f} s instead of {median(alone):.4f} s")
            # When it finally reads, it finds the reason.
            data = b""
            async with asyncio.timeout(5):
                while not data.endswith(b"\x88\x02" + stream.TOO_SLOW.to_bytes(2, "big")):
                    data = data[-4:] + await reader.read(4096)
            writer.close()


async def set_clocks(line: Line, seq: int, many: int) -> list[float]:
    """Send commands until somebody comes or goes, and return how long each took."""
    waits: list[float] = []
    for number in range(seq, seq + many):
        began = monotonic()
        await line.send({"command": {"id": str(uuid4()), "expected_seq": number, "command": CLOCK}})
        frames = await frames_with_event(line)
        waits.append(monotonic() - began)
        if "presence" in frames:
            break
    return waits


async def slow_socket(url: str, link: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket, send a hello, and read nothing; small buffers make it fill up soon."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32_768)
    plain.connect((urlsplit(url).hostname, urlsplit(url).port))
    plain.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=plain, limit=4096)
    writer.write(
        f"GET /api/tables/{link}/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"hello": {}}).encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return reader, writer


async def test_a_head_without_end_is_not_read(node: RunningNode) -> None:
    reader, writer = await asyncio.open_connection(urlsplit(node.url).hostname, urlsplit(node.url).port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
    for number in range(400):
        writer.write(b"x-%d: %b\r\n" % (number, b"x" * 1000))
    with suppress(OSError):  # the server may close before everything is sent
        await writer.drain()
        assert (await reader.readline()).startswith(b"HTTP/1.1 400")
    writer.close()


async def test_a_head_that_takes_for_ever_is_not_waited_for(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limits, "HEAD_SECONDS", 0.2)
    reader, writer = await asyncio.open_connection(urlsplit(node.url).hostname, urlsplit(node.url).port)
    for request in (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /healthz HTTP/1.1\r\nHost"):
        writer.write(request)
        await asyncio.sleep(0.05)
    async with asyncio.timeout(10):
        said = await reader.read()
    assert said.count(b"HTTP/1.1 200") == said.count(b"HTTP/1.1 400") == 1
    writer.close()


async def test_a_spare_connection_is_closed_without_a_word(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers open them in reserve, and take what they say for the answer to their next request."""
    monkeypatch.setattr(request_limits, "HEAD_SECONDS", 0.2)
    reader, writer = await asyncio.open_connection(urlsplit(node.url).hostname, urlsplit(node.url).port)
    async with asyncio.timeout(10):
        assert await reader.read() == b""
    writer.close()


async def test_a_body_that_takes_for_ever_is_not_waited_for(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limits, "BODY_SECONDS", 0.5)
    address = urlsplit(node.url)
    head = b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(head + b"content-length: 90\r\n\r\n")
    answer = asyncio.create_task(all_of(reader))
    for _ in range(60):  # a byte at a time, so that there is always something to read
        if answer.done():
            break
        writer.write(b" ")
        await asyncio.sleep(0.1)
    assert answer.done()
    assert b"400 Bad Request" in await answer
    assert b"body of the request took too long" in await answer
    writer.close()


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything until the other end closes, or resets because more was sent."""
    data = b""
    with suppress(ConnectionResetError):
        while more := await reader.read(4096):
            data += more
    return data


async def test_a_socket_is_no_body(
    node: RunningNode, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limits, "BODY_SECONDS", 0.2)
    table = (await open_table(client))["table"]
    async with on_the_line(node.url, table) as line:
        await line.until("presence")
        await asyncio.sleep(0.5)
        await pong_seconds(line, 1)
    assert (await client.get("/healthz")).status_code == 200  # keep-alive connections, too
    await asyncio.sleep(0.5)
    assert (await client.get("/healthz")).status_code == 200


async def test_a_long_body_is_no_long_head(client: AsyncClient) -> None:
    for _ in range(5):
        answer = await client.post("/api/records", json={"text": "x" * 60_000})
        assert answer.status_code == 422


async def present(line: Line, watching: int) -> bool:
    while (await line.until("presence"))["presence"]["watching"] < watching:
        continue
    return True


async def frames_with_event(line: Line) -> set[str]:
    """Return the keys of all frames up to the next event."""
    keys: set[str] = set()
    while "event" not in keys:
        keys |= (await line.next()).keys()
    return keys


async def test_one_who_says_no_hello_is_shown_out(
    node: RunningNode, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "HELLO_SECONDS", 0.2)
    table = (await open_table(client))["table"]
    with within(4.5):  # not the usual five seconds
        async with on_the_line(node.url, table, hello=False) as line:
            assert await line.close_code() == stream.NO_HELLO


async def test_one_who_says_something_else_first_is_shown_out(node: RunningNode, client: AsyncClient) -> None:
    table = (await open_table(client))["table"]
    for first in ('{"ping":1}', "nonsense", '{"hello":{"after":-1}}'):
        async with on_the_line(node.url, table, hello=False) as line:
            await line.socket.send(first)
            assert await line.close_code() == stream.NO_HELLO


async def test_a_frame_that_is_none_is_answered_by_a_code(node: RunningNode, client: AsyncClient) -> None:
    table = (await open_table(client))["table"]
    for bad in ("nonsense", "[]", '{"hello":{}}', '{"ping":1,"chat":2}', b"\x00", "{" * 3000):
        async with on_the_line(node.url, table) as line:
            await line.until("presence")
            await line.socket.send(bad)
            assert await line.close_code() == stream.BAD_FRAME


async def test_a_frame_that_is_too_large_is_not_read(node: RunningNode, client: AsyncClient) -> None:
    table = (await open_table(client))["table"]
    async with on_the_line(node.url, table) as line:
        await line.until("presence")
        await line.socket.send('{"ping":1}' + " " * 8200)
        assert await line.close_code() == 1009
