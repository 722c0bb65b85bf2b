"""Rifugio, a hiking and hut-building board game: its rules as a library."""

from collections.abc import Iterable

from rifugio.box import NEWEST, load_box
from rifugio.engine.game import Setup
from rifugio.engine.play import (
    carry_out,
    legal_moves,
    new_game,
    outcome,
    play,
    standings,
    to_move,
    view,
    why_not,
)
from rifugio.engine.rulebooks import add_extension
from rifugio.engine.state import NATURE, State

__version__ = "0.1.0"


def setup(players: int, extensions: Iterable[str] = (), *, open_scores: bool = False) -> Setup:
    """Return the set-up of a game from the newest box."""
    return Setup(load_box(NEWEST), players, frozenset(extensions), open_scores)


__all__ = [
    "NATURE",
    "Setup",
    "State",
    "add_extension",
    "carry_out",
    "legal_moves",
    "new_game",
    "outcome",
    "play",
    "setup",
    "standings",
    "to_move",
    "view",
    "why_not",
]
