"""Resigning: one's own part ends with the points so far, and the others play on by the rules."""

import json
from random import Random

import pytest

from rifugio.box import load_box
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.records import read_record
from rifugio.table.decide import Declined, check_rematch, rematch_of
from rifugio.table.fold_seats import STAND_IN
from rifugio.table.messages.commands import (
    Abort,
    Back,
    Claim,
    HandOn,
    Leave,
    MakeMove,
    Resign,
    Revoke,
    Undo,
)
from rifugio.table.messages.events import Aborted, HandedOn, Left, Moved, Resigned
from rifugio.table.permissions import is_host
from rifugio.table.projection.tables import table_json
from rifugio.table.record import record_of, result_of
from rifugio.table.table import Seat
from rifugio.table.who import BotPlayer, Caller
from tests.table.driving import ANYONE, HOST, SECRET, Driven, begun


def opener(driven: Driven, *seats: int) -> Caller:
    """The caller who opened the table, and has these seats."""
    return Caller(driven.at(*seats).seats, host=True)


def shown_points(driven: Driven, seat: int) -> int:
    """The points of a seat as its own holder sees them."""
    table = json.loads(table_json(driven.table, driven.at(seat)))
    score = table["game"]["players"][driven.table.begun.order.index(seat)]["score"]
    return sum(line["points"] for line in score)


@pytest.mark.parametrize("seed", range(4))
def test_the_points_are_those_that_the_seat_itself_saw(seed: int) -> None:
    driven = begun(3, extensions=("helicopter", "rafts"))
    driven.play_on(Random(seed), moves=120)
    for seat in (1, 0):
        points = shown_points(driven, seat)
        assert driven.do(driven.at(seat), Resign(seat=seat), Resigned) == Resigned(seat=seat, points=points)
        assert driven.table.seats[seat].resigned == points


def test_the_total_is_shown_to_everybody_and_the_cards_stay_covered() -> None:
    driven = begun(2)
    driven.play_on(Random(3), moves=60)
    points = driven.do(driven.at(1), Resign(seat=1), Resigned).points
    for caller in (driven.at(0), ANYONE, Caller(may_join=False), HOST):
        table = json.loads(table_json(driven.table, caller))
        assert table["seats"][1]["resigned"] == points
        assert table["seats"][0]["resigned"] is None
        player = table["game"]["players"][driven.table.begun.order.index(1)]
        assert (player["pile"], player["score"]) == (None, None)


def test_the_stand_in_plays_on_and_nobody_comes_back() -> None:
    driven = begun(2)
    gone = driven.at(0)
    link = driven.do(gone, HandOn(seat=0), HandedOn)
    driven.move()
    driven.do(gone, Resign(seat=0), Resigned)
    seat = driven.table.seats[0]
    assert (seat.kind, seat.away, seat.bot, seat.held) == ("person", True, STAND_IN, False)
    assert [duty.kind for duty in driven.duties] == ["bot"]
    for command in (Back(seat=0), Undo(seat=0), MakeMove(seat=0, move=driven.legal()[0]), Resign(seat=0)):
        assert driven.refused(gone, command) == "not_yours"
    assert driven.refused(Caller(frozenset({(0, link.generation)})), Claim(seat=0)) == "not_yours"
    assert driven.refused(HOST, HandOn(seat=0)) == "seat_resigned", "or they would come back by that link"
    assert driven.refused(HOST, Revoke(seat=0)) == "seat_resigned"
    driven.do(BotPlayer(STAND_IN), MakeMove(seat=0, move=driven.legal()[0]), Moved)


def test_whoever_has_several_seats_resigns_one_of_them() -> None:
    driven = begun(3)
    both = opener(driven, 0, 2)
    assert driven.do(both, Resign(seat=2), Resigned).host is None
    assert is_host(driven.table, both), "who still plays is still the host"
    assert [seat.held for seat in driven.table.seats] == [True, True, False]
    assert driven.do(both, Resign(seat=0), Resigned).host == 1
    assert not is_host(driven.table, both)


def test_the_seat_that_is_host_resigns_and_another_is_host() -> None:
    driven = begun(3)
    driven.do(opener(driven, 0), Leave(), Left)
    assert driven.table.host == 1
    assert driven.do(driven.at(1, 2), Resign(seat=1), Resigned).host == 2
    assert is_host(driven.table, driven.at(2))


def test_a_game_ends_where_it_is_when_the_last_person_resigns() -> None:
    driven = begun(2, ["fox"])
    driven.do(opener(driven, 0), Resign(seat=0), Resigned)
    assert driven.table.phase == "playing"
    event = driven.do(driven.at(1), Resign(seat=1), Resigned)
    assert event.secret == SECRET.hex()
    assert (driven.table.phase, driven.table.secret) == ("aborted", SECRET.hex())
    assert [duty.kind for duty in driven.duties] == ["room", "archive"], "no bot plays for nobody"
    assert result_of(driven.table) is None
    assert driven.read_back() == driven.table


def test_the_ranks_are_those_of_the_rules_and_the_record_says_who_resigned() -> None:
    driven = begun(2, extensions=("rafts",))
    driven.play_on(Random(5), moves=50)
    points = driven.do(driven.at(1), Resign(seat=1), Resigned).points
    driven.play_on(Random(6))
    assert driven.table.phase == "over"
    result = result_of(driven.table)
    assert result is not None
    assert sorted(result["ranks"]) == [1, 2]
    text = record_of(driven.table)
    record = read_record(text, load_box)
    assert record.headers["Resigned"] == json.dumps([None, points])
    assert verify(record, driven.table.commitment) == Genuine(driven.table.begun.draws)
    assert driven.read_back() == driven.table


def test_nobody_is_said_to_have_resigned_who_has_not() -> None:
    driven = begun(2)
    driven.do(driven.at(1), Leave(), Left)
    assert driven.table.seats[1].resigned is None
    assert "Resigned" not in read_record(record_of(driven.table), load_box).headers


def test_no_seat_is_kept_at_a_rematch_for_whoever_resigned() -> None:
    driven = begun(2)
    gone = driven.at(1)
    driven.do(gone, Resign(seat=1), Resigned)
    driven.do(HOST, Abort(), Aborted)
    assert check_rematch(driven.table, gone) == Declined("not_yours")
    assert Driven(*rematch_of(driven.table)).table.seats[1] == Seat()
