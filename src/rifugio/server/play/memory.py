"""A cached table: the fold of its log, as far as this node has read it."""

from array import array
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple, Protocol

from structlog import get_logger

from rifugio.server.ids import EPOCH
from rifugio.server.metrics import POISONED
from rifugio.server.play.event_bytes import event_of
from rifugio.server.play.stored import Row
from rifugio.table.fold import PoisonEvent, fold, timed
from rifugio.table.messages.events import Event
from rifugio.table.messages.writing import iso
from rifugio.table.projection import EventProjection, Projection
from rifugio.table.table import EventId, Table

RECENT: Final = 8
"""Events of a watched table that are kept for clients that reconnect after a moment."""
_TICK: Final = timedelta(microseconds=1)

log = get_logger()


class Happened:
    """An event with its projection."""

    __slots__ = ("seq", "told")

    def __init__(self, before: Projection, event: Event, at: datetime, after: Projection) -> None:
        self.seq = after.table.seq
        self.told = EventProjection(before, after, event, at)


class Foreseen(NamedTuple):
    """An event decided here, and the table after it, were it stored at the time of this node's clock."""

    event: Event
    table: Table


class Listener(Protocol):
    """Gets every event of a table."""

    def happened(self, seen: Happened) -> None:
        """Handle an event, without waiting."""


class Memory:
    """The table after the last event seen. It only moves forward; if it proves wrong, it is discarded."""

    def __init__(self, game_id: int) -> None:
        self.game_id = game_id
        self.projection: Projection | None = None
        self.poisoned = False
        self._recent: deque[Happened] = deque(maxlen=RECENT)
        self._moments = array("q")
        """When each event was stored, in microseconds: eight bytes each, while a datetime takes 56."""

    @property
    def seq(self) -> int:
        """The number of the last event seen."""
        return len(self._moments)

    def has(self, seq: int, event: EventId) -> bool:
        """Whether an event is the one cached under its number."""
        return (
            self.projection is not None
            and self.projection.table.answered.get(event.command_id) == seq
            and self._moments[seq - 1] == (event.at - EPOCH) // _TICK
        )

    def saw(self, seq: int, at: str) -> bool:
        """Whether the event of this number was stored at the time that a client was sent."""
        return 0 < seq <= self.seq and iso(EPOCH + self._moments[seq - 1] * _TICK) == at

    def agrees(self, rows: Sequence[Row], asked: int) -> bool:
        """Whether rows, read from the then last known event `asked` on, continue this log."""
        if not rows or rows[0].seq != asked:
            return False  # the log ends before it, or has a hole there
        return all(self.has(row.seq, row.id) for row in rows if row.seq <= self.seq)

    def follow(
        self,
        row: Row,
        follows: EventId,
        listeners: Collection[Listener],
        foreseen: Foreseen | None = None,
    ) -> bool:
        """Apply an event if it is the next one; return whether it is known now.

        One that was foreseen is not read and folded again, unless its time makes a difference.
        """
        if self.has(row.seq, row.id):
            return True
        table = None if self.projection is None else self.projection.table
        if table is None or self.poisoned or (table.seq + 1, table.last) != (row.seq, follows):
            return False
        after = None if foreseen is None else timed(table, foreseen.table, row.at)
        if foreseen is None or after is None:
            self.advance([row], listeners)
        else:
            self._become(after, foreseen.event, listeners)
        return True

    def advance(self, rows: Iterable[Row], listeners: Collection[Listener] = ()) -> None:
        """Apply the next events of the log, and notify the listeners.

        An event that cannot be applied, or a gap in the log, poisons the table; nothing is ever skipped.
        """
        for row in rows:
            if row.seq <= self.seq:
                continue  # known, and compared by `agrees`
            try:
                self._take_in(row, listeners)
            except (PoisonEvent, ValueError) as error:
                self._poison(row, error)
                return
        self.poisoned = False

    def _poison(self, row: Row, error: ValueError) -> None:
        if not self.poisoned:
            self.poisoned = True
            POISONED.inc()
            missing = row.seq - self.seq - 1
            log.error(
                "table.poisoned", game=self.game_id, seq=row.seq, missing=missing, error=type(error).__name__
            )

    def _take_in(self, row: Row, listeners: Collection[Listener]) -> None:
        event = event_of(row)
        table = None if self.projection is None else self.projection.table
        self._become(fold(table, row.seq, row.command_id, row.at, event), event, listeners)

    def _become(self, table: Table, event: Event, listeners: Collection[Listener]) -> None:
        before, self.projection = self.projection, Projection(table)
        self._moments.append((table.last.at - EPOCH) // _TICK)
        if not listeners or before is None:
            self._recent.clear()
            return
        happened = Happened(before, event, table.last.at, self.projection)
        self._recent.append(happened)
        for listener in tuple(listeners):
            listener.happened(happened)

    def missed(self, after: int) -> list[Happened] | None:
        """Return the events after this one; None if they are no longer cached, and the table must be sent.

        The log is not read: when a node dies, all its clients come to another one at once.
        """
        if after == self.seq:
            return []
        missed = [seen for seen in self._recent if seen.seq > after]
        return missed if missed and missed[0].seq == after + 1 else None
