"""Graceful shutdown: nothing accepted is lost, and clients are sent to other nodes."""

import asyncio
from typing import Final

from structlog import get_logger

from rifugio.server.node import Node
from rifugio.server.web.wire import write_frame
from rifugio.table.messages.frames import Going, GoingFrame

GOING_AWAY: Final = 1012
EACH_MS: Final = 2
"""Milliseconds between two clients that reconnect elsewhere: a node accepts about a thousand a second."""
LONGEST_MS: Final = 5000

log = get_logger()


def spread(guests: int) -> list[int]:
    """Return each client's delay before reconnecting, in milliseconds: almost none if there are few."""
    longest = min(LONGEST_MS, EACH_MS * guests)
    return [longest * number // max(1, guests) for number in range(guests)]


async def drain(node: Node, seconds: float) -> None:
    """Finish the commands under way, then send all clients to other nodes, spread over time."""
    log.info("node.draining", sockets=len(node.attendance))
    await node.drain(seconds)
    guests = node.attendance.guests()
    last = [write_frame(GoingFrame(going=Going(retry_ms=retry))) for retry in spread(len(guests))]
    shown_out = (guest.finish(frame, GOING_AWAY) for guest, frame in zip(guests, last, strict=True))
    await asyncio.gather(*shown_out, return_exceptions=True)
