"""Constraints on message fields, for two validators: `reading`, which has no dependencies, and pydantic.

pydantic's core schema is a dictionary, so a constraint can describe itself without importing pydantic.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, get_args, get_type_hints

Schema = dict[str, Any]
"""A pydantic core schema."""


class Handler(Protocol):
    """The callback that pydantic passes to a constraint."""

    def __call__(self, kind: object, /) -> Schema:
        """Return the schema of the constrained type."""

    def generate_schema(self, kind: object, /) -> Schema:
        """Return the schema of any type."""


class Bound:
    """A constraint beyond the type."""

    __slots__ = ()

    def check(self, datum: Any) -> Any:  # noqa: ANN401 (whatever the type allows)
        """Return the value, possibly normalised; raise ValueError if it is out of bounds."""
        raise NotImplementedError

    def schema(self) -> Schema:
        """Return what to add to pydantic's schema of the type."""
        raise NotImplementedError

    def __get_pydantic_core_schema__(self, kind: object, handler: Handler) -> Schema:
        return handler(kind) | self.schema()


@dataclass(frozen=True, slots=True)
class Whole(Bound):
    """An integer, not 1.0, "1" or true; if bounded, from `least` to `most`."""

    least: int | None = None
    most: int | None = None

    def check(self, datum: Any) -> int:  # noqa: ANN401
        """Return the number."""
        if type(datum) is not int:
            raise ValueError("not a whole number")
        if (self.least is not None and datum < self.least) or (self.most is not None and datum > self.most):
            raise ValueError("a number out of bounds")
        return datum

    def schema(self) -> Schema:
        """Return the bounds."""
        bounds = {"ge": self.least, "le": self.most}
        return {"strict": True} | {name: bound for name, bound in bounds.items() if bound is not None}


@dataclass(frozen=True, slots=True)
class Length(Bound):
    """How long a text or a list may be."""

    least: int = 0
    most: int | None = None

    def check(self, datum: Any) -> Any:  # noqa: ANN401
        """Return the text or the list."""
        if len(datum) < self.least or (self.most is not None and len(datum) > self.most):
            raise ValueError("too long or too short")
        return datum

    def schema(self) -> Schema:
        """Return the bounds."""
        bounds = {"min_length": self.least or None, "max_length": self.most}
        return {name: bound for name, bound in bounds.items() if bound is not None}


@dataclass(frozen=True, slots=True)
class Pattern(Bound):
    """A regular expression that the whole text must match."""

    pattern: str

    def check(self, datum: Any) -> str:  # noqa: ANN401
        """Return the text."""
        text: str = datum
        if re.search(self.pattern.removesuffix("$") + r"\Z", text) is None:
            raise ValueError("a text that does not look as it should")
        return text

    def schema(self) -> Schema:
        """Return the pattern."""
        return {"pattern": self.pattern}


@dataclass(frozen=True, slots=True)
class Checked(Bound):
    """A validator function; it returns the value, possibly normalised."""

    function: Callable[[Any], Any]

    def check(self, datum: Any) -> Any:  # noqa: ANN401
        """Return the function's result."""
        return self.function(datum)

    def __get_pydantic_core_schema__(self, kind: object, handler: Handler) -> Schema:
        function = {"type": "no-info", "function": self.function}
        return {"type": "function-after", "function": function, "schema": handler(kind)}


@dataclass(frozen=True, slots=True)
class Truthful(Bound):
    """True or false, and not 1 or "yes"."""

    def check(self, datum: Any) -> bool:  # noqa: ANN401
        """Return it."""
        if type(datum) is not bool:
            raise ValueError("neither true nor false")
        return datum

    def schema(self) -> Schema:
        """Return that the type is strict."""
        return {"strict": True}


@dataclass(frozen=True, slots=True)
class Zoned(Bound):
    """A time with a time zone."""

    def check(self, datum: Any) -> datetime:  # noqa: ANN401
        """Return the time."""
        moment: datetime = datum
        if moment.tzinfo is None:
            raise ValueError("a moment without a time zone")
        return moment

    def schema(self) -> Schema:
        """Return that a time zone is required."""
        return {"tz_constraint": "aware"}


@dataclass(frozen=True, slots=True)
class Apart:
    """A tagged union: `field` is the discriminator of its messages."""

    field: str

    def tag_of(self, kind: type) -> str:
        """Return the tag of a kind of message."""
        said: str = get_args(get_type_hints(kind)[self.field])[0]
        return said

    def __get_pydantic_core_schema__(self, kind: object, handler: Handler) -> Schema:
        choices = {self.tag_of(member): handler.generate_schema(member) for member in get_args(kind)}
        return {"type": "tagged-union", "choices": choices, "discriminator": self.field}


@dataclass(frozen=True, slots=True)
class ByKeys:
    """A union whose messages are told apart by their set of fields."""

    def __get_pydantic_core_schema__(self, kind: object, handler: Handler) -> Schema:
        members = {frozenset(one.__dataclass_fields__): one for one in get_args(kind)}
        choices = {name_of(keys): handler.generate_schema(one) for keys, one in members.items()}
        return {"type": "tagged-union", "choices": choices, "discriminator": _keys}


def _keys(frame: object) -> str | None:
    found = frame if isinstance(frame, dict) else getattr(frame, "__dataclass_fields__", None)
    return None if found is None else name_of(found)


def name_of(keys: Iterable[str]) -> str:
    """Return a canonical name for a set of fields."""
    return " ".join(sorted(keys))
