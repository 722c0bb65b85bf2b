"""Planning a whole turn: tile, route and hut together."""

from collections.abc import Callable, Iterable
from math import inf
from typing import NamedTuple, TypeAlias

from rifugio.bots.distances import FAR, steps_of_all, vehicles
from rifugio.bots.patience import Patience
from rifugio.bots.worth import (
    Value,
    Weights,
    by_hand,
    fading_by_steps,
    place_gain,
    places,
    rivalry,
    steps_left,
    turns_left,
    water_at,
)
from rifugio.engine.cells import Cell
from rifugio.engine.moves import DRAW_BLIND, End, Move, PlaceDrawn, PlaceOpen, Swap
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State
from rifugio.engine.tiles import Tile

Laying: TypeAlias = PlaceOpen | PlaceDrawn | Swap


class Plan(NamedTuple):
    """Moves to the end of a turn, or to Nature's next move, and the position they lead to."""

    moves: tuple[Move, ...]
    state: State
    worth: float


class Breadth(NamedTuple):
    """How much of a turn is searched."""

    tiles: int
    """Placements for which the walk is planned, too."""
    most: int
    """Positions of each walk."""
    sifted: int = 0
    """Placements that the value judges as they lie, to plan with the best of them; 0: with those that look
    best at a glance."""


def connections(state: State, seat: int, weights: Weights, patience: Patience) -> list[Laying]:
    """Return the ways to connect an open or drawn tile now, best first by a cheap heuristic.

    The heuristic (`Glance`) looks only at the new tile: how near it is to each player, what it is worth to
    them, and what it is a bridge to. Equal tiles in the row count once. Moves there was no time to score come
    last.
    """
    different: dict[tuple[str, Cell, int, type[Laying]], Laying] = {}
    for move in legal_moves(state):
        if isinstance(move, Laying):
            tile = laid_by(state, move)
            different.setdefault((tile.id, move.cell, move.rotation, type(move)), move)
    found = list(different.values())
    if not found or not patience.lasts():
        return found
    glance = Glance(state, seat, weights)
    return sorted(found, key=lambda way: glance.at(way) if patience.lasts() else -inf, reverse=True)


def laid_by(state: State, move: Laying) -> Tile:
    """Return the tile that a move lays."""
    tile = state.offer.hand if isinstance(move, PlaceDrawn) else state.offer.open[move.slot]
    assert tile is not None
    return tile


class Glance:
    """Scores a tile placement for a player, less what it gains the others."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        players = range(state.game.players)
        self.minded = players if weights.rivals else (seat,)
        self.distances = steps_of_all(state, vehicles(state))
        self.left = steps_left(state, turns_left(state))
        self.fading = fading_by_steps(weights.nearness)
        self.wanted: dict[int, dict[Cell, float]] = {}

    def at(self, move: Laying) -> float:
        """Return the score of this placement."""
        state, weights, cell = self.state, self.weights, move.cell
        tile = laid_by(state, move)
        near = state.board.reached(state.game.laid[tile.id][move.rotation], cell)
        water = water_at(state.board, cell, tile)
        gains = []
        for number in self.minded:
            distance = self.distances[number]
            steps = 1 + min([distance.get(other, FAR) for other in near], default=FAR)
            gain = weights.open_ground * self.fading[steps]
            if tile.points and steps <= self.left[number]:
                pile = state.players[number].pile
                gain += place_gain(state, pile, tile, water, weights) * self.fading[steps]
            elif tile.kind == "bear":
                gain -= weights.bear * self.fading[steps]
            elif tile.land:
                gain += self.bridged(number, near, steps)
            gains.append(gain)
        return rivalry(gains, self.seat, weights) if weights.rivals else gains[0]

    def bridged(self, number: int, near: Iterable[Cell], steps: int) -> float:
        """Return by how much more a player's places are worth, because a new tile brings them nearer."""
        distance, paths = self.distances[number], self.state.board.paths
        waiting = [(cell, steps + 1) for cell in near if distance.get(cell, FAR) > steps + 1]
        if not waiting:
            return 0.0
        wanted, fading = self.wanted_by(number), self.fading
        nearer: set[Cell] = set()
        gain = 0.0
        for cell, now in waiting:
            before = distance.get(cell, FAR)
            if cell in nearer or now >= before:
                continue
            nearer.add(cell)
            if cell in wanted:
                gain += wanted[cell] * (fading[now] - fading[before])
            waiting += [(far, now + 1) for far in paths[cell]]
        return gain

    def wanted_by(self, number: int) -> dict[Cell, float]:
        """Return what each place on the table that a player has not visited would be worth to them."""
        found = self.wanted.get(number)
        if found is None:
            state, pile = self.state, self.state.players[number].pile
            found = self.wanted[number] = {
                cell: place_gain(state, pile, tile, water, self.weights)
                for cell, tile, water in state.board.derive(places)
                if tile.id not in pile.places
            }
        return found


def walks(state: State, seat: int, value: Value, most: int, patience: Patience) -> list[Plan]:
    """Return the ways to end the turn, best first: a breadth-first search of at most `most` positions.

    When time is up, those found so far, at least one.
    """
    ends: list[Plan] = []
    seen = set()
    waiting: list[tuple[State, tuple[Move, ...]]] = [(state, ())]
    for now, moves in waiting:
        me = now.players[seat]
        key = (me.cell, now.turn.free, me.cards, me.left, me.pile, now.objects.get(me.cell), len(now.objects))
        if key in seen:
            continue
        if ends and not patience.lasts():
            break
        seen.add(key)
        for move in legal_moves(now):
            if isinstance(move, End):
                after, _ = carry_out(now, move)
                ends.append(Plan((*moves, move), after, value(after, seat)))
            elif len(seen) < most:
                after, _ = carry_out(now, move)
                waiting.append((after, (*moves, move)))
    return sorted(ends, key=lambda plan: -plan.worth)


def turns(
    state: State,
    weights: Weights,
    value: Value | None = None,
    *,
    breadth: Breadth,
    patience: Patience,
    notice: Callable[[list[Laying]], list[Laying]] = list,
) -> list[Plan]:
    """Return whole turns, or what can be planned before Nature's next move, best first.

    `value` judges the result; by default, the weights do. `notice` says which placements are seen at all.
    However little time there is, one placement and one way to end the turn are looked at.
    """
    tiles, most, sifted = breadth
    value, seat = value or by_hand(weights), state.turn.seat
    if not state.turn.to_connect:
        return walks(state, seat, value, most, patience)
    ways = connections(state, seat, weights, patience)
    if not ways:  # only a blind draw or a removal: nothing to plan with
        legal = legal_moves(state)
        return [Plan((DRAW_BLIND if DRAW_BLIND in legal else legal[0],), state, 0.0)]
    ways = notice(ways)[: sifted or tiles]
    if state.turn.to_connect > 1:
        return judged(state, ways, value, patience)
    if sifted:
        laid = judged(state, ways, value, patience)[:tiles]
    else:
        laid = [Plan((way,), carry_out(state, way)[0], 0.0) for way in ways]
    found: list[Plan] = []
    for plan in laid:
        if found and not patience.lasts():
            break
        ends = walks(plan.state, seat, value, most, patience)
        found += [Plan((*plan.moves, *walk.moves), walk.state, walk.worth) for walk in ends]
    return sorted(found, key=lambda plan: -plan.worth)


def judged(state: State, ways: list[Laying], value: Value, patience: Patience) -> list[Plan]:
    """Return placements with what each is worth as it lies, best first; at least one, even without time."""
    found: list[Plan] = []
    for way in ways:
        if found and not patience.lasts():
            break
        after, _ = carry_out(state, way)
        found.append(Plan((way,), after, value(after, state.turn.seat)))
    return sorted(found, key=lambda plan: -plan.worth)
