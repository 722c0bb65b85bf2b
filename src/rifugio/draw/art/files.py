"""Reads an extension's art: `art.json` in its package, for the pictures here and in the browser.

It maps the name of each mark to its paths from back to front, about 36 wide and centred, and to its signs in
a terminal. A path is filled with a fixed colour or with the player's.
"""

import json
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from rifugio.draw.art import add_art
from rifugio.draw.art.kinds import OUTLINE, PieceArt
from rifugio.draw.elements import path
from rifugio.draw.geometry import Point

PATH: Final = r"^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]{1,2000}$"
"""The characters of an SVG path, and nothing else."""
FILL: Final = r"^(player|#[0-9a-f]{6})$"


@dataclass(frozen=True)
class Shape:
    """A part of a drawing."""

    path: str
    fill: str


@dataclass(frozen=True)
class MarkArt:
    """How a mark is drawn."""

    shapes: tuple[Shape, ...]
    letter: str
    glyph: str


def read_art(package: str) -> dict[str, MarkArt]:
    """Return the art of a package, empty if it has no such file; raise ValueError if the art is invalid."""
    file = files(package) / "art.json"
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {name: _mark(art) for name, art in found.items()}


def _mark(art: dict[str, Any]) -> MarkArt:
    shapes = tuple(Shape(one["path"], one["fill"]) for one in art["shapes"])
    for shape in shapes:
        if not re.match(PATH, shape.path) or not re.match(FILL, shape.fill):
            raise ValueError(f"cannot be drawn: {shape}")
    return MarkArt(shapes, art["letter"], art["glyph"])


def add_art_of(package: str) -> None:
    """Register the art of an extension's marks."""
    add_art({name: _piece_art(art) for name, art in read_art(package).items()})


def _piece_art(art: MarkArt) -> PieceArt:
    drawn = [
        path(one.path, **OUTLINE, **({} if one.fill == "player" else {"fill": one.fill}))
        for one in art.shapes
    ]
    return PieceArt("".join(drawn), Point(0, 0), art.letter, art.glyph)
