"""The fault-injecting proxy, and the schedule generated from a seed."""

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
import pytest_asyncio

from tests.faults.faults import GAP, WAYS, schedule
from tests.faults.proxy import Proxy


@pytest_asyncio.fixture
async def proxy() -> AsyncIterator[Proxy]:
    """A proxy in front of an echo server."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    proxy = Proxy(server.sockets[0].getsockname()[1])
    await proxy.start()
    yield proxy
    await proxy.stop()
    server.close()


class Line:
    """A connection through the proxy."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def said(self, text: bytes, seconds: float = 20.0) -> bytes:
        """Send something and return what comes back."""
        self.writer.write(text)
        return await asyncio.wait_for(self.reader.read(100), seconds)


async def line(proxy: Proxy) -> Line:
    return Line(*await asyncio.open_connection("127.0.0.1", proxy.port))


async def test_it_passes_on_and_can_be_slow(proxy: Proxy) -> None:
    one = await line(proxy)
    assert await one.said(b"hello") == b"hello"
    proxy.delay(0.2)
    began = time.monotonic()
    for number in range(10):
        assert await one.said(b"%d" % number) == b"%d" % number
    assert time.monotonic() - began > 0.5
    one.writer.close()


async def test_it_is_silent_and_then_says_all_of_it(proxy: Proxy) -> None:
    one = await line(proxy)
    assert await one.said(b"hello") == b"hello"
    proxy.stall()
    with pytest.raises(TimeoutError):
        await one.said(b"are you there?", 0.2)
    proxy.resume()
    assert await asyncio.wait_for(one.reader.read(100), 20) == b"are you there?"
    one.writer.close()


async def test_it_cuts_and_resets_and_refuses(proxy: Proxy) -> None:
    one, other = await line(proxy), await line(proxy)
    assert await one.said(b"hello") == await other.said(b"hello") == b"hello"
    proxy.cut()
    assert await asyncio.wait_for(one.reader.read(100), 20) == b""
    third = await line(proxy)
    assert await third.said(b"hello") == b"hello"
    proxy.refuse(True)
    proxy.reset()
    with pytest.raises(ConnectionResetError):
        await asyncio.wait_for(third.reader.read(100), 20)
    fourth = await line(proxy)
    with pytest.raises(ConnectionResetError):
        await asyncio.wait_for(fourth.reader.read(100), 20)
    proxy.refuse(False)
    fifth = await line(proxy)
    assert await fifth.said(b"hello") == b"hello"
    for end in (one, other, third, fourth, fifth):
        end.writer.close()


def test_the_same_seed_brings_the_same_storm() -> None:
    storm = schedule(1, 600)
    assert storm == schedule(1, 600) != schedule(2, 600)
    assert {fault.kind for fault in storm} == set(WAYS)
    gaps = [later.at - earlier.at for earlier, later in pairwise(storm)]
    assert GAP[0] <= min(gaps) <= max(gaps) <= GAP[1]
    assert {fault.kind for fault in schedule(1, 600, ["nats killed"])} == {"nats killed"}
