"""The little pictures, each about 36 wide around its middle. All are defined once and used by name."""

from math import cos, pi, sin
from typing import Final

from rifugio.draw.elements import Attribute, circle, element, group, path
from rifugio.draw.palette import BADGE, FAINT, INK, MARK
from rifugio.draw.textures import PREFIX

PRINTED: Final = ("flower", "animal", "waterfall", "bear", "pad")
"""Kinds of tile with something printed on them."""

OBJECTS: Final = ("hut", "helicopter", "raft")

SCORES: Final = {"places": "place", "sets": "set", "bears": "bear"}
"""Source of points → its picture; objects have their own."""

OUTLINE: Final[dict[str, Attribute]] = {
    "stroke": INK,
    "stroke_width": 1.6,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def icons() -> str:
    """Define every picture."""
    drawn = {
        "flower": _badge(_flower()),
        "animal": _badge(_animal()),
        "waterfall": _badge(_waterfall()),
        "bear": _bear(),
        "pad": _pad(),
        "hut": path("M-20 -2L0 -21L20 -2H15.5V18H-15.5V-2Z", **OUTLINE),
        "helicopter": _helicopter(),
        "raft": _raft(),
        "object": path("M0 -20L20 0L0 20L-20 0Z", **OUTLINE),
        "card": _card(),
        "step": path("M-12 -4H2V-12L15 0L2 12V4H-12Z", fill=FAINT),
        "place": path("M0 18C-4 8 -13 4 -13 -5A13 13 0 1 1 13 -5C13 4 4 8 0 18Z", fill=MARK)
        + circle(0, -5, 5, fill=BADGE),
        "set": _set(),
    }
    return "".join(element("g", content, id=PREFIX + name) for name, content in drawn.items())


def object_icon(what: str) -> str:
    """Return the picture of a kind of object, a plain one for a kind not known here."""
    return PREFIX + (what if what in OBJECTS else "object")


def score_icon(source: str) -> str | None:
    """Return the picture of a source of points, None if there is none."""
    name = SCORES.get(source, source if source in (*OBJECTS, *PRINTED) else None)
    return PREFIX + name if name else None


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


def _pad() -> str:
    """The sign of a landing place."""
    ring = circle(0, 0, 17, fill=BADGE, stroke=INK, stroke_width=3)
    return ring + path("M-6 -9V9M6 -9V9M-6 0H6", fill="none", stroke=INK, stroke_width=4)


def _helicopter() -> str:
    rotor = path("M-20 -17H18M-1 -17V-10", fill="none", stroke=INK, stroke_width=3)
    tail = path("M10 -2H21V-8", fill="none", stroke=INK, stroke_width=4)
    skids = path("M-14 19H12M-8 13V18M6 13V18", fill="none", stroke=INK, stroke_width=2.4)
    return rotor + tail + skids + element("ellipse", cx=-1, cy=2, rx=16, ry=12.5, **OUTLINE)


def _raft() -> str:
    logs = "".join(element("rect", x=-21, y=y, width=42, height=8, rx=4, **OUTLINE) for y in (-15, -7, 1, 9))
    return logs + element("rect", x=-9, y=-12, width=18, height=26, rx=3)


def _card() -> str:
    card = element("rect", x=-11, y=-16, width=22, height=32, rx=3, fill=BADGE, stroke=INK, stroke_width=1.6)
    return card + path("M-7 -2H1V-7L8 0L1 7V2H-7Z", fill=FAINT)


def _set() -> str:
    """Three cards of a kind."""
    three = "".join(
        element("rect", x=x, y=y, width=16, height=22, rx=2) for x, y in ((-16, -15), (-8, -11), (0, -7))
    )
    return group(three, fill=BADGE, stroke=MARK, stroke_width=2.4)
