"""Sitting down, standing up, handing over and revoking: a token never opens another's seat."""

from dataclasses import replace

import pytest

from rifugio.table.fold_seats import STAND_IN
from rifugio.table.messages.commands import (
    Back,
    ChangeLook,
    ChangeOptions,
    Claim,
    CloseSeat,
    HandOn,
    OpenSeat,
    PutBot,
    Revoke,
    SayWord,
    Sit,
    Stand,
)
from rifugio.table.messages.events import (
    BotPut,
    Claimed,
    HandedOn,
    LookChanged,
    OptionsChanged,
    Revoked,
    Sat,
    SeatClosed,
    SeatOpened,
    Stood,
    WordSaid,
)
from rifugio.table.messages.options import Options
from rifugio.table.table import Seat
from rifugio.table.who import Caller
from tests.table.driving import ANNA, ANYONE, BEN, CARA, HOST, LIVE, Driven, begun, seated


def token(seat: int, generation: int) -> Caller:
    return Caller(frozenset({(seat, generation)}))


def test_sitting_down_gives_the_seat_a_person_with_a_look_and_a_word() -> None:
    driven = Driven()
    assert driven.do(ANYONE, Sit(seat=1, look=ANNA, word="hut"), Sat).generation == 1
    assert driven.table.seats == (Seat(), Seat("person", ANNA, generation=1, since=2, word="hut"))


def test_a_seat_that_somebody_has_is_taken() -> None:
    driven = seated(2)
    assert driven.refused(ANYONE, Sit(seat=0, look=CARA)) == "seat_taken"


@pytest.mark.parametrize("command", [PutBot(seat=1, bot="fox"), CloseSeat(seat=1)])
def test_a_seat_that_is_a_bots_or_closed_is_not_open(command: PutBot | CloseSeat) -> None:
    driven = Driven()
    driven.ask(HOST, command)
    assert driven.refused(ANYONE, Sit(seat=1, look=ANNA)) == "seat_not_open"


def test_two_people_never_have_the_same_colour() -> None:
    driven = seated(2)
    red = replace(BEN, colour="red")
    assert driven.refused(driven.at(1), ChangeLook(seat=1, look=red)) == "colour_taken"
    driven.do(driven.at(1), HandOn(seat=1), HandedOn)
    assert driven.refused(token(1, 2), Claim(seat=1, look=red)) == "colour_taken"
    driven.do(driven.at(1), Stand(seat=1), Stood)
    assert driven.refused(ANYONE, Sit(seat=1, look=red)) == "colour_taken"
    driven.do(driven.at(0), ChangeLook(seat=0, look=CARA), LookChanged)
    driven.do(ANYONE, Sit(seat=1, look=red), Sat)


def test_one_may_keep_the_own_colour() -> None:
    driven = seated(2)
    other_name = replace(ANNA, name="Anja")
    driven.do(driven.at(0), ChangeLook(seat=0, look=other_name), LookChanged)
    assert driven.table.seats[0].look == other_name


@pytest.mark.parametrize("command", [PutBot(seat=0, bot="fox"), CloseSeat(seat=0), OpenSeat(seat=0)])
def test_the_host_takes_no_persons_seat_in_passing(command: PutBot | CloseSeat | OpenSeat) -> None:
    assert seated(2).refused(HOST, command) == "seat_taken"


def test_a_seat_goes_from_open_to_bot_to_closed_and_back() -> None:
    driven = Driven()
    driven.do(HOST, PutBot(seat=1, bot="fox"), BotPut)
    driven.do(HOST, PutBot(seat=1, bot="eagle"), BotPut)
    assert driven.table.seats[1] == Seat("bot", bot="eagle")
    driven.do(HOST, CloseSeat(seat=1), SeatClosed)
    assert driven.table.seats[1] == Seat("closed")
    driven.do(HOST, OpenSeat(seat=1), SeatOpened)
    assert driven.table.seats[1] == Seat()


def test_another_word_takes_the_place_of_the_first() -> None:
    driven = seated(2)
    driven.do(driven.at(0), SayWord(seat=0, word="gentian"), WordSaid)
    assert driven.table.seats[0].word == "gentian"


def test_more_players_get_open_seats_and_the_others_keep_theirs() -> None:
    driven = seated(1, ["fox"])
    before = driven.table.seats
    driven.do(HOST, ChangeOptions(options=Options(players=4, clock=LIVE)), OptionsChanged)
    assert driven.table.seats[:2] == before
    assert [seat.kind for seat in driven.table.seats[2:]] == ["open", "open"]
    assert driven.table.clock == LIVE


def test_fewer_players_need_seats_without_people() -> None:
    driven = seated(2, ["fox"])
    driven.do(HOST, ChangeOptions(options=Options(players=2)), OptionsChanged)
    assert len(driven.table.seats) == 2
    driven = seated(3)
    assert driven.refused(HOST, ChangeOptions(options=Options(players=2))) == "seat_taken"


def test_a_token_is_dead_once_its_owner_stood_up() -> None:
    driven = seated(2)
    old = driven.at(1)
    driven.do(old, Stand(seat=1), Stood)
    assert driven.refused(old, Stand(seat=1)) == "not_yours"
    driven.do(ANYONE, Sit(seat=1, look=CARA), Sat)
    assert driven.refused(old, Stand(seat=1)) == "not_yours"


def test_a_token_is_dead_for_a_seat_that_was_taken_away_and_brought_back() -> None:
    driven = seated(3)
    old = driven.at(2)
    driven.do(old, Stand(seat=2), Stood)
    driven.do(HOST, ChangeOptions(options=Options(players=2)), OptionsChanged)
    driven.do(HOST, ChangeOptions(options=Options(players=3)), OptionsChanged)
    driven.do(ANYONE, Sit(seat=2, look=CARA), Sat)
    assert driven.refused(old, Stand(seat=2)) == "not_yours"


def test_whoever_has_the_link_takes_the_seat_over() -> None:
    driven = begun(2)
    old = driven.at(0)
    link = token(0, driven.do(old, HandOn(seat=0), HandedOn).generation)
    assert driven.refused(link, HandOn(seat=0)) == "not_yours"  # the old token is valid until then
    driven.do(old, HandOn(seat=0), HandedOn)
    assert driven.do(link, Claim(seat=0, look=CARA), Claimed).generation == 3
    assert driven.table.seats[0].look == CARA
    assert not driven.table.seats[0].offered
    assert driven.refused(old, HandOn(seat=0)) == "not_yours"
    assert driven.refused(link, Claim(seat=0)) == "not_yours"  # a link works once
    assert driven.refused(link, HandOn(seat=0)) == "not_yours"  # a kept link is not a token
    driven.do(driven.at(0), HandOn(seat=0), HandedOn)


def test_a_seat_taken_over_without_a_look_looks_as_before() -> None:
    driven = begun(2)
    driven.do(driven.at(0), HandOn(seat=0), HandedOn)
    driven.do(token(0, 2), Claim(seat=0), Claimed)
    assert driven.table.seats[0].look == ANNA


def test_without_a_link_there_is_nothing_to_take_over() -> None:
    assert begun(2).refused(token(0, 2), Claim(seat=0)) == "not_offered"


def test_a_link_is_dead_once_its_maker_stood_up() -> None:
    driven = seated(2)
    driven.do(driven.at(0), HandOn(seat=0), HandedOn)
    driven.do(driven.at(0), Stand(seat=0), Stood)
    driven.do(ANYONE, Sit(seat=0, look=CARA), Sat)
    assert driven.refused(token(0, 2), Stand(seat=0)) == "not_yours"
    assert driven.refused(token(0, 2), Claim(seat=0)) == "not_yours"


def test_a_seat_taken_away_before_the_start_is_open() -> None:
    driven = seated(2)
    old = driven.at(0)
    driven.do(HOST, Revoke(seat=0), Revoked)
    assert driven.table.seats[0] == Seat(generation=2)
    assert driven.refused(old, Stand(seat=0)) == "not_yours"


def test_a_seat_taken_away_during_the_game_is_played_by_the_stand_in_until_somebody_claims_it() -> None:
    driven = begun(2)
    old = driven.at(0)
    driven.do(HOST, Revoke(seat=0), Revoked)
    assert driven.table.seats[0] == Seat(
        "person", ANNA, bot=STAND_IN, generation=2, away=True, hiked=0, word="word 0"
    )
    assert driven.refused(old, Back(seat=0)) == "not_yours"
    link = token(0, driven.do(HOST, HandOn(seat=0), HandedOn).generation)
    driven.do(link, Claim(seat=0, look=CARA), Claimed)
    assert driven.table.seats[0] == Seat("person", CARA, generation=4, since=9, hiked=0, word="word 0")


def test_a_link_made_before_the_seat_was_taken_away_is_dead() -> None:
    driven = begun(2)
    link = token(0, driven.do(driven.at(0), HandOn(seat=0), HandedOn).generation)
    driven.do(HOST, Revoke(seat=0), Revoked)
    assert driven.refused(link, Back(seat=0)) == "not_yours"
    driven.do(HOST, HandOn(seat=0), HandedOn)
    assert driven.refused(link, Claim(seat=0)) == "not_yours"


def test_a_bots_seat_cannot_be_taken_from_a_person() -> None:
    assert seated(1, ["fox"]).refused(HOST, Revoke(seat=1)) == "seat_not_a_person"
