"""Length of a replay link, which contains the whole game: python -m benchmarks.web.links

Bots play games of several ways to the end; each player has a name of 20 letters and a word of 12, which is
more than most have. Printed are the characters after # and those of the whole link with a typical address.
"""

import argparse
import hashlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from rifugio import setup
from rifugio.bots import Budget, make_bot
from rifugio.dealer import SealedBag
from rifugio.engine.game import Setup
from rifugio.engine.moves import Move
from rifugio.engine.play import carry_out, legal_moves, new_game, view
from rifugio.replay import Actor, Replay, fragment, write_replay

ADDRESS: Final = "https://rifugio.example.org/replay#"
BOTH: Final = ("helicopter", "rafts")


class Kind(NamedTuple):
    """A way to play, and how long its link may be."""

    players: int
    extensions: tuple[str, ...]
    most: int


KINDS: Final = (
    Kind(2, (), 4000),
    Kind(3, (), 8000),
    Kind(5, (), 8000),
    Kind(2, BOTH, 8000),
    Kind(3, ("rafts",), 8000),
    Kind(4, ("helicopter",), 8000),
    Kind(5, BOTH, 8000),
)


def played(chosen: Setup, bot: str, bag: SealedBag) -> list[Move]:
    """Let bots of one kind play a game; return all its moves."""
    bots = [make_bot(bot) for _ in range(chosen.players)]
    state, moves, draws = new_game(chosen), list[Move](), 0
    while not state.turn.over:
        if state.turn.awaiting is None:
            seat = state.turn.seat
            move = bots[seat].choose(view(state, seat), tuple(legal_moves(state)), Budget(60.0))
        else:
            move = bag.reveal(state, draws)
            draws += 1
        moves.append(move)
        state, _ = carry_out(state, move)
    return moves


def lengths(kind: Kind, bot: str, games: int) -> Iterator[int]:
    """Yield the length of each game's fragment."""
    chosen = setup(kind.players, kind.extensions)
    for number in range(games):
        secret = hashlib.sha256(f"link {kind} {number}".encode()).digest()
        words = [hashlib.sha256(f"{number} {seat}".encode()).hexdigest()[:12] for seat in range(kind.players)]
        bag = SealedBag(secret, words, chosen)
        names = [
            hashlib.sha256(f"name {number} {seat}".encode()).hexdigest()[:20] for seat in range(kind.players)
        ]
        colours = ("red", "blue", "yellow", "green", "violet")
        actors = [Actor(name, "badger", colour) for name, colour in zip(names, colours, strict=False)]
        seal = {"commitment": bag.commitment, "words": words, "secret": secret.hex()}
        moves = played(chosen, bot, bag)
        yield len(fragment(write_replay(Replay(chosen, moves, actors, "2026-11-15", seal))))


def main() -> None:
    """Print a line for each way."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--bot", default="squirrel")
    asked = parser.parse_args()
    print(f"{'way':<24}{'shortest':>9}{'longest':>9}{'link':>8}{'may be':>8}")
    for kind in KINDS:
        found = sorted(lengths(kind, asked.bot, asked.games))
        way = f"{'+'.join(kind.extensions) or 'base'}-{kind.players}"
        verdict = "met" if found[-1] + len(ADDRESS) <= kind.most else "MISSED"
        print(f"{way:<24}{found[0]:>9}{found[-1]:>9}{found[-1] + len(ADDRESS):>8}{kind.most:>8}  {verdict}")


if __name__ == "__main__":
    main()
