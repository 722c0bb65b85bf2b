"""The welcome text of `rifugio serve`: the addresses, and a QR code for phones."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import segno

_BLOCKS: Final = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
"""Upper and lower module; 1 is dark. Light modules are drawn, because most terminals are dark."""
_COLOURS: Final = "\x1b[97;40m", "\x1b[0m"


def qr_lines(text: str) -> list[str]:
    """Return a text as a QR code, two rows of modules per line, with a quiet zone around it."""
    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=4)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        "".join(_BLOCKS[above, below] for above, below in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]


def coloured(lines: Sequence[str]) -> list[str]:
    """Return the lines in white on black, so that the code can be scanned off a light terminal too."""
    on, off = _COLOURS
    return [f"{on}{line}{off}" for line in lines]


def welcome(here: str, elsewhere: Sequence[str], code: Sequence[str], folder: Path | None) -> str:
    """Return the text printed when the server is ready."""
    lines = ["", "Rifugio is open.", "", f"  on this computer         {here}"]
    if elsewhere:
        lines.append(f"  on phones at the table   {elsewhere[0]}   (in the same network)")
        lines += [f"                           {other}" for other in elsewhere[1:]]
    else:
        lines.append("  Other devices cannot reach it: there is no network, or --host keeps them out.")
    lines += ["", *code, ""] if code else [""]
    if folder is not None:
        lines.append(f"Games are kept in {folder}.")
    return "\n".join([*lines, "Ctrl-C stops; every game goes on where it was.", ""])
