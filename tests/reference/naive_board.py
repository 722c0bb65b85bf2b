"""Geometry, fitting, walking connections, land regions and rivers (docs/rules/rulings.md 6.1)."""

from .naive_tiles import PASS_SIDES, TERRAIN

Cell = tuple[int, int]
Tile = tuple[str, int]  # id and rotation
Board = dict[Cell, Tile]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

# Unordered pairs of ordinary terrains that may touch (6.1 rule 3).
PAIRS = ("GG", "FF", "RR", "GF", "FR", "RT", "WW", "WG", "WF", "WR")


def text(cell: Cell) -> str:
    """A cell as written in moves."""
    return f"{cell[0]},{cell[1]}"


def untext(written: str) -> Cell:
    """The inverse of text()."""
    q, r = written.split(",")
    return int(q), int(r)


def neighbour(cell: Cell, direction: int) -> Cell:
    """The cell next to this one in a direction."""
    dq, dr = DIRECTIONS[direction]
    return cell[0] + dq, cell[1] + dr


def neighbours(cell: Cell) -> list[Cell]:
    """All six cells around."""
    return [neighbour(cell, direction) for direction in range(6)]


def is_pass(tile: Tile) -> bool:
    """P1, P2 or P3."""
    return tile[0] in PASS_SIDES


def is_water(board: Board, cell: Cell) -> bool:
    """A water tile lies on the cell."""
    return cell in board and board[cell][0] == "W"


def is_land(board: Board, cell: Cell) -> bool:
    """A tile other than water lies on the cell."""
    return cell in board and board[cell][0] != "W"


def is_pad(board: Board, cell: Cell) -> bool:
    """A tile with a landing place lies on the cell."""
    return cell in board and board[cell][0] in ("HG", "HF", "HR")


def side_terrain(tile: Tile, direction: int) -> str:
    """What the tile shows towards a direction; a pass has its own terrain on each side (B-PASS-01)."""
    ident, rotation = tile
    if is_pass(tile):
        return PASS_SIDES[ident][(direction - rotation) % 6]
    return TERRAIN[ident]


def is_entrance(tile: Tile, direction: int) -> bool:
    """Whether a pass opens towards a direction (B-PASS-07)."""
    return (direction - tile[1]) % 6 in (0, 3)


def fits(a: Tile, direction: int, b: Tile) -> bool:
    """Whether b may lie beside a, in that direction from a (6.1 fits)."""
    back = (direction + 3) % 6
    side_a = side_terrain(a, direction)
    side_b = side_terrain(b, back)
    if is_pass(a) and is_pass(b):
        return side_a == side_b and is_entrance(a, direction) == is_entrance(b, back)
    if is_pass(a) or is_pass(b):
        return side_a == side_b
    return side_a + side_b in PAIRS or side_b + side_a in PAIRS


def rotations(ident: str) -> range:
    """The rotations offered for a tile (B-PASS-03)."""
    if ident == "P3":
        return range(6)
    if ident in ("P1", "P2"):
        return range(3)
    return range(1)


def legal_placement(board: Board, tile: Tile, cell: Cell) -> bool:
    """B-CONNECT-01/02: empty cell, at least one neighbour, and every shared side fits."""
    if cell in board:
        return False
    around = [d for d in range(6) if neighbour(cell, d) in board]
    return bool(around) and all(fits(tile, d, board[neighbour(cell, d)]) for d in around)


def placements(board: Board, ident: str) -> list[tuple[Cell, int]]:
    """Every cell and rotation where the tile may be laid."""
    border = {near for cell in board for near in neighbours(cell) if near not in board}
    return [
        (cell, rotation)
        for cell in sorted(border)
        for rotation in rotations(ident)
        if legal_placement(board, (ident, rotation), cell)
    ]


def road(board: Board, here: Cell, there: Cell) -> bool:
    """Two neighbouring tiles with no pass flank between them (B-PASS-08/09)."""
    for direction in range(6):
        if neighbour(here, direction) == there and here in board and there in board:
            out_ok = not is_pass(board[here]) or is_entrance(board[here], direction)
            in_ok = not is_pass(board[there]) or is_entrance(board[there], (direction + 3) % 6)
            return out_ok and in_ok
    return False


def land_region(board: Board, start: Cell) -> set[Cell]:
    """All land connected on foot to a land cell; walkers and helicopters are ignored."""
    region = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for there in neighbours(here):
            if there not in region and is_land(board, there) and road(board, here, there):
                region.add(there)
                todo.append(there)
    return region


def river(board: Board, start: Cell) -> set[Cell]:
    """All water connected to a water cell."""
    found = {start}
    todo = [start]
    while todo:
        for there in neighbours(todo.pop()):
            if there not in found and is_water(board, there):
                found.add(there)
                todo.append(there)
    return found


def shores(board: Board, water: Cell) -> list[Cell]:
    """The land tiles around a water tile."""
    return [cell for cell in neighbours(water) if is_land(board, cell)]
