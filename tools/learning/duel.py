"""One value against another, or against a bot, by the arena: the same bags in all seatings."""

from argparse import Namespace
from functools import partial
from itertools import chain, islice
from statistics import mean
from typing import Final

import rifugio
from rifugio.arena import Contest, Fixture, Played, fixtures, play_game
from rifugio.arena.numbers import wilson
from rifugio.arena.running import in_processes
from rifugio.bots.characters import BOTS, Bot, Planner
from rifugio.levels import LEVELS
from tools.learning.games import EXTENSIONS, value_for
from tools.learning.looking_ahead import LookingAhead

FILE: Final = ".json"
AHEAD: Final = "ahead="
"""Before a file of numbers: look ahead by them."""


def duel(asked: Namespace) -> None:
    """Play all combinations in turn; print the score after every forty games, and by combination."""
    bots = (asked.one, *[asked.other] * (asked.players - 1))
    combinations = EXTENSIONS if asked.extensions is None else (tuple(asked.extensions),)
    each = asked.games // len(combinations)
    to_play = [
        list(
            islice(
                fixtures(Contest(bots, rifugio.setup(asked.players, extensions), each, asked.first, None)),
                each,
            )
        )
        for extensions in combinations
    ]
    played: list[Played] = []
    for game in in_processes(seated, chain.from_iterable(zip(*to_play, strict=True)), asked.jobs):
        played.append(game)
        if len(played) % 40 == 0:
            print(f"{len(played)} games: {report(played, asked.one)}", flush=True)
    for number, extensions in enumerate(combinations):
        print(f"- {'+'.join(extensions) or 'base'}: {report(played[number :: len(combinations)], asked.one)}")
    print(f"- all: {report(played, asked.one)}")


def seated(fixture: Fixture) -> Played:
    """Play a game in which a bot may be named by the file of its numbers."""
    for name in fixture.seating:
        if name.endswith(FILE):
            BOTS[name] = partial(bot_by, name)
    return play_game(fixture)


def bot_by(numbers: str) -> Bot:
    """Return an owl with the numbers in a file, or one that looks ahead by them."""
    path, planner = numbers.removeprefix(AHEAD), LookingAhead if numbers.startswith(AHEAD) else Planner
    return planner(numbers, 0, LEVELS["owl"], partial(value_for, numbers=path))


def report(games: list[Played], one: str) -> str:
    """Return the share won, the points ahead of the others' mean, and the CPU time per turn, relative."""
    won = shared = 0
    ahead: list[float] = []
    own: list[float] = []
    others: list[float] = []
    for game in games:
        seat = game.fixture.seating.index(one)
        best = [number for number, rank in enumerate(game.ranks) if rank == 1]
        won += best == [seat]
        shared += seat in best and len(best) > 1
        totals = [sum(points for _, points in lines) for lines in game.points]
        ahead.append(totals.pop(seat) - mean(totals))
        for number, turns in enumerate(game.turns):
            (own if number == seat else others).extend(turn.processor for turn in turns)
    decided = len(games) - shared
    share = wilson(won, decided)
    return (
        f"won {won} of {decided}, {share.share:.0%} [{share.low:.0%}-{share.high:.0%}], "
        f"{mean(ahead):+.1f} points, {mean(own) / mean(others):.1f} of the CPU time"
    )
