"""Helpers for folding: each step returns the fields of the table that change."""

from datetime import datetime
from typing import NamedTuple, TypedDict

from rifugio.table.messages.options import Clock, Options
from rifugio.table.table import Phase, Play, Seat, Table


class Changes(TypedDict, total=False):
    """The fields of a table that an event changes."""

    phase: Phase
    options: Options
    clock: Clock
    seats: tuple[Seat, ...]
    host: int | None
    play: Play
    secret: str | None
    rematch: str


class At(NamedTuple):
    """The table an event is applied to, its number and its time."""

    table: Table
    seq: int
    time: datetime


def next_host(table: Table, leaving: frozenset[int]) -> int | None:
    """Return the seat that becomes host when these seats leave; None if nobody is left.

    The first person in seat order, preferring those who are not away.
    """
    held = [number for number, seat in enumerate(table.seats) if seat.held and number not in leaving]
    return min(held, key=lambda number: (table.seats[number].away, number), default=None)


def without_host(table: Table, number: int) -> Changes:
    """Return the change of host if this seat, which loses its holder, is the host."""
    return {"host": next_host(table, frozenset({number}))} if table.host == number else {}


def put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats with one changed; raise IndexError if there is no such seat."""
    if number >= len(seats):
        raise IndexError(f"no seat {number}")
    return (*seats[:number], seat, *seats[number + 1 :])
