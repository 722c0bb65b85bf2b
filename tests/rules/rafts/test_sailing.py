"""Sailing: anywhere on the river, with everybody aboard."""

import random
from functools import partial

import pytest

from kit.positions import after, changes, effects_of, in_order, legal, position, refused, result
from rifugio.engine.cells import neighbours
from rifugio.engine.effects import StepEarned, Visited, Went
from rifugio.engine.play import meant_by
from rifugio.engine.rafts.sailing import Carried, NotOnARaft, NotOnThisRiver, RaftInTheWay, SwimmerInTheWay
from rifugio.engine.reasons import ConnectFirst, NotEnoughSteps, WrongPrice
from rifugio.engine.state import OwnedObject
from rifugio.engine.text.cells import read_cell, write_cell

table = partial(position, extensions=("rafts",))

RIVER = "W@1,0 W@2,0 W@3,0 W@4,0 W@5,0 W@6,0 F@7,0"
"""A river of six from START to another land."""


@pytest.mark.ruling("R-SAIL-01", "R-SAIL-02")
@pytest.mark.parametrize("to", range(1, 7))
def test_a_raft_sails_any_distance_for_one_step(to: int) -> None:
    here = 1 if to != 1 else 6
    state = table(RIVER, at=f"{here},0", objects=f"raft0@{here},0", free=1, cards=(1,))
    now, effects = result(state, f"sail>{to},0")
    assert effects == (Went(0, "sail", here, to, 1, 0),)
    assert now.objects == {to: OwnedObject("raft", 0)}
    assert (now.me.cell, now.turn.free, now.me.cards) == (to, 0, 1)
    assert now.turn.seen == {(to, 0, 1)}
    by_card, effects = result(now, f"sail>{here},0")
    assert effects == (Went(0, "sail", to, here, 0, 1),)
    assert legal(by_card) == {"end"}


@pytest.mark.ruling("R-SAIL-01")
def test_whoever_stands_on_a_raft_and_points_at_water_wants_to_sail_and_elsewhere_to_walk() -> None:
    aboard = table(RIVER, at="1,0", objects="raft0@1,0 raft1@6,0")
    meant = {cell: str(meant_by(aboard, read_cell(cell))) for cell in ("6,0", "7,0", "0,5", "1,0")}
    assert meant == {"6,0": "sail>6,0", "7,0": "walk>7,0", "0,5": "walk>0,5", "1,0": "hut+1,0"}
    ashore = table(RIVER, at="0,0", objects="raft0@1,0")
    assert str(meant_by(ashore, read_cell("6,0"))) == "walk>6,0"


@pytest.mark.vector("T-49")
@pytest.mark.ruling("R-SAIL-02", "R-SAIL-05", "R-SAIL-06")
def test_a_raft_sails_past_rafts_and_swimmers_for_one_step_and_visits_nobody() -> None:
    state = table(
        RIVER, players=3, at="1,0 4,0 3,0", objects="raft0@1,0 raft2@3,0", parts={"rafts": "1=mid"}, free=1
    )
    assert legal(state, "sail") == {"sail>2,0", "sail>5,0", "sail>6,0"}
    assert in_order(state)[-4:] == ["sail>2,0", "sail>5,0", "sail>6,0", "end"]
    now, effects = result(state, "sail>6,0")
    assert effects == (Went(0, "sail", 1, 6, 1, 0),)
    assert now.players[1:] == state.players[1:]
    assert now.parts == state.parts
    assert now.objects == {3: OwnedObject("raft", 2), 6: OwnedObject("raft", 0)}


@pytest.mark.vector("T-50")
@pytest.mark.ruling("R-SAIL-03", "R-SAIL-04", "R-SWIM-13", "R-SWIM-14")
@pytest.mark.parametrize("swimmer", ["mid", "0,0", "7,0"])
def test_a_raft_does_not_end_where_a_raft_or_a_swimmer_is(swimmer: str) -> None:
    cell = {"mid": 4, "0,0": 1, "7,0": 6}[swimmer]
    state = table(
        RIVER,
        players=3,
        at=f"2,0 {cell},0 0,0",
        objects="raft0@2,0 raft1@3,0 raft2@5,0",
        parts={"rafts": f"1={swimmer}"},
    )
    assert refused(state, f"sail>{cell},0") == SwimmerInTheWay("R-SAIL-04", cell)
    for taken in (2, 3, 5):
        assert refused(state, f"sail>{taken},0") == RaftInTheWay("R-SAIL-03", taken)
    assert legal(state, "sail") == {f"sail>{free},0" for free in (1, 4, 6) if free != cell}


@pytest.mark.ruling("R-SAIL-02", "R-SAIL-06")
def test_a_raft_stays_on_its_river() -> None:
    board = "W@1,0 W@2,0 F@3,0 W@4,0 W@-1,0 F@0,1 W@3,1"
    state = table(board, at="1,0", objects="raft0@1,0")
    assert legal(state, "sail") == {"sail>2,0"}
    for cell in ("4,0", "-1,0", "3,0", "0,0", "0,1", "3,1", "9,9"):
        assert refused(state, f"sail>{cell}") == NotOnThisRiver("R-SAIL-02", read_cell(cell))
    pond = table(board, at="-1,0", objects="raft0@-1,0")
    assert legal(pond, "sail") == set()
    assert legal(pond) == {"walk>0,0", "end"}


@pytest.mark.ruling("R-SAIL-06")
@pytest.mark.parametrize("seed", range(8))
def test_the_targets_are_the_whole_river_but_for_rafts_and_swimmers(seed: int) -> None:
    """Compared with a flood fill, on maps of water and land."""
    rng = random.Random(seed)
    near = set(neighbours(0))
    cells = sorted(near | {far for cell in near for far in neighbours(cell)} - {0})
    waters = {cell for cell in cells if rng.random() < 0.55}
    board = " ".join(f"{'W' if cell in waters else 'F'}@{write_cell(cell)}" for cell in cells)
    some = rng.sample(sorted(waters), 4)
    objects = " ".join(f"raft{n}@{write_cell(cell)}" for n, cell in enumerate(some[:3]))
    for here in some[:3]:
        walkers = " ".join(map(write_cell, [here, some[3]]))
        state = table(board, players=4, at=walkers, objects=objects, parts={"rafts": "1=mid"}, blind="-")
        river, ahead = {here}, [here]
        while ahead:
            ahead = [cell for one in ahead for cell in neighbours(one) if cell in waters - river]
            river.update(ahead)
        assert legal(state, "sail") == {f"sail>{write_cell(cell)}" for cell in river.difference(some)}


@pytest.mark.vector("T-51")
@pytest.mark.ruling("R-SAIL-07", "R-SAIL-08", "R-SAIL-09", "R-VISIT-04")
def test_the_other_walker_aboard_is_carried_and_nobody_gets_anything() -> None:
    state = table(RIVER, at="1,0 1,0", objects="raft1@1,0 hut0@7,0", cards=(2, 2))
    now, effects = result(state, "sail>6,0")
    assert effects == (Went(0, "sail", 1, 6, 1, 0), Carried(1, 1, 6))
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=1 awaiting=- seen=6,0:1:2",
        "seat at=6,0 cards=2 left=hut:4,raft:3 places=- bears=0 visits=hut:0,raft:0",
        "seat at=6,0 cards=2 left=hut:5,raft:2 places=- bears=0 visits=hut:0,raft:0",
        "objects raft1@6,0 hut0@7,0",
    ]


@pytest.mark.ruling("R-SAIL-07")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_only_who_is_aboard_is_carried(owner: int) -> None:
    state = table(
        RIVER,
        players=5,
        seat=3,
        at="1,0 2,0 0,0 1,0 6,0",
        objects=f"raft{owner}@1,0 raft4@2,0",
        parts={"rafts": "4=7,0"},
    )
    now, effects = result(state, "sail>5,0")
    assert effects == (Went(3, "sail", 1, 5, 1, 0), Carried(0, 1, 5))
    assert [player.cell for player in now.players] == [5, 2, 0, 5, 6]
    assert now.objects == {2: OwnedObject("raft", 4), 5: OwnedObject("raft", owner)}
    assert now.parts == state.parts
    again, effects = result(now, "sail>4,0")
    assert effects == (Went(3, "sail", 5, 4, 1, 0), Carried(0, 5, 4))
    assert [player.cell for player in again.players] == [4, 2, 0, 4, 6]


@pytest.mark.ruling("R-SAIL-08")
def test_a_passenger_pays_nothing_and_has_the_whole_next_turn() -> None:
    state = table(
        RIVER, players=3, at="1,0 1,0 0,0", objects="raft2@1,0", cards=(0, 0), row="F F F", blind="F:2"
    )
    later = after(state, "sail>6,0", "sail>5,0", "end")
    assert (later.turn.seat, later.me.cell, later.turn.free, later.turn.seen) == (1, 5, 2, frozenset())
    assert [player.pile.visits for player in later.players] == [(0, 0)] * 3


@pytest.mark.names_number("huts")
@pytest.mark.ruling("R-SAIL-09", "R-SAIL-11")
@pytest.mark.parametrize("aboard", [False, True])
def test_the_raft_of_another_is_sailed_with_or_without_its_owner(aboard: bool) -> None:
    state = table(RIVER, at=f"0,0 {'1,0' if aboard else '7,0'}", objects="raft1@1,0")
    now = after(state, "walk>1,0", "sail>6,0")
    assert now.objects == {6: OwnedObject("raft", 1)}
    assert [player.cell for player in now.players] == [6, 6 if aboard else 7]
    assert [player.left for player in now.players] == [(5, 3), (5, 2)]


@pytest.mark.vector("T-77")
@pytest.mark.ruling("R-SAIL-09", "R-SAIL-07")
def test_the_owner_is_carried_on_the_own_raft_and_steps_off_in_the_next_turn() -> None:
    state = table(RIVER, players=3, at="1,0 1,0 0,0", objects="raft1@1,0", row="F F F", blind="F:2")
    now = after(state, "sail>6,0")
    assert effects_of(state, "sail>6,0")[1] == Carried(1, 1, 6)
    owner = after(now, "end", "open0@0,1")
    assert (owner.turn.seat, owner.me.cell) == (1, 6)
    ashore = after(owner, "walk>7,0")
    assert ashore.me.cell == 7
    assert ashore.objects == {6: OwnedObject("raft", 1)}
    assert ashore.players[0].cell == 6


@pytest.mark.ruling("R-SAIL-10")
def test_every_sail_costs_its_own_step_and_several_are_allowed() -> None:
    state = table(RIVER, at="1,0", objects="raft0@1,0", free=2, cards=(2,))
    moves = ["sail>6,0", "sail>1,0", "sail>6,0", "sail>1,0"]
    paid = [(went.free, went.cards) for went in effects_of(state, *moves) if isinstance(went, Went)]
    assert paid == [(1, 0), (1, 0), (0, 1), (0, 1)]
    now = after(state, *moves)
    assert legal(now) == {"end"}
    assert refused(now, "sail>6,0") == NotEnoughSteps("B-STEP-03", 1, 0)


@pytest.mark.ruling("R-SAIL-10", "B-WALK-05")
def test_a_sail_is_never_refused_as_a_circle_but_is_an_arrival() -> None:
    seen = ";".join(f"6,0:{free}:{cards}" for free in range(3) for cards in range(6))
    state = table(RIVER, at="1,0", objects="raft1@1,0", seen=seen)
    assert "sail>6,0" in legal(state)
    circle = table(f"{RIVER} F@6,1", at="1,0", objects="raft1@1,0 hut1@7,0", cards=(5,))
    landed = after(circle, "sail>6,0")
    assert landed.turn.seen == {(6, 1, 5)}
    at_hut = after(landed, "walk>7,0")
    assert (at_hut.turn.free, at_hut.me.cards) == (1, 5)
    assert "walk>6,0" not in legal(at_hut), "back onto the raft with the same steps and cards"


@pytest.mark.ruling("R-SAIL-11", "R-VISIT-03")
def test_a_raft_sailed_away_stays_its_owners() -> None:
    state = table(RIVER, players=3, at="1,0 0,0 7,0", objects="raft1@1,0")
    left = after(state, "sail>6,0", "walk>7,0")
    assert left.objects == {6: OwnedObject("raft", 1)}
    third = left._replace(turn=left.turn._replace(seat=2, free=2, seen=frozenset()))
    assert effects_of(third, "walk>6,0")[1:] == (Visited(2, 1, "raft", 6, 2), StepEarned(2, as_card=True))
    first = left._replace(turn=left.turn._replace(free=1, seen=frozenset()))
    assert Visited(0, 1, "raft", 6, 2) in effects_of(first, "walk>6,0"), (
        "who sailed it visits it all the same"
    )


@pytest.mark.ruling("R-SAIL-12")
def test_no_raft_sails_without_the_mover_aboard() -> None:
    """Not one's own raft with another on it, not from land beside it, not as a swimmer or on a hut."""
    objects = "raft0@1,0 raft1@3,0 hut0@7,0"
    for here, part in [("0,0", "-"), ("7,0", "-"), ("2,0", "0=mid"), ("6,0", "0=7,0")]:
        state = table(RIVER, at=f"{here} 1,0", objects=objects, parts={"rafts": part})
        assert legal(state, "sail") == set()
        for cell in ("2,0", "4,0", "1,0", "0,0"):
            assert refused(state, f"sail>{cell}") == NotOnARaft("R-SAIL-12")


@pytest.mark.ruling("R-SAIL-01")
def test_a_sail_comes_after_connecting_and_costs_one_step() -> None:
    ready = table(RIVER, at="1,0", objects="raft0@1,0")
    for price in (0, 2, 6):
        assert refused(ready, f"sail>6,0/{price}") == WrongPrice("B-WALK-01", price, 1)
    early = table(RIVER, at="1,0", objects="raft0@1,0", to_connect=1, row="F")
    assert refused(early, "sail>6,0") == ConnectFirst("B-TURN-03")
