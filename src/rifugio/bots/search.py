"""Monte Carlo search: plays plans on against random draws and the others' replies."""

from math import inf
from random import Random
from typing import NamedTuple

from rifugio.bots.patience import Patience
from rifugio.bots.plans import Plan, turns
from rifugio.bots.worth import Weights, worth
from rifugio.engine.moves import REVEAL, Move
from rifugio.engine.play import carry_out
from rifugio.engine.state import State


class Depth(NamedTuple):
    """Depth and width of the search."""

    tiles: int
    """Placements searched."""
    most: int
    """Positions of a walk searched."""
    plans: int
    """Plans played on to the others' replies."""
    reply_most: int
    """Positions of a walk searched in a reply."""
    own_turns: int
    """The player's own turns played out after this one."""


def think(
    state: State,
    weights: Weights,
    depth: Depth,
    seed: int,
    patience: Patience,
) -> Plan:
    """Return the plan that does best after Nature's and the others' replies, by successive halving.

    All plans are tried on the same draws (common random numbers), and the worse half is dropped after each
    round, while time lasts.
    """
    seat = state.turn.seat
    found = turns(state, seat, weights, tiles=depth.tiles, most=depth.most, patience=patience)
    trial = Trial(state, weights, depth, seed, patience)
    plans, share = distinct(found, depth.plans), 1
    while len(plans) > 1:
        for _ in range(share):
            if not trial.try_once(plans):
                return max(plans, key=trial.total)
        plans = sorted(plans, key=trial.total, reverse=True)[: (len(plans) + 1) // 2]
        share *= 2
    return plans[0]


class Trial:
    """The results of the continuations of some plans."""

    def __init__(self, state: State, weights: Weights, depth: Depth, seed: int, patience: Patience) -> None:
        self._state, self._weights, self._depth, self._seed = state, weights, depth, seed
        self._patience = patience
        self._totals: dict[tuple[Move, ...], float] = {}
        self._played = self._tries = 0

    def total(self, plan: Plan) -> float:
        """Return a plan's total; one that has not been tried ranks below any that has."""
        return self._totals.get(plan.moves, -inf)

    def try_once(self, plans: list[Plan]) -> bool:
        """Play one continuation of each plan, all on the same draws; return whether there was time for all.

        An incomplete round is discarded, because some plans would have been tried more often; only the first
        round counts even if incomplete.
        """
        self._tries += 1
        results = {}
        for plan in plans:
            rng = Random(f"{self._seed}/{self._tries}")
            result = self._play_on(plan, rng) if self._patience.for_one_more(self._played) else None
            if result is None:
                break
            results[plan.moves] = result
            self._played += 1
        complete = len(results) == len(plans)
        if complete or self._tries == 1:
            for moves, result in results.items():
                self._totals[moves] = self._totals.get(moves, 0.0) + result
        return complete

    def _play_on(self, plan: Plan, rng: Random) -> float | None:
        return play_on(plan, self._state, self._weights, self._depth, rng, self._patience)


def distinct(plans: list[Plan], most: int) -> list[Plan]:
    """Return the best plans that lead to different positions; duplicates are dropped."""
    found: dict[object, Plan] = {}
    for plan in plans:
        state = plan.state
        key = (state.board, state.players, frozenset(state.objects.items()))
        if key not in found:
            found[key] = plan
            if len(found) == most:
                break
    return list(found.values())


def play_on(
    plan: Plan, state: State, weights: Weights, depth: Depth, rng: Random, patience: Patience
) -> float | None:
    """Return a plan's value after the others' next turns and some own ones (`depth`); None if time is up."""
    seat = state.turn.seat
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
        if not patience.lasts():
            return None
        for move in quick_turn(state, weights, depth.reply_most, patience):
            state, _ = carry_out(state, move)
        if mover == seat and state.turn.seat != seat:
            own_left -= 1
    return worth(state, seat, weights)


def quick_turn(state: State, weights: Weights, most: int, patience: Patience) -> tuple[Move, ...]:
    """Return a turn by a cheap rollout policy: the best tile at a glance, then the best short walk."""
    seat = state.turn.seat
    return turns(state, seat, weights, tiles=1, most=most, patience=patience)[0].moves
