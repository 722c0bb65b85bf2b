"""Building: huts, and the steps that everything built costs."""

import dataclasses

import pytest

from kit.positions import BOX, after, changes, effects_of, legal, position, refused
from rifugio import play
from rifugio.engine.effects import Built, Visited
from rifugio.engine.moves import Build
from rifugio.engine.reasons import (
    BuiltOnAlready,
    ConnectFirst,
    NoneLeft,
    NoSuchBuilding,
    NotEnoughSteps,
    NotOnThisTile,
    NotWhereYouStand,
    WrongPrice,
)
from rifugio.engine.state import OwnedObject
from rifugio.engine.text.cells import read_cell
from rifugio.engine.text.moves import read_move
from rifugio.engine.tiles import SIDES, Tile


@pytest.mark.ruling("B-BUILD-01", "B-BUILD-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hut_is_built_where_the_own_walker_stands_for_one_step(seat: int) -> None:
    state = position(
        "F@1,0 F@2,0",
        players=3,
        seat=seat,
        at="1,0 1,0 1,0",
        cards=(3, 3, 3),
        row="F R",
        objects="hut1@2,0",
        seen="1,0:1:3",
    )
    now, effects = play(state, read_move("hut+1,0"))
    assert effects == (Built(seat, "hut", 1, free=1, cards=0),)
    left = 2 if seat == 1 else 3
    assert changes(state, now) == [
        f"turn seat={seat} connect=0 free=1 awaiting=- seen=1,0:1:3",
        f"seat at=1,0 cards=3 left=hut:{left} places=- bears=0 visits=hut:0",
        f"objects hut{seat}@1,0 hut1@2,0",
    ]
    assert now.objects[1] == OwnedObject("hut", seat)


@pytest.mark.ruling("B-BUILD-01")
def test_nothing_is_built_where_one_does_not_stand() -> None:
    state = position("F@1,0 F@2,0", players=3, at="1,0 2,0 0,0", cards=(5, 5, 5))
    assert legal(state, "hut") == {"hut+1,0"}
    for cell in ("2,0", "0,0", "7,7"):
        assert refused(state, f"hut+{cell}") == NotWhereYouStand("B-BUILD-01", read_cell(cell))


@pytest.mark.ruling("B-BUILD-02")
@pytest.mark.parametrize("steps", [0, 2, 3])
def test_a_hut_has_no_other_price(steps: int) -> None:
    state = position("F@1,0", at="1,0", cards=(5,))
    assert refused(state, Build("hut", 1, steps)) == WrongPrice("B-BUILD-02", steps, 1)


@pytest.mark.ruling("B-BUILD-01")
def test_there_is_nothing_else_to_build() -> None:
    state = position("F@1,0", at="1,0", cards=(5,))
    assert refused(state, "castle+1,0") == NoSuchBuilding("B-BUILD-01", "castle")


@pytest.mark.ruling("B-BUILD-02", "B-BUILD-01", "B-TURN-03")
def test_which_objection_to_building_comes_first() -> None:
    connecting = position("F@1,0", players=3, to_connect=1, row="F", free=0)
    assert refused(connecting, "castle+1,0") == NoSuchBuilding("B-BUILD-01", "castle")
    assert refused(connecting, "hut+1,0/2") == WrongPrice("B-BUILD-02", 2, 1)
    assert refused(connecting, "hut+1,0") == ConnectFirst("B-TURN-03")
    poor = position("F@1,0 BE1@2,0", at="1,0", free=0, left={"hut0": 0})
    assert refused(poor, "hut+2,0") == NotWhereYouStand("B-BUILD-01", 2)
    assert refused(poor, "hut+1,0") == NoneLeft("B-BUILD-05", "hut")
    bear = position("BE1@1,0", at="1,0", objects="hut1@1,0", left={"hut0": 0})
    assert refused(bear, "hut+1,0") == NotOnThisTile("B-BUILD-03", "hut", "bear")
    taken = position("F@1,0", at="1,0", objects="hut1@1,0", left={"hut0": 0})
    assert refused(taken, "hut+1,0") == BuiltOnAlready("B-BUILD-04", 1, 1)


@pytest.mark.vector("T-23")
@pytest.mark.ruling("B-BUILD-03")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        *((f"FL{number}", "flower") for number in (1, 2, 3)),
        *((f"AN{number}", "animal") for number in (1, 2, 3)),
        *((f"WF{number}", "waterfall") for number in (1, 2, 3)),
        *((f"BE{number}", "bear") for number in (1, 2, 3)),
        *((f"P{number}", "pass") for number in (1, 2, 3)),
        *((f"T{number}", "top") for number in (1, 2, 3)),
    ],
)
def test_no_hut_on_places_and_bears(tile: str, kind: str) -> None:
    state = position(f"{tile}@1,0", at="1,0", cards=(5,))
    assert legal(state, "hut") == set()
    assert refused(state, "hut+1,0") == NotOnThisTile("B-BUILD-03", "hut", kind)


@pytest.mark.vector("T-23")
@pytest.mark.ruling("B-BUILD-03")
def test_no_hut_on_start() -> None:
    state = position("F@1,0", cards=(5,))
    assert legal(state, "hut") == set()
    assert refused(state, "hut+0,0") == NotOnThisTile("B-BUILD-03", "hut", "start")


@pytest.mark.vector("T-23")
@pytest.mark.ruling("B-BUILD-08")
@pytest.mark.parametrize("kind", ["pad", "water"])
def test_no_hut_on_what_an_extension_brings(kind: str) -> None:
    tile = Tile("X", kind, "forest", ("forest",) * 6, frozenset(SIDES))
    box = dataclasses.replace(BOX, tiles={**BOX.tiles, "X": tile}, counts={**BOX.counts, "X": 1})
    state = position("X@1,0", box=box, at="1,0", cards=(5,))
    assert legal(state, "hut") == set()
    assert refused(state, "hut+1,0") == NotOnThisTile("B-BUILD-03", "hut", kind)


@pytest.mark.ruling("B-BUILD-03")
@pytest.mark.parametrize("tile", ["G", "F", "R"])
def test_a_hut_on_every_plain_tile(tile: str) -> None:
    assert "hut+1,0" in legal(position(f"{tile}@1,0", at="1,0"))


@pytest.mark.vector("T-23")
@pytest.mark.ruling("B-BUILD-04")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_one_hut_to_a_tile_whoever_owns_it(owner: int) -> None:
    state = position("F@1,0", players=3, at="1,0", objects=f"hut{owner}@1,0")
    assert legal(state, "hut") == set()
    assert refused(state, "hut+1,0") == BuiltOnAlready("B-BUILD-04", 1, owner)


@pytest.mark.ruling("B-BUILD-04")
def test_no_second_hut_on_the_tile_just_built_on() -> None:
    state = after(position("F@1,0", at="1,0"), "hut+1,0")
    assert refused(state, "hut+1,0") == BuiltOnAlready("B-BUILD-04", 1, 0)


@pytest.mark.names_number("huts")
@pytest.mark.ruling("B-BUILD-05")
@pytest.mark.parametrize(("players", "huts"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_nobody_builds_more_huts_than_the_number_of_players_allows(players: int, huts: int) -> None:
    line = " ".join(f"F@{q},0" for q in range(1, 8))
    state = position(line, players=players, at="1,0", cards=(5,), free=9)
    for q in range(1, huts + 1):
        assert state.me.left == (huts - q + 1,)
        state = after(state, f"hut+{q},0", f"walk>{q + 1},0")
    assert state.me.left == (0,)
    assert legal(state, "hut") == set()
    assert refused(state, f"hut+{huts + 1},0") == NoneLeft("B-BUILD-05", "hut")
    assert [player.left for player in state.players[1:]] == [(huts,)] * (players - 1)


@pytest.mark.ruling("B-BUILD-05")
def test_the_supply_of_others_does_not_matter() -> None:
    state = position("F@1,0", players=3, seat=1, at="0,0 1,0", left={"hut0": 0, "hut1": 1, "hut2": 0})
    now = after(state, "hut+1,0")
    assert [player.left for player in now.players] == [(0,), (0,), (0,)]


@pytest.mark.vector("T-24")
@pytest.mark.ruling("B-BUILD-06", "B-TURN-05")
def test_several_huts_in_one_turn_while_steps_last() -> None:
    state = position("F@1,0 F@2,0 F@3,0", at="1,0", cards=(2,))
    moves = ("hut+1,0", "walk>2,0", "hut+2,0", "walk>3,0")
    now = after(state, *moves)
    assert now.objects == {1: OwnedObject("hut", 0), 2: OwnedObject("hut", 0)}
    assert [effect for effect in effects_of(state, *moves) if isinstance(effect, Built)] == [
        Built(0, "hut", 1, free=1, cards=0),
        Built(0, "hut", 2, free=0, cards=1),
    ]
    assert refused(now, "hut+3,0") == NotEnoughSteps("B-STEP-03", 1, 0)


@pytest.mark.ruling("B-BUILD-07")
def test_others_on_the_tile_are_no_hindrance() -> None:
    state = position("F@1,0", players=4, at="1,0 1,0 1,0 1,0")
    assert "hut+1,0" in legal(state)


@pytest.mark.names_number("huts")
@pytest.mark.ruling("B-BUILD-09")
def test_a_hut_stays_where_it_is_and_whose_it_is() -> None:
    state = position("F@1,0 F@2,0", at="1,0 2,0", row="F R G", cards=(0, 2))
    now = after(state, "hut+1,0", "walk>0,0", "end", "open0@-1,0", "reveal=F", "open0@-2,0")
    now = after(now, "walk>1,0", "walk>2,0", "hut+2,0", "end")
    assert now.objects == {1: OwnedObject("hut", 0), 2: OwnedObject("hut", 1)}
    assert [player.left for player in now.players] == [(4,), (4,)]


@pytest.mark.ruling("B-BUILD-10")
def test_a_hut_changes_neither_who_may_enter_nor_what_may_be_laid() -> None:
    board = "G@1,0 R@-1,0"
    for to_connect, kind in ((0, "walk"), (1, "")):
        options = [
            legal(position(board, players=3, to_connect=to_connect, row="F R T1", objects=objects), kind)
            for objects in ("-", "hut0@1,0 hut1@-1,0", "hut1@1,0 hut2@-1,0")
        ]
        assert options[0] == options[1] == options[2] != set()


@pytest.mark.ruling("B-BUILD-06", "B-VISIT-06")
def test_building_visits_nobody() -> None:
    state = position("F@1,0 F@2,0", at="1,0 1,0", objects="hut1@2,0")
    assert not [effect for effect in effects_of(state, "hut+1,0") if isinstance(effect, Visited)]
