"""Brings the people of a table together in one of several worker processes on one port.

Whichever process accepts a connection reads its first request. If that asks for a table's stream, the table's
own process gets the connection itself (its file descriptor), and serves it from there. Then the others need
not hear of every move. Nothing depends on it: a process that cannot take a connection is passed over.
"""

import asyncio
import re
import socket
from array import array
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from structlog import get_logger

LARGEST_HEAD: Final = 128 * 1024
STREAM: Final = re.compile(rb"/api/tables/([^/]+)/stream")

Take = Callable[[socket.socket, bytes], Awaitable[None]]
"""Serves a connection whose first request has been read."""

log = get_logger()


def process_of(link: bytes, processes: int) -> int:
    """Return which process a link belongs to; if there are more or fewer, few links move (rendezvous)."""
    return max(range(processes), key=lambda number: crc32(b"%d %b" % (number, link)))


class Siblings:
    """The processes on one port, as one of them sees them; each has a Unix socket in the folder."""

    def __init__(self, folder: Path, number: int, processes: int) -> None:
        self._folder, self._number, self._processes = folder, number, processes
        self._own: socket.socket | None = None
        self._taking: set[asyncio.Task[None]] = set()

    def give(self, path: bytes, connection: int, head: bytes) -> bool:
        """Give a connection to the process that its request belongs to; return False if that is this one."""
        found = STREAM.match(path)
        owner = self._number if found is None else process_of(found[1], self._processes)
        if owner == self._number or self._own is None:
            return False
        try:
            fds = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
            self._own.sendmsg([head], [fds], 0, self._address(owner))  # `send_fds` forgets the address
        except OSError:  # it has died, ends, or has too much to do
            return False
        return True

    def open(self, take: Take) -> None:
        """Take connections from the others, from now on."""
        own = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        own.setblocking(False)
        try:
            Path(self._address(self._number)).unlink(missing_ok=True)  # of an earlier process that died
            own.bind(self._address(self._number))
        except OSError as error:  # a temporary folder with a long name; then everybody stays where they are
            log.warning("siblings.unknown", error=type(error).__name__)
            own.close()
            return
        self._own = own
        asyncio.get_running_loop().add_reader(own, self._receive, own, take)

    def close(self) -> None:
        """Take no more connections; those on the way are served."""
        if self._own is not None:
            Path(self._address(self._number)).unlink(missing_ok=True)

    def _receive(self, own: socket.socket, take: Take) -> None:
        with suppress(BlockingIOError):
            head, fds, _, _ = socket.recv_fds(own, LARGEST_HEAD, 1)
            for fd in fds:
                task = asyncio.create_task(self._take(socket.socket(fileno=fd), head, take))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)

    async def _take(self, connection: socket.socket, head: bytes, take: Take) -> None:
        try:
            connection.setblocking(False)
            await take(connection, head)
        except OSError:  # the client is gone
            log.debug("sibling.gone_first")
            connection.close()

    def _address(self, number: int) -> str:
        return str(self._folder / f"process-{number}")
