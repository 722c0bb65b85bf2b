"""Compares plans of the same turn: what each is worth once around the table later, with the same draws.

Whole games say little about one turn, because so much luck comes after it. Here most of that luck is the same
for the plans that are compared, so a few thousand positions teach what to prefer.
"""

import json
from argparse import Namespace
from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from shutil import rmtree
from typing import Any, Final, NamedTuple

from rifugio.arena.running import in_processes
from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.last_walk import is_last_turn
from rifugio.bots.learned.features import features
from rifugio.bots.learned.value import LearnedValue, way_of
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Breadth, Laying, Plan, turns
from rifugio.bots.worth import score_now, turns_left
from rifugio.box import load_box
from rifugio.engine.play import carry_out, legal_moves, new_game
from rifugio.engine.state import State
from rifugio.engine.text.moves import read_move
from rifugio.engine.text.positions import read_setup
from tools.learning.games import value_for
from tools.learning.looking_ahead import played_on
from tools.learning.rows import GameRows

POSITIONS: Final = 6
"""How many positions of a game are looked at."""
WIDE: Final = Breadth(4, 20, sifted=10)
BEST: Final = 2
"""How many of the best plans are compared."""
OTHERS: Final = 4
"""With how many of the next ones, chosen at random."""
NEXT: Final = 16
DRAWS: Final = 4
"""How often each plan is played on."""


class Task(NamedTuple):
    """A game, whose number makes the choice of positions and draws."""

    number: int
    game: dict[str, Any]
    numbers: str


def compared(task: Task) -> list[GameRows]:
    """Return rows of some positions of a game; those of a position and seat follow each other."""
    rng = Random(task.number)
    states = [*positions(task.game)]
    found: list[GameRows] = []
    for one, state in enumerate(rng.sample(states, min(POSITIONS, len(states)))):
        value = value_for(state.game, task.numbers)
        assert isinstance(value, LearnedValue)
        plans = to_compare(state, value, rng)
        if len(plans) > 1:
            group = task.number * POSITIONS + one
            found.append(GameRows(way_of(state.game), rows_of(group, plans, later(state, plans, value, rng))))
    return found


def positions(game: dict[str, Any]) -> Iterator[State]:
    """Yield the positions in which a tile is to be laid, but for the last turn, which is solved."""
    state = new_game(read_setup(game["setup"], load_box))
    for word in game["moves"].split():
        due = state.turn.to_connect and state.turn.awaiting is None and not is_last_turn(state)
        if due and any(isinstance(move, Laying) for move in legal_moves(state)):
            yield state
        state, _ = carry_out(state, read_move(word))


def to_compare(state: State, value: LearnedValue, rng: Random) -> list[Plan]:
    """Return some of the best plans and some others, all of which leave everybody as many turns."""
    by_worth: dict[float, Plan] = {}
    for plan in turns(state, LYNX_WEIGHTS, value, breadth=WIDE, patience=Patience()):
        by_worth.setdefault(plan.worth, plan)
    found = [*by_worth.values()]
    others = found[BEST : BEST + NEXT]
    found = found[:BEST] + rng.sample(others, min(OTHERS, len(others)))
    return [plan for plan in found if turns_left(plan.state) == turns_left(found[0].state)]


def later(state: State, plans: Sequence[Plan], value: LearnedValue, rng: Random) -> list[list[float]]:
    """Return what each seat expects in the end, by plan: the mean after the same draws for all plans."""
    seat, seeds = state.turn.seat, [rng.random() for _ in range(DRAWS)]
    found: list[list[float]] = []
    for plan in plans:
        ends = [value.totals(played_on(plan.state, seat, value, Random(seed))) for seed in seeds]
        found.append([sum(totals) / DRAWS for totals in zip(*ends, strict=True)])
    return found


def rows_of(group: int, plans: Sequence[Plan], totals: Sequence[Sequence[float]]) -> bytes:
    """Return the rows of one position."""
    numbers, clocks = array("f"), turns_left(plans[0].state)
    seen = [features(plan.state) for plan in plans]
    for seat, clock in enumerate(clocks):
        for plan, total, by_seat in zip(plans, totals, seen, strict=True):
            numbers.extend([group, seat, clock, score_now(plan.state, seat), total[seat], *by_seat[seat]])
    return numbers.tobytes()


def compare(asked: Namespace) -> None:
    """Write a folder with the rows of each way, of games that are there with so many players."""
    if asked.into.exists():
        rmtree(asked.into)
    asked.into.mkdir(parents=True)
    with asked.games.open(encoding="utf-8") as lines:
        there = ((number, json.loads(line)) for number, line in enumerate(lines))
        tasks = (
            Task(number, game, asked.numbers)
            for number, game in there
            if read_setup(game["setup"], load_box).players in asked.players
        )
        for rows in in_processes(compared, islice(tasks, asked.many), asked.jobs):
            for way, found in rows:
                with (asked.into / way).open("ab") as file:
                    file.write(found)
