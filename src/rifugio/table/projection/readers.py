"""Who reads: what of a caller makes a difference to what they may see."""

from typing import NamedTuple

from rifugio.table.table import Table
from rifugio.table.who import Caller


class Reader(NamedTuple):
    """A caller at a table; readers that are equal are sent the same bytes."""

    seats: frozenset[int]
    """The table seats whose tokens they have."""
    inside: bool
    """Whether they may know how to get to the table, rather than only watch it."""


def own_seats(table: Table, caller: Caller) -> frozenset[int]:
    """Return the seats a caller has now: a person's, with a token of the present generation.

    A seat that its person left, or that a bot has got since, is nobody's, whatever old token fits it.
    """
    seats = table.seats
    return frozenset(
        seat
        for seat, generation in caller.seats
        if 0 <= seat < len(seats) and seats[seat].kind == "person" and seats[seat].generation == generation
    )


def reader_of(table: Table, caller: Caller) -> Reader:
    """Return what of a caller matters here."""
    seats = own_seats(table, caller)
    return Reader(seats, bool(caller.may_join or caller.host or seats))
