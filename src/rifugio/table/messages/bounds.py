"""The bounds of a message's fields, for two readers: `reading`, which needs nothing but Python, and pydantic.

pydantic's core schema is a dictionary, so that a bound can say what it means there without importing it.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, get_args, get_type_hints

Schema = dict[str, Any]
"""A core schema of pydantic's."""


class Handler(Protocol):
    """What pydantic hands to a bound."""

    def __call__(self, kind: object, /) -> Schema:
        """Return the schema of the type that is bounded."""

    def generate_schema(self, kind: object, /) -> Schema:
        """Return the schema of any type."""


class Bound:
    """What a type alone does not say."""

    __slots__ = ()

    def check(self, datum: Any) -> Any:  # noqa: ANN401 (whatever the type allows)
        """Return a datum as it is to be kept; raise ValueError if it is out of bounds."""
        raise NotImplementedError

    def schema(self) -> Schema:
        """Return what pydantic's schema of the type has to be told."""
        raise NotImplementedError

    def __get_pydantic_core_schema__(self, kind: object, handler: Handler) -> Schema:
        return handler(kind) | self.schema()


@dataclass(frozen=True, slots=True)
class Whole(Bound):
    """A whole number, and not 1.0, "1" or true; if bounded, from `least` to `most`."""

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
    """What a text must look like, from its beginning to its end."""

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
    """What only a function can say; it returns the datum as it is kept."""

    function: Callable[[Any], Any]

    def check(self, datum: Any) -> Any:  # noqa: ANN401
        """Return what the function makes of it."""
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
        """Return that nothing else will do."""
        return {"strict": True}


@dataclass(frozen=True, slots=True)
class Zoned(Bound):
    """A moment that says its time zone."""

    def check(self, datum: Any) -> datetime:  # noqa: ANN401
        """Return the moment."""
        moment: datetime = datum
        if moment.tzinfo is None:
            raise ValueError("a moment without a time zone")
        return moment

    def schema(self) -> Schema:
        """Return that it is asked for."""
        return {"tz_constraint": "aware"}


@dataclass(frozen=True, slots=True)
class Apart:
    """How the messages of a union are told apart: by what this field of them says."""

    field: str

    def tag_of(self, kind: type) -> str:
        """Return what a message of this kind says."""
        said: str = get_args(get_type_hints(kind)[self.field])[0]
        return said

    def __get_pydantic_core_schema__(self, kind: object, handler: Handler) -> Schema:
        choices = {self.tag_of(member): handler.generate_schema(member) for member in get_args(kind)}
        return {"type": "tagged-union", "choices": choices, "discriminator": self.field}


@dataclass(frozen=True, slots=True)
class ByKeys:
    """The messages of a union are told apart by which fields they have."""

    def __get_pydantic_core_schema__(self, kind: object, handler: Handler) -> Schema:
        members = {frozenset(one.__dataclass_fields__): one for one in get_args(kind)}
        choices = {name_of(keys): handler.generate_schema(one) for keys, one in members.items()}
        return {"type": "tagged-union", "choices": choices, "discriminator": _keys}


def _keys(frame: object) -> str | None:
    found = frame if isinstance(frame, dict) else getattr(frame, "__dataclass_fields__", None)
    return None if found is None else name_of(found)


def name_of(keys: Iterable[str]) -> str:
    """Return a name for a set of fields."""
    return " ".join(sorted(keys))
