"""The data folder of a home server, and the errors when it cannot be used."""

import errno
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
NO_ROOM: Final = ("No space left on device", "Disk quota exceeded")
LITTLE: Final = 32 * 1024 * 1024
"""Bytes: PostgreSQL's WAL grows by 16 MB at a time, and a restart needs one more segment."""
ANOTHER: Final = "choose another one by --data FOLDER"


class FolderUnusable(RuntimeError):
    """A data folder cannot be used: what failed, why, and what to do."""


def make_data_folder(folder: Path) -> None:
    """Make the data folder.

    Other users may traverse it (0711), because PostgreSQL started by root runs as another user; they cannot
    list it, and everything in it is private to its owner.
    """
    with usable(folder):
        folder.mkdir(mode=0o711, parents=True, exist_ok=True)


@contextmanager
def usable(folder: Path) -> Iterator[None]:
    """Turn an OSError into FolderUnusable, with a sentence that says what is wrong and what to do."""
    try:
        yield
    except OSError as error:
        raise FolderUnusable(_sentence(folder, error)) from error


def _sentence(folder: Path, error: OSError) -> str:
    what = error.filename or folder
    if isinstance(error, FileExistsError | NotADirectoryError):
        return f"{what} is a file, and games are kept in a folder: move it away, or {ANOTHER}"
    if error.errno == errno.EROFS:
        return f"{what} cannot be written, its disk is read-only: make it writable, or {ANOTHER}"
    if error.errno in FULL:
        return no_room(folder)
    return f"{what} cannot be used ({error.strerror or error}): allow this user to write there, or {ANOTHER}"


def no_room(folder: Path) -> str:
    """Return the message for a full disk."""
    return f"there is no room left on the disk of {folder}: free some, or {ANOTHER}"


def is_full(folder: Path, said: str) -> bool:
    """Whether PostgreSQL failed because the disk is full, judging by its output or the free space."""
    if any(words in said for words in NO_ROOM):
        return True
    places = [place for place in (folder, folder / "data", folder / "data" / "pg_wal") if place.is_dir()]
    return any(shutil.disk_usage(place).free < LITTLE for place in places)
