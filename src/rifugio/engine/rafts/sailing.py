"""Sailing: anywhere on the river, with everyone aboard."""

from collections.abc import Iterable

from rifugio.engine.cells import Cell
from rifugio.engine.changes import arrive, move_object
from rifugio.engine.effects import Effect, Went
from rifugio.engine.moves import Move
from rifugio.engine.rafts.water import has_raft, has_swimmer, is_water
from rifugio.engine.reasons import Reason
from rifugio.engine.regions import region
from rifugio.engine.rulebook import Means
from rifugio.engine.state import Result, State
from rifugio.engine.table_changes import PieceMoved, TableChanges, WalkerMoved
from rifugio.engine.values import value


@value
class Carried(Effect):
    """A walker was carried along on a raft."""

    seat: int
    start: Cell
    to: Cell


@value
class NotOnARaft(Reason):
    """Only a walker on a raft sails."""


@value
class NotOnThisRiver(Reason):
    """The raft's river does not lead there."""

    cell: Cell


@value
class RaftInTheWay(Reason):
    """A raft lies there."""

    cell: Cell


@value
class SwimmerInTheWay(Reason):
    """Somebody swims there."""

    cell: Cell


def reach(state: State) -> Iterable[Cell]:
    """R-SAIL-06: The whole river except the raft's own tile and tiles with a raft or a swimmer."""
    here = state.me.cell
    if not has_raft(state, here):
        return ()
    river = region(state.board, here)
    return sorted(to for to in river if to not in state.objects and not has_swimmer(state, to))


def refuse_sail(state: State, to: Cell) -> Reason | None:
    """R-SAIL-01, R-SAIL-02, R-SAIL-03, R-SAIL-04, R-SAIL-05, R-SAIL-09, R-SAIL-12: Where a raft may sail.

    With a walker standing on it, no matter who owns it, to any other tile of the river for one step; past
    rafts and swimmers, but never onto them.
    """
    here = state.me.cell
    if not has_raft(state, here):
        return NotOnARaft("R-SAIL-12")
    if to not in region(state.board, here):
        return NotOnThisRiver("R-SAIL-02", to)
    if has_raft(state, to):
        return RaftInTheWay("R-SAIL-03", to)
    return SwimmerInTheWay("R-SAIL-04", to) if has_swimmer(state, to) else None


def sail(state: State, to: Cell, free: int, cards: int) -> Result:
    """R-SAIL-07, R-SAIL-08, R-SAIL-10, R-SAIL-11, R-VISIT-04: The raft moves with everyone aboard.

    Being carried is not a step: nobody visits, earns or scores, and the raft stays its owner's. Each sail
    is paid for.
    """
    here = state.me.cell
    passengers = [seat for seat in state.walkers_on(here) if seat != state.turn.seat]
    state = move_object(state, here, to)
    for seat in passengers:
        state = state.with_player(seat, state.players[seat]._replace(cell=to))
    aboard = tuple(Carried(seat, here, to) for seat in passengers)
    return arrive(state, to, free, cards), aboard


def sailed(_: State, effect: Went) -> TableChanges:
    """R-SAIL-07: The sailor and the raft are shown there; passengers have their own effect (`Carried`)."""
    return (WalkerMoved(effect.seat, effect.to), PieceMoved(effect.start, effect.to))


def carried(_: State, __: Move, effect: Carried) -> TableChanges:
    """R-SAIL-07: A passenger is shown where the raft now is."""
    return (WalkerMoved(effect.seat, effect.to),)


def meant(state: State, to: Cell) -> bool:
    """R-SAIL-01: Standing on a raft and pointing at water means sailing there."""
    return has_raft(state, state.me.cell) and is_water(state, to)


SAIL = Means("sail", reach, refuse_sail, sail, sailed, meant, lambda _: "sail-on")
