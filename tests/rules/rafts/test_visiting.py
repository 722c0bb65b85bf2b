"""Visiting: rafts are visited like huts."""

import dataclasses
from functools import partial

import pytest

from kit.positions import BOX, after, changes, effects_of, legal, position, refused, result
from rifugio.engine.effects import StepEarned, Visited, Went
from rifugio.engine.rafts.visiting import RAFTS, raft_points
from rifugio.engine.reasons import FreeCircle

table = partial(position, extensions=("rafts",))


@pytest.mark.vector("T-52")
@pytest.mark.ruling("R-VISIT-01", "R-VISIT-02", "R-VISIT-03")
@pytest.mark.parametrize("aboard", ["0,0 0,0", "1,0 0,0", "0,0 1,0"])
def test_boarding_the_raft_of_another_is_a_visit_whoever_is_aboard(aboard: str) -> None:
    state = table("W@1,0", players=3, at=f"0,0 {aboard}", objects="raft1@1,0", cards=(0, 2, 3))
    now, effects = result(state, "walk>1,0")
    assert effects == (Went(0, "walk", 0, 1, 1, 0), Visited(0, 1, "raft", 1, 2), StepEarned(0, as_card=True))
    assert [player.pile.visits for player in now.players] == [(0, 0), (0, 1), (0, 0)]
    assert [player.cards for player in now.players] == [1, 2, 3]
    assert now.visit_points(1, "raft") == 2


@pytest.mark.ruling("R-VISIT-01")
def test_leaving_at_once_is_a_visit_too() -> None:
    now = after(table("W@1,0 F@2,0", objects="raft1@1,0"), "walk>1,0", "walk>2,0")
    assert (now.turn.free, now.me.cards, now.me.cell) == (0, 1, 2)
    assert now.players[1].pile.visits == (0, 1)


@pytest.mark.ruling("R-VISIT-02")
@pytest.mark.parametrize(
    ("free", "cards", "left", "as_card"),
    [
        (2, 0, (1, 1), True),
        (2, 4, (1, 5), True),
        (2, 5, (2, 5), False),
        (0, 5, (0, 5), True),
        (1, 5, (1, 5), False),
    ],
)
def test_the_visitor_earns_a_card_up_to_five_and_then_a_free_step(
    free: int, cards: int, left: tuple[int, int], as_card: bool
) -> None:
    state = table("W@1,0", objects="raft1@1,0", free=free, cards=(cards, 3))
    now, effects = result(state, "walk>1,0")
    assert (now.turn.free, now.me.cards) == left
    assert effects[-1] == StepEarned(0, as_card=as_card)
    assert now.players[1].pile.visits == (0, 1)


@pytest.mark.ruling("R-VISIT-03")
def test_what_a_visit_is_worth_comes_from_the_box() -> None:
    assert raft_points(BOX) == 2
    points = {**BOX.numbers["points"], "raft": 8}
    box = dataclasses.replace(BOX, numbers={**BOX.numbers, "points": points})
    assert raft_points(box) == 8
    state = table("W@1,0", box=box, objects="raft1@1,0")
    assert effects_of(state, "walk>1,0")[1] == Visited(0, 1, "raft", 1, 8)
    assert RAFTS.name == "raft"


@pytest.mark.names_number("huts")
@pytest.mark.ruling("R-VISIT-04")
def test_sailing_the_raft_of_another_gives_nothing_to_anyone() -> None:
    state = table("W@1,0 W@2,0 F@3,0", at="1,0 1,0", objects="raft1@1,0 hut1@3,0", cards=(1, 1))
    now = after(state, "sail>2,0")
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=1 awaiting=- seen=2,0:1:1",
        "seat at=2,0 cards=1 left=hut:5,raft:3 places=- bears=0 visits=hut:0,raft:0",
        "seat at=2,0 cards=1 left=hut:4,raft:2 places=- bears=0 visits=hut:0,raft:0",
        "objects raft1@2,0 hut1@3,0",
    ]


@pytest.mark.ruling("R-VISIT-05")
def test_the_own_raft_brings_nothing() -> None:
    state = table("W@1,0", at="0,0 1,0", objects="raft0@1,0", cards=(2, 2))
    now, effects = result(state, "walk>1,0")
    assert effects == (Went(0, "walk", 0, 1, 1, 0),)
    assert [player.pile for player in now.players] == [player.pile for player in state.players]
    assert [player.cards for player in now.players] == [2, 2]


@pytest.mark.ruling("R-VISIT-06")
def test_every_visit_counts_in_one_turn_too() -> None:
    state = table("W@1,0", objects="raft1@1,0")
    moves = ["walk>1,0", "walk>0,0", "walk>1,0", "walk>0,0"]
    assert [effect.points for effect in effects_of(state, *moves) if isinstance(effect, Visited)] == [2, 2]
    now = after(state, *moves)
    assert now.players[1].pile.visits == (0, 2)
    assert (now.steps_left, legal(now)) == (0, {"end"})


@pytest.mark.vector("T-32")
@pytest.mark.ruling("R-VISIT-06", "C-VISIT-01", "B-WALK-05")
@pytest.mark.parametrize(("first", "second"), [("hut1", "raft1"), ("raft1", "raft2"), ("raft1", "raft1")])
def test_no_free_circles_between_a_raft_and_a_neighbouring_object(first: str, second: str) -> None:
    tile = "G" if first.startswith("hut") else "W"
    state = table(f"{tile}@1,0 W@2,0", players=3, objects=f"{first}@1,0 {second}@2,0")
    arrived = after(state, "walk>1,0")
    assert (arrived.turn.free, arrived.me.cards) == (1, 1)
    beyond = after(arrived, "walk>2,0")
    assert (beyond.turn.free, beyond.me.cards) == (0, 2)
    back = after(beyond, "walk>1,0")
    assert (back.turn.free, back.me.cards) == (0, 2)
    assert refused(back, "walk>2,0") == FreeCircle("B-WALK-05", 2, 0, 2)
    assert {"walk>0,0", "end"} <= legal(back)
    assert sum(sum(player.pile.visits) for player in back.players) == 3


@pytest.mark.vector("T-32")
@pytest.mark.ruling("B-WALK-05")
def test_from_the_own_hut_to_the_hut_of_another_counts_every_time() -> None:
    state = table("G@1,0 G@2,0", at="1,0", objects="hut0@1,0 hut1@2,0", cards=(1,))
    moves = ["walk>2,0", "walk>1,0", "walk>2,0", "walk>1,0", "walk>2,0", "walk>1,0"]
    now = after(state, *moves)
    assert now.players[1].pile.visits == (3, 0)
    assert now.steps_left == 0
