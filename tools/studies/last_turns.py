"""Compares ways to play the last turn of a two-player game of lynxes: two tiles to lay, and the walk.

python -m tools.studies.last_turns [--games 24]

*planned*: as every other turn. *solved*: as lynx and owl play it, the first tile among the six places that
look best and the rest exactly. *all*: every pair of places, exactly. A margin is the player's points less the
other's.
"""

import argparse
import hashlib
from collections.abc import Iterator
from heapq import heapify, heappop
from math import inf
from time import process_time
from typing import Final, NamedTuple

import rifugio
from rifugio.bots import Budget, make_bot
from rifugio.bots.characters import luck
from rifugio.bots.choosing import LYNX_WEIGHTS, best_turn, value_of
from rifugio.bots.hope import Hope
from rifugio.bots.imagine import imagine
from rifugio.bots.last_turn import last_turn
from rifugio.bots.last_walk import Moves, is_last_turn, last_walk, margin, solved
from rifugio.bots.patience import Patience
from rifugio.bots.plans import connections
from rifugio.dealer import SealedBag
from rifugio.engine.base.information import History, View
from rifugio.engine.moves import Move
from rifugio.engine.play import carry_out, follow, legal_moves, new_game, view
from rifugio.engine.state import State
from rifugio.levels import LEVELS

EXTENSIONS: Final = ((), ("helicopter",), ("rafts",), ("helicopter", "rafts"))
LYNX: Final = LEVELS["lynx"]


class LastTurn(NamedTuple):
    """The margins of the ways to play a last turn, and the processor time of two of them."""

    extensions: tuple[str, ...]
    number: int
    planned: int
    solved: int
    all: int
    seconds: float
    seconds_of_all: float


def main() -> None:
    """Play, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=24)
    found = []
    for one in last_turns(parser.parse_args().games):
        found.append(one)
        print(
            f"{'+'.join(one.extensions) or 'base'} {one.number}: planned {one.planned}, solved {one.solved}"
            f" in {one.seconds:.2f} s, all {one.all} in {one.seconds_of_all:.2f} s",
            flush=True,
        )
    short = sum(one.planned < one.all for one in found)
    still = sum(one.solved < one.all for one in found)
    print(f"of {len(found)} last turns, planned is worse than all in {short}, solved in {still}")


def last_turns(games: int) -> Iterator[LastTurn]:
    """Yield the last turns of so many games, the combinations in turn."""
    for number in range(games):
        extensions = EXTENSIONS[number % len(EXTENSIONS)]
        seen = before_last_turn(extensions, number // len(EXTENSIONS))
        imagined, begun = imagine(seen), process_time()
        exact = last_turn(imagined, LYNX_WEIGHTS, Patience())
        assert exact is not None
        between = process_time()
        best = best_of_all(imagined)
        yield LastTurn(
            extensions,
            number // len(EXTENSIONS),
            ended(imagined, planned(imagined, seen)),
            ended(imagined, exact),
            best,
            between - begun,
            process_time() - between,
        )


def before_last_turn(extensions: tuple[str, ...], number: int) -> View:
    """Return what the player sees with whose turn the game will end, when it begins."""
    setup = rifugio.setup(2, extensions)
    bag = SealedBag(hashlib.sha256(f"lt{number}".encode()).digest(), ["", ""], setup)
    state, draws, bots = new_game(setup), 0, (make_bot("lynx"), make_bot("lynx"))
    history: History = ()
    while not is_last_turn(state) or state.turn.awaiting is not None:
        if state.turn.awaiting is not None:
            move: Move = bag.reveal(state, draws)
            draws += 1
        else:
            seat = state.turn.seat
            move = bots[seat].choose(view(state, seat, history), tuple(legal_moves(state)), Budget(inf))
        state, history = follow(state, history, move)
    return view(state, state.turn.seat, history)


def planned(state: State, seen: View) -> Moves:
    """Return the turn with its tiles planned one by one, like those of any turn, and then the best walk."""
    moves: Moves = ()
    while state.turn.to_connect:
        move = best_turn(state, LYNX, value_of(LYNX, state.game), luck(seen), Patience())[0]
        state, moves = carry_out(state, move)[0], (*moves, move)
    return (*moves, *last_walk(state, Patience()))


def best_of_all(state: State) -> int:
    """Return the best margin over every pair of places for the two tiles, and every walk from there."""
    seat = state.turn.seat
    waiting: list[tuple[int, int, State]] = []
    seen = set()  # two tiles can be laid in either order
    for way in connections(state, seat, LYNX_WEIGHTS, Patience()):
        laid, _ = carry_out(state, way)
        for other in connections(laid, seat, LYNX_WEIGHTS, Patience()):
            after, _ = carry_out(laid, other)
            if (table := frozenset(after.board.tiles.items())) in seen:
                continue
            seen.add(table)
            waiting.append((-margin(after, seat) - Hope(after).of(after), len(waiting), after))
    heapify(waiting)
    best: int | None = None
    while waiting:
        bound, _, after = heappop(waiting)
        if best is not None and -bound <= best:
            break
        points, _ = solved(after, Patience())
        best = points if best is None else max(best, points)
    assert best is not None
    return best


def ended(state: State, moves: Moves) -> int:
    """Return the margin at the end of the game."""
    seat = state.turn.seat
    for move in moves:
        state, _ = carry_out(state, move)
    assert state.turn.over
    return margin(state, seat)


if __name__ == "__main__":
    main()
