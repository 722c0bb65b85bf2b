"""What the engine says, ready for JSON. Players in it are counted in the order of play."""

from dataclasses import fields
from functools import cache
from typing import Final

from rifugio.engine.cells import coordinates
from rifugio.engine.effects import Effect
from rifugio.engine.reasons import Reason
from rifugio.table.messages.questions import Told

CELL_FIELDS: Final = frozenset({"cell", "start", "to"})
"""What the engine calls a field with a cell in it. `Cell` is another name for `int`, so the annotation is
gone at run time; a test compares this list with the engine's source."""


def wire_value(value: Effect | Reason) -> Told:
    """Return an effect or a reason as its code, the name of its class, and its fields; cells are [q, r]."""
    kind: type = type(value)
    told = Told(code=kind.__name__)
    for name, is_cell in wire_fields(kind):
        told[name] = _wire(getattr(value, name), is_cell=is_cell)
    return told


@cache
def wire_fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """Return the names of the fields of a kind of value, and whether each is a cell."""
    return tuple(
        (field.name, field.name in CELL_FIELDS and field.type is int)  # a revealed tile goes `to` the row
        for field in fields(kind)
    )


def _wire(datum: object, *, is_cell: bool) -> object:
    if is_cell:
        assert isinstance(datum, int)
        return list(coordinates(datum))
    return list(datum) if isinstance(datum, tuple) else datum
