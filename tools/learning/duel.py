"""One value against another, or against a bot, by the arena: the same bags in all seatings.

Every game is appended to a file as it ends; begun again, a duel goes on where it was interrupted.
"""

from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from itertools import chain, islice
from typing import Final

import rifugio
from rifugio.arena import Contest, Fixture, Played, fixtures, play_game
from rifugio.arena.running import in_processes
from rifugio.bots.characters import BOTS, Bot, Planner
from rifugio.box import load_box
from rifugio.engine.text.positions import read_setup
from rifugio.levels import LEVELS
from tools.learning.games import EXTENSIONS, value_for
from tools.learning.results import Result, Results, report
from tools.studies.sequential import BOUND, likelihood, verdict

FILE: Final = ".json"
AHEAD: Final = "ahead="
"""Before a file of numbers: look ahead by them."""
OWL: Final = LEVELS["owl"]
ALONE: Final = OWL._replace(ahead=0)
AHEAD_OF_ALL: Final = OWL._replace(ahead=5)
"""With any number of players."""
OFTEN: Final = 20


def duel(asked: Namespace) -> None:
    """Play all combinations in turn until there are enough games; print the score by combination."""
    about = (short(asked.one), short(asked.other), asked.players, asked.seconds)
    kept = Results(asked.into)
    known = {(game.extensions, game.bag, game.seat) for game in kept.of(*about)}
    missing = (fixture for fixture in to_play(asked) if place_of(fixture, asked.one) not in known)
    for number, played in enumerate(in_processes(seated, missing, asked.jobs), 1):
        kept.add(result_of(played, asked, about))
        if number % OFTEN == 0:
            print(f"{number} games: {report(kept.of(*about))}", flush=True)
            if asked.aim and is_decided(kept.of(*about), asked.aim):
                break
    print(said(kept.of(*about), asked.aim))


def to_play(asked: Namespace) -> Iterator[Fixture]:
    """Yield the games of all combinations in turn."""
    bots = (asked.one, *[asked.other] * (asked.players - 1))
    combinations = EXTENSIONS if asked.extensions is None else (tuple(asked.extensions),)
    each = asked.games // len(combinations)
    contests = [
        Contest(bots, rifugio.setup(asked.players, extensions), each, asked.first, asked.seconds)
        for extensions in combinations
    ]
    return chain.from_iterable(zip(*[islice(fixtures(one), each) for one in contests], strict=True))


def place_of(fixture: Fixture, one: str) -> tuple[str, str, int]:
    """Return what tells the games of a duel apart."""
    extensions = read_setup(fixture.setup, load_box).extensions
    return "+".join(sorted(extensions)) or "base", fixture.secret[:8], fixture.seating.index(one)


def result_of(played: Played, asked: Namespace, about: tuple[str, str, int, float | None]) -> Result:
    """Return what is kept of a game."""
    extensions, bag, seat = place_of(played.fixture, asked.one)
    totals = [sum(points for _, points in lines) for lines in played.points]
    best = [number for number, rank in enumerate(played.ranks) if rank == 1]
    times = [[turn.processor for turn in turns] for turns in played.turns]
    own, own_turns = sum(times[seat]), len(times[seat])
    others, others_turns = sum(map(sum, times)) - own, sum(map(len, times)) - own_turns
    return Result(
        *about,
        extensions=extensions,
        bag=bag,
        seat=seat,
        won=None if seat in best and len(best) > 1 else best == [seat],
        points=(totals[seat], (sum(totals) - totals[seat]) / (len(totals) - 1)),
        seconds=(round(own, 3), round(others, 3)),
        turns=(own_turns, others_turns),
    )


def short(name: str) -> str:
    """Return the name of a bot, or of the file of its numbers."""
    file = name.removeprefix(AHEAD).split("/")[-1].removesuffix(FILE)
    return (AHEAD if name.startswith(AHEAD) else "") + file


def is_decided(games: list[Result], aim: float) -> bool:
    """Whether the sequential test says anything yet."""
    return abs(likelihood(*scores(games), aim)) >= BOUND


def scores(games: list[Result]) -> tuple[int, int]:
    """Return how many games were won and lost."""
    return sum(game.won is True for game in games), sum(game.won is False for game in games)


def said(games: list[Result], aim: float | None) -> str:
    """Return the score, one line for each combination and one for all."""
    by_combination = {
        extensions: [one for one in games if one.extensions == extensions]
        for extensions in sorted({game.extensions for game in games})
    }
    lines = [f"- {extensions}: {report(there)}" for extensions, there in by_combination.items()]
    judged = f"; {verdict(*scores(games), aim)}" if aim else ""
    return "\n".join([*lines, f"- all: {report(games)}{judged}"])


def seated(fixture: Fixture) -> Played:
    """Play a game in which a bot may be named by the file of its numbers."""
    for name in fixture.seating:
        if name.endswith(FILE):
            BOTS[name] = partial(bot_by, name)
    return play_game(fixture)


def bot_by(numbers: str) -> Bot:
    """Return an owl with the numbers in a file, or one that does not look ahead."""
    path, row = numbers.removeprefix(AHEAD), AHEAD_OF_ALL if numbers.startswith(AHEAD) else ALONE
    return Planner(numbers, 0, row, partial(value_for, numbers=path))
