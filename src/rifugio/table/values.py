"""What the engine says, ready for JSON. Players in it are counted in the order of play."""

import re
from functools import cache
from typing import Any, TypeVar, overload

from rifugio.engine.cells import Cell, coordinates
from rifugio.engine.effects import Effect
from rifugio.engine.reasons import Reason
from rifugio.engine.rulebooks import BOX, added_extensions
from rifugio.table.messages.told import NotAMove, NotPlaying, Told, ToldEffect, ToldReason, engine_fields

T = TypeVar("T", bound=Told)


@overload
def wire_value(value: Effect) -> ToldEffect: ...
@overload
def wire_value(value: Reason | NotPlaying | NotAMove) -> ToldReason: ...
def wire_value(value: Effect | Reason | NotPlaying | NotAMove) -> Told:
    """Return an effect or a reason as its code, the name of its class, and its fields; cells are [q, r]."""
    if isinstance(value, Effect):
        return _told(value, ToldEffect, "effect")
    return _told(value, ToldReason, "reason")


def _told(value: object, told: type[T], sort: str) -> T:
    kind: Any = type(value)
    extension = _extension_of(kind)
    if extension is not None:
        return _of_others(value, told, sort, extension)
    found = told(code=kind.__name__)
    for name, declared in engine_fields(kind).items():
        found[name] = _wire(getattr(value, name), is_cell=declared == Cell)
    return found


def _of_others(value: object, told: type[T], sort: str, extension: str) -> T:
    """Say as much as a reader can use who has never heard of the extension."""
    name = type(value).__name__
    words = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
    found = told(code=f"{extension}.{name}")
    if isinstance(value, Reason):
        found["ruling"] = value.ruling
    found["word_key"] = f"{extension}-{sort}-{words}"
    found["sentence"] = _sentence(type(value))
    return found


def _sentence(kind: type) -> str:
    """The first line of what its class says of itself."""
    return (kind.__doc__ or "").partition("\n")[0]


@cache
def _extension_of(kind: type) -> str | None:
    """Return the extension that a kind of value belongs to; None for all that comes in the box."""
    if kind in (NotPlaying, NotAMove) or any(kind in (*module.effects, *module.reasons) for module in BOX):
        return None
    for module in added_extensions():
        if kind in (*module.effects, *module.reasons):
            return module.name
    raise ValueError(f"no rule module lists {kind.__name__}")


def _wire(datum: object, *, is_cell: bool) -> object:
    if is_cell:
        assert isinstance(datum, int)
        return list(coordinates(datum))
    return list(datum) if isinstance(datum, tuple) else datum
