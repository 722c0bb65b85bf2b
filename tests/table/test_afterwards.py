"""After the game: rematch, record and result."""

import json
from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from rifugio.box import load_box
from rifugio.dealer import Genuine, Salted, Seal, SecretUnpublished, read_seal, verify
from rifugio.engine.play import outcome
from rifugio.engine.text.records import read_record, write_record
from rifugio.table.decide import Declined, check_rematch, rematch_of
from rifugio.table.messages.commands import Abort, CloseSeat, Revoke, Sit, Stand
from rifugio.table.messages.events import Aborted, RematchOpened, Revoked, Sat, Stood
from rifugio.table.messages.options import Options
from rifugio.table.record import record_of, result_of
from rifugio.table.table import Seat
from tests.table.driving import ANNA, ANYONE, BEN, CARA, HOST, LIVE, SECRET, Driven, begun, seated


def test_a_rematch_is_for_the_same_people_with_new_tokens_and_nothing_else_of_theirs() -> None:
    driven = Driven(Options(players=4, clock=LIVE))
    driven.do(ANYONE, Sit(seat=0, look=BEN), Sat)
    driven.do(driven.at(0), Stand(seat=0), Stood)
    driven.do(ANYONE, Sit(seat=0, look=ANNA, word="hut"), Sat)
    driven.ask(HOST, CloseSeat(seat=1))
    driven.append(replace(seated(1, ["eagle"]).log[-1][2], seat=2))  # type: ignore[arg-type]
    driven.do(HOST, Abort(), Aborted)
    assert check_rematch(driven.table, driven.at(0)) is None
    options, kept = rematch_of(driven.table)
    again = Driven(options, kept).table
    assert again.options == driven.table.options
    assert again.seats == (
        Seat("person", ANNA, generation=1, since=1),
        Seat("closed"),
        Seat("bot", bot="eagle"),
        Seat(),
    )


def test_a_rematch_is_for_who_still_has_a_seat() -> None:
    driven = begun(2)
    old = driven.at(0)
    driven.do(HOST, Revoke(seat=0), Revoked)
    driven.do(HOST, Abort(), Aborted)
    assert check_rematch(driven.table, old) == Declined("not_yours")
    assert check_rematch(driven.table, HOST) is None
    driven.append(RematchOpened(table="x" * 22))
    assert driven.table.rematch == "x" * 22


def test_there_is_no_record_before_the_start() -> None:
    with pytest.raises(ValueError, match="has not begun"):
        record_of(seated(2).table)
    assert result_of(seated(2).table) is None


def test_a_running_game_has_a_record_without_the_secret() -> None:
    driven = begun(2, ["fox"])
    driven.play_on(Random(2), moves=30)
    record = read_record(record_of(driven.table), load_box)
    assert record.last() == driven.table.begun.state
    assert json.loads(record.headers["Players"]) == ["Anna", "Ben", "fox"]
    assert record.headers["Seats"] == "0 1 2"
    assert verify(record, driven.table.commitment) == SecretUnpublished()
    assert result_of(driven.table) is None


def test_a_game_that_was_given_up_can_be_verified() -> None:
    driven = begun(2)
    driven.play_on(Random(2), moves=30)
    driven.do(HOST, Abort(), Aborted)
    record = read_record(record_of(driven.table), load_box)
    assert verify(record, driven.table.commitment) == Genuine(driven.table.begun.draws)
    assert result_of(driven.table) is None


def test_the_seal_of_a_finished_game_is_the_dealers() -> None:
    driven = begun(2)
    driven.play_on(Random(2))
    play, text = driven.table.begun, record_of(driven.table)
    record = read_record(text, load_box)
    assert write_record(record) == text
    salted = Salted(play.digests, play.salts, driven.table.salt_digests, play.order)
    assert read_seal(record) == Seal(driven.table.commitment, play.words, SECRET, salted)
    assert all(play.words)
    assert isinstance(verify(record, driven.table.commitment), Genuine)


def test_a_name_in_any_script_survives_the_record() -> None:
    driven = begun(2)
    name = "Zoë: 山 #1"
    seats = (
        replace(driven.table.seats[0], look=replace(CARA, name=name)),
        driven.table.seats[1],
    )
    record = read_record(record_of(replace(driven.table, seats=seats)), load_box)
    assert json.loads(record.headers["Players"]) == [name, "Ben"]


def test_the_result_has_ranks_and_points_by_source() -> None:
    driven = begun(2)
    driven.play_on(Random(2))
    standings = outcome(driven.table.begun.state)
    result = result_of(driven.table)
    assert standings is not None
    assert result is not None
    assert result["ranks"] == [standing.rank for standing in standings]
    totals = [sum(line["points"] for line in lines) for lines in result["points"]]
    assert totals == [standing.total for standing in standings]
    assert {line["source"] for line in chain(*result["points"])} >= {"places", "sets", "hut", "bears"}
    json.dumps(result)
