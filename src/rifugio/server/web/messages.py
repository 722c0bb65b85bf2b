"""Messages of the HTTP API that only a server has."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from rifugio.draw.art.files import MarkArt
from rifugio.table.messages.base import MoveText
from rifugio.table.messages.frames import Token


class Message(BaseModel):
    """The base of all messages: immutable, and unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class Addresses(Message):
    """The addresses at which other devices reach the server, the likeliest first; none if they cannot."""

    addresses: tuple[str, ...]
    public: bool
    """Whether it is the configured public URL, which all links then begin with."""


class ShownExtension(Message):
    """An extension a table can use."""

    name: str
    words: str
    """Its Fluent messages; empty for those in the box, whose messages are in the page."""
    art: Mapping[str, MarkArt]
    """The art of its marks on the map, by name."""


class Room(Message):
    """The table of a room."""

    table: str


class AskedWhyNot(Message):
    """A move to explain."""

    move: MoveText


class MyTokens(Message):
    """The caller's tokens."""

    tokens: Annotated[tuple[Token, ...], Field(max_length=50)]
