"""How many steps away everything is from a walker, roughly: good enough to plan with, quick to work out."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rifugio.engine.base.building import HUTS
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.helicopter.pads import pads
from rifugio.engine.regions import region, shore
from rifugio.engine.state import State

FAR = 14
"""Nobody plans further ahead than this many steps."""

Distances: TypeAlias = Mapping[Cell, int]


def steps_to(state: State, seat: int) -> Distances:
    """Return the steps from a player's walker to each land tile within reach of a few turns.

    Rivers are crossed by raft and pads joined by air, at the usual price, for those who have the means.
    """
    return _kept(state, seat, vehicles(state))


def steps_of_all(state: State, about: frozenset[Cell]) -> list[Distances]:
    """Return the same for all players, by seat; `about` is where the vehicles are."""
    return [_kept(state, seat, about) for seat in range(state.game.players)]


def _kept(state: State, seat: int, about: frozenset[Cell]) -> Distances:
    """Work it out once for each board, starting point, means, and vehicles that are about."""
    cell, _, left, _ = state.players[seat]
    known = state.board.answers(steps_to)
    key = (cell, *map(bool, left[1:]), about)
    found = known.get(key)
    if found is None:
        found = known[key] = _work_out(state, seat)
    return found


NO_VEHICLES: Final[frozenset[Cell]] = frozenset()


def vehicles(state: State) -> frozenset[Cell]:
    """Return where rafts and helicopters are; huts lie in nobody's way and take nobody anywhere."""
    if len(state.game.objects) == 1:
        return NO_VEHICLES
    return frozenset([cell for cell, built in state.objects.items() if built.what != HUTS.name])


def _work_out(state: State, seat: int) -> Distances:
    board = state.board
    paths, water, landing = board.paths, board.derive(_water), board.derive(pads)
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
                    if near not in water:
                        farther.append(near)
                    elif near not in crossings.crossed:
                        crossings.by_river(levels, near, distance)
            if cell in landing:
                crossings.by_air(levels, cell, distance)
    return found


def _water(board: Board) -> frozenset[Cell]:
    return frozenset([cell for cell, laid in board.tiles.items() if not laid.tile.land])


class _Crossings:
    """Ways on that are not steps from land to land; each river and the air are used once, at first sight."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.left = dict(zip(state.game.objects, state.players[seat].left, strict=True))
        self.crossed: set[Cell] = set()
        self.flown = False

    def by_river(self, levels: list[list[Cell]], water: Cell, distance: int) -> None:
        """From a shore onto a raft, along the river and off again."""
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
            if aboard + 1 <= FAR and land not in board.derive(_water):
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


def shores(board: Board, river: frozenset[Cell]) -> tuple[Cell, ...]:
    """Return all land along a river, in order: in that of a set, other Pythons would choose other moves."""
    known = board.answers(shores)
    found = known.get(river)
    if found is None:
        found = known[river] = tuple(sorted({land for water in river for land in shore(board, water)}))
    return found
