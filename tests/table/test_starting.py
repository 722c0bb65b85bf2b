"""The start: who plays, who begins, and which tiles come first."""

from collections import Counter

import pytest

import rifugio
from rifugio.dealer import SaltedBag, salted_first_player, word_digest
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.table.decide import Declined, decide
from rifugio.table.messages.commands import ChangeOptions, CloseSeat, Hike, Sit, Start
from rifugio.table.messages.events import Started
from rifugio.table.messages.options import Options
from tests.table.driving import ANNA, ANYONE, HOST, SALTS, SECRET, Driven, begun, seated


def test_everybody_must_have_sat_down() -> None:
    driven = Driven(Options(players=3))
    driven.ask(ANYONE, Sit(seat=0, look=ANNA))
    assert driven.refused(HOST, Start()) == "seats_open"


def test_one_player_is_too_few() -> None:
    driven = Driven()
    driven.ask(ANYONE, Sit(seat=0, look=ANNA))
    driven.ask(HOST, CloseSeat(seat=1))
    assert driven.refused(HOST, Start()) == "too_few_players"


def test_everybody_must_have_said_when_they_hiked_last() -> None:
    driven = seated(2, ["fox"])
    driven.ask(driven.at(0), Hike(seat=0, days=3))
    assert driven.refused(HOST, Start(first="hiked")) == "hikes_missing"
    assert seated(0, ["fox", "ibex"]).refused(HOST, Start(first="hiked")) == "hikes_missing"


@pytest.mark.parametrize(
    ("days", "order"),
    [
        ((5, 2, 9), (1, 2, 3, 0)),
        ((5, 9, 2), (2, 3, 0, 1)),
        ((4, 4, 4), (0, 1, 2, 3)),
        ((7, 4, 4), (1, 2, 3, 0)),
    ],
)
def test_who_hiked_last_begins_and_the_others_follow_clockwise(
    days: tuple[int, ...], order: tuple[int, ...]
) -> None:
    driven = seated(3, ["fox"])
    for seat, ago in enumerate(days):
        driven.ask(driven.at(seat), Hike(seat=seat, days=ago))
    assert driven.do(HOST, Start(first="hiked"), Started).order == order
    assert driven.table.to_move == order[0]


def test_a_closed_seat_is_left_out() -> None:
    driven = seated(3)
    driven.ask(HOST, ChangeOptions(options=Options(players=5)))
    driven.ask(HOST, CloseSeat(seat=3))
    driven.ask(HOST, CloseSeat(seat=4))
    started = driven.do(HOST, Start(), Started)
    assert sorted(started.order) == [0, 1, 2]
    assert driven.table.begun.setup == rifugio.setup(3)


def test_the_first_player_can_be_drawn_again_from_what_is_published() -> None:
    driven = seated(3, ["fox"])
    started = driven.do(HOST, Start(first="draw"), Started)
    by_seat = [digest for _, digest in sorted(zip(started.order, started.digests, strict=True))]
    assert by_seat == [*(word_digest(SALTS[seat], f"word {seat}") for seat in range(3)), ""]
    assert started.order[0] == sorted(started.order)[salted_first_player(SECRET, by_seat)]


def test_every_seat_can_be_drawn_to_begin() -> None:
    table = seated(3).table
    begins: Counter[int] = Counter()
    for number in range(60):
        started = decide(table, HOST, Start(), lambda number=number: number.to_bytes(32, "big"))  # type: ignore[misc]
        assert isinstance(started, Started)
        begins[started.order[0]] += 1
    assert min(begins[seat] for seat in range(3)) > 5


def test_the_game_is_what_the_options_say_and_the_bag_deals_its_first_tiles() -> None:
    driven = begun(2, extensions=("rafts", "helicopter"), open_scores=True)
    play = driven.table.begun
    setup = rifugio.setup(2, ["helicopter", "rafts"], open_scores=True)
    assert play.setup == setup
    started = driven.log[-1][2]
    assert isinstance(started, Started)
    assert started.setup == write_setup(setup)
    state, bag = rifugio.new_game(setup), SaltedBag(SECRET, play.digests, setup)
    for number, text in enumerate(started.reveals):
        reveal = bag.reveal(state, number)
        assert write_move(reveal) == text
        state, _ = rifugio.play(state, reveal)
    assert play.state == state
    assert play.draws == len(started.reveals) == 3


def test_the_bag_stays_closed_unless_it_is_needed() -> None:
    def closed() -> bytes:
        raise AssertionError("the bag was opened")

    driven = Driven()
    assert isinstance(driven.ask(HOST, Start(), closed), Declined)
    assert not isinstance(driven.ask(ANYONE, Sit(seat=0, look=ANNA), closed), Declined)
