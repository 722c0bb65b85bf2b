"""Compression of a whole log."""

import zlib
from datetime import UTC, datetime, timedelta
from struct import Struct
from uuid import UUID

from rifugio.server.play.stored import Row

_FORMAT = b"\x01"
_HEAD = Struct(
    ">i16shiqH"
)  # seq, command_id, actor, rules_version, microseconds since 1970, length of the body
_BEGIN = datetime(1970, 1, 1, tzinfo=UTC)
_TICK = timedelta(microseconds=1)


def pack_rows(rows: list[Row]) -> bytes:
    """Pack rows into one block: a format number, then all rows compressed with zlib."""
    return _FORMAT + zlib.compress(b"".join(map(_write, rows)), 9)


def unpack(block: bytes) -> list[Row]:
    """Unpack a block into rows; raise ValueError if it is damaged."""
    if block[:1] != _FORMAT:
        raise ValueError("packed in a way that is not known here")
    try:
        data = zlib.decompress(block[1:])
    except zlib.error as error:
        raise ValueError("a packed game is damaged") from error
    rows, position = [], 0
    while position < len(data):
        seq, command, actor, rules, ticks, length = _HEAD.unpack_from(data, position)
        position += _HEAD.size
        body = data[position : position + length]
        position += length
        rows.append(Row(seq, UUID(bytes=command), actor, rules, _BEGIN + ticks * _TICK, body))
    return rows


def _write(row: Row) -> bytes:
    ticks = (row.at - _BEGIN) // _TICK
    command = row.command_id.bytes
    return _HEAD.pack(row.seq, command, row.actor, row.rules_version, ticks, len(row.body)) + row.body
