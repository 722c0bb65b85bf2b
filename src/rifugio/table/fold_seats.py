"""Folds events that change who holds a seat, or who plays for it."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from rifugio.table.fold_helpers import At, Changes, put, without_host
from rifugio.table.messages.events import (
    CameBack,
    Claimed,
    Expired,
    HandedOn,
    HolidayChanged,
    Left,
    LookChanged,
    Resigned,
    Revoked,
)
from rifugio.table.table import Seat, Table

STAND_IN: Final = "ibex"
"""The bot that plays for a person who is away."""


def look(at: At, event: LookChanged) -> Changes:
    """Change a person's look."""
    seat = replace(at.table.seats[event.seat], look=event.look)
    return {"seats": put(at.table.seats, event.seat, seat)}


def handed_on(at: At, event: HandedOn) -> Changes:
    """Record that a transfer link exists; the holder keeps the seat."""
    seat = at.table.seats[event.seat]
    seat = replace(seat, offered=True, links=(*seat.links, at.seq))
    return {"seats": put(at.table.seats, event.seat, seat)}


def claimed(at: At, event: Claimed) -> Changes:
    """Give the seat to the person who used the link, who is no longer away."""
    changes = returned(at, event.seat)
    seats = changes.get("seats", at.table.seats)
    seat = seats[event.seat]
    seat = replace(
        seat,
        generation=event.generation,
        offered=False,
        since=at.seq,
        links=(),
        look=event.look or seat.look,
    )
    changes["seats"] = put(seats, event.seat, seat)
    return changes


def revoked(at: At, event: Revoked) -> Changes:
    """Take the seat from its holder: it becomes open, or during the game the stand-in plays it."""
    changes = without_host(at.table, event.seat)
    seat = _without_holder(at.table, event.seat, event.generation)
    changes["seats"] = put(at.table.seats, event.seat, seat)
    return changes


def left(at: At, event: Left) -> Changes:
    """Take these seats from their holder, and pass the host role on if needed."""
    seats = at.table.seats
    for number in event.seats:
        generation = generation_after(seats[number])
        seats = put(seats, number, _without_holder(at.table, number, generation))
    return _gone(at.table, event, event.seats, seats)


def resigned(at: At, event: Resigned) -> Changes:
    """Let the stand-in play a seat to the end, and remember the points of whoever resigned."""
    seat = at.table.seats[event.seat]
    seat = _without_holder(at.table, event.seat, generation_after(seat))
    seats = put(at.table.seats, event.seat, replace(seat, resigned=event.points))
    return _gone(at.table, event, (event.seat,), seats)


def _gone(table: Table, event: Left | Resigned, gone: tuple[int, ...], seats: tuple[Seat, ...]) -> Changes:
    """Pass the host role on if needed, and end a game that nobody plays any more."""
    changes: Changes = {"seats": seats}
    if event.host is not None or table.host in gone:
        changes["host"] = event.host
    if event.secret is not None:
        changes["phase"], changes["secret"] = "aborted", event.secret
    return changes


def generation_after(seat: Seat) -> int:
    """Return the generation of a seat that loses its holder: it also invalidates a pending link."""
    return seat.generation + (2 if seat.offered else 1)


def _without_holder(table: Table, number: int, generation: int) -> Seat:
    if table.phase == "waiting":
        return Seat(generation=generation)
    return replace(
        table.seats[number],
        generation=generation,
        offered=False,
        since=0,
        links=(),
        away=True,
        bot=STAND_IN,
        holiday=None,
    )


def expired(at: At, event: Expired) -> Changes:
    """Let the stand-in play until the player is back."""
    seat = replace(at.table.seats[event.seat], away=True, bot=STAND_IN)
    return {"seats": put(at.table.seats, event.seat, seat)}


def came_back(at: At, event: CameBack) -> Changes:
    """Return the seat to its player."""
    return returned(at, event.seat)


def holiday(at: At, event: HolidayChanged) -> Changes:
    """Let a player's turns wait for some days, after those they already have; with 0, they are back."""
    changes = returned(at, event.seat)
    if event.days == 0:
        return changes
    before, seats = at.table.seats[event.seat], changes.get("seats", at.table.seats)
    ends = max(at.time, before.holiday or at.time) + timedelta(days=event.days)
    used = before.holiday_used + event.days
    changes["seats"] = put(seats, event.seat, replace(seats[event.seat], holiday=ends, holiday_used=used))
    return changes


def returned(at: At, number: int) -> Changes:
    """Mark a player as back; if it is their turn, its clock restarts, or it would be over at once."""
    table = at.table
    seat = _home(table.seats[number], at.time)
    if seat.away:
        seat = replace(seat, away=False, bot=None)
    if seat is table.seats[number]:
        return {}
    changes: Changes = {"seats": put(table.seats, number, seat)}
    if table.seats[number].away and table.to_move == number:
        changes["play"] = replace(table.begun, turn_began=at.time)
    return changes


def _home(seat: Seat, now: datetime) -> Seat:
    """Return a seat whose player is back from a holiday, with the days that have not begun."""
    if seat.holiday is None or seat.holiday <= now:
        return seat
    unused = (seat.holiday - now) // timedelta(days=1)
    return replace(seat, holiday=now, holiday_used=seat.holiday_used - unused)
