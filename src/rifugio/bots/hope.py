"""An upper bound on what a walk can still score: the admissible heuristic of the search in `last_walk`."""

from collections import deque

from rifugio.bots.worth import places
from rifugio.engine.base.places import is_first, places_by_kind
from rifugio.engine.cells import Cell
from rifugio.engine.state import State


class Hope:
    """Bounds the points within the mover's reach, from any cell, with the steps that are left.

    Everything is assumed to be easier than it is: other players' vehicles may be wherever their kind can go,
    each such trip takes one step, and a visit costs no step, because it earns one.
    """

    def __init__(self, state: State) -> None:
        held, box = state.me.pile.places, state.game.box
        self._others = state.game.players - 1
        self._set_points = box.numbers["points"]["set"]
        self._kinds = {kind: all_of_it - held for kind, all_of_it in places_by_kind(box).items()}
        easy = _entered_by_visits(state)
        self._gain: dict[str, int] = {}
        self._steps: dict[str, dict[Cell, int]] = {}
        for cell, tile, water in state.board.derive(places):
            if tile.id not in held:
                points = tile.first_points if is_first(state, tile) else tile.points
                self._gain[tile.id] = points + water * box.numbers["points"]["water_at_waterfall"]
                self._steps[tile.id] = _steps_from_everywhere(state, cell, easy)

    def of(self, state: State) -> int:
        """Return an upper bound on the margin still to gain."""
        here, held, left = state.me.cell, state.me.pile.places, state.steps_left
        reach = {
            place: steps
            for place, from_there in self._steps.items()
            if place not in held and (steps := from_there.get(here, left + 1)) <= left
        }
        if not reach:
            return 0
        most = left - min(reach.values()) + 1
        gains = sorted([self._gain[place] for place in reach], reverse=True)
        sets = 0
        for missing in self._kinds.values():
            lacking = missing - held
            if lacking and len(lacking) <= most and lacking <= reach.keys():
                sets += self._set_points
        return self._others * (sum(gains[:most]) + sets)


def _entered_by_visits(state: State) -> set[Cell]:
    """Return the cells where another player's object is, or where it may be carried."""
    found: set[Cell] = set()
    for cell, (_, owner) in state.objects.items():
        if owner != state.turn.seat:
            found.add(cell)
            found.update(_carried_to(state, cell))
    return found


def _carried_to(state: State, cell: Cell) -> list[Cell]:
    """Return where extensions may carry an object from this cell."""
    return [to for travel in state.game.rulebook.travel for to in travel.carries(state.board, cell)]


def _steps_from_everywhere(state: State, place: Cell, easy: set[Cell]) -> dict[Cell, int]:
    """Return a lower bound on the steps from each cell to a place, by a 0-1 breadth-first search from it."""
    board = state.board
    found: dict[Cell, int] = {}
    waiting = deque([(place, 0)])
    while waiting:
        cell, steps = waiting.popleft()
        if cell in found:
            continue
        found[cell] = steps
        for near in board.paths[cell]:
            if near not in found:
                if cell in easy:
                    waiting.appendleft((near, steps))
                else:
                    waiting.append((near, steps + 1))
        waiting.extend((other, steps + 1) for other in _carried_to(state, cell) if other not in found)
    return found
