"""Cached fragments of JSON. All of them are text; encoding to bytes comes at the very end."""

from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from json.encoder import encode_basestring
from typing import Final

from rifugio.engine.cells import Cell, coordinates
from rifugio.engine.moves import Move
from rifugio.engine.text.moves import write_move
from rifugio.table.messages.writing import iso

MOST_MOVES: Final = 200_000
"""A limit far above normal use, so that a very strange landscape cannot exhaust memory."""


quoted = encode_basestring
"""A text as a JSON string."""


def text_or_null(text: str | None) -> str:
    """Return a text as a JSON string, or null."""
    return "null" if text is None else quoted(text)


def ids(names: Iterable[str]) -> str:
    """Return ids as a JSON list."""
    return f"[{','.join(map(quoted, names))}]"


def moment(at: datetime | None) -> str:
    """Return a moment as a JSON string, or null."""
    return "null" if at is None else f'"{iso(at)}"'


@lru_cache(maxsize=65_536)
def pair(cell: Cell) -> str:
    """Return a cell as its two coordinates, without brackets."""
    q, r = coordinates(cell)
    return f"{q},{r}"


@lru_cache(maxsize=65_536)
def spot(tile: str, cell: Cell, rotation: int) -> str:
    """Return a tile on the table: id, coordinates and rotation."""
    return f"[{quoted(tile)},{pair(cell)},{rotation}]"


@lru_cache(maxsize=65_536)
def thing(what: str, owner: int, cell: Cell) -> str:
    """Return an object or mark: its kind, owner and coordinates."""
    return f"[{quoted(what)},{owner},{pair(cell)}]"


@lru_cache(maxsize=4096)
def counted(names: tuple[str, ...], counts: tuple[int, ...]) -> str:
    """Return counts by name, as a JSON object."""
    pairs = zip(names, counts, strict=True)
    return f"{{{','.join([f'{quoted(name)}:{count}' for name, count in pairs])}}}"


_moves: dict[int, tuple[Move, str]] = {}


def moves_json(moves: Iterable[Move]) -> str:
    """Return moves as a JSON list of their texts.

    The engine reuses its move objects, so the cache is keyed by identity, which takes a quarter of the time
    of hashing a hundred of them. Cached moves stay alive, so no identity is reused.
    """
    found = []
    for move in moves:
        known = _moves.get(id(move))
        if known is None:
            if len(_moves) >= MOST_MOVES:
                _moves.clear()
            known = _moves[id(move)] = move, quoted(write_move(move))
        found.append(known[1])
    return f"[{','.join(found)}]"
