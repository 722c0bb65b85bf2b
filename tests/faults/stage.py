"""The clients and the proxies: an event loop in its own thread.

The main thread injects the faults: PostgreSQL ends with the thread that starts it, and clients must not be
blocked while it starts.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable, Mapping
from concurrent.futures import Future, wait
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from tests.faults.logs import Head
from tests.faults.moments import Moment
from tests.faults.proxy import Proxy
from tests.faults.tables import Club

T = TypeVar("T")


class Stage:
    """The client side of a run."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="clients", daemon=True)
        self.doors: list[Proxy] = []
        """Between the clients and each node."""
        self.buses: list[Proxy] = []
        """Between each node and NATS."""
        self._club: Club | None = None
        self._tables: list[Future[None]] = []

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in self._tables:
            table.cancel()
        for proxy in (*self.doors, *self.buses):
            self.wait_for(proxy.stop())
        self.wait_for(self._end_tasks())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end_tasks(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def do(self, what: Callable[..., object], *arguments: object) -> None:
        """Schedule a call in the clients' thread."""
        self._loop.call_soon_threadsafe(what, *arguments)

    def wait_for(self, work: Coroutine[Any, Any, T], seconds: float = 30.0) -> T:
        """Run a coroutine in the clients' thread, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(seconds)

    def add_proxy(self, proxies: list[Proxy], target: int) -> int:
        """Put a proxy in front of a port; return the port to use instead."""

        async def start() -> Proxy:
            proxy = Proxy(target)
            await proxy.start()
            return proxy

        proxies.append(self.wait_for(start()))
        return proxies[-1].port

    def open_club(self, folder: Path, seed: int, tables: Iterable[int]) -> None:
        """Start the clients, at tables whose numbers determine their setup."""

        async def club() -> Club:
            return Club([f"http://127.0.0.1:{door.port}" for door in self.doors], folder, seed)

        self._club = self.wait_for(club())
        for number in tables:
            self._tables.append(asyncio.run_coroutine_threadsafe(self._club.table(number), self._loop))

    @property
    def games(self) -> int:
        return 0 if self._club is None else self._club.games

    @property
    def moves(self) -> int:
        """How often somebody has opened a rucksack on another device."""
        return 0 if self._club is None else sum(one.moves for one in self._club.rucksacks)

    def shows(self, moment: Moment) -> bool:
        """Whether a client has seen one of the signs that a race window waits for."""
        assert self._club is not None
        seen = (client.signs for client in tuple(self._club.present))
        return not moment.signs or any(sign in signs for signs in seen for sign in moment.signs)

    def last_orders(self) -> None:
        """Let all clients finish what they are doing, and send nothing more."""
        assert self._club is not None
        self.do(self._club.stop.set)

    def sees(self, heads: Mapping[str, Head]) -> bool:
        """Whether all clients are connected and have seen their table's head."""
        assert self._club is not None
        return all(
            client.connected and (client.seq, client.table.get("at")) == heads.get(client.link)
            for client in tuple(self._club.present)
        )

    def write_the_end(self, heads: Mapping[str, Head]) -> None:
        """Record, for every client, how far it got and how far its table was."""

        async def write() -> None:
            assert self._club is not None
            for client in self._club.present:
                head = heads[client.link].seq if client.link in heads else 0
                table, tokens = client.table, list(client.tokens)
                client.history.note("end", 0, seq=client.seq, head=head, table=table, tokens=tokens)

        self.wait_for(write())

    @property
    def busy(self) -> int:
        """How many tables still have a command without a final answer."""
        return 0 if self._club is None else self._club.busy

    def close_club(self, seconds: float = 5.0) -> None:
        """Disconnect all clients, by force if necessary; raise what went wrong at a table."""
        assert self._club is not None
        self.do(self._club.close.set)
        _, left = wait(self._tables, seconds)
        for table in left:
            table.cancel()
        for table in self._tables:
            if table.done() and not table.cancelled():
                table.result()
