"""How pieces and the prints of tiles are drawn, by name: a file for each extension in the box.

Extensions of others bring theirs by `add_art`; what has no art is drawn plainly.
"""

from collections.abc import Mapping
from typing import Final

from rifugio.draw.art import base, helicopter, rafts
from rifugio.draw.art.kinds import PieceArt, TileArt

PIECES: Final[dict[str, PieceArt]] = {**base.PIECES, **helicopter.PIECES, **rafts.PIECES}
TILES: Final[dict[str, TileArt]] = {**base.TILES, **helicopter.TILES}


def add_art(pieces: Mapping[str, PieceArt], tiles: Mapping[str, TileArt] | None = None) -> None:
    """Let the pieces and tiles of an extension be drawn; what is drawn already keeps its art."""
    PIECES.update({name: art for name, art in pieces.items() if name not in PIECES})
    TILES.update({kind: art for kind, art in (tiles or {}).items() if kind not in TILES})


__all__ = ["PIECES", "TILES", "PieceArt", "TileArt", "add_art"]
