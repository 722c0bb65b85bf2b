"""Counts the move tree of a position (perft): `python -m tests.perft.count FILE DEPTH [--divide]`.

FILE holds a position as text; counts in it are ignored. `--divide` breaks the number down by the first
move: compare two engines, follow the first difference one move down, and so find the rule they differ in.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.perft.perft import divide, perft, read_counts


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the number."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft.count", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("depth", type=int, choices=range(1, 20), metavar="DEPTH")
    parser.add_argument("--divide", action="store_true", help="break it down by the first move")
    chosen = parser.parse_args(arguments)
    state = read_counts(chosen.file).state
    if chosen.divide:
        for move, count in divide(state, chosen.depth).items():
            sys.stdout.write(f"{move} {count}\n")
    sys.stdout.write(f"{perft(state, chosen.depth)}\n")


if __name__ == "__main__":
    main()
