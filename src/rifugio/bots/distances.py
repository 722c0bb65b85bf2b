"""How many steps away everything is from a walker, roughly: good enough to plan with, quick to work out."""

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.helicopter.pads import PAD, pads
from rifugio.engine.regions import region, shore
from rifugio.engine.state import State

FAR = 14
"""Nobody plans further ahead than this many steps."""


def steps_to(state: State, seat: int) -> dict[Cell, int]:
    """Return the steps from a player's walker to each land tile within reach of a few turns.

    Rivers are crossed by raft and pads joined by air, at the usual price, for those who have the means.
    Worked out once for each board and starting point.
    """
    cell, _, left, _ = state.players[seat]
    known = state.board.derive(_known_distances)
    key = (cell, *map(bool, left[1:]))
    found = known.get(key)
    if found is None:
        found = known[key] = _work_out(state, seat)
    return found


def _known_distances(board: Board) -> dict[tuple[int, ...], dict[Cell, int]]:
    return {}


def _work_out(state: State, seat: int) -> dict[Cell, int]:
    paths, tiles = state.board.paths, state.board.tiles
    crossings = _Crossings(state, seat)
    found: dict[Cell, int] = {}
    levels: list[list[Cell]] = [[] for _ in range(FAR + 2)]
    levels[0].append(state.players[seat].cell)
    for distance in range(FAR + 1):
        farther = levels[distance + 1]
        for cell in levels[distance]:
            if cell in found:
                continue
            found[cell] = distance
            for near in paths[cell]:
                if near not in found:
                    if tiles[near].tile.land:
                        farther.append(near)
                    else:
                        crossings.by_river(levels, near, distance)
            if tiles[cell].tile.kind == PAD:
                crossings.by_air(levels, cell, distance)
    return found


class _Crossings:
    """Ways on that are not steps from land to land; each river and the air are used once, at first sight."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.left = dict(zip(state.game.objects, state.players[seat].left, strict=True))
        self.crossed: set[Cell] = set()
        self.flown = False

    def by_river(self, levels: list[list[Cell]], water: Cell, distance: int) -> None:
        """From a shore onto a raft, along the river and off again."""
        if water in self.crossed:
            return
        board = self.state.board
        river = region(board, water)
        self.crossed |= river
        raft_near = water in self.state.objects
        if not raft_near and not self.left.get("raft"):
            return
        aboard = distance + (1 if raft_near else 2)
        for land in shores(board, river):
            if aboard + 2 <= FAR:
                levels[aboard + 2].append(land)
        for land in board.paths[water]:
            if aboard + 1 <= FAR and board.tiles[land].tile.land:
                levels[aboard + 1].append(land)

    def by_air(self, levels: list[list[Cell]], pad: Cell, distance: int) -> None:
        """From a pad with a helicopter, or one to build it on, to any empty pad."""
        state = self.state
        ready = pad in state.objects
        if self.flown or not (ready or self.left.get("helicopter")):
            return
        self.flown = True
        landed = distance + (1 if ready else 3)
        for cell in state.board.derive(pads):
            if cell not in state.objects and landed <= FAR:
                levels[landed].append(cell)


def shores(board: Board, river: frozenset[Cell]) -> list[Cell]:
    """Return all land along a river, in order: in that of a set, other Pythons would choose other moves."""
    known = board.derive(_known_shores)
    found = known.get(river)
    if found is None:
        found = known[river] = sorted({land for water in river for land in shore(board, water)})
    return found


def _known_shores(board: Board) -> dict[frozenset[Cell], list[Cell]]:
    return {}
