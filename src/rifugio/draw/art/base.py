"""The art of the base game."""

from math import cos, pi, sin
from typing import Final

from rifugio.draw.art.kinds import OUTLINE, PieceArt, TileArt
from rifugio.draw.elements import circle, element, group, path
from rifugio.draw.geometry import Point
from rifugio.draw.palette import BADGE, INK


def _badge(content: str) -> str:
    return circle(0, 0, 18, fill=BADGE, stroke=INK, stroke_width=1.2) + content


def _flower() -> str:
    petals = "".join(circle(8 * sin(k * pi / 2.5), -8 * cos(k * pi / 2.5), 5.6) for k in range(5))
    return group(petals, fill="#c9548f", stroke="#7d2a56", stroke_width=1) + circle(0, 0, 4.6, fill="#f0c23c")


def _animal() -> str:
    """A deer's head."""
    antlers = "M-4 -2C-6 -6 -12 -6 -12 -13M-11 -8L-6 -12M4 -2C6 -6 12 -6 12 -13M11 -8L6 -12"
    head = "M-5 -3H5L4 8Q3 14 0 14Q-3 14 -4 8ZM-5 -2L-12 1L-5 3ZM5 -2L12 1L5 3Z"
    lines = path(antlers, fill="none", stroke="#6b4423", stroke_width=2.4, stroke_linecap="round")
    return lines + path(head, fill="#8a5a2f") + circle(0, 11.5, 2, fill=INK)


def _waterfall() -> str:
    cliff = path("M-14 -9H-4V-6H4V-9H14", fill="none", stroke="#7b7168", stroke_width=3.4)
    falls = path("M-4 -5V9M0 -5V11M4 -5V9", fill="none", stroke="#3f83b5", stroke_width=2.8)
    pool = path("M-11 11q2.75 -4 5.5 0t5.5 0t5.5 0t5.5 0", fill="none", stroke="#3f83b5", stroke_width=2.2)
    return cliff + falls + pool


def _bear() -> str:
    """A bear's head; no badge, because it is no place."""
    ears = circle(-12, -11, 6.5) + circle(12, -11, 6.5)
    head = group(ears, circle(0, 0, 16.5), fill="#5a3a22", stroke=BADGE, stroke_width=1.4)
    snout = element("ellipse", cx=0, cy=6.5, rx=7.5, ry=6, fill="#c9a37c")
    eyes = circle(-6, -4, 2.2, fill=BADGE) + circle(6, -4, 2.2, fill=BADGE)
    return head + snout + eyes + element("ellipse", cx=0, cy=4, rx=3, ry=2, fill=INK)


HUT: Final = path("M-20 -2L0 -21L20 -2H15.5V18H-15.5V-2Z", **OUTLINE)
PIECES: Final = {"hut": PieceArt(HUT, Point(0, 5), letter="h", glyph="⌂")}
TILES: Final = {
    "flower": TileArt(_badge(_flower()), "✿"),
    "animal": TileArt(_badge(_animal()), "♞"),
    "waterfall": TileArt(_badge(_waterfall()), "⇊"),
    "bear": TileArt(_bear(), None),
}
