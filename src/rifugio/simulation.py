"""Random games, for statistics and benchmarks.

Nature and the players choose at random: Nature among the face-down tiles, a player among the legal moves.
Every game has its own generator, so that any one of a million can be reproduced by itself.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from rifugio.engine.base.offer import fits_somewhere
from rifugio.engine.base.scoring import Standing, standings
from rifugio.engine.base.walking import WALK
from rifugio.engine.board import Board
from rifugio.engine.game import Setup
from rifugio.engine.moves import REVEAL, End, Go, Move
from rifugio.engine.play import carry_out, legal_moves, new_game
from rifugio.engine.regions import region
from rifugio.engine.state import Result, State


class GameFigures(NamedTuple):
    """The figures of one game. Decisions are the players'; Nature's reveals do not count."""

    decisions: int
    choices: int
    """Legal moves, added up over all decisions."""
    turns: tuple[int, ...]
    """Turns of each seat."""
    longest_turn: int
    """The most decisions in one turn."""
    blind_draws: int
    misfits: int
    """Drawn tiles that fitted nowhere."""
    removed: int
    means: Mapping[str, int]
    """Moves by each means of travel other than walking."""
    islands: int
    """Land regions that cannot be walked to from START at the end."""
    standings: tuple[Standing, ...]


def play_random_game(
    setup: Setup, rng: Random, step: Callable[[State, Move], Result] = carry_out
) -> GameFigures:
    """Play one game; `step` may be `play`, to have every move checked again."""
    state, random = new_game(setup), rng.random
    choices = blind_draws = misfits = 0
    turns, lengths, length = [0] * setup.players, [], 0
    means: Counter[str] = Counter()
    while not state.turn.over:
        awaiting = state.turn.awaiting
        if awaiting is not None:
            tile = state.blind_tile(random())
            if awaiting == "draw":
                blind_draws += 1
                misfits += not fits_somewhere(state, tile)
            state, _ = step(state, REVEAL[tile.id])
            continue
        legal = legal_moves(state)
        move = legal[int(random() * len(legal))]
        choices += len(legal)
        length += 1
        if type(move) is End:
            turns[state.turn.seat] += 1
            lengths.append(length)
            length = 0
        elif type(move) is Go and move.means != WALK.name:
            means[move.means] += 1
        state, _ = step(state, move)
    return GameFigures(
        decisions=sum(lengths),
        choices=choices,
        turns=tuple(turns),
        longest_turn=max(lengths),
        blind_draws=blind_draws,
        misfits=misfits,
        removed=len(state.offer.removed),
        means=means,
        islands=islands(state.board),
        standings=standings(state),
    )


def islands(board: Board) -> int:
    """Return how many land regions cannot be walked to from START."""
    land = (cell for cell, laid in board.tiles.items() if laid.tile.land)
    return len({region(board, cell) for cell in land}) - 1


class Spread(NamedTuple):
    """A summary of many numbers."""

    mean: float
    least: int
    most: int


@dataclass(frozen=True)
class Statistics:
    """The figures of many games."""

    games: int
    players: int
    decisions: int
    game_length: Spread
    """Decisions in a game."""
    legal_moves_mean: float
    turns_per_player: Spread
    longest_turn: int
    points: Mapping[str, Spread]
    """Points of a player by source."""
    total: Spread
    """A player's total points."""
    wins: tuple[float, ...]
    """The share of games won, by seat; a shared victory is divided."""
    blind_draws: int
    misfits: int
    games_with_removal: int
    islands: Spread
    """Islands in a game, at its end."""
    means: Mapping[str, int]
    """Moves by each means of travel other than walking."""


def simulate(
    setup: Setup, games: int, seed: int, on_progress: Callable[[int], None] | None = None
) -> Statistics:
    """Play random games and summarise them; `on_progress` is called after each with the number done."""
    tally = Tally(setup.players)
    for number in range(games):
        tally.add(play_random_game(setup, Random(f"{seed}/{number}")))
        if on_progress is not None:
            on_progress(number + 1)
    return tally.statistics()


class Tally:
    """Aggregates the figures of many games as histograms, so that memory stays small."""

    def __init__(self, players: int) -> None:
        self._lengths: Counter[int] = Counter()
        self._turns: Counter[int] = Counter()
        self._totals: Counter[int] = Counter()
        self._points: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._islands: Counter[int] = Counter()
        self._means: Counter[str] = Counter()
        self._wins = [0.0] * players
        self._choices = self._longest_turn = self._blind_draws = self._misfits = self._removals = 0

    def add(self, game: GameFigures) -> None:
        """Count one more game."""
        self._lengths[game.decisions] += 1
        self._turns.update(game.turns)
        self._choices += game.choices
        self._longest_turn = max(self._longest_turn, game.longest_turn)
        self._blind_draws += game.blind_draws
        self._misfits += game.misfits
        self._removals += game.removed > 0
        self._islands[game.islands] += 1
        self._means.update(game.means)
        for standing in game.standings:
            self._totals[standing.total] += 1
            for source, points in standing.lines:
                self._points[source][points] += 1
        winners = [seat for seat, standing in enumerate(game.standings) if standing.rank == 1]
        for seat in winners:
            self._wins[seat] += 1 / len(winners)

    def statistics(self) -> Statistics:
        """Return the statistics; there must have been a game."""
        games = self._lengths.total()
        decisions = sum(self._lengths.elements())
        return Statistics(
            games=games,
            players=len(self._wins),
            decisions=decisions,
            game_length=spread(self._lengths),
            legal_moves_mean=self._choices / decisions,
            turns_per_player=spread(self._turns),
            longest_turn=self._longest_turn,
            points={source: spread(points) for source, points in self._points.items()},
            total=spread(self._totals),
            wins=tuple(won / games for won in self._wins),
            blind_draws=self._blind_draws,
            misfits=self._misfits,
            games_with_removal=self._removals,
            islands=spread(self._islands),
            means=dict(self._means),
        )


def spread(numbers: Counter[int]) -> Spread:
    """Return mean, minimum and maximum of a histogram."""
    return Spread(sum(numbers.elements()) / numbers.total(), min(numbers), max(numbers))
