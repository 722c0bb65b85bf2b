"""Nature and the connecting part of a turn (docs/rules/rulings.md 1.3, 1.11, 6.3)."""

from .naive_board import placements, text, untext
from .naive_state import State


def nature_to_move(state: State) -> bool:
    """B-OFFER-01, B-2P-02: the row is being filled, or a blind tile is being drawn."""
    if state.over:
        return False
    if state.drawing:
        return True
    filling = state.to_connect > 0 and state.hand is None
    return filling and len(state.open) < 3 and state.blind_left() > 0


def nature_moves(state: State) -> set[str]:
    """One move for each distinct face-down tile (B-OFFER-06)."""
    return {f"reveal={ident}" for ident, number in state.blind.items() if number > 0}


def tile_fits(state: State, ident: str) -> bool:
    """The tile has at least one legal placement."""
    return bool(placements(state.board, ident))


def open_fits(state: State) -> bool:
    """Some open tile has a legal placement."""
    return any(tile_fits(state, ident) for ident in state.open)


def blind_fits(state: State) -> bool:
    """Some face-down tile has a legal placement (public composition, Q-OFFER-7)."""
    return any(number > 0 and tile_fits(state, ident) for ident, number in state.blind.items())


def laying(state: State, prefix: str, ident: str) -> set[str]:
    """All placements of one tile, written after a prefix; rotation 0 is not written."""
    return {
        f"{prefix}@{text(cell)}" + (f"^{rotation}" if rotation else "")
        for cell, rotation in placements(state.board, ident)
    }


def connect_moves(state: State) -> set[str]:
    """What the player may do while a tile is still to be connected and Nature is not to move."""
    if state.hand is not None:
        return hand_moves(state, state.hand)
    moves: set[str] = set()
    for slot, ident in enumerate(state.open):
        moves |= laying(state, f"open{slot}", ident)  # B-OFFER-03/04
    if state.blind_left() > 0 and (moves or blind_fits(state)):
        moves.add("draw")  # B-OFFER-03/05
    if not moves:
        moves = {f"remove{slot}" for slot in range(len(state.open))}  # B-OFFER-12
    return moves


def hand_moves(state: State, hand: str) -> set[str]:
    """A drawn tile that fits must be laid (B-OFFER-07), otherwise it must be swapped (B-OFFER-08)."""
    if tile_fits(state, hand):
        return laying(state, "drawn", hand)
    moves: set[str] = set()
    for slot, ident in enumerate(state.open):
        moves |= laying(state, f"swap{slot}", ident)
    return moves


def reveal(state: State, ident: str) -> None:
    """Nature's move: fill the row, or decide what happens to a drawn tile (6.3 REVEAL)."""
    state.blind[ident] -= 1
    if not state.drawing:
        state.open.append(ident)
        return
    fits = tile_fits(state, ident)
    if not fits and not open_fits(state):
        state.rejects.append(ident)  # B-OFFER-09/10; Nature stays to move
        return
    state.hand = ident
    state.drawing = False
    for reject in state.rejects:
        state.blind[reject] += 1
    state.rejects = []


def lay(state: State, ident: str, where: str) -> None:
    """Put a tile on the table; `where` is q,r or q,r^rotation."""
    cell, _, rotation = where.partition("^")
    state.board[untext(cell)] = (ident, int(rotation or "0"))
    state.to_connect -= 1


def connect(state: State, move: str) -> None:
    """Carry out a move of the connecting part, known to be legal."""
    what, _, where = move.partition("@")
    if move == "draw":
        state.drawing = True
    elif what.startswith("open"):
        lay(state, state.open.pop(int(what.removeprefix("open"))), where)
    elif what == "drawn":
        assert state.hand is not None
        lay(state, state.hand, where)
        state.hand = None
    elif what.startswith("swap"):
        assert state.hand is not None
        slot = int(what.removeprefix("swap"))
        lay(state, state.open[slot], where)
        state.open[slot] = state.hand
        state.hand = None
    else:
        state.removed.append(state.open.pop(int(what.removeprefix("remove"))))
        state.to_connect -= 1
