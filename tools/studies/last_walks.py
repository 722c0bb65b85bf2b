"""Counts the points of margin that bots give away in the very last walk of a game.

python -m tools.studies.last_walks [--games 200] [--bots lynx owl] [--seconds 1]

The bots take turns in the last seat, among ibexes, in all sixteen ways to play. Each last walk is compared
with the best of all possible walks, found by exhaustive search with the engine's rules alone.
"""

import argparse
from collections import Counter
from collections.abc import Hashable, Iterator
from math import inf
from random import Random
from time import process_time
from typing import NamedTuple

import rifugio
from rifugio.bots import Budget, make_bot
from rifugio.engine.game import Setup
from rifugio.engine.moves import REVEAL, End, Move
from rifugio.engine.play import carry_out, legal_moves, new_game, play, view
from rifugio.engine.state import State

EXTENSIONS = ((), ("helicopter",), ("rafts",), ("helicopter", "rafts"))
WAYS = [(players, chosen) for chosen in EXTENSIONS for players in (2, 3, 4, 5)]


class LastWalk(NamedTuple):
    """The result of one last walk."""

    way: str
    bot: str
    margin: float
    """The bot's points, less the mean of the others', as it was played."""
    best: float
    """The same for the best possible walk."""
    seconds: float
    """Processor time that the bot took."""


def main() -> None:
    """Play, count and print; the exit code is 1 if any points were given away."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bots", nargs="+", default=["lynx", "owl"])
    parser.add_argument("--among", default="ibex", help="the other bots")
    parser.add_argument("--seconds", type=float, default=inf, help="per turn; unlimited by default")
    asked = parser.parse_args()
    games, lost = Counter[str](), dict.fromkeys(asked.bots, 0.0)
    longest = 0.0
    numbers = range(asked.first, asked.first + asked.games)
    for found in last_walks(asked.bots, numbers, asked.seconds, asked.among):
        games[found.bot] += 1
        lost[found.bot] += round(found.best - found.margin, 9)
        longest = max(longest, found.seconds)
        if found.best > found.margin:
            print(
                f"{found.way}: {found.bot} {found.margin:+.2f}, best possible {found.best:+.2f}", flush=True
            )
    each = ", ".join(f"{bot} {lost[bot]:g} in {games[bot]}" for bot in asked.bots)
    print(f"{games.total()} last walks, points given away: {each}; the longest took {longest:.3f} s")
    raise SystemExit(any(lost.values()))


def last_walks(bots: list[str], numbers: range, seconds: float, among: str) -> Iterator[LastWalk]:
    """Play games and yield their last walks."""
    for number in numbers:
        players, extensions = WAYS[number % len(WAYS)]
        bot = bots[(number + number // len(WAYS)) % len(bots)]
        state = before_last_walk(rifugio.setup(players, extensions), [among] * (players - 1) + [bot], number)
        seat, best = state.turn.seat, best_margin(state)
        begun, player = process_time(), make_bot(bot)
        while not state.turn.over:
            move = player.choose(view(state, seat), legal_moves(state), Budget(seconds))
            state, _ = play(state, move)
        way = f"{'+'.join(extensions) or 'base'}-{players}, game {number}"
        yield LastWalk(way, bot, margin(state, seat), best, process_time() - begun)


def before_last_walk(setup: Setup, bots: list[str], seed: int) -> State:
    """Return the position before the last walk of a game; Nature is random."""
    state, nature = new_game(setup), Random(seed)
    seats = list(map(make_bot, bots))
    while state.turn.to_connect or state.offer.open or any(state.offer.blind):
        if state.turn.awaiting is not None:
            move: Move = REVEAL[state.blind_tile(nature.random()).id]
        else:
            seat = state.turn.seat
            move = seats[seat].choose(view(state, seat), legal_moves(state), Budget(inf))
        state, _ = carry_out(state, move)
    return state


def margin(state: State, seat: int) -> float:
    """Return how many points a player is ahead of the mean of the others."""
    points = [
        sum(line.points for line in state.game.rulebook.score(state, one))
        for one in range(state.game.players)
    ]
    own = points.pop(seat)
    return own - sum(points) / len(points)


def best_margin(state: State) -> float:
    """Try every walk, and return the best margin that one of them ends with."""
    seat, best = state.turn.seat, -inf
    known: dict[Hashable, float] = {}
    waiting = [state]
    while waiting:
        now = waiting.pop()
        here = margin(now, seat)
        for move in legal_moves(now):
            if isinstance(move, End):
                best = max(best, here)
                continue
            after, _ = carry_out(now, move)
            then, key = margin(after, seat), position(after)
            if known.get(key, -inf) < then:
                known[key] = then
                waiting.append(after)
    return best


def position(state: State) -> Hashable:
    """Return a key for where everybody and everything is and what the walk has used up, without points."""
    return (
        state.turn.free,
        tuple((player.cell, player.cards, player.left) for player in state.players),
        state.me.pile.places,
        frozenset(state.objects.items()),
        repr(sorted(state.parts.items())),
    )


if __name__ == "__main__":
    main()
