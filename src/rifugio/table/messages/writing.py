"""Serialising messages without dependencies: from values to JSON, fields in the order of their definition."""

from dataclasses import fields
from datetime import UTC, datetime
from functools import cache
from json import JSONEncoder
from typing import Any
from uuid import UUID

write_json = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Serialises a JSON value without whitespace."""


def iso(at: datetime) -> str:
    """Return a moment as ISO 8601 in UTC."""
    return at.astimezone(UTC).isoformat().replace("+00:00", "Z")


@cache
def field_names(kind: Any) -> tuple[str, ...]:  # noqa: ANN401
    """Return the names of a message's fields."""
    return tuple(field.name for field in fields(kind))


def write_message(message: object, *, without_none: bool = False) -> str:
    """Return a message as JSON; `without_none` omits fields that are None."""
    return write_json(plain(message, without_none=without_none))


def plain(value: Any, *, without_none: bool = False) -> Any:  # noqa: ANN401 (whatever a message has)
    """Return a value in JSON's own types."""
    kind: Any = type(value)
    if kind in AS_IT_IS:
        return value
    if kind in (tuple, list):
        return [plain(one, without_none=without_none) for one in value]
    if kind is UUID:
        return str(value)
    if kind is datetime:
        return iso(value)
    if isinstance(value, dict):
        return {name: plain(one, without_none=without_none) for name, one in value.items()}
    found = {name: getattr(value, name) for name in field_names(kind)}
    return {
        name: plain(one, without_none=without_none)
        for name, one in found.items()
        if not (without_none and one is None)
    }


AS_IT_IS = frozenset({str, int, float, bool, type(None)})
