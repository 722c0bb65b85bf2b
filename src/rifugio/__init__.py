"""Rifugio, a hiking and hut-building board game: its rules as a library."""

from collections.abc import Iterable

from rifugio.box import NEWEST, load_box
from rifugio.engine.base.information import Happened, History, View
from rifugio.engine.game import Setup
from rifugio.engine.moves import Move
from rifugio.engine.play import (
    carry_out,
    legal_moves,
    new_game,
    outcome,
    play,
    replayed,
    standings,
    to_move,
    view,
    why_not,
)
from rifugio.engine.reasons import IllegalMove, Reason
from rifugio.engine.rulebooks import add_extension, game_for
from rifugio.engine.state import NATURE, State
from rifugio.engine.text import positions as _positions
from rifugio.engine.text import records as _records
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import write_position, write_view
from rifugio.engine.text.records import Record, write_record

__version__ = "0.1.0"


def setup(players: int, extensions: Iterable[str] = (), *, open_scores: bool = False) -> Setup:
    """Return the set-up of a game from the newest box; raise ValueError if there is no such game."""
    if isinstance(extensions, str):
        raise TypeError(f"extensions are a list of names: [{extensions!r}], not {extensions!r}")
    agreed = Setup(load_box(NEWEST), players, frozenset(extensions), open_scores)
    game_for(agreed)
    return agreed


def read_position(text: str) -> State:
    """Read a position that `write_position` wrote; raise ValueError if it is none."""
    return _positions.read_position(text, load_box)


def read_view(text: str) -> View:
    """Read what one seat sees, as `write_view` wrote it; raise ValueError if it is no view."""
    return _positions.read_view(text, load_box)


def read_record(text: str) -> Record:
    """Read a game that `write_record` wrote, and replay it; raise ValueError where it differs."""
    return _records.read_record(text, load_box)


__all__ = [
    "NATURE",
    "Happened",
    "History",
    "IllegalMove",
    "Move",
    "Reason",
    "Record",
    "Setup",
    "State",
    "View",
    "add_extension",
    "carry_out",
    "legal_moves",
    "new_game",
    "outcome",
    "play",
    "read_move",
    "read_position",
    "read_record",
    "read_view",
    "replayed",
    "setup",
    "standings",
    "to_move",
    "view",
    "why_not",
    "write_move",
    "write_position",
    "write_record",
    "write_view",
]
