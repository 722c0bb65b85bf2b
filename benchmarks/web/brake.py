"""A slow machine: the browser's renderers run only part of the time.

The throttling of the browser's own protocol hardly reaches workers. Stopping a process stops all its threads.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

BRAKE: Final = 4
"""How many times slower a weak phone is."""
SLICE: Final = 0.005
"""Seconds that a process runs at a time."""


def renderers(root: int) -> list[int]:
    """Return the processes below this one that render pages and run workers."""
    below: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        if status := _status(int(folder.name)):
            below.setdefault(int(status[1]), []).append(int(folder.name))
    found, waiting = [], below.get(root, [])
    while waiting:
        one = waiting.pop()
        waiting += below.get(one, [])
        if "--type=renderer" in _read(f"/proc/{one}/cmdline"):
            found.append(one)
    return found


def seconds_used(processes: list[int]) -> float:
    """Return the processor time of processes: on a busy machine a better measure than the clock."""
    ticks = sum(int(status[11]) + int(status[12]) for one in processes if (status := _status(one)))
    return float(ticks / os.sysconf("SC_CLK_TCK"))


def _status(process: int) -> list[str]:
    """Return the fields of a process after its name; nothing if it has ended."""
    return _read(f"/proc/{process}/stat").rpartition(")")[2].split()


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


@contextmanager
def braked(times: int) -> Iterator[None]:
    """Let the renderers of our browsers run only one part of so many of the time, until the block ends."""
    if times == 1:
        yield
        return
    processes, on = renderers(os.getpid()), threading.Event()
    on.set()

    def brake() -> None:
        while on.is_set():
            begun = time.monotonic()
            time.sleep(SLICE)
            ran = time.monotonic() - begun  # on a busy machine, longer than it was meant to
            _send(processes, signal.SIGSTOP)
            time.sleep(ran * (times - 1))
            _send(processes, signal.SIGCONT)

    thread = threading.Thread(target=brake)
    thread.start()
    try:
        yield
    finally:
        on.clear()
        thread.join()


def _send(processes: list[int], what: signal.Signals) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, what)
