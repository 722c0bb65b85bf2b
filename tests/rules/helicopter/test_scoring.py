"""The end: points for visits to helicopters, which also decide a tie."""

from functools import partial

import pytest

from kit.positions import position
from rifugio import outcome, standings
from rifugio.engine.rulebook import ScoreLine

table = partial(position, extensions=("helicopter",), awaiting="over", row="-", blind="-")


@pytest.mark.names_number("points")
@pytest.mark.ruling("H-SCORE-01")
def test_each_visit_to_the_own_helicopter_is_worth_three() -> None:
    state = table(players=3, piles={0: "helicopter:4 hut:1 FL1 bear:1", 1: "hut:2", 2: "helicopter:1"})
    first, second, third = standings(state)
    assert first.lines == (
        ScoreLine("places", 2),
        ScoreLine("sets", 0),
        ScoreLine("hut", 2),
        ScoreLine("bears", -3),
        ScoreLine("helicopter", 12),
    )
    assert [one.total for one in (first, second, third)] == [13, 4, 3]
    assert ScoreLine("helicopter", 0) in second.lines
    assert ScoreLine("helicopter", 3) in third.lines


@pytest.mark.vector("T-78")
@pytest.mark.ruling("H-TIE-01")
def test_helicopter_points_decide_a_tie_before_hut_points() -> None:
    state = table(piles={0: "helicopter:2", 1: "hut:3"})
    assert [one.total for one in standings(state)] == [6, 6]
    assert [one.tie_break for one in standings(state)] == [(6, 0), (0, 6)]
    assert [one.rank for one in standings(state)] == [1, 2]
    assert outcome(state) == standings(state)


@pytest.mark.names_number("points")
@pytest.mark.ruling("H-TIE-01")
def test_then_hut_points_decide_and_then_the_victory_is_shared() -> None:
    huts = table(piles={0: "helicopter:2 FL1 AN1 P1", 1: "helicopter:2 hut:2 FL1"})
    assert [one.total for one in standings(huts)] == [12, 12]
    assert [one.tie_break for one in standings(huts)] == [(6, 0), (6, 4)]
    assert [one.rank for one in standings(huts)] == [2, 1]
    shared = table(players=3, piles={0: "helicopter:1 hut:1 FL1", 1: "helicopter:1 hut:1 AN1", 2: "FL1"})
    assert [one.total for one in standings(shared)] == [7, 7, 2]
    assert [one.rank for one in standings(shared)] == [1, 1, 3]


@pytest.mark.ruling("H-TIE-01")
def test_the_score_itself_comes_first() -> None:
    state = table(piles={0: "helicopter:2", 1: "T1! T2!"})
    assert [(one.total, one.rank) for one in standings(state)] == [(6, 2), (8, 1)]


def test_without_the_extension_there_is_no_such_line() -> None:
    base = position(awaiting="over", blind="-", piles={0: "hut:1"})
    assert [line.source for line in standings(base)[0].lines] == ["places", "sets", "hut", "bears"]
    assert standings(base)[0].tie_break == (2,)
