"""Decides commands about who holds a seat and how they look, before the start and during the game."""

from rifugio.engine.base.scoring import total
from rifugio.table.asked import Asked, Declined
from rifugio.table.fold_helpers import next_host
from rifugio.table.fold_seats import generation_after
from rifugio.table.messages.commands import ChangeLook, Claim, HandOn, Leave, Resign, Revoke
from rifugio.table.messages.events import Aborted, Claimed, HandedOn, Left, LookChanged, Resigned, Revoked
from rifugio.table.messages.options import Look
from rifugio.table.permissions import holds, host
from rifugio.table.table import Table


def colour_taken(table: Table, number: int, look: Look) -> bool:
    """Whether a person on another seat has this colour; bots get the colours that are left."""
    return any(
        seat.look is not None and seat.look.colour == look.colour
        for other, seat in enumerate(table.seats)
        if other != number
    )


def change_look(asked: Asked[ChangeLook]) -> LookChanged | Declined:
    """Change a look."""
    command = asked.command
    if colour_taken(asked.table, command.seat, command.look):
        return Declined("colour_taken")
    return LookChanged(seat=command.seat, look=command.look)


def hand_on(asked: Asked[HandOn]) -> HandedOn | Declined:
    """Make a link for the next generation; idempotent: a second one is the same link."""
    number = asked.command.seat
    seat = asked.table.seats[number]
    if seat.resigned is not None:
        return Declined("seat_resigned")
    return HandedOn(seat=number, generation=seat.generation + 1)


def claim(asked: Asked[Claim]) -> Claimed | Declined:
    """Take over a seat, keeping its look or with a new one.

    The new token's generation is beyond the link's, so the link's maker, or anyone who has seen it, no longer
    has the seat.
    """
    command = asked.command
    seat = asked.table.seats[command.seat]
    if not seat.offered:
        return Declined("not_offered")
    if command.look is not None and colour_taken(asked.table, command.seat, command.look):
        return Declined("colour_taken")
    return Claimed(seat=command.seat, generation=seat.generation + 2, look=command.look)


def revoke(asked: Asked[Revoke]) -> Revoked | Declined:
    """Revoke a seat's token, and any link to it."""
    number = asked.command.seat
    seat = asked.table.seats[number]
    if seat.kind != "person":
        return Declined("seat_not_a_person")
    if seat.resigned is not None:
        return Declined("seat_resigned")
    return Revoked(seat=number, generation=generation_after(seat))


def leave(asked: Asked[Leave]) -> Left | Aborted:
    """Leave the table. The host role passes to another person; without one, or on a trail, the table ends."""
    table = asked.table
    if table.trail is not None:  # nobody else is there
        return Aborted()
    seats = tuple(number for number in range(len(table.seats)) if holds(table, asked.who, number))
    heir = next_host(table, frozenset(seats)) if host(asked) else None
    if heir is not None or not host(asked):
        return Left(seats=seats, host=heir)
    secret = asked.bag().hex()
    return Aborted(secret=secret) if table.phase == "waiting" else Left(seats=seats, secret=secret)


def resign(asked: Asked[Resign]) -> Resigned | Aborted:
    """End one's part with the points so far; whoever has no other seat gives up the host role, too."""
    table, number = asked.table, asked.command.seat
    if table.trail is not None:
        return Aborted()
    others = (other for other in range(len(table.seats)) if other != number)
    leaves = table.host == number or not any(holds(table, asked.who, other) for other in others)
    heir = next_host(table, frozenset({number})) if host(asked) and leaves else None
    is_last = host(asked) and leaves and heir is None
    return Resigned(
        seat=number,
        points=total(table.begun.state, table.begun.order.index(number)),
        host=heir,
        secret=asked.bag().hex() if is_last else None,
    )
