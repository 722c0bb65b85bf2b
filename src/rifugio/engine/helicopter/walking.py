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
    """The steps left do not suffice to get off the pad again."""

    cell: Cell


@value
class NoStopOnPad(Reason):
    """Nobody stops on a pad without helicopter."""

    cell: Cell


def refuse_walk(state: State, go: Go) -> Reason | None:
    """H-WALK-01, H-WALK-05, H-WALK-09, H-WALK-10: Pads are walked over, and helicopters stepped into.

    For one step, out of one helicopter into the next as well. What stands against it is below.
    """
    if state.board.tiles[go.to].tile.kind != PAD:
        return None
    if go.to in state.objects:
        return refuse_manned_pad(state, go.to)
    return refuse_pad_without_rest(state, go)


def refuse_manned_pad(state: State, to: Cell) -> Reason | None:
    """H-WALK-07, H-WALK-08: A helicopter seats one; while it is manned nobody else enters the tile."""
    return PadIsManned("H-WALK-08", to) if state.walkers_on(to) else None


def refuse_pad_without_rest(state: State, go: Go) -> Reason | None:
    """H-WALK-02, H-WALK-04: An empty pad is entered only if the walker can then get on, or build there.

    From where one may rest, one step to spare is enough: it leads back. Otherwise the step is tried out.
    Whatever is legal afterwards leads on, because ending the turn there is not legal, and a step to the
    next empty pad has been tried out in the same way.
    """
    step_to_spare = state.steps_left > go.steps
    if step_to_spare and (rests_here(state) or leads_on(after(state, go))):
        return None
    return NoRestAfterPad("H-WALK-04", go.to)


def after(state: State, go: Go) -> State:
    """Return the position after a step, which is thereby tried out."""
    there, _ = state.game.rulebook.plays[Go].carry_out(state, go)
    return there


def leads_on(state: State) -> bool:
    """H-WALK-04: Whether one can get on from the pad, or build there; asked once for each such position.

    Without the memory, pads side by side would be tried out in every order. Of the turn's arrivals only those
    count that may come again (B-WALK-05): no step leaves more steps than there were.
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
    """H-WALK-03: A turn cannot end on a pad without helicopter."""
    here = state.me.cell
    return NoStopOnPad("H-WALK-03", here) if is_empty_pad(state, here) else None
