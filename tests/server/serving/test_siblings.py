"""Several processes on one port: the people of a table are brought together in one of them."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from kit.servers import NatsServer
from rifugio.client import Player, open_table
from rifugio.server.web.siblings import process_of
from tests.server.nodes import KEY
from tests.server.serving.playing import begin, move
from tests.server.serving.starting import Serving, serving
from tests.server.serving.workers import nodes_of, wait_for_log, wait_for_nodes

ESTABLISHED = "01"
PROCESSES = 3


def connections_of(pid: int, port: int) -> int:
    """Return how many connections to a port a process holds."""
    held = set()
    for one in Path(f"/proc/{pid}/fd").iterdir():
        target = str(one.readlink())
        if target.startswith("socket:["):
            held.add(target[8:-1])
    lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    return sum(
        fields[9] in held and fields[3] == ESTABLISHED and int(fields[1].split(":")[1], 16) == port
        for fields in lines
    )


def holders(server: Serving) -> list[int]:
    """Return how many connections each process holds, those with none left out."""
    return [count for pid in nodes_of(server) if (count := connections_of(pid, server.port))]


@asynccontextmanager
async def watched(server: Serving, link: str, sockets: int) -> AsyncIterator[list[Player]]:
    """Watch a table with several clients."""
    async with AsyncExitStack() as stack:
        clients = (Player([server.url], link) for _ in range(sockets))
        yield [await stack.enter_async_context(one) for one in clients]


async def test_a_tables_people_are_in_one_process(database_url: str, nats: NatsServer) -> None:
    common = {"RIFUGIO_DATABASE_URL": database_url, "NATS_URL": nats.url, "RIFUGIO_KEY": KEY}
    with serving("--processes", str(PROCESSES), **common) as server:
        wait_for_log(server, "node.ready", times=PROCESSES)
        for _ in range(3):
            opened = await open_table(server.url)
            async with watched(server, opened["table"], 9):
                assert holders(server) == [9]
            while holders(server):
                await asyncio.sleep(0.05)


async def test_a_table_whose_process_dies_goes_on_elsewhere(database_url: str, nats: NatsServer) -> None:
    common = {"RIFUGIO_DATABASE_URL": database_url, "NATS_URL": nats.url, "RIFUGIO_KEY": KEY}
    with serving("--processes", str(PROCESSES), **common) as server:
        wait_for_log(server, "node.ready", times=PROCESSES)
        link, tokens = await begin([server.url], "marmot")
        async with Player([server.url], link, tokens) as ann, watched(server, link, 4) as others:
            await move(ann, 0)
            (owner,) = [pid for pid in nodes_of(server) if connections_of(pid, server.port)]
            os.kill(owner, signal.SIGKILL)
            await move(ann, 0)
            for one in others:
                await one.until(lambda table: bool(table["seq"] >= ann.seq))
            await wait_for_nodes(server, PROCESSES, without=owner)
            wait_for_log(server, "node.ready", times=PROCESSES + 1)
        async with watched(server, link, 6):  # its new process has the old one's number
            assert max(holders(server)) >= 6
        assert server.stop() == 0


def test_links_are_spread_evenly_and_few_move() -> None:
    links = [b"link%d" % number for number in range(3000)]
    three = [process_of(link, 3) for link in links]
    four = [process_of(link, 4) for link in links]
    assert all(800 < three.count(number) < 1200 for number in range(3))
    moved = [new for old, new in zip(three, four, strict=True) if old != new]
    assert set(moved) == {3}
    assert 600 < len(moved) < 900
