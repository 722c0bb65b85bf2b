"""An event loop whose time is simulated: when everybody waits, it jumps to the next timer."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

ENDING = 8
"""How often all tasks are cancelled, and rounds of the loop that they then have to end."""

BEGINNING = 1_000.0
"""The first second of every history."""


class Stuck(RuntimeError):
    """Everybody waits, and nothing will ever happen."""


class Jump:
    """Stands where a selector would: there is no input, so waiting means moving the time."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def select(self, seconds: float | None) -> list[object]:
        """Wait, in no time."""
        if seconds is None:
            raise Stuck("no timer is set, and no callback is ready")
        self.now += seconds
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs callbacks in the order they became ready, and timers in the order of their times."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = Jump()
        self._clock_resolution = 1e-9
        self.failures: list[str] = []
        """Exceptions that no task caught."""
        self.set_exception_handler(self._failed)

    def time(self) -> float:
        """Return the simulated time."""
        return self._selector.now

    def _process_events(self, _: list[object]) -> None:
        """There are none."""

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
