"""The types that describe the art of a piece or of a kind of tile."""

from typing import Final, NamedTuple

from rifugio.draw.elements import Attribute
from rifugio.draw.geometry import Point
from rifugio.draw.palette import INK

OUTLINE: Final[dict[str, Attribute]] = {
    "stroke": INK,
    "stroke_width": 1.6,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


class PieceArt(NamedTuple):
    """How a kind of object is drawn."""

    shape: str
    """SVG, about 36 wide and centred; shapes without a fill get the owner's colour."""
    number_at: Point
    """Where the owner's seat number is written."""
    letter: str
    """Its sign in the text drawing."""
    glyph: str
    """Its sign on the full screen of a terminal."""


class TileArt(NamedTuple):
    """How the print of a kind of tile is drawn."""

    shape: str
    """SVG, about 36 wide and centred."""
    glyph: str | None
    """Its sign on the full screen of a terminal; None if it is painted in another way."""
    named: bool = True
    """Whether the id of the tile is written beside it."""
