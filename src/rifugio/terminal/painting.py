"""Paints tiles on a canvas: ground, prints, pieces and markers."""

from collections.abc import Mapping, Sequence
from math import atan2, pi

from rifugio.engine.cells import Cell
from rifugio.engine.state import OwnedObject
from rifugio.engine.tiles import LaidTile
from rifugio.terminal.canvas import Canvas
from rifugio.terminal.colours import (
    BACK,
    BADGE,
    BEAR,
    BEAR_SIGN,
    GOLD,
    INK,
    PAPER,
    ROAD,
    ROADS,
    SEATS,
    SPOT,
    SPOT_SIGN,
    ground,
    kind_signs,
    object_sign,
    shaded,
)
from rifugio.terminal.hexes import Size


def paint_tile(canvas: Canvas, x: int, y: int, size: Size, laid: LaidTile, where: Cell = 0) -> None:
    """Paint a tile with its upper left corner here; its shade depends on its cell."""
    canvas.hexagon(x, y, size, [[shaded(tone, where) for tone in line] for line in _tones(laid, size)])
    _paint_texture(canvas, x, y + size.tip, size, laid)
    if laid.tile.is_pass:
        _paint_pass(canvas, x, y + size.tip, size, laid)
    else:
        _paint_print(canvas, x, y + size.tip, size, laid)


def _tones(laid: LaidTile, size: Size) -> list[list[str]]:
    if not laid.tile.is_pass:
        return [[ground(laid.tile.terrain).tone] * size.width] * size.height
    return [
        [ground(laid.sides[_side(column, line, size)]).tone for column in range(size.width)]
        for line in range(size.height)
    ]


def _side(column: int, line: int, size: Size) -> int:
    """Return the direction of the side nearest to a character of a hexagon."""
    across = column + 0.5 - size.width / 2
    down = (line + 0.5 - size.height / 2) * size.width / size.height * 1.15
    return round(atan2(down, across) / (pi / 3)) % 6


def _paint_texture(canvas: Canvas, x: int, y: int, size: Size, laid: LaidTile) -> None:
    """Scatter the sign of the terrain sparsely, staggered from line to line."""
    if laid.tile.is_pass:
        return
    look = ground(laid.tile.terrain)
    for line in range(size.body):
        for column in range(1 + 2 * (line % 2), size.width - 1, 4):
            canvas.write(x + column, y + line, look.sign, look.texture, bold=False)


def _paint_print(canvas: Canvas, x: int, y: int, size: Size, laid: LaidTile) -> None:
    kind = laid.tile.kind
    if kind == "bear":
        canvas.write(x + 1, y, BEAR_SIGN if size.body > 1 else BEAR_SIGN[1:-1], PAPER, BEAR)
    elif sign := kind_signs().get(kind):
        number = laid.tile.id[-1] if laid.tile.id[-1].isdigit() else ""
        canvas.write(x + 1, y, f"{sign}{number}", INK, PAPER)


def _paint_pass(canvas: Canvas, x: int, y: int, size: Size, laid: LaidTile) -> None:
    """Write the signs of all six sides around the number and the road."""
    east, south_east, south_west, west, north_west, north_east = (ground(side) for side in laid.sides)
    road = ROADS[laid.crossable.index(True) % 3]
    name = laid.tile.id
    last = size.width - 1
    if size.body == 1:
        canvas.write(x, y, west.sign, west.texture, bold=False)
        canvas.write(x + 1, y, f"{name[-1]}{road}", INK, ROAD)
        canvas.write(x + last, y, east.sign, east.texture, bold=False)
        return
    inner, middle, low = size.width // 4, size.width // 2 - 1, size.body - 1
    for column, line, look in (
        (0, size.body // 2 - (size.body == 2), west),
        (inner, 0, north_west),
        (last - inner, 0, north_east),
        (last, size.body // 2 - (size.body == 2), east),
        (inner, low, south_west),
        (last - inner, low, south_east),
    ):
        canvas.write(x + column, y + line, look.sign, look.texture, bold=False)
    canvas.write(x + middle, y, name, INK, ROAD)
    for line in range(1, size.body):
        canvas.write(x + middle, y + line, road * 2, INK, ROAD)


def paint_name(canvas: Canvas, x: int, y: int, size: Size, name: str) -> None:
    """Write the name of a tile in its middle, if there is room."""
    if size.body > 2 and len(name) <= size.width - 2:
        canvas.write(x + 1, y + size.tip + 1, name, INK)


def paint_back(canvas: Canvas, x: int, y: int, size: Size, count: int) -> None:
    """Paint the pile, with the number of its tiles."""
    canvas.hexagon(x, y, size, [[BACK] * size.width] * size.height)
    canvas.write(x, y + size.tip, f"{count or '–'}".center(size.width), PAPER)
    if size.body > 1 and count:
        canvas.write(x, y + size.tip + 1, "?".center(size.width), PAPER, bold=False)


def paint_spot(canvas: Canvas, x: int, y: int, size: Size, where: Cell) -> None:
    """Paint an empty cell where something can be laid."""
    canvas.hexagon(x, y, size, [[shaded(SPOT, where, 0.3)] * size.width] * size.height)
    canvas.write(x, y + size.tip + size.body // 2, "◦".center(size.width), SPOT_SIGN)


def paint_pieces(
    canvas: Canvas, x: int, y: int, size: Size, built: OwnedObject | None, walkers: Sequence[int]
) -> None:
    """Paint the pieces on a tile in its last line: walkers at the left, the building at the right.

    The smallest size has only one line: there the walkers come after the building.
    """
    line = y + size.tip + size.body - 1
    small = size.body == 1
    if built is not None:
        look = SEATS[built.owner % len(SEATS)]
        at = x + (3 if small else size.width - 3)
        canvas.write(at, line, object_sign(built.what) + look.sign, look.ink, look.body)
    if small:
        room = 1 if built is not None else 3
        left = x + size.width - min(len(walkers), room)
        _walkers(canvas, left, line, walkers if len(walkers) <= room else walkers[:room])
    elif len(walkers) == 1:
        look = SEATS[walkers[0] % len(SEATS)]
        canvas.write(x + 1, line, f"☻{look.sign}", look.ink, look.body)
    else:
        _walkers(canvas, x + (1 if len(walkers) < 5 or built is None else 0), line, walkers)


def _walkers(canvas: Canvas, x: int, line: int, walkers: Sequence[int]) -> None:
    for number, seat in enumerate(walkers):
        look = SEATS[seat % len(SEATS)]
        canvas.write(x + number, line, look.sign, look.ink, look.body)


def paint_badge(
    canvas: Canvas, x: int, y: int, size: Size, text: str, *, chosen: bool = False, low: bool = False
) -> None:
    """Write a small badge: the steps to get here, or the number of a step on the way.

    It is at the upper right, or `low` where that would touch the number of a pass.
    """
    colours = (INK, GOLD) if chosen else (GOLD, BADGE)
    if size.body == 1:
        canvas.write(x, y + size.tip, text[:1] if len(text.rstrip(".")) < 2 else "+", *colours)
    else:
        line = y + size.tip + (size.body - 1 if low else 0)
        canvas.write(x + size.width - 1 - len(text), line, text, *colours)


def paint_cursor(canvas: Canvas, x: int, y: int, size: Size) -> None:
    """Put brackets around a cell."""
    for line in range(size.body):
        canvas.write(x, y + size.tip + line, "[", INK, GOLD)
        canvas.write(x + size.width - 1, y + size.tip + line, "]", INK, GOLD)


def standing(cells: Sequence[Cell]) -> Mapping[Cell, list[int]]:
    """Return the seats on each cell, given the cell of each seat."""
    found: dict[Cell, list[int]] = {}
    for seat, where in enumerate(cells):
        found.setdefault(where, []).append(seat)
    return found
