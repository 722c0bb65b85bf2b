"""Held race windows: a node with a planted bug pauses where the bug can show, until the rig has struck.

The node reports where it is; the rig waits until a client has been told what should not be known yet, and
then injects the worst fault. So a planted bug is found deterministically, and not by luck.
"""

import asyncio
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

LONGEST: Final = 3.0
"""Longest time that a window is held, in seconds."""


class Moment(NamedTuple):
    """A point at which a node is paused."""

    signs: Sequence[str]
    """Signs, any of which a client must have seen before the rig strikes; empty: strike at once."""


class Holding:
    """The node's side; one window at a time."""

    def __init__(self, folder: Path) -> None:
        self._path = _path(folder, os.getpid())
        self._busy = False

    async def hold(self, *signs: str) -> None:
        """Pause until the rig releases it; do not pause if another window is held."""
        if self._busy:
            return
        self._busy = True
        try:
            scratch = self._path.with_suffix(".new")
            scratch.write_text(json.dumps(signs), encoding="utf-8")
            scratch.rename(self._path)
            async with asyncio.timeout(LONGEST):
                while self._path.exists():
                    await asyncio.sleep(0.005)
        except TimeoutError:
            release(self._path.parent, os.getpid())
        finally:
            self._busy = False


def held(folder: Path, pid: int) -> Moment | None:
    """Return the window that a node holds, for the rig."""
    try:
        return Moment(json.loads(_path(folder, pid).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None


def release(folder: Path, pid: int) -> None:
    """Resume a node."""
    _path(folder, pid).unlink(missing_ok=True)


def accepted(command_id: object) -> str:
    """Return the sign of an accepted command."""
    return f"accepted {command_id}"


def happened(link: str, seq: int) -> str:
    """Return the sign of a broadcast event."""
    return f"{link} {seq}"


def _path(folder: Path, pid: int) -> Path:
    return folder / f"{pid}.moment"
