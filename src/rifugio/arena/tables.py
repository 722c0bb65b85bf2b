"""Who meets whom, and who sits where.

A table is which bots sit together, a circle in which order they sit, a seating who begins. A round is every
table in one circle and in all its seatings, with one sealed bag; so after every round each bot has sat in
every seat of a table equally often, and each has met each other equally often.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, count, permutations
from typing import TypeAlias

Table: TypeAlias = tuple[str, ...]
"""Bots that sit together, in the order they were named in; one that has several seats is there as often."""

Seating: TypeAlias = tuple[str, ...]
"""Bots by seat; seat 0 begins."""


def tables(bots: Sequence[str], players: int) -> list[Table]:
    """Return the tables of a round.

    With as many names as seats that is the one table, and a name may be there twice. With more names every
    choice of them is a table. With fewer, everybody has one seat at each table, and the seats left over go
    to one of them: at the first table to the first, and so on.
    """
    if len(bots) == players:
        return [in_order(bots, bots)]
    if len(set(bots)) < len(bots):
        raise ValueError(f"name a bot once, or name one for each of the {players} seats")
    if len(bots) > players:
        return list(combinations(bots, players))
    return [in_order(bots, (*bots, *(extra for _ in range(players - len(bots))))) for extra in bots]


def in_order(bots: Sequence[str], sitting: Sequence[str]) -> Table:
    """Return who sits at a table in the order they were named in."""
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
    """Yield whole rounds until there are at least so many games; each game is (number of its table, seating).

    From round to round the order around a table changes, until all have been used, and then again.
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
    """Return which share of the games at a table a bot would win if all seats were equally strong."""
    return table.count(bot) / len(table)
