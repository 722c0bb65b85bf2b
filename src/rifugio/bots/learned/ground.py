"""Distances for tours: the steps from a cell to all others, bears counted as detours."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.state import State
from rifugio.engine.travel import Shortcuts

REACH: Final = 15
"""Steps beyond which nothing is looked for."""
NOWHERE: Final = REACH + 5
"""What counts as the distance of a cell out of reach."""
BEAR_DETOUR: Final = 3
"""A bear in the way counts as so many more steps."""
CROSSING: Final = 4
"""Steps from a shore to any other of the same river, if something can be carried along it."""


class Ground:
    """The ground as one player's walker crosses it: distances, memoised with the board.

    `about` is where the vehicles are.
    Shortcuts of extensions count from where the walker is; from later stops on, only walking and crossing
    rivers do.
    """

    def __init__(self, state: State, seat: int, about: frozenset[Cell]) -> None:
        self.state, self.seat = state, seat
        self.board = state.board
        player = state.players[seat]
        self.cell = player.cell
        self.key = (self.cell, *map(bool, player.left[1:]), about) if len(player.left) > 1 else None
        """What the distances from the walker depend on besides the board; None if only on the walker."""
        self._on_foot = self.board.answers(steps_on_foot)

    def steps(self, start: Cell) -> Mapping[Cell, int]:
        """Return the steps from a cell to all within reach, bears counted as detours."""
        if self.key is not None and start == self.cell:
            known = self.board.answers(steps_with_shortcuts)
            found = known.get(self.key)
            if found is None:
                found = known[self.key] = steps_with_shortcuts(self.state, self.seat)
            return found
        return self.on_foot(start)

    def on_foot(self, start: Cell) -> Mapping[Cell, int]:
        """Return the steps from a cell to all within reach without shortcuts."""
        found = self._on_foot.get(start)
        if found is None:
            found = self._on_foot[start] = steps_on_foot(self.state, start)
        return found


def steps_with_shortcuts(state: State, seat: int) -> dict[Cell, int]:
    """Return the steps from a walker to all within reach, on foot and by the extensions' shortcuts."""
    shortcuts = [travel.shortcuts(state, seat) for travel in state.game.rulebook.travel]
    return _steps(state, state.players[seat].cell, shortcuts)


def steps_on_foot(state: State, start: Cell) -> dict[Cell, int]:
    """Return the steps from a cell to all within reach without shortcuts, rivers crossed where that goes."""
    return _steps(state, start, ())


def _steps(state: State, start: Cell, shortcuts: Iterable[Shortcuts]) -> dict[Cell, int]:
    """Search breadth first, where a bear and a river take longer."""
    dry, guarded, watery = ways_from(state.board)
    river, shores = banks_of(state)
    crossed: set[int] = set()
    found: dict[Cell, int] = {}
    levels: list[list[Cell]] = [[] for _ in range(REACH + 2 + max(BEAR_DETOUR, CROSSING))]
    levels[0].append(start)
    for distance in range(REACH + 1):
        next_level, after_bear = levels[distance + 1], levels[distance + 1 + BEAR_DETOUR]
        for cell in levels[distance]:
            if cell in found:
                continue
            found[cell] = distance
            next_level += dry[cell]  # some are found already: looking twice is quicker than looking first
            if cell in guarded:
                after_bear += guarded[cell]
                for near in watery[cell]:
                    if near in river and near not in found and river[near] not in crossed:
                        crossed.add(river[near])
                        levels[distance + CROSSING] += shores[river[near]]
            for begin, onward in shortcuts:
                if cell in begin:
                    for far, steps in onward(cell):
                        if distance + steps <= REACH:
                            levels[distance + steps].append(far)
    return found


class Banks(NamedTuple):
    """The rivers along which something may be carried."""

    river: Mapping[Cell, int]
    """The number of the river that a water cell belongs to."""
    shores: tuple[tuple[Cell, ...], ...]
    """The land along each river."""


def banks_of(state: State) -> Banks:
    """Return the rivers of a position, memoised with the board."""
    known = state.board.answers(banks)
    found = known.get(())
    if found is None:
        found = known[()] = banks(state)
    return found


def banks(state: State) -> Banks:
    """Return the rivers along which an extension may carry an object; none without such an extension."""
    board, river, shores = state.board, dict[Cell, int](), list[tuple[Cell, ...]]()
    wet = board.derive(water)
    for cell in sorted(wet):
        carried = {to for travel in state.game.rulebook.travel for to in travel.carries(board, cell)} & wet
        if carried and cell not in river:
            river.update(dict.fromkeys(carried | {cell}, len(shores)))
            land = {near for one in carried | {cell} for near in board.paths[one] if near not in wet}
            shores.append(tuple(sorted(land)))
    return Banks(river, tuple(shores))


class Ways(NamedTuple):
    """The neighbours to which paths lead from each cell."""

    dry: dict[Cell, tuple[Cell, ...]]
    """Those without water and bears."""
    guarded: dict[Cell, tuple[Cell, ...]]
    """Those with a bear, for cells beside bears or water."""
    watery: dict[Cell, tuple[Cell, ...]]
    """Those that are water, for the same cells."""


def ways_from(board: Board) -> Ways:
    """Return the neighbours to which paths lead, memoised with the board."""
    known = board.answers(ways)
    found = known.get(())
    if found is None:
        found = known[()] = ways(board)
    return found


def ways(board: Board) -> Ways:
    """Return the neighbours to which paths lead: only around water and bears are there different ones."""
    paths, wet, slow = board.paths, board.derive(water), board.derive(bears)
    found = Ways(paths.copy(), {}, {})
    for cell in {near for odd in wet | slow for near in paths[odd]}:
        near = paths[cell]
        found.dry[cell] = tuple([one for one in near if one not in wet and one not in slow])
        found.guarded[cell] = tuple([one for one in near if one in slow and one not in wet])
        found.watery[cell] = tuple([one for one in near if one in wet])
    return found


def bears(board: Board) -> frozenset[Cell]:
    """Return where bears are."""
    return frozenset([cell for cell, laid in board.tiles.items() if laid.tile.kind == "bear"])


def water(board: Board) -> frozenset[Cell]:
    """Return where water is."""
    return frozenset([cell for cell, laid in board.tiles.items() if not laid.tile.land])
