"""The bots, each a little stronger than the one before; `rifugio.levels` has a row for each."""

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from random import Random
from typing import Final, NamedTuple, Protocol

from rifugio.bots.choosing import best_turn, noticed, share, value_of, weights_of
from rifugio.bots.imagine import imagine
from rifugio.bots.last_turn import last_turn
from rifugio.bots.last_walk import Moves, is_last_turn, is_last_walk, last_walk
from rifugio.bots.patience import Patience
from rifugio.bots.plans import connections
from rifugio.bots.remarks import Remark, remark_on
from rifugio.bots.worth import Value, worth
from rifugio.engine.base.information import View
from rifugio.engine.base.information import view as seen_by
from rifugio.engine.game import Game
from rifugio.engine.moves import Move
from rifugio.engine.play import carry_out
from rifugio.engine.state import State
from rifugio.engine.text.positions import write_view
from rifugio.levels import LEVELS, Level

ASIDE: Final = 0.006
"""Seconds of a plan's time reserved for what follows it: the remark, and freeing the memory it took."""


class Budget(NamedTuple):
    """How long a bot may think about a turn: in seconds or, where it has to play alike everywhere, in tries.

    With tries no clock has a say: the same view and as many tries are the same turn, on every machine.
    """

    seconds: float = 1.0
    tries: int | None = None

    def patience(self, share: float) -> Patience:
        """Return the patience for a plan that may take this share of the turn."""
        if self.tries is not None:
            return Patience(tries=int(self.tries * share))
        return Patience(max(0.0, self.seconds * share - ASIDE))


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


class Greedy:
    """Lays the best tile at a glance, then takes the best single step, of those it notices."""

    def __init__(self, name: str, level: int, row: Level) -> None:
        self.name, self.level = name, level
        self.remark: Remark | None = None
        self._weights, self._overlooks = weights_of(row), row.overlooks

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """Choose the single move whose resulting position is worth most."""
        state, patience, rng = imagine(view), budget.patience(0.5), luck(view)
        seat = state.turn.seat
        ways = connections(state, seat, self._weights, patience) if state.turn.to_connect else []
        if ways:
            move: Move = noticed(ways, self._overlooks, rng)[0]
        elif state.turn.to_connect:
            move = legal[0]
        elif not patience.lasts():
            move = legal[-1]  # ends the turn, where that is legal
        else:
            seen = noticed(legal, self._overlooks, rng)
            move = max(seen, key=lambda move: self._after(state, move) if patience.lasts() else -inf)
        self.remark = remark_on(state, move, ())
        return move

    def _after(self, state: State, move: Move) -> float:
        return worth(carry_out(state, move)[0], state.turn.seat, self._weights)


class Planner:
    """Plans to the end of the turn, or to Nature's next move, and then follows the plan."""

    def __init__(
        self, name: str, level: int, row: Level, judge: Callable[[Game[State]], Value] | None = None
    ) -> None:
        self.name, self.level = name, level
        self.remark: Remark | None = None
        self._row = row
        self._judge = judge or partial(value_of, row)
        self._ahead: Moves = ()
        self._expected: View | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """Choose the next move of the plan; plan again if the position is not the expected one."""
        state = imagine(view)
        if view._replace(history=()) != self._expected or not self._ahead:
            self._ahead = self._planned(view, state, budget)
        move, *rest = self._ahead
        self._ahead = tuple(rest)
        self.remark = remark_on(state, move, self._ahead)
        self._expected = _seen_after(view, state, move)
        return move

    def _planned(self, view: View, state: State, budget: Budget) -> Moves:
        """Return a plan; the last turn is solved, or at least its walk, once its tiles are laid."""
        time = share(state)
        if is_last_walk(state):
            return last_walk(state, budget.patience(time))
        if not is_last_turn(state):
            return self._best_turn(view, state, budget.patience(time))
        if self._row.overlooks == 0.0:
            weights, time = weights_of(self._row), time / 2
            solution = last_turn(state, weights, budget.patience(time))
            if solution is not None:
                return solution
        return self._best_turn(view, state, budget.patience(time))[:1]

    def _best_turn(self, view: View, state: State, patience: Patience) -> Moves:
        return best_turn(state, self._row, self._judge(state.game), luck(view), patience)


def _seen_after(view: View, state: State, move: Move) -> View:
    """Return what the bot expects to see after its move."""
    return seen_by(carry_out(state, move)[0], view.seat)


def _bot(name: str, level: int, row: Level) -> Bot:
    return (Planner if row.tiles else Greedy)(name, level, row)


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    name: partial(_bot, name, level, row) for level, (name, row) in enumerate(LEVELS.items(), 1)
}
"""How to make each bot, by name, from weak to strong."""


def make_bot(name: str) -> Bot:
    """Return a bot of this name, ready to take a seat."""
    return BOTS[name]()
