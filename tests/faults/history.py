"""A client's history: what it did and saw, recorded as it happens and read back by the checker.

A history is a file of lines: a JSON list `[kind, when, connection, …]`, followed, for frames from the server,
by a tab and the exact text of the frame. Consecutive tables differ little, so the file is compressed as it is
written.
"""

import gzip
import json
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self


class Entry(NamedTuple):
    """One line of a history."""

    kind: str
    """hello, frame, lost, gone, end; invoke, send, info. Answers are frames. (`rucksacks` has its own.)"""
    when: float
    """Seconds of a monotonic clock, the same for all clients."""
    connection: int
    """Numbered by each client; 0 before the first."""
    data: Mapping[str, Any]
    """hello: tokens, after. invoke: id, expected_seq, command. send: id, at. info: id.
    end: seq, head, table, tokens."""
    text: str = ""
    """What the server sent, verbatim."""


class Notes(Protocol):
    """Where a client writes down what it does and sees."""

    def note(self, kind: str, connection: int, text: str = "", **data: object) -> None:
        """Write a line."""


class Written:
    """A history while it is being recorded."""

    def __init__(self, path: Path, link: str) -> None:
        self._file = gzip.open(path, "wt", compresslevel=1, encoding="utf-8")  # noqa: SIM115 - closed by `close`
        self._closed = False
        self._file.write(json.dumps(link) + "\n")

    def note(self, kind: str, connection: int, text: str = "", **data: object) -> None:
        """Write a line; ignored after the end of the run."""
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
    """Everything that one client did and saw at one table."""

    client: str
    link: str
    entries: tuple[Entry, ...]


def read_history(path: Path) -> History:
    """Read a recorded history."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        link = json.loads(next(file))
        return History(path.name.removesuffix(".gz"), link, tuple(_entries(file)))


def _entries(lines: Iterable[str]) -> Iterator[Entry]:
    for line in lines:
        head, _, text = line.rstrip("\n").partition("\t")
        kind, when, connection, data = json.loads(head)
        yield Entry(kind, when, connection, data, text)


def read_links(folder: Path) -> dict[str, list[Path]]:
    """Return the histories of each table, by link."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            found.setdefault(json.loads(next(file)), []).append(path)
    return found
