"""The engine's effects and reasons on the wire, tagged by `code`, and table changes, tagged by `change`.

The registry is the engine's: each rule module lists its effects and reasons, and their fields are those of
their classes. Values are dictionaries here, because they are mostly written; both validators check them
field by field. Third-party extensions have codes with a dot in them and share one open member.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, cast, get_type_hints

from rifugio.engine.cells import Cell as EngineCell
from rifugio.engine.rulebooks import BOX
from rifugio.engine.table_changes import VOCABULARY
from rifugio.engine.values import value
from rifugio.table.messages.base import Truth, message
from rifugio.table.messages.bounds import Handler, Pattern, Schema, Whole
from rifugio.table.messages.reading import reader
from rifugio.table.messages.tables import Cell

OthersCode = Annotated[str, Pattern(r"^[a-z][a-z0-9_]*\.[A-Za-z0-9]+$")]
"""The name of a third-party extension, and the name of its class."""

Number = Annotated[int, Whole()]
Fact = str | Number | Truth | Cell | None
"""The value of any field of an effect or a reason."""
WIRE_TYPES: Final[dict[Any, Any]] = {
    EngineCell: Cell,
    EngineCell | None: Cell | None,
    int: Number,
    int | None: Number | None,
    bool: Truth,
}
"""Wire types of the engine's types, where they differ."""


@value
class NotPlaying:
    """There is no game on the table."""


@value
class NotAMove:
    """The text does not parse as a move."""


@message
class OtherEffect:
    """An effect of a third-party extension.

    With the key of its message, the message's arguments, and a sentence in English.
    """

    code: OthersCode
    facts: Mapping[str, Fact]
    word_key: str
    sentence: str


@message
class OtherReason:
    """A reason of a third-party extension, like `OtherEffect`."""

    code: OthersCode
    ruling: str
    facts: Mapping[str, Fact]
    word_key: str
    sentence: str


@cache
def engine_fields(kind: Any) -> dict[str, Any]:  # noqa: ANN401 (any class of values)
    """Return the fields of a class of the engine's values, with their annotations."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__dataclass_fields__}


class Told(dict[str, object]):
    """A value of the engine: its tag and its fields, cells as [q, r]."""

    TAG: ClassVar[str] = "code"
    """The name of the tag field."""
    KINDS: ClassVar[tuple[type, ...]]
    OTHER: ClassVar[type | None] = None
    """The class shared by all third-party extensions."""
    SOMETIMES: ClassVar[Mapping[str, Any]] = {}
    """Optional fields, left out if empty."""

    @classmethod
    def read(cls, datum: object) -> "Told":
        """Parse a JSON value; raise ValueError if it is invalid."""
        tag = cls.tag_of(datum)
        readers = _readers(cls).get(tag or "")
        if tag is None or readers is None:
            raise ValueError(f"nothing with a {cls.TAG}")
        given = cast("dict[str, object]", datum)
        if given.keys() | cls.SOMETIMES.keys() != readers.keys():
            raise ValueError(f"no {tag}: other fields")
        return cls({name: readers[name](one) for name, one in given.items()})

    @classmethod
    def tag_of(cls, datum: object) -> str | None:
        """Return the tag of a JSON value; all third-party extensions share one."""
        tag = datum.get(cls.TAG) if isinstance(datum, dict) else None
        if type(tag) is not str:
            return None
        return OTHER if "." in tag else tag

    @classmethod
    def kinds(cls) -> dict[str, type]:
        """Return all kinds by tag."""
        other = {} if cls.OTHER is None else {OTHER: cls.OTHER}
        return {kind.__name__: kind for kind in cls.KINDS} | other

    @classmethod
    def fields(cls, kind: type) -> dict[str, Any]:
        """Return the fields of a kind as they are sent, the tag first."""
        if kind is cls.OTHER:
            return {**get_type_hints(kind, include_extras=True), **cls.SOMETIMES}
        own = {name: WIRE_TYPES.get(one, one) for name, one in engine_fields(kind).items()}
        return {cls.TAG: Literal[kind.__name__], **own, **cls.SOMETIMES}

    @classmethod
    def __get_pydantic_core_schema__(cls, kind: object, handler: Handler) -> Schema:
        choices = {tag: _typed_dict(cls, one, handler) for tag, one in cls.kinds().items()}
        ref = cls.__name__.removeprefix("Told")
        return {"type": "tagged-union", "choices": choices, "discriminator": cls.tag_of, "ref": ref}


OTHER: Final = "."


@cache
def _readers(cls: type[Told]) -> dict[str, dict[str, Callable[[Any], Any]]]:
    return {
        tag: {name: reader(one) for name, one in cls.fields(kind).items()}
        for tag, kind in cls.kinds().items()
    }


def _typed_dict(cls: type[Told], kind: type, handler: Handler) -> Schema:
    fields = {
        name: {
            "type": "typed-dict-field",
            "schema": handler.generate_schema(one),
            "required": name not in cls.SOMETIMES,
        }
        for name, one in cls.fields(kind).items()
    }
    return {
        "type": "typed-dict",
        "cls": kind,
        "ref": kind.__name__,
        "fields": fields,
        "extra_behavior": "forbid",
    }


def _all(kinds: Iterable[Iterable[type]]) -> tuple[type, ...]:
    return tuple(dict.fromkeys(kind for some in kinds for kind in some))


class ToldTableChange(Told):
    """One change on the table."""

    TAG = "change"
    KINDS = VOCABULARY


class ToldEffect(Told):
    """An effect; `changes` lists what it changes on the table, in events only."""

    KINDS = _all(module.effects for module in BOX)
    OTHER = OtherEffect
    SOMETIMES: ClassVar = {"changes": tuple[ToldTableChange, ...]}


class ToldReason(Told):
    """Why a move is not allowed."""

    KINDS = (NotPlaying, NotAMove, *_all(module.reasons for module in BOX))
    OTHER = OtherReason
