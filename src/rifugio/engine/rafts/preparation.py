"""Preparation: water comes in, mostly for forest."""

from collections.abc import Mapping
from typing import Final

from rifugio.engine.box import Box

WATER: Final = "W"


def tiles(box: Box, players: int) -> Mapping[str, int]:
    """R-SETUP-01, R-SETUP-02, R-SETUP-03, R-2P-01: Water in, twelve plain tiles out.

    That makes 72 tiles, or 70 with five players; nothing else changes for two.
    """
    counts = {plain: -number for plain, number in box.numbers["taken_out_for_water"].items()}
    counts[WATER] = box.numbers["water"][str(players)]
    return counts


def rafts_per_player(box: Box, players: int) -> int:
    """R-SETUP-04: How many rafts a player can build."""
    return box.numbers["rafts"][str(players)]
