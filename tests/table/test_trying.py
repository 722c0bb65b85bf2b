"""A finished game is tried again from a position in it, with the same bag."""

from dataclasses import replace
from datetime import timedelta
from random import Random
from uuid import UUID

import pytest

from rifugio.box import load_box
from rifugio.dealer import Genuine, verify
from rifugio.engine.moves import Reveal
from rifugio.engine.text.records import read_record
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.commands import PutBot, Sit, Start
from rifugio.table.messages.events import BotPut, Event, Sat, Started
from rifugio.table.messages.options import Options
from rifugio.table.record import record_of
from rifugio.table.table import Table
from rifugio.table.trying import can_try, up_to
from rifugio.table.who import Caller
from tests.table.driving import ANNA, BEGAN, BEN, HOST, Driven, begun


def alone() -> Table:
    """A finished game of Anna, with a word for the bag, against two bots."""
    driven = Driven(Options(players=3))
    sat = driven.do(Caller(may_join=True), Sit(seat=1, look=ANNA, word="gentian"), Sat)
    assert sat.seat == 1
    for seat in (0, 2):
        driven.do(HOST, PutBot(seat=seat, bot="squirrel"), BotPut)
    driven.do(HOST, Start(first="draw"), Started)
    driven.play_on(Random(4))
    assert driven.table.phase == "over"
    return driven.table


def folded(events: list[Event]) -> list[Table]:
    found: list[Table] = []
    for seq, event in enumerate(events, 1):
        at = BEGAN + timedelta(seconds=seq)
        found.append(fold(found[-1] if found else None, seq, UUID(int=seq), at, event))
    return found


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_the_new_table_has_the_position_of_then(share: float) -> None:
    table = alone()
    play = table.begun
    ply = int(len(play.moves) * share)
    while isinstance(play.moves[ply], Reveal):
        ply += 1
    states = folded(list(up_to(table, 1, ply, "red-owl-hut")))
    again = states[-1]
    assert again.phase == "playing"
    assert again.begun.moves == play.moves[:ply]
    assert again.begun.draws == sum(isinstance(move, Reveal) for move in play.moves[:ply])
    assert again.secret is None
    assert [(seat.kind, seat.bot, seat.look) for seat in again.seats] == [
        (seat.kind, seat.bot, seat.look) for seat in table.seats
    ]
    assert duties(states[0], again)


def test_the_seal_is_that_of_the_first_game() -> None:
    table = alone()
    again = folded(list(up_to(table, 1, len(table.begun.moves), "red-owl-hut")))[-1]
    first, second = (read_record(record_of(one), load_box) for one in (table, again))
    assert first.headers["Words"] == second.headers["Words"]
    assert "gentian" in second.headers["Words"]
    assert "Secret" not in second.headers
    with_secret = replace(second, headers={**second.headers, "Secret": first.headers["Secret"]})
    assert verify(with_secret) == verify(first)
    assert isinstance(verify(first), Genuine)


def test_only_where_all_others_are_bots() -> None:
    assert can_try(alone(), 1)
    assert not can_try(alone(), 0)
    people = begun(2)
    assert not can_try(people.table, 0)
    people.play_on(Random(1))
    assert not can_try(people.table, 0)
    assert people.table.seats[1].look == BEN
