"""Self-play: whole games by one value in all seats, with a little exploration."""

import hashlib
import json
from argparse import Namespace
from collections.abc import Iterator
from functools import lru_cache
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import rifugio
from rifugio.arena.running import in_processes, on_ray
from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.drawing import is_draw_better
from rifugio.bots.last_walk import is_last_turn, is_last_walk, last_walk
from rifugio.bots.learned.value import LearnedValue, Numbers, numbers_for, read_numbers
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Breadth, turns
from rifugio.bots.worth import Value, by_hand
from rifugio.box import load_box
from rifugio.dealer import SealedBag
from rifugio.engine.game import Game
from rifugio.engine.moves import DRAW_BLIND, Move
from rifugio.engine.play import carry_out, new_game
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import read_setup, write_setup
from tools.learning.network_value import NetworkValue, network_in

EXTENSIONS: Final = ((), ("helicopter",), ("rafts",), ("helicopter", "rafts"))
EXPLORED: Final = 0.15
"""The share of plans in which another good turn than the best one is tried."""
GOOD: Final = 6
"""How many of the best turns it is taken from."""
BREADTH: Final = Breadth(1, 40, sifted=6)
EXPLORING: Final = Breadth(3, 40, sifted=6)
DRAWN: Final = 6
"""Tiles imagined to be drawn blind. All this is less than in play, because more games teach more."""
SECONDS: Final = 2.0
"""For the exact search of a last walk."""


class Task(NamedTuple):
    """One game to play."""

    setup: str
    secret: str
    numbers: str | None
    """The file with the numbers of the value; None for the lynx's evaluation by hand."""


def tasks(games: int, first: int, numbers: str | None, players: tuple[int, ...]) -> Iterator[Task]:
    """Yield games of all ways in turn; `first` numbers them, so that no two rounds share a bag."""
    ways = cycle(product(players, EXTENSIONS))
    for number, (seats, extensions) in enumerate(islice(ways, games), first):
        secret = hashlib.sha256(f"rifugio learning {number}".encode()).hexdigest()
        yield Task(write_setup(rifugio.setup(seats, extensions)), secret, numbers)


@lru_cache(maxsize=4)
def numbers_in(path: str) -> dict[str, Numbers]:
    """Return the numbers in a file."""
    return read_numbers(Path(path).read_text(encoding="utf-8"))


def value_for(game: Game[State], numbers: str | None) -> Value:
    """Return the value to play by."""
    if numbers is None:
        return by_hand(LYNX_WEIGHTS)
    return _value(game, numbers)


@lru_cache(maxsize=64)
def _value(game: Game[State], path: str) -> LearnedValue:
    numbers, network = numbers_for(game, numbers_in(path)), network_in(Path(path))
    return LearnedValue(game, numbers) if network is None else NetworkValue(game, numbers, network)


def self_played(task: Task) -> dict[str, Any]:
    """Play one game; return it as plain data."""
    setup = read_setup(task.setup, load_box)
    bag = SealedBag(bytes.fromhex(task.secret), [""] * setup.players, setup)
    rng = Random(task.secret)
    state, draws = new_game(setup), 0
    value = value_for(state.game, task.numbers)
    moves: list[Move] = []
    while not state.turn.over:
        if state.turn.awaiting is not None:
            plan: tuple[Move, ...] = (bag.reveal(state, draws),)
            draws += 1
        else:
            plan = planned(state, value, rng)
        for move in plan:
            state, _ = carry_out(state, move)
        moves += plan
    return {"setup": task.setup, "moves": " ".join(map(write_move, moves))}


def planned(state: State, value: Value, rng: Random) -> tuple[Move, ...]:
    """Return the moves up to the end of the turn or to Nature's next move."""
    if is_last_walk(state):
        return last_walk(state, Patience(SECONDS))
    patience = Patience()
    if is_draw_better(state, LYNX_WEIGHTS, value, patience, DRAWN):
        return (DRAW_BLIND,)
    explores = rng.random() < EXPLORED
    breadth = EXPLORING if explores else BREADTH
    found = turns(state, LYNX_WEIGHTS, value, breadth=breadth, patience=patience)
    plan = rng.choice(found[:GOOD]) if explores else found[0]
    return plan.moves[:1] if is_last_turn(state) else plan.moves


def play(asked: Namespace) -> None:
    """Play what is missing in a file; each game is written as soon as it is over."""
    done = asked.into.read_text(encoding="utf-8").count("\n") if asked.into.exists() else 0
    planned_games = tasks(asked.games, asked.first, asked.numbers, tuple(asked.players))
    rest = islice(planned_games, done, None)
    asked.into.parent.mkdir(parents=True, exist_ok=True)
    played = on_ray(self_played, rest, None) if asked.ray else in_processes(self_played, rest, asked.jobs)
    with asked.into.open("a", encoding="utf-8", newline="\n") as file:
        for number, game in enumerate(played, done + 1):
            file.write(json.dumps(game) + "\n")
            file.flush()
            if number % 100 == 0:
                print(f"{number} of {asked.games} games", flush=True)
