"""Kinds of tables: how many sit there, what they play with, and what they do."""

from itertools import count, islice
from typing import Any, Final, NamedTuple

EXTENSIONS: Final[tuple[list[str], ...]] = ([], ["helicopter"], ["rafts"], ["helicopter", "rafts"])


class Kind(NamedTuple):
    """A table's setup."""

    players: int
    bots: int
    extensions: list[str]
    tabs: int
    live: bool
    watched: bool
    travels: bool
    """Whether its people have rucksacks and change devices."""

    @property
    def people(self) -> int:
        return self.players - self.bots

    def options(self) -> dict[str, Any]:
        clock = {"kind": "live", "seconds": 5} if self.live else {"kind": "none", "seconds": 0}
        return {
            "players": self.players,
            "extensions": self.extensions,
            "clock": clock,
            "open_scores": self.watched,
        }


def kind_of(number: int) -> Kind:
    """Return a table's setup; neighbouring numbers differ in every respect."""
    players = 2 + number % 3
    return Kind(
        players=players,
        bots=1 if number % 5 == 1 else 0,
        extensions=EXTENSIONS[number % 4],
        tabs=2 if number % 4 == 3 else 1,
        live=number % 5 == 3,
        watched=number % 3 == 0,
        travels=number % 2 == 0,
    )


def only_people(tables: int, tabs: int) -> list[int]:
    """Return the numbers of the first tables without bots whose seats have this many tabs each."""
    kinds = ((number, kind_of(number)) for number in count())
    return list(islice((number for number, kind in kinds if not kind.bots and kind.tabs == tabs), tables))
