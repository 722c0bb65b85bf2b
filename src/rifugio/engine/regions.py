"""Connected parts of the landscape: land regions, and the rivers between them."""

from collections.abc import Iterable

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell, neighbours


def land_regions(board: Board) -> dict[Cell, frozenset[Cell]]:
    """Return for each land tile the tiles one can walk to from it, whoever stands in the way."""
    return _parts(board, (cell for cell, laid in board.tiles.items() if laid.tile.land))


def rivers(board: Board) -> dict[Cell, frozenset[Cell]]:
    """Return for each water tile the water connected with it."""
    return _parts(board, (cell for cell, laid in board.tiles.items() if not laid.tile.land))


def shore(board: Board, water: Cell) -> list[Cell]:
    """Return the land tiles bordering a water tile, in ascending order."""
    tiles = board.tiles
    return sorted(near for near in neighbours(water) if near in tiles and tiles[near].tile.land)


def _parts(board: Board, cells: Iterable[Cell]) -> dict[Cell, frozenset[Cell]]:
    """Split cells into parts connected by paths; each cell is given its part."""
    waiting, found = set(cells), {}
    while waiting:
        ahead = [waiting.pop()]
        part = set(ahead)
        while ahead:
            near = waiting.intersection(board.paths[ahead.pop()])
            waiting -= near
            part |= near
            ahead += near
        whole = frozenset(part)
        found.update(dict.fromkeys(part, whole))
    return found
