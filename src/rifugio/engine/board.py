"""The landscape on the table: which tile lies where, and what is derived from that.

An immutable value. Derived data is updated incrementally when a tile is laid, because that changes at
most six neighbouring cells; positions that differ only by walking share one board. No rule of the game is
decided here: the tile brings which sides fit and which can be crossed.
"""

from bisect import bisect_left, insort
from collections.abc import Callable
from typing import Any, Final, TypeVar

from rifugio.engine.cells import Cell
from rifugio.engine.tiles import LaidTile

T = TypeVar("T")

COMMON: Final = 5
"""How many fits, the lowest bits, `Board.room` keeps up to date: enough for every single terrain."""
ALL_COMMON: Final = (1 << COMMON) - 1
COMMON_FITS: Final = tuple(
    tuple(number for number in range(COMMON) if fits >> number & 1) for fits in range(ALL_COMMON + 1)
)
"""For each bit set of common fits, the numbers of the bits that are set."""


class Board:
    """Tiles by cell, with the frontier, the room and the paths derived from them."""

    __slots__ = ("_answers", "_asked", "_derived", "_fits", "frontier", "paths", "room", "tiles")

    def __init__(
        self,
        tiles: dict[Cell, LaidTile],
        frontier: dict[Cell, int],
        room: tuple[list[Cell], ...],
        paths: dict[Cell, tuple[Cell, ...]],
    ) -> None:
        self.tiles = tiles
        self.frontier = frontier
        """Each empty cell next to a tile, with the bits of everything that fits there."""
        self.room = room
        """For each of the common fits, the cells where it fits, in ascending order."""
        self.paths = paths
        """Each tile's neighbours that a walker can cross to, in ascending order."""
        self._fits: int | None = None
        self._asked: dict[int, list[Cell]] = {}
        self._derived: dict[Callable[[Board], Any], Any] = {}
        self._answers: dict[Callable[..., Any], dict[Any, Any]] = {}

    def lay(self, laid: LaidTile, cell: Cell) -> "Board":
        """Return the board with one more tile."""
        tiles, frontier, paths = self.tiles.copy(), self.frontier.copy(), self.paths.copy()
        room = tuple([cells.copy() for cells in self.room])
        tiles[cell] = laid
        _take_out(room, cell, frontier.pop(cell, 0))
        reached = []
        for offset, accepts, crossable, back in laid.around:
            near = cell + offset
            other = tiles.get(near)
            if other is None:
                before = frontier.get(near)
                if before is None:
                    frontier[near] = accepts
                    for number in COMMON_FITS[accepts & ALL_COMMON]:
                        insort(room[number], near)
                else:
                    frontier[near] = before & accepts
                    _take_out(room, near, before & ~accepts)
            elif crossable and other.crossable[back]:
                reached.append(near)
                paths[near] = tuple(sorted((*paths[near], cell)))
        reached.sort()
        paths[cell] = tuple(reached)
        return Board(tiles, frontier, room, paths)

    def reached(self, laid: LaidTile, cell: Cell) -> list[Cell]:
        """Return the neighbours that a walker could cross to if this tile lay on this cell."""
        found = []
        for offset, _, crossable, back in laid.around:
            if crossable:
                other = self.tiles.get(cell + offset)
                if other is not None and other.crossable[back]:
                    found.append(cell + offset)
        return found

    def room_for(self, laid: LaidTile) -> list[Cell]:
        """Return the cells where this tile fits, in ascending order."""
        fit = laid.fit
        if fit & ALL_COMMON:
            return self.room[fit.bit_length() - 1]
        cells = self._asked.get(fit)
        if cells is None:
            cells = sorted([cell for cell, fits in self.frontier.items() if fits & fit])
            self._asked[fit] = cells
        return cells

    @property
    def fits(self) -> int:
        """The bits of everything that fits somewhere."""
        if self._fits is None:
            union = 0
            for fits in self.frontier.values():
                union |= fits
            self._fits = union
        return self._fits

    def derive(self, fact: Callable[["Board"], T]) -> T:
        """Return a memoised fact about this board; it is shared, so it must be immutable."""
        found: T | None = self._derived.get(fact)
        if found is None:
            found = self._derived[fact] = fact(self)
        return found

    def answers(self, question: Callable[..., T]) -> dict[Any, T]:
        """Return a cache for a function that depends on more than this board; the caller fills it.

        Its keys must name everything else the result depends on, because positions, bot games and imagined
        turns share a board. tests/bots/test_memory.py compares every cache kept here with fresh results.
        """
        found: dict[Any, T] | None = self._answers.get(question)
        if found is None:
            found = self._answers[question] = {}
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))

    def __repr__(self) -> str:
        return f"<Board of {len(self.tiles)} tiles>"


def _take_out(room: tuple[list[Cell], ...], cell: Cell, fits: int) -> None:
    """Remove a cell from the room of each common fit among these."""
    for number in COMMON_FITS[fits & ALL_COMMON]:
        cells = room[number]
        del cells[bisect_left(cells, cell)]


EMPTY_TABLE = Board({}, {}, tuple([] for _ in range(COMMON)), {})
