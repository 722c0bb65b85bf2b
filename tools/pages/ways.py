"""Writes docs/ways.md: statistics of random games in each of the sixteen ways to play.

python -m tools.pages.ways [--games 2500]
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import chain

import rifugio
from kit.repository import ROOT
from kit.ways import WAYS, Way
from rifugio.engine.base.turn import turns_each
from rifugio.engine.rulebooks import game_for
from rifugio.simulation import Statistics, simulate

PAGE = ROOT / "docs" / "ways.md"
SOURCES = ("places", "sets", "hut", "helicopter", "raft", "waterfall", "bears")
SEED = 2026
HEADING = """# The sixteen ways to play, in random games

{games:,} games of each way, every move chosen by chance among the legal ones; written by
`python -m tools.pages.ways --games {games}`. Every player had the printed number of turns in every
one of them: the tool stops if not. Chance walks in circles and builds early, so points are low and
hardly anybody swims; what the table shows is that every way ends as it should, and how rare the rare
cases are.

| with | players | turns each | a tile fits nowhere | blind tiles that misfit | islands | swims | {sources} |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | {rules} |
"""
EXPLANATION = """
*A tile fits nowhere*: games in which a tile had to be removed (B-OFFER-12). *Blind tiles that misfit*:
of those drawn. *Islands*: parts of the land at the end that cannot be walked to from START, per game.
*Swims*: steps made swimming, in all games. The other columns are average points of a player by source.
"""


def measure(way: Way, games: int) -> Statistics:
    """Play the games of one way; exit if a player's number of turns differs from the printed one."""
    setup = rifugio.setup(way.players, way.extensions)
    statistics = simulate(setup, games, SEED)
    expected = turns_each(sum(game_for(setup).counts.values()), way.players)
    _, least, most = statistics.turns_per_player
    if not least == most == expected:
        raise SystemExit(f"{way}: {least} to {most} turns each, not {expected}")
    return statistics


def row(way: Way, statistics: Statistics) -> str:
    """Return one line of the table."""
    games = statistics.games
    misfits = statistics.misfits / max(statistics.blind_draws, 1)
    figures = (
        " + ".join(way.extensions) or "base",
        way.players,
        statistics.turns_per_player.least,
        f"{statistics.games_with_removal / games:.2%}",
        f"{misfits:.2%}",
        f"{statistics.islands.mean:.2f}",
        statistics.means.get("swim", 0),
    )
    points = (
        f"{statistics.points[source].mean:.2f}" if source in statistics.points else "" for source in SOURCES
    )
    return f"| {' | '.join(map(str, chain(figures, points)))} |\n"


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2500)
    games = parser.parse_args().games
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(measure, WAYS, [games] * len(WAYS)))
    heading = HEADING.format(
        games=games, sources=" | ".join(SOURCES), rules=" | ".join(["---:"] * len(SOURCES))
    )
    PAGE.write_text(heading + "".join(map(row, WAYS, found)) + EXPLANATION, encoding="utf-8")
    print(f"{games * len(WAYS):,} games, all with the printed number of turns; {PAGE.name} is written")


if __name__ == "__main__":
    main()
