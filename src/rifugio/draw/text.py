"""A position as text: two lines per row of hexagons, each row half a cell further right than the last.

A cell shows the id of its tile and, at the right, the object on it with its owner; below, the walkers by
seat. The rest is filled with the sign of the terrain. After the id of a pass come the direction of its road
and its rotation. Each row begins with the coordinates of its first cell.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rifugio.draw.position import Position, drawn_cells, things, walkers
from rifugio.draw.text_lists import legend_lines, offer_lines, part_lines, pass_lines, seat_lines, turn_line
from rifugio.draw.text_signs import FILL, HIGHLIGHT, UNKNOWN, object_sign, pass_sign
from rifugio.engine.cells import Cell, coordinates
from rifugio.engine.text.cells import write_cell
from rifugio.engine.tiles import LaidTile

MARGIN: Final = 8
"""Columns left of the landscape, for the coordinates."""


class CellSize(NamedTuple):
    """Columns of text in a cell, and columns from one cell to the next."""

    width: int
    pitch: int


WIDE: Final = CellSize(5, 6)
NARROW: Final = CellSize(4, 4)


def draw_text(position: Position, *, highlight: Iterable[Cell] = (), columns: int = 100) -> str:
    """Draw a position as plain text; a landscape too wide for these columns gets narrower cells."""
    marked = frozenset(highlight)
    parts = [
        [turn_line(position)],
        landscape_lines(position, marked, columns),
        [*legend_lines(position), *pass_lines(position)],
        offer_lines(position),
        [*seat_lines(position), *part_lines(position)],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts)


def landscape_lines(position: Position, marked: frozenset[Cell], columns: int) -> list[str]:
    """Draw the landscape."""
    cells = drawn_cells(position, marked)
    places = {cell: _place(cell) for cell in cells}
    left = min(x for x, _ in places.values())
    top = min(y for _, y in places.values())
    right = max(x for x, _ in places.values())
    halves = right - left + 2
    size = WIDE if MARGIN + halves * WIDE.pitch // 2 - 1 <= columns else NARROW
    rows = _labels(places, top)
    standing = walkers(position)
    for cell in sorted(cells, key=lambda one: places[one]):
        x, y = places[cell]
        column = MARGIN + (x - left) * size.pitch // 2
        tile = position.board.tiles.get(cell)
        upper = _upper(position, cell, tile)
        fill = HIGHLIGHT if cell in marked else FILL.get(tile.tile.terrain, UNKNOWN) if tile else UNKNOWN
        pair = (_spread(upper, size.width, fill), _seats(standing.get(cell, [])).center(size.width, fill))
        for below, line in enumerate(pair):
            number = 2 * (y - top) + below
            rows[number] = rows[number].ljust(column) + line
    return [row.rstrip() for row in rows]


def _place(cell: Cell) -> tuple[int, int]:
    """Return a cell's position, in half cells to the right and rows down."""
    q, r = coordinates(cell)
    return 2 * q + r, r


def _labels(places: dict[Cell, tuple[int, int]], top: int) -> list[str]:
    """Return two lines for each row, the upper one with the coordinates of the row's first cell."""
    bottom = max(y for _, y in places.values())
    rows = [""] * (2 * (bottom - top + 1))
    for cell in sorted(places, key=lambda one: places[one], reverse=True):
        rows[2 * (places[cell][1] - top)] = write_cell(cell).rjust(MARGIN - 2)
    return rows


def _upper(position: Position, cell: Cell, laid: LaidTile | None) -> tuple[str, str]:
    """Return the left and the right part of a cell's upper line."""
    found = things(position).get(cell)
    right = object_sign(found.what) + str(found.owner) if found else ""
    if laid is None:
        return "", right
    return laid.tile.id + (pass_sign(laid) if laid.tile.is_pass else ""), right


def _spread(ends: tuple[str, str], width: int, fill: str) -> str:
    left, right = ends
    return left[: width - len(right)].ljust(width - len(right), fill) + right


def _seats(seats: list[int]) -> str:
    """Return the seats of the walkers on a cell; all five are written `0-4`."""
    return "0-4" if len(seats) == 5 else "".join(map(str, seats))
