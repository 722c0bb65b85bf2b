"""Events that change whose a seat is, or who plays for it."""

from dataclasses import replace
from typing import Final

from rifugio.table.fold_helpers import At, Changes, put, without_host
from rifugio.table.messages.events import CameBack, Claimed, Expired, HandedOn, Left, LookChanged, Revoked
from rifugio.table.table import Seat, Table

STAND_IN: Final = "ibex"
"""The bot that plays for a person who is away."""


def look(at: At, event: LookChanged) -> Changes:
    """A person looks otherwise."""
    seat = replace(at.table.seats[event.seat], look=event.look)
    return {"seats": put(at.table.seats, event.seat, seat)}


def handed_on(at: At, event: HandedOn) -> Changes:
    """A link is about; the seat is still its holder's."""
    seat = at.table.seats[event.seat]
    seat = replace(seat, offered=True, links=(*seat.links, at.seq))
    return {"seats": put(at.table.seats, event.seat, seat)}


def claimed(at: At, event: Claimed) -> Changes:
    """Somebody else, or the same person elsewhere, has the seat and is there."""
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
    """Nobody has the seat: it is open, or during the game the stand-in plays for its player."""
    changes = without_host(at.table, event.seat)
    seat = _without_holder(at.table, event.seat, event.generation)
    changes["seats"] = put(at.table.seats, event.seat, seat)
    return changes


def left(at: At, event: Left) -> Changes:
    """Nobody has these seats any more, and the host may be another."""
    seats = at.table.seats
    for number in event.seats:
        generation = generation_after(seats[number])
        seats = put(seats, number, _without_holder(at.table, number, generation))
    passed_on = event.host is not None or at.table.host in event.seats
    return {"seats": seats, "host": event.host} if passed_on else {"seats": seats}


def generation_after(seat: Seat) -> int:
    """Return the generation of a seat that its holder loses: beyond that of a link that is about."""
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
    )


def expired(at: At, event: Expired) -> Changes:
    """The stand-in plays until the player is back."""
    seat = replace(at.table.seats[event.seat], away=True, bot=STAND_IN)
    return {"seats": put(at.table.seats, event.seat, seat)}


def came_back(at: At, event: CameBack) -> Changes:
    """The player plays again."""
    return returned(at, event.seat)


def returned(at: At, number: int) -> Changes:
    """A player who was away is back; if it is their turn, its time begins anew, or it would be over."""
    table = at.table
    seat = table.seats[number]
    if not seat.away:
        return {}
    changes: Changes = {"seats": put(table.seats, number, replace(seat, away=False, bot=None))}
    if table.to_move == number:
        changes["play"] = replace(table.begun, turn_began=at.time)
    return changes
