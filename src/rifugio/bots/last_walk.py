"""An exact solver (A*) for the very last walk of a game: nothing comes after it, so only points count.

It maximises the margin: the player's points less the mean of the others'. Their piles lie face down, but a
walk changes the margin only by the places it takes and the players it visits, and both are visible.

The search expands the walk with the best bound (`Hope`), and of two walks to the same position keeps the
better one. That is exact although the rules forbid walking in circles (B-WALK-05): only visits can lead back
to a cell with the same steps and cards, a visit scores for others alone, and so the walk without the circle
is at least as good.
"""

from collections.abc import Hashable
from heapq import heappop, heappush
from typing import TypeAlias

from rifugio.bots.hope import Hope
from rifugio.bots.patience import Patience
from rifugio.bots.worth import score_now
from rifugio.engine.base.building import HUTS
from rifugio.engine.moves import Build, End, Move
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State

Moves: TypeAlias = tuple[Move, ...]


def is_last_turn(state: State) -> bool:
    """Whether this is the last turn, in a game whose extensions all have a travel hook for bots."""
    offer = state.offer
    tiles = len(offer.open) + sum(offer.blind) + (offer.hand is not None) + len(offer.rejects)
    return state.game.rulebook.is_travel_known and not state.turn.over and tiles == state.turn.to_connect


def is_last_walk(state: State) -> bool:
    """Whether only the last walk is left of the game."""
    return not state.turn.to_connect and is_last_turn(state)


def margin(state: State, seat: int) -> int:
    """Return a player's lead over the mean of the others, multiplied by the number of others."""
    points = [int(score_now(state, number)) for number in range(state.game.players)]
    return (state.game.players - 1) * points[seat] - (sum(points) - points[seat])


def last_walk(state: State, patience: Patience) -> Moves:
    """Return the walk that ends the game with the best margin; if time is up, the best found so far."""
    return solved(state, patience)[1]


def solved(state: State, patience: Patience) -> tuple[int, Moves]:
    """Return the best margin at the end of the game, and the walk to it."""
    seat, hope = state.turn.seat, Hope(state)
    begin = margin(state, seat)
    known: dict[Hashable, int] = {_key(state): begin}
    waiting: list[tuple[int, int, int, State, Moves]] = [(-begin - hope.of(state), 0, begin, state, ())]
    best: tuple[int, Moves] | None = None
    pushed = 0
    while waiting:
        bound, _, points, now, moves = heappop(waiting)
        if best is not None and (-bound <= best[0] or not patience.lasts()):
            break
        if known[_key(now)] > points:
            continue
        for move in legal_moves(now):
            if isinstance(move, End):
                if best is None or points > best[0]:
                    best = points, (*moves, move)
                continue
            if isinstance(move, Build) and move.what == HUTS.name:
                continue  # nobody will visit it any more
            after, effects = carry_out(now, move)
            then = margin(after, seat) if len(effects) > 1 else points
            key = _key(after)
            if known.get(key, then - 1) < then:
                known[key] = then
                pushed += 1
                heappush(waiting, (-then - hope.of(after), pushed, then, after, (*moves, move)))
    assert best is not None, "every walk can be ended somewhere"
    return best


def _key(state: State) -> Hashable:
    """Return the key of the transposition table: everything that the rest of a walk depends on."""
    cell, cards, left, pile = state.me
    if len(state.game.objects) == 1:
        return cell, state.turn.free, cards, pile.places
    rulebook = state.game.rulebook
    return (
        tuple([player.cell for player in state.players]),
        state.turn.free,
        cards,
        left,
        pile.places,
        frozenset([built for built in state.objects.items() if built[1].what != HUTS.name]),
        tuple([rulebook.parts[name].write(part) for name, part in state.parts.items()]),
    )
