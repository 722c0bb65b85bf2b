"""Textures of the terrains, so that they can be told apart in greyscale too."""

from typing import Final

from rifugio.draw.elements import element, path
from rifugio.draw.palette import GROUNDS, NEUTRAL, Ground

PREFIX: Final = "rifugio-"
"""Namespaces every id in the definitions, because a page may hold other pictures."""

_SIZES: Final = {
    "grass": (25.0, 28.0),
    "forest": (25.0, 34.0),
    "rock": (32.0, 30.0),
    "top": (12.0, 12.0),
    "water": (25.0, 16.0),
    "neutral": (12.0, 12.0),
}

_LINES: Final = {
    "grass": "M4 10l2 -6M8 10v-7M12 10l-2 -6M16.5 24l2 -6M20.5 24v-7M24.5 24l-2 -6",
    "rock": "M2 13l5 -9l5 4l3 6M7 4l1 8M18 28l4 -8l6 2l2 6M22 20l2 7",
    "top": "M0 12L12 0",
    "water": "M0 5q6.25 -6 12.5 0t12.5 0M-12.5 13q6.25 -6 12.5 0t12.5 0t12.5 0",
    "neutral": "M3 3h2M9 9h2",
}

_FIRS: Final = "M0.5 15L6.25 2L12 15ZM13 32L18.75 19L24.5 32Z"


def textures() -> str:
    """Define the textures of all terrains, and the neutral one."""
    return "".join(_texture(name, tones) for name, tones in {**GROUNDS, "neutral": NEUTRAL}.items())


def texture(name: str) -> str:
    """Return the `fill` value for this texture."""
    return f"url(#{PREFIX}{name})"


def _texture(name: str, tones: Ground) -> str:
    width, height = _SIZES[name]
    if name == "forest":
        marks = path(_FIRS, fill=tones.texture)
    else:
        marks = path(_LINES[name], fill="none", stroke=tones.texture, stroke_width=1.8)
    return element(
        "pattern",
        element("rect", width=width, height=height, fill=tones.tone),
        marks,
        id=f"{PREFIX}{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )
