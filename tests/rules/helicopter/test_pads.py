"""Pads and what is on them: the terms used by the other chapters."""

from functools import partial

import pytest

from kit.positions import after, legal, position, refused, result
from rifugio.engine.effects import Went
from rifugio.engine.helicopter import pads
from rifugio.engine.helicopter.walking import PadIsManned
from rifugio.engine.text.cells import read_cell

table = partial(position, extensions=("helicopter",))


def test_pads_are_listed_in_ascending_order_and_nothing_else_is() -> None:
    state = table("HR@1,1 F@1,0 HF@-1,0 G@2,0 HG@0,-1 R@0,1 HG@3,-1")
    listed = [read_cell(cell) for cell in ("0,-1", "3,-1", "-1,0", "1,1")]
    assert list(pads.pads(state.board)) == sorted(listed)
    assert sorted(listed) != [cell for cell in state.board.tiles if cell in listed]
    assert pads.pads(table("F@1,0 BE1@2,0").board) == ()


def test_a_pad_is_a_pad_with_or_without_helicopter() -> None:
    state = table("HF@1,0 HG@2,0 F@3,0 BE1@4,0 WF1@5,0 FL1@6,0", objects="helicopter1@2,0 hut0@3,0")
    assert [cell for cell in range(-1, 8) if pads.is_pad(state, cell)] == [1, 2]
    assert [cell for cell in range(-1, 8) if pads.is_empty_pad(state, cell)] == [1]
    assert [cell for cell in range(-1, 8) if pads.has_helicopter(state, cell)] == [2]


@pytest.mark.ruling("H-WALK-06")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_whoever_is_on_a_pad_with_a_helicopter_sits_in_it(owner: int) -> None:
    board, objects = "HF@1,0 F@2,0 HG@4,0 F@0,1", f"helicopter{owner}@1,0"
    state = table(board, players=3, objects=objects, at="0,0 2,0", free=2)
    now, effects = result(state, "walk>1,0")
    assert effects[0] == Went(0, "walk", 0, 1, 1, 0), "getting in costs nothing more"
    assert legal(now, "fly") == {"fly>4,0"}
    assert "end" in legal(now)
    resting = table(board, players=3, objects=objects, at="1,0 2,0", seat=1)
    assert refused(resting, "walk>1,0") == PadIsManned("H-WALK-08", 1)
    flown = after(now, "fly>4,0")
    assert flown.me.cell == 4
    assert flown.objects == {4: state.objects[1]}
