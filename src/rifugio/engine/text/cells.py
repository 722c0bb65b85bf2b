"""Cells as text, and back."""

import re

from rifugio.engine.cells import ROW, Cell, cell, coordinates


def write_cell(where: Cell) -> str:
    """Write a cell as its axial coordinates, `q,r`."""
    q, r = coordinates(where)
    return f"{q},{r}"


def read_cell(text: str) -> Cell:
    """Read a cell."""
    match = re.fullmatch(r"(-?\d+),(-?\d+)", text, re.ASCII)
    if not match or any(abs(int(number)) >= ROW // 2 for number in match.groups()):
        raise ValueError(f"not a cell: {text!r}")
    return cell(int(match[1]), int(match[2]))
