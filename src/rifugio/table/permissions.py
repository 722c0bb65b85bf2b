"""Permissions: who may send which command. Whether it is possible now is checked later."""

from typing import Protocol

from rifugio.table.asked import Asked
from rifugio.table.table import Table
from rifugio.table.who import BotPlayer, Caller, Caretaker, Timer, Who


class AboutASeat(Protocol):
    """A command that names a seat."""

    @property
    def seat(self) -> int:
        """The seat's number."""


def holds(table: Table, who: Who, number: int) -> bool:
    """Whether somebody has a valid token for a person's seat."""
    seat = table.seats[number]
    return isinstance(who, Caller) and seat.held and (number, seat.generation) in who.seats


def is_host(table: Table, who: Who) -> bool:
    """Whether somebody is host: they opened the table, or hold the seat that is host now."""
    if table.host is not None:
        return holds(table, who, table.host)
    return isinstance(who, Caller) and who.host


def host(asked: Asked[object]) -> bool:
    """The host."""
    return is_host(asked.table, asked.who)


def newcomer(asked: Asked[object]) -> bool:
    """Anybody with the join link; the watch link is not enough."""
    return isinstance(asked.who, Caller) and asked.who.may_join


def holder(asked: Asked[AboutASeat]) -> bool:
    """The seat's holder."""
    return holds(asked.table, asked.who, asked.command.seat)


def holder_or_host_if_away(asked: Asked[AboutASeat]) -> bool:
    """The seat's holder; the host too if a bot stands in for its player."""
    return holder(asked) or (host(asked) and asked.table.seats[asked.command.seat].away)


def mover(asked: Asked[AboutASeat]) -> bool:
    """The seat's holder; bots for their own seats and for those of players who are away."""
    if isinstance(asked.who, BotPlayer):
        seat = asked.table.seats[asked.command.seat]
        return seat.kind == "bot" or seat.away
    return holder(asked)


def with_the_link(asked: Asked[AboutASeat]) -> bool:
    """Anybody with the transfer link: its token is of the next generation."""
    who, number = asked.who, asked.command.seat
    return isinstance(who, Caller) and (number, asked.table.seats[number].generation + 1) in who.seats


def host_or_player(asked: Asked[object]) -> bool:
    """The host, or the holder of any seat."""
    return host(asked) or any(
        holds(asked.table, asked.who, number) for number in range(len(asked.table.seats))
    )


def host_or_caretaker(asked: Asked[object]) -> bool:
    """The host, or the server for a table that everybody has left."""
    return host(asked) or isinstance(asked.who, Caretaker)


def timer(asked: Asked[object]) -> bool:
    """The server's clock."""
    return isinstance(asked.who, Timer)
