"""Perft: how many move sequences of a given length a position has, including Nature's moves.

Tiles of one kind are identical, so Nature has as many moves as there are kinds face down.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rifugio.box import load_box
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import read_position, write_position
from tests.reference.naive_game import NaiveGame

FOLDER: Final = Path(__file__).parent


def perft(state: State, depth: int) -> int:
    """Return the number of move sequences of exactly this length."""
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(carry_out(state, move)[0], depth - 1) for move in moves)


def divide(state: State, depth: int) -> dict[str, int]:
    """Return the same number by first move."""
    return {
        write_move(move): perft(carry_out(state, move)[0], depth - 1) if depth > 1 else 1
        for move in legal_moves(state)
    }


def naive_perft(game: NaiveGame, depth: int) -> int:
    """Return the naive reference's number."""
    moves, before = game.legal(), game.state
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        game.state = before.copy()
        game.play(move)
        total += naive_perft(game, depth - 1)
    game.state = before
    return total


@dataclass(frozen=True)
class Counts:
    """A position with its theme and its counts by depth."""

    about: str
    state: State
    counts: dict[int, int]

    def write(self) -> str:
        """Write the file: a comment, the position, a line for each depth."""
        lines = [f"{depth} {count}" for depth, count in sorted(self.counts.items())]
        return "\n".join([f"# {self.about}", write_position(self.state), "", *lines, ""])


def read_counts(path: Path) -> Counts:
    """Read a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    remarks = [line.removeprefix("# ") for line in lines if line.startswith("#")]
    numbers = [line.split() for line in lines if line[:1].isdigit()]
    position = [line for line in lines if line and not line.startswith("#") and not line[0].isdigit()]
    state = read_position("\n".join(position), load_box)
    return Counts(" ".join(remarks), state, {int(depth): int(count) for depth, count in numbers})


def files() -> list[Path]:
    """Return all files with counts."""
    return sorted(FOLDER.glob("*.perft"))
