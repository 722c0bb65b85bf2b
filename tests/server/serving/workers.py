"""The worker processes of a server that was started with several."""

import asyncio
import time

from kit.servers import children_of
from rifugio.server.host.processes import command_line
from tests.clock import still_before
from tests.server.serving.starting import Serving


def nodes_of(server: Serving) -> list[int]:
    return [
        pid for pid in children_of(server.process.pid) if "rifugio.server.host.worker" in command_line(pid)
    ]


async def wait_for_nodes(server: Serving, number: int, without: int = 0) -> list[int]:
    """Wait until this many processes serve, and a given one no longer does."""
    until = time.monotonic() + 30
    while len(found := [pid for pid in nodes_of(server) if pid != without]) < number:
        still_before(until, server.err)
        await asyncio.sleep(0.05)
    return found


def wait_for_log(server: Serving, event: str, times: int) -> None:
    until = time.monotonic() + 30
    while server.err.count(event) < times:
        still_before(until, server.err)
        time.sleep(0.05)
