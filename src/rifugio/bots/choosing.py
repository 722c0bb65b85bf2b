"""How the planners choose a turn: what they notice, how they judge it, and when they draw blind."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from rifugio.bots.drawing import is_draw_better
from rifugio.bots.last_walk import Moves, is_last_walk
from rifugio.bots.learned.value import learned_value
from rifugio.bots.looking_ahead import PLACEMENTS, Judge, chosen
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Breadth, Plan, turns
from rifugio.bots.worth import Value, Weights, by_hand
from rifugio.engine.game import Game
from rifugio.engine.moves import DRAW_BLIND
from rifugio.engine.state import State
from rifugio.levels import LEVELS, Level

T = TypeVar("T")

PLANNING: Final = 0.006
"""Seconds that the question whether to draw blind leaves for what planning a turn takes at least."""


def weights_of(level: Level) -> Weights:
    """Return the weights of a level."""
    return Weights(**level.wants)


LYNX_WEIGHTS: Final = weights_of(LEVELS["lynx"])
"""The best weights so far: hints, reviews and self-play choose placements at a glance by them."""


def value_of(level: Level, game: Game[State]) -> Value:
    """Return the value by which a level judges positions."""
    return learned_value(game) if level.learned else by_hand(weights_of(level))


def best_turn(state: State, level: Level, value: Value, rng: Random, patience: Patience) -> Moves:
    """Return the best turn that a level notices, by a value, or a blind draw where that promises more."""
    weights = weights_of(level)
    if level.draws and is_draw_better(state, weights, value, patience.shortened(PLANNING)):
        return (DRAW_BLIND,)
    if state.game.players > level.ahead:
        return noticed_plans(state, level, value, rng, patience)[0].moves
    found = noticed_plans(state, level._replace(tiles=PLACEMENTS), value, rng, patience)
    return chosen(found, state.turn.seat, Judge(value, weights), rng, patience).moves


def noticed_plans(state: State, level: Level, value: Value, rng: Random, patience: Patience) -> list[Plan]:
    """Return the plans that a level notices, best first."""
    found = turns(
        state,
        weights_of(level),
        value,
        breadth=Breadth(level.tiles, level.most, level.sifted),
        patience=patience,
        notice=lambda ways: noticed(ways, level.overlooks, rng),
    )
    return noticed(found, level.overlooks, rng)


def noticed(choices: Sequence[T], overlooks: float, rng: Random) -> list[T]:
    """Return the choices that are not overlooked, in their order; the first if all would be."""
    return [choice for choice in choices if rng.random() >= overlooks] or list(choices[:1])


def share(state: State) -> float:
    """Return the share of a turn's time for the plan now due; the rest is for plans after Nature's moves."""
    if is_last_walk(state):
        return 0.8
    if not state.turn.to_connect:
        return 0.2
    if state.turn.to_connect > 1:
        return 0.4
    return 0.6 if state.game.players == 2 else 0.8


def seconds_left(state: State, seconds: float) -> float:
    """Return what is left of a turn's seconds: before a tile was drawn blind, that was thought about, too."""
    return seconds if state.offer.hand is None else seconds * (1 - share(state))
