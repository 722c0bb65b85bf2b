"""What the engine says, on the wire: effects and reasons, told apart by their `code`.

The registry is the engine's own: each rule module lists its effects and reasons, and their fields are those
of their classes. Values are dictionaries here, because they are mostly written; both readers check them field
by field. Extensions that are not in the box have codes with a dot in them and share one open member.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, cast, get_type_hints

from rifugio.engine.cells import Cell as EngineCell
from rifugio.engine.rulebooks import BOX
from rifugio.engine.values import value
from rifugio.table.messages.base import Truth, message
from rifugio.table.messages.bounds import Handler, Pattern, Schema, Whole
from rifugio.table.messages.reading import reader
from rifugio.table.messages.tables import Cell

OthersCode = Annotated[str, Pattern(r"^[a-z][a-z0-9_]*\.[A-Za-z0-9]+$")]
"""The name of an extension that is not in the box, and the name of the class there."""

WIRE_TYPES: Final[dict[Any, Any]] = {EngineCell: Cell, int: Annotated[int, Whole()], bool: Truth}
"""What the engine's types are on the wire, where they differ."""


@value
class NotPlaying:
    """There is no game on the table."""


@value
class NotAMove:
    """The text is no move at all."""


@message
class OtherEffect:
    """An effect of an extension that is not in the box: the key of its words, and a sentence in English."""

    code: OthersCode
    word_key: str
    sentence: str


@message
class OtherReason:
    """A reason of an extension that is not in the box: the key of its words, and a sentence in English."""

    code: OthersCode
    ruling: str
    word_key: str
    sentence: str


@cache
def engine_fields(kind: Any) -> dict[str, Any]:  # noqa: ANN401 (any class of values)
    """Return the fields of a class of the engine's values, with their annotations."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__dataclass_fields__}


def wire_fields(kind: type) -> dict[str, Any]:
    """Return the fields of an effect or a reason as they are sent, the code first."""
    if kind in (OtherEffect, OtherReason):
        return get_type_hints(kind, include_extras=True)
    own = {name: WIRE_TYPES.get(one, one) for name, one in engine_fields(kind).items()}
    return {"code": Literal[kind.__name__], **own}


class Told(dict[str, object]):
    """An effect or a reason: its code and its own fields, cells as [q, r]."""

    KINDS: ClassVar[tuple[type, ...]]
    OTHER: ClassVar[type]

    @classmethod
    def read(cls, datum: object) -> "Told":
        """Return what JSON says of one; raise ValueError if it is none that there is."""
        code = _code(datum)
        readers = _readers(cls).get(code or "")
        if code is None or readers is None:
            raise ValueError("nothing with a code")
        given = cast("dict[str, object]", datum)
        if given.keys() != readers.keys():
            raise ValueError(f"no {code}: other fields")
        return cls({name: readers[name](one) for name, one in given.items()})

    @classmethod
    def __get_pydantic_core_schema__(cls, kind: object, handler: Handler) -> Schema:
        choices = {one.__name__: _typed_dict(one, handler) for one in cls.KINDS}
        choices[OTHER] = _typed_dict(cls.OTHER, handler)
        ref = cls.__name__.removeprefix("Told")
        return {"type": "tagged-union", "choices": choices, "discriminator": _code, "ref": ref}


OTHER: Final = "."


def _code(datum: object) -> str | None:
    """Return which kind a datum says it is; all extensions that are not in the box are one."""
    code = datum.get("code") if isinstance(datum, dict) else None
    if type(code) is not str:
        return None
    return OTHER if "." in code else code


@cache
def _readers(cls: type[Told]) -> dict[str, dict[str, Callable[[Any], Any]]]:
    kinds = {**{kind.__name__: kind for kind in cls.KINDS}, OTHER: cls.OTHER}
    return {
        code: {name: reader(one) for name, one in wire_fields(kind).items()} for code, kind in kinds.items()
    }


def _typed_dict(kind: type, handler: Handler) -> Schema:
    fields = {
        name: {"type": "typed-dict-field", "schema": handler.generate_schema(one), "required": True}
        for name, one in wire_fields(kind).items()
    }
    return {
        "type": "typed-dict",
        "cls": kind,
        "ref": kind.__name__,
        "fields": fields,
        "extra_behavior": "forbid",
    }


def _all(kinds: Iterable[Iterable[type]]) -> tuple[type, ...]:
    return tuple(kind for some in kinds for kind in some)


class ToldEffect(Told):
    """Something that happened."""

    KINDS = _all(module.effects for module in BOX)
    OTHER = OtherEffect


class ToldReason(Told):
    """Why a move is not allowed."""

    KINDS = (NotPlaying, NotAMove, *_all(module.reasons for module in BOX))
    OTHER = OtherReason
