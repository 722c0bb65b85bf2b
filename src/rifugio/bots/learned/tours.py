"""Greedy tours: which places a walker may visit next, in which order, and whose objects lie on the way."""

from typing import Final, NamedTuple

from rifugio.bots.learned.ground import NOWHERE, Ground
from rifugio.bots.worth import places, powers
from rifugio.engine.base.places import PLACE_KINDS
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.state import State

TOWARDS_SET: Final = (1.0, 1.8, 5.0)
"""What a place brings towards its set, by how many of the set are held."""
KIND_NUMBER: Final = {kind: number for number, kind in enumerate(PLACE_KINDS)}
SHORT: Final = 0.7
"""Added to the steps when stops are compared, so that the nearest does not always win."""


class Site(NamedTuple):
    """A place on the table."""

    cell: Cell
    place: str
    kind: int
    points: int
    first_points: int


class Stop(NamedTuple):
    """A stop of a tour, with the steps and points since its beginning."""

    steps: int
    points: float
    cell: Cell


def sites(board: Board) -> tuple[Site, ...]:
    """Return the places on the table, sorted by cell; water beside a waterfall makes it worth more."""
    return tuple(
        [
            Site(cell, tile.id, KIND_NUMBER[tile.kind], tile.points + water, tile.first_points)
            for cell, tile, water in board.derive(places)
        ]
    )


SLOWLY: Final = powers(0.88, NOWHERE + 25)
FADING: Final = powers(0.85, NOWHERE + 25)
QUICKLY: Final = powers(0.6, NOWHERE + 25)
LOOKED_AHEAD: Final = 6
"""Stops of a tour on whose ways objects count."""
HERE: Final = 0.3
"""How near an object counts that the walker stands on: it has to leave before it can come again."""


class Passing(NamedTuple):
    """How likely a walker passes a cell."""

    on: float
    """On the way to its next stops."""
    by: float
    """One step off that way."""
    near: float
    far: float
    """As near, for those farther away, too."""


class Tour:
    """The stops of a walker."""

    def __init__(self, ground: Ground, stops: tuple[Stop, ...]) -> None:
        self.stops = stops
        self._ground = ground
        self._passing: dict[Cell, Passing] = {}

    def passing(self, cell: Cell) -> Passing:
        """Return how likely the walker passes a cell."""
        found = self._passing.get(cell)
        if found is None:
            found = self._passing[cell] = passing(self._ground, self.stops, cell)
        return found


def passing(ground: Ground, stops: tuple[Stop, ...], cell: Cell) -> Passing:
    """Return how likely a walker on its way to these stops passes a cell."""
    at, before = ground.cell, 0
    away = ground.on_foot(cell)
    distance = away.get(at, NOWHERE)
    on = by = 0.0
    for steps, _, stop in stops[:LOOKED_AHEAD]:
        detour = away.get(at, NOWHERE) + away.get(stop, NOWHERE) - (steps - before)
        if detour <= 0 and at != cell:
            on += FADING[before]
        elif detour == 1:
            by += FADING[before]
        at, before = stop, steps
    near, far = (QUICKLY[distance], FADING[distance]) if distance else (HERE, HERE)
    return Passing(on, by, near, far)


def tour_of(ground: Ground, budget: int, gone: frozenset[str]) -> Tour:
    """Return a greedy tour within a number of steps; `gone` are the first visitors' cards taken."""
    places = ground.state.players[ground.seat].pile.places
    known = ground.board.answers(greedy_tour)
    key = (ground.cell, places, budget, gone, ground.key)
    found = known.get(key)
    if found is None:
        found = known[key] = greedy_tour(ground, budget, gone)
    return found


def greedy_tour(ground: Ground, budget: int, gone: frozenset[str]) -> Tour:
    """Go on to whatever promises most points per step, sets included, while steps last."""
    state = ground.state
    player = state.players[ground.seat]
    have = held_by_kind(state, player.pile.places)
    todo = [
        (
            site.cell,
            site.kind,
            site.first_points if site.first_points and site.place not in gone else site.points,
        )
        for site in state.board.derive(sites)
        if site.place not in player.pile.places
    ]
    here, steps, points = player.cell, 0, 0.0
    stops: list[Stop] = []
    while todo:
        near = ground.steps(here)
        best, rate = None, 0.0
        for one in todo:
            away = near.get(one[0])
            if away is not None and steps + away <= budget:
                promise = (one[2] + TOWARDS_SET[have[one[1]]]) / (away + SHORT)
                if promise > rate:
                    best, rate = one, promise
        if best is None:
            break
        here, kind, gain = best
        todo.remove(best)
        steps += near[here]
        have[kind] += 1
        points += gain + (SET_POINTS if have[kind] == SET_SIZE else 0)
        stops.append(Stop(steps, points, here))
    return Tour(ground, tuple(stops))


SET_SIZE: Final = 3
SET_POINTS: Final = 5


def held_by_kind(state: State, places: frozenset[str]) -> list[int]:
    """Return how many places of each kind these are."""
    have = [0] * len(PLACE_KINDS)
    tiles = state.game.box.tiles
    for place in places:
        have[KIND_NUMBER[tiles[place].kind]] += 1
    return have
