"""Passes: tiles whose sides differ, entered and left across two of them only."""

from rifugio.engine.box import Box
from rifugio.engine.cells import Cell, direction_to, opposite
from rifugio.engine.reasons import NoSuchRotation, NotAnEntrance, Reason
from rifugio.engine.state import State
from rifugio.engine.tiles import LaidTile, Tile


def refuse_rotation(tile: Tile, rotation: int) -> Reason | None:
    """B-PASS-03: A pass may be laid in every rotation that looks different, any other tile in just one."""
    return None if rotation in tile.rotations else NoSuchRotation("B-PASS-03", tile.id, rotation)


def refuse_pass_side(box: Box, one: LaidTile, direction: int, other: LaidTile) -> str | None:
    """B-PASS-01, B-PASS-04, B-PASS-11: Next to a pass lies exactly the terrain of its side.

    So a top never touches a pass, no side of which is a top; START and tiles with something on them count
    as their terrain.
    """
    back = opposite(direction)
    if one.tile.is_pass and other.tile.is_pass:
        return refuse_pass_contact(box, one, direction, other)
    return None if one.sides[direction] == other.sides[back] else "B-PASS-01"


def refuse_pass_contact(box: Box, one: LaidTile, direction: int, other: LaidTile) -> str | None:
    """B-PASS-05: Two passes touch entrance to entrance or flank to flank, with the same terrain.

    The box says whether that holds (`matching`), only for entrances, or never.
    """
    back = opposite(direction)
    entrances = one.crossable[direction], other.crossable[back]
    allowed = {"matching": (True, False), "entrance_only": (True,), "never": ()}[box.pass_contact]
    if entrances[0] != entrances[1] or entrances[0] not in allowed:
        return "B-PASS-05"
    return None if one.sides[direction] == other.sides[back] else "B-PASS-05"


def refuse_crossing(state: State, to: Cell) -> Reason | None:
    """B-PASS-06, B-PASS-07, B-PASS-08, B-PASS-09, B-PASS-10: Passes are crossed at entrances, either way.

    A pass has two, opposite each other; which they are is printed on the tile. Leaving by the one used to
    come in is fine.
    """
    here, tiles = state.me.cell, state.board.tiles
    direction = direction_to(here, to)
    assert direction is not None
    if not tiles[here].crossable[direction]:
        return NotAnEntrance("B-PASS-09", here)
    if not tiles[to].crossable[opposite(direction)]:
        return NotAnEntrance("B-PASS-08", to)
    return None
