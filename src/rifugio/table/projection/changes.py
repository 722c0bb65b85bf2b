"""The projection of an event: what one reader may see of it, with the data that goes with it."""

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from json import JSONEncoder
from typing import Any, Final

from rifugio.table.consequences import consequences
from rifugio.table.messages import events
from rifugio.table.messages.events import Event
from rifugio.table.messages.writing import field_names, iso, plain
from rifugio.table.projection.readers import Reader, reader_of
from rifugio.table.projection.tables import Projection, all_open
from rifugio.table.values import wire_effect
from rifugio.table.who import Caller

_write_told = JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), default=partial(plain, without_none=True)
).encode
"""Serialises what is shown of an event; only what is not JSON already has to be made so first."""


def _fields(*names: str) -> frozenset[str]:
    return frozenset(("kind", *names))


SHOWN: Final[Mapping[type, frozenset[str]]] = {
    events.Opened: _fields("options", "commitment", "seats", "salt_digests", "trail"),
    events.OptionsChanged: _fields("options"),
    events.Sat: _fields("seat", "look", "generation"),
    events.LookChanged: _fields("seat", "look"),
    events.WordSaid: _fields("seat"),
    events.Stood: _fields("seat"),
    events.Left: _fields("seats", "host", "secret"),
    events.Resigned: _fields("seat", "points", "host", "secret"),
    events.BotPut: _fields("seat", "bot"),
    events.SeatClosed: _fields("seat"),
    events.SeatOpened: _fields("seat"),
    events.HandedOn: _fields("seat", "generation"),
    events.Claimed: _fields("seat", "generation", "look"),
    events.Revoked: _fields("seat", "generation"),
    events.Hiked: _fields("seat", "days"),
    events.Started: _fields("order", "setup", "digests", "reveals", "first"),
    events.Moved: _fields("seat", "move", "reveals", "by", "remark", "secret"),
    events.Undone: _fields("seat", "to"),
    events.Expired: _fields("seat"),
    events.CameBack: _fields("seat"),
    events.HolidayChanged: _fields("seat", "days"),
    events.ClockChanged: _fields("clock"),
    events.Aborted: _fields("secret"),
    events.RematchOpened: _fields(),
}
"""What everybody may see of each event."""

OWN: Final[Mapping[type, frozenset[str]]] = {
    events.Sat: frozenset({"word"}),
    events.WordSaid: frozenset({"word"}),
}
"""What only the seat itself may see."""

INSIDE: Final[Mapping[type, frozenset[str]]] = {
    events.Opened: frozenset({"room"}),
    events.RematchOpened: frozenset({"table"}),
}
"""What only those who may join the table may see."""

UNSEEN: Final[Mapping[type, frozenset[str]]] = {
    events.Opened: frozenset({"salts"}),
}
"""What nobody may see in the event: each salt is published with its word, at the start."""


class EventProjection:
    """An event as each caller may see it; callers with equal rights share the same bytes."""

    __slots__ = ("_after", "_at", "_before", "_event", "_frames", "_made")

    def __init__(self, before: Projection | None, after: Projection, event: Event, at: datetime) -> None:
        self._before, self._after, self._event, self._at = before, after, event, at
        self._made: dict[frozenset[str], bytes] = {}
        self._frames: dict[Reader, bytes] = {}

    def for_caller(self, caller: Caller) -> bytes:
        """Return the frame for a caller who has seen the table before the event.

        A move is sent as its changes and what only the rules can compute, any other event with the table.
        """
        reader = reader_of(self._after.table, caller)
        frame = self._frames.get(reader)
        if frame is None:
            frame = self._frames[reader] = self._frame(reader)
        return frame

    def with_table(self, caller: Caller) -> bytes:
        """Return the event and the whole table after it, as a caller may see them."""
        return self._with_table(reader_of(self._after.table, caller))

    def change_for(self, caller: Caller) -> bytes:
        """Return the event alone, as a caller may see it.

        Seats are those right after the event: a later holder does not see the words of an earlier one.
        """
        return self._change(reader_of(self._after.table, caller))

    def _frame(self, reader: Reader) -> bytes:
        before, after = self._before, self._after.table
        if (
            before is None
            or not isinstance(self._event, events.Moved)
            or after.phase != "playing"
            or before.table.seats != after.seats
        ):
            return self._with_table(reader)
        turn, legal = self._after.turn(), self._after.legal_moves(reader)
        rest = f'"turn":{turn},"legal":{legal},"scores":{self._new_scores(before, reader)}'
        return b'{"event":%b,%b}' % (self._change(reader), rest.encode())

    def _with_table(self, reader: Reader) -> bytes:
        return b'{"event":%b,"table":%b}' % (self._change(reader), self._after.for_reader(reader))

    def _new_scores(self, before: Projection, reader: Reader) -> str:
        """Return the scores that changed, of those the reader may see."""
        play, every = self._after.table.begun, all_open(self._after.table)
        seen = [player for player, seat in enumerate(play.order) if every or seat in reader.seats]
        found = [text for player in seen if (text := self._new_score(before, player)) is not None]
        return f"[{','.join(found)}]"

    def _new_score(self, before: Projection, player: int) -> str | None:
        now = self._after.score(player)
        return None if now == before.score(player) else f'{{"player":{player},"score":{now}}}'

    def _change(self, reader: Reader) -> bytes:
        kind = type(self._event)
        shown = SHOWN[kind]
        if kind in OWN and getattr(self._event, "seat", None) in reader.seats:
            shown |= OWN[kind]
        if kind in INSIDE and reader.inside:
            shown |= INSIDE[kind]
        made = self._made.get(shown)
        if made is None:
            made = self._made[shown] = self._write(shown).encode()
        return made

    def _write(self, shown: frozenset[str]) -> str:
        brought = () if self._before is None else consequences(self._before.table, self._event)
        return _write_told(
            {
                "seq": self._after.table.seq,
                "event": _shown(self._event, shown) | self._words(),
                "effects": [wire_effect(*one) for one in brought],
                "at": iso(self._at),
            }
        )

    def _words(self) -> dict[str, object]:
        """Return the words and salts at the start: they are stored beside the log, not in its event."""
        if not isinstance(self._event, events.Started):
            return {}
        play = self._after.table.begun
        return {"words": play.words, "salts": play.salts}


def _shown(event: Event, shown: frozenset[str]) -> dict[str, object]:
    """Return the fields of an event that a reader may see, without those that are None."""
    kind: Any = type(event)
    found = {name: getattr(event, name) for name in field_names(kind) if name in shown}
    return {name: value for name, value in found.items() if value is not None}
