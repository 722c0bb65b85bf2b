"""Converts the engine's effects and reasons to JSON. Players are numbered in the order of play."""

import re
from functools import cache
from typing import Any, Final, TypeVar, overload

from rifugio.engine.cells import Cell, coordinates
from rifugio.engine.effects import Effect
from rifugio.engine.reasons import Reason
from rifugio.engine.rulebooks import extension_of
from rifugio.engine.table_changes import TableChanges
from rifugio.table.messages.told import (
    NotAMove,
    NotPlaying,
    Told,
    ToldEffect,
    ToldReason,
    ToldTableChange,
    engine_fields,
)

T = TypeVar("T", bound=Told)
CELLS: Final = (Cell, Cell | None)


@cache
def _declared(kind: type) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a class, and whether each is a cell."""
    return tuple((name, declared in CELLS) for name, declared in engine_fields(kind).items())


@overload
def wire_value(value: Effect) -> ToldEffect: ...
@overload
def wire_value(value: Reason | NotPlaying | NotAMove) -> ToldReason: ...
def wire_value(value: Effect | Reason | NotPlaying | NotAMove) -> Told:
    """Return an effect or a reason as its code, the name of its class, and its fields; cells are [q, r]."""
    if isinstance(value, Effect):
        return _told(value, ToldEffect, "effect")
    return _told(value, ToldReason, "reason")


def wire_effect(effect: Effect, changes: TableChanges) -> ToldEffect:
    """Return an effect with its table changes."""
    found = wire_value(effect)
    if changes:
        found["changes"] = tuple(_fields(change, ToldTableChange) for change in changes)
    return found


def _told(value: object, told: type[T], sort: str) -> T:
    kind: Any = type(value)
    extension = None if kind in (NotPlaying, NotAMove) else extension_of(kind)
    return _fields(value, told) if extension is None else _of_others(value, told, sort, extension)


def _fields(value: object, told: type[T]) -> T:
    kind: Any = type(value)
    found = told({told.TAG: kind.__name__})
    for name, is_cell in _declared(kind):
        datum = getattr(value, name)
        found[name] = coordinates(datum) if is_cell and datum is not None else datum
    return found


def _of_others(value: object, told: type[T], sort: str, extension: str) -> T:
    """Return what a client can use that does not know the extension."""
    kind: Any = type(value)
    name = kind.__name__
    words = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
    found = told(code=f"{extension}.{name}")
    if isinstance(value, Reason):
        found["ruling"] = value.ruling
    found["facts"] = {
        field: _wire(getattr(value, field), is_cell=is_cell)
        for field, is_cell in _declared(kind)
        if field != "ruling"
    }
    found["word_key"] = f"{extension}-{sort}-{words}"
    found["sentence"] = _sentence(kind)
    return found


def _sentence(kind: type) -> str:
    """The first line of the class's docstring."""
    return (kind.__doc__ or "").partition("\n")[0]


def _wire(datum: object, *, is_cell: bool) -> object:
    if is_cell and isinstance(datum, int):
        return coordinates(datum)
    return datum
