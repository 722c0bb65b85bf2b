"""Flying, where there is water."""

from functools import partial

import pytest

from kit.positions import legal, position, refused, result
from rifugio.engine.effects import Went
from rifugio.engine.helicopter.flying import NotAPad, NotInAHelicopter
from rifugio.engine.rafts.sailing import NotOnARaft
from rifugio.engine.state import OwnedObject

table = partial(position, extensions=("helicopter", "rafts"))

BOARD = "HF@1,0 W@2,0 W@3,0 W@4,0 HG@5,0"


@pytest.mark.ruling("C-FLY-01")
def test_flying_crosses_water_past_rafts_and_swimmers() -> None:
    state = table(
        BOARD,
        players=3,
        at="1,0 3,0 2,0",
        objects="helicopter0@1,0 raft2@2,0",
        parts={"rafts": "1=mid"},
        free=1,
    )
    now, effects = result(state, "fly>5,0")
    assert effects == (Went(0, "fly", 1, 5, 1, 0),)
    assert now.objects == {2: OwnedObject("raft", 2), 5: OwnedObject("helicopter", 0)}
    assert now.players[1:] == state.players[1:]
    assert now.parts == state.parts


@pytest.mark.ruling("C-FLY-01")
def test_a_helicopter_never_lands_on_water_or_on_a_raft() -> None:
    state = table(BOARD, at="1,0", objects="helicopter0@1,0 raft0@2,0 raft1@3,0")
    assert legal(state, "fly") == {"fly>5,0"}
    for cell in (2, 3, 4):
        assert refused(state, f"fly>{cell},0") == NotAPad("H-FLY-01", cell)


@pytest.mark.ruling("H-FLY-01", "R-SAIL-12")
def test_a_raft_does_not_fly_and_a_helicopter_does_not_sail() -> None:
    objects = "helicopter0@1,0 raft0@2,0"
    aboard = table(BOARD, at="2,0", objects=objects)
    assert legal(aboard) == {"walk>1,0", "sail>3,0", "sail>4,0", "raft+3,0/2", "end"}
    assert refused(aboard, "fly>5,0") == NotInAHelicopter("H-FLY-01")
    pilot = table(BOARD, at="1,0", objects=objects)
    assert legal(pilot) == {"walk>0,0", "walk>2,0", "fly>5,0", "end"}
    assert refused(pilot, "sail>3,0") == NotOnARaft("R-SAIL-12")
