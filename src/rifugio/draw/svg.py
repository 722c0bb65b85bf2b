"""A position as an SVG picture: the landscape at the left, the offer and the players at the right."""

from collections.abc import Iterable
from html import escape
from typing import Final

from rifugio.draw.elements import element, group, number, to
from rifugio.draw.geometry import PANEL_WIDTH, WIDTH, Drawn, Frame, Point, centre, frame_around
from rifugio.draw.icons import icons
from rifugio.draw.landscape import BARE, draw_tile, outline
from rifugio.draw.palette import INK, PAPER
from rifugio.draw.panel import draw_panel
from rifugio.draw.pieces import draw_object, draw_walkers
from rifugio.draw.position import Position, drawn_cells, shores, things, walkers
from rifugio.draw.textures import textures
from rifugio.engine.cells import Cell, direction_to
from rifugio.engine.state import OwnedObject
from rifugio.engine.text.cells import write_cell

MARGIN: Final = 24.0
GAP: Final = 48.0
"""Between the landscape and the panel."""

FONT: Final = "'DejaVu Sans', Verdana, sans-serif"


def draw_svg(
    position: Position,
    *,
    highlight: Iterable[Cell] = (),
    tile_width: float = 64,
    title: str | None = None,
) -> str:
    """Draw a position as an SVG document; `tile_width` in pixels, `title` for screen readers."""
    marked = frozenset(highlight)
    landscape = frame_around(drawn_cells(position, marked))
    panel = draw_panel(position)
    width = landscape.width + GAP + PANEL_WIDTH + 2 * MARGIN
    height = max(landscape.height, panel.height) + 2 * MARGIN
    return element(
        "svg",
        element("title", escape(title)) if title else "",
        element("defs", textures(), icons()),
        element("rect", width=width, height=height, fill=PAPER),
        _landscape(position, marked, _origin(landscape, height)),
        _beside(panel, landscape.width),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width * tile_width / WIDTH,
        height=height * tile_width / WIDTH,
        font_family=FONT,
        font_weight="bold",
        text_anchor="middle",
        fill=INK,
    )


def _origin(landscape: Frame, height: float) -> Point:
    """Return where to put the middle of START, so that the landscape is centred in its area."""
    return Point(MARGIN - landscape.left, (height - landscape.height) / 2 - landscape.top)


def _beside(panel: Drawn, landscape_width: float) -> str:
    return group(panel.content, transform=to(Point(MARGIN + landscape_width + GAP, MARGIN)), class_="panel")


def _landscape(position: Position, marked: frozenset[Cell], origin: Point) -> str:
    """Draw all tiles, then everything on them, then the highlights."""
    tiles = [_tile(position, cell) for cell in sorted(position.board.tiles)]
    objects = [_object(position, cell, found) for cell, found in sorted(things(position).items())]
    standing = sorted(walkers(position).items())
    people = [_walkers(position, cell, seats) for cell, seats in standing]
    marks = [_at(cell, outline(), class_="highlight") for cell in sorted(marked)]
    return group(*tiles, *objects, *people, *marks, transform=to(origin), class_="landscape")


def _at(cell: Cell, *content: str, **attributes: str) -> str:
    return group(*content, transform=to(centre(cell)), data_cell=write_cell(cell), **attributes)


def _tile(position: Position, cell: Cell) -> str:
    laid = position.board.tiles[cell]
    content = draw_tile(laid, occupied=cell in things(position))
    return _at(cell, content, class_="tile", data_tile=laid.tile.id, data_rotation=str(laid.rotation))


def _walkers(position: Position, cell: Cell, seats: list[int]) -> str:
    sides = {seat: direction_to(cell, land) for seat, land in shores(position).items()}
    near = {seat: side for seat, side in sides.items() if side is not None}
    return _at(cell, *draw_walkers(seats, near), class_="walkers")


def _object(position: Position, cell: Cell, found: OwnedObject) -> str:
    laid = position.board.tiles.get(cell)
    beside = laid is not None and laid.tile.kind not in BARE
    return _at(cell, draw_object(found, beside=beside), class_="objects")
