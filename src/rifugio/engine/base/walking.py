"""Walking: moving from tile to tile."""

from rifugio.engine.base.passes import refuse_crossing
from rifugio.engine.base.steps import earned, paid, refuse_price
from rifugio.engine.base.turn import refuse_before_connecting
from rifugio.engine.base.visiting import is_visit
from rifugio.engine.cells import Cell, direction_to
from rifugio.engine.changes import arrive
from rifugio.engine.effects import StepEarned, Went
from rifugio.engine.moves import Go
from rifugio.engine.reasons import FreeCircle, NoSuchMeans, NotANeighbour, NoTileThere, Reason, WrongPrice
from rifugio.engine.rulebook import Means
from rifugio.engine.state import Result, State


def reach(state: State) -> tuple[Cell, ...]:
    """B-WALK-01: The neighbouring tiles in any direction, on any terrain; passes only at their entrances."""
    return state.board.paths[state.me.cell]


def refuse_step(state: State, to: Cell) -> Reason | None:
    """B-WALK-01, B-WALK-02, B-WALK-03: A step leads to a neighbouring tile, and may lead back.

    Other walkers are never in the way.
    """
    if to not in state.board.tiles:
        return NoTileThere("B-WALK-01", to)
    if direction_to(state.me.cell, to) is None:
        return NotANeighbour("B-WALK-01", to)
    return refuse_crossing(state, to)


def step(state: State, to: Cell, free: int, cards: int) -> Result:
    """B-WALK-01, B-WALK-04, B-VISIT-03: Move the walker; a visit earns a step.

    The tile decides what else the step brings (START: nothing).
    """
    if not is_visit(state, to):
        return state.game.rulebook.enter(arrive(state, to, free, cards), to)
    free, cards_then = earned(free, cards)
    step_earned = StepEarned(state.turn.seat, as_card=cards_then > cards)
    state, effects = state.game.rulebook.enter(arrive(state, to, free, cards_then), to)
    return state, (*effects, step_earned)


WALK = Means("walk", reach, refuse_step, step)


def refuse_free_circle(state: State, go: Go) -> Reason | None:
    """B-WALK-05, B-VISIT-08: No arriving again this turn with the same steps and cards.

    Only a visit can do that: every other step lowers the sum of steps and cards, and nothing raises it.
    """
    if go.to not in state.objects or not is_visit(state, go.to):
        return None
    free, cards = earned(*paid(state.turn.free, state.me.cards, go.steps))
    return FreeCircle("B-WALK-05", go.to, free, cards) if (go.to, free, cards) in state.turn.seen else None


def refuse_go(state: State, move: Go) -> Reason | None:
    """B-TURN-03, B-STEP-03, B-STEP-04: Moving comes after connecting and has to be paid for."""
    means = state.game.rulebook.means.get(move.means)
    if means is None:
        return NoSuchMeans("B-WALK-01", move.means)
    if move.steps != means.steps:
        return WrongPrice("B-WALK-01", move.steps, means.steps)
    return (
        refuse_before_connecting(state)
        or means.refuse(state, move.to)
        or refuse_price(state, means.steps)
        or state.game.rulebook.refuse_go(state, move)
    )


def go(state: State, move: Go) -> Result:
    """B-STEP-05: Pay and move."""
    turn = state.turn
    me = state.players[turn.seat]
    free, cards = paid(turn.free, me.cards, move.steps)
    went = Went(turn.seat, move.means, me.cell, move.to, turn.free - free, me.cards - cards)
    state, effects = state.game.rulebook.means[move.means].travel(state, move.to, free, cards)
    return state, (went, *effects)
