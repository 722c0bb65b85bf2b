"""Water, rivers, rafts and swimmers: the terms used by the other chapters."""

from functools import partial

import pytest

from kit.positions import after, legal, position
from rifugio.engine.cells import neighbours
from rifugio.engine.rafts import water
from rifugio.engine.regions import region, shore
from rifugio.engine.text.cells import read_cell

table = partial(position, extensions=("rafts",))


def cells(text: str) -> set[int]:
    return {read_cell(word) for word in text.split()}


def test_water_is_what_is_no_land() -> None:
    state = table("W@1,0 F@2,0 BE1@-1,0 T1@0,1 P1@0,-1")
    assert [cell for cell in (*range(-3, 4), 256, -256) if water.is_water(state, cell)] == [1]


def test_only_a_raft_is_a_raft() -> None:
    state = table("W@1,0 F@2,0 W@3,0", objects="raft1@1,0 hut0@2,0")
    assert [cell for cell in range(-1, 6) if water.has_raft(state, cell)] == [1]


@pytest.mark.ruling("R-SWIM-14")
def test_a_tile_holds_a_swimmer_while_anyone_swims_in_it() -> None:
    state = table("W@1,0 F@2,0 W@3,0", players=3, at="1,0 1,0 2,0", parts={"rafts": "0=mid 1=2,0"})
    assert water.swimmers(state) == {0: None, 1: 2}
    assert [cell for cell in range(5) if water.has_swimmer(state, cell)] == [1]
    assert water.is_swimming(state)
    assert not water.is_swimming(state._replace(turn=state.turn._replace(seat=2)))
    aboard = table("W@1,0 F@2,0", at="1,0 1,0", objects="raft1@1,0")
    assert not water.has_swimmer(aboard, 1)
    assert not water.is_swimming(aboard)


def test_a_river_is_all_water_that_hangs_together_by_full_sides() -> None:
    """A bend, a lone pond that touches it at a corner only, and land between."""
    state = table("W@1,0 W@2,0 W@2,1 F@1,1 W@1,2 W@-1,0 F@3,0")
    board = state.board
    assert region(board, 1) == cells("1,0 2,0 2,1 1,2")
    assert all(region(board, cell) == region(board, 1) for cell in region(board, 1))
    assert region(board, -1) == {-1}
    apart = table("W@1,0 W@2,1 F@2,0").board
    assert region(apart, 1) == {1}, "they touch at a corner only"
    assert region(board, 0) == {0}
    assert region(board, read_cell("1,1")) == cells("1,1")


@pytest.mark.ruling("R-SAIL-02")
def test_new_water_joins_two_rivers_at_once() -> None:
    board = "W@1,0 W@3,0 W@4,0 F@5,0"
    state = table(board, players=3, to_connect=1, row="W", at="1,0", objects="raft0@1,0")
    assert region(state.board, 1) == {1}
    assert legal(after(state, "open0@5,-1"), "sail") == set()
    joined = after(state, "open0@2,0")
    assert region(joined.board, 1) == {1, 2, 3, 4}
    assert legal(joined, "sail") == {"sail>2,0", "sail>3,0", "sail>4,0"}


def test_the_shore_is_the_land_around_a_water_tile_in_ascending_order() -> None:
    state = table("W@1,0 W@2,0 BE1@1,-1 F@0,1 G@2,-1")
    assert shore(state.board, 1) == sorted(cells("0,0 1,-1 0,1 2,-1"))
    assert shore(state.board, 2) == sorted(cells("2,-1"))
    assert set(shore(state.board, 1)) <= set(neighbours(1))


def test_a_river_leads_away_if_any_of_it_borders_other_land() -> None:
    state = table("W@1,0 W@2,0 W@3,0 F@4,0 W@-1,0 W@-2,0")
    board = state.board
    for tile in (1, 2, 3):
        assert water.leads_away(board, tile, frozenset({0}))
        assert water.leads_away(board, tile, frozenset({4}))
        assert not water.leads_away(board, tile, frozenset({0, 4}))
    for tile in (-1, -2):
        assert not water.leads_away(board, tile, frozenset({0}))
        assert water.leads_away(board, tile, frozenset({4}))
