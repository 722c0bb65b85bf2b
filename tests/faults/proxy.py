"""A small TCP proxy that can simulate a bad network: slow, silent, cut or reset."""

import asyncio
import random
import socket
import struct
from contextlib import suppress

CHUNK = 64 * 1024
CONNECT_SECONDS = 3.0


class Proxy:
    """Forwards everything to a local port, in order, unless told to misbehave.

    All methods but `start` and `stop` take effect at once, for existing and for new connections.
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._delay = 0.0
        self._open = asyncio.Event()
        self._open.set()
        self._refusing = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen on a free port, which stays the same."""
        self._server = await asyncio.start_server(self._accepted, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Close everything."""
        assert self._server is not None
        self._server.close()
        self.reset()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def delay(self, seconds: float) -> None:
        """Delay everything by up to this many seconds, in order; 0 for no delay."""
        self._delay = seconds

    def stall(self) -> None:
        """Forward nothing, silently: like an unplugged cable."""
        self._open.clear()

    def resume(self) -> None:
        """Forward again, including what has arrived in the meantime."""
        self._open.set()

    def refuse(self, refusing: bool) -> None:
        """Close new connections at once, until told otherwise."""
        self._refusing = refusing

    def cut(self) -> None:
        """Close all connections cleanly."""
        for writer in tuple(self._writers):
            writer.close()

    def reset(self) -> None:
        """Close all connections by RST: data in flight is lost."""
        for writer in tuple(self._writers):
            _reset(writer)

    def _accepted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            _reset(writer)
            return
        self._writers.add(writer)
        try:
            await self._open.wait()
            async with asyncio.timeout(CONNECT_SECONDS):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except (OSError, TimeoutError):
            _reset(writer)
        else:
            self._writers.add(far_writer)
            there, back = self._pump(reader, far_writer), self._pump(far_reader, writer)
            await asyncio.gather(there, back)
            self._writers.discard(far_writer)
        finally:
            self._writers.discard(writer)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward in one direction until either end closes; then close the other."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._open.wait()
                if self._delay:
                    await asyncio.sleep(random.uniform(0, self._delay))
                writer.write(data)
                await writer.drain()
        writer.close()


def _reset(writer: asyncio.StreamWriter) -> None:
    """Close with an RST."""
    linger = struct.pack("ii", 1, 0)
    with suppress(OSError):
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    writer.transport.abort()
