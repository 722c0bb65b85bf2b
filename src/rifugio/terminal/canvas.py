"""A canvas of coloured characters, for painting hexagons."""

from dataclasses import dataclass
from typing import TypeAlias

from rich.segment import Segment
from rich.style import Style

from rifugio.terminal.hexes import BLOCKS, Size

Look: TypeAlias = tuple[str, str, str, bool]
"""Character, colour, background colour, bold."""

_STYLES: dict[tuple[str, str, bool], Style] = {}


def style(colour: str, behind: str, bold: bool = False) -> Style:
    """Return a style, cached."""
    key = (colour, behind, bold)
    found = _STYLES.get(key)
    if found is None:
        found = _STYLES[key] = Style(color=colour, bgcolor=behind, bold=bold)
    return found


@dataclass
class _Seam:
    """A character on the slanted side between two rows."""

    eighths: int
    upper: str
    lower: str


class Canvas:
    """A grid of `width` columns and `height` lines."""

    def __init__(self, width: int, height: int, behind: str) -> None:
        self.width, self.height, self.behind = width, height, behind
        blank: Look = (" ", behind, behind, False)
        self.rows: list[list[Look]] = [[blank] * width for _ in range(height)]
        self._seams: dict[tuple[int, int], _Seam] = {}

    def hexagon(self, left: int, top: int, size: Size, tones: list[list[str]]) -> None:
        """Paint the ground of a hexagon; `tones` has a colour for each character, tips included."""
        for line in range(size.height):
            y = top + line
            if not 0 <= y < self.height:
                continue
            for column in range(size.width):
                x = left + column
                if not 0 <= x < self.width:
                    continue
                tone = tones[line][column]
                if line < size.tip:
                    self._seam(x, y, size.rise(column, line)).lower = tone
                elif line >= size.tip + size.body:
                    under = line - size.tip - size.body
                    opposite = (column + size.width // 2) % size.width
                    self._seam(x, y, size.rise(opposite, under)).upper = tone
                else:
                    self.rows[y][x] = (" ", tone, tone, False)

    def _seam(self, x: int, y: int, eighths: int) -> _Seam:
        return self._seams.setdefault((x, y), _Seam(eighths, self.behind, self.behind))

    def write(
        self, x: int, y: int, text: str, colour: str, behind: str | None = None, bold: bool = True
    ) -> None:
        """Overwrite characters; the background stays unless another is given."""
        if not 0 <= y < self.height:
            return
        for offset, letter in enumerate(text):
            if 0 <= x + offset < self.width:
                ground = behind or self.rows[y][x + offset][2]
                self.rows[y][x + offset] = (letter, colour, ground, bold)

    def finish(self) -> None:
        """Paint the slanted sides, now that both adjacent hexagons are known."""
        for (x, y), (seam) in self._seams.items():
            self.rows[y][x] = (BLOCKS[seam.eighths], seam.lower, seam.upper, False)
        self._seams.clear()

    def line(self, y: int) -> list[Segment]:
        """Return a line for the screen; runs of one style become one segment."""
        segments: list[Segment] = []
        text, last = "", None
        for letter, colour, behind, bold in self.rows[y]:
            key = (colour, behind, bold)
            if letter == " ":
                key = (
                    last[0] if last and last[1] == behind else colour,
                    behind,
                    last[2] if last and last[1] == behind else bold,
                )
            if key != last and last is not None:
                segments.append(Segment(text, style(*last)))
                text = ""
            text += letter
            last = key
        if last is not None:
            segments.append(Segment(text, style(*last)))
        return segments
