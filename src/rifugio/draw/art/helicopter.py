"""The art of Helicopter."""

from typing import Final

from rifugio.draw.art.kinds import OUTLINE, PieceArt, TileArt
from rifugio.draw.elements import circle, element, path
from rifugio.draw.geometry import Point
from rifugio.draw.palette import BADGE, INK


def _pad() -> str:
    """The sign of a landing place."""
    ring = circle(0, 0, 17, fill=BADGE, stroke=INK, stroke_width=3)
    return ring + path("M-6 -9V9M6 -9V9M-6 0H6", fill="none", stroke=INK, stroke_width=4)


def _helicopter() -> str:
    rotor = path("M-20 -17H18M-1 -17V-10", fill="none", stroke=INK, stroke_width=3)
    tail = path("M10 -2H21V-8", fill="none", stroke=INK, stroke_width=4)
    skids = path("M-14 19H12M-8 13V18M6 13V18", fill="none", stroke=INK, stroke_width=2.4)
    return rotor + tail + skids + element("ellipse", cx=-1, cy=2, rx=16, ry=12.5, **OUTLINE)


PIECES: Final = {"helicopter": PieceArt(_helicopter(), Point(-1, 2), letter="x", glyph="✢")}
TILES: Final = {"pad": TileArt(_pad(), "H", named=False)}
