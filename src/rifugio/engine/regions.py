"""Connected parts of the landscape: land regions, and the rivers between them."""

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell, neighbours


def region(board: Board, cell: Cell) -> frozenset[Cell]:
    """Return the land one can walk to from a land tile, or the river a water tile belongs to.

    Walkers and objects do not block; the sides of passes do. Memoised for each region of a board.
    """
    known = board.answers(_connected)
    found = known.get(cell)
    if found is None:
        found = _connected(board, cell)
        known.update(dict.fromkeys(found, found))
    return found


def shore(board: Board, water: Cell) -> list[Cell]:
    """Return the land tiles bordering a water tile, in ascending order."""
    tiles = board.tiles
    return sorted(near for near in neighbours(water) if near in tiles and tiles[near].tile.land)


def _connected(board: Board, cell: Cell) -> frozenset[Cell]:
    tiles, paths = board.tiles, board.paths
    land = tiles[cell].tile.land
    part, ahead = {cell}, [cell]
    while ahead:
        for near in paths[ahead.pop()]:
            if near not in part and tiles[near].tile.land is land:
                part.add(near)
                ahead.append(near)
    return frozenset(part)
