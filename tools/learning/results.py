"""The games of duels, a line each in a file that is only added to."""

import json
import platform
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from rifugio.arena.numbers import wilson


class Result(NamedTuple):
    """A game of one bot against others that are all alike."""

    one: str
    other: str
    players: int
    limit: float | None
    """Seconds per turn."""
    extensions: str
    bag: str
    seat: int
    won: bool | None
    """None for a shared win, which decides nothing."""
    points: tuple[float, float]
    """Its own, and the mean of the others."""
    seconds: tuple[float, float]
    """Processor time of its turns, and of the others'."""
    turns: tuple[int, int]
    python: str = platform.python_implementation()


class Results:
    """What a file holds, and what is added."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self._games = [Result(**json.loads(line)) for line in lines]

    def add(self, game: Result) -> None:
        """Append a game."""
        self._games.append(game)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game._asdict()) + "\n")

    def of(self, one: str, other: str, players: int, limit: float | None) -> list[Result]:
        """Return the games of one duel."""
        return [game for game in self._games if game[:4] == (one, other, players, limit)]


def report(games: list[Result]) -> str:
    """Return the share won, also as a multiple of the fair one, the points ahead, and the CPU time."""
    if not games:
        return "no games"
    decided = [game for game in games if game.won is not None]
    share = wilson(sum(game.won is True for game in decided), len(decided))
    times = [f"{by * games[0].players:.2f}" for by in (share.share, share.low, share.high)]
    ahead = mean(game.points[0] - game.points[1] for game in games)
    return (
        f"won {share.won} of {share.of}, {share.share:.0%} [{share.low:.0%}-{share.high:.0%}], "
        f"{times[0]} [{times[1]}-{times[2]}] times its fair share, {ahead:+.1f} points, {cost(games)}"
    )


def cost(games: list[Result]) -> str:
    """Return the CPU time of a turn, as a multiple of the others'; only of CPython, if any ran there."""
    there = [game for game in games if game.python == "CPython"] or games
    own, others = (
        sum(game.seconds[side] for game in there) / sum(game.turns[side] for game in there) for side in (0, 1)
    )
    return f"{own / others:.1f} times the CPU time in {len(there)} games on {there[0].python}"
