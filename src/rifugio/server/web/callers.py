"""Authentication: a caller's rights at a table, from their tokens."""

from collections.abc import Iterable

from rifugio.server.play.table_cache import CachedTable
from rifugio.server.tokens import HostToken, SeatToken, Tokens
from rifugio.server.web.messages import Mine
from rifugio.table.who import Caller

MOST_TOKENS = 8


def caller_of(tokens: Tokens, cached: CachedTable, joining: bool, presented: Iterable[str]) -> Caller:
    """Return the caller; tokens that are forged or for another table are ignored."""
    seats, host = set(), False
    for text in list(presented)[:MOST_TOKENS]:
        token = tokens.read(text)
        if token is None or token.table != cached.join_link:
            continue
        match token:
            case HostToken():
                host = True
            case SeatToken(seat=seat, generation=generation):
                seats.add((seat, generation))
    return Caller(seats=frozenset(seats), host=host, may_join=joining)


def own_seats(cached: CachedTable, caller: Caller) -> list[int]:
    """Return the seats a caller holds now."""
    return sorted(seat for seat, generation in caller.seats if seat_is_theirs(cached, seat, generation))


def may_see(cached: CachedTable, caller: Caller) -> bool:
    """Whether a caller may see the table at all: spectators only where they are allowed."""
    return (
        cached.table.options.spectators or caller.may_join or caller.host or bool(own_seats(cached, caller))
    )


def mine_of(text: str, token: SeatToken | HostToken, cached: CachedTable) -> Mine:
    """Return the status of a token's seat."""
    table = cached.table
    seat = token.seat if isinstance(token, SeatToken) else None
    good = True
    if isinstance(token, SeatToken):
        good = seat_is_theirs(cached, token.seat, token.generation)
    return Mine(
        token=text,
        table=cached.join_link,
        room=table.room,
        phase=table.phase,
        seat=seat,
        good=good,
        my_turn=good and seat is not None and table.to_move == seat,
        seq=table.seq,
    )


def seat_is_theirs(cached: CachedTable, seat: int, generation: int) -> bool:
    """Whether a token of this generation is valid for the seat."""
    seats = cached.table.seats
    return seat < len(seats) and seats[seat].kind == "person" and seats[seat].generation == generation
