"""Walking, building and swimming between pads, helicopters and rafts."""

from functools import partial

import pytest

from kit.positions import after, effects_of, legal, position, refused, result
from rifugio.engine.effects import Built, StepEarned, Visited, Went
from rifugio.engine.helicopter.walking import NoRestAfterPad, NoStopOnPad, PadIsManned
from rifugio.engine.rafts.walking import RaftIsFull, WaterWithoutRaft
from rifugio.engine.state import OwnedObject

table = partial(position, extensions=("helicopter", "rafts"))

NO_RAFTS = {f"raft{seat}": 0 for seat in range(5)}
NOTHING_LEFT = {**NO_RAFTS, **{f"helicopter{seat}": 0 for seat in range(5)}}


# Between raft, pad and helicopter.


@pytest.mark.ruling("C-WALK-01")
def test_from_raft_to_helicopter_and_back_is_one_step_each() -> None:
    state = table("W@1,0 HF@2,0", players=3, at="1,0", objects="raft1@1,0 helicopter2@2,0", free=1)
    assert legal(state, "walk") == {"walk>0,0", "walk>2,0"}
    now, effects = result(state, "walk>2,0")
    assert effects == (
        Went(0, "walk", 1, 2, 1, 0),
        Visited(0, 2, "helicopter", 2, 3),
        StepEarned(0, as_card=True),
    )
    assert now.objects == state.objects
    back, effects = result(now, "walk>1,0")
    assert effects == (
        Went(0, "walk", 2, 1, 0, 1),
        Visited(0, 1, "raft", 1, 2),
        StepEarned(0, as_card=True),
    )
    assert [player.pile.visits for player in back.players] == [(0, 0, 0), (0, 0, 1), (0, 1, 0)]


@pytest.mark.ruling("C-WALK-01")
def test_the_limits_of_both_books_hold() -> None:
    board = "W@1,0 HF@2,0 W@3,0"
    manned = table(board, players=4, at="1,0 2,0", objects="raft0@1,0 helicopter1@2,0")
    assert refused(manned, "walk>2,0") == PadIsManned("H-WALK-08", 2)
    full = table(board, players=4, at="2,0 1,0 1,0", objects="raft1@1,0 helicopter0@2,0")
    assert refused(full, "walk>1,0") == RaftIsFull("R-WALK-04", 1)
    assert refused(full, "walk>3,0") == WaterWithoutRaft("R-WALK-02", 3)
    assert legal(full, "walk") == set()


@pytest.mark.ruling("C-WALK-02", "H-WALK-04")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("others", [0, 1])
def test_a_pad_entered_from_a_raft_is_left_again(owner: int, others: int) -> None:
    """The raft has room again, even if it was full."""
    board, objects = "W@1,0 HF@2,0", f"raft{owner}@1,0"
    walkers = "1,0 1,0" if others else "1,0 0,0"
    one = table(board, at=walkers, objects=objects, free=1, left=NOTHING_LEFT)
    assert refused(one, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)
    two = after(table(board, at=walkers, objects=objects, free=2, left=NOTHING_LEFT), "walk>2,0")
    assert refused(two, "end") == NoStopOnPad("H-WALK-03", 2)
    assert legal(two) == {"walk>1,0"}
    assert "end" in legal(after(two, "walk>1,0"))


@pytest.mark.vector("T-75")
@pytest.mark.ruling("C-WALK-02", "R-SWIM-17", "H-WALK-08", "H-WALK-04")
def test_swimming_ashore_onto_pads() -> None:
    board = "W@1,0 HF@2,0 F@3,0"
    manned = table(board, at="1,0 2,0", objects="helicopter1@2,0", parts={"rafts": "0=2,0"}, cards=(5,))
    assert refused(manned, "walk>2,0") == PadIsManned("H-WALK-08", 2)
    assert legal(manned) == {"swim>1,0", "end"}, "one may wait or swim to another shore"
    middle = table(board, at="1,0 2,0", objects="helicopter1@2,0", parts={"rafts": "0=mid"})
    assert legal(middle) == {"swim>0,0", "swim>2,0", "end"}, "swimming there is not refused"
    for left in (NO_RAFTS, NOTHING_LEFT):
        one = table(board, at="1,0", parts={"rafts": "0=2,0"}, free=1, left=left)
        assert refused(one, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)
        assert legal(one) == {"swim>1,0", "end"}
        two = table(board, at="1,0", parts={"rafts": "0=2,0"}, free=2, left=left)
        on_pad = after(two, "walk>2,0")
        assert on_pad.parts["rafts"] == {}
        assert refused(on_pad, "end") == NoStopOnPad("H-WALK-03", 2)
        assert "walk>3,0" in legal(on_pad)
    empty = table(board, at="1,0 0,0", objects="helicopter1@2,0", parts={"rafts": "0=2,0"}, free=1)
    now, effects = result(empty, "walk>2,0")
    assert effects[1:] == (Visited(0, 1, "helicopter", 2, 3), StepEarned(0, as_card=True))
    assert (now.me.cell, now.parts["rafts"]) == (2, {})
    assert {"end", "walk>3,0"} <= legal(now)
    own = table(board, at="1,0", objects="helicopter0@2,0", parts={"rafts": "0=2,0"}, free=1)
    assert effects_of(own, "walk>2,0") == (Went(0, "walk", 1, 2, 1, 0),)


@pytest.mark.ruling("C-WALK-02", "C-WALK-03", "H-WALK-04", "C-SWIM-01")
@pytest.mark.parametrize(
    ("free", "cards", "rafts", "helicopters", "elsewhere", "allowed"),
    [
        (1, 0, 0, 1, "", False),  # no step to spare
        (2, 0, 0, 0, "", True),  # back into the water
        (2, 0, 0, 1, "", True),
        (2, 0, 1, 0, "", False),  # no swimming with a raft left, and the raft takes two steps
        (2, 1, 1, 0, "", True),  # two to spare: a raft
        (2, 1, 1, 1, "", True),
        (2, 0, 0, 1, "HG@9,9", True),  # no card left after the step, so no way off by helicopter
        (1, 1, 0, 1, "HG@9,9", False),  # a card left: a way off by helicopter, but not with one step
        (1, 1, 0, 0, "HG@9,9", True),  # no helicopter to build
        (0, 3, 0, 1, "HG@9,9", True),  # two cards to spare: the helicopter itself
        (0, 3, 0, 0, "HG@9,9", True),
    ],
)
def test_a_lone_pad_is_swum_to_only_with_a_way_on(
    free: int, cards: int, rafts: int, helicopters: int, elsewhere: str, allowed: bool
) -> None:
    """The pad at 2,0 borders only the water one comes from."""
    state = table(
        f"W@1,0 HF@2,0 {elsewhere}",
        at="1,0",
        parts={"rafts": "0=2,0"},
        free=free,
        cards=(cards,),
        left={"raft0": rafts, "helicopter0": helicopters},
    )
    if allowed:
        on_pad = after(state, "walk>2,0")
        assert legal(on_pad)
        assert "end" not in legal(on_pad)
    else:
        assert refused(state, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)


# Leaving a pad over the water.


@pytest.mark.vector("T-71")
@pytest.mark.ruling("C-WALK-03", "R-BUILD-04")
def test_an_empty_pad_is_left_by_building_a_raft() -> None:
    state = table("HF@1,0 W@2,0", free=2, cards=(1,))
    on_pad = after(state, "walk>1,0")
    assert legal(on_pad) == {"walk>0,0", "helicopter+1,0/2", "raft+2,0/2"}
    now, effects = result(on_pad, "raft+2,0/2")
    assert effects == (Built(0, "raft", 2, 1, 1),)
    assert now.objects == {2: OwnedObject("raft", 0)}
    assert (now.me.cell, legal(now)) == (2, {"end"})
    too_few = after(table("HF@1,0 W@2,0", free=2), "walk>1,0")
    assert legal(too_few) == {"walk>0,0"}


@pytest.mark.ruling("C-WALK-03", "R-BUILD-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_helicopter_is_left_by_building_a_raft_and_stays(owner: int) -> None:
    state = table("HF@1,0 W@2,0", at="1,0", objects=f"helicopter{owner}@1,0")
    now = after(state, "raft+2,0/2")
    assert now.objects == {1: OwnedObject("helicopter", owner), 2: OwnedObject("raft", 0)}
    assert now.me.cell == 2
    other = now._replace(turn=now.turn._replace(seat=1, free=1))
    assert "walk>1,0" in legal(other), "it is unmanned"


@pytest.mark.ruling("C-WALK-03", "R-SWIM-19")
@pytest.mark.parametrize("objects", ["-", "helicopter0@1,0", "helicopter1@1,0"])
def test_a_pad_or_a_helicopter_is_left_by_swimming(objects: str) -> None:
    state = table("HF@1,0 W@2,0 F@3,0", at="1,0", objects=objects, left=NOTHING_LEFT)
    assert "swim>2,0" in legal(state)
    assert ("end" in legal(state)) == (objects != "-")
    now, effects = result(state, "swim>2,0")
    assert effects == (Went(0, "swim", 1, 2, 1, 0),)
    assert (now.me.cell, now.parts["rafts"]) == (2, {0: 1})
    assert now.objects == state.objects
    assert "end" in legal(now), "a position in the water is a rest"


@pytest.mark.ruling("C-WALK-03", "H-WALK-04")
@pytest.mark.parametrize(
    ("steps", "rafts", "more", "objects", "walkers", "allowed"),
    [
        (2, 0, "W@4,0 F@5,0", "-", "", True),  # one to spare: swim
        (1, 0, "W@4,0 F@5,0", "-", "", False),
        (2, 0, "W@4,0", "-", "", False),  # the water borders no other land
        (3, 0, "W@4,0", "-", "", False),
        (4, 0, "W@4,0", "-", "", True),  # three to spare: back to START
        (2, 1, "W@4,0 F@5,0", "-", "", False),
        (3, 1, "W@4,0 F@5,0", "-", "", True),  # two to spare: a raft
        (3, 1, "W@4,0", "-", "", True),
        (3, 1, "F@9,9", "-", "", False),  # no water at all
        (2, 0, "W@4,0", "raft1@4,0", "", True),  # one to spare: onto a raft
        (2, 0, "W@4,0", "raft1@4,0", "4,0", True),
        (2, 0, "W@4,0", "raft1@4,0", "4,0 4,0", False),  # which is full
        (3, 1, "W@4,0", "raft1@4,0", "4,0 4,0", False),  # and nothing can be built there
    ],
)
def test_what_counts_as_a_way_off_a_row_of_pads(
    steps: int, rafts: int, more: str, objects: str, walkers: str, allowed: bool
) -> None:
    """The walker is on the second of three empty pads that begin at START."""
    state = table(
        f"HG@1,0 HF@2,0 HR@3,0 {more}",
        players=3,
        at=f"2,0 {walkers}",
        objects=objects,
        free=min(2, steps),
        cards=(max(0, steps - 2),),
        left={**NOTHING_LEFT, "raft0": rafts},
    )
    if allowed:
        assert "walk>3,0" in legal(state)
    else:
        assert refused(state, "walk>3,0") == NoRestAfterPad("H-WALK-04", 3)
