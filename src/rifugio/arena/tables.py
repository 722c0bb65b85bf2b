"""Pairings: which bots play together, and in which seats.

A table is a set of bots that sit together, a circle their order around it, a seating a circle with its first
player. A round plays every table in one circle and all its seatings, with one sealed bag; so after every
round each bot has had every seat of a table equally often, and has met every other bot equally often.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, count, permutations
from typing import TypeAlias

Table: TypeAlias = tuple[str, ...]
"""Bots that sit together, in the order they were named; a bot with several seats is listed once per seat."""

Seating: TypeAlias = tuple[str, ...]
"""Bots by seat; seat 0 begins."""


def tables(bots: Sequence[str], players: int) -> list[Table]:
    """Return the tables of a round.

    With as many names as seats there is one table, and a name may appear twice. With more names, every
    combination is a table. With fewer, each bot has one seat at each table, and the seats left over all go
    to one bot: at the first table to the first, and so on.
    """
    if len(bots) == players:
        return [in_order(bots, bots)]
    if len(set(bots)) < len(bots):
        raise ValueError(f"name a bot once, or name one for each of the {players} seats")
    if len(bots) > players:
        return list(combinations(bots, players))
    return [in_order(bots, (*bots, *(extra for _ in range(players - len(bots))))) for extra in bots]


def in_order(bots: Sequence[str], sitting: Sequence[str]) -> Table:
    """Return the bots at a table in the order they were named."""
    return tuple(sorted(sitting, key=bots.index))


def circles(table: Table) -> list[Seating]:
    """Return every different order around a table."""
    found: dict[Seating, Seating] = {}
    for others in permutations(table[1:]):
        circle = (table[0], *others)
        found.setdefault(min(turned(circle)), circle)
    return list(found.values())


def turned(circle: Seating) -> list[Seating]:
    """Return every different way to sit in this order, each bot beginning in turn."""
    return list(dict.fromkeys((*circle[first:], *circle[:first]) for first in range(len(circle))))


def rounds(tables_of_a_round: Sequence[Table], games: int) -> Iterator[list[tuple[int, Seating]]]:
    """Yield whole rounds until there are at least `games` games, each a pair (table number, seating).

    The order around a table changes from round to round, cycling through all of them.
    """
    orders = [circles(table) for table in tables_of_a_round]
    for number in count():
        if games <= 0:
            return
        found = [
            (table, seating)
            for table, circles_there in enumerate(orders)
            for seating in turned(circles_there[number % len(circles_there)])
        ]
        games -= len(found)
        yield found


def fair_share(table: Table, bot: str) -> float:
    """Return the share of games a bot would win at a table if all seats were equally strong."""
    return table.count(bot) / len(table)
