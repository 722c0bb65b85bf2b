"""Connecting: water joins everything but passes and tops."""

from functools import partial

import pytest

from kit.positions import legal, position, refused
from rifugio import setup, why_not
from rifugio.engine.cells import DIRECTIONS
from rifugio.engine.moves import PlaceOpen
from rifugio.engine.rafts import connecting
from rifugio.engine.reasons import SidesClash
from rifugio.engine.rulebooks import game_for
from rifugio.engine.state import State
from rifugio.engine.text.cells import read_cell, write_cell

table = partial(position, extensions=("helicopter", "rafts"), players=3, to_connect=1)

GRASS, FOREST, ROCK = (
    ["G", "FL1", "AN1", "HG"],
    ["F", "FL2", "AN2", "WF1", "BE1", "HF"],
    ["R", "AN3", "WF2", "HR"],
)
MIDDLE = read_cell("5,5")
AROUND = [MIDDLE + offset for offset in DIRECTIONS]
"""The cells around one tile that lies alone, by direction from it."""


def to_lay(tile: str, against: str) -> State:
    """A position with one tile alone and another to be laid against it; far away both have room."""
    return table(f"{against}@5,5 R@30,30", row=tile)


@pytest.mark.ruling("R-CONNECT-01", "R-CONNECT-04")
@pytest.mark.parametrize("other", ["W", *GRASS, *FOREST, *ROCK])
def test_water_lies_against_water_and_land_with_or_without_something_on_it(other: str) -> None:
    for tile, against in ((other, "W"), ("W", other)):
        offered = legal(to_lay(tile, against), "open0")
        assert offered >= {f"open0@{write_cell(cell)}" for cell in AROUND}


@pytest.mark.vector("T-10")
@pytest.mark.ruling("R-CONNECT-02")
@pytest.mark.parametrize("name", ["T1", "P1", "P2", "P3"])
@pytest.mark.parametrize("rotation", range(6))
def test_water_never_lies_against_a_top_or_any_side_of_a_pass(name: str, rotation: int) -> None:
    laid = game_for(setup(3, ["rafts"])).laid[name]
    if rotation >= len(laid):
        return
    turned = f"^{rotation}" if rotation else ""
    water = table(f"{name}@5,5{turned} R@30,30", row="W")
    other = table("W@5,5 R@30,30 F@-30,30 G@30,-30", row=name)
    for direction, cell in enumerate(AROUND):
        facing = (direction + 3) % 6
        against = laid[rotation].sides[direction]
        clash = SidesClash("R-CONNECT-02", cell, facing, "water", against)
        assert refused(water, PlaceOpen(0, cell)) == clash
        side = laid[rotation].sides[facing]
        clash = SidesClash("R-CONNECT-02", cell, facing, side, "water")
        assert refused(other, PlaceOpen(0, cell, rotation)) == clash


@pytest.mark.ruling("R-CONNECT-02")
def test_one_side_against_a_pass_is_enough_to_refuse_water() -> None:
    state = table("F@5,0 P1@7,0 R@30,30", row="W")
    assert "open0@4,0" in legal(state)
    assert refused(state, "open0@6,0") == SidesClash("R-CONNECT-02", read_cell("6,0"), 0, "water", "grass")


@pytest.mark.ruling("R-CONNECT-03")
def test_water_lies_against_start_on_every_side() -> None:
    assert legal(table("", row="W"), "open0") == {
        *("open0@1,0", "open0@0,1", "open0@-1,1", "open0@-1,0", "open0@0,-1", "open0@1,-1")
    }
    for tile in ("G", "F", "R"):
        assert "open0@2,0" in legal(table("W@1,0", row=tile))


@pytest.mark.ruling("R-CONNECT-01", "R-CONNECT-02")
def test_water_adds_four_pairs_of_terrains_and_the_rest_stays() -> None:
    assert sorted(sorted(pair) for pair in connecting.touching()) == [
        ["forest", "water"],
        ["grass", "water"],
        ["rock", "water"],
        ["water"],
    ]
    base, rafts = game_for(setup(3)).rulebook, game_for(setup(3, ["rafts"])).rulebook
    assert rafts.touching == base.touching | set(connecting.touching())


@pytest.mark.ruling("R-CONNECT-01")
def test_land_on_both_sides_of_water_need_not_fit_together() -> None:
    """Grass and rock with water between them are not neighbours; water fills any gap between lands."""
    state = table("G@5,5 R@7,5 F@30,30", row="W")
    assert "open0@6,5" in legal(state)
    clash = SidesClash("B-CONNECT-05", read_cell("6,5"), 0, "grass", "rock")
    assert refused(table("W@5,5 R@7,5 F@30,30", row="G"), "open0@6,5") == clash


@pytest.mark.ruling("R-CONNECT-02")
@pytest.mark.parametrize("tile", ["G", "F", "R", "FL1", "BE1", "T1", "P1", "P2", "P3"])
@pytest.mark.parametrize("against", ["G", "F", "R", "T2", "P1", "P2", "P3"])
def test_tiles_of_the_base_game_fit_one_another_as_ever(tile: str, against: str) -> None:
    board = f"{against}@5,5 R@30,30"
    base = position(board, players=3, to_connect=1, row=tile, blind="-")
    rafts = position(board, players=3, to_connect=1, row=tile, blind="-", extensions=("rafts",))
    assert legal(rafts) == legal(base)
    for cell in AROUND:
        assert why_not(rafts, PlaceOpen(0, cell)) == why_not(base, PlaceOpen(0, cell))
