"""Flying: from pad to pad."""

from collections.abc import Iterable

from rifugio.engine.cells import Cell
from rifugio.engine.changes import arrive, move_object
from rifugio.engine.effects import Went
from rifugio.engine.helicopter.pads import has_helicopter, is_pad, pads
from rifugio.engine.reasons import Reason
from rifugio.engine.rulebook import Means
from rifugio.engine.state import Result, State
from rifugio.engine.table_changes import PieceMoved, TableChanges, WalkerMoved
from rifugio.engine.values import value


@value
class NotInAHelicopter(Reason):
    """Only a walker sitting in a helicopter flies."""


@value
class NotAPad(Reason):
    """A helicopter lands on pads."""

    cell: Cell


@value
class PadIsTaken(Reason):
    """A helicopter stands there."""

    cell: Cell


def reach(state: State) -> Iterable[Cell]:
    """H-FLY-02: Any pad on the table, however far, that has no helicopter."""
    if not has_helicopter(state, state.me.cell):
        return ()
    return [pad for pad in state.board.derive(pads) if pad not in state.objects]


def refuse_flight(state: State, to: Cell) -> Reason | None:
    """H-FLY-01, H-FLY-03, H-FLY-04, H-FLY-05: A walker in a helicopter can fly it to a vacant pad.

    No matter who owns it; vacant means without a helicopter.
    """
    if not has_helicopter(state, state.me.cell):
        return NotInAHelicopter("H-FLY-01")
    if not is_pad(state, to):
        return NotAPad("H-FLY-01", to)
    return PadIsTaken("H-FLY-03", to) if to in state.objects else None


def fly(state: State, to: Cell, free: int, cards: int) -> Result:
    """H-FLY-06, H-FLY-07, H-FLY-08, H-VISIT-04: The helicopter moves with its pilot, who stays in it.

    A flight is no visit, and the owner stays the owner. Any number of flights, each paid for.
    """
    return arrive(move_object(state, state.me.cell, to), to, free, cards), ()


def flown(_: State, effect: Went) -> TableChanges:
    """H-FLY-06: The pilot and the helicopter are shown on the new pad."""
    return (WalkerMoved(effect.seat, effect.to), PieceMoved(effect.start, effect.to))


def meant(state: State, to: Cell) -> bool:
    """H-FLY-01: Sitting in a helicopter and pointing at a pad means flying there."""
    return has_helicopter(state, state.me.cell) and is_pad(state, to)


FLY = Means("fly", reach, refuse_flight, fly, flown, meant, lambda _: "fly-on")
