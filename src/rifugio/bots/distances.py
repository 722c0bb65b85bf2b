"""Distance maps: estimated steps from a walker to every tile, accurate enough for planning and fast."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rifugio.engine.base.building import HUTS
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.state import State

FAR = 14
"""The search stops at this many steps: no bot plans further ahead."""

Distances: TypeAlias = Mapping[Cell, int]


def steps_to(state: State, seat: int) -> Distances:
    """Return the steps from a player's walker to each land tile within reach of a few turns.

    On foot, and by the shortcuts of extensions with a travel hook (`rifugio.engine.travel`).
    """
    return _kept(state, seat, vehicles(state))


def steps_of_all(state: State, about: frozenset[Cell]) -> list[Distances]:
    """Return the distance maps of all players, by seat; `about` is where the vehicles are."""
    return [_kept(state, seat, about) for seat in range(state.game.players)]


def _kept(state: State, seat: int, about: frozenset[Cell]) -> Distances:
    """Memoise by board, starting cell, what the player can still build, and where the vehicles are."""
    cell, _, left, _ = state.players[seat]
    known = state.board.answers(steps_to)
    key = (cell, *map(bool, left[1:]), about)
    found = known.get(key)
    if found is None:
        found = known[key] = _work_out(state, seat)
    return found


NO_VEHICLES: Final[frozenset[Cell]] = frozenset()


def vehicles(state: State) -> frozenset[Cell]:
    """Return the cells of all objects except huts, which neither block nor carry anybody."""
    if len(state.game.objects) == 1:
        return NO_VEHICLES
    return frozenset([cell for cell, built in state.objects.items() if built.what != HUTS.name])


def _work_out(state: State, seat: int) -> Distances:
    board = state.board
    paths, water = board.paths, board.derive(_water)
    shortcuts = [travel.shortcuts(state, seat) for travel in state.game.rulebook.travel]
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
                if near not in found and near not in water:
                    farther.append(near)
            for begin, onward in shortcuts:
                if cell in begin:
                    for far, steps in onward(cell):
                        if distance + steps <= FAR:
                            levels[distance + steps].append(far)
    return found


def _water(board: Board) -> frozenset[Cell]:
    return frozenset([cell for cell, laid in board.tiles.items() if not laid.tile.land])
