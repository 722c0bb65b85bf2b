"""The end: points for visits to rafts and for water at waterfalls."""

import dataclasses
from functools import partial

import pytest

from kit.positions import BOX, after, position
from rifugio import outcome, standings
from rifugio.engine.cells import neighbours
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.text.cells import read_cell, write_cell

table = partial(position, extensions=("rafts",), awaiting="over", blind="-")
AROUND = [write_cell(cell) for cell in neighbours(read_cell("5,5"))]


@pytest.mark.names_number("points")
@pytest.mark.ruling("R-SCORE-01")
def test_each_visit_to_the_own_rafts_is_worth_two() -> None:
    state = table(players=3, piles={0: "raft:4 hut:1 FL1 bear:1", 1: "hut:2", 2: "raft:1"})
    first, second, third = standings(state)
    assert first.lines == (
        ScoreLine("places", 2),
        ScoreLine("sets", 0),
        ScoreLine("hut", 2),
        ScoreLine("bears", -3),
        ScoreLine("raft", 8),
        ScoreLine("waterfall", 0),
    )
    assert [one.total for one in (first, second, third)] == [9, 4, 2]


@pytest.mark.ruling("R-SCORE-02")
@pytest.mark.parametrize("water", range(7))
def test_a_waterfall_is_worth_one_more_for_every_water_tile_at_it(water: int) -> None:
    tiles = ["W"] * water + ["F"] * (6 - water)
    for shift in range(6):
        board = " ".join(f"{tiles[(n + shift) % 6]}@{cell}" for n, cell in enumerate(AROUND))
        state = table(f"WF1@5,5 {board} W@7,5 W@3,5", piles={0: "WF1"})
        assert standings(state)[0].total == 1 + water
        assert ScoreLine("waterfall", water) in standings(state)[0].lines


@pytest.mark.vector("T-59")
@pytest.mark.ruling("R-SCORE-02", "R-SCORE-03")
def test_every_holder_gets_the_bonus_and_nobody_else() -> None:
    board = "WF1@5,5 " + " ".join(f"W@{cell}" for cell in AROUND[:3])
    state = table(board, players=4, piles={0: "WF1", 1: "FL1", 2: "WF1 FL1", 3: "WF2"})
    assert [one.total for one in standings(state)] == [4, 2, 6, 1]
    bonus = [line.points for one in standings(state) for line in one.lines if line.source == "waterfall"]
    assert bonus == [3, 0, 3, 0]


@pytest.mark.ruling("R-SCORE-02", "R-SCORE-03")
def test_a_water_tile_between_two_waterfalls_counts_for_both_and_the_set_comes_on_top() -> None:
    board = "WF1@4,5 W@5,5 WF2@6,5 W@6,4 WF3@9,9"
    state = table(board, piles={0: "WF1 WF2 WF3", 1: "WF2"})
    mine, other = standings(state)
    assert mine.lines == (
        ScoreLine("places", 3),
        ScoreLine("sets", 5),
        ScoreLine("hut", 0),
        ScoreLine("bears", 0),
        ScoreLine("raft", 0),
        ScoreLine("waterfall", 3),
    )
    assert other.total == 3


@pytest.mark.names_number("points")
@pytest.mark.ruling("R-SCORE-02")
def test_water_at_other_places_brings_nothing() -> None:
    board = "FL1@5,5 W@6,5 AN1@7,5 W@8,5 BE1@9,5"
    state = table(board, piles={0: "FL1 AN1"})
    assert standings(state)[0].total == 4


@pytest.mark.ruling("R-SCORE-03")
def test_the_final_board_counts_whenever_the_card_was_won() -> None:
    state = position(
        "WF1@1,0 R@5,5",
        extensions=("rafts",),
        players=3,
        to_connect=1,
        row="W F F",
        at="1,0",
        piles={0: "WF1"},
    )
    assert [one.total for one in standings(state)] == [1, 0, 0]
    assert [one.total for one in standings(after(state, "open0@2,0"))] == [2, 0, 0]
    assert [one.total for one in standings(after(state, "open0@6,5"))] == [1, 0, 0]


@pytest.mark.ruling("R-SCORE-02")
def test_what_water_is_worth_comes_from_the_box() -> None:
    points = {**BOX.numbers["points"], "water_at_waterfall": 4}
    box = dataclasses.replace(BOX, numbers={**BOX.numbers, "points": points})
    state = table("WF1@1,0 W@2,0 W@1,1", box=box, piles={0: "WF1"})
    assert ScoreLine("waterfall", 8) in standings(state)[0].lines


@pytest.mark.ruling("R-SCORE-02")
def test_without_the_extension_there_is_no_bonus_and_no_line() -> None:
    for extensions in ((), ("helicopter",)):
        state = position("WF1@1,0", extensions=extensions, awaiting="over", blind="-", piles={0: "WF1"})
        assert standings(state)[0].total == 1
        assert not {"raft", "waterfall"} & {line.source for line in standings(state)[0].lines}


@pytest.mark.vector("T-78")
@pytest.mark.ruling("R-TIE-01")
def test_raft_points_decide_a_tie_before_hut_points() -> None:
    state = table(piles={0: "raft:2", 1: "hut:2"})
    assert [one.total for one in standings(state)] == [4, 4]
    assert [one.tie_break for one in standings(state)] == [(4, 0), (0, 4)]
    assert [one.rank for one in standings(state)] == [1, 2]
    assert outcome(state) == standings(state)


@pytest.mark.names_number("points")
@pytest.mark.ruling("R-TIE-01")
def test_then_hut_points_decide_and_then_the_victory_is_shared() -> None:
    huts = table(piles={0: "raft:2 FL1 AN1", 1: "raft:2 hut:1 FL1"})
    assert [one.total for one in standings(huts)] == [8, 8]
    assert [one.tie_break for one in standings(huts)] == [(4, 0), (4, 2)]
    assert [one.rank for one in standings(huts)] == [2, 1]
    shared = table(players=3, piles={0: "raft:1 hut:1 FL1", 1: "raft:1 hut:1 AN1", 2: "FL1"})
    assert [one.total for one in standings(shared)] == [6, 6, 2]
    assert [one.rank for one in standings(shared)] == [1, 1, 3]


@pytest.mark.ruling("R-TIE-01")
def test_the_waterfall_bonus_counts_for_the_score_and_not_for_the_tie() -> None:
    state = table("WF1@5,5 W@6,5", piles={0: "WF1", 1: "raft:1"})
    assert [(one.total, one.tie_break, one.rank) for one in standings(state)] == [
        (2, (0, 0), 2),
        (2, (2, 0), 1),
    ]
