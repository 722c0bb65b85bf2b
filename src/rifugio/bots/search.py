"""Thinking ahead: what may be drawn, and what the others may do about a plan."""

from random import Random
from time import perf_counter
from typing import NamedTuple

from rifugio.bots.plans import Plan, turns
from rifugio.bots.worth import Weights, worth
from rifugio.engine.moves import REVEAL, Move
from rifugio.engine.play import carry_out
from rifugio.engine.state import State


class Depth(NamedTuple):
    """How far and how wide to think."""

    tiles: int
    """Placements looked at closely."""
    most: int
    """Positions of a walk looked at."""
    plans: int
    """Plans thought through to the others' replies."""
    reply_most: int
    """Positions of a walk looked at for others."""
    own_turns: int
    """Own turns played out after this one."""


class Patience:
    """How long to think: so many seconds, and so many continuations at the most."""

    def __init__(self, seconds: float, tries: int | None) -> None:
        self._begun = perf_counter()
        self._seconds, self._tries = seconds, tries
        self._planned = 0.0

    def for_planning(self) -> bool:
        """Whether there is time to look at one more tile: a third of it all goes there."""
        self._planned = perf_counter() - self._begun
        return self._planned < self._seconds / 3

    def for_one_more(self, played: int) -> bool:
        """Whether one more continuation fits in, judging by those played so far."""
        if not played:
            self._planned = perf_counter() - self._begun
            return self._planned < self._seconds / 2
        spent = perf_counter() - self._begun
        each = (spent - self._planned) / played
        return spent + each < self._seconds and (self._tries is None or played < self._tries)


def think(
    state: State,
    weights: Weights,
    depth: Depth,
    seed: int,
    patience: Patience,
) -> Plan:
    """Return the plan that does best when Nature and the others have answered it.

    Plans are tried on the same draws, and half of them dropped after each round, while patience lasts.
    """
    seat = state.turn.seat
    found = turns(state, seat, weights, tiles=depth.tiles, most=depth.most, in_time=patience.for_planning)
    plans = distinct(found, depth.plans)
    totals = {plan.moves: 0.0 for plan in plans}
    played, tries, share = 0, 0, 1
    while len(plans) > 1:
        for _ in range(share):
            tries += 1
            for plan in plans:
                if not patience.for_one_more(played):
                    return max(plans, key=lambda plan: totals[plan.moves])
                totals[plan.moves] += play_on(plan, state, seat, weights, depth, Random(f"{seed}/{tries}"))
                played += 1
        plans = sorted(plans, key=lambda plan: -totals[plan.moves])[: (len(plans) + 1) // 2]
        share *= 2
    return plans[0]


def distinct(plans: list[Plan], most: int) -> list[Plan]:
    """Return the best plans that lead to different ends; two ways to one end are one plan."""
    found: dict[object, Plan] = {}
    for plan in plans:
        state = plan.state
        key = (state.board, state.players, frozenset(state.objects.items()))
        if key not in found:
            found[key] = plan
            if len(found) == most:
                break
    return list(found.values())


def play_on(plan: Plan, state: State, seat: int, weights: Weights, depth: Depth, rng: Random) -> float:
    """Return what a plan is worth after the others' next turns, and so many own ones."""
    for move in plan.moves:
        state, _ = carry_out(state, move)
    own_left = depth.own_turns + (state.turn.seat == seat and not state.turn.over)
    while not state.turn.over:
        if state.turn.awaiting is not None:
            state, _ = carry_out(state, REVEAL[state.blind_tile(rng.random()).id])
            continue
        mover = state.turn.seat
        if mover == seat and not own_left:
            break
        for move in quick_turn(state, weights, depth.reply_most):
            state, _ = carry_out(state, move)
        if mover == seat and state.turn.seat != seat:
            own_left -= 1
    return worth(state, seat, weights)


def quick_turn(state: State, weights: Weights, most: int) -> tuple[Move, ...]:
    """Return a sensible turn at little cost: the best tile at a glance, then the best short walk."""
    seat = state.turn.seat
    return turns(state, seat, weights, tiles=1, most=most)[0].moves
