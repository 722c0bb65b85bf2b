"""Eager tasks: a coroutine runs at once until it has to wait, so most sends need no task.

asyncio has eager tasks from Python 3.12 on; until then it takes these few lines.
"""

from collections.abc import Awaitable, Coroutine, Generator
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run a coroutine until it is done or has to wait; return the rest of it, or None if it is done."""
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return _rest(work, awaited)


@coroutine
def _rest(work: Coroutine[Any, Any, None], awaited: object) -> Generator[object, None, None]:
    """Await what the coroutine awaits, and resume it."""
    while True:
        try:
            yield awaited
        except BaseException as error:  # noqa: BLE001 - the coroutine must see cancellations too
            thrown: BaseException | None = error
        else:
            thrown = None
        try:
            awaited = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration:
            return
