"""The art of Rivers & Rafts."""

from typing import Final

from rifugio.draw.art.kinds import OUTLINE, PieceArt
from rifugio.draw.elements import element
from rifugio.draw.geometry import Point


def _raft() -> str:
    logs = "".join(element("rect", x=-21, y=y, width=42, height=8, rx=4, **OUTLINE) for y in (-15, -7, 1, 9))
    return logs + element("rect", x=-9, y=-12, width=18, height=26, rx=3)


PIECES: Final = {"raft": PieceArt(_raft(), Point(0, 1), letter="r", glyph="≡")}
