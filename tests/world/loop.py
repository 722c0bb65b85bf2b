"""An event loop whose time is simulated: when everybody waits, it jumps to the next timer."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

ENDING = 8
"""How often all tasks are cancelled, and rounds of the loop that they then have to end."""

BEGINNING = 1_000.0
"""The first second of every history."""


class Stuck(RuntimeError):
    """Everybody waits, and nothing will ever happen."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs callbacks in the order they became ready, and timers in the order of their times.

    A history is thousands of short waits, so it does without what asyncio does for sockets and debugging.
    """

    _ready: deque[asyncio.Handle]

    def __init__(self) -> None:
        super().__init__()
        self._now = BEGINNING
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        """With their times, and numbers for those of the same time: a heap compares them often."""
        self._numbers = count()
        self.failures: list[str] = []
        """Exceptions that no task caught."""
        self.set_exception_handler(self._failed)

    def time(self) -> float:
        """Return the simulated time."""
        return self._now

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """Have a callback run after those that are ready now."""
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Have a callback run at a time."""
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, next(self._numbers), timer))
        return timer

    def _run_once(self) -> None:
        """Run what is ready; if nothing is, it is the time of the next timer."""
        ready, timers = self._ready, self._timers
        while timers and (not ready or timers[0][0] <= self._now):
            when, _, timer = heappop(timers)
            if not timer.cancelled():
                self._now = max(self._now, when)
                ready.append(timer)
        if not ready:
            raise Stuck("no timer is set, and no callback is ready")
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle.cancelled():
                handle._run()

    def _write_to_self(self) -> None:
        """Other threads do not exist here."""

    def _failed(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.failures.append(f"{context['message']}: {error!r}")

    def end(self) -> None:
        """Cancel everything that still runs, and close."""
        for _ in range(ENDING):  # a cancelled task of a dead node waits for ever once more
            left = asyncio.all_tasks(self)
            for task in left:
                task.cancel()
            for _ in range(ENDING if left else 0):
                self.call_soon(self.stop)
                self.run_forever()
        self.close()


def simulate(work: Coroutine[Any, Any, T], loop: SimulatedLoop) -> T:
    """Run a coroutine to its end in simulated time."""
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(work)
    finally:
        asyncio.set_event_loop(None)
