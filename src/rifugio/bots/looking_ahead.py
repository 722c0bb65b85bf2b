"""Looking ahead: the best plans of a turn are played on, and what comes of them decides.

Each is played on once around the table, by quick plans of everybody and with the same draws for each. After
a few of these games the worse half is dropped, until one plan is left or there is no time left. What the
value says of a plan by itself counts as some games played on.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from rifugio.bots.drawing import is_draw_better
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Breadth, Plan, turns
from rifugio.bots.worth import Value, Weights, by_hand
from rifugio.engine.moves import DRAW_BLIND, REVEAL, Move
from rifugio.engine.play import carry_out
from rifugio.engine.state import State

PLACEMENTS: Final = 5
"""Of how many placements plans are played on."""
EACH: Final = 2
"""How many plans of each."""
BEHIND: Final = 1.5
"""A plan that is worth so much less than the best is not played on."""
AT_ONCE: Final = 2
"""How many games a plan is played on for, before the worse half is dropped."""
TRUST: Final = 1
"""As how many games played on the value by itself counts."""
ASIDE: Final = 0.02
"""Seconds reserved for ending the quick plan during which time is up."""
QUICK: Final = Breadth(1, 20, sifted=4)
DRAWN: Final = 3
"""Tiles imagined to be drawn blind in a quick plan."""


class Judge(NamedTuple):
    """By what positions are judged, and placements at a glance."""

    value: Value
    weights: Weights


class Tried(NamedTuple):
    """A plan, and what it was worth in each game played on."""

    plan: Plan
    worths: list[float]

    @property
    def worth(self) -> float:
        """Both together, up to a factor that is the same for all plans that are left."""
        return TRUST * self.plan.worth + sum(self.worths)


def chosen(found: Sequence[Plan], seat: int, judge: Judge, rng: Random, patience: Patience) -> Plan:
    """Return the plan that does best when the best are played on; the first, if there is no time."""
    patience = patience.shortened(ASIDE)
    left = [Tried(plan, []) for plan in contenders(found)]
    while len(left) > 1:
        for _ in range(AT_ONCE):
            worths = one_game_each(left, seat, judge, rng.getrandbits(64), patience)
            if len(worths) < len(left):  # time is up
                return best_first(left if left[0].worths else with_games(left, worths) or left)[0].plan
            left = with_games(left, worths)
        left = best_first(left)[: len(left) // 2]
    return left[0].plan


def best_first(tried: Sequence[Tried]) -> list[Tried]:
    """Return plans in the order of what they are worth."""
    return sorted(tried, key=lambda one: -one.worth)


def with_games(tried: Sequence[Tried], worths: Sequence[float]) -> list[Tried]:
    """Return the plans that were played on once more, which are the first ones."""
    return [Tried(plan, [*before, worth]) for (plan, before), worth in zip(tried, worths, strict=False)]


def one_game_each(
    left: Sequence[Tried], seat: int, judge: Judge, draws: int, patience: Patience
) -> list[float]:
    """Return what the plans are worth in a game with the same draws; of the first ones, when time is up."""
    worths: list[float] = []
    for plan, _ in left:
        after = played_on(plan.state, seat, judge, Random(draws), patience)
        if not patience.lasts():
            break
        worths.append(judge.value(after, seat))
    return worths


def contenders(found: Sequence[Plan]) -> list[Plan]:
    """Return plans that are nearly as good as the best, of as many placements as may be."""
    by_worth = {plan.worth: plan for plan in reversed(found)}  # of those that are worth the same only one
    by_placement: dict[Move, list[Plan]] = {}
    for plan in sorted(by_worth.values(), key=lambda plan: -plan.worth):
        if found[0].worth - plan.worth < BEHIND:
            by_placement.setdefault(plan.moves[0], []).append(plan)
    best = [*by_placement.values()][:PLACEMENTS]
    return [plan for plans in best for plan in plans[:EACH]]


def played_on(state: State, seat: int, judge: Judge, rng: Random, patience: Patience) -> State:
    """Return the position in which it is a seat's turn again, or the game or the time is over."""
    others_moved = False
    while not state.turn.over and not (others_moved and state.turn.seat == seat) and patience.lasts():
        for move in quick_plan(state, judge, rng, patience):
            state, _ = carry_out(state, move)
        others_moved = others_moved or state.turn.seat != seat
    return state


def quick_plan(state: State, judge: Judge, rng: Random, patience: Patience) -> Sequence[Move]:
    """Return what Nature reveals, or a plan that looks at little."""
    if state.turn.awaiting is not None:
        tile = rng.choices(state.game.tiles, state.offer.blind)[0]
        return (REVEAL[tile.id],)
    if is_draw_better(state, judge.weights, by_hand(judge.weights), patience, DRAWN):
        return (DRAW_BLIND,)
    return turns(state, judge.weights, judge.value, breadth=QUICK, patience=patience)[0].moves
