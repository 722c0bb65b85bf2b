"""File locks on saved games: two processes would overwrite each other's turns.

The system releases a lock when the process ends, however it ends. A separate file beside the record is
locked, because the record itself is replaced at every turn.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_HELD: Final[dict[Path, int]] = {}
"""The games locked by this process, with their lock's file handle."""


class InUse(Exception):
    """Another process plays this game."""


def claim(path: Path) -> bool:
    """Lock a game until `let_go` or the end of this process; raise InUse if another process has it.

    Return whether this process did not have it already.
    """
    path = path.resolve()
    if path in _HELD:
        return False
    while path not in _HELD:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(_beside(path), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            break  # nothing can be saved there either
        if not _lock(handle):
            os.close(handle)
            raise InUse(str(path))
        if _is_there(handle, path):
            _HELD[path] = handle
        else:
            os.close(handle)  # its previous holder has just deleted it
    return True


def let_go(path: Path | None = None) -> None:
    """Unlock one game, or all games of this process."""
    for one in [path.resolve()] if path is not None else list(_HELD):
        handle = _HELD.pop(one, None)
        if handle is None:
            continue
        if sys.platform == "win32":  # an open file cannot be deleted there
            os.close(handle)
        with suppress(OSError):
            _beside(one).unlink()
        if sys.platform != "win32":
            os.close(handle)


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _is_there(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), _beside(path).stat())
    except FileNotFoundError:
        return False


def _lock(handle: int) -> bool:
    """Lock an open file; return False if another process has the lock."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 (each system has its own)

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        import fcntl  # noqa: PLC0415

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # some network file systems have no locks
    return True
