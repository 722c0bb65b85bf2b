"""Those who do what they should not: too much, too slowly, too large, from elsewhere."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from time import monotonic
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
import pytest_asyncio
from httpx2 import AsyncClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rifugio.server import stream
from rifugio.server.ids import new_link
from tests.server.nodes import RunningNode, running, settings_for
from tests.server.security.people import (
    LOOKS,
    Line,
    Somebody,
    on_the_line,
    open_table,
    sit,
    stream_url,
)
from tests.server.security.scenes import scene

CONTROL, BIDI, ZERO_WIDTH, LINE_END, PRIVATE = "A\x07nn", "A\u202enn", "A\u200bnn", "A\u2028nn", "A\ue000nn"

IN_EARNEST = {"socket_messages": 100, "new_tables": 30, "room_guesses": 30}
CLOCK = {"kind": "clock", "clock": {"kind": "live", "seconds": 60}}


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    """A node with the limits it has in earnest."""
    async with running(settings_for(database_url, **IN_EARNEST)) as node:
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
        worst = max([await pong_seconds(calm, number) for number in range(20)])
        assert await flood == stream.TOO_FAST
        assert worst < 0.5


async def flooding(line: Line) -> int | None:
    """Send as fast as can be, ten thousand at least if nobody stops it; return the code of closing."""
    try:
        for _ in range(10_000):
            await line.socket.send('{"ping":1}')
    except ConnectionClosed:
        pass
    return await line.close_code()


async def test_one_who_does_not_read_is_shown_out_and_the_others_hear_everything(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "MOST_WAITING", 20_000)
    async with running(settings_for(database_url)) as node:
        for listening in node.server.servers[0].sockets:  # those it accepts have small buffers, too
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        async with AsyncClient(base_url=node.url, trust_env=False) as client:
            one = await scene(client, "playing")
        async with on_the_line(node.url, one.link, [one.tokens["host"]]) as quick:
            seq = (await quick.until("welcome"))["welcome"]["head"]
            reader, writer = await slow_socket(node.url, one.link)
            assert await present(quick, 2)
            for number in range(seq, seq + 3000):
                await quick.send({"command": {"id": str(uuid4()), "expected_seq": number, "command": CLOCK}})
                if "presence" in await frames_with_event(quick):
                    break
            else:
                raise AssertionError("the slow one is still here")
            # At last they read, and find out why nothing more came.
            data = b""
            async with asyncio.timeout(5):
                while not data.endswith(b"\x88\x02" + stream.TOO_SLOW.to_bytes(2, "big")):
                    data = data[-4:] + await reader.read(4096)
            writer.close()


async def slow_socket(url: str, link: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket, say hello, and read nothing; with small buffers, so that it is soon noticed."""
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
    began = monotonic()
    async with on_the_line(node.url, table, hello=False) as line:
        assert await line.close_code() == stream.NO_HELLO
    assert monotonic() - began < 2


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


@pytest.mark.parametrize("name", [CONTROL, BIDI, ZERO_WIDTH, LINE_END, PRIVATE, "\u200d", "x" * 21])
async def test_a_name_that_deceives_is_refused(client: AsyncClient, name: str) -> None:
    person = Somebody(client, (await open_table(client))["table"])
    answer = await person.send({**sit(0), "look": {**LOOKS[0], "name": name}}, 1)
    assert answer.status_code == 422
    assert name not in answer.text


async def test_a_body_that_is_too_large_is_not_read(node: RunningNode, client: AsyncClient) -> None:
    answer = await client.post("/api/records", content=b" " * 400_000)
    assert answer.status_code == 413

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b" " * 10_000

    answer = await client.post("/api/mine", content=endless())
    assert answer.status_code == 413


async def test_where_somebody_comes_from_is_not_theirs_to_say(client: AsyncClient) -> None:
    statuses = []
    for number in range(40):
        headers = {"x-forwarded-for": f"203.0.113.{number}", "x-real-ip": f"203.0.113.{number}"}
        answer = await client.get("/api/rooms/nice-warm-hut", headers=headers)
        statuses.append(answer.status_code)
    assert statuses == [404] * 30 + [429] * 10


async def test_too_many_tables_from_one_place_are_refused(client: AsyncClient) -> None:
    answers = await asyncio.gather(*(client.post("/api/tables", json={}) for _ in range(40)))
    assert sorted(answer.status_code for answer in answers) == [201] * 30 + [429] * 10


async def test_unknown_and_forbidden_tables_answer_alike(node: RunningNode, client: AsyncClient) -> None:
    opened = await open_table(client, spectators=False)
    paths = ("", "/events", "/record", "/seal", "/result")
    for path in paths:
        forbidden = await client.get(f"/api/tables/{opened['watch']}{path}")
        unknown = await client.get(f"/api/tables/{new_link()}{path}")
        assert (forbidden.status_code, forbidden.content) == (unknown.status_code, unknown.content)
        assert strip_date(forbidden.headers.raw) == strip_date(unknown.headers.raw)
        assert forbidden.status_code == 404
    for link in (opened["watch"], new_link(), "%00", "a" * 500, "%ff%fe"):
        async with on_the_line(node.url, link) as line:
            assert await line.close_code() == stream.NO_TABLE


def strip_date(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in headers if name.lower() != b"date"]


async def test_onlookers_go_when_they_are_no_longer_wanted(node: RunningNode, client: AsyncClient) -> None:
    opened = await open_table(client)
    host = Somebody(client, opened["table"], opened["host"])
    async with on_the_line(node.url, opened["watch"]) as watcher:
        await watcher.until("presence")
        await host.do({"kind": "options", "options": {"spectators": False}})
        assert await watcher.close_code() == stream.NO_TABLE


async def test_a_socket_that_goes_away_at_once_leaves_nothing_behind(
    node: RunningNode, client: AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await open_table(client))["table"]

    async def come_and_go(number: int) -> None:
        async with connect(stream_url(node.url, table), compression=None) as line:
            await line.send('{"hello":{}}')
            if number % 2:
                await line.recv()
            line.transport.abort()

    await asyncio.gather(*(come_and_go(number) for number in range(60)))
    async with asyncio.timeout(5):
        while len(node.node.attendance):
            await asyncio.sleep(0.02)
    assert not [record for record in caplog.records if record.exc_info]
