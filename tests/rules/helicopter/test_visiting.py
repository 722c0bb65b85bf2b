"""Visiting: helicopters are visited like huts, and earn their owner more."""

import dataclasses
from functools import partial

import pytest

from kit.positions import BOX, after, changes, effects_of, legal, position, refused, result
from rifugio.engine.effects import StepEarned, Visited, Went
from rifugio.engine.helicopter.visiting import HELICOPTERS, helicopter_points
from rifugio.engine.reasons import FreeCircle

table = partial(position, extensions=("helicopter",))

BOARD = "HF@1,0 F@2,0 HG@4,0"


@pytest.mark.vector("T-43")
@pytest.mark.ruling("H-VISIT-01", "H-VISIT-02", "H-VISIT-03", "H-VISIT-04")
def test_stepping_onto_the_helicopter_of_another_is_a_visit_and_flying_it_is_none() -> None:
    state = table(BOARD, players=3, objects="helicopter2@1,0", cards=(0, 1, 2))
    now, effects = result(state, "walk>1,0")
    assert effects == (
        Went(0, "walk", 0, 1, 1, 0),
        Visited(0, 2, "helicopter", 1, 3),
        StepEarned(0, as_card=True),
    )
    assert [player.pile.visits for player in now.players] == [(0, 0), (0, 0), (0, 1)]
    assert [player.cards for player in now.players] == [1, 1, 2]
    assert now.visit_points(2, "helicopter") == 3
    flown, effects = result(now, "fly>4,0")
    assert effects == (Went(0, "fly", 1, 4, 1, 0),)
    assert [player.pile for player in flown.players] == [player.pile for player in now.players]
    assert [player.cards for player in flown.players] == [1, 1, 2]


@pytest.mark.ruling("H-VISIT-01")
def test_walking_straight_on_is_a_visit_too() -> None:
    now = after(table(BOARD, objects="helicopter1@1,0"), "walk>1,0", "walk>2,0")
    assert (now.turn.free, now.me.cards, now.me.cell) == (0, 1, 2)
    assert now.players[1].pile.visits == (0, 1)
    assert now.objects == table(BOARD, objects="helicopter1@1,0").objects


@pytest.mark.ruling("H-VISIT-02")
@pytest.mark.parametrize(
    ("free", "cards", "left", "as_card"),
    [
        (2, 0, (1, 1), True),
        (2, 4, (1, 5), True),
        (2, 5, (2, 5), False),
        (1, 5, (1, 5), False),
        (0, 5, (0, 5), True),
    ],
)
def test_the_visitor_earns_a_card_up_to_five_and_then_a_free_step(
    free: int, cards: int, left: tuple[int, int], as_card: bool
) -> None:
    state = table(BOARD, objects="helicopter1@1,0", free=free, cards=(cards, 3))
    now, effects = result(state, "walk>1,0")
    assert (now.turn.free, now.me.cards) == left
    assert effects[-1] == StepEarned(0, as_card=as_card)
    assert now.players[1].pile.visits == (0, 1), "the owner scores in any case"
    assert now.players[1].cards == 3


@pytest.mark.ruling("H-VISIT-03")
def test_what_a_visit_is_worth_comes_from_the_box() -> None:
    assert helicopter_points(BOX) == 3
    points = {**BOX.numbers["points"], "helicopter": 7}
    box = dataclasses.replace(BOX, numbers={**BOX.numbers, "points": points})
    assert helicopter_points(box) == 7
    state = table(BOARD, box=box, objects="helicopter1@1,0")
    assert effects_of(state, "walk>1,0")[1] == Visited(0, 1, "helicopter", 1, 7)
    assert HELICOPTERS.name == "helicopter"


@pytest.mark.names_number("huts")
@pytest.mark.ruling("H-VISIT-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_landing_next_to_others_or_on_a_pad_visits_nobody(owner: int) -> None:
    board = "HF@1,0 F@2,0 HG@3,0 F@4,0 HR@5,0"
    objects = f"helicopter{owner}@1,0 hut1@2,0 hut1@4,0"
    state = table(board, at="1,0 2,0", objects=objects, cards=(1, 1), piles={1: "hut:1 helicopter:2"})
    now = after(state, "fly>3,0")
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=1 awaiting=- seen=3,0:1:1",
        "seat at=3,0 cards=1 left="
        + ("hut:5,helicopter:0" if owner == 0 else "hut:5,helicopter:1")
        + " places=- bears=0 visits=hut:0,helicopter:0",
        f"objects hut1@2,0 helicopter{owner}@3,0 hut1@4,0",
    ]


@pytest.mark.ruling("H-VISIT-05")
def test_the_own_helicopter_brings_nothing() -> None:
    state = table(BOARD, objects="helicopter0@1,0", cards=(2, 2))
    now, effects = result(state, "walk>1,0")
    assert effects == (Went(0, "walk", 0, 1, 1, 0),)
    assert [player.pile for player in now.players] == [player.pile for player in state.players]
    assert [player.cards for player in now.players] == [2, 2]
    assert "walk>1,0" in legal(after(state, "walk>1,0", "walk>0,0"))


@pytest.mark.ruling("H-VISIT-06")
def test_every_visit_counts_in_one_turn_too() -> None:
    """In, out, in, out on two free steps, as with a hut."""
    state = table("HF@1,0", objects="helicopter1@1,0")
    moves = ["walk>1,0", "walk>0,0", "walk>1,0", "walk>0,0"]
    assert [effect.points for effect in effects_of(state, *moves) if isinstance(effect, Visited)] == [3, 3]
    now = after(state, *moves)
    assert now.players[1].pile.visits == (0, 2)
    assert (now.steps_left, legal(now)) == (0, {"end"})


@pytest.mark.ruling("H-VISIT-06", "B-WALK-05")
@pytest.mark.parametrize("second", ["helicopter1", "helicopter2", "hut1", "hut2"])
def test_no_free_circles_between_a_helicopter_and_a_neighbouring_object(second: str) -> None:
    tile = "HG" if second.startswith("heli") else "G"
    first = "helicopter2" if second == "helicopter1" else "helicopter1"
    state = table(f"HF@1,0 {tile}@2,0", players=3, objects=f"{first}@1,0 {second}@2,0")
    arrived = after(state, "walk>1,0")
    assert (arrived.turn.free, arrived.me.cards) == (1, 1)
    beyond = after(arrived, "walk>2,0")
    assert (beyond.turn.free, beyond.me.cards) == (0, 2)
    back = after(beyond, "walk>1,0")
    assert (back.turn.free, back.me.cards) == (0, 2)
    assert refused(back, "walk>2,0") == FreeCircle("B-WALK-05", 2, 0, 2)
    assert legal(back, "walk") == {"walk>0,0"}
    assert "end" in legal(back)
    assert sum(sum(player.pile.visits) for player in back.players) == 3
