"""The cells of the strength measurement: a line-up of bots in one way to play, and its games so far."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import groupby, islice, product
from math import ceil, floor, log
from platform import python_implementation
from typing import Any, Final

import rifugio
from kit.repository import ROOT
from rifugio.arena import Contest, Fixture, Played, fixtures, play_game, play_in_processes
from rifugio.arena.fixtures import games_planned
from rifugio.arena.numbers import Share, wilson
from rifugio.bots import BOTS
from rifugio.levels import LEVELS

FIGURES: Final = ROOT / "docs" / "figures" / "strengths.json"
SEED: Final = 0
EXTENSIONS: Final = ((), ("helicopter",), ("rafts",), ("helicopter", "rafts"))
LADDER: Final = (EXTENSIONS[0], EXTENSIONS[-1])
"""The base game, and both extensions: what the ladder is measured with."""
_NAMES: Final = tuple(BOTS)
PAIRS: Final = tuple(
    (stronger, weaker) for apart in (1, 2) for weaker, stronger in zip(_NAMES, _NAMES[apart:], strict=False)
)
"""Each level and the one below; and two levels apart."""
TABLES: Final = tuple(("owl", *["lynx"] * lynxes) for lynxes in (1, 2, 3, 4))
TRIES: Final = 5_000
"""For a turn in games in which a bot looks ahead: it would do so for longer than its second with people.

CPython seldom needs a second for so many. Counted in tries, games are the same on every Python.
"""
ALLOWED: Final = 1.0
"""Seconds that a bot gets for a turn in a game with people."""

TIMED: Final = python_implementation() == "CPython"
"""Games are the same on every Python, but only CPython's times say how long people wait."""

STEP: Final = 1.05
"""Width of the time histogram's buckets: percentiles are accurate to 5 %."""


@dataclass
class Turns:
    """Processor time of a bot's turns, in seconds."""

    count: int = 0
    mean: float = 0.0
    p99: float = 0.0
    max: float = 0.0
    over_allowed: int = 0
    steps: dict[str, int] = field(default_factory=dict)
    """Histogram: how many turns took up to 1 ms times STEP to the power of the key."""

    def add(self, seconds: float) -> None:
        """Count one more turn."""
        self.mean = (self.mean * self.count + seconds) / (self.count + 1)
        self.count += 1
        self.max = max(self.max, seconds)
        self.over_allowed += seconds > ALLOWED
        step = str(max(0, ceil(log(max(seconds, 1e-9) / 1e-3, STEP))))
        self.steps[step] = self.steps.get(step, 0) + 1

    def settle(self) -> None:
        """Compute the percentile, and sort the buckets."""
        self.steps = {str(step): self.steps[str(step)] for step in sorted(map(int, self.steps))}
        left = floor(self.count * 0.01)
        for step in reversed(self.steps):
            left -= self.steps[step]
            if left < 0:
                self.p99 = min(self.max, 1e-3 * STEP ** int(step))
                break


@dataclass
class Cell:
    """A line-up of bots in one way to play; wins are those of the bot named first."""

    bots: tuple[str, ...]
    players: int
    extensions: tuple[str, ...]
    tries: int | None = None
    """The budget for a turn; only who looks ahead needs one."""
    seed: int = SEED
    games: int = 0
    decided: int = 0
    wins: int = 0
    offences: int = 0
    points: dict[str, dict[str, int]] = field(default_factory=dict)
    """Sums by bot and source, over all its seats."""
    turns: dict[str, Turns] = field(default_factory=dict)
    first: list[list[list[Any]]] = field(default_factory=list)
    """The points of the first game, by seat: it must be reproduced before games are added."""

    @property
    def name(self) -> str:
        """Who plays, e.g. owl-lynx or owl-lynxes."""
        return f"{self.bots[0]}-{self.bots[1]}{'es' if self.players > 2 else ''}"

    @property
    def share(self) -> Share:
        """The share of decided games won by the bot named first, with its Wilson interval."""
        return wilson(self.wins, self.decided)

    def mean_points(self, bot: str) -> float:
        """Return a bot's mean points per seat and game."""
        return sum(self.points[bot].values()) / (self.games * self.bots.count(bot))

    def fixtures(self) -> Iterator[Fixture]:
        """Yield the games of this cell, indefinitely."""
        yield from fixtures(self.contest(1_000_000))

    def contest(self, games: int) -> Contest:
        """Return a contest of this many games; without tries, the only limit is the bots' own depth."""
        setup = rifugio.setup(self.players, self.extensions)
        return Contest(self.bots, setup, games, self.seed, None, self.tries)

    def begin_anew_if_changed(self) -> None:
        """Discard all games if the first is no longer reproduced: then the bots have changed."""
        if self.games and self.first != _points(play_game(next(self.fixtures()))):
            print(f"{self.name} {self.extensions}: the bots have changed, {self.games} games are discarded")
            self.__init__(self.bots, self.players, self.extensions, self.tries)  # type: ignore[misc]

    def raise_to(self, games: int, jobs: int) -> Iterator["Cell"]:
        """Continue, in whole rounds, until there are this many games; yield after each round."""
        rest = islice(self.fixtures(), self.games, games_planned(self.contest(games)))
        for _, round_ in groupby(play_in_processes(rest, jobs), lambda played: played.fixture.bag):
            for played in list(round_):
                self.add(played)
            yield self

    def add(self, played: Played) -> None:
        """Add one game."""
        seating = played.fixture.seating
        if not self.games:
            self.first = _points(played)
        winners = {seating[seat] for seat, rank in enumerate(played.ranks) if rank == 1}
        self.games += 1
        self.decided += len(winners) == 1
        self.wins += winners == {self.bots[0]}
        self.offences += sum(offence is not None for offence in played.offences)
        for seat, bot in enumerate(seating):
            total = Counter(self.points.get(bot, {}))
            total.update(dict(played.points[seat]))
            self.points[bot] = dict(total)
            if TIMED:
                turns = self.turns.setdefault(bot, Turns())
                for turn in played.turns[seat]:
                    turns.add(turn.processor)
                turns.settle()


def _points(played: Played) -> list[list[list[Any]]]:
    return [[list(line) for line in seat] for seat in played.points]


def all_cells() -> list[Cell]:
    """Return every cell, with its games so far."""
    known = {}
    if FIGURES.exists():
        for line in json.loads(FIGURES.read_text(encoding="utf-8")):
            line["turns"] = {bot: Turns(**turns) for bot, turns in line["turns"].items()}
            cell = Cell(**{**line, "bots": tuple(line["bots"]), "extensions": tuple(line["extensions"])})
            known[cell.bots, cell.extensions] = cell
    wanted = dict.fromkeys([*product(PAIRS, LADDER), *product(TABLES, EXTENSIONS)])
    return [known.get(one) or new_cell(*one) for one in wanted]


def new_cell(bots: tuple[str, ...], extensions: tuple[str, ...]) -> Cell:
    """Return a cell without games yet."""
    looks_ahead = any(LEVELS[bot].ahead >= len(bots) for bot in bots)
    return Cell(bots, len(bots), extensions, TRIES if looks_ahead else None)


def save(cells: list[Cell]) -> None:
    """Write all cells, one per line."""
    FIGURES.parent.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(asdict(cell)) for cell in cells)
    new = FIGURES.with_suffix(".new")
    new.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    new.replace(FIGURES)
