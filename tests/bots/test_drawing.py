"""A bot draws blind where the bag promises more than the open row."""

from math import inf

import pytest

from kit.positions import position
from rifugio.bots import Budget, make_bot
from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.drawing import best_laid, expected, in_bag, is_draw_better
from rifugio.bots.patience import Patience
from rifugio.bots.worth import by_hand
from rifugio.engine.moves import DRAW_BLIND, REVEAL
from rifugio.engine.play import carry_out, legal_moves, view
from rifugio.engine.state import State

NO_LIMIT = Patience(inf)
NO_TIME = Patience(0.0)
VALUE = by_hand(LYNX_WEIGHTS)


def choosing(row: str, blind: str) -> State:
    """A position in which seat 0 has to connect a tile."""
    return position("G@1,0 G@2,0 F@-1,0", players=3, to_connect=1, row=row, blind=blind)


BEARS_OPEN = choosing("BE1 BE2 BE3", "FL1 FL2 AN1 AN2 T1:1 G:2")
PLACES_OPEN = choosing("FL1 AN1 T1", "BE1 BE2 BE3 R:6")


def test_it_draws_when_only_bears_are_open() -> None:
    assert is_draw_better(BEARS_OPEN, LYNX_WEIGHTS, VALUE, NO_LIMIT)
    legal = legal_moves(BEARS_OPEN)
    assert make_bot("lynx").choose(view(BEARS_OPEN, 0), legal, Budget(60)) == DRAW_BLIND


def test_it_does_not_draw_when_the_row_is_better_than_the_bag() -> None:
    assert not is_draw_better(PLACES_OPEN, LYNX_WEIGHTS, VALUE, NO_LIMIT)
    legal = legal_moves(PLACES_OPEN)
    assert make_bot("lynx").choose(view(PLACES_OPEN, 0), legal, Budget(60)) != DRAW_BLIND


def test_a_tile_counts_as_often_as_it_is_in_the_bag() -> None:
    state = choosing("BE1 BE2 BE3", "FL1 G:3")
    waiting, _ = carry_out(state, DRAW_BLIND)
    flowers, grass = (
        best_laid(carry_out(waiting, REVEAL[tile])[0], LYNX_WEIGHTS, VALUE, NO_LIMIT) for tile in ("FL1", "G")
    )
    assert flowers is not None
    assert grass is not None
    assert flowers > grass
    assert expected(state, LYNX_WEIGHTS, VALUE, NO_LIMIT) == pytest.approx((flowers + 3 * grass) / 4)


def test_a_sample_of_the_bag_is_spread_over_its_kinds() -> None:
    state = choosing("BE1 BE2 BE3", "FL1 T1:1 G:6 R:4")
    assert in_bag(state) == in_bag(state, 12) == {"FL1": 1, "T1": 1, "G": 6, "R": 4}
    assert in_bag(state, 6) == {"T1": 1, "G": 3, "R": 2}
    exact = expected(state, LYNX_WEIGHTS, VALUE, NO_LIMIT)
    assert expected(state, LYNX_WEIGHTS, VALUE, NO_LIMIT, 12) == exact
    assert expected(state, LYNX_WEIGHTS, VALUE, NO_LIMIT, 6) != exact


def test_without_time_it_takes_what_lies_open_and_judges_nothing() -> None:
    judged: list[State] = []

    def value(state: State, seat: int) -> float:
        judged.append(state)
        return VALUE(state, seat)

    assert not is_draw_better(BEARS_OPEN, LYNX_WEIGHTS, value, NO_TIME)
    assert judged == []


def test_it_does_not_draw_again_with_a_tile_in_hand_nor_while_walking() -> None:
    walking = position("G@1,0", row="BE1 BE2 BE3", blind="FL1:1")
    in_hand = position("G@1,0", to_connect=1, row="BE1 BE2 BE3", blind="FL1:1", hand="BE1")
    for state in (walking, in_hand):
        assert not is_draw_better(state, LYNX_WEIGHTS, VALUE, NO_LIMIT)
