"""Walking: over pads, but not stopping there, and into helicopters."""

from rifugio.engine.cells import Cell
from rifugio.engine.helicopter.pads import PAD, is_empty_pad
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
    """Too few steps are left to get off the pad again."""

    cell: Cell


@value
class NoStopOnPad(Reason):
    """Nobody stops on a pad without a helicopter."""

    cell: Cell


def refuse_walk(state: State, go: Go) -> Reason | None:
    """H-WALK-01, H-WALK-05, H-WALK-09, H-WALK-10: Pads are walked over, and helicopters stepped into.

    For one step, also out of one helicopter into the next. The functions below say when not.
    """
    if state.board.tiles[go.to].tile.kind != PAD:
        return None
    if go.to in state.objects:
        return refuse_manned_pad(state, go.to)
    return refuse_pad_without_rest(state, go)


def refuse_manned_pad(state: State, to: Cell) -> Reason | None:
    """H-WALK-07, H-WALK-08: A helicopter seats one; while it is manned, nobody else may enter the tile."""
    return PadIsManned("H-WALK-08", to) if state.walkers_on(to) else None


def refuse_pad_without_rest(state: State, go: Go) -> Reason | None:
    """H-WALK-02, H-WALK-04: An empty pad may be entered only if the walker can then move on or build there.

    Coming from where a turn may end, one step to spare is enough: it leads back. Otherwise the step is
    tried out. Any legal move after it leads on, because ending the turn there is not legal, and a step to
    the next empty pad has been tried out in the same way.
    """
    step_to_spare = state.steps_left > go.steps
    if step_to_spare and (rests_here(state) or leads_on(after(state, go))):
        return None
    return NoRestAfterPad("H-WALK-04", go.to)


def after(state: State, go: Go) -> State:
    """Return the position after trying out a step."""
    there, _ = state.game.rulebook.plays[Go].carry_out(state, go)
    return there


def leads_on(state: State) -> bool:
    """H-WALK-04: Whether the walker can move on from the pad or build there; memoised by position.

    Without the cache, adjacent pads would be tried out in every order. The key holds only those arrivals of
    the turn that can recur (B-WALK-05): no step leaves more steps than there were.
    """
    known, rulebook = state.board.answers(leads_on), state.game.rulebook
    seen = frozenset(one for one in state.turn.seen if one[1] + one[2] <= state.steps_left)
    turn = state.turn._replace(seen=seen)
    key = (turn, state.offer, state.players, frozenset(state.objects.items()), state.remembered)
    if key not in known:
        known[key] = bool(rulebook.onward(state, state.steps_left))
    return known[key]


def rests_here(state: State) -> bool:
    """H-WALK-04: Whether the walker is on land that is no empty pad, or on something built."""
    here = state.me.cell
    tile = state.board.tiles[here].tile
    return here in state.objects or (tile.land and tile.kind != PAD)


def refuse_stop(state: State) -> Reason | None:
    """H-WALK-03: A turn cannot end on a pad without a helicopter."""
    here = state.me.cell
    return NoStopOnPad("H-WALK-03", here) if is_empty_pad(state, here) else None
