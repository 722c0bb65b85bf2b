"""How much a game that is played on says of a plan, which `rifugio.bots.looking_ahead` decides by.

In some positions of self-play the owl's best plans are played on several times, all with the same draws. How
a plan then differs from the others of its position is the sum of what it is really worth, and of luck.
"""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from rifugio.arena.running import in_processes
from rifugio.bots.choosing import LYNX_WEIGHTS, noticed_plans, value_of
from rifugio.bots.last_walk import is_last_turn
from rifugio.bots.looking_ahead import PLACEMENTS, Judge, Tried, contenders, one_game_each
from rifugio.bots.patience import Patience
from rifugio.bots.worth import Value
from rifugio.box import load_box
from rifugio.dealer import SealedBag
from rifugio.engine.play import carry_out, new_game
from rifugio.engine.state import State
from rifugio.engine.text.positions import read_setup
from rifugio.levels import LEVELS
from tools.learning.games import Task, planned, tasks

OWL: Final = LEVELS["owl"]._replace(tiles=PLACEMENTS)
LOOKED_AT: Final = 0.1
"""The share of turns whose plans are played on."""
GAMES: Final = 8
"""How often each."""
TRUSTS: Final = (0, 0.5, 1, 2, 4, 8, 16)


class Compared(NamedTuple):
    """The plans of one position, each less the mean of all of them."""

    value: list[float]
    """What the value says of each."""
    worths: list[list[float]]
    """What each was worth, game by game."""


def noise(asked: Namespace) -> None:
    """Play what is missing, appended to a file; print what the games say, by number of players."""
    for players in asked.players:
        path = asked.into / f"noise-{players}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        done = len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0
        missing = [*tasks(asked.games, asked.first, None, (players,))][done:]
        with path.open("a", encoding="utf-8", newline="\n") as file:
            for found in in_processes(played_on_in, missing, asked.jobs):
                file.write(json.dumps(found) + "\n")
                file.flush()
        print(f"{players} players: {said(path.read_text(encoding='utf-8').splitlines())}", flush=True)


def played_on_in(task: Task) -> list[dict[str, Any]]:
    """Return what the plans of some turns of a game were worth."""
    setup = read_setup(task.setup, load_box)
    bag = SealedBag(bytes.fromhex(task.secret), [""] * setup.players, setup)
    state, draws, rng, found = new_game(setup), 0, Random(task.secret), []
    value = value_of(OWL, state.game)
    while not state.turn.over:
        if state.turn.awaiting is not None:
            state, _ = carry_out(state, bag.reveal(state, draws))
            draws += 1
            continue
        if state.turn.to_connect == 1 and not is_last_turn(state) and rng.random() < LOOKED_AT:
            found.append(tried(state, value, rng))
        for move in planned(state, value, rng):
            state, _ = carry_out(state, move)
    return found


def tried(state: State, value: Value, rng: Random) -> dict[str, Any]:
    """Return what the best plans of a turn are worth by the value, and in each game played on."""
    plans = contenders(noticed_plans(state, OWL, value, rng, Patience()))
    left, judge = [Tried(plan, []) for plan in plans], Judge(value, LYNX_WEIGHTS)
    games = [
        one_game_each(left, state.turn.seat, judge, rng.getrandbits(64), Patience())
        for _ in range(GAMES if len(left) > 1 else 0)
    ]
    return {"value": [plan.worth for plan in plans], "worths": [*zip(*games, strict=True)]}


def said(lines: Sequence[str]) -> str:
    """Return how much is luck, how wrong the value is, and what decisions by some games gain."""
    found = [compared(one) for line in lines for one in json.loads(line) if len(one["value"]) > 1]
    if not found:
        return "no plans to compare"
    luck = fmean(luck_in(one) for one in found)
    wrong = fmean(wrong_in(one) for one in found) - luck / GAMES
    rows = [
        f"  after {many}, the value as {trust:g}: {gain(found, many, trust):+.3f}"
        for many in (1, 2, 4)
        for trust in TRUSTS
    ]
    return "\n".join([f"{len(found)} positions; luck {luck:.2f}, the value's errors {wrong:.2f}", *rows])


def compared(one: dict[str, Any]) -> Compared:
    """Return a position's plans less the mean of all of them."""
    games = [centred(game) for game in zip(*one["worths"], strict=True)]
    return Compared(centred(one["value"]), [list(plan) for plan in zip(*games, strict=True)])


def centred(numbers: Sequence[float]) -> list[float]:
    """Return numbers less their mean."""
    mean = fmean(numbers)
    return [number - mean for number in numbers]


def luck_in(one: Compared) -> float:
    """Return the variance of a plan's worth from game to game."""
    squares = [(worth - fmean(plan)) ** 2 for plan in one.worths for worth in plan]
    return sum(squares) / ((len(one.worths) - 1) * (GAMES - 1))


def wrong_in(one: Compared) -> float:
    """Return the variance of what the value says less the mean of the games; luck has a part in it."""
    squares = [(said - fmean(plan)) ** 2 for said, plan in zip(one.value, one.worths, strict=True)]
    return sum(squares) / (len(one.value) - 1)


def gain(found: Sequence[Compared], many: int, trust: float) -> float:
    """Return how many points it gains to decide by some games, as judged by the others."""
    return fmean(worth for one in found for worth in gains(one, many, trust))


def gains(one: Compared, many: int, trust: float) -> Iterator[float]:
    """Yield what the chosen plan brings beyond the value's own choice, for every choice of games."""
    plans = range(len(one.value))
    first = max(plans, key=lambda plan: one.value[plan])
    for seen in combinations(range(GAMES), many):
        by_games = [trust * one.value[plan] + sum(one.worths[plan][game] for game in seen) for plan in plans]
        best = max(plans, key=by_games.__getitem__)
        others = [game for game in range(GAMES) if game not in seen]
        yield fmean(one.worths[best][game] - one.worths[first][game] for game in others)
