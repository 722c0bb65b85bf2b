"""Colours and signs of the full screen. Every terrain and player has both; colour is never the only cue."""

from functools import cache
from typing import Final, NamedTuple

from rifugio.draw.art import PIECES, TILES
from rifugio.engine.cells import Cell, coordinates

NIGHT: Final = "#161b1e"
"""Behind the map."""
INK: Final = "#1c1a17"
PAPER: Final = "#f3ecda"
GOLD: Final = "#ffd75f"
"""The colour of selections: the cursor, the way, the selected tile."""
SPOT: Final = "#4d482c"
SPOT_SIGN: Final = "#e2c76b"
"""Empty cells where something can be laid."""
ROAD: Final = "#fff3c9"
BEAR: Final = "#5a3016"
BADGE: Final = "#54461a"
"""The background of a small number, so that it visually belongs to its tile."""
BACK: Final = "#6d5f4c"


class Ground(NamedTuple):
    """The colours and the sign of a terrain."""

    tone: str
    texture: str
    sign: str


GROUNDS: Final = {
    "grass": Ground("#b9d67f", "#7fa044", '"'),
    "forest": Ground("#5f9457", "#3c6b38", "♠"),
    "rock": Ground("#b3a79a", "#857a6e", "∴"),
    "top": Ground("#e9edf2", "#9aa7b5", "▲"),
    "water": Ground("#79b4d8", "#3f7fa8", "≈"),
}
STRANGE: Final = Ground("#b59cb5", "#806080", "?")

_KINDS: Final = {"top": "▲", "start": "⚑"}
BEAR_SIGN: Final = "(••)"
ROADS: Final = "═\u2572\u2571"
"""The road of a pass by the first of its directions: east, south-east or south-west."""

_STRANGE_OBJECT: Final = "□"


class SeatLook(NamedTuple):
    """A player's colour, the colour of signs on it, and the player's own sign."""

    body: str
    ink: str
    sign: str


SEATS: Final = (
    SeatLook("#d2402f", "#ffffff", "●"),
    SeatLook("#2f6fd0", "#ffffff", "▲"),
    SeatLook("#f2c230", "#1c1a17", "■"),
    SeatLook("#8a4fc0", "#ffffff", "◆"),
    SeatLook("#ffffff", "#1c1a17", "★"),
)


def kind_signs() -> dict[str, str]:
    """Return the signs of what is printed on tiles, by kind."""
    return {kind: art.glyph for kind, art in TILES.items() if art.glyph} | _KINDS


def object_sign(what: str) -> str:
    """Return the sign of a kind of object."""
    return PIECES[what].glyph if what in PIECES else _STRANGE_OBJECT


@cache
def shaded(tone: str, where: Cell, depth: float = 0.08) -> str:
    """Return one of three shades of a tone, so that adjacent tiles always differ."""
    q, r = coordinates(where)
    factor = 1 - depth * (0.0, 1.0, 0.5)[(q - r) % 3]
    parts = (round(int(tone[at : at + 2], 16) * factor) for at in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)


def ground(terrain: str) -> Ground:
    """Return how a terrain looks."""
    return GROUNDS.get(terrain, STRANGE)
