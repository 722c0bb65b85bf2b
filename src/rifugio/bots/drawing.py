"""Drawing blind by expectation: the mean of what the tiles in the bag are worth, each by its share."""

from rifugio.bots.patience import Patience
from rifugio.bots.plans import connections
from rifugio.bots.worth import Value, Weights
from rifugio.engine.moves import DRAW_BLIND, REVEAL
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State


def is_draw_better(state: State, weights: Weights, value: Value, patience: Patience) -> bool:
    """Whether drawing blind now promises more than the best open tile; False if there is no time to tell."""
    if state.offer.hand is not None or not state.turn.to_connect or DRAW_BLIND not in legal_moves(state):
        return False
    now = best_laid(state, weights, value, patience)
    drawn = None if now is None else expected(state, weights, value, patience)
    return now is not None and drawn is not None and drawn > now


def expected(state: State, weights: Weights, value: Value, patience: Patience) -> float | None:
    """Return what drawing blind is worth on average, over the tiles that could then be laid."""
    waiting, _ = carry_out(state, DRAW_BLIND)
    total, many = 0.0, 0
    for tile, count in zip(state.game.tiles, state.offer.blind, strict=True):
        if not patience.lasts():
            return None
        if count:
            held, _ = carry_out(waiting, REVEAL[tile.id])
            found = best_laid(held, weights, value, patience)
            if found is not None:
                total += count * found
                many += count
    return total / many if many else None


def best_laid(state: State, weights: Weights, value: Value, patience: Patience) -> float | None:
    """Return what the position is worth after the best placement at a first glance; None if there is none."""
    seat = state.turn.seat
    ways = connections(state, seat, weights, patience)
    return value(carry_out(state, ways[0])[0], seat) if ways else None
