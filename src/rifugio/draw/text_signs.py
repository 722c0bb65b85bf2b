"""The signs of the text drawing."""

from typing import Final

from rifugio.draw.art import PIECES
from rifugio.engine.tiles import LaidTile

FILL: Final = {"grass": ".", "forest": "&", "rock": "#", "top": "^", "water": "~", "pass": ":"}
"""Terrain → the sign its cells are filled with."""

UNKNOWN: Final = "?"
HIGHLIGHT: Final = "*"

ROADS: Final = "-\\/"
"""The road of a pass by the first of its directions: east, south-east or south-west."""


def object_sign(what: str) -> str:
    """Return the letter of a kind of object."""
    return PIECES[what].letter if what in PIECES else what[:1].upper()


def pass_sign(laid: LaidTile) -> str:
    """Return the direction of the road of a pass and its rotation."""
    return f"{ROADS[laid.crossable.index(True) % 3]}{laid.rotation}"
