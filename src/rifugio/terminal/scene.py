"""The contents of the map: the landscape, the selection and the cursor."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rifugio.engine.base.information import View
from rifugio.engine.cells import Cell
from rifugio.engine.tiles import LaidTile
from rifugio.terminal.canvas import Canvas
from rifugio.terminal.hexes import Size
from rifugio.terminal.painting import (
    paint_badge,
    paint_cursor,
    paint_name,
    paint_pieces,
    paint_spot,
    paint_tile,
    standing,
)


@dataclass
class Scene:
    """The contents of the map."""

    view: View
    cursor: Cell | None = None
    spots: frozenset[Cell] = frozenset()
    """Empty cells where something can be laid."""
    reach: dict[Cell, int] = field(default_factory=dict)
    """Tiles that are targets, with the steps it takes."""
    ghost: LaidTile | None = None
    path: dict[Cell, int] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    """Names of tiles by id; only of those that have their own."""
    fresh: frozenset[Cell] = frozenset()
    """Tiles laid since the reader's last turn."""

    def paint(self, canvas: Canvas, size: Size, origin: tuple[int, int]) -> None:
        """Paint everything; `origin` is the map's column and line at the upper left corner."""

        def at(cell: Cell) -> tuple[int, int]:
            x, y = size.corner(cell)
            return x - origin[0], y - origin[1]

        walkers = standing([player.cell for player in self.view.players])
        for cell in self.spots:
            paint_spot(canvas, *at(cell), size, cell)
        for cell, laid in self.view.board.tiles.items():
            paint_tile(canvas, *at(cell), size, laid, cell)
            if laid.tile.id in self.names:
                paint_name(canvas, *at(cell), size, self.names[laid.tile.id])
            paint_pieces(canvas, *at(cell), size, self.view.objects.get(cell), walkers.get(cell, []))
            if cell in self.fresh and cell not in self.reach:
                self._badge(canvas, at(cell), size, cell, "*")
        for cell, steps in self.reach.items():
            self._badge(canvas, at(cell), size, cell, f"{steps}")
        if self.cursor is not None:
            if self.ghost is not None:
                paint_tile(canvas, *at(self.cursor), size, self.ghost, self.cursor)
            paint_cursor(canvas, *at(self.cursor), size)
        for cell, number in self.path.items():
            self._badge(canvas, at(cell), size, cell, f"{number}.", chosen=True)
        canvas.finish()

    def _badge(
        self,
        canvas: Canvas,
        where: tuple[int, int],
        size: Size,
        cell: Cell,
        text: str,
        *,
        chosen: bool = False,
    ) -> None:
        laid = self.view.board.tiles.get(cell)
        low = laid is not None and laid.tile.is_pass
        paint_badge(canvas, *where, size, text, chosen=chosen, low=low)
