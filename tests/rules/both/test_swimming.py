"""Swimming, with both extensions: a player who can fly does not swim."""

from functools import partial

import pytest

from kit.positions import after, legal, position, refused
from rifugio.engine.both.swimming import HelicopterWithinReach
from rifugio.engine.rafts.swimming import NoOtherLand, RaftsLeft, RaftWithinReach
from rifugio.engine.reasons import NotEnoughSteps
from rifugio.engine.text.cells import read_cell

NO_RAFTS = {f"raft{seat}": 0 for seat in range(5)}
table = partial(position, extensions=("helicopter", "rafts"), left=NO_RAFTS)

BOARD = "W@1,0 F@2,0 HG@3,0 HF@-1,0"
"""START with a pad, and across the water another land with a pad."""


@pytest.mark.vector("T-60")
@pytest.mark.ruling("C-SWIM-01", "R-SWIM-06")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_an_unmanned_helicopter_and_a_free_pad_elsewhere_forbid_swimming(owner: int) -> None:
    state = table(BOARD, players=3, objects=f"helicopter{owner}@-1,0")
    assert legal(state, "swim") == set()
    assert refused(state, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", -1)
    taken = table(BOARD, players=3, objects=f"helicopter{owner}@-1,0 helicopter{(owner + 1) % 3}@3,0")
    assert legal(taken, "swim") == {"swim>1,0"}
    none = table(BOARD.replace(" HG@3,0", ""), players=3, objects=f"helicopter{owner}@-1,0")
    assert legal(none, "swim") == {"swim>1,0"}


@pytest.mark.ruling("C-SWIM-01")
def test_a_helicopter_that_another_sits_in_is_no_way_off() -> None:
    for pad in ("-1,0", "0,1"):
        board = f"W@1,0 F@2,0 HG@3,0 HF@{pad}"
        state = table(board, at=f"0,0 {pad}", objects=f"helicopter0@{pad}", cards=(5,))
        assert legal(state, "swim") == {"swim>1,0"}


@pytest.mark.ruling("C-SWIM-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_helicopter_one_sits_in_is_a_way_off(owner: int) -> None:
    """The pad at 0,1 borders the water."""
    board, here = "W@1,0 F@2,0 HG@3,0 HF@0,1", read_cell("0,1")
    state = table(board, at="0,1", objects=f"helicopter{owner}@0,1")
    assert refused(state, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", here)
    taken = table(board, at="0,1", objects="helicopter0@0,1 helicopter1@3,0")
    assert legal(taken, "swim") == {"swim>1,0"}


@pytest.mark.vector("T-60b")
@pytest.mark.ruling("C-SWIM-01", "R-SWIM-06")
@pytest.mark.parametrize(
    ("cards", "unbuilt", "free", "allowed"),
    [
        (0, 1, 2, True),
        (0, 1, 5, True),  # free steps do not replace the card
        (1, 1, 2, False),
        (1, 1, 1, False),  # the number left now does not matter either
        (5, 1, 2, False),
        (1, 0, 2, True),
        (5, 0, 2, True),
    ],
)
def test_an_empty_pad_is_a_way_off_with_a_helicopter_to_build_and_a_card(
    cards: int, unbuilt: int, free: int, allowed: bool
) -> None:
    left = {**NO_RAFTS, "helicopter0": unbuilt, "helicopter1": 1}
    state = table(BOARD, cards=(cards, 5), left=left, free=free)
    if allowed:
        assert legal(state, "swim") == {"swim>1,0"}
    else:
        assert legal(state, "swim") == set()
        assert refused(state, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", -1)


@pytest.mark.ruling("C-SWIM-01")
@pytest.mark.parametrize(
    ("board", "objects", "allowed"),
    [
        ("W@1,0 F@2,0 HF@-1,0", "-", True),  # no pad elsewhere
        ("W@1,0 F@2,0 HF@-1,0 HG@-2,0", "helicopter1@-1,0", True),  # free pads only on the player's own land
        ("W@1,0 F@2,0 HG@3,0", "-", True),  # no pad on the player's own land
        ("W@1,0 F@2,0 HG@3,0 HR@4,0", "helicopter1@3,0", True),  # the helicopter is elsewhere
        ("W@1,0 F@2,0 HG@3,0 HF@-1,0", "helicopter1@3,0", True),  # the pad elsewhere is taken
        ("W@1,0 F@2,0 HG@3,0 HR@4,0 HF@-1,0", "helicopter1@3,0", False),  # but another is free
        ("W@1,0 F@2,0 HG@9,9 HF@-1,0", "-", False),  # on a third land
    ],
)
def test_a_way_off_leads_from_the_own_land_to_a_free_pad_on_other_land(
    board: str, objects: str, allowed: bool
) -> None:
    state = table(board, players=3, objects=objects, cards=(1,))
    assert ("swim>1,0" in legal(state)) == allowed
    if not allowed:
        assert refused(state, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", -1)


@pytest.mark.ruling("C-SWIM-01")
@pytest.mark.parametrize(
    ("here", "there"), [("HF", "FL1"), ("FL2", "HG"), ("BE1", "AN1"), ("WF1", "T1"), ("F", "P1")]
)
def test_nothing_but_a_pad_is_a_pad(here: str, there: str) -> None:
    """Neither on the player's own land nor elsewhere."""
    state = table(f"W@1,0 F@2,0 {there}@3,0 {here}@-1,0", cards=(5,))
    assert legal(state, "swim") == {"swim>1,0"}


@pytest.mark.ruling("C-SWIM-01")
def test_the_first_pad_that_is_a_way_off_is_named() -> None:
    board = "W@1,0 F@2,0 HG@3,0 HF@0,1 HR@-1,0"
    up, down = -1, read_cell("0,1")
    first = table(board, objects="helicopter1@0,1 helicopter0@-1,0")
    assert refused(first, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", up)
    second = table(board, at="0,0 -1,0", objects="helicopter1@0,1 helicopter0@-1,0")
    assert refused(second, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", down)
    empty = table(board, at="0,0 -1,0", objects="helicopter1@-1,0", cards=(1,))
    assert refused(empty, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", down)


@pytest.mark.ruling("C-SWIM-01", "R-SWIM-03")
def test_manned_pads_and_rows_of_pads_do_not_cut_the_land() -> None:
    """A helicopter or a raft behind a manned pad still counts as within reach."""
    board = "W@1,0 F@2,0 HG@3,0 HF@-1,0 HR@-2,0"
    heli = table(board, at="0,0 -1,0", objects="helicopter0@-1,0 helicopter1@-2,0")
    assert refused(heli, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", -2)
    raft = table(
        "W@1,0 F@2,0 HF@-1,0 HR@-2,0 W@-3,0 F@-4,0", at="0,0 -1,0", objects="helicopter1@-1,0 raft0@-3,0"
    )
    assert refused(raft, "swim>1,0") == RaftWithinReach("R-SWIM-03", -3)


@pytest.mark.ruling("C-SWIM-01", "C-WALK-03")
def test_from_an_empty_pad_one_swims_without_a_card_but_not_with_one() -> None:
    board = "W@1,0 F@2,0 HG@3,0 HF@0,1"
    assert "swim>1,0" in legal(table(board, at="0,1"))
    with_card = table(board, at="0,1", cards=(1,))
    assert refused(with_card, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", read_cell("0,1"))


@pytest.mark.ruling("C-SWIM-01", "R-SWIM-07")
@pytest.mark.parametrize(
    ("place", "moves"), [("0,0", "swim>1,0 swim>2,0 walk>2,0"), ("mid", "swim>2,0 walk>2,0")]
)
def test_a_helicopter_that_arrives_during_the_swim_changes_nothing(place: str, moves: str) -> None:
    state = table(BOARD, at="1,0", objects="helicopter1@-1,0", parts={"rafts": f"0={place}"}, cards=(2,))
    assert after(state, *moves.split()).me.cell == 2
    if place == "0,0":
        back = after(state, "walk>0,0")
        assert refused(back, "swim>1,0") == HelicopterWithinReach("C-SWIM-01", -1)


@pytest.mark.ruling("C-SWIM-01", "R-SWIM-02", "R-SWIM-05")
def test_the_conditions_of_rivers_and_rafts_come_first() -> None:
    objects = "helicopter1@-1,0"
    supply = table(BOARD, objects=objects, left={"raft0": 1})
    assert refused(supply, "swim>1,0") == RaftsLeft("R-SWIM-02", 1)
    nowhere = table("W@1,0 HG@3,0 HF@-1,0", objects=objects)
    assert refused(nowhere, "swim>1,0") == NoOtherLand("R-SWIM-05", 1)
    tired = table(BOARD, objects=objects, free=0)
    assert refused(tired, "swim>1,0") == NotEnoughSteps("B-STEP-03", 1, 0)


@pytest.mark.ruling("R-SWIM-06")
def test_with_rivers_and_rafts_alone_there_is_no_such_condition() -> None:
    state = position("W@1,0 F@2,0", extensions=("rafts",), left=NO_RAFTS, cards=(5,))
    assert legal(state, "swim") == {"swim>1,0"}
