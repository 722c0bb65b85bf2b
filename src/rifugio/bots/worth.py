"""The evaluation function: points made, points in sight, and those of the others."""

from collections.abc import Callable
from functools import cache
from itertools import accumulate, repeat
from math import fsum
from operator import itemgetter, mul
from typing import Final, NamedTuple, TypeAlias

from rifugio.bots.distances import FAR, Distances, steps_of_all, vehicles
from rifugio.engine.base.places import is_first, places_by_kind
from rifugio.engine.base.steps import FREE_STEPS
from rifugio.engine.base.two_players import connections_per_turn
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell, neighbours
from rifugio.engine.state import Pile, State
from rifugio.engine.tiles import Tile

MANY_TURNS: Final = 6
"""With this many turns left, an opponent is expected to reach a hut sooner or later."""


class Weights(NamedTuple):
    """Weights of the evaluation. First guesses; docs/bots.md has the comparisons that were played."""

    nearness: float = 0.88
    """Discount factor per step to a place."""
    in_sight: float = 0.8
    """Points in sight, relative to points made."""
    sets: float = 0.8
    """Progress towards a set, relative to completing it."""
    tops: float = 1.0
    """Places that are worth more to their first visitor, relative to others."""
    card: float = 0.45
    hut: float = 0.5
    """Points expected from visits to a player's objects, relative to points made."""
    rivals: float = 0.5
    """The others' points, relative to the player's own."""
    bear: float = 0.3
    """The penalty for a bear in the way."""
    open_ground: float = 0.1
    """The value of any tile laid, for the ways it opens."""


Value: TypeAlias = Callable[[State, int], float]
"""What a position is worth to a seat."""


def by_hand(weights: Weights) -> Value:
    """Return the evaluation with these weights."""
    return lambda state, seat: worth(state, seat, weights)


def worth(state: State, seat: int, weights: Weights) -> float:
    """Return the value of a position to a player; with `rivals` at 0 the others are not evaluated.

    A finished game is worth its score. Each player's prospects are memoised with the board, because a walk
    leaves most of the others' prospects unchanged.
    """
    minded = range(state.game.players) if weights.rivals else (seat,)
    if state.turn.over:
        totals = [score_now(state, number) for number in minded]
        return rivalry(totals, seat, weights) if weights.rivals else totals[0]
    about = vehicles(state)
    distances = steps_of_all(state, about)
    known = state.board.answers(prospects)
    firsts = tuple([player.pile.firsts for player in state.players])
    remembered = state.remembered  # an extension may count points by it
    turns = turns_left(state)
    left = steps_left(state, turns)
    visits = huts(state, distances, turns, weights)
    totals = []
    for number in minded:
        key = (number, state.players[number], left[number], firsts, about, remembered, weights)
        total = known.get(key)
        if total is None:
            total = known[key] = prospects(state, number, left[number], distances[number], weights)
        totals.append(total + weights.hut * visits[number])
    return rivalry(totals, seat, weights) if weights.rivals else totals[0]


def rivalry(totals: list[float], seat: int, weights: Weights) -> float:
    """Return the player's total less the weighted others': half the best of them, half their mean."""
    others = totals[:seat] + totals[seat + 1 :]
    return totals[seat] - weights.rivals * (max(others) + fsum(others) / len(others)) / 2


def prospects(state: State, seat: int, left: int, distance: Distances, weights: Weights) -> float:
    """Return a player's score, plus the value of cards in hand and of places within the steps left."""
    player = state.players[seat]
    total = weights.card * min(player.cards, left) + score_now(state, seat)
    held, fading = player.pile.places, fading_by_steps(weights.nearness)
    for cell, tile, water in state.board.derive(places):
        steps = distance.get(cell, FAR + 1)
        if steps <= left and steps <= FAR and tile.id not in held:
            total += place_gain(state, player.pile, tile, water, weights) * fading[steps]
    return total


def place_gain(state: State, pile: Pile, tile: Tile, water: int, weights: Weights) -> float:
    """Return the value of a place to a player next to it; `water` counts the water tiles beside it."""
    gain = tile.first_points if is_first(state, tile) else tile.points
    wanted = weights.tops * gain if tile.first_points else gain
    return weights.in_sight * (wanted + water + weights.sets * set_gain(state, pile, tile))


def score_now(state: State, seat: int) -> float:
    """Return the points a player has made."""
    return float(sum(line.points for line in state.game.rulebook.score(state, seat)))


def set_gain(state: State, pile: Pile, tile: Tile) -> float:
    """Return the value of this place towards a set: more the fewer are missing."""
    have = len(places_by_kind(state.game.box)[tile.kind] & pile.places)
    return (1.0, 1.5, 5.0)[min(have, 2)]


def water_at(board: Board, cell: Cell, tile: Tile) -> int:
    """Return the number of water tiles beside a waterfall, which make it worth more; 0 for other tiles."""
    if tile.kind != "waterfall":
        return 0
    tiles = board.tiles
    return sum(1 for near in neighbours(cell) if near in tiles and not tiles[near].tile.land)


def huts(state: State, distances: list[Distances], turns: list[int], weights: Weights) -> list[float]:
    """Return the expected points from visits to each player's objects.

    Higher the nearer the others are, and lower when they have few turns left.
    """
    fading, points = fading_by_steps(weights.nearness * weights.nearness), state.game.object_points
    totals = [0.0] * len(distances)
    for cell, (what, owner) in state.objects.items():
        near = [fading[distance.get(cell, FAR)] for distance in distances]
        near[owner] = 0.0
        totals[owner] += points[what] * fsum(near)
    for owner in range(len(totals)):
        most = max(turns[:owner] + turns[owner + 1 :])
        totals[owner] *= min(most, MANY_TURNS) / MANY_TURNS
    return totals


def powers(number: float, many: int) -> tuple[float, ...]:
    """Return the first powers of a number. `**` is the C library's, and not every one rounds alike."""
    return tuple(accumulate(repeat(number, many - 1), mul, initial=1.0))


@cache
def fading_by_steps(fading: float) -> list[float]:
    """Return the discount for each number of steps."""
    return list(powers(fading, FAR + 2))


def turns_left(state: State) -> list[int]:
    """Return how many turns each player still has, this one included, by seat."""
    offer, turn, players = state.offer, state.turn, state.game.players
    if turn.over:
        return [0] * players
    tiles = len(offer.open) + sum(offer.blind) + (offer.hand is not None) + len(offer.rejects)
    to_come = (tiles - turn.to_connect) // connections_per_turn(players)
    return [(to_come - (seat - turn.seat) % players) // players + 1 for seat in range(players)]


def steps_left(state: State, turns: list[int]) -> list[int]:
    """Return how many steps each player can still take in these turns, cards in hand included, by seat."""
    found = [FREE_STEPS * turns[seat] + player.cards for seat, player in enumerate(state.players)]
    found[state.turn.seat] += state.turn.free - FREE_STEPS
    return found


def places(board: Board) -> tuple[tuple[Cell, Tile, int], ...]:
    """Return all places on the table with the number of water tiles beside them.

    Sorted by cell, so that floating-point sums come out the same in whatever order the tiles were laid.
    """
    found = sorted(
        [(cell, laid.tile) for cell, laid in board.tiles.items() if laid.tile.points], key=itemgetter(0)
    )
    return tuple([(cell, tile, water_at(board, cell, tile)) for cell, tile in found])
