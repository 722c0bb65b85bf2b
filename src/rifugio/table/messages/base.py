"""The base of all messages: frozen dataclasses of the standard library.

One definition serves `rifugio.table.messages.reading`, which has no dependencies, and pydantic at the
server's edge, which validates the dataclasses and derives JSON Schema from them.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Final, TypeVar, dataclass_transform

from rifugio.table.messages.bounds import Length, Pattern, Truthful, Whole, Zoned

T = TypeVar("T")

STRICT: Final = {"extra": "forbid", "hide_input_in_errors": True}
"""pydantic's configuration for every message: unknown fields are rejected."""


@dataclass_transform(frozen_default=True, kw_only_default=True)
def message(kind: type[T]) -> type[T]:
    """Make a class a message: a frozen, keyword-only dataclass with slots."""
    made = dataclass(frozen=True, slots=True, kw_only=True)(kind)
    made.__pydantic_config__ = STRICT  # type: ignore[attr-defined]
    return made


SeatNumber = Annotated[int, Whole(0, 4)]
"""A seat at the table; the order of play is drawn at the start."""

Truth = Annotated[bool, Truthful()]
Moment = Annotated[datetime, Zoned()]

MoveText = Annotated[str, Length(1, 40), Pattern(r"^[a-z0-9@>+/^,=A-Z-]+$")]
"""A move as docs/notation.md writes it."""

Stamp = Annotated[str, Length(1, 40)]
"""A table's `at`, sent back unchanged."""
