"""Swimming: the way off the land for a player who can neither build a raft nor walk to one."""

from collections.abc import Iterable

from rifugio.engine.cells import Cell, direction_to
from rifugio.engine.changes import with_steps
from rifugio.engine.effects import Went
from rifugio.engine.rafts.water import (
    MODULE,
    RAFT,
    SEATS_ON_RAFT,
    has_raft,
    is_swimming,
    is_water,
    leads_away,
    swimmers,
)
from rifugio.engine.reasons import NotANeighbour, NoTileThere, Reason
from rifugio.engine.regions import region, shore
from rifugio.engine.rulebook import Means, Swimmers
from rifugio.engine.state import Result, State
from rifugio.engine.table_changes import SwimmerMoved, TableChanges
from rifugio.engine.values import value


@value
class InTheWater(Reason):
    """A swimmer cannot do that."""


@value
class RaftsLeft(Reason):
    """A player who can still build a raft may not swim."""

    left: int


@value
class RaftWithinReach(Reason):
    """A raft that leads away lies on the shore of the walker's land."""

    cell: Cell


@value
class NoOtherLand(Reason):
    """The water there does not border any other land."""

    cell: Cell


@value
class NotWater(Reason):
    """Swimming leads into water only."""

    cell: Cell


@value
class NotFromARaft(Reason):
    """Swimming begins on land."""


@value
class NotTheNearShore(Reason):
    """A swimmer crosses the middle of the tile to get from shore to shore."""

    cell: Cell


# Into the water.


def refuse_swim_in(state: State, water: Cell) -> Reason | None:
    """R-SWIM-01, R-SWIM-06, R-SWIM-07, R-SWIM-15, R-SWIM-18, R-SWIM-19: Off land, as a last resort.

    Checked each time the walker leaves land, and never later. Other swimmers there do not matter. With
    both extensions a way off by helicopter rules it out too (C-SWIM-01).
    """
    if not is_water(state, water):
        return NotWater("R-SWIM-10", water)
    here = state.me.cell
    if direction_to(here, water) is None:
        return NotANeighbour("R-SWIM-10", water)
    if is_water(state, here):
        return NotFromARaft("R-SWIM-19")
    return (
        refuse_raft_builder(state) or refuse_near_usable_raft(state) or refuse_without_far_shore(state, water)
    )


def refuse_raft_builder(state: State) -> Reason | None:
    """R-SWIM-02: Not while the player has a raft left to build."""
    left = state.left(RAFT)
    return RaftsLeft("R-SWIM-02", left) if left else None


def refuse_near_usable_raft(state: State) -> Reason | None:
    """R-SWIM-03, R-SWIM-04: Not while a raft with room, on a river leading elsewhere, borders this land.

    No matter how far the walk to it is, or across what.
    """
    board, here = state.board, state.me.cell
    for cell, found in sorted(state.objects.items()):
        if found.what == RAFT and len(state.walkers_on(cell)) < SEATS_ON_RAFT:
            home = region(board, here)
            if not home.isdisjoint(shore(board, cell)) and leads_away(board, cell, home):
                return RaftWithinReach("R-SWIM-03", cell)
    return None


def refuse_without_far_shore(state: State, water: Cell) -> Reason | None:
    """R-SWIM-05: Only into water that holds no raft and borders land other than the walker's."""
    if has_raft(state, water):
        return RaftWithinReach("R-SWIM-05", water)
    home = region(state.board, state.me.cell)
    return NoOtherLand("R-SWIM-05", water) if home.issuperset(shore(state.board, water)) else None


# In the water.


def reach(state: State) -> Iterable[Cell]:
    """R-SWIM-10: From land into the water, from a shore to the middle, from the middle to any shore."""
    here = state.me.cell
    if not is_swimming(state):
        tiles, near = state.board.tiles, state.board.paths[here]
        waters = [cell for cell in near if not tiles[cell].tile.land]
        return [water for water in waters if refuse_swim_in(state, water) is None]
    near_shore = swimmers(state)[state.turn.seat] is not None
    return (here,) if near_shore else shore(state.board, here)


def refuse_swim(state: State, to: Cell) -> Reason | None:
    """R-SWIM-10, R-SWIM-11, R-SWIM-12: A swimmer goes from a shore to the middle, then to any shore.

    The destination is chosen in the middle, and turning back is possible; swimming never leads from one
    water tile into another.
    """
    if to not in state.board.tiles:
        return NoTileThere("R-SWIM-10", to)
    if not is_swimming(state):
        return refuse_swim_in(state, to)
    return None if to in reach(state) else NotTheNearShore("R-SWIM-12", to)


def swim(state: State, to: Cell, free: int, cards: int) -> Result:
    """R-SWIM-08, R-SWIM-09: Four steps from land to land, spread over any number of turns.

    Near shore, middle, far shore, land: `to` is the water tile for the first two and the land ahead for
    the third; the fourth is an ordinary step.
    """
    seat, me = state.turn.seat, state.me
    if is_swimming(state):
        position = None if to == me.cell else to
    else:
        position = me.cell
        state = state.with_player(seat, me._replace(cell=to))
    return _with_swimmers(with_steps(state, free, cards), {**swimmers(state), seat: position}), ()


def swum(state: State, effect: Went) -> TableChanges:
    """R-SWIM-08: The swimmer is shown near the shore left, in the middle, or near another shore."""
    if not is_swimming(state):
        return (SwimmerMoved(effect.seat, effect.to, near=effect.start),)
    near = None if effect.to == effect.start else effect.to
    return (SwimmerMoved(effect.seat, effect.start, near),)


def remark(state: State) -> str | None:
    """Return the code of a bot's remark when a swim begins, else None."""
    return None if is_swimming(state) else "swim-off"


SWIM = Means("swim", reach, refuse_swim, swim, swum, remark=remark)


# Out of the water.


def refuse_walk_in_water(state: State, to: Cell) -> Reason | None:
    """R-SWIM-11, R-SWIM-13: A swimmer may step only onto the land it is near; rafts are no help."""
    if swimmers(state)[state.turn.seat] == to:
        return None
    return InTheWater("R-SWIM-13" if has_raft(state, to) else "R-SWIM-10")


def come_ashore(state: State, cell: Cell) -> Result:
    """R-SWIM-17: Stepping ashore ends the swim; otherwise it is a step like any other."""
    if not is_swimming(state):
        return state, ()
    seat = state.turn.seat
    rest = {other: position for other, position in swimmers(state).items() if other != seat}
    return _with_swimmers(state, rest), ()


def _with_swimmers(state: State, who: Swimmers) -> State:
    return state._replace(parts={**state.parts, MODULE: who})
