"""The end, with both extensions."""

from functools import partial

import pytest

from kit.positions import position
from rifugio import standings
from rifugio.engine.both import scoring
from rifugio.engine.rulebook import ScoreLine

table = partial(position, extensions=("helicopter", "rafts"), awaiting="over", blind="-")


@pytest.mark.ruling("C-SCORE-01")
def test_the_points_of_both_extensions_are_added() -> None:
    state = table(
        "WF1@5,5 W@6,5 W@5,6", piles={0: "WF1 T1! hut:2 helicopter:3 raft:4 bear:1", 1: "helicopter:1 raft:1"}
    )
    first, second = standings(state)
    assert first.lines == (
        ScoreLine("places", 5),
        ScoreLine("sets", 0),
        ScoreLine("hut", 4),
        ScoreLine("bears", -3),
        ScoreLine("helicopter", 9),
        ScoreLine("raft", 8),
        ScoreLine("waterfall", 2),
    )
    assert (first.total, second.total) == (25, 5)


@pytest.mark.vector("T-62")
@pytest.mark.ruling("C-TIE-01")
def test_helicopter_and_raft_points_together_decide_a_tie() -> None:
    """Six and two against three and four."""
    state = table(piles={0: "helicopter:1 raft:2 WF1", 1: "helicopter:2 raft:1"})
    assert [one.total for one in standings(state)] == [8, 8]
    assert [one.tie_break for one in standings(state)] == [(7, 0), (8, 0)]
    assert [one.rank for one in standings(state)] == [2, 1]
    assert scoring.tied_as_one() == ("helicopter", "raft")


@pytest.mark.names_number("points")
@pytest.mark.ruling("C-TIE-01")
def test_the_sum_decides_where_either_alone_would_decide_otherwise() -> None:
    more_rafts = table(piles={0: "helicopter:2", 1: "raft:3"})
    assert [one.tie_break for one in standings(more_rafts)] == [(6, 0), (6, 0)]
    assert [one.rank for one in standings(more_rafts)] == [1, 1], "a sum favours neither"
    one_more = table(piles={0: "helicopter:2 FL1", 1: "raft:4"})
    assert [(one.total, one.tie_break) for one in standings(one_more)] == [(8, (6, 0)), (8, (8, 0))]
    assert [one.rank for one in standings(one_more)] == [2, 1]


@pytest.mark.names_number("points")
@pytest.mark.ruling("C-TIE-01")
def test_then_hut_points_decide_and_then_the_victory_is_shared() -> None:
    huts = table(piles={0: "helicopter:2 FL1", 1: "raft:3 hut:1"})
    assert [(one.total, one.tie_break) for one in standings(huts)] == [(8, (6, 0)), (8, (6, 2))]
    assert [one.rank for one in standings(huts)] == [2, 1]
    shared = table(players=3, piles={0: "helicopter:2 hut:1", 1: "raft:3 hut:1", 2: "hut:2"})
    assert [one.total for one in standings(shared)] == [8, 8, 4]
    assert [one.rank for one in standings(shared)] == [1, 1, 3]


@pytest.mark.names_number("points")
@pytest.mark.ruling("C-TIE-01")
def test_more_hut_points_do_not_outweigh_the_sum() -> None:
    state = table(piles={0: "hut:4", 1: "raft:1 FL1 AN1 P1"})
    assert [one.total for one in standings(state)] == [8, 8]
    assert [one.rank for one in standings(state)] == [2, 1]
