"""A search on the learned value, to compare in play: is ten times the time worth having?

The best plans of a turn are played on, once around the table, by quick plans of everybody and with the same
draws for each. After every round of that, the worse half is dropped. What the value says of a plan by itself
counts as some games played on. `duel` plays by it; it does not ship (docs/learning.md).
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from rifugio.bots.characters import Planner, luck
from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.drawing import is_draw_better
from rifugio.bots.last_walk import Moves
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Breadth, Plan, turns
from rifugio.bots.worth import Value, by_hand
from rifugio.engine.base.information import View
from rifugio.engine.moves import DRAW_BLIND, REVEAL, Move
from rifugio.engine.play import carry_out
from rifugio.engine.state import State

PLANS: Final = 6
"""How many plans are played on."""
AT_ONCE: Final = 3
"""How often, before the worse half is dropped."""
TRUST: Final = 4
"""As how many games played on the value by itself counts."""
CLEAR: Final = 1.0
"""A plan that is so much better than the next needs no search."""
OWN: Final = Breadth(2, 60, sifted=12)
QUICK: Final = Breadth(1, 20, sifted=4)
DRAWN: Final = 3
"""Tiles imagined to be drawn blind in a quick plan."""


class Tried(NamedTuple):
    """A plan, and what it was worth in each game played on."""

    plan: Plan
    worths: list[float]

    @property
    def worth(self) -> float:
        """Both together, up to a factor that is the same for all plans that are left."""
        return TRUST * self.plan.worth + sum(self.worths)


class LookingAhead(Planner):
    """Plays like the owl, and looks ahead where several plans are nearly as good."""

    def _best_turn(self, view: View, state: State, patience: Patience) -> Moves:
        value = self._judge(state.game)
        if is_draw_better(state, LYNX_WEIGHTS, value, patience):
            return (DRAW_BLIND,)
        found = turns(state, LYNX_WEIGHTS, value, breadth=OWN, patience=patience)
        return chosen(different(found), value, state.turn.seat, luck(view)).moves


def different(plans: Sequence[Plan]) -> list[Plan]:
    """Return the best plans, of those that are worth the same only one."""
    by_worth: dict[float, Plan] = {}
    for plan in plans:
        by_worth.setdefault(plan.worth, plan)
    best, *others = by_worth.values()
    return [best, *[plan for plan in others[: PLANS - 1] if best.worth - plan.worth < CLEAR]]


def chosen(plans: Sequence[Plan], value: Value, seat: int, rng: Random) -> Plan:
    """Return the plan that does best in games played on with the same draws."""
    left = [Tried(plan, []) for plan in plans]
    while len(left) > 1:
        for _ in range(AT_ONCE):
            draws = rng.random()
            for plan, worths in left:
                worths.append(value(played_on(plan.state, seat, value, Random(draws)), seat))
        left = sorted(left, key=lambda tried: -tried.worth)[: len(left) // 2]
    return left[0].plan


def played_on(state: State, seat: int, value: Value, rng: Random) -> State:
    """Return the position in which it is a seat's turn again, or the end of the game."""
    others_moved = False
    while not state.turn.over and not (others_moved and state.turn.seat == seat):
        for move in quick_plan(state, value, rng):
            state, _ = carry_out(state, move)
        others_moved = others_moved or state.turn.seat != seat
    return state


def quick_plan(state: State, value: Value, rng: Random) -> Sequence[Move]:
    """Return what Nature reveals, or a plan that looks at little."""
    if state.turn.awaiting is not None:
        tile = rng.choices(state.game.tiles, state.offer.blind)[0]
        return (REVEAL[tile.id],)
    patience = Patience()
    if is_draw_better(state, LYNX_WEIGHTS, by_hand(LYNX_WEIGHTS), patience, DRAWN):
        return (DRAW_BLIND,)
    return turns(state, LYNX_WEIGHTS, value, breadth=QUICK, patience=patience)[0].moves
