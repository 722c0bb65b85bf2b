"""Events as a device stores them: JSON, with personal texts inside, because nobody else reads them."""

from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from rifugio.table.messages.events import Event
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.writing import iso, plain, write_json


class Row(NamedTuple):
    """An event in the log of a table."""

    seq: int
    command_id: UUID
    at: datetime
    event: Event


def write_row(row: Row) -> str:
    """Return a row as it is stored."""
    return write_json([row.seq, str(row.command_id), iso(row.at), plain(row.event, without_none=True)])


def read_row(text: str) -> Row:
    """Parse a stored row; raise ValueError if it is invalid."""
    match read_json(text):
        case [int(seq), str(command_id), str(at), event]:
            return Row(seq, UUID(command_id), datetime.fromisoformat(at), reader(Event)(event))
    raise ValueError("not a row")
