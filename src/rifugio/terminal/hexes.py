"""The geometry of pointy-top hexagons in columns and lines.

Two rows of hexagons share lines, where the slanted sides are drawn with block characters of different
heights, the lower hexagon growing up into the upper one.
"""

from typing import Final, NamedTuple

from rifugio.engine.cells import Cell, cell, coordinates

BLOCKS: Final = " ▁▂▃▄▅▆▇█"


class Size(NamedTuple):
    """Columns of a hexagon, lines of its middle part, and lines it shares with the row below."""

    width: int
    body: int
    tip: int

    @property
    def pitch(self) -> int:
        """Lines from one row to the next."""
        return self.body + self.tip

    @property
    def height(self) -> int:
        """Lines of a hexagon with both tips."""
        return self.body + 2 * self.tip

    def corner(self, where: Cell) -> tuple[int, int]:
        """Return column and line of a cell's upper left corner; START's is at (0, 0)."""
        q, r = coordinates(where)
        return self.width * q + self.width // 2 * r, self.pitch * r

    def rise(self, column: int, line: int) -> int:
        """Return how many eighths of a character a hexagon fills, in a column and a line of its upper tip."""
        half = self.width / 2
        height = self.tip * (1 - abs(column + 0.5 - half) / half)
        return round(8 * min(1.0, max(0.0, height - (self.tip - 1 - line))))

    def at(self, x: int, y: int) -> Cell:
        """Return the cell at a column and a line."""
        r, line = divmod(y, self.pitch)
        found = self._in_row(x, r)
        if line < self.tip and self.rise((x - self.width // 2 * r) % self.width, line) < 4:
            return self._in_row(x, r - 1)
        return found

    def _in_row(self, x: int, r: int) -> Cell:
        return cell((x - self.width // 2 * r) // self.width, r)


SIZES: Final = (Size(6, 1, 1), Size(8, 2, 1), Size(12, 3, 2))
"""Small, middle and large."""
