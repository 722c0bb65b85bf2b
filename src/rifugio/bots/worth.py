"""What a position is worth to a player: points made, points in sight, and those of the others."""

from functools import cache
from typing import NamedTuple

from rifugio.bots.distances import FAR, steps_to
from rifugio.engine.base.places import is_first, places_by_kind
from rifugio.engine.base.two_players import connections_per_turn
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell, neighbours
from rifugio.engine.state import Pile, State
from rifugio.engine.tiles import Tile


class Weights(NamedTuple):
    """How much a bot cares for what. First guesses; what was tried against others is in docs/bots.md."""

    nearness: float = 0.88
    """A place is worth this factor less for each step it is away."""
    in_sight: float = 0.8
    """Points in sight, compared with points made."""
    sets: float = 0.8
    """Progress towards a set, compared with having it."""
    card: float = 0.45
    hut: float = 0.5
    """A hut that an opponent can reach soon, in visits to come."""
    rivals: float = 0.5
    """The points of the others, compared with the own."""
    bear: float = 0.3
    """A bear in the way."""
    open_ground: float = 0.1
    """Any tile laid, for the ways it opens."""


def worth(state: State, seat: int, weights: Weights) -> float:
    """Return what a position is worth to a player; who does not mind the others need not look at them."""
    players = range(state.game.players)
    distances = [steps_to(state, number) for number in players]
    known = state.board.derive(_known_prospects)
    firsts = tuple([player.pile.firsts for player in state.players])
    visits = huts(state, distances, weights)
    totals = []
    for number in players if weights.rivals else (seat,):
        turns = turns_left(state, number)
        key = (number, state.players[number], turns, firsts, weights)
        total = known.get(key)
        if total is None:
            total = known[key] = prospects(state, number, turns, distances[number], weights)
        totals.append(total + weights.hut * visits[number] * min(turns, 6) / 6)
    return rivalry(totals, seat, weights) if weights.rivals else totals[0]


def _known_prospects(board: Board) -> dict[object, float]:
    """A walk leaves most of what the others can hope for as it is."""
    return {}


def rivalry(totals: list[float], seat: int, weights: Weights) -> float:
    """Return the own total with the others' set against it: half the best of them, half their mean."""
    others = totals[:seat] + totals[seat + 1 :]
    return totals[seat] - weights.rivals * (max(others) + sum(others) / len(others)) / 2


def prospects(state: State, seat: int, turns: int, distance: dict[Cell, int], weights: Weights) -> float:
    """Return a player's points from places, made and in sight, with cards in hand."""
    player = state.players[seat]
    left = 2 * turns + player.cards
    total = weights.card * min(player.cards, left) + score_now(state, seat)
    held = player.pile.places
    for cell, tile in state.board.derive(places):
        steps = distance.get(cell)
        if steps is not None and tile.id not in held:
            total += place_gain(state, seat, cell, tile, steps, left, weights)
    return total


def place_gain(
    state: State, seat: int, cell: Cell, tile: Tile, steps: int, left: int, weights: Weights
) -> float:
    """Return what a place so many steps away is worth to a player who has so many left to take."""
    if steps > left:
        return 0.0
    gain = tile.first_points if is_first(state, tile) else tile.points
    bonus = water_at(state, cell, tile) + weights.sets * set_gain(state, state.players[seat].pile, tile)
    return float(weights.in_sight * (gain + bonus) * weights.nearness**steps)


def score_now(state: State, seat: int) -> float:
    """Return the points a player has made."""
    return float(sum(line.points for line in state.game.rulebook.score(state, seat)))


def set_gain(state: State, pile: Pile, tile: Tile) -> float:
    """Return how much nearer this place brings a set: more the fewer are missing."""
    have = len(places_by_kind(state.game.box)[tile.kind] & pile.places)
    return (1.0, 1.5, 5.0)[min(have, 2)]


def water_at(state: State, cell: Cell, tile: Tile) -> int:
    """Return the water beside a waterfall, which makes it worth more."""
    if tile.kind != "waterfall":
        return 0
    tiles = state.board.tiles
    return sum(1 for near in neighbours(cell) if near in tiles and not tiles[near].tile.land)


def huts(state: State, distances: list[dict[Cell, int]], weights: Weights) -> list[float]:
    """Return what the objects of each player would bring if all others came by: more the nearer they are."""
    fading, points = fading_by_steps(weights.nearness**2), state.game.object_points
    totals = [0.0] * len(distances)
    for cell, (what, owner) in state.objects.items():
        near = [fading[distance.get(cell, FAR)] for distance in distances]
        near[owner] = 0.0
        totals[owner] += points[what] * sum(near)
    return totals


@cache
def fading_by_steps(fading: float) -> list[float]:
    """Return what is left of a worth after so many steps."""
    return [fading**steps for steps in range(FAR + 2)]


def turns_left(state: State, seat: int) -> int:
    """Return how many turns a player still has, this one included if it is theirs."""
    offer = state.offer
    tiles = len(offer.open) + sum(offer.blind) + (offer.hand is not None) + len(offer.rejects)
    players = state.game.players
    turn = state.turn
    after = (tiles - turn.to_connect) // connections_per_turn(players)
    return after // players + (seat == turn.seat)


def places(board: Board) -> list[tuple[Cell, Tile]]:
    """Return all places on the table."""
    return [(cell, laid.tile) for cell, laid in board.tiles.items() if laid.tile.points]
