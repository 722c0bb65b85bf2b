"""Leaving a table: what happens to the seat, who plays on, and who is the host then."""

from rifugio.table.decide import Declined, check_rematch, rematch_of
from rifugio.table.fold_seats import STAND_IN
from rifugio.table.messages.commands import (
    Abort,
    Claim,
    HandOn,
    Leave,
    MakeMove,
    Revoke,
    Sit,
    Stand,
    Start,
)
from rifugio.table.messages.events import Aborted, Claimed, HandedOn, Left, Moved, Revoked, Sat, Stood
from rifugio.table.permissions import is_host
from rifugio.table.table import Seat
from rifugio.table.who import BotPlayer, Caller
from tests.table.driving import ANYONE, CARA, HOST, SECRET, Driven, begun, seated


def opener(driven: Driven, *seats: int) -> Caller:
    """The caller who opened the table, and has these seats."""
    return Caller(driven.at(*seats).seats, host=True)


def test_a_guest_who_leaves_a_room_frees_the_seat_and_any_link_to_it() -> None:
    driven = seated(2)
    guest = driven.at(1)
    link = driven.do(guest, HandOn(seat=1), HandedOn)
    assert driven.do(guest, Leave(), Left) == Left(seats=(1,))
    assert driven.table.seats[1].kind == "open"
    assert driven.refused(guest, Stand(seat=1)) == "not_yours"
    assert driven.refused(Caller(frozenset({(1, link.generation)})), Claim(seat=1)) == "not_yours"
    driven.do(ANYONE, Sit(seat=1, look=CARA), Sat)
    assert driven.refused(guest, Stand(seat=1)) == "not_yours"


def test_an_animal_takes_over_from_a_guest_who_leaves_the_game() -> None:
    driven = begun(2)
    gone = driven.at(0)
    assert driven.table.to_move == 0
    driven.do(gone, Leave(), Left)
    seat = driven.table.seats[0]
    assert (seat.kind, seat.away, seat.bot, seat.held) == ("person", True, STAND_IN, False)
    assert [duty.kind for duty in driven.duties] == ["bot"], "nobody waits for whoever has left"
    assert driven.refused(gone, MakeMove(seat=0, move=driven.legal()[0])) == "not_yours"
    driven.do(BotPlayer(STAND_IN), MakeMove(seat=0, move=driven.legal()[0]), Moved)


def test_all_seats_of_a_device_are_left_at_once() -> None:
    driven = begun(3)
    assert driven.do(driven.at(0, 2), Leave(), Left).seats == (0, 2)
    assert [seat.held for seat in driven.table.seats] == [False, True, False]


def test_whoever_is_left_is_the_host_when_the_host_leaves() -> None:
    for driven in (seated(3), begun(3)):
        host = opener(driven, 0)
        assert driven.do(host, Leave(), Left) == Left(seats=(0,), host=1)
        assert driven.table.host == 1
        assert not is_host(driven.table, host), "whoever opened the table has left it"
        assert driven.refused(host, Revoke(seat=2)) == "not_yours"
        assert driven.refused(driven.at(2), Revoke(seat=1)) == "not_yours"
        driven.do(driven.at(1), Revoke(seat=2), Revoked)


def test_the_hosts_powers_go_to_somebody_who_is_there() -> None:
    driven = begun(3)
    driven.do(HOST, Revoke(seat=1), Revoked)
    assert driven.do(opener(driven, 0), Leave(), Left).host == 2


def test_the_hosts_powers_go_with_their_seat() -> None:
    driven = begun(3)
    driven.do(opener(driven, 0), Leave(), Left)
    made = driven.do(driven.at(1), HandOn(seat=1), HandedOn)
    driven.do(Caller(frozenset({(1, made.generation)})), Claim(seat=1), Claimed)
    assert is_host(driven.table, driven.at(1))
    assert driven.do(driven.at(1), Leave(), Left).host == 2
    assert is_host(driven.table, driven.at(2))


def test_a_host_who_only_stands_up_after_another_left_is_not_the_last() -> None:
    driven = seated(3)
    driven.do(opener(driven, 0), Leave(), Left)
    driven.do(driven.at(1), Stand(seat=1), Stood)
    assert driven.table.host == 2
    assert driven.refused(driven.at(2), Start()) == "seats_open"


def test_a_room_that_the_last_host_leaves_is_closed() -> None:
    driven = seated(1, ["fox"])
    driven.do(opener(driven, 0), Leave(), Aborted)
    assert driven.table.phase == "aborted"


def test_a_game_that_everybody_has_left_ends_where_it_is() -> None:
    driven = begun(1, ["fox"])
    assert driven.do(opener(driven, 0), Leave(), Left) == Left(seats=(0,), secret=SECRET.hex())
    assert (driven.table.phase, driven.table.secret) == ("aborted", SECRET.hex())
    assert [duty.kind for duty in driven.duties] == ["room", "archive"], "no bot plays for nobody"
    assert driven.read_back() == driven.table


def test_a_log_of_before_in_which_the_animals_played_on_can_still_be_read() -> None:
    driven = begun(1, ["fox"])
    driven.append(Left(seats=(0,)))
    assert (driven.table.phase, driven.table.seats[0].bot) == ("playing", STAND_IN)


def test_a_host_without_a_seat_is_somebody_too() -> None:
    driven = begun(2)
    driven.do(driven.at(0), Leave(), Left)
    assert driven.do(driven.at(1), Leave(), Left) == Left(seats=(1,))
    assert driven.table.secret is None
    driven.do(HOST, Leave(), Left)
    assert driven.table.phase == "aborted"


def test_no_seat_is_kept_at_a_rematch_for_whoever_left() -> None:
    driven = begun(2)
    gone = driven.at(1)
    driven.do(gone, Leave(), Left)
    driven.do(HOST, Abort(), Aborted)
    assert check_rematch(driven.table, gone) == Declined("not_yours")
    again = Driven(*rematch_of(driven.table)).table
    assert again.seats[1] == Seat()
    assert again.seats[0].held
