"""Parsing messages without dependencies: from JSON to values, strict about every field.

`reader` builds the parser of a type once, recursively from the types of its fields. A message must have all
fields without a default, and no unknown ones.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import datetime
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Never,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)
from uuid import UUID

from rifugio.table.messages.bounds import Apart, Bound, ByKeys, Truthful, Whole, name_of

Read = Callable[[Any], Any]
"""Parses a JSON value; raises ValueError if it is invalid."""


def read_json(text: str | bytes) -> object:
    """Parse a JSON text; raise ValueError if it is invalid or nested too deeply."""
    try:
        return json.loads(text, parse_constant=_no_constant)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _no_constant(name: str) -> Never:
    raise ValueError(f"{name} is no number")


@cache
def reader(kind: Any) -> Read:  # noqa: ANN401 (any type)
    """Return the parser of a type."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _bounded(*get_args(kind))
    if origin in (Union, UnionType):
        return _union(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is Literal:
        return _literal(get_args(kind))
    if origin is Mapping:
        return _mapping(reader(get_args(kind)[1]))
    if hasattr(kind, "read"):
        return cast(Read, kind.read)
    return _message(kind) if is_dataclass(kind) else PLAIN[kind]


def _text(datum: Any) -> str:  # noqa: ANN401
    if type(datum) is not str:
        raise ValueError("not a text")
    datum.encode()  # raises on a lone surrogate
    return datum


def _uuid(datum: Any) -> UUID:  # noqa: ANN401
    return UUID(_text(datum))


def _moment(datum: Any) -> datetime:  # noqa: ANN401
    return datetime.fromisoformat(_text(datum))


PLAIN: Final[Mapping[type, Read]] = {
    str: _text,
    int: Whole().check,
    bool: Truthful().check,
    UUID: _uuid,
    datetime: _moment,
}


def _bounded(kind: Any, *bounds: object) -> Read:  # noqa: ANN401
    for bound in bounds:
        if isinstance(bound, Apart):
            return _apart(bound, get_args(kind))
        if isinstance(bound, ByKeys):
            return _by_keys(get_args(kind))
    checks = [bound.check for bound in bounds if isinstance(bound, Bound)]
    if isinstance(bounds[0], Whole) and len(checks) == 1:
        return checks[0]
    first = reader(kind)

    def read(datum: Any) -> Any:  # noqa: ANN401
        datum = first(datum)
        for check in checks:
            datum = check(datum)
        return datum

    return read


def _apart(bound: Apart, members: tuple[Any, ...]) -> Read:
    field, readers = bound.field, {bound.tag_of(member): reader(member) for member in members}

    def read(datum: Any) -> Any:  # noqa: ANN401
        if type(datum) is not dict:
            raise ValueError("not an object")
        tag = datum.get(field)
        if type(tag) is not str or tag not in readers:
            raise ValueError(f"no such {field}")
        return readers[tag](datum)

    return read


def _by_keys(members: tuple[Any, ...]) -> Read:
    readers = {name_of(member.__dataclass_fields__): reader(member) for member in members}

    def read(datum: Any) -> Any:  # noqa: ANN401
        found = readers.get(name_of(datum)) if type(datum) is dict else None
        if found is None:
            raise ValueError("none of these messages")
        return found(datum)

    return read


def _union(members: tuple[Any, ...]) -> Read:
    optional = NoneType in members
    readers = [reader(member) for member in members if member is not NoneType]

    def read(datum: Any) -> Any:  # noqa: ANN401
        if datum is None and optional:
            return None
        for one in readers[:-1]:
            try:
                return one(datum)
            except ValueError:
                continue
        return readers[-1](datum)

    return read


def _tuple(members: tuple[Any, ...]) -> Read:
    if members[1:] == (...,):
        each = reader(members[0])

        def read_many(datum: Any) -> tuple[Any, ...]:  # noqa: ANN401
            if type(datum) is not list:
                raise ValueError("not a list")
            return tuple(map(each, datum))

        return read_many
    readers = tuple(map(reader, members))

    def read(datum: Any) -> tuple[Any, ...]:  # noqa: ANN401
        if type(datum) is not list or len(datum) != len(readers):
            raise ValueError("not a list of so many")
        return tuple(one(part) for one, part in zip(readers, datum, strict=True))

    return read


def _literal(values: tuple[Any, ...]) -> Read:
    known = {(type(value), value): value for value in values}

    def read(datum: Any) -> Any:  # noqa: ANN401
        try:
            return known[type(datum), datum]
        except (KeyError, TypeError):
            raise ValueError("none of what it can be") from None

    return read


def _mapping(each: Read) -> Read:
    def read(datum: Any) -> dict[str, Any]:  # noqa: ANN401
        if type(datum) is not dict:
            raise ValueError("not an object")
        return {_text(name): each(value) for name, value in datum.items()}

    return read


def _message(kind: Any) -> Read:  # noqa: ANN401
    hints = get_type_hints(kind, include_extras=True)
    readers = {field.name: reader(hints[field.name]) for field in fields(kind)}
    needed = frozenset(field.name for field in fields(kind) if field.default is MISSING)

    def read(datum: Any) -> Any:  # noqa: ANN401
        if type(datum) is not dict or not needed <= datum.keys():
            raise ValueError(f"no {kind.__name__}: a field is missing")
        if not datum.keys() <= readers.keys():
            raise ValueError(f"no {kind.__name__}: a field that it does not have")
        return kind(**{name: readers[name](value) for name, value in datum.items()})

    return read
