"""Connecting: water joins everything but passes and tops."""

from collections.abc import Iterable

from rifugio.engine.box import Box
from rifugio.engine.rulebook import Pair
from rifugio.engine.tiles import LaidTile


def touching() -> Iterable[Pair]:
    """R-CONNECT-01, R-CONNECT-03, R-CONNECT-04: Water lies against water, grass, forest and rock.

    That includes START, pads and tiles with something on them, which count as their terrain.
    """
    return (frozenset(("water", terrain)) for terrain in ("water", "grass", "forest", "rock"))


def refuse_touch(
    box: Box, pairs: frozenset[Pair], one: LaidTile, direction: int, other: LaidTile
) -> str | None:
    """R-CONNECT-02: Water never lies against a pass or a top."""
    terrains = {one.tile.terrain, other.tile.terrain}
    return "R-CONNECT-02" if "water" in terrains and terrains & {"pass", "top"} else None
