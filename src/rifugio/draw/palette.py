"""The palette: calm colours for the landscape, strong ones for the players; never the only distinction."""

from typing import Final, NamedTuple

PAPER: Final = "#f8f5ec"
INK: Final = "#2e2a26"
FAINT: Final = "#8b8378"
BADGE: Final = "#fffaf0"
ROAD: Final = "#f3dfae"
ROAD_EDGE: Final = "#7d6642"
MARK: Final = "#d4501e"
BACK: Final = "#b9a88f"
"""The back of a tile."""


class Ground(NamedTuple):
    """The colours of a terrain and its texture; they also differ in greyscale."""

    tone: str
    texture: str


GROUNDS: Final = {
    "grass": Ground("#dcebb5", "#a9c777"),
    "forest": Ground("#7fa968", "#5d8649"),
    "rock": Ground("#cfc6bb", "#a2978a"),
    "top": Ground("#eceff3", "#cfd6de"),
    "water": Ground("#b3d7ec", "#6fa6c8"),
}
NEUTRAL: Final = Ground("#e6dfe6", "#bdb0bd")
"""For an unknown terrain."""


class Seat(NamedTuple):
    """The colour of a seat and of the number on it."""

    body: str
    number: str


SEATS: Final = (
    Seat("#c63b2f", "#ffffff"),
    Seat("#2762ad", "#ffffff"),
    Seat("#f2c230", "#2e2a26"),
    Seat("#6f3f97", "#ffffff"),
    Seat("#ffffff", "#2e2a26"),
)


def ground(terrain: str) -> tuple[str, Ground]:
    """Return the name of a terrain's texture and its colours; neutral ones for an unknown terrain."""
    found = GROUNDS.get(terrain)
    return (terrain, found) if found else ("neutral", NEUTRAL)


def seat_colours(seat: int) -> Seat:
    """Return the colours of a seat."""
    return SEATS[seat % len(SEATS)]
