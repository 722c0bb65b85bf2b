"""Tries out evaluation weights: one bot that has them among unchanged ones, by points and by games won.

python -m tools.studies.try_weights ibex in_sight=0.5 --players 5 [--among fox] [--with rafts] [--games 100]

With unchanged weights the expected difference is zero: each bag is played once from every seat.
"""

import argparse
from functools import partial
from itertools import islice
from math import sqrt
from statistics import mean, stdev
from typing import Final

import rifugio
from rifugio.arena import Contest, Played, fixtures, games_planned, play_game
from rifugio.bots.characters import BOTS, Planner
from rifugio.levels import LEVELS

TRIED: Final = "tried"


def main() -> None:
    """Play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bot", choices=[name for name, row in LEVELS.items() if row.tiles])
    parser.add_argument("weights", nargs="*", metavar="WEIGHT=VALUE", help="all others stay as they are")
    parser.add_argument("--among", choices=BOTS, help="the other bots; by default the same kind")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--with", dest="extensions", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    given = {name: float(value) for name, _, value in (one.partition("=") for one in asked.weights)}
    setup = rifugio.setup(asked.players, tuple(asked.extensions))
    others = [asked.among or asked.bot] * (asked.players - 1)
    print(measured(asked.bot, given, Contest((TRIED, *others), setup, asked.games, 0, None, None)))


def measured(bot: str, given: dict[str, float], contest: Contest) -> str:
    """Play a contest in which one seat has other weights; return a summary."""
    row = LEVELS[bot]
    BOTS[TRIED] = partial(Planner, TRIED, 0, row._replace(wants={**row.wants, **given}))
    try:
        games = [play_game(one) for one in islice(fixtures(contest), games_planned(contest))]
    finally:
        del BOTS[TRIED]
    ahead = [points_ahead(game) for game in games]
    unsure = stdev(ahead) / sqrt(len(ahead))
    won = sum(game.ranks[seat_of(game)] == 1 and game.ranks.count(1) == 1 for game in games)
    return f"{mean(ahead):+.1f} points (standard error {unsure:.1f}), won {won} of {len(games)}"


def points_ahead(game: Played) -> float:
    """Return how many points the changed bot was ahead of the others' mean."""
    totals = [sum(points for _, points in seat) for seat in game.points]
    own = totals.pop(seat_of(game))
    return own - mean(totals)


def seat_of(game: Played) -> int:
    """Return the seat of the changed bot."""
    return game.fixture.seating.index(TRIED)


if __name__ == "__main__":
    main()
