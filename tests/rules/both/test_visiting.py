"""Visiting: huts, helicopters and rafts alike and mixed."""

from functools import partial
from itertools import permutations

import pytest

from kit.positions import after, effects_of, legal, position, refused
from rifugio.engine.effects import Visited
from rifugio.engine.reasons import FreeCircle

table = partial(position, extensions=("helicopter", "rafts"))

TILE = {"hut": "F", "helicopter": "HF", "raft": "W"}
POINTS = {"hut": 2, "helicopter": 3, "raft": 2}


@pytest.mark.vector("T-32")
@pytest.mark.ruling("C-VISIT-01", "B-WALK-05")
@pytest.mark.parametrize(("first", "second"), [*permutations(TILE, 2), ("raft", "raft")])
@pytest.mark.parametrize("owners", [(1, 1), (1, 2)])
def test_no_free_circles_between_any_two_objects_of_others(
    first: str, second: str, owners: tuple[int, int]
) -> None:
    """As between two huts: X to A, to B, back to A, and then not to B again."""
    state = table(
        f"{TILE[first]}@1,0 {TILE[second]}@2,0",
        players=3,
        objects=f"{first}{owners[0]}@1,0 {second}{owners[1]}@2,0",
    )
    back = after(state, "walk>1,0", "walk>2,0", "walk>1,0")
    visits = [
        effect
        for effect in effects_of(state, "walk>1,0", "walk>2,0", "walk>1,0")
        if isinstance(effect, Visited)
    ]
    assert visits == [
        Visited(0, owners[0], first, 1, POINTS[first]),
        Visited(0, owners[1], second, 2, POINTS[second]),
        Visited(0, owners[0], first, 1, POINTS[first]),
    ]
    assert (back.turn.free, back.me.cards) == (0, 2)
    assert refused(back, "walk>2,0") == FreeCircle("B-WALK-05", 2, 0, 2)
    assert {"walk>0,0", "end"} <= legal(back)


@pytest.mark.ruling("C-VISIT-01", "B-WALK-05")
def test_arrivals_by_flying_sailing_and_building_a_raft_count() -> None:
    """With five cards a visit leaves steps and cards as they were before the step."""
    flown = after(
        table("HF@1,0 HG@4,0 W@5,0", at="1,0", objects="helicopter1@1,0 raft1@5,0", cards=(5,)),
        "fly>4,0",
        "walk>5,0",
    )
    assert refused(flown, "walk>4,0") == FreeCircle("B-WALK-05", 4, 1, 5)
    sailed = after(
        table("W@1,0 W@2,0 HF@3,0", at="1,0", objects="raft1@1,0 helicopter1@3,0", cards=(5,)),
        "sail>2,0",
        "walk>3,0",
    )
    assert refused(sailed, "walk>2,0") == FreeCircle("B-WALK-05", 2, 1, 5)
    built = after(table("W@1,0 F@2,0", objects="hut1@2,0", cards=(5,), free=3), "raft+1,0/2", "walk>2,0")
    assert built.turn.seen == {(1, 1, 5), (2, 1, 5)}
    assert "walk>1,0" in legal(built), "the own raft brings nothing, so it is no free circle"


@pytest.mark.ruling("C-VISIT-01")
def test_a_triangle_of_three_kinds_is_gone_round_once() -> None:
    """Hut at 1,0, raft at 0,1 and helicopter at 1,1 border each other; START borders the first two."""
    state = table(
        "F@1,0 W@0,1 HF@1,1", objects="hut1@1,0 raft1@0,1 helicopter1@1,1", free=2, left={"raft0": 0}
    )
    round_once = after(state, "walk>1,0", "walk>0,1", "walk>1,1", "walk>1,0")
    assert (round_once.turn.free, round_once.me.cards) == (0, 2)
    assert refused(round_once, "walk>0,1") == FreeCircle("B-WALK-05", 256, 0, 2)
    assert refused(round_once, "walk>1,1") == FreeCircle("B-WALK-05", 257, 0, 2)
    assert round_once.players[1].pile.visits == (2, 1, 1)
