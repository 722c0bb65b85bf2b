"""Self-play of the ibex in each of the sixteen ways to play; writes docs/balance.md and its charts.

python -m tools.studies.balance [--games 160] [--minutes 60]

Games are added to docs/figures/balance.json until each way has --games of them, a few to each in turn, so it
can be stopped and resumed at any time. `--games 0` only rewrites the page.
"""

import argparse
from contextlib import suppress
from time import monotonic
from typing import Final

from tools.studies.balance.games import Figures, all_figures, play_one, save
from tools.studies.balance.page import write_page

SLICE: Final = 20
"""Games added to one way before the next gets its turn."""


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=160, help="target number for each way")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="time limit")
    asked = parser.parse_args()
    figures = all_figures()
    with suppress(KeyboardInterrupt):  # the games played are saved
        play(figures, asked.games, monotonic() + 60 * asked.minutes)
    save(figures)
    write_page(figures)


def play(figures: list[Figures], games: int, until: float) -> None:
    """Add games to all ways, a slice at a time."""
    for goal in (*range(SLICE, games, SLICE), *[games] * bool(games)):
        for one in figures:
            while one.games < goal:
                one.add(play_one(one.way, one.games))
                if monotonic() > until:
                    return
            save(figures)
        print(f"{goal} games of each way", flush=True)


if __name__ == "__main__":
    main()
