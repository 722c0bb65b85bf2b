"""The moving part of a turn: all moves and their effects (docs/rules/rulings.md 6.3)."""

from .naive_board import Cell, is_water, river, text, untext
from .naive_state import State, holds, must_move_on, pay, steps_left, swimmer_in
from .naive_swim import do_swim, swim_targets
from .naive_tiles import PLAIN
from .naive_walk import arrive, do_step, fly_targets, helicopter_possible, raft_targets, step_targets


def sail_targets(state: State) -> set[Cell]:
    """SAIL apart from the price: R-SAIL-01..06, R-SAIL-12."""
    walker = state.mover()
    if walker.swimming or not holds(state, walker.cell, "raft"):
        return set()
    return {
        water
        for water in river(state.board, walker.cell)
        if not holds(state, water, "raft") and not swimmer_in(state, water)
    }


def hut_possible(state: State) -> bool:
    """BUILD_HUT apart from the price: B-BUILD-01/03/04/05/08, R-SWIM-16."""
    walker = state.mover()
    plain = state.board[walker.cell][0] in PLAIN
    return plain and not walker.swimming and walker.cell not in state.objects and walker.left["hut"] > 0


def walking_moves(state: State) -> set[str]:
    """Everything the mover may do after connecting."""
    moves: set[str] = set()
    here = state.mover().cell
    if not must_move_on(state):
        moves.add("end")  # Q-TURN-1, H-WALK-03
    if steps_left(state) >= 1:
        moves |= {f"walk>{text(cell)}" for cell in step_targets(state)}
        moves |= {f"swim>{text(cell)}" for cell in swim_targets(state)}
        moves |= {f"fly>{text(cell)}" for cell in fly_targets(state)}
        moves |= {f"sail>{text(cell)}" for cell in sail_targets(state)}
        if hut_possible(state):
            moves.add(f"hut+{text(here)}")
    if steps_left(state) >= 2:
        moves |= {f"raft+{text(cell)}" for cell in raft_targets(state)}
        if helicopter_possible(state):
            moves.add(f"helicopter+{text(here)}")
    return moves


def carry(state: State, to: Cell) -> None:
    """FLY and SAIL: the object and all aboard move; nobody earns anything (H-VISIT-04, R-SAIL-07/08)."""
    pay(state, 1)
    here = state.mover().cell
    for seat in state.seats:
        if seat.cell == here and not seat.swimming:
            seat.cell = to
    state.objects[to] = state.objects.pop(here)
    arrive(state)


def build(state: State, kind: str, cell: Cell) -> None:
    """B-BUILD-02, H-BUILD-02, R-BUILD-02: pay, take the piece; a raft builder ends on the raft."""
    pay(state, 1 if kind == "hut" else 2)
    walker = state.mover()
    walker.left[kind] -= 1
    state.objects[cell] = (kind, state.turn)
    if kind == "raft":
        assert is_water(state.board, cell)
        walker.cell = cell
        arrive(state)


def end_turn(state: State) -> None:
    """B-END-01: over when no tile is left to connect, otherwise the next player's turn."""
    if not state.open and state.blind_left() == 0:
        state.over = True
    else:
        state.start_turn((state.turn + 1) % len(state.seats))


def move_on(state: State, move: str) -> None:
    """Carry out a move of the moving part, known to be legal."""
    if move == "end":
        end_turn(state)
    elif "+" in move:
        kind, _, where = move.partition("+")
        build(state, kind, untext(where))
    else:
        how, _, where = move.partition(">")
        if how == "walk":
            do_step(state, untext(where))
        elif how == "swim":
            do_swim(state, untext(where))
        else:
            carry(state, untext(where))
