"""Lets the ibex play itself in each of the sixteen ways, and writes docs/balance.md with its charts.

python -m tools.studies.balance [--games 160] [--minutes 60]

Games are added to those of docs/figures/balance.json until each way has so many, a few to each in turn, so
that it may be stopped and begun again at any time. `--games 0` only writes the page anew.
"""

import argparse
from contextlib import suppress
from time import monotonic
from typing import Final

from tools.studies.balance.games import Figures, all_figures, play_one, save
from tools.studies.balance.page import write_page

SLICE: Final = 20
"""Games added to a way before the next has its turn."""


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=160, help="how many each way is to have")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    asked = parser.parse_args()
    figures = all_figures()
    with suppress(KeyboardInterrupt):  # what has been played is saved
        play(figures, asked.games, monotonic() + 60 * asked.minutes)
    save(figures)
    write_page(figures)


def play(figures: list[Figures], games: int, until: float) -> None:
    """Add games to all ways, slice by slice."""
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
