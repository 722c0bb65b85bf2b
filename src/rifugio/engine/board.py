"""The landscape on the table: which tile lies where, and what follows from that.

An immutable value. Everything derived is kept with it and carried over when a tile is laid, because
laying one tile changes at most six neighbouring cells; walking shares the board as it is. No rule of the
game is decided here: which sides fit and which can be crossed comes in with the tile.
"""

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from rifugio.engine.cells import Cell
from rifugio.engine.tiles import LaidTile

T = TypeVar("T")


class Board:
    """Tiles by cell, with the frontier, the room and the paths that follow from them."""

    __slots__ = ("_asked", "_derived", "_fits", "frontier", "paths", "room", "tiles")

    def __init__(
        self,
        tiles: dict[Cell, LaidTile],
        frontier: dict[Cell, int],
        room: dict[int, list[Cell]],
        paths: dict[Cell, tuple[Cell, ...]],
    ) -> None:
        self.tiles = tiles
        self.frontier = frontier
        """Each empty cell next to a tile, with the bits of all that fits there."""
        self.room = room
        """For the commonest fits, the cells where they fit, in ascending order."""
        self.paths = paths
        """Each tile's neighbours that a walker can cross to, in ascending order."""
        self._fits: int | None = None
        self._asked: dict[int, list[Cell]] = {}
        self._derived: dict[Callable[[Board], Any], Any] = {}

    def lay(self, laid: LaidTile, cell: Cell) -> "Board":
        """Return the board with one more tile."""
        tiles, frontier, paths = self.tiles.copy(), self.frontier.copy(), self.paths.copy()
        tiles[cell] = laid
        changed = [(cell, frontier.pop(cell, 0), 0)]
        reached = []
        for offset, accepts, crossable, back in laid.around:
            near = cell + offset
            other = tiles.get(near)
            if other is None:
                before = frontier.get(near)
                after = frontier[near] = accepts if before is None else before & accepts
                changed.append((near, before or 0, after))
            elif crossable and other.crossable[back]:
                reached.append(near)
                paths[near] = tuple(sorted((*paths[near], cell)))
        paths[cell] = tuple(sorted(reached))
        return Board(tiles, frontier, _room_after(self.room, changed), paths)

    def room_for(self, laid: LaidTile) -> list[Cell]:
        """Return the cells where this tile fits, in ascending order."""
        fit = laid.fit
        cells = self.room.get(fit)
        if cells is None:
            cells = self._asked.get(fit)
            if cells is None:
                cells = sorted([cell for cell, fits in self.frontier.items() if fits & fit])
                self._asked[fit] = cells
        return cells

    @property
    def fits(self) -> int:
        """The bits of all that fits somewhere."""
        if self._fits is None:
            union = 0
            for fits in self.frontier.values():
                union |= fits
            self._fits = union
        return self._fits

    def derive(self, fact: Callable[["Board"], T]) -> T:
        """Return a fact about this board, worked out at most once."""
        found: T | None = self._derived.get(fact)
        if found is None:
            found = self._derived[fact] = fact(self)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.tiles == other.tiles

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))

    def __repr__(self) -> str:
        return f"<Board of {len(self.tiles)} tiles>"


def empty_table(common_fits: Iterable[int]) -> Board:
    """Return a board without tiles that will keep the room for these fits at hand."""
    return Board({}, {}, {fit: [] for fit in common_fits}, {})


def _room_after(room: dict[int, list[Cell]], changed: list[tuple[Cell, int, int]]) -> dict[int, list[Cell]]:
    """Return the room after some frontier cells changed what fits there, from `before` to `after`."""
    new_room = {fit: cells.copy() for fit, cells in room.items()}
    for cell, before, after in changed:
        changes = before ^ after
        if changes:
            for fit, cells in new_room.items():
                if changes & fit:
                    if after & fit:
                        insort(cells, cell)
                    else:
                        del cells[bisect_left(cells, cell)]
    return new_room
