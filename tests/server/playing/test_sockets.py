"""The short way to write frames: the bytes are those of the `websockets` library, and nobody is overtaken."""

import asyncio
import json
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from rifugio.client import open_table
from rifugio.server.web import sockets
from rifugio.server.web.sockets import TableSocket, head
from tests.server.nodes import RunningNode


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_head_is_that_of_the_library(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_frames_come_in_order_whichever_way_they_take(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every third frame has to take the long way, and those behind it wait for it."""
    short, long = 0, 0
    write = TableSocket.write

    def sometimes(self: TableSocket, text: bytes) -> bool:
        nonlocal short, long
        if (short + long) % 3 == 2:
            long += 1
            return False
        short += 1
        return write(self, text)

    monkeypatch.setattr(sockets.TableSocket, "write", sometimes)
    link = (await open_table(node.url))["table"]
    async with connect(f"ws://{urlsplit(node.url).netloc}/api/tables/{link}/stream") as socket:
        await socket.send(json.dumps({"hello": {}}))
        for number in range(40):
            await socket.send(json.dumps({"ping": number}))
        frames: list[int] = []
        async with asyncio.timeout(10):
            while len(frames) < 40:
                frame = json.loads(await socket.recv())
                frames += [frame["pong"]] if "pong" in frame else []
    assert frames == list(range(40))
    assert short
    assert long
