"""Learns a value of positions from self-play: docs/learning.md has the whole recipe.

python -m tools.learning play build/learning/1.jsonl --games 2000 --first 2000 --numbers build/learning/1.json
python -m tools.learning rows build/learning/1.jsonl
python -m tools.learning fit build/learning/2.json build/learning/1.jsonl --onto build/learning/1.json
python -m tools.learning duel build/learning/2.json build/learning/1.json --players 2 --games 400
"""

import argparse
from importlib import import_module
from pathlib import Path

from tools.learning import duel, games, rows


def main() -> None:
    """Read the arguments and do one step."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    steps = parser.add_subparsers(dest="step", required=True)
    play = steps.add_parser("play", help="self-play, appended to a file; begun again, it goes on")
    play.add_argument("into", type=Path)
    play.add_argument("--games", type=int, default=2000)
    play.add_argument("--first", type=int, required=True, help="the number of the first bag")
    play.add_argument("--numbers", help="the value to play by; without it, the lynx's")
    play.add_argument("--players", type=int, nargs="+", default=[2, 3, 2, 4, 2, 5])
    play.add_argument("--jobs", type=int, default=2)
    play.add_argument("--ray", action="store_true", help="on a Ray cluster")
    see = steps.add_parser("rows", help="the features of every position of some games")
    see.add_argument("games", type=Path, nargs="+")
    see.add_argument("--jobs", type=int, default=2)
    fitting = steps.add_parser("fit", help="fit the numbers (needs numpy)")
    fitting.add_argument("into", type=Path)
    fitting.add_argument("games", type=Path, nargs="+")
    fitting.add_argument("--onto", type=Path, help="earlier numbers: fit only what they leave unexplained")
    fitting.add_argument("--seed", type=int, default=5)
    network = steps.add_parser("network", help="fit a small network to what numbers leave (needs numpy)")
    network.add_argument("into", type=Path)
    network.add_argument("games", type=Path, nargs="+")
    network.add_argument("--onto", type=Path, required=True, help="the numbers")
    network.add_argument("--hidden", type=int, default=16)
    network.add_argument("--seed", type=int, default=5)
    against = steps.add_parser("duel", help="one value against another, or against a bot")
    against.add_argument("one")
    against.add_argument("other")
    against.add_argument("--players", type=int, default=2)
    against.add_argument("--with", dest="extensions", nargs="*", help="by default, all four combinations")
    against.add_argument("--games", type=int, default=200)
    against.add_argument("--first", type=int, default=0)
    against.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if asked.step == "play":
        games.play(asked)
    elif asked.step == "rows":
        rows.write(asked.games, asked.jobs)
    elif asked.step == "fit":
        import_module("tools.learning.fit").fit(  # here, because the other steps need no numpy
            asked.into, asked.games, asked.seed, asked.onto
        )
    elif asked.step == "network":
        import_module("tools.learning.network").fit_network(
            asked.into, asked.games, asked.onto, asked.hidden, asked.seed
        )
    else:
        duel.duel(asked)


if __name__ == "__main__":
    main()
