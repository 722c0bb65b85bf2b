"""Walking: over pads, but not stopping there, and into helicopters."""

from rifugio.engine.cells import Cell
from rifugio.engine.helicopter.pads import has_helicopter, is_empty_pad
from rifugio.engine.moves import Go
from rifugio.engine.reasons import Reason
from rifugio.engine.state import State
from rifugio.engine.values import value


@value
class PadIsManned(Reason):
    """Somebody sits in the helicopter there."""

    cell: Cell


@value
class NoRestAfterPad(Reason):
    """The steps left do not suffice to get off the pad again."""

    cell: Cell


@value
class NoStopOnPad(Reason):
    """Nobody stops on a pad without helicopter."""

    cell: Cell


def refuse_go(state: State, go: Go) -> Reason | None:
    """H-WALK-01, H-WALK-05, H-WALK-09, H-WALK-10: Pads are walked over, and helicopters stepped into.

    For one step, out of one helicopter into the next as well. What stands against it is below.
    """
    if go.means != "walk":
        return None
    return refuse_manned_pad(state, go.to) or refuse_pad_without_rest(state, go)


def refuse_manned_pad(state: State, to: Cell) -> Reason | None:
    """H-WALK-07, H-WALK-08: A helicopter seats one; while it is manned nobody else enters the tile."""
    if has_helicopter(state, to) and state.walkers_on(to):
        return PadIsManned("H-WALK-08", to)
    return None


def refuse_pad_without_rest(state: State, go: Go) -> Reason | None:
    """H-WALK-02, H-WALK-04: An empty pad is entered only if the walker can then get on, or build there.

    The step is tried out: whatever is legal afterwards leads on, because ending the turn there is not
    legal, and a step to the next empty pad has been tried out in the same way.
    """
    if not is_empty_pad(state, go.to):
        return None
    rulebook = state.game.rulebook
    there, _ = rulebook.plays[Go].carry_out(state, go)
    if there.steps_left and rulebook.onward(there, there.steps_left):
        return None
    return NoRestAfterPad("H-WALK-04", go.to)


def refuse_stop(state: State) -> Reason | None:
    """H-WALK-03: A turn cannot end on a pad without helicopter."""
    here = state.me.cell
    return NoStopOnPad("H-WALK-03", here) if is_empty_pad(state, here) else None
