"""What one client did and saw, written down as it happens and read again by the checker.

A history is a file of lines: a JSON list `[kind, when, connection, …]`, and after a tab, for what the server
sent, the very text of the frame. Tables differ little from one to the next, so the file is packed at once.
"""

import gzip
import json
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self


class Entry(NamedTuple):
    """One line of a history."""

    kind: str
    """hello, frame, lost, gone, end; invoke, send, info. The answers are frames."""
    when: float
    """Seconds of a clock that never goes back, the same for all clients."""
    connection: int
    """Counted by each client; 0 before the first."""
    data: Mapping[str, Any]
    """hello: tokens, after. invoke: id, expected_seq, command. send: id, at. info: id.
    end: seq, head, table, tokens."""
    text: str = ""
    """What the server sent, letter for letter."""


class Written:
    """The history of a client while it is being written."""

    def __init__(self, path: Path, link: str) -> None:
        self._file = gzip.open(path, "wt", compresslevel=1, encoding="utf-8")  # noqa: SIM115 - closed by `close`
        self._closed = False
        self._file.write(json.dumps(link) + "\n")

    def note(self, kind: str, connection: int, text: str = "", **data: object) -> None:
        """Write a line; after the end of the run nothing is written any more."""
        if not self._closed:
            head = json.dumps([kind, time.monotonic(), connection, data])
            self._file.write(f"{head}\t{text}\n" if text else f"{head}\n")

    def close(self) -> None:
        self._closed = True
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class History(NamedTuple):
    """What one client did and saw at one table."""

    client: str
    link: str
    entries: tuple[Entry, ...]


def read_history(path: Path) -> History:
    """Read a history that was written."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        link = json.loads(next(file))
        return History(path.name.removesuffix(".gz"), link, tuple(_entries(file)))


def _entries(lines: Iterable[str]) -> Iterator[Entry]:
    for line in lines:
        head, _, text = line.rstrip("\n").partition("\t")
        kind, when, connection, data = json.loads(head)
        yield Entry(kind, when, connection, data, text)


def read_links(folder: Path) -> dict[str, list[Path]]:
    """Return which histories are of which table."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            found.setdefault(json.loads(next(file)), []).append(path)
    return found
