"""What all folding has in common: a step says which parts of a table change."""

from datetime import datetime
from typing import NamedTuple, TypedDict

from rifugio.server.messages.options import Clock, Options
from rifugio.server.table.table import Phase, Play, Seat, Table


class Changes(TypedDict, total=False):
    """The fields of a table that an event changes; all others stay."""

    phase: Phase
    options: Options
    clock: Clock
    seats: tuple[Seat, ...]
    play: Play
    secret: str | None
    rematch: str


class At(NamedTuple):
    """Where and when an event happens."""

    table: Table
    seq: int
    time: datetime


def put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats with one changed; raise IndexError if there is no such seat."""
    if number >= len(seats):
        raise IndexError(f"no seat {number}")
    return (*seats[:number], seat, *seats[number + 1 :])
