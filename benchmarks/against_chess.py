"""Throughput of random games of Rifugio compared with random games of chess, in decisions per second.

python-chess is well known, pure Python and carefully made, so the ratio means something on any machine.
Rounds are interleaved and take turns at going first, so that a machine that slows down slows all of them. The
comparison favours chess: Nature's reveals and the statistics cost Rifugio time and count for nothing, and the
chess games are not checked for repeated positions.
"""

import argparse
import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

import chess

import rifugio
from rifugio.simulation import play_random_game

PLIES = 300
SEVENTY_FIVE_MOVES = 150
SETUP = rifugio.setup(4)


class Count(NamedTuple):
    """Decisions, and the legal moves available at them."""

    decisions: int
    choices: int


def rifugio_game(rng: Random) -> Count:
    """Play a game as a search would: moves that were just listed are not validated again."""
    figures = play_random_game(SETUP, rng)
    return Count(figures.decisions, figures.choices)


def checked_rifugio_game(rng: Random) -> Count:
    """Play a game as a server would: every move is validated."""
    figures = play_random_game(SETUP, rng, rifugio.play)
    return Count(figures.decisions, figures.choices)


def chess_game(rng: Random) -> Count:
    """Play a game of chess until nobody can move, 75 moves without progress, or 300 plies."""
    board, random = chess.Board(), rng.random
    decisions = choices = 0
    while decisions < PLIES and board.halfmove_clock < SEVENTY_FIVE_MOVES:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(random() * len(legal))])
        decisions += 1
        choices += len(legal)
    return Count(decisions, choices)


class Contender:
    """A kind of game, and its measurements."""

    def __init__(self, name: str, game: Callable[[Random], Count]) -> None:
        self.name, self._game = name, game
        self.rates: list[float] = []
        self._decisions = self._choices = 0
        game(Random(0))  # warm-up: fills the caches before the clock starts

    def run(self, seconds: float, seed: int) -> None:
        """Play whole games for about this long; only this process's CPU time counts."""
        rng, decisions = Random(seed), 0
        begun = now = process_time()
        while now - begun < seconds:
            count = self._game(rng)
            decisions += count.decisions
            self._choices += count.choices
            now = process_time()
        self._decisions += decisions
        self.rates.append(decisions / (now - begun))

    @property
    def legal_moves_mean(self) -> float:
        """Mean number of legal moves per decision."""
        return self._choices / self._decisions


HEADING = "round   rifugio (carry_out)   rifugio (play)    chess   ratio   ratio (play)   first"


def measure(rounds: int, seconds: float) -> None:
    """Measure and print."""
    ours, checked = Contender("carry_out", rifugio_game), Contender("play", checked_rifugio_game)
    theirs = Contender("chess", chess_game)
    order = [ours, theirs, checked]
    print(f"Python {platform.python_version()}, python-chess {chess.__version__}; decisions per second")
    print(HEADING)
    for number in range(1, rounds + 1):
        for contender in order:
            contender.run(seconds, seed=number)
        a, b, c = ours.rates[-1], checked.rates[-1], theirs.rates[-1]
        row = f"{number:5}   {a:19,.0f}   {b:14,.0f}   {c:6,.0f}   {a / c:5.2f}   {b / c:12.2f}"
        print(f"{row}   {order[0].name}")
        order.append(order.pop(0))
    print(f"legal moves on average: rifugio {ours.legal_moves_mean:.1f}, chess {theirs.legal_moves_mean:.1f}")
    fast, safe = median_ratio(ours, theirs), median_ratio(checked, theirs)
    print(f"median ratio: {fast:.2f} (carry_out), {safe:.2f} (play)")


def median_ratio(one: Contender, other: Contender) -> float:
    """Return the median over the rounds of how many times as fast one is as the other."""
    return median(a / b for a, b in zip(one.rates, other.rates, strict=True))


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description="Random games of Rifugio against random games of chess.")
    parser.add_argument("--rounds", type=int, default=6, help="how many rounds (6)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each kind in a round (2)")
    options = parser.parse_args()
    measure(options.rounds, options.seconds)


if __name__ == "__main__":
    main()
