"""The whole game behind one small class; moves are strings (docs/rules/rulings.md 6.3)."""

from .naive_board import text
from .naive_connect import connect, connect_moves, nature_moves, nature_to_move, reveal
from .naive_move import move_on, walking_moves
from .naive_score import ranking, seat_scores
from .naive_state import Seat, State
from .naive_tiles import pieces, supply


class NaiveGame:
    """One game in progress."""

    def __init__(self, players: int, extensions: frozenset[str] = frozenset()) -> None:
        if players not in (2, 3, 4, 5) or not extensions <= {"helicopter", "rafts"}:
            raise ValueError("2 to 5 players; extensions are helicopter and rafts")
        seats = [Seat(left=pieces(players, extensions)) for _ in range(players)]
        self.state = State(extensions=extensions, blind=supply(players, extensions), seats=seats)
        self.state.start_turn(0)

    def to_move(self) -> int | str | None:
        """The seat to move, "nature", or None when the game is over."""
        if self.state.over:
            return None
        return "nature" if nature_to_move(self.state) else self.state.turn

    def legal(self) -> set[str]:
        """Every legal move now; none when the game is over."""
        if self.state.over:
            return set()
        if nature_to_move(self.state):
            return nature_moves(self.state)
        if self.state.to_connect > 0:
            return connect_moves(self.state)
        return walking_moves(self.state)

    def play(self, move: str) -> None:
        """Make a move; ValueError if it is not legal."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        if move.startswith("reveal="):
            reveal(self.state, move.removeprefix("reveal="))
        elif self.state.to_connect > 0:
            connect(self.state, move)
        else:
            move_on(self.state, move)

    def scores(self) -> list[dict[str, int]]:
        """Points per seat by source, as if the game ended now."""
        return [seat_scores(self.state, seat) for seat in self.state.seats]

    def ranks(self) -> list[int]:
        """Rank of each seat, 1 for the winner or winners."""
        return ranking(self.state)

    def snapshot(self) -> dict[str, object]:
        """The position as plain data."""
        state = self.state
        return {
            "board": {text(cell): f"{ident}^{rotation}" for cell, (ident, rotation) in state.board.items()},
            "open": list(state.open),
            "blind": {ident: number for ident, number in state.blind.items() if number > 0},
            "hand": state.hand,
            "rejects": list(state.rejects),
            "removed": list(state.removed),
            "seats": [seat_snapshot(seat) for seat in state.seats],
            "objects": {text(cell): f"{kind}{owner}" for cell, (kind, owner) in state.objects.items()},
            "swimmers": {
                number: "mid" if seat.shore is None else f"shore {text(seat.shore)}"
                for number, seat in enumerate(state.seats)
                if seat.swimming
            },
            "turn": {"seat": state.turn, "to_connect": state.to_connect, "free": state.free},
        }


def seat_snapshot(seat: Seat) -> dict[str, object]:
    """One player as plain data; the cell of a swimmer is the water tile."""
    return {
        "cell": text(seat.cell),
        "cards": seat.cards,
        "left": dict(seat.left),
        "places": sorted(seat.places),
        "firsts": sorted(seat.firsts),
        "bears": seat.bears,
        "visits": dict(seat.visits),
    }
