"""What a seat has by itself: its turns and steps, its tour, its places by kind."""

from typing import Final, NamedTuple

from rifugio.bots.learned.ground import NOWHERE, REACH, Ground
from rifugio.bots.learned.tours import (
    FADING,
    QUICKLY,
    SET_SIZE,
    SLOWLY,
    TOWARDS_SET,
    Stop,
    held_by_kind,
    sites,
)
from rifugio.engine.base.places import PLACE_KINDS
from rifugio.engine.state import State

MARKS: Final = (2, 4, 6, 9, 12, 16, 22)
"""After so many steps a tour's points are looked at."""


class Clock(NamedTuple):
    """How long the game still is for one seat."""

    turns: int
    """Turns left, this one included."""
    budget: int
    """Steps left, cards included."""
    moving: bool
    laying: int
    """Tiles the seat has yet to lay in this turn."""
    free: int
    """Free steps left in this turn."""
    waiting: int
    """Turns of others before the seat's next one."""
    others: int
    """The most turns another seat has left."""


CLOCK_NAMES: Final = (
    "turns",
    "cards",
    "cards of use",
    "budget",
    "moving",
    "laying",
    "free",
    "waiting",
    "others' turns",
)
TOUR_NAMES: Final = (
    *[f"tour after {mark}" for mark in MARKS],
    "tour points",
    "tour steps",
    "tour faded",
)
KIND_NAMES: Final = tuple(
    f"{kind} {what}"
    for kind in PLACE_KINDS
    for what in ("held", "near", "nearest", "last in sight", "complete", "one unseen", "unseen")
)
AROUND_NAMES: Final = ("firsts in sight", "points in sight", "bears beside", "ways on")
OWN_NAMES: Final = (*CLOCK_NAMES, *TOUR_NAMES, *KIND_NAMES, *AROUND_NAMES)


def own(clock: Clock, ground: Ground, stops: tuple[Stop, ...], gone: frozenset[str]) -> list[float]:
    """Return the features in the order of OWN_NAMES; `gone` are the first visitors' cards taken."""
    me, board = ground.state.players[ground.seat], ground.board
    found: list[float] = [
        clock.turns,
        me.cards,
        min(me.cards, clock.turns + 1),
        clock.budget,
        clock.moving,
        clock.laying,
        clock.free,
        clock.waiting,
        clock.others,
    ]
    found += of_tour(stops)
    found += kinds_seen(ground, gone)
    tiles = board.tiles
    found.append(sum(1 for near in board.paths[me.cell] if tiles[near].tile.kind == "bear"))
    found.append(len(board.paths[me.cell]))
    return found


def of_tour(stops: tuple[Stop, ...]) -> list[float]:
    """Return the points of a tour after some steps, in all, and faded by the steps to each stop."""
    found: list[float] = []
    number, got = 0, 0.0
    for mark in MARKS:
        while number < len(stops) and stops[number].steps <= mark:
            got = stops[number].points
            number += 1
        found.append(got)
    faded = before = 0.0
    for steps, points, _ in stops:
        faded += (points - before) * FADING[min(steps, NOWHERE)]
        before = points
    return [*found, before, stops[-1].steps if stops else 0, faded]


def kinds_seen(ground: Ground, gone: frozenset[str]) -> list[float]:
    """Return what `of_kinds` does, memoised with the board: cards and huts left make no difference."""
    known = ground.board.answers(of_kinds)
    key = (ground.cell, ground.state.players[ground.seat].pile.places, gone, ground.key)
    found = known.get(key)
    if found is None:
        found = known[key] = of_kinds(ground, gone)
    return found


def of_kinds(ground: Ground, gone: frozenset[str]) -> list[float]:
    """Return for each kind of place what is held, what is near and what has not been seen yet."""
    state, board = ground.state, ground.board
    me = state.players[ground.seat]
    have, many = held_by_kind(state, me.pile.places), len(PLACE_KINDS)
    on_table, near, nearest, farthest = [0] * many, [0.0] * many, [REACH + 1] * many, [0] * many
    firsts, in_sight = 0, 0.0
    steps = ground.steps(me.cell)
    for cell, place, kind, points, first_points in board.derive(sites):
        if place in me.pile.places:
            continue
        away = steps.get(cell, NOWHERE)
        on_table[kind] += 1
        near[kind] += FADING[away]
        nearest[kind] = min(nearest[kind], away)
        farthest[kind] = max(farthest[kind], away)
        first = bool(first_points) and place not in gone
        firsts += first
        in_sight += ((first_points if first else points) + TOWARDS_SET[have[kind]]) * SLOWLY[away]
    found: list[float] = []
    for kind in range(many):
        held, there = have[kind], on_table[kind]
        found += [
            held,
            near[kind],
            QUICKLY[nearest[kind]],
            FADING[farthest[kind]] if there and held + there == SET_SIZE else 0.0,
            held == SET_SIZE,
            held == SET_SIZE - 1 and not there,
            SET_SIZE - held - there,
        ]
    return [*found, firsts, in_sight]


def firsts_gone(state: State) -> frozenset[str]:
    """Return the places whose first visitor's card is taken."""
    return frozenset().union(*[player.pile.firsts for player in state.players])
