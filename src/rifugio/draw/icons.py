"""The icons, each about 36 wide and centred; defined once and referenced by name."""

from typing import Final

from rifugio.draw.art import PIECES, TILES
from rifugio.draw.art.kinds import OUTLINE
from rifugio.draw.elements import circle, element, group, path
from rifugio.draw.palette import BADGE, FAINT, INK, MARK
from rifugio.draw.textures import PREFIX

SCORES: Final = {"places": "place", "sets": "set", "bears": "bear"}
"""Source of points → its icon; objects have their own."""


def icons() -> str:
    """Define every icon."""
    drawn = {
        **{kind: art.shape for kind, art in TILES.items()},
        **{what: art.shape for what, art in PIECES.items()},
        "object": path("M0 -20L20 0L0 20L-20 0Z", **OUTLINE),
        "card": _card(),
        "step": path("M-12 -4H2V-12L15 0L2 12V4H-12Z", fill=FAINT),
        "place": path("M0 18C-4 8 -13 4 -13 -5A13 13 0 1 1 13 -5C13 4 4 8 0 18Z", fill=MARK)
        + circle(0, -5, 5, fill=BADGE),
        "set": _set(),
    }
    return "".join(element("g", content, id=PREFIX + name) for name, content in drawn.items())


def object_icon(what: str) -> str:
    """Return the icon of a kind of object, a plain one for an unknown kind."""
    return PREFIX + (what if what in PIECES else "object")


def score_icon(source: str) -> str | None:
    """Return the icon of a source of points, None if there is none."""
    name = SCORES.get(source, source if source in {**PIECES, **TILES} else None)
    return PREFIX + name if name else None


def _card() -> str:
    card = element("rect", x=-11, y=-16, width=22, height=32, rx=3, fill=BADGE, stroke=INK, stroke_width=1.6)
    return card + path("M-7 -2H1V-7L8 0L1 7V2H-7Z", fill=FAINT)


def _set() -> str:
    """Three cards of a kind."""
    three = "".join(
        element("rect", x=x, y=y, width=16, height=22, rx=2) for x, y in ((-16, -15), (-8, -11), (0, -7))
    )
    return group(three, fill=BADGE, stroke=MARK, stroke_width=2.4)
