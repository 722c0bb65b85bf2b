"""An event as one reader may see it, with the table after it."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from rifugio.engine.effects import Effects
from rifugio.table.messages import events
from rifugio.table.messages.events import Event
from rifugio.table.messages.writing import plain, write_json
from rifugio.table.projection.pieces import moment
from rifugio.table.projection.readers import Reader, reader_of
from rifugio.table.projection.tables import Projection
from rifugio.table.table import Table
from rifugio.table.values import wire_value
from rifugio.table.who import Caller


def _fields(*names: str) -> frozenset[str]:
    return frozenset(("kind", *names))


SHOWN: Final[Mapping[type, frozenset[str]]] = {
    events.Opened: _fields("options", "commitment", "seats", "salt_digests"),
    events.OptionsChanged: _fields("options"),
    events.Sat: _fields("seat", "look", "generation"),
    events.LookChanged: _fields("seat", "look"),
    events.WordSaid: _fields("seat"),
    events.Stood: _fields("seat"),
    events.Left: _fields("seats", "host"),
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
"""What only those may see who may know how to get to the table."""

UNSEEN: Final[Mapping[type, frozenset[str]]] = {
    events.Opened: frozenset({"salts"}),
}
"""What nobody may see: each salt is published with its word, at the start."""


class EventProjection:
    """An event with the table after it, for as many callers as there are; made anew for each event."""

    __slots__ = ("_after", "_at", "_effects", "_event", "_made")

    def __init__(self, after: Projection, event: Event, effects: Effects, at: datetime) -> None:
        self._after, self._event, self._effects, self._at = after, event, effects, at
        self._made: dict[frozenset[str], bytes] = {}

    def for_caller(self, caller: Caller) -> bytes:
        """Return the frame with the event and the table after it, as a caller may see them."""
        reader = reader_of(self._after.table, caller)
        return b'{"event":%b,"table":%b}' % (self._change(reader), self._after.for_reader(reader))

    def change_for(self, caller: Caller) -> bytes:
        """Return the event without the table, as a caller may see it.

        The seats are those right after the event: whoever has one now is not shown the words of those before.
        """
        return self._change(reader_of(self._after.table, caller))

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
        event = write_json(_shown(self._event, shown) | self._words())
        effects = write_json([wire_value(effect) for effect in self._effects])
        seq, at = self._after.table.seq, moment(self._at)
        return f'{{"seq":{seq},"event":{event},"effects":{effects},"at":{at}}}'

    def _words(self) -> dict[str, object]:
        """Return the words with their salts, at the start: they are not in its event, but beside the log."""
        if not isinstance(self._event, events.Started):
            return {}
        play = self._after.table.begun
        return {"words": play.words, "salts": play.salts}


def _shown(event: Event, shown: frozenset[str]) -> dict[str, object]:
    """Return the fields of an event that a reader may see and that have something to say."""
    every: dict[str, object] = plain(event, without_none=True)
    return {name: value for name, value in every.items() if name in shown}


def event_json(after: Table, event: Event, effects: Effects, at: datetime, caller: Caller) -> bytes:
    """Return the frame of an event; whoever has several callers keeps an `EventProjection`."""
    return EventProjection(Projection(after), event, effects, at).for_caller(caller)
