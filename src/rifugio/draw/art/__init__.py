"""The art of pieces and of tile prints, by name: a file for each extension in the box.

Third-party extensions register theirs with `add_art`; anything without art is drawn plainly.
"""

from collections.abc import Mapping
from typing import Final

from rifugio.draw.art import base, helicopter, rafts
from rifugio.draw.art.kinds import PieceArt, TileArt

PIECES: Final[dict[str, PieceArt]] = {**base.PIECES, **helicopter.PIECES, **rafts.PIECES}
TILES: Final[dict[str, TileArt]] = {**base.TILES, **helicopter.TILES}


def add_art(pieces: Mapping[str, PieceArt], tiles: Mapping[str, TileArt] | None = None) -> None:
    """Register the art of an extension's pieces and tiles; art that exists is never replaced."""
    PIECES.update({name: art for name, art in pieces.items() if name not in PIECES})
    TILES.update({kind: art for kind, art in (tiles or {}).items() if kind not in TILES})


__all__ = ["PIECES", "TILES", "PieceArt", "TileArt", "add_art"]
