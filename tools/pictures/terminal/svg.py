"""Renders a terminal screen, as tmux captured it, as SVG.

Block and box-drawing characters are drawn as shapes, because fonts leave gaps between them. All else is text
in the reader's monospace font; no font is loaded.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from rich.ansi import AnsiDecoder
from rich.color import Color
from rich.console import Console
from rich.style import Style

WIDE, HIGH, FONT, BASE = 8, 16, 13.2, 12
"""Size of a character, font size and baseline, in points."""
MARGIN: Final = 10
INK, NIGHT = "#e8e4d8", "#161b1e"
DIM: Final = 0.62
FAMILY: Final = "'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace"
STYLE: Final = (
    f"text{{font:{FONT}px {FAMILY};white-space:pre}}.b{{font-weight:bold}}.i{{font-style:italic}}"
    "path{shape-rendering:crispEdges}.f{fill:none;stroke-width:1.2;shape-rendering:auto}"
)

BLOCKS: Final = {block: eighths for eighths, block in enumerate("▁▂▃▄▅▆▇█", 1)}
_ACROSS, _DOWN = WIDE / 2, HIGH / 2
FRAMES: Final = {
    "─": f"h{WIDE}",
    "│": f"m{_ACROSS:g} -{_DOWN:g}v{HIGH}",
    "╭": f"m{_ACROSS:g} {_DOWN:g}v-2q0 -{_DOWN - 2:g} {_ACROSS:g} -{_DOWN - 2:g}",
    "╮": f"q{_ACROSS:g} 0 {_ACROSS:g} {_DOWN - 2:g}v2",
    "╰": f"m{_ACROSS:g} -{_DOWN:g}v2q0 {_DOWN - 2:g} {_ACROSS:g} {_DOWN - 2:g}",
    "╯": f"q{_ACROSS:g} 0 {_ACROSS:g} -{_DOWN - 2:g}v-2",
}
"""Where the lines of box-drawing characters run, relative to the middle of a character's left side."""
WORDS: Final = re.compile(r"\S+(?: \S+)*")


class Cell(NamedTuple):
    """A character with its colours."""

    letter: str
    ink: str
    behind: str
    bold: bool = False
    italic: bool = False


def cells(captured: str) -> list[list[Cell]]:
    """Return the characters of a captured screen, row by row."""
    console, decoder = Console(color_system="truecolor", force_terminal=True), AnsiDecoder()
    return [
        [cell for part in decoder.decode_line(line).render(console) for cell in _cells(part.text, part.style)]
        for line in captured.removesuffix("\n").split("\n")  # one decoder: colours carry over
    ]


def _cells(letters: str, style: Style | None) -> Iterator[Cell]:
    style = style or Style()
    ink, behind = _colour(style.color, INK), _colour(style.bgcolor, NIGHT)
    if style.reverse:
        ink, behind = behind, ink
    if style.dim:
        ink = _mixed(ink, behind)
    for letter in letters:
        if letter != "\n":
            yield Cell(letter, ink, behind, bool(style.bold), bool(style.italic))


def _colour(colour: Color | None, usual: str) -> str:
    return usual if colour is None or colour.is_default else colour.get_truecolor().hex


def _mixed(ink: str, behind: str) -> str:
    parts = ((int(ink[at : at + 2], 16), int(behind[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(DIM * one + (1 - DIM) * other):02x}" for one, other in parts)


def svg(captured: str, title: str) -> str:
    """Return a captured screen as SVG; `title` is for screen readers."""
    rows = cells(captured)
    width = max(map(len, rows)) * WIDE + 2 * MARGIN
    height = len(rows) * HIGH + 2 * MARGIN
    named = escape(title)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{named}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" rx="8" fill="{NIGHT}"/>',
            f'<g transform="translate({MARGIN} {MARGIN})">',
            *_grounds(rows),
            *_frames(rows),
            *_texts(rows),
            "</g>",
            "</svg>\n",
        ]
    )


def _grounds(rows: list[list[Cell]]) -> Iterator[str]:
    """Yield the background shapes by colour, and the block characters on top of them."""
    behind, blocks = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    for y, row in enumerate(rows):
        for x, run in _runs(row, lambda cell: cell.behind):
            behind[run[0].behind].append(_box(x, y, len(run), 8))
        for x, run in _runs(row, lambda cell: (cell.letter, cell.ink)):
            if run[0].letter in BLOCKS:
                blocks[run[0].ink].append(_box(x, y, len(run), BLOCKS[run[0].letter]))
    behind.pop(NIGHT, None)
    for shapes in (behind, blocks):
        yield from (f'<path fill="{colour}" d="{"".join(parts)}"/>' for colour, parts in shapes.items())


def _box(x: int, y: int, length: int, eighths: int) -> str:
    """Return a rectangle some eighths high, from the bottom, across some characters."""
    tall = HIGH * eighths / 8
    return f"M{x * WIDE} {(y + 1) * HIGH - tall:g}h{length * WIDE}v{tall:g}h-{length * WIDE}z"


def _frames(rows: list[list[Cell]]) -> Iterator[str]:
    lines = defaultdict[str, list[str]](list)
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell.letter in FRAMES:
                lines[cell.ink].append(f"M{x * WIDE} {y * HIGH + _DOWN:g}{FRAMES[cell.letter]}")
    yield from (f'<path class="f" stroke="{ink}" d="{"".join(parts)}"/>' for ink, parts in lines.items())


def _texts(rows: list[list[Cell]]) -> Iterator[str]:
    """Yield text elements, each stretched to the width of its characters."""
    for y, row in enumerate(rows):
        for start, run in _runs(row, lambda cell: (cell.ink, cell.bold, cell.italic)):
            letters = "".join(" " if _drawn(cell) else cell.letter for cell in run)
            looks = " ".join(name for name, on in (("b", run[0].bold), ("i", run[0].italic)) if on)
            kind = f' class="{looks}"' if looks else ""
            for words in WORDS.finditer(letters):
                place = f'x="{(start + words.start()) * WIDE}" y="{y * HIGH + BASE}" fill="{run[0].ink}"'
                fit = f' textLength="{len(words[0]) * WIDE}" lengthAdjust="spacingAndGlyphs"'
                yield f"<text{kind} {place}{fit if len(words[0]) > 1 else ''}>{escape(words[0])}</text>"


def _drawn(cell: Cell) -> bool:
    return cell.letter in BLOCKS or cell.letter in FRAMES


def _runs(row: list[Cell], look: Callable[[Cell], object]) -> Iterator[tuple[int, list[Cell]]]:
    """Yield runs of equally styled neighbours, with the column they start in."""
    start = 0
    for _, group in groupby(row, look):
        run = list(group)
        yield start, run
        start += len(run)
