"""The bots, each a little stronger than the one before; `rifugio.levels` lists them."""

import hashlib
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from rifugio.bots.drawing import is_draw_better
from rifugio.bots.imagine import imagine
from rifugio.bots.last_walk import is_last_turn, is_last_walk, last_walk
from rifugio.bots.patience import Patience
from rifugio.bots.plans import connections, turns
from rifugio.bots.remarks import WANDERING, Remark, remark_on
from rifugio.bots.search import Depth, think
from rifugio.bots.worth import Value, Weights, by_hand, worth
from rifugio.engine.base.information import View
from rifugio.engine.base.information import view as seen_by
from rifugio.engine.moves import DRAW_BLIND, End, Move
from rifugio.engine.play import carry_out
from rifugio.engine.state import State
from rifugio.engine.text.positions import write_view
from rifugio.levels import LEVELS


class Budget(NamedTuple):
    """How long a bot may think about a turn: seconds, or a number of continuations to try."""

    seconds: float = 1.0
    tries: int | None = None


class Bot(Protocol):
    """An opponent. It may keep its plan for the turn; everything else it knows comes from the view."""

    name: str
    level: int
    remark: Remark | None
    """Why it made its last move, if there is anything to say."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """Return one of the legal moves."""


def luck(view: View) -> Random:
    """Return a generator seeded by the view, so that the same view is always played alike."""
    return Random(hashlib.sha256(write_view(view).encode()).digest())


class Marmot:
    """Wanders about."""

    name, level = "marmot", 1

    def __init__(self) -> None:
        self.remark: Remark | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """Choose a random move, with a remark once a turn."""
        move = luck(view).choice(legal)
        self.remark = WANDERING if isinstance(move, End) else None
        return move


ASIDE: Final = 0.006
"""Seconds of a plan's time reserved for what follows it: the remark, and freeing the search's memory."""


class Squirrel:
    """A greedy bot: the best tile at a glance, then the best single step."""

    name, level = "squirrel", 2
    weights: Final = Weights(rivals=0.0, hut=0.2)

    def __init__(self) -> None:
        self.remark: Remark | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """Choose the single move whose resulting position scores best."""
        state, patience = imagine(view), Patience((budget.seconds - ASIDE) / 2)
        seat = state.turn.seat
        ways = connections(state, seat, self.weights, patience) if state.turn.to_connect else []
        if ways:
            move: Move = ways[0]
        elif state.turn.to_connect:
            move = legal[0]
        elif not patience.lasts():
            move = legal[-1]  # ends the turn, where that is legal
        else:
            move = max(legal, key=lambda move: self._after(state, move) if patience.lasts() else -inf)
        self.remark = remark_on(state, move, ())
        return move

    def _after(self, state: State, move: Move) -> float:
        return worth(carry_out(state, move)[0], state.turn.seat, self.weights)


class Planner:
    """Plans to the end of the turn, or to Nature's next move, and then follows the plan."""

    def __init__(
        self, name: str, level: int, plan: Callable[[State, Random, Budget], tuple[Move, ...]]
    ) -> None:
        self.name, self.level = name, level
        self.remark: Remark | None = None
        self._plan = plan
        self._ahead: tuple[Move, ...] = ()
        self._expected: View | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """Choose the next move of the plan; plan again if the position is not the expected one."""
        state = imagine(view)
        if view._replace(history=()) != self._expected or not self._ahead:
            part = Budget(max(0.0, budget.seconds * share(state) - ASIDE), budget.tries)
            self._ahead = self._planned(view, state, part)
        move, *rest = self._ahead
        self._ahead = tuple(rest)
        self.remark = remark_on(state, move, self._ahead)
        self._expected = _seen_after(view, state, move)
        return move

    def _planned(self, view: View, state: State, budget: Budget) -> tuple[Move, ...]:
        """Return a plan; in the last turn only for the next tile, because the walk is then solved exactly."""
        if is_last_walk(state):
            return last_walk(state, Patience(budget.seconds))
        plan = self._plan(state, luck(view), budget)
        return plan[:1] if is_last_turn(state) else plan


def _seen_after(view: View, state: State, move: Move) -> View:
    """Return what the bot expects to see after its move."""
    return seen_by(carry_out(state, move)[0], view.seat)


IBEX_WEIGHTS: Final = Weights(rivals=0.0, hut=1.0)
FOX_WEIGHTS: Final = Weights(rivals=0.1, hut=1.0)
EAGLE_WEIGHTS: Final = Weights(in_sight=0.35, rivals=0.5, hut=1.0)
"""The eagle looks so far ahead that points in sight beyond that count little: others may get there first."""
FOX_DEPTH: Final = Depth(tiles=3, most=40, plans=2, reply_most=12, own_turns=0)
FOX_TRIES: Final = 4
EAGLE_DEPTH: Final = Depth(tiles=6, most=60, plans=4, reply_most=15, own_turns=1)


def ibex(state: State, rng: Random, budget: Budget, weights: Weights = IBEX_WEIGHTS) -> tuple[Move, ...]:
    """Plan its own turn, ignoring the others."""
    time = Patience(budget.seconds, None)
    found = turns(state, state.turn.seat, weights, tiles=4, most=60, patience=time)
    return found[0].moves


def fox(state: State, rng: Random, budget: Budget, weights: Weights = FOX_WEIGHTS) -> tuple[Move, ...]:
    """Try a few plans against possible draws and the others' next turns."""
    time = Patience(budget.seconds, budget.tries or FOX_TRIES)
    return think(state, weights, FOX_DEPTH, rng.getrandbits(32), time).moves


def eagle(state: State, rng: Random, budget: Budget, weights: Weights = EAGLE_WEIGHTS) -> tuple[Move, ...]:
    """Try more plans, further ahead, as long as the budget lasts."""
    time = Patience(budget.seconds, budget.tries)
    return think(state, weights, EAGLE_DEPTH, rng.getrandbits(32), time).moves


def lynx(state: State, rng: Random, budget: Budget, weights: Weights = EAGLE_WEIGHTS) -> tuple[Move, ...]:
    """Plan without looking at replies, with the eagle's weights; draw blind where the bag promises more."""
    return best_turn(state, budget, weights, by_hand(weights))


def best_turn(state: State, budget: Budget, weights: Weights, value: Value) -> tuple[Move, ...]:
    """Return the best turn by a value, without replies, or a blind draw where that promises more."""
    time = Patience(budget.seconds)
    if is_draw_better(state, weights, value, time):
        return (DRAW_BLIND,)
    return turns(state, state.turn.seat, weights, value, tiles=6, most=60, patience=time)[0].moves


def share(state: State) -> float:
    """Return the share of a turn's time for the plan now due; the rest is for plans after Nature's moves."""
    if is_last_walk(state):
        return 0.8
    if state.offer.hand is not None or not state.turn.to_connect:
        return 0.2
    if state.turn.to_connect > 1:
        return 0.4
    return 0.6 if state.game.players == 2 else 0.8


def _maker(name: str, level: int, made_of: Any) -> Callable[[], Bot]:  # noqa: ANN401 (what a row names)
    return made_of if isinstance(made_of, type) else lambda: Planner(name, level, made_of)


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    name: _maker(name, level, globals()[made_of]) for level, (name, made_of) in enumerate(LEVELS.items(), 1)
}
"""How to make each bot, by name, from weak to strong."""


def make_bot(name: str) -> Bot:
    """Return a bot of this name, ready to take a seat."""
    return BOTS[name]()
