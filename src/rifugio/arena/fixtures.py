"""The games to play, as plain data that can be sent to any process on any machine."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rifugio.arena.tables import Seating, Table, rounds, tables
from rifugio.engine.game import Setup
from rifugio.engine.text.positions import write_setup


@dataclass(frozen=True)
class Contest:
    """What to measure: which bots, which game, at least how many games, and the thinking budget."""

    bots: tuple[str, ...]
    setup: Setup
    games: int
    seed: int = 0
    seconds: float | None = 1.0
    """Thinking time per turn; None for no limit."""
    tries: int | None = None
    """How many continuations a bot may try for one plan; None for as many as time allows."""

    @property
    def names(self) -> tuple[str, ...]:
        """Each bot once."""
        return tuple(dict.fromkeys(self.bots))

    def tables(self) -> list[Table]:
        """Return which bots sit together."""
        return tables(self.bots, self.setup.players)


class Fixture(NamedTuple):
    """One game to be played."""

    number: int
    """Its place among all games, from 0."""
    bag: int
    """The round; the games of a round have the same secret."""
    table: int
    setup: str
    """The set-up line."""
    seating: Seating
    secret: str
    """The secret of the sealed bag, in hexadecimal."""
    seconds: float | None
    tries: int | None


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """Yield the games of a contest in their order; always the same for the same contest."""
    setup = write_setup(contest.setup)
    number = 0
    for bag, games in enumerate(rounds(contest.tables(), contest.games)):
        secret = hashlib.sha256(f"rifugio arena {contest.seed}/{bag}".encode()).hexdigest()
        for table, seating in games:
            yield Fixture(number, bag, table, setup, seating, secret, contest.seconds, contest.tries)
            number += 1


def games_planned(contest: Contest) -> int:
    """Return how many games there are when every round is whole."""
    return sum(map(len, rounds(contest.tables(), contest.games)))
