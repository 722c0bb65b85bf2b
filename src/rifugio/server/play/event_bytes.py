"""Events as they are stored, by pydantic: several times as fast as the table's own reader and writer.

Both go by the same definitions, `rifugio.table.messages`; a test holds them to the same results.
"""

from typing import Any, Final

from pydantic import TypeAdapter

from rifugio.server.play.stored import Row
from rifugio.table.messages.events import Event
from rifugio.table.personal import joined

EVENT: Final[TypeAdapter[Any]] = TypeAdapter(Event)


def read_event(body: bytes) -> Event:
    """Return a stored event; raise ValueError if it is none."""
    event: Event = EVENT.validate_json(body)
    return event


def event_of(row: Row) -> Event:
    """Return the event of a row, with the texts that are stored beside it; raise ValueError if it is none."""
    return joined(read_event(row.body), row.texts)


def write_event(event: Event) -> bytes:
    """Return an event as it is stored."""
    return EVENT.dump_json(event, exclude_none=True)
