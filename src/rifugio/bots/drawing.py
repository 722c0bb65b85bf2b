"""Drawing blind by expectation: the mean of what the tiles in the bag are worth, each by its share."""

from collections import Counter
from itertools import chain, repeat

from rifugio.bots.patience import Patience
from rifugio.bots.plans import connections
from rifugio.bots.worth import Value, Weights
from rifugio.engine.moves import DRAW_BLIND, REVEAL
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State


def is_draw_better(
    state: State, weights: Weights, value: Value, patience: Patience, most: int | None = None
) -> bool:
    """Whether drawing blind now promises more than the best open tile; False if there is no time to tell."""
    if state.offer.hand is not None or not state.turn.to_connect or DRAW_BLIND not in legal_moves(state):
        return False
    now = best_laid(state, weights, value, patience)
    drawn = None if now is None else expected(state, weights, value, patience, most)
    return now is not None and drawn is not None and drawn > now


def expected(
    state: State, weights: Weights, value: Value, patience: Patience, most: int | None = None
) -> float | None:
    """Return what drawing blind is worth on average, over the tiles that could then be laid.

    `most` limits the tiles that are looked at.
    """
    waiting, _ = carry_out(state, DRAW_BLIND)
    total, many = 0.0, 0
    for tile, count in in_bag(state, most).items():
        if not patience.lasts():
            return None
        held, _ = carry_out(waiting, REVEAL[tile])
        found = best_laid(held, weights, value, patience)
        if patience.is_over():
            return None
        if found is not None:
            total += count * found
            many += count
    return total / many if many else None


def in_bag(state: State, most: int | None = None) -> Counter[str]:
    """Return how often each tile is in the bag, or in an evenly spaced sample of at most so many."""
    ids = [tile.id for tile in state.game.tiles]
    tiles = [*chain.from_iterable(map(repeat, ids, state.offer.blind))]
    if most is not None and len(tiles) > most:
        tiles = [tiles[(2 * number + 1) * len(tiles) // (2 * most)] for number in range(most)]
    return Counter(tiles)


def best_laid(state: State, weights: Weights, value: Value, patience: Patience) -> float | None:
    """Return what the position is worth after the best placement at a first glance.

    None if there is none, or no time left to judge it: for that takes as long as many glances.
    """
    seat = state.turn.seat
    ways = connections(state, seat, weights, patience)
    return None if not ways or patience.is_over() else value(carry_out(state, ways[0])[0], seat)
