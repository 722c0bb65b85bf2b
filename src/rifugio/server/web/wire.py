"""The frames of the socket, by pydantic: several times as fast as the table's own reader and writer.

Both go by the same definitions, `rifugio.table.messages`; a test holds them to the same results.
"""

from typing import Any, Final

from pydantic import TypeAdapter

from rifugio.table.messages.frames import ClientFrame, ServerFrame

CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(ClientFrame)
SERVER: Final[TypeAdapter[Any]] = TypeAdapter(ServerFrame)


def read_frame(text: str | bytes) -> ClientFrame:
    """Return what a client sent; raise ValueError if it is nothing a client may send."""
    frame: ClientFrame = CLIENT.validate_json(text)
    return frame


def write_frame(frame: ServerFrame) -> bytes:
    """Return what the server sends; tables and events are written by `rifugio.table.projection`."""
    return SERVER.dump_json(frame)
