"""What all messages have in common."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

SeatNumber = Annotated[int, Field(ge=0, le=4, strict=True)]
"""A seat at the table; the order of play is drawn at the start."""

Truth = Annotated[bool, Field(strict=True)]
"""True or false, and not 1 or "yes"."""

MoveText = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9@>+/^,=A-Z-]+$")]
"""A move as docs/notation.md writes it."""


Stamp = Annotated[str, StringConstraints(min_length=1, max_length=40)]
"""A table's `at`, given back as it came."""


class Message(BaseModel):
    """Immutable, and nothing in it that nobody asked for."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)
