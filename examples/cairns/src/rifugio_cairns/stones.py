"""The extension's state: where the cairns are, and who piled them up."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rifugio.engine.cells import Cell
from rifugio.engine.rulebook import Marks, Part
from rifugio.engine.state import State
from rifugio.engine.text.cells import read_cell, write_cell

NAME: Final = "cairns"
CAIRN: Final = "cairns-cairn"
"""The name of a cairn on the map: the key of its words and of its art."""
STONES: Final = 4
"""Cairns that a player has stones for."""

Piled: TypeAlias = Mapping[Cell, int]


def piled(state: State) -> Piled:
    """Return all cairns by cell, with the seat of their owner."""
    found: Piled = state.parts[NAME]
    return found


def number_of(state: State, seat: int) -> int:
    """Return how many cairns a player has piled up."""
    return sum(owner == seat for owner in piled(state).values())


def write_piled(cairns: Piled) -> str:
    """Write the cairns as `1,0=2 …`, by cell, so that equal positions give equal texts."""
    return " ".join(f"{write_cell(cell)}={seat}" for cell, seat in sorted(cairns.items())) or "-"


def read_piled(text: str) -> Piled:
    """Read the cairns from that text."""
    pairs = (word.split("=") for word in ([] if text == "-" else text.split()))
    return {read_cell(cell): int(seat) for cell, seat in pairs}


def marks(cairns: Piled) -> Marks:
    """Return the marks on the map."""
    return {cell: (CAIRN, seat) for cell, seat in cairns.items()}


PILED: Final = Part(initial={}, write=write_piled, read=read_piled, marks=marks)
