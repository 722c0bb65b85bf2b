"""Walking steps, entering tiles, visits, empty pads (docs/rules/rulings.md 1.6-1.9, 1.12, 6.3, 6.4)."""

from .naive_board import Cell, is_pad, is_water, neighbours, road
from .naive_state import (
    State,
    earn,
    empty_pad,
    holds,
    manned_pad,
    pay,
    standing,
    steps_left,
    swimmer_in,
)
from .naive_swim import swim_in_targets
from .naive_tiles import BEARS, PLACE_IDS


def arrive(state: State) -> None:
    """Remember an arrival for B-WALK-05: tile, free steps and cards after paying and earning."""
    state.seen.add((state.mover().cell, state.free, state.mover().cards))


def take_place(state: State, cell: Cell) -> None:
    """B-PLACE-01/02/04/05: the card of a place; the first ever on a top holds its 4-card."""
    ident = state.board[cell][0]
    if ident not in PLACE_IDS or ident in state.mover().places:
        return
    if ident in ("T1", "T2", "T3") and not any(ident in seat.places for seat in state.seats):
        state.mover().firsts.add(ident)
    state.mover().places.add(ident)


def meet_bear(state: State, cell: Cell) -> None:
    """B-BEAR-01: every entry costs."""
    if state.board[cell][0] in BEARS:
        state.mover().bears += 1


def visit(state: State, cell: Cell) -> None:
    """B-VISIT-01..05, H-VISIT-01..05, R-VISIT-01..05: stepping onto a foreign object."""
    if cell not in state.objects:
        return
    kind, owner = state.objects[cell]
    if owner != state.turn:
        state.seats[owner].visits[kind] += 1
        earn(state)


def do_step(state: State, to: Cell) -> None:
    """Q-VISIT-3: pay, move, place card, bear card, visit; also when stepping ashore (R-SWIM-17)."""
    pay(state, 1)
    walker = state.mover()
    walker.cell = to
    walker.swimming = False
    walker.shore = None
    take_place(state, to)
    meet_bear(state, to)
    visit(state, to)
    arrive(state)


def way_open(state: State, to: Cell) -> bool:
    """The mover's walker may step there, apart from the price, empty pads and B-WALK-05."""
    walker = state.mover()
    if walker.swimming and to != walker.shore:
        return False  # R-SWIM-10: only ashore, and only where it has swum to
    if not road(state.board, walker.cell, to):
        return False  # B-WALK-01, B-PASS-08/09
    if manned_pad(state, to):
        return False  # H-WALK-08
    if is_water(state.board, to):
        return holds(state, to, "raft") and standing(state, to) < 2  # R-WALK-01..05
    return True


def step_legal(state: State, to: Cell) -> bool:
    """STEP of 6.3: way open, payable, no free circle (B-WALK-05), and no getting stuck (H-WALK-04)."""
    if not way_open(state, to) or steps_left(state) < 1:
        return False
    after = state.copy()
    do_step(after, to)
    if (to, after.free, after.mover().cards) in state.seen:
        return False
    return not empty_pad(state, to) or can_rest(after)


def step_targets(state: State) -> set[Cell]:
    """Every cell the mover may step onto now."""
    return {to for to in neighbours(state.mover().cell) if to in state.board and step_legal(state, to)}


def can_rest(state: State) -> bool:
    """6.4: the mover's walker has just come onto an empty pad; can it still get to rest?"""
    pads = {state.mover().cell}
    reached: set[Cell] = set()
    steps = steps_left(state)
    for taken in range(steps):
        there = [on_pad(state, pad, taken) for pad in pads]
        if any(leaves_in_one(position) for position in there):
            return True
        if taken + 2 <= steps and any(leaves_in_two(position) for position in there):
            return True
        reached |= pads
        beside = {cell for pad in pads for cell in neighbours(pad)}
        pads = {cell for cell in beside - reached if empty_pad(state, cell)}
    return False


def on_pad(state: State, pad: Cell, taken: int) -> State:
    """The same position with the mover's walker on another empty pad, some steps further on."""
    there = state.copy()
    pay(there, taken)
    there.mover().cell = pad
    return there


def leaves_in_one(state: State) -> bool:
    """A step to a resting position, or a swim, from the empty pad the walker is on."""
    around = neighbours(state.mover().cell)
    if any(way_open(state, to) and not empty_pad(state, to) for to in around):
        return True
    return bool(swim_in_targets(state))


def leaves_in_two(state: State) -> bool:
    """A helicopter on, or a raft from, the empty pad the walker is on."""
    return helicopter_possible(state) or bool(raft_targets(state))


def helicopter_possible(state: State) -> bool:
    """BUILD_HELI apart from the price (H-BUILD-01/05)."""
    return empty_pad(state, state.mover().cell) and state.mover().left["helicopter"] > 0


def raft_targets(state: State) -> set[Cell]:
    """BUILD_RAFT apart from the price (R-BUILD-01/03/04, R-SWIM-14/16)."""
    walker = state.mover()
    if walker.swimming or walker.left["raft"] < 1:
        return set()
    return {water for water in neighbours(walker.cell) if vacant_water(state, water)}


def vacant_water(state: State, cell: Cell) -> bool:
    """Water without raft and without swimmer."""
    return is_water(state.board, cell) and not holds(state, cell, "raft") and not swimmer_in(state, cell)


def fly_targets(state: State) -> set[Cell]:
    """FLY apart from the price: any pad without helicopter, from a helicopter (H-FLY-01..03)."""
    if state.mover().swimming or not holds(state, state.mover().cell, "helicopter"):
        return set()
    return {cell for cell in state.board if is_pad(state.board, cell) and empty_pad(state, cell)}
