"""The features of every position of some games, with what each seat made of it, as binary rows."""

import json
from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

import rifugio
from rifugio.arena.running import in_processes
from rifugio.bots.learned.features import features, names
from rifugio.bots.learned.value import way_of
from rifugio.bots.worth import score_now, turns_left
from rifugio.box import load_box
from rifugio.engine.moves import End, PlaceDrawn, PlaceOpen, Swap
from rifugio.engine.play import carry_out, new_game
from rifugio.engine.rulebooks import game_for
from rifugio.engine.state import State
from rifugio.engine.text.moves import read_move
from rifugio.engine.text.positions import read_setup
from tools.learning.games import EXTENSIONS

KNOWN: Final = ("game", "seat", "turns", "points", "final")
"""The columns before the features; rows of a game and seat follow each other in time."""


class GameRows(NamedTuple):
    """The rows of one game, and the way it was played."""

    way: str
    numbers: bytes


def rows_of(numbered: tuple[int, dict[str, Any]]) -> GameRows:
    """Return the rows of a game: for each seat, each position that a bot would have judged."""
    number, game = numbered
    setup = read_setup(game["setup"], load_box)
    state = new_game(setup)
    found: list[State] = []
    for word in game["moves"].split():
        move = read_move(word)
        state, _ = carry_out(state, move)
        if isinstance(move, PlaceOpen | PlaceDrawn | Swap | End) and not state.turn.over:
            found.append(state)
    seats = range(setup.players)
    final = [score_now(state, seat) for seat in seats]
    seen = [(features(now), turns_left(now), now) for now in found]
    numbers = array("f")
    for seat in seats:
        for by_seat, turns, now in seen:
            numbers.extend([number, seat, turns[seat], score_now(now, seat), final[seat], *by_seat[seat]])
    return GameRows(way_of(state.game), numbers.tobytes())


def names_in(way: str) -> tuple[str, ...]:
    """Return the names of the features in a way, such as `3 helicopter+rafts`."""
    players, _, extensions = way.partition(" ")
    setup = rifugio.setup(int(players), extensions.split("+") if extensions else ())
    return names(game_for(setup))


def all_names() -> list[str]:
    """Return the names of the features of all ways, each once."""
    ways = [f"2 {'+'.join(extensions)}".strip() for extensions in EXTENSIONS]
    return list(dict.fromkeys(name for way in ways for name in names_in(way)))


def write(files: list[Path], jobs: int) -> None:
    """Write beside each file of games a folder with the rows of each way."""
    for path in files:
        folder = path.with_suffix(".rows")
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        with path.open(encoding="utf-8") as lines:
            numbered = enumerate(map(json.loads, lines))
            for way, numbers in in_processes(rows_of, numbered, jobs):
                with (folder / way).open("ab") as file:
                    file.write(numbers)
