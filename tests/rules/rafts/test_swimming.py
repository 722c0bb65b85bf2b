"""Swimming: the way off for players who can neither build a raft nor walk to one."""

from functools import partial

import pytest

from kit.positions import after, changes, effects_of, in_order, legal, position, refused, result
from rifugio.engine.effects import BearMet, PlaceTaken, StepEarned, TurnEnded, Visited, Went
from rifugio.engine.rafts.sailing import NotOnARaft
from rifugio.engine.rafts.swimming import (
    InTheWater,
    NoOtherLand,
    NotFromARaft,
    NotTheNearShore,
    NotWater,
    RaftsLeft,
    RaftWithinReach,
)
from rifugio.engine.reasons import (
    ConnectFirst,
    FreeCircle,
    NotANeighbour,
    NotEnoughSteps,
    NoTileThere,
    NotOnThisTile,
    WrongPrice,
)
from rifugio.engine.state import State
from rifugio.engine.text.cells import read_cell

table = partial(position, extensions=("rafts",), left={f"raft{seat}": 0 for seat in range(5)})
"""A table at which all rafts have been built."""

STRAIT = "W@1,0 F@2,0"
"""START, a strait one tile wide, and another land."""


def swimming(board: str, place: str, at: str = "1,0", free: int = 2, cards: tuple[int, ...] = ()) -> State:
    """A position in which seat 0 swims, `mid` in the tile or near some land."""
    return table(board, players=3, at=at, parts={"rafts": f"0={place}"}, free=free, cards=cards)


def round_the_table(state: State, cells: str) -> State:
    """End the turn; everybody else and then the mover lays a forest tile, and nobody else walks."""
    seat = state.turn.seat
    state = after(state, "end")
    for cell in cells.split():
        if state.turn.awaiting:
            state = after(state, "reveal=F")
        state = after(state, f"open0@{cell}")
        if state.turn.seat != seat:
            state = after(state, "end")
    assert (state.turn.seat, state.turn.to_connect) == (seat, 0)
    return state


# Into the water.


@pytest.mark.names_number("huts")
@pytest.mark.ruling("R-SWIM-01", "R-SWIM-10")
def test_who_has_no_raft_left_and_none_within_reach_swims() -> None:
    state = table(STRAIT, free=1)
    assert legal(state) == {"swim>1,0", "end"}
    now, effects = result(state, "swim>1,0")
    assert effects == (Went(0, "swim", 0, 1, 1, 0),)
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=0 awaiting=- seen=-",
        "seat at=1,0 cards=0 left=hut:5,raft:0 places=- bears=0 visits=hut:0,raft:0",
        "part rafts 0=0,0",
    ]


@pytest.mark.vector("T-53")
@pytest.mark.ruling("R-SWIM-02", "R-SWIM-01")
@pytest.mark.parametrize("left", [1, 2, 3])
@pytest.mark.parametrize("free", [1, 2])
def test_who_has_a_raft_left_does_not_swim(left: int, free: int) -> None:
    """Even if the steps do not suffice to build it, or no vacant water is near."""
    state = table(STRAIT, left={"raft0": left, "raft1": 0}, free=free)
    assert legal(state, "swim") == set()
    assert refused(state, "swim>1,0") == RaftsLeft("R-SWIM-02", left)
    occupied = table(STRAIT, at="0,0 1,0", left={"raft0": left}, parts={"rafts": "1=mid"}, free=free)
    assert legal(occupied, "raft") == set()
    assert refused(occupied, "swim>1,0") == RaftsLeft("R-SWIM-02", left)
    others = table(STRAIT, left={"raft0": 0, "raft1": left}, free=free)
    assert legal(others, "swim") == {"swim>1,0"}, "the rafts of others do not matter"


@pytest.mark.vector("T-54")
@pytest.mark.ruling("R-SWIM-03", "R-SWIM-01")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("aboard", "usable"),
    [("", True), ("-1,0", True), ("-1,0 -1,0", False)],
)
def test_a_raft_with_room_on_the_shore_of_the_own_land_forbids_swimming(
    owner: int, aboard: str, usable: bool
) -> None:
    """A full raft does not count; the swim starts at another shore tile."""
    board = f"{STRAIT} W@-1,0 F@-2,0"
    state = table(board, players=4, at=f"0,0 {aboard}", objects=f"raft{owner}@-1,0")
    if usable:
        assert legal(state, "swim") == set()
        assert refused(state, "swim>1,0") == RaftWithinReach("R-SWIM-03", -1)
        assert refused(state, "swim>-1,0") == RaftWithinReach("R-SWIM-03", -1)
    else:
        assert legal(state, "swim") == {"swim>1,0"}
        assert refused(state, "swim>-1,0") == RaftWithinReach("R-SWIM-05", -1)


@pytest.mark.ruling("R-SWIM-03")
@pytest.mark.parametrize(
    ("more", "raft", "usable"),
    [
        ("W@-1,0 W@-2,0 F@-3,0", "-1,0", True),  # the river leads away, though not the raft's own tile
        ("W@-1,0 W@-2,0 W@-3,0 W@-4,0 F@-5,0", "-1,0", True),  # however far
        ("W@-1,0 W@-2,0 F@-3,0", "-2,0", False),  # on the river, but not at the mover's own shore
        ("W@-1,0 W@-2,0", "-1,0", False),  # a river that leads nowhere
        ("W@-1,0", "-1,0", False),  # a pond
        ("W@-1,0 F@-1,1 F@-2,1", "-1,0", False),  # a pond surrounded by the mover's own land
        ("W@-2,0 F@-3,0", "-2,0", False),  # not at the mover's own shore at all
        ("W@2,1 F@3,1", "2,1", False),  # at the shore of the other land
        ("F@-1,0 F@-2,0 W@-3,0 F@-4,0", "-3,0", True),  # at the other end of the mover's own land
    ],
)
def test_a_raft_counts_at_the_own_shore_and_on_a_river_that_leads_elsewhere(
    more: str, raft: str, usable: bool
) -> None:
    state = table(f"{STRAIT} {more}", objects=f"raft1@{raft}")
    if usable:
        assert refused(state, "swim>1,0") == RaftWithinReach("R-SWIM-03", read_cell(raft))
    else:
        assert "swim>1,0" in legal(state)


@pytest.mark.ruling("R-SWIM-03")
def test_a_hut_is_no_raft_and_the_first_usable_raft_is_named() -> None:
    board = f"{STRAIT} W@-1,0 F@-2,0 W@0,1 F@0,2 F@1,-1"
    assert "swim>1,0" in legal(table(board, objects="hut1@1,-1 hut0@2,0"))
    state = table(board, objects="raft1@0,1 raft0@-1,0")
    assert refused(state, "swim>1,0") == RaftWithinReach("R-SWIM-03", -1)
    full = table(board, players=3, at="0,0 -1,0 -1,0", objects="raft1@0,1 raft0@-1,0")
    assert refused(full, "swim>1,0") == RaftWithinReach("R-SWIM-03", read_cell("0,1"))


@pytest.mark.ruling("R-SWIM-03")
def test_a_hut_beside_the_flank_of_a_pass_is_no_raft_either() -> None:
    """The pass is other land that borders the mover's; only a raft leads there."""
    board = f"{STRAIT} F@-1,0 P2@-2,0^1"
    assert legal(table(board, objects="hut1@-1,0"), "swim") == {"swim>1,0"}


@pytest.mark.vector("T-73")
@pytest.mark.ruling("R-SWIM-03")
def test_a_raft_on_a_pond_inside_the_own_land_is_no_way_off() -> None:
    """The pond at -1,0 is surrounded by the mover's own region."""
    ring = "F@-1,-1 F@0,-1 F@-2,0 F@-2,1 F@-1,1"
    state = table(f"{STRAIT} W@-1,0 {ring}", objects="raft1@-1,0")
    assert legal(state, "swim") == {"swim>1,0"}
    broken = ring.replace("F@-1,-1 F@0,-1 ", "F@-1,-1 ").replace("F@-2,0 ", "")
    apart = table(f"{STRAIT} W@-1,0 {broken}", objects="raft1@-1,0")
    assert refused(apart, "swim>1,0") == RaftWithinReach("R-SWIM-03", -1), "now -1,-1 is other land"


@pytest.mark.ruling("R-SWIM-04")
def test_the_way_to_the_raft_may_be_long_and_lead_over_bears() -> None:
    far = "BE1@-1,0 BE2@-2,0 BE3@-3,0 T1@-4,0 F@-5,0 F@-6,0 F@-7,0 W@-8,0 F@-9,0"
    state = table(f"{STRAIT} {far}", objects="raft1@-8,0")
    assert refused(state, "swim>1,0") == RaftWithinReach("R-SWIM-03", -8)


@pytest.mark.ruling("R-SWIM-03", "R-SWIM-05")
@pytest.mark.parametrize(("rotation", "connected"), [("", True), ("^1", False)])
def test_land_behind_the_flank_of_a_pass_is_other_land(rotation: str, connected: bool) -> None:
    raft = table(f"{STRAIT} P2@-1,0{rotation} F@-2,0 W@-3,0 F@-4,0", objects="raft1@-3,0")
    assert ("swim>1,0" in legal(raft)) == (not connected)
    way_round = f"F@1,-1 P2@2,-1{rotation} F@3,-1 F@3,0 F@2,1 F@1,1"
    shortcut = table(f"W@0,1 {way_round}")
    assert ("swim>0,1" in legal(shortcut)) == (not connected), "the way round leads over the pass"


@pytest.mark.vector("T-55")
@pytest.mark.ruling("R-SWIM-05")
@pytest.mark.parametrize(
    ("board", "allowed"),
    [
        ("W@1,0 F@0,1", False),  # both shores belong to the mover's land
        ("W@1,0 F@0,1 F@2,0", True),
        ("W@1,0 F@0,1 F@1,1 F@2,0", False),  # a short cut to somewhere one can walk to
        ("W@1,0 W@2,0 F@3,0", False),  # two tiles wide
        ("W@1,0", False),  # the end of the world
        ("W@1,0 W@2,0 F@2,-1 F@3,0", True),  # 2,-1 borders 1,0 and not START
    ],
)
def test_the_water_must_border_other_land(board: str, allowed: bool) -> None:
    state = table(board)
    if allowed:
        assert legal(state, "swim") == {"swim>1,0"}
    else:
        assert legal(state, "swim") == set()
        assert refused(state, "swim>1,0") == NoOtherLand("R-SWIM-05", 1)


@pytest.mark.ruling("R-SWIM-05")
def test_each_water_tile_is_judged_by_itself() -> None:
    state = table("W@1,0 F@2,0 W@0,1 W@-1,0 F@-2,0 W@-1,1")
    assert in_order(state) == ["swim>-1,0", "swim>1,0", "end"]
    for cell in ("0,1", "-1,1"):
        assert refused(state, f"swim>{cell}") == NoOtherLand("R-SWIM-05", read_cell(cell))


@pytest.mark.ruling("R-SWIM-05")
def test_nobody_swims_into_a_tile_with_a_raft() -> None:
    """Neither if the raft is full nor if it is on water that leads nowhere else."""
    full = table(STRAIT, players=3, at="0,0 1,0 1,0", objects="raft1@1,0")
    assert legal(full, "swim") == set()
    assert refused(full, "swim>1,0") == RaftWithinReach("R-SWIM-05", 1)
    pond = table(f"{STRAIT} W@-1,0", objects="raft1@-1,0")
    assert legal(pond, "swim") == {"swim>1,0"}
    assert refused(pond, "swim>-1,0") == RaftWithinReach("R-SWIM-05", -1)


@pytest.mark.ruling("R-SWIM-10", "R-SWIM-19")
def test_a_swim_begins_from_land_into_neighbouring_water() -> None:
    board = "W@1,0 F@2,0 W@3,0 F@4,0 F@-1,0"
    state = table(board)
    assert refused(state, "swim>3,0") == NotANeighbour("R-SWIM-10", 3)
    assert refused(state, "swim>-1,0") == NotWater("R-SWIM-10", -1)
    assert refused(state, "swim>2,0") == NotWater("R-SWIM-10", 2)
    assert refused(state, "swim>0,0") == NotWater("R-SWIM-10", 0)
    assert refused(state, "swim>0,1") == NoTileThere("R-SWIM-10", read_cell("0,1"))


@pytest.mark.ruling("R-SWIM-19")
def test_nobody_swims_from_a_raft() -> None:
    state = table("W@1,0 W@2,0 F@3,0", at="1,0", objects="raft0@1,0", cards=(5,))
    assert legal(state) == {"walk>0,0", "sail>2,0", "end"}
    assert refused(state, "swim>2,0") == NotFromARaft("R-SWIM-19")
    assert refused(state, "swim>1,0") == NotANeighbour("R-SWIM-10", 1)
    assert refused(state, "swim>0,0") == NotWater("R-SWIM-10", 0)


@pytest.mark.ruling("R-SWIM-08")
def test_a_swim_is_paid_step_by_step_after_connecting() -> None:
    ready = table(STRAIT, cards=(5,))
    for price in (0, 2, 4):
        assert refused(ready, f"swim>1,0/{price}") == WrongPrice("B-WALK-01", price, 1)
    assert refused(table(STRAIT, free=0), "swim>1,0") == NotEnoughSteps("B-STEP-03", 1, 0)
    early = table(STRAIT, to_connect=1, row="F")
    assert refused(early, "swim>1,0") == ConnectFirst("B-TURN-03")


# In the water.


@pytest.mark.ruling("R-SWIM-08", "R-SWIM-10")
def test_a_swim_costs_four_steps_from_land_to_land() -> None:
    state = table(STRAIT, free=2, cards=(2,))
    moves = ["swim>1,0", "swim>1,0", "swim>2,0", "walk>2,0"]
    assert effects_of(state, *moves) == (
        Went(0, "swim", 0, 1, 1, 0),
        Went(0, "swim", 1, 1, 1, 0),
        Went(0, "swim", 1, 2, 0, 1),
        Went(0, "walk", 1, 2, 0, 1),
    )
    places = [after(state, *moves[:number]).parts["rafts"] for number in range(5)]
    assert places == [{}, {0: 0}, {0: None}, {0: 2}, {}]
    cells = [after(state, *moves[:number]).me.cell for number in range(5)]
    assert cells == [0, 1, 1, 1, 2]
    assert after(state, *moves).steps_left == 0
    assert after(state, *moves[:3]).turn.seen == frozenset(), "only coming ashore is an arrival"
    assert after(state, *moves).turn.seen == {(2, 0, 0)}


@pytest.mark.ruling("R-SWIM-10", "R-SWIM-11", "R-SWIM-12")
def test_what_a_swimmer_can_do_at_each_point() -> None:
    """1,0 borders START, 0,1 of the mover's land, 2,0 and 2,-1 of the other; 1,1 is water too."""
    board = "W@1,0 F@0,1 F@2,0 F@2,-1 W@1,1"
    near = swimming(board, "0,0")
    assert in_order(near) == ["walk>0,0", "swim>1,0", "end"]
    middle = swimming(board, "mid")
    assert in_order(middle) == ["swim>2,-1", "swim>0,0", "swim>2,0", "swim>0,1", "end"]
    far = swimming(board, "2,-1")
    assert in_order(far) == ["walk>2,-1", "swim>1,0", "end"]
    for state in (near, far):
        for cell in ("2,0", "0,1", "1,1"):
            assert refused(state, f"swim>{cell}") == NotTheNearShore("R-SWIM-12", read_cell(cell))
    assert refused(near, "swim>0,0") == NotTheNearShore("R-SWIM-12", 0)
    assert refused(middle, "swim>1,0") == NotTheNearShore("R-SWIM-12", 1)
    assert refused(middle, "swim>1,1") == NotTheNearShore("R-SWIM-12", read_cell("1,1"))
    assert refused(middle, "swim>1,-1") == NoTileThere("R-SWIM-10", read_cell("1,-1"))


@pytest.mark.ruling("R-SWIM-10", "R-SWIM-12")
def test_a_swimmer_walks_onto_nothing_but_the_land_at_hand() -> None:
    board = "W@1,0 F@0,1 F@2,0 W@1,1"
    for place in ("mid", "0,0", "2,0"):
        state = swimming(board, place)
        for land in ("0,0", "0,1", "2,0"):
            if land == place:
                assert f"walk>{land}" in legal(state)
            else:
                assert refused(state, f"walk>{land}") == InTheWater("R-SWIM-10")
        assert refused(state, "walk>1,1") == InTheWater("R-SWIM-10")


@pytest.mark.ruling("R-SWIM-13")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("place", ["mid", "0,0", "2,0"])
def test_a_swimmer_boards_no_raft_and_sails_none(owner: int, place: str) -> None:
    board = "W@1,0 F@2,0 W@1,1 F@0,1"
    state = table(board, at="1,0", objects=f"raft{owner}@1,1", parts={"rafts": f"0={place}"}, cards=(5,))
    assert refused(state, "walk>1,1") == InTheWater("R-SWIM-13")
    assert refused(state, "sail>1,1") == NotOnARaft("R-SAIL-12")
    assert refused(state, "swim>1,1") == NotTheNearShore("R-SWIM-12", read_cell("1,1"))


@pytest.mark.ruling("R-SWIM-16")
@pytest.mark.parametrize("place", ["mid", "0,0", "2,0"])
def test_a_swimmer_builds_nothing(place: str) -> None:
    state = table("W@1,0 F@2,0 W@1,1", at="1,0", parts={"rafts": f"0={place}"}, cards=(5,), left={"raft0": 3})
    assert not {move for move in legal(state) if "+" in move}
    assert refused(state, "raft+1,1/2") == InTheWater("R-SWIM-16")
    assert refused(state, "hut+1,0") == NotOnThisTile("B-BUILD-03", "hut", "water")


@pytest.mark.vector("T-56")
@pytest.mark.ruling("R-SWIM-08", "R-SWIM-09")
def test_a_swim_takes_two_turns_without_cards_and_rests_in_the_middle() -> None:
    state = table(STRAIT, players=3, row="F F F", blind="F:9")
    first = after(state, "swim>1,0", "swim>1,0")
    assert legal(first) == {"end"}
    assert effects_of(first, "end")[0] == TurnEnded(0, 0)
    second = round_the_table(first, "-1,0 -2,0 -3,0")
    assert (second.me.cell, second.parts["rafts"], second.turn.free) == (1, {0: None}, 2)
    now = after(second, "swim>2,0", "walk>2,0")
    assert (now.me.cell, now.parts["rafts"], now.steps_left) == (2, {}, 0)


@pytest.mark.ruling("R-SWIM-09")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_swimmer_may_rest_anywhere_in_the_water(steps: int) -> None:
    moves = ["swim>1,0", "swim>1,0", "swim>2,0", "walk>2,0"]
    state = table(STRAIT, players=3, row="F F F", blind="F:9", free=2, cards=(2,))
    rested = round_the_table(after(state, *moves[:steps]), "-1,0 -2,0 -3,0")
    assert rested.parts == after(state, *moves[:steps]).parts
    rested = rested.with_player(0, rested.me._replace(cards=3))
    landed = after(rested, *moves[steps:])
    assert (landed.me.cell, landed.parts["rafts"]) == (2, {})


@pytest.mark.ruling("R-SWIM-09")
def test_the_four_steps_may_take_four_turns() -> None:
    state = table(STRAIT, players=3, row="F F F", blind="F:20")
    laid = ["-1,0 -2,0 -3,0", "-4,0 -5,0 -6,0", "-7,0 -8,0 -9,0"]
    for move, cells in zip(["swim>1,0", "swim>1,0", "swim>2,0"], laid, strict=True):
        state = round_the_table(after(state, move), cells)
    assert after(state, "walk>2,0").me.cell == 2


@pytest.mark.ruling("R-SWIM-11")
def test_the_shore_is_chosen_in_the_middle_and_one_may_turn_back() -> None:
    board = "W@1,0 F@2,0 F@2,-1 F@0,1"
    for land in ("0,0", "0,1", "2,0", "2,-1"):
        landed = after(swimming(board, "mid"), f"swim>{land}", f"walk>{land}")
        assert (landed.me.cell, landed.parts["rafts"], landed.steps_left) == (read_cell(land), {}, 0)
    wandering = swimming(board, "2,0", cards=(3,))
    moves = ["swim>1,0", "swim>2,-1", "swim>1,0", "swim>0,0", "walk>0,0"]
    assert after(wandering, *moves).steps_left == 0
    assert after(wandering, *moves).me.cell == 0


@pytest.mark.vector("T-74")
@pytest.mark.ruling("R-SWIM-11", "R-SWIM-17")
def test_going_in_and_straight_back_costs_two_and_visits_a_hut_there() -> None:
    state = table("F@-1,0 W@0,1 F@0,2", objects="hut1@-1,0", at="0,0")
    back = after(state, "swim>0,1", "walk>0,0")
    assert (back.me.cell, back.steps_left, back.parts["rafts"]) == (0, 0, {})
    hut = table("F@1,0 W@2,0 F@3,0", objects="hut1@1,0", at="1,0")
    assert effects_of(hut, "swim>2,0", "walk>1,0") == (
        Went(0, "swim", 1, 2, 1, 0),
        Went(0, "walk", 2, 1, 1, 0),
        Visited(0, 1, "hut", 1, 2),
        StepEarned(0, as_card=True),
    )
    again = after(hut, "swim>2,0", "walk>1,0")
    assert (again.turn.free, again.me.cards, again.players[1].pile.visits) == (0, 1, (1, 0))


@pytest.mark.ruling("R-SWIM-11", "R-SWIM-07")
def test_going_in_again_needs_everything_again() -> None:
    """A usable raft has come to the mover's land in the meantime."""
    board = f"{STRAIT} W@-1,0 F@-2,0"
    state = table(board, at="1,0", objects="raft1@-1,0", parts={"rafts": "0=0,0"})
    assert legal(state) == {"walk>0,0", "swim>1,0", "end"}, "the swim itself may go on"
    back = after(state, "walk>0,0")
    assert refused(back, "swim>1,0") == RaftWithinReach("R-SWIM-03", -1)
    with_supply = table(STRAIT, at="1,0", parts={"rafts": "0=0,0"}, left={"raft0": 1})
    assert refused(after(with_supply, "walk>0,0"), "swim>1,0") == RaftsLeft("R-SWIM-02", 1)


@pytest.mark.vector("T-57")
@pytest.mark.ruling("R-SWIM-07")
def test_a_raft_that_arrives_during_the_swim_changes_nothing() -> None:
    """Seat 1 sails from the far bank of another river to the shore of the swimmer's land."""
    board = f"{STRAIT} W@-1,0 W@-2,0 F@-3,0"
    start = table(board, players=3, at="0,0 -2,0", objects="raft1@-2,0", row="F F F", blind="F:9")
    swimmer = after(start, "swim>1,0")
    arrived = after(
        swimmer, "end", "open0@0,1", "sail>-1,0", "end", "reveal=F", "open0@0,2", "end", "reveal=F"
    )
    mine = after(arrived, "open0@0,3")
    assert mine.parts["rafts"] == {0: 0}
    assert legal(mine) == {"walk>0,0", "swim>1,0", "end"}
    assert refused(after(mine, "walk>0,0"), "swim>1,0") == RaftWithinReach("R-SWIM-03", -1)
    for place, moves in [
        ("0,0", ["swim>1,0", "swim>2,0", "walk>2,0"]),
        ("mid", ["swim>2,0", "walk>2,0"]),
        ("2,0", ["walk>2,0"]),
    ]:
        under_way = table(
            board, at="1,0 -1,0", objects="raft1@-1,0", parts={"rafts": f"0={place}"}, cards=(1,)
        )
        assert after(under_way, *moves).me.cell == 2
    with_raft = table(STRAIT, at="1,0", parts={"rafts": "0=mid"}, left={"raft0": 2})
    assert after(with_raft, "swim>2,0", "walk>2,0").me.cell == 2, "nor does anything else asked at the start"


@pytest.mark.ruling("R-SWIM-07", "R-SWIM-10")
def test_new_land_beside_the_tile_becomes_a_shore() -> None:
    state = table(STRAIT, players=3, at="1,0", parts={"rafts": "0=mid"}, to_connect=1, row="F", blind="-")
    now = after(state, "open0@1,-1")
    assert legal(now, "swim") == {"swim>0,0", "swim>2,0", "swim>1,-1"}
    joined = after(state, "open0@1,1")
    assert legal(joined, "swim") == {"swim>0,0", "swim>2,0", "swim>1,1"}


@pytest.mark.vector("T-76")
@pytest.mark.ruling("R-SWIM-15")
def test_two_swim_in_one_tile_and_do_not_hinder_each_other() -> None:
    state = table(STRAIT, players=3, at="0,0 1,0 2,0", parts={"rafts": "1=0,0"})
    assert legal(state, "swim") == {"swim>1,0"}
    both = after(state, "swim>1,0", "swim>1,0")
    assert both.parts["rafts"] == {0: None, 1: 0}
    second = both._replace(turn=both.turn._replace(seat=1, free=4, seen=frozenset()))
    middle = after(second, "swim>1,0")
    assert middle.parts["rafts"] == {0: None, 1: None}
    ashore = after(middle, "swim>2,0", "walk>2,0")
    assert ashore.parts["rafts"] == {0: None}
    assert [player.cell for player in ashore.players] == [1, 2, 2]
    third = ashore._replace(turn=ashore.turn._replace(seat=2, free=2))
    entered = after(third, "swim>1,0")
    assert entered.parts["rafts"] == {0: None, 2: 2}


@pytest.mark.ruling("R-SWIM-18")
def test_after_landing_one_may_swim_on_if_everything_holds_again() -> None:
    state = table("W@1,0 F@2,0 W@3,0 F@4,0", at="1,0", parts={"rafts": "0=2,0"}, cards=(3,))
    now = after(state, "walk>2,0", "swim>3,0", "swim>3,0", "swim>4,0", "walk>4,0")
    assert (now.me.cell, now.steps_left) == (4, 0)
    landed = after(table("W@1,0 F@2,0 W@3,0", at="1,0", parts={"rafts": "0=2,0"}), "walk>2,0")
    assert legal(landed, "swim") == {"swim>1,0"}, "back over the strait, which borders other land"
    assert refused(landed, "swim>3,0") == NoOtherLand("R-SWIM-05", 3)
    raft = table("W@1,0 F@2,0 W@3,0 F@4,0 W@2,1", at="1,0", parts={"rafts": "0=2,0"}, objects="raft1@3,0")
    assert refused(after(raft, "walk>2,0"), "swim>1,0") == RaftWithinReach("R-SWIM-03", 3)


# Ashore.


@pytest.mark.names_number("points")
@pytest.mark.ruling("R-SWIM-17")
def test_stepping_ashore_brings_what_any_step_brings() -> None:
    for tile, effect in [
        ("FL1", PlaceTaken(0, "FL1", 2, False)),
        ("WF2", PlaceTaken(0, "WF2", 1, False)),
        ("BE1", BearMet(0, 2, -3)),
    ]:
        state = table(f"W@1,0 {tile}@2,0", at="1,0", parts={"rafts": "0=2,0"}, free=1)
        now, effects = result(state, "walk>2,0")
        assert effects == (Went(0, "walk", 1, 2, 1, 0), effect)
        assert (now.me.cell, now.parts["rafts"]) == (2, {})
    own = table(STRAIT, at="1,0", parts={"rafts": "0=2,0"}, objects="hut0@2,0")
    assert effects_of(own, "walk>2,0") == (Went(0, "walk", 1, 2, 1, 0),)
    foreign = table(STRAIT, at="1,0", parts={"rafts": "0=2,0"}, objects="hut1@2,0", cards=(5,))
    now, effects = result(foreign, "walk>2,0")
    assert effects == (
        Went(0, "walk", 1, 2, 1, 0),
        Visited(0, 1, "hut", 2, 2),
        StepEarned(0, as_card=False),
    )
    assert (now.turn.free, now.me.cards) == (2, 5)


@pytest.mark.ruling("R-SWIM-17", "B-WALK-05")
def test_stepping_ashore_is_refused_as_a_free_circle_and_swimming_is_not() -> None:
    state = table(STRAIT, at="1,0", parts={"rafts": "0=2,0"}, objects="hut1@2,0", seen="2,0:1:1;1,0:1:0")
    assert refused(state, "walk>2,0") == FreeCircle("B-WALK-05", 2, 1, 1)
    assert legal(state) == {"swim>1,0", "end"}
    entering = table(STRAIT, objects="hut1@2,0", seen="1,0:1:0;1,0:1:1")
    assert "swim>1,0" in legal(entering)


@pytest.mark.ruling("R-SWIM-17")
def test_only_the_mover_comes_ashore() -> None:
    state = table(STRAIT, players=3, seat=1, at="1,0 1,0 1,0", parts={"rafts": "0=2,0 1=2,0 2=mid"})
    now = after(state, "walk>2,0")
    assert now.parts["rafts"] == {0: 2, 2: None}
    assert [player.cell for player in now.players] == [1, 2, 1]


def test_walking_on_land_leaves_swimmers_alone() -> None:
    state = table(f"{STRAIT} F@-1,0", at="0,0 1,0", parts={"rafts": "1=0,0"})
    now = after(state, "walk>-1,0")
    assert now.parts is state.parts
