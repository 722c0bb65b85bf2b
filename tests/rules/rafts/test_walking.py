"""Walking: not over water, but onto rafts and off them."""

from functools import partial

import pytest

from kit.positions import after, effects_of, legal, position, refused, result
from rifugio.engine.effects import StepEarned, TurnEnded, Visited, Went
from rifugio.engine.rafts.walking import RaftIsFull, WaterWithoutRaft
from rifugio.engine.reasons import NotANeighbour, NotEnoughSteps, NotOnThisTile
from rifugio.engine.state import OwnedObject
from rifugio.engine.text.cells import read_cell

table = partial(position, extensions=("rafts",))


@pytest.mark.vector("T-46")
@pytest.mark.ruling("R-WALK-01", "R-WALK-02")
def test_nobody_walks_into_water_without_a_raft() -> None:
    state = table("W@1,0 F@2,0 G@-1,0", cards=(5,))
    assert refused(state, "walk>1,0") == WaterWithoutRaft("R-WALK-02", 1)
    assert legal(state) == {"walk>-1,0", "raft+1,0/2", "end"}
    assert refused(state, "walk>2,0") == NotANeighbour("B-WALK-01", 2)
    others = table("W@1,0 F@2,0 W@0,1", objects="raft1@0,1")
    assert refused(others, "walk>1,0") == WaterWithoutRaft("R-WALK-02", 1), "a raft elsewhere is no help"


@pytest.mark.ruling("R-WALK-01")
def test_walking_round_water_is_walking_as_ever() -> None:
    state = table("W@1,0 F@0,1 F@1,1 F@2,0")
    now = after(state, "walk>0,1", "walk>1,1")
    assert (now.me.cell, now.steps_left) == (read_cell("1,1"), 0)


@pytest.mark.ruling("R-WALK-02", "R-SWIM-15")
def test_others_in_the_water_make_it_no_more_walkable() -> None:
    state = table(
        "W@1,0 F@2,0", players=3, at="0,0 1,0 1,0", parts={"rafts": "1=mid 2=2,0"}, left={"raft0": 0}
    )
    assert refused(state, "walk>1,0") == WaterWithoutRaft("R-WALK-02", 1)


@pytest.mark.ruling("R-WALK-03")
@pytest.mark.parametrize("owner", [0, 1])
def test_from_land_onto_a_raft_is_one_step(owner: int) -> None:
    state = table("W@1,0 F@2,0", objects=f"raft{owner}@1,0", free=1)
    now, effects = result(state, "walk>1,0")
    assert effects[0] == Went(0, "walk", 0, 1, 1, 0)
    assert now.me.cell == 1
    assert now.objects == state.objects
    assert "end" in legal(now)
    assert refused(table("W@1,0 F@2,0", objects="raft1@1,0", free=0), "walk>1,0") == NotEnoughSteps(
        "B-STEP-03", 1, 0
    )


@pytest.mark.vector("T-48")
@pytest.mark.ruling("R-WALK-04")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_a_raft_carries_two(owner: int) -> None:
    """Whoever owns it: the mover's own raft too may be full of others."""
    board, objects = "W@1,0 F@2,0", f"raft{owner}@1,0"
    for walkers, allowed in [
        ("0,0 0,0 0,0 0,0", True),
        ("0,0 1,0 0,0 0,0", True),
        ("0,0 0,0 1,0 0,0", True),
        ("0,0 1,0 1,0 0,0", False),
        ("0,0 1,0 0,0 1,0", False),
    ]:
        state = table(board, players=4, at=walkers, objects=objects)
        assert ("walk>1,0" in legal(state)) == allowed
        if not allowed:
            assert refused(state, "walk>1,0") == RaftIsFull("R-WALK-04", 1)


@pytest.mark.ruling("R-WALK-04")
def test_a_full_raft_closes_its_tile_to_those_on_rafts_and_opens_again() -> None:
    board, objects = "W@1,0 W@2,0 F@3,0", "raft0@1,0 raft1@2,0"
    state = table(board, players=4, at="1,0 2,0 2,0 3,0", objects=objects)
    assert refused(state, "walk>2,0") == RaftIsFull("R-WALK-04", 2)
    one_off = after(state._replace(turn=state.turn._replace(seat=2)), "walk>3,0")
    assert "walk>2,0" in legal(one_off._replace(turn=state.turn))
    both = table(board, players=4, at="1,0 1,0 2,0 3,0", objects=objects)
    assert "walk>2,0" in legal(both), "those aboard a full raft may leave it"


@pytest.mark.ruling("R-WALK-05")
def test_from_raft_to_raft_is_one_step() -> None:
    state = table("W@1,0 W@2,0", at="1,0 0,0", objects="raft0@1,0 raft1@2,0", free=1)
    now, effects = result(state, "walk>2,0")
    assert effects == (Went(0, "walk", 1, 2, 1, 0), Visited(0, 1, "raft", 2, 2), StepEarned(0, as_card=True))
    assert now.me.cell == 2
    assert now.objects == {1: OwnedObject("raft", 0), 2: OwnedObject("raft", 1)}
    far = table("W@1,0 W@2,0 W@3,0", at="1,0", objects="raft0@1,0 raft1@3,0")
    assert refused(far, "walk>3,0") == NotANeighbour("B-WALK-01", 3)
    assert refused(far, "walk>2,0") == WaterWithoutRaft("R-WALK-02", 2)


@pytest.mark.ruling("R-WALK-06")
@pytest.mark.parametrize("owner", [0, 1])
def test_stepping_off_onto_land_is_one_step_and_the_raft_stays(owner: int) -> None:
    state = table("W@1,0 FL2@2,0", at="1,0 1,0", objects=f"raft{owner}@1,0", free=1)
    assert legal(state, "walk") == {"walk>0,0", "walk>2,0"}
    now, effects = result(state, "walk>2,0")
    assert effects[0] == Went(0, "walk", 1, 2, 1, 0)
    assert now.objects == state.objects
    assert (now.me.cell, now.players[1].cell, now.steps_left) == (2, 1, 0)


@pytest.mark.ruling("R-WALK-07")
@pytest.mark.parametrize("free", [0, 2])
def test_a_turn_may_end_on_a_raft(free: int) -> None:
    state = table("W@1,0", at="1,0", objects="raft1@1,0", free=free, row="F")
    assert "end" in legal(state)
    assert effects_of(state, "end")[0] == TurnEnded(0, free)
    later = after(state, "end")
    assert later.players[0].cell == 1
    assert later.objects == state.objects


@pytest.mark.vector("T-23")
@pytest.mark.ruling("B-BUILD-08", "R-SWIM-16")
def test_no_hut_on_water_from_a_raft_or_swimming() -> None:
    on_raft = table("W@1,0", at="1,0", objects="raft0@1,0")
    swimming = table("W@1,0", at="1,0", parts={"rafts": "0=0,0"})
    for state in (on_raft, swimming):
        assert refused(state, "hut+1,0") == NotOnThisTile("B-BUILD-03", "hut", "water")
