"""The whole position (docs/rules/rulings.md 6.2), as plain as possible, and simple questions about it."""

from dataclasses import dataclass, field, replace

from .naive_board import Board, Cell, is_pad


@dataclass
class Seat:
    """One player. A swimmer's cell is the water tile; shore is None in the middle of it."""

    left: dict[str, int]
    cell: Cell = (0, 0)
    swimming: bool = False
    shore: Cell | None = None
    cards: int = 3
    places: set[str] = field(default_factory=set)
    firsts: set[str] = field(default_factory=set)
    bears: int = 0
    visits: dict[str, int] = field(default_factory=lambda: {"hut": 0, "helicopter": 0, "raft": 0})

    def copy(self) -> "Seat":
        """A seat that shares nothing with this one."""
        return replace(
            self,
            left=dict(self.left),
            places=set(self.places),
            firsts=set(self.firsts),
            visits=dict(self.visits),
        )


@dataclass
class State:
    """The position. `drawing` is true between a DRAW_BLIND and the reveal that ends it."""

    extensions: frozenset[str]
    blind: dict[str, int]
    seats: list[Seat]
    board: Board = field(default_factory=lambda: {(0, 0): ("START", 0)})
    open: list[str] = field(default_factory=list)
    hand: str | None = None
    drawing: bool = False
    rejects: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    objects: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    turn: int = 0
    to_connect: int = 0
    free: int = 0
    seen: set[tuple[Cell, int, int]] = field(default_factory=set)
    over: bool = False

    def copy(self) -> "State":
        """A position that shares nothing with this one, to try things out on."""
        return replace(
            self,
            blind=dict(self.blind),
            seats=[seat.copy() for seat in self.seats],
            board=dict(self.board),
            open=list(self.open),
            rejects=list(self.rejects),
            removed=list(self.removed),
            objects=dict(self.objects),
            seen=set(self.seen),
        )

    def mover(self) -> Seat:
        """The player whose turn it is."""
        return self.seats[self.turn]

    def blind_left(self) -> int:
        """How many tiles are still face down."""
        return sum(self.blind.values())

    def start_turn(self, turn: int) -> None:
        """B-TURN-01, B-STEP-01, B-2P-01."""
        self.turn = turn
        self.to_connect = 2 if len(self.seats) == 2 else 1
        self.free = 2
        self.seen = set()


def steps_left(state: State) -> int:
    """Free steps and cards of the mover together."""
    return state.free + state.mover().cards


def pay(state: State, cost: int) -> None:
    """B-STEP-05: free steps first, then cards."""
    for _ in range(cost):
        if state.free > 0:
            state.free -= 1
        else:
            state.mover().cards -= 1


def earn(state: State) -> None:
    """B-CARD-02/04/05: one more card, or with five cards one more free step."""
    if state.mover().cards < 5:
        state.mover().cards += 1
    else:
        state.free += 1


def holds(state: State, cell: Cell, kind: str) -> bool:
    """An object of that kind lies on the cell."""
    return cell in state.objects and state.objects[cell][0] == kind


def standing(state: State, cell: Cell) -> int:
    """How many walkers stand on the tile (or sit in, or are aboard, what is there); swimmers do not count."""
    return sum(1 for seat in state.seats if seat.cell == cell and not seat.swimming)


def swimmer_in(state: State, cell: Cell) -> bool:
    """Somebody swims in that water tile."""
    return any(seat.cell == cell and seat.swimming for seat in state.seats)


def empty_pad(state: State, cell: Cell) -> bool:
    """A pad without helicopter."""
    return is_pad(state.board, cell) and not holds(state, cell, "helicopter")


def manned_pad(state: State, cell: Cell) -> bool:
    """A pad whose helicopter somebody sits in (H-WALK-06)."""
    return holds(state, cell, "helicopter") and standing(state, cell) > 0


def must_move_on(state: State) -> bool:
    """H-WALK-03: the mover's walker is on a pad without helicopter."""
    return empty_pad(state, state.mover().cell)
