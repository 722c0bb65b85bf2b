"""Connecting: where a tile may be laid."""

from collections.abc import Iterable

from rifugio.engine.base.passes import refuse_pass_side, refuse_rotation
from rifugio.engine.board import Board
from rifugio.engine.box import Box
from rifugio.engine.cells import DIRECTIONS, Cell, opposite
from rifugio.engine.reasons import CellIsTaken, NotNextToATile, Reason, SidesClash
from rifugio.engine.rulebook import Pair
from rifugio.engine.state import State
from rifugio.engine.tiles import LaidTile, Tile

TOP = "top"


def touching() -> Iterable[Pair]:
    """B-CONNECT-04, B-CONNECT-05, B-CONNECT-06: Terrain fits its own kind; forest also fits grass and rock.

    Grass never touches rock, and a top touches rock only.
    """
    pairs = ["grass grass", "forest forest", "rock rock", "grass forest", "forest rock", "rock top"]
    return (frozenset(pair.split()) for pair in pairs)


def refuse_touch(
    box: Box, pairs: frozenset[Pair], one: LaidTile, direction: int, other: LaidTile
) -> str | None:
    """B-CONNECT-02, B-CONNECT-08, B-CONNECT-09, B-PASS-02: Whether adjacent tiles fit, by terrain alone.

    What is printed on a tile does not matter, and START fits as the terrain the box gives it. Where one
    of the two is a pass, the rules for passes take over.
    """
    if one.tile.is_pass or other.tile.is_pass:
        return refuse_pass_side(box, one, direction, other)
    side, against = one.sides[direction], other.sides[opposite(direction)]
    if frozenset((side, against)) in pairs:
        return None
    return ruling_on_clash(side, against)


def ruling_on_clash(side: str, against: str) -> str:
    """B-CONNECT-05, B-CONNECT-06, B-CONNECT-07: Which rule two clashing terrains break."""
    if side == against == TOP:
        return "B-CONNECT-07"
    return "B-CONNECT-06" if TOP in (side, against) else "B-CONNECT-05"


def placements(state: State, tile: Tile) -> list[tuple[LaidTile, list[Cell]]]:
    """B-CONNECT-03: Everywhere along the landscape, for each rotation of the tile."""
    room_for = state.board.room_for
    return [(laid, room_for(laid)) for laid in state.game.laid[tile.id]]


def refuse_placement(state: State, tile: Tile, cell: Cell, rotation: int) -> Reason | None:
    """B-CONNECT-01, B-CONNECT-02: On an empty cell next to a tile, and every shared side must fit."""
    refused = refuse_rotation(tile, rotation)
    if refused is not None:
        return refused
    board, laid = state.board, state.game.laid[tile.id][rotation]
    if board.frontier.get(cell, 0) & laid.fit:
        return None
    if cell in board.tiles:
        return CellIsTaken("B-CONNECT-01", cell)
    return first_clash(state, laid, cell) or NotNextToATile("B-CONNECT-01", cell)


def first_clash(state: State, laid: LaidTile, cell: Cell) -> SidesClash | None:
    """B-CONNECT-02: The first side, by direction, that does not fit its neighbour."""
    game = state.game
    for direction, offset in enumerate(DIRECTIONS):
        other = state.board.tiles.get(cell + offset)
        if other is not None:
            ruling = game.rulebook.refuse_touch(game.box, laid, direction, other)
            if ruling is not None:
                against = other.sides[opposite(direction)]
                return SidesClash(ruling, cell, direction, laid.sides[direction], against)
    return None


def lay(state: State, tile: Tile, cell: Cell, rotation: int) -> Board:
    """B-CONNECT-11: Lay a tile, for good."""
    return state.board.lay(state.game.laid[tile.id][rotation], cell)
