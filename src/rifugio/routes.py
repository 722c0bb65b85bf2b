"""Pathfinding for players: a best-first search over the engine's legal moves."""

from collections.abc import Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, NamedTuple

from rifugio.engine.cells import Cell
from rifugio.engine.effects import BearMet, Effects, PlaceTaken, Visited
from rifugio.engine.moves import Go, Move
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State

MOST: Final = 1500
"""The default limit of positions searched, which takes a moment; more means of travel need more."""


class Route(NamedTuple):
    """A sequence of moves, their effects, and the position after them."""

    moves: tuple[Move, ...]
    effects: Effects
    after: State

    @property
    def price(self) -> tuple[int, int]:
        """The steps it takes, and how many of them are paid with cards."""
        free = sum(getattr(effect, "free", 0) for effect in self.effects)
        cards = sum(getattr(effect, "cards", 0) for effect in self.effects)
        return free + cards, cards


def single(state: State, move: Move) -> Route:
    """Return the route of one legal move."""
    after, effects = carry_out(state, move)
    return Route((move,), effects, after)


def routes(state: State, most: int = MOST) -> dict[Cell, list[Route]]:
    """Return routes to every cell the walker can reach, the kindest first, searching up to `most` positions.

    The kindest route meets the fewest bears, then keeps the most steps, then scores the most. After it come
    the single moves that reach the cell by other means.
    """
    seat = state.turn.seat
    found: dict[Cell, list[Route]] = {}
    numbers = count()
    begin = Route((), (), state)
    heap: list[tuple[tuple[int, ...], int, Route]] = [(_unkindness(begin, state), next(numbers), begin)]
    seen: set[tuple[object, ...]] = set()
    while heap and len(seen) < most:
        _, _, route = heappop(heap)
        here = route.after
        place = (here.players[seat].cell, _things(here.parts), _things(here.objects))
        if place in seen:
            continue
        seen.add(place)
        if route.moves and here.players[seat].cell != state.players[seat].cell:
            found.setdefault(here.players[seat].cell, []).append(route)
        for move in legal_moves(here):
            if isinstance(move, Go):
                after, effects = carry_out(here, move)
                onward = Route((*route.moves, move), (*route.effects, *effects), after)
                heappush(heap, (_unkindness(onward, state), next(numbers), onward))
    kindest = {cell: ways[:1] for cell, ways in found.items()}
    for move in legal_moves(state):
        if isinstance(move, Go):
            ways = kindest.setdefault(move.to, [])
            if all(way.moves != (move,) for way in ways):
                ways.append(single(state, move))
    return kindest


def _things(mapping: Mapping[Any, object]) -> frozenset[object]:
    return frozenset((key, repr(value)) for key, value in mapping.items())


def _unkindness(route: Route, start: State) -> tuple[int, ...]:
    seat = start.turn.seat
    bears = sum(isinstance(effect, BearMet) for effect in route.effects)
    gained = sum(effect.points for effect in route.effects if isinstance(effect, PlaceTaken))
    given = sum(effect.points for effect in route.effects if isinstance(effect, Visited))
    left = route.after.turn.free + route.after.players[seat].cards
    return bears, -left, -gained, given, len(route.moves)
