"""Moves as text, and back."""

import re
from functools import lru_cache

from rifugio.engine.moves import DRAW_BLIND, END, Build, Go, Move, PlaceDrawn, PlaceOpen, Remove, Reveal, Swap
from rifugio.engine.text.cells import read_cell


def write_move(move: Move) -> str:
    """Write a move as one word."""
    return str(move)


_WORD = re.compile(
    r"reveal=(?P<tile>[A-Z]+\d*)"
    r"|(?P<slotted>open|swap)(?P<slot>\d)@(?P<cell>-?\d+,-?\d+)(\^(?P<rotation>[1-5]))?"
    r"|drawn@(?P<drawn>-?\d+,-?\d+)(\^(?P<drawn_rotation>[1-5]))?"
    r"|remove(?P<remove>\d)"
    r"|(?P<means>[a-z]+)>(?P<to>-?\d+,-?\d+)(/(?P<go_steps>[02-9]))?"
    r"|(?P<what>[a-z]+)\+(?P<on>-?\d+,-?\d+)(/(?P<build_steps>[02-9]))?",
    re.ASCII,
)


@lru_cache(maxsize=16_384)
def read_move(text: str) -> Move:
    """Read a move. Cached, because each is read when it is decided, folded, and told."""
    if text in ("draw", "end"):
        return DRAW_BLIND if text == "draw" else END
    found = _WORD.fullmatch(text)
    if not found:
        raise ValueError(f"not a move: {text!r}")
    part = found.groupdict()
    if part["tile"]:
        return Reveal(part["tile"])
    if part["slotted"]:
        kind = PlaceOpen if part["slotted"] == "open" else Swap
        return kind(int(part["slot"]), read_cell(part["cell"]), int(part["rotation"] or 0))
    if part["drawn"]:
        return PlaceDrawn(read_cell(part["drawn"]), int(part["drawn_rotation"] or 0))
    if part["remove"]:
        return Remove(int(part["remove"]))
    if part["means"]:
        return Go(part["means"], read_cell(part["to"]), int(part["go_steps"] or 1))
    return Build(part["what"], read_cell(part["on"]), int(part["build_steps"] or 1))
