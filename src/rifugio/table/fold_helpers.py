"""What all folding has in common: a step says which parts of a table change."""

from datetime import datetime
from typing import NamedTuple, TypedDict

from rifugio.table.messages.options import Clock, Options
from rifugio.table.table import Phase, Play, Seat, Table


class Changes(TypedDict, total=False):
    """The fields of a table that an event changes; all others stay."""

    phase: Phase
    options: Options
    clock: Clock
    seats: tuple[Seat, ...]
    host: int | None
    play: Play
    secret: str | None
    rematch: str


class At(NamedTuple):
    """Where and when an event happens."""

    table: Table
    seq: int
    time: datetime


def next_host(table: Table, leaving: frozenset[int]) -> int | None:
    """Return the seat that gets the host's powers when others leave; None if nobody is left.

    The first person in the order of the seats, rather one who is there than one for whom a bot plays.
    """
    held = [number for number, seat in enumerate(table.seats) if seat.held and number not in leaving]
    return min(held, key=lambda number: (table.seats[number].away, number), default=None)


def without_host(table: Table, number: int) -> Changes:
    """Pass the host's powers on if they are this seat's, which somebody loses."""
    return {"host": next_host(table, frozenset({number}))} if table.host == number else {}


def put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats with one changed; raise IndexError if there is no such seat."""
    if number >= len(seats):
        raise IndexError(f"no seat {number}")
    return (*seats[:number], seat, *seats[number + 1 :])
