"""Moments that are held open: a node with a bug stops where the bug can be seen, until it has been hit.

The node writes down where it is; the rig reads that, waits until somebody has been told what they should not
have been told yet, and then does the worst. So a planted bug is found because it is one, and not by luck.
"""

import asyncio
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

LONGEST: Final = 3.0
"""Seconds that a moment is held if nobody does anything."""


class Moment(NamedTuple):
    """Where a node stands still."""

    signs: Sequence[str]
    """What a client must have been told before it is time to act, any of these; nothing: act at once."""


class Holding:
    """The node's side: one moment at a time."""

    def __init__(self, folder: Path) -> None:
        self._path = _path(folder, os.getpid())
        self._busy = False

    async def hold(self, *signs: str) -> None:
        """Stand still until the rig takes the moment away; go on at once if another is held."""
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
    """Return the moment that a node holds, for the rig."""
    try:
        return Moment(json.loads(_path(folder, pid).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None


def release(folder: Path, pid: int) -> None:
    """Let a node go on."""
    _path(folder, pid).unlink(missing_ok=True)


def accepted(command_id: object) -> str:
    """Return the sign of a command that was accepted."""
    return f"accepted {command_id}"


def happened(link: str, seq: int) -> str:
    """Return the sign of an event that was told."""
    return f"{link} {seq}"


def _path(folder: Path, pid: int) -> Path:
    return folder / f"{pid}.moment"
