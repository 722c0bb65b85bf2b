"""Solves the last turn of a game: where to lay the last tile, and how to walk then, exactly.

With two tiles to lay, the first goes to one of the places that look best, and the rest is exact for each of
them. In 24 games of lynxes that was never worse than trying every place (docs/bots.md).
"""

from heapq import heapify, heappop
from typing import Final, TypeAlias

from rifugio.bots.hope import Hope
from rifugio.bots.last_walk import Moves, margin, solved
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Laying, connections
from rifugio.bots.worth import Weights
from rifugio.engine.play import carry_out
from rifugio.engine.state import State

Ending: TypeAlias = tuple[int, Moves]
"""The margin at the end of the game, and the moves to it."""
FIRST_PLACES: Final = 6
"""Places at which the first of two tiles is tried."""


def last_turn(state: State, weights: Weights, patience: Patience) -> Moves | None:
    """Return the last turn with the best margin; of the first of two tiles, some placements are tried.

    None if there is not time enough to be sure, or if a tile has to be drawn or removed first.
    """
    best = _best(state, weights, patience)
    return best[1] if best is not None and patience.lasts() else None


def _best(state: State, weights: Weights, patience: Patience) -> Ending | None:
    ways = connections(state, state.turn.seat, weights, patience)
    if state.turn.to_connect == 1:
        return _best_placement(state, ways, patience)
    found: list[Ending] = []
    for way in ways[:FIRST_PLACES]:
        after, _ = carry_out(state, way)
        rest = _best(after, weights, patience) if patience.lasts() else None
        if rest is None:
            return None
        found.append((rest[0], (way, *rest[1])))
    return max(found, key=lambda ending: ending[0], default=None)


def _best_placement(state: State, ways: list[Laying], patience: Patience) -> Ending | None:
    """Return the best way to lay the last tile, and to walk then.

    The placement that promises most (`Hope`) is solved first, and those that promise no more than the best
    ending found are not looked at.
    """
    seat = state.turn.seat
    waiting: list[tuple[int, int, Laying, State]] = []
    for number, way in enumerate(ways):
        if not patience.lasts():
            return None
        after, _ = carry_out(state, way)
        waiting.append((-margin(after, seat) - Hope(after).of(after), number, way, after))
    heapify(waiting)
    best: Ending | None = None
    while waiting:
        bound, _, way, after = heappop(waiting)
        if best is not None and -bound <= best[0]:
            break
        if not patience.lasts():
            return None
        points, moves = solved(after, patience)
        if best is None or points > best[0]:
            best = points, (way, *moves)
    return best
