"""The swim rule (docs/rules/rulings.md 1.13 R-SWIM, C-SWIM-01)."""

from .naive_board import Cell, is_land, is_pad, is_water, land_region, neighbours, river, shores
from .naive_state import State, empty_pad, holds, pay, standing


def usable_raft(state: State, water: Cell, region: set[Cell]) -> bool:
    """R-SWIM-03: a raft with room whose river also borders land outside the region."""
    if not holds(state, water, "raft") or standing(state, water) > 1:
        return False
    return any(
        shore not in region for part in river(state.board, water) for shore in shores(state.board, part)
    )


def raft_at_hand(state: State, region: set[Cell]) -> bool:
    """R-SWIM-03: a usable raft lies on water bordering the region."""
    return any(
        is_water(state.board, water) and usable_raft(state, water, region)
        for land in region
        for water in neighbours(land)
    )


def way_off_by_air(state: State, region: set[Cell]) -> bool:
    """C-SWIM-01: a free pad elsewhere, and a helicopter to take or to build on this land."""
    pads = {cell for cell in state.board if is_pad(state.board, cell)}
    if not any(empty_pad(state, pad) for pad in pads - region):
        return False
    walker = state.mover()
    for pad in pads & region:
        own_seat = walker.cell == pad and not walker.swimming
        if holds(state, pad, "helicopter") and (own_seat or standing(state, pad) == 0):
            return True
        if empty_pad(state, pad) and walker.left["helicopter"] > 0 and walker.cards > 0:
            return True
    return False


def may_leave_land(state: State) -> bool:
    """R-SWIM-02/03/06/19: the preconditions that do not depend on the water tile."""
    walker = state.mover()
    if "rafts" not in state.extensions or walker.swimming or not is_land(state.board, walker.cell):
        return False
    region = land_region(state.board, walker.cell)
    return walker.left["raft"] == 0 and not raft_at_hand(state, region) and not way_off_by_air(state, region)


def swim_in_targets(state: State) -> set[Cell]:
    """SWIM_IN apart from the price: R-SWIM-02..06 and R-SWIM-19."""
    if not may_leave_land(state):
        return set()
    here = state.mover().cell
    region = land_region(state.board, here)
    return {
        water
        for water in neighbours(here)
        if is_water(state.board, water)
        and not holds(state, water, "raft")
        and any(shore not in region for shore in shores(state.board, water))
    }


def swim_targets(state: State) -> set[Cell]:
    """Every `swim>` move apart from the price (R-SWIM-10): in, to the middle, to a shore."""
    walker = state.mover()
    if not walker.swimming:
        return swim_in_targets(state)
    if walker.shore is not None:
        return {walker.cell}
    return set(shores(state.board, walker.cell))


def do_swim(state: State, to: Cell) -> None:
    """One swimming step, known to be legal; never an arrival in the sense of B-WALK-05."""
    pay(state, 1)
    walker = state.mover()
    if not walker.swimming:
        walker.shore = walker.cell
        walker.cell = to
        walker.swimming = True
    elif walker.shore is not None:
        walker.shore = None
    else:
        walker.shore = to
