"""PostgreSQL reads the arrays we write as what they were."""

from datetime import UTC, datetime
from uuid import UUID

import pytest
from psycopg import AsyncRawCursor

from rifugio.server.store.arrays import array, columns
from rifugio.server.store.pool import Connection

AWKWARD = [
    "",
    " ",
    "NULL",
    "null",
    "{}",
    ",",
    '"',
    "\\",
    '\\"',
    "a\nb",
    "ü𝄞",
    "'; DROP TABLE event; --",
    "{a,b}",
]


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("text", AWKWARD),
        ("bigint", [0, -1, 2**63 - 1]),
        ("float8", [0, 2.5, 1e-9]),
        ("uuid", [UUID(int=0), UUID(int=2**128 - 1), None]),
        ("bytea", [b"", b'\\"\0', bytes(range(256))]),
        ("timestamptz", [datetime(2026, 11, 18, 12, 0, 0, 123456, UTC), None]),
        ("text", []),
    ],
)
async def test_an_array_is_read_as_it_was(connection: Connection, kind: str, values: list[object]) -> None:
    cursor = AsyncRawCursor(connection)
    await cursor.execute(f"SELECT $1::{kind}[]".encode(), (array(values),))
    assert await cursor.fetchone() == (values,)


def test_no_rows_are_empty_columns() -> None:
    assert columns([], 3) == ["{}", "{}", "{}"]
    assert columns([(1, "a"), (2, "b")], 2) == ['{"1","2"}', '{"a","b"}']
