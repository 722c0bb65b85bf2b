"""Effects and refusals from whole games, each with the position it belongs to."""

import importlib
import pkgutil
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

import rifugio.engine
from kit.ways import Way, kind_of, pick
from rifugio.engine.effects import Effect
from rifugio.engine.moves import DRAW_BLIND, END, Build, Go, Move, PlaceDrawn, PlaceOpen, Remove, Reveal, Swap
from rifugio.engine.play import legal_moves, new_game, play, why_not
from rifugio.engine.reasons import Reason
from rifugio.engine.state import State
from tests.properties.universe import universe

T = TypeVar("T")

for module in pkgutil.walk_packages(rifugio.engine.__path__, "rifugio.engine."):
    importlib.import_module(module.name)


def kinds_of(base: type[T]) -> list[type[T]]:
    """Return every class of effects or reasons in the engine.

    `@value` makes a second class with slots; the first may still be waiting for the garbage collector.
    """
    ours = {
        kind
        for kind in base.__subclasses__()
        if kind.__module__.startswith("rifugio.")  # third-party extensions bring their own words
        and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
    }
    return sorted(ours, key=lambda kind: kind.__name__)


EFFECTS: Final = kinds_of(Effect)
REASONS: Final = kinds_of(Reason)

GAMES: Final = [
    (Way(2, ()), 1),
    (Way(3, ("helicopter",)), 11),
    (Way(4, ("rafts",)), 12),
    (Way(5, ("helicopter", "rafts")), 10),
    (Way(2, ("helicopter", "rafts")), 12),
]
WILD: Final = 0.04
ASKED: Final = 25
"""At some positions, this share of them, so many moves of each sort are tried."""
OF_A_KIND: Final = 12


class Gathered(NamedTuple):
    """What was met: a few of each kind, told apart by class, ruling and the like."""

    effects: list[tuple[Effect, State]]
    reasons: list[tuple[Reason, State]]
    moves: list[tuple[Move, State]]
    ends: list[State]


@cache
def gathered() -> Gathered:
    """Play a whole game in each of several ways and keep a few of everything that was met."""
    found, counts = Gathered([], [], [], []), dict[Any, int]()

    def wanted(*kind: object) -> bool:
        counts[kind] = counts.get(kind, 0) + 1
        return counts[kind] <= OF_A_KIND

    for way, seed in GAMES:
        rng = random.Random(seed)
        state = new_game(way.setup)
        while not state.turn.over:
            move = chosen(state, rng)
            if wanted(type(move), getattr(move, "means", None), getattr(move, "what", None)):
                found.moves.append((move, state))
            for reason in refusals(state, rng):
                if wanted(type(reason), reason.ruling, getattr(reason, "kind", None)):
                    found.reasons.append((reason, state))
            state, effects = play(state, move)
            for effect in effects:
                told = [
                    getattr(effect, name, None) for name in ("means", "what", "first", "as_card", "place")
                ]
                if wanted(type(effect), *told):
                    found.effects.append((effect, state))
        found.reasons.extend((reason, state) for reason in refusals(state, rng))
        found.ends.append(state)
    return found


def chosen(state: State, rng: random.Random) -> Move:
    if state.turn.awaiting is not None:
        (tile,) = rng.choices(state.game.tiles, state.offer.blind)
        return Reveal(tile.id)
    return pick(legal_moves(state), rng, end=0.4)


def refusals(state: State, rng: random.Random) -> Iterator[Reason]:
    """Yield why moves are refused: all that are nearly right, and at some positions the wildest too."""
    moves = list(nearly_right(state))
    if rng.random() < WILD or state.turn.over:
        sorts = defaultdict[str, list[Move]](list)
        for move in universe(state):
            sorts[kind_of(move)].append(move)
        for sort in sorts.values():
            moves += rng.sample(sort, min(ASKED, len(sort)))
    for move in moves:
        reason = why_not(state, move)
        if reason is not None:
            yield reason


def nearly_right(state: State) -> Iterator[Move]:
    yield from (DRAW_BLIND, END, Remove(0), PlaceDrawn(0), PlaceOpen(0, 0), Swap(0, 0))
    rulebook = state.game.rulebook
    if not state.turn.to_connect:
        for cell in state.board.tiles:
            yield from (Go(means, cell) for means in rulebook.means)
            yield from (Build(name, cell, building.steps) for name, building in rulebook.buildings.items())


EXAMPLES: Final[dict[str, Any]] = {
    "ruling": "B-WALK-01",
    "tile": "P2",
    "tiles": ("F", "T1"),
    "place": "T1",
    "kind": "flower",
    "seat": 1,
    "owner": 0,
    "what": "hut",
    "means": "walk",
    "side": "grass",
    "against": "rock",
    "cell": 0,
    "start": 0,
    "to": 1,
    "rotation": 1,
    "slot": 2,
    "direction": 5,
    "points": 2,
    "first": True,
    "as_card": False,
    "free": 1,
    "cards": 1,
    "lapsed": 2,
    "left": 2,
    "price": 2,
    "steps": 1,
}


def example(kind: type[T], **given: object) -> T:
    """Make one of a kind, for those too rare to be met in a few games."""
    values = dict[str, Any]()
    for field in fields(kind):  # type: ignore[arg-type]
        usual = "open" if field.name == "to" and field.type is str else EXAMPLES[field.name]
        values[field.name] = given.get(field.name, usual)
    return kind(**values)
