"""The end: points by source, and who has won."""

import pytest

from kit.positions import position
from rifugio import outcome, standings
from rifugio.engine.base.scoring import Standing, tie_break
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.state import State


def at_the_end(*piles: str, cards: tuple[int, ...] = ()) -> State:
    return position(players=len(piles), awaiting="over", free=0, piles=dict(enumerate(piles)), cards=cards)


def ranks(state: State) -> list[int]:
    return [standing.rank for standing in standings(state)]


def totals(state: State) -> list[int]:
    return [standing.total for standing in standings(state)]


@pytest.mark.names_number("points")
@pytest.mark.ruling("B-SCORE-01")
def test_the_score_is_places_and_sets_and_visits_to_own_huts_less_bears() -> None:
    state = at_the_end("FL1 FL2 FL3 T1! T2 WF1 bear:2 hut:4", "hut:1")
    assert standings(state)[0] == Standing(
        lines=(
            ScoreLine("places", 6 + 4 + 3 + 1),
            ScoreLine("sets", 5),
            ScoreLine("hut", 8),
            ScoreLine("bears", -6),
        ),
        total=21,
        tie_break=(8,),
        rank=1,
    )
    lines = (ScoreLine("places", 0), ScoreLine("sets", 0), ScoreLine("hut", 2), ScoreLine("bears", 0))
    assert standings(state)[1] == Standing(lines, total=2, tie_break=(2,), rank=2)


@pytest.mark.ruling("B-SCORE-01", "B-VISIT-02", "B-VISIT-09")
@pytest.mark.parametrize("visits", [0, 1, 4, 5, 6, 17])
def test_every_counted_visit_is_worth_two_points_however_many_there_are(visits: int) -> None:
    state = at_the_end("", f"hut:{visits}")
    assert totals(state) == [0, 2 * visits]
    assert tie_break(state, 1) == (2 * visits,)


@pytest.mark.ruling("B-CARD-08")
def test_left_over_cards_huts_and_own_huts_on_the_table_are_worth_nothing() -> None:
    state = position("G@1,0", awaiting="over", free=0, cards=(5, 0), objects="hut1@1,0", left={"hut0": 0})
    assert totals(state) == [0, 0]
    assert ranks(state) == [1, 1]


@pytest.mark.ruling("B-SCORE-02")
@pytest.mark.parametrize("winner", range(5))
def test_the_highest_score_wins(winner: int) -> None:
    state = at_the_end(*("FL1 AN1" if seat == winner else "FL1" for seat in range(5)))
    assert ranks(state) == [1 if seat == winner else 2 for seat in range(5)]


@pytest.mark.names_number("points")
@pytest.mark.ruling("B-SCORE-02")
def test_ranks_follow_the_scores_down_to_negative_ones() -> None:
    state = at_the_end("bear:1", "T1!", "", "FL1", "bear:2")
    assert totals(state) == [-3, 4, 0, 2, -6]
    assert ranks(state) == [4, 1, 3, 2, 5]


@pytest.mark.vector("T-37")
@pytest.mark.ruling("B-TIE-01")
def test_at_equal_totals_more_hut_points_win() -> None:
    state = at_the_end("hut:3", "FL1 hut:2")
    assert totals(state) == [6, 6]
    assert [standing.tie_break for standing in standings(state)] == [(6,), (4,)]
    assert ranks(state) == [1, 2]
    assert ranks(at_the_end("FL1 hut:2", "hut:3")) == [2, 1]


@pytest.mark.vector("T-37")
@pytest.mark.ruling("B-TIE-02")
def test_still_tied_players_share_the_victory() -> None:
    state = at_the_end("FL1 hut:2", "AN3 hut:2")
    assert totals(state) == [6, 6]
    assert ranks(state) == [1, 1]


@pytest.mark.names_number("points")
@pytest.mark.ruling("B-TIE-03")
def test_hut_points_decide_among_the_tied_only() -> None:
    state = at_the_end("T1! FL1 FL2", "T2! AN1 hut:1", "hut:3")
    assert totals(state) == [8, 8, 6]
    assert ranks(state) == [2, 1, 3]


@pytest.mark.vector("T-80")
@pytest.mark.ruling("B-TIE-03")
def test_two_tied_for_second_leave_the_third_rank_empty() -> None:
    assert ranks(at_the_end("T1!", "FL1", "AN1", "WF1")) == [1, 2, 2, 4]
    assert ranks(at_the_end("WF1", "AN1", "T1!", "FL1")) == [4, 2, 1, 2]


@pytest.mark.names_number("points")
@pytest.mark.ruling("B-TIE-02", "B-TIE-03")
def test_more_shared_ranks() -> None:
    assert ranks(at_the_end("FL1", "FL1", "FL1", "FL1", "FL1")) == [1, 1, 1, 1, 1]
    assert ranks(at_the_end("FL1", "FL2", "WF1", "WF2", "")) == [1, 1, 3, 3, 5]
    assert ranks(at_the_end("hut:1", "FL1", "hut:1", "AN1")) == [1, 3, 1, 3]


@pytest.mark.ruling("B-SCORE-02", "B-END-01")
def test_the_outcome_is_the_standings_at_the_end_and_nothing_before_it() -> None:
    piles = {0: "FL1", 1: "AN1 hut:1"}
    assert outcome(position(piles=piles)) is None
    assert outcome(position(piles=piles, to_connect=2, awaiting="fill")) is None
    end = position(piles=piles, awaiting="over", free=0)
    assert outcome(end) == standings(end)
    assert ranks(end) == [2, 1]
