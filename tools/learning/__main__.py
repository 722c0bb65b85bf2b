"""Learns a value of positions from self-play: docs/learning.md has the whole recipe.

python -m tools.learning play build/learning/1.jsonl --games 2000 --first 2000 --numbers build/learning/1.json
python -m tools.learning rows build/learning/1.jsonl
python -m tools.learning fit build/learning/2.json build/learning/1.jsonl --onto build/learning/1.json
python -m tools.learning duel build/learning/2.json build/learning/1.json --players 2 --games 400
"""

from argparse import ArgumentParser, Namespace, RawTextHelpFormatter
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tools.learning import duel, games, noise, rows

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Steps: TypeAlias = "_SubParsersAction[ArgumentParser]"


def main() -> None:
    """Read the arguments and do one step."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawTextHelpFormatter)
    steps = parser.add_subparsers(required=True)
    playing(steps)
    fitting(steps)
    seeing(steps)
    asked = parser.parse_args()
    asked.do(asked)


def playing(steps: "Steps") -> None:
    """Add the steps that play."""
    play = steps.add_parser("play", help="self-play, appended to a file; begun again, it goes on")
    play.add_argument("into", type=Path)
    play.add_argument("--games", type=int, default=2000)
    play.add_argument("--first", type=int, required=True, help="the number of the first bag")
    play.add_argument("--numbers", help="the value to play by; without it, the lynx's")
    play.add_argument("--players", type=int, nargs="+", default=[2, 3, 2, 4, 2, 5])
    play.add_argument("--jobs", type=int, default=2)
    play.add_argument("--ray", action="store_true", help="on a Ray cluster")
    play.set_defaults(do=games.play)
    against = steps.add_parser("duel", help="one value against another, or against a bot")
    against.add_argument("one", help=f"numbers or a bot; {duel.AHEAD} before numbers: a search by them")
    against.add_argument("other")
    against.add_argument("--players", type=int, default=2)
    against.add_argument("--with", dest="extensions", nargs="*", help="by default, all four combinations")
    against.add_argument("--games", type=int, default=200)
    against.add_argument("--first", type=int, default=0, help="with other bags than those of another number")
    against.add_argument("--seconds", type=float, help="for a turn; by default, as long as it takes")
    against.add_argument("--aim", type=float, help="a share to reach: ends when a sequential test decides")
    against.add_argument("--jobs", type=int, default=2)
    against.add_argument("--into", type=Path, default=Path("docs/figures/duels.jsonl"))
    against.set_defaults(do=duel.duel)
    played_on = steps.add_parser("noise", help="how much a game played on says of a plan")
    played_on.add_argument("into", type=Path, help="a folder")
    played_on.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    played_on.add_argument("--games", type=int, default=96)
    played_on.add_argument("--first", type=int, required=True, help="the number of the first bag")
    played_on.add_argument("--jobs", type=int, default=2)
    played_on.set_defaults(do=noise.noise)


def seeing(steps: "Steps") -> None:
    """Add the steps that make rows of games."""
    see = steps.add_parser("rows", help="the features of every position of some games")
    see.add_argument("games", type=Path, nargs="+")
    see.add_argument("--jobs", type=int, default=2)
    see.set_defaults(do=lambda asked: rows.write(asked.games, asked.jobs))


def fitting(steps: "Steps") -> None:
    """Add the steps that need numpy, which the others do without."""
    fit = steps.add_parser("fit", help="fit the numbers to games")
    fit.add_argument("into", type=Path)
    fit.add_argument("games", type=Path, nargs="+")
    fit.add_argument("--onto", type=Path, help="earlier numbers: fit only what they leave unexplained")
    fit.add_argument("--seed", type=int, default=5)
    fit.add_argument(
        "--players", type=int, nargs="*", default=[], help="only so many; others stay as they were"
    )
    fit.add_argument("--with", dest="extensions", nargs="*", help="only with these extensions, likewise")
    fit.set_defaults(do=fit_to_games)
    network = steps.add_parser("network", help="fit a small network to what numbers leave")
    network.add_argument("into", type=Path)
    network.add_argument("games", type=Path, nargs="+")
    network.add_argument("--onto", type=Path, required=True, help="the numbers")
    network.add_argument("--hidden", type=int, default=16)
    network.add_argument("--seed", type=int, default=5)
    network.set_defaults(do=fit_network)


def fit_to_games(asked: Namespace) -> None:
    """Fit numbers to games."""
    step = import_module("tools.learning.fit")
    step.fit(asked.into, asked.games, asked.seed, asked.onto, asked.players, asked.extensions)


def fit_network(asked: Namespace) -> None:
    """Fit a network."""
    step = import_module("tools.learning.network")
    step.fit_network(asked.into, asked.games, asked.onto, asked.hidden, asked.seed)


if __name__ == "__main__":
    main()
