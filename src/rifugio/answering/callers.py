"""Who asks: a caller's rights at a table, from their tokens."""

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from rifugio.answering.messages import Glance, Mine
from rifugio.table.projection import own_seats
from rifugio.table.table import Table
from rifugio.table.who import Caller

MOST_TOKENS: Final = 8


class SeatToken(NamedTuple):
    """The right to act for a seat, as long as the seat has this generation."""

    table: str
    """The table's link for joining."""
    seat: int
    generation: int


class HostToken(NamedTuple):
    """Proof of having opened the table."""

    table: str


class Tokens(Protocol):
    """Writes and reads tokens. The same seat and generation always give the same token."""

    def seat(self, link: str, seat: int, generation: int) -> str:
        """Return the token for a seat of the table with this link."""

    def host(self, link: str) -> str:
        """Return the host's token for the table with this link."""

    def read(self, token: str) -> SeatToken | HostToken | None:
        """Return the content of a token, or None if it is not one of ours."""


def caller_of(tokens: Tokens, link: str, presented: Iterable[str], *, may_join: bool = True) -> Caller:
    """Return the caller at the table with this link; tokens that are forged or for another are ignored."""
    seats, host = set(), False
    for text in list(presented)[:MOST_TOKENS]:
        match tokens.read(text):
            case HostToken(table=table) if table == link:
                host = True
            case SeatToken(table=table, seat=seat, generation=generation) if table == link:
                seats.add((seat, generation))
    return Caller(seats=frozenset(seats), host=host, may_join=may_join)


def may_see(table: Table, caller: Caller) -> bool:
    """Whether a caller may see the table at all: spectators only where they are allowed."""
    return table.options.spectators or caller.may_join or caller.host or bool(own_seats(table, caller))


def mine_of(text: str, token: SeatToken | HostToken, table: Table, glance: Glance) -> Mine:
    """Return the status of a token's seat; whoever has no right to it any more is not shown the table."""
    seat, good = None, True
    if isinstance(token, SeatToken):
        seat = token.seat
        good = bool(own_seats(table, Caller(frozenset({(token.seat, token.generation)}))))
    return Mine(
        token=text,
        table=token.table,
        room=table.room,
        phase=table.phase,
        seat=seat,
        good=good,
        my_turn=good and seat is not None and table.to_move == seat,
        seq=table.seq,
        glance=glance if good else None,
    )
