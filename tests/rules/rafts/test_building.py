"""Building: a raft, on water next to where one stands."""

from functools import partial

import pytest

from kit.positions import after, changes, effects_of, in_order, legal, position, refused, result
from rifugio.engine.effects import Built, Went
from rifugio.engine.rafts.sailing import SwimmerInTheWay
from rifugio.engine.rafts.swimming import InTheWater
from rifugio.engine.reasons import (
    BuiltOnAlready,
    ConnectFirst,
    NoneLeft,
    NotANeighbour,
    NotEnoughSteps,
    NoTileThere,
    NotOnThisTile,
    WrongPrice,
)
from rifugio.engine.state import OwnedObject
from rifugio.engine.text.cells import read_cell

table = partial(position, extensions=("rafts",))

RIVER = "W@1,0 W@2,0 W@3,0 F@4,0"


@pytest.mark.vector("T-47")
@pytest.mark.ruling("R-BUILD-02", "R-BUILD-03")
@pytest.mark.parametrize(
    ("free", "cards", "left"),
    [(2, 0, (0, 0)), (3, 0, (1, 0)), (1, 1, (0, 0)), (0, 2, (0, 0)), (0, 5, (0, 3)), (2, 3, (0, 3))],
)
def test_two_steps_of_any_origin_take_the_builder_onto_the_new_raft(
    free: int, cards: int, left: tuple[int, int]
) -> None:
    state = table(RIVER, free=free, cards=(cards, 4))
    now, effects = result(state, "raft+1,0/2")
    assert effects == (Built(0, "raft", 1, free - left[0], cards - left[1]),)
    assert now.objects == {1: OwnedObject("raft", 0)}
    assert (now.turn.free, now.me.cards, now.me.cell) == (*left, 1)
    assert now.me.left == (5, 2)
    assert now.players[1] == state.players[1]
    assert now.turn.seen == {(1, *left)}, "building a raft is an arrival"


@pytest.mark.vector("T-47")
@pytest.mark.ruling("R-BUILD-02")
@pytest.mark.parametrize(("free", "cards"), [(1, 0), (0, 1), (0, 0)])
def test_with_one_step_no_raft_is_built(free: int, cards: int) -> None:
    state = table(RIVER, free=free, cards=(cards,))
    assert legal(state) == {"end"}
    assert refused(state, "raft+1,0/2") == NotEnoughSteps("B-STEP-03", 2, free + cards)


@pytest.mark.ruling("R-BUILD-02")
@pytest.mark.parametrize("price", ["", "/0", "/3"])
def test_the_price_is_two_steps(price: str) -> None:
    given = int(price[1:] or 1)
    assert refused(table(RIVER, cards=(5,)), f"raft+1,0{price}") == WrongPrice("B-BUILD-02", given, 2)


@pytest.mark.ruling("R-BUILD-01")
def test_a_raft_is_built_on_water_without_raft_and_without_swimmer() -> None:
    board = "W@1,0 W@0,1 W@-1,1 W@-1,0 F@0,-1 F@-2,0 G@1,-1"
    state = table(
        board,
        players=4,
        at="0,0 0,1 -1,1 -1,1",
        objects="raft1@0,1 hut2@0,-1",
        parts={"rafts": "2=mid 3=0,0"},
    )
    assert legal(state, "raft") == {"raft+1,0/2", "raft+-1,0/2"}
    there = read_cell("0,1")
    assert refused(state, "raft+0,1/2") == BuiltOnAlready("R-BUILD-01", there, 1)
    assert refused(state, "raft+-1,1/2") == SwimmerInTheWay("R-SWIM-14", read_cell("-1,1"))
    for land, kind in [("1,-1", "plain"), ("0,-1", "plain")]:
        assert refused(state, f"raft+{land}/2") == NotOnThisTile("R-BUILD-01", "raft", kind)
    bear = table("BE1@1,0", at="0,0")
    assert refused(bear, "raft+1,0/2") == NotOnThisTile("R-BUILD-01", "raft", "bear")
    assert refused(state, "raft+9,9/2") == NoTileThere("R-BUILD-01", read_cell("9,9"))


@pytest.mark.ruling("R-BUILD-03")
def test_a_raft_is_built_on_a_neighbouring_tile() -> None:
    state = table(RIVER, cards=(5,))
    assert legal(state, "raft") == {"raft+1,0/2"}
    for far in (2, 3):
        assert refused(state, f"raft+{far},0/2") == NotANeighbour("R-BUILD-03", far)
    assert refused(state, "raft+0,0/2") == NotANeighbour("R-BUILD-03", 0)
    early = table(RIVER, to_connect=1, row="F")
    assert refused(early, "raft+1,0/2") == ConnectFirst("B-TURN-03")


@pytest.mark.ruling("R-BUILD-03")
def test_all_vacant_water_around_is_offered_in_ascending_order() -> None:
    state = table("W@1,0 W@0,1 W@-1,0 W@1,-1")
    assert in_order(state) == ["raft+1,-1/2", "raft+-1,0/2", "raft+1,0/2", "raft+0,1/2", "end"]


@pytest.mark.names_number("huts")
@pytest.mark.ruling("R-BUILD-03", "R-BUILD-06")
def test_without_a_raft_in_the_supply_none_is_built() -> None:
    state = table(RIVER, left={"raft0": 0}, cards=(5, 5))
    assert legal(state, "raft") == set()
    assert refused(state, "raft+1,0/2") == NoneLeft("R-BUILD-03", "raft")
    last = table(RIVER, left={"raft0": 1, "raft1": 0}, cards=(5, 5))
    assert legal(last, "raft") == {"raft+1,0/2"}
    built = after(last, "raft+1,0/2")
    assert built.me.left == (5, 0)
    assert refused(built, "raft+2,0/2") == NoneLeft("R-BUILD-03", "raft")


@pytest.mark.names_number("huts")
@pytest.mark.ruling("R-BUILD-06")
def test_a_raft_once_built_never_returns_to_the_supply() -> None:
    state = after(table(RIVER, cards=(5,)), "raft+1,0/2")
    assert state.me.left == (5, 2)
    for move in ("sail>3,0", "walk>4,0", "walk>3,0"):
        state = after(state, move)
        assert state.me.left == (5, 2)
        assert list(state.objects.values()) == [OwnedObject("raft", 0)]


@pytest.mark.vector("T-72")
@pytest.mark.ruling("R-BUILD-04")
def test_a_raft_is_built_from_another_raft_which_stays() -> None:
    for owner in (0, 1):
        state = table(RIVER, at="1,0 1,0", objects=f"raft{owner}@1,0")
        assert refused(state, "raft+1,0/2") == NotANeighbour("R-BUILD-03", 1)
        now = after(state, "raft+2,0/2")
        assert now.objects == {1: OwnedObject("raft", owner), 2: OwnedObject("raft", 0)}
        assert [player.cell for player in now.players] == [2, 1], "nobody is carried along"


@pytest.mark.vector("T-72")
@pytest.mark.ruling("R-BUILD-04", "R-SWIM-16")
@pytest.mark.parametrize("place", ["mid", "0,0", "4,0"])
def test_a_swimmer_builds_no_raft(place: str) -> None:
    state = table(f"{RIVER} W@1,-1", at="1,0", parts={"rafts": f"0={place}"}, cards=(5,))
    assert legal(state, "raft") == set()
    for cell in ("2,0", "1,-1", "1,0", "9,9"):
        assert refused(state, f"raft+{cell}/2") == InTheWater("R-SWIM-16")


@pytest.mark.ruling("R-BUILD-05")
def test_the_builder_may_go_on_with_further_steps() -> None:
    state = table(RIVER, cards=(2,))
    assert effects_of(state, "raft+1,0/2", "sail>3,0", "walk>4,0") == (
        Built(0, "raft", 1, 2, 0),
        Went(0, "sail", 1, 3, 0, 1),
        Went(0, "walk", 3, 4, 0, 1),
    )
    assert legal(after(state, "raft+1,0/2")) == {"walk>0,0", "sail>2,0", "sail>3,0", "raft+2,0/2", "end"}
    assert legal(after(table(RIVER), "raft+1,0/2")) == {"end"}


@pytest.mark.vector("T-58")
@pytest.mark.ruling("R-SWIM-14")
@pytest.mark.parametrize("place", ["mid", "0,0", "4,0"])
def test_a_swimmers_tile_is_neither_built_on_nor_stopped_on_but_crossed(place: str) -> None:
    part = {"rafts": f"1={place}"}
    building = table(RIVER, at="0,0 1,0", parts=part)
    assert legal(building, "raft") == set()
    assert refused(building, "raft+1,0/2") == SwimmerInTheWay("R-SWIM-14", 1)
    sailing = table(RIVER, at="1,0 2,0", objects="raft0@1,0", parts=part)
    assert legal(sailing, "sail") == {"sail>3,0"}
    assert refused(sailing, "sail>2,0") == SwimmerInTheWay("R-SAIL-04", 2)
    crossed = after(sailing, "sail>3,0")
    assert crossed.parts == sailing.parts
    assert crossed.players[1] == sailing.players[1]


@pytest.mark.ruling("R-BUILD-01", "R-BUILD-03")
def test_building_a_raft_changes_nothing_else() -> None:
    state = table(RIVER, players=3, seat=1, at="0,0 0,0 4,0", objects="hut2@4,0", cards=(1, 1, 1))
    assert changes(state, after(state, "raft+1,0/2")) == [
        "turn seat=1 connect=0 free=0 awaiting=- seen=1,0:0:1",
        "seat at=1,0 cards=1 left=hut:4,raft:1 places=- bears=0 visits=hut:0,raft:0",
        "objects raft1@1,0 hut2@4,0",
    ]
