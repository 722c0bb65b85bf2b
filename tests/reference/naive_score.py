"""Points and ranks (docs/rules/rulings.md 6.5, B-TIE, H-TIE, R-TIE, C-TIE)."""

from .naive_board import Board, is_water, neighbours
from .naive_state import Seat, State
from .naive_tiles import BEAR_VALUE, FIRST_TOP_VALUE, KIND_VALUE, KINDS, SET_VALUE, VISIT_VALUE


def place_points(seat: Seat) -> int:
    """B-PLACE-03..07, without the waterfall bonus."""
    total = 0
    for kind, tiles in KINDS.items():
        for tile in tiles:
            if tile in seat.firsts:
                total += FIRST_TOP_VALUE
            elif tile in seat.places:
                total += KIND_VALUE[kind]
    return total


def set_points(seat: Seat) -> int:
    """B-SET-01."""
    return sum(SET_VALUE for tiles in KINDS.values() if all(tile in seat.places for tile in tiles))


def waterfall_bonus(board: Board, seat: Seat) -> int:
    """R-SCORE-02/03: one for each water tile beside each waterfall whose card the player holds."""
    return sum(
        1
        for cell, (ident, _) in board.items()
        if ident in KINDS["waterfall"] and ident in seat.places
        for near in neighbours(cell)
        if is_water(board, near)
    )


def seat_scores(state: State, seat: Seat) -> dict[str, int]:
    """Points of one player by source."""
    return {
        "places": place_points(seat),
        "sets": set_points(seat),
        "hut": VISIT_VALUE["hut"] * seat.visits["hut"],
        "helicopter": VISIT_VALUE["helicopter"] * seat.visits["helicopter"],
        "raft": VISIT_VALUE["raft"] * seat.visits["raft"],
        "bears": BEAR_VALUE * seat.bears,
        "waterfall": waterfall_bonus(state.board, seat) if "rafts" in state.extensions else 0,
    }


def tie_break(state: State, scores: dict[str, int]) -> tuple[int, ...]:
    """B-TIE-01, H-TIE-01, R-TIE-01, C-TIE-01 (in points)."""
    helicopter = "helicopter" in state.extensions
    rafts = "rafts" in state.extensions
    if helicopter and rafts:
        return scores["helicopter"] + scores["raft"], scores["hut"]
    if helicopter:
        return scores["helicopter"], scores["hut"]
    if rafts:
        return scores["raft"], scores["hut"]
    return (scores["hut"],)


def ranking(state: State) -> list[int]:
    """B-TIE-03: one more than the number of players who are strictly better."""
    keys: list[tuple[int, ...]] = []
    for seat in state.seats:
        scores = seat_scores(state, seat)
        keys.append((sum(scores.values()), *tie_break(state, scores)))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
