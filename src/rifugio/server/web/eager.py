"""Eager tasks: a coroutine runs at once until it waits, so most sends need no task.

From Python 3.12 on, asyncio's eager tasks do the same; until then it takes these few lines.
"""

from collections.abc import Awaitable, Coroutine, Generator
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run a coroutine until it is done or has to wait; return the rest of it, None if nothing is left."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return _rest(work, awaited)


@coroutine
def _rest(work: Coroutine[Any, Any, None], awaited: object) -> Generator[object, None, None]:
    """Wait for what the coroutine waits for, and go on with it."""
    while True:
        try:
            yield awaited
        except BaseException as error:  # noqa: BLE001 - a cancellation, too, is for the coroutine to see
            thrown: BaseException | None = error
        else:
            thrown = None
        try:
            awaited = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration:
            return
