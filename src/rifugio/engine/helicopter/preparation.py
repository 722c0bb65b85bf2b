"""Preparation: pads come in, plain tiles go out."""

from collections.abc import Mapping

from rifugio.engine.box import Box

PADS = {"HG": ("G", "grass"), "HF": ("F", "forest"), "HR": ("R", "rock")}
"""Each pad, with the plain tile it replaces and their terrain."""


def tiles(box: Box, players: int) -> Mapping[str, int]:
    """H-SETUP-01, H-SETUP-02, H-CONNECT-01, H-2P-01: Pads, each in place of a plain tile of its terrain.

    So the total stays the same, and a pad fits as the tile it replaces; nothing else changes for two.
    """
    counts = {}
    for pad, (plain, terrain) in PADS.items():
        number = box.numbers[f"pads_on_{terrain}"][str(players)]
        counts[pad] = number
        counts[plain] = -number
    return counts


def helicopters_per_player(box: Box, players: int) -> int:
    """H-SETUP-03, H-BUILD-05: Each player has one helicopter to build."""
    return box.numbers["helicopters"][str(players)]
