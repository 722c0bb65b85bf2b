"""Many games between all kinds of bots, with budgets small enough to matter; every turn is checked."""

import gc
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Final

from kit.ways import Way
from rifugio.arena.fixtures import Fixture
from rifugio.arena.games import Chair
from rifugio.arena.tally import TOLERANCE
from rifugio.bots import BOTS
from rifugio.dealer import SealedBag
from rifugio.engine.base.information import Happened, History
from rifugio.engine.moves import Move
from rifugio.engine.play import new_game, play
from rifugio.engine.state import NATURE
from rifugio.engine.text.positions import write_setup
from rifugio.levels import LEVELS

QUICK: Final = tuple(name for name, row in LEVELS.items() if not row.tiles)
MIX: Final = (
    (2, ("owl", "lynx"), tuple(BOTS)),
    (7, (), tuple(name for name in BOTS if name != "owl")),
    (16, (), QUICK),
)
"""Of 25 games, how many have which bots: those that always sit there, and those drawn for the other seats."""

BUDGETS: Final = (0.02, 0.03, 0.05, 0.2)
"""Seconds for a turn; with people a bot gets one. Here they bind; the owl looks ahead in the last."""


@dataclass
class Watched:
    """Statistics of the games played."""

    games: int = 0
    moves: int = 0
    draws: int = 0
    turns: Counter[str] = field(default_factory=Counter)
    """By bot, like everything below."""
    offences: Counter[str] = field(default_factory=Counter)
    late_by_clock: Counter[str] = field(default_factory=Counter)
    late_by_processor: Counter[str] = field(default_factory=Counter)
    longest: dict[str, float] = field(default_factory=dict)
    """The longest turn by processor time, as a multiple of its budget."""

    def add(self, other: "Watched") -> None:
        """Add the statistics of other games."""
        self.games += other.games
        self.moves += other.moves
        self.draws += other.draws
        for mine, theirs in zip(self.counters(), other.counters(), strict=True):
            mine.update(theirs)
        for bot, longest in other.longest.items():
            self.longest[bot] = max(longest, self.longest.get(bot, 0.0))

    def __post_init__(self) -> None:
        """Accept plain dicts too, as read from a file."""
        self.turns, self.offences = Counter(self.turns), Counter(self.offences)
        self.late_by_clock, self.late_by_processor = (
            Counter(self.late_by_clock),
            Counter(self.late_by_processor),
        )

    def counters(self) -> tuple[Counter[str], ...]:
        """The counters, all by bot."""
        return self.turns, self.offences, self.late_by_clock, self.late_by_processor

    def __str__(self) -> str:
        bots = ", ".join(
            f"{bot} {self.turns[bot]:,} ({self.late_by_processor[bot]} and {self.late_by_clock[bot]} late, "
            f"longest {longest:.2f})"
            for bot, longest in sorted(self.longest.items())
        )
        return (
            f"{self.games:,} games, {self.moves:,} moves, {self.offences.total()} not legal, "
            f"{self.turns.total():,} turns, late by processor time {self.late_by_processor.total()}, "
            f"by the clock {self.late_by_clock.total()}; "
            f"turns by bot (late by processor time and by the clock, longest of its budget): {bots}"
        )


def line_up(way: Way, number: int) -> list[str]:
    """Return the bots by seat of one game, drawn from the mix."""
    rng = Random(f"who plays {way}/{number}")
    kinds = [(certain, others) for many, certain, others in MIX for _ in range(many)]
    certain, others = kinds[number % len(kinds)]
    seats = [*certain, *rng.choices(others, k=way.players - len(certain))]
    rng.shuffle(seats)
    return seats


def play_one(way: Way, number: int) -> Watched:
    """Play one game; `play` refuses an illegal move, and the chair reports it."""
    names, seconds = line_up(way, number), Random(f"how long {way}/{number}").choice(BUDGETS)
    secret = sha256(f"many games {way}/{number}".encode()).hexdigest()
    fixture = Fixture(number, number, 0, write_setup(way.setup), tuple(names), secret, seconds, None)
    bag = SealedBag(bytes.fromhex(secret), [""] * way.players, way.setup)
    chairs = [Chair(name, seat, fixture) for seat, name in enumerate(names)]
    state, seen = new_game(way.setup), Watched(games=1)
    history: History = ()
    while not state.turn.over:
        seat = state.turn.seat if state.turn.awaiting is None else NATURE
        if seat == NATURE:
            move: Move = bag.reveal(state, seen.draws)
            seen.draws += 1
        else:
            move = chairs[seat].move(state, history)
            seen.moves += 1
        state, effects = play(state, move)
        history = (*history, Happened(seat, move, effects))
    for name, chair in zip(names, chairs, strict=True):
        _add_chair(seen, name, chair, seconds)
    return seen


def _add_chair(seen: Watched, name: str, chair: Chair, seconds: float) -> None:
    seen.offences[name] += chair.offence is not None
    for clock, processor in chair.turns:
        seen.turns[name] += 1
        seen.late_by_clock[name] += clock > seconds * TOLERANCE
        seen.late_by_processor[name] += processor > seconds * TOLERANCE
        seen.longest[name] = max(processor / seconds, seen.longest.get(name, 0.0))


def play_many(way: Way, numbers: Iterable[int]) -> Watched:
    """Play some of the games of one way.

    Python's garbage collector runs between the games and not during a turn: it scans all memory, the test
    runner's too, and may take half as long as the smallest budgets.
    """
    total = Watched()
    gc.disable()
    try:
        for number in numbers:
            total.add(play_one(way, number))
            gc.collect()
    finally:
        gc.enable()
    return total
