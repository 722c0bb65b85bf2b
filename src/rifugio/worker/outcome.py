"""The outcome of a call: what the worker has to store first, and what it may do then."""

from typing import Literal, NamedTuple

from rifugio.table.messages.writing import write_json
from rifugio.worker.rows import Row, write_row

Kind = Literal["think", "judge", "wait"]


class Asked(NamedTuple):
    """Something to answer later: a bot's turn, a hint or a review by the thinking worker, or a clock."""

    key: str
    """Comes back with the answer."""
    kind: Kind
    question: object
    after: float
    """Seconds to wait before asking; a clock's answer is that they are over."""


class Outcome:
    """Collected during a call, and returned as JSON."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, Row]] = []
        """Events with the links of their tables: stored together or not at all."""
        self.secrets: dict[str, str] = {}
        """The secrets of new tables, by link."""
        self.mine: dict[str, list[dict[str, object]]] = {}
        """The status of each seat of the tables that have changed, by link."""
        self.reviews: list[tuple[str, int, str | None]] = []
        """With the links of their tables and the seats; none for one that was cancelled."""
        self.frames: list[tuple[int, str]] = []
        """Frames with the numbers of their sockets, in order."""
        self.closed: list[tuple[int, int]] = []
        """Sockets to close, with the code."""
        self.asked: list[Asked] = []
        self.answer: tuple[int, str] | None = None
        """To a request: the status and the body."""

    def write(self) -> str:
        """Return the outcome as JSON."""
        return write_json(
            {
                "rows": [[link, row.seq, write_row(row)] for link, row in self.rows],
                "secrets": self.secrets,
                "mine": self.mine,
                "reviews": self.reviews,
                "frames": self.frames,
                "closed": self.closed,
                "asked": [one._asdict() for one in self.asked],
                "answer": self.answer,
            }
        )
