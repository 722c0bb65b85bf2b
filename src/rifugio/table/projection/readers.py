"""Readers: the access rights of a caller, by which projections are cached."""

from typing import Final, NamedTuple

from rifugio.table.table import Table
from rifugio.table.who import Caller

NO_SEATS: Final[frozenset[int]] = frozenset()


class Reader(NamedTuple):
    """A caller's rights at a table; equal readers get the same bytes."""

    seats: frozenset[int]
    """The table seats they hold tokens for."""
    inside: bool
    """Whether they may know the table's link and room, rather than only watch."""


def own_seats(table: Table, caller: Caller) -> frozenset[int]:
    """Return the seats a caller holds now: a person's, with a token of the current generation.

    A seat that its person left, or that a bot got since, belongs to nobody, even if an old token fits it.
    """
    if not caller.seats:
        return NO_SEATS
    seats = table.seats
    return frozenset(
        seat
        for seat, generation in caller.seats
        if 0 <= seat < len(seats) and seats[seat].held and seats[seat].generation == generation
    )


def reader_of(table: Table, caller: Caller) -> Reader:
    """Return a caller's rights at a table."""
    seats = own_seats(table, caller)
    return Reader(seats, bool(caller.may_join or caller.host or seats))
