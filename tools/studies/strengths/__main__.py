"""Measures how strong the bots are, and writes docs/bots.md.

python -m tools.studies.strengths [--games 400] [--only owl-lynx ...] [--minutes 60]

Games are added to docs/figures/strengths.json until each cell has --games of them, to all in turn, so it
can be stopped and resumed at any time. `--games 0` only rewrites the page. The page needs numpy, the games
do not: on PyPy they are several times quicker.
"""

import argparse
import os
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from time import monotonic
from typing import Final

from tools.studies.strengths.cells import Cell, all_cells, save

SLICE: Final = 20
"""Games added to a cell before the next gets its turn."""


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="target number for each cell")
    parser.add_argument("--only", nargs="*", default=[], help="only these: owl-lynx, owl-lynxes, ...")
    parser.add_argument(
        "--players", type=int, nargs="*", default=[2, 3, 4, 5], help="only these numbers of players"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games in parallel")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="time limit")
    asked = parser.parse_args()
    cells = all_cells()
    chosen = [
        cell
        for cell in cells
        if (not asked.only or cell.name in asked.only) and cell.players in asked.players
    ]
    with suppress(KeyboardInterrupt):  # the games played are saved
        play(cells, chosen, asked.games, asked.jobs, monotonic() + 60 * asked.minutes)
    if find_spec("numpy"):
        import_module("tools.studies.strengths.page").write_page(cells)
    else:
        print("without numpy the page is not rewritten")


def play(cells: list[Cell], chosen: list[Cell], games: int, jobs: int, until: float) -> None:
    """Add games to the chosen cells, a slice at a time, and save after each round."""
    for cell in chosen if games else ():
        cell.begin_anew_if_changed()
    for goal in (*range(SLICE, games, SLICE), games):
        for cell in chosen:
            before = cell.games
            for _ in cell.raise_to(goal, jobs):
                save(cells)
                if monotonic() > until:
                    return
            if cell.games > before:
                print(line(cell), flush=True)


def line(cell: Cell) -> str:
    """Return the current figures of a cell, in one line."""
    share, where = cell.share, "+".join(cell.extensions) or "base"
    longest = ", ".join(f"{bot} {turns.mean:.3f}/{turns.max:.3f} s" for bot, turns in cell.turns.items())
    return (
        f"{cell.name} {cell.players} {where}: {share.won} of {share.of} = {share.share:.1%} "
        f"[{share.low:.1%}, {share.high:.1%}], {cell.games} games, {longest}, offences {cell.offences}"
    )


if __name__ == "__main__":
    main()
