"""Connecting: where a tile may be laid."""

import dataclasses
import itertools

import pytest

from kit.positions import BOX, after, legal, position, refused
from rifugio.engine.base import connecting
from rifugio.engine.cells import DIRECTIONS, coordinates
from rifugio.engine.moves import PlaceOpen
from rifugio.engine.reasons import CellIsTaken, FitsNowhere, NoSuchRotation, NotNextToATile, SidesClash
from rifugio.engine.state import State
from rifugio.engine.text.cells import read_cell, write_cell

TERRAIN = {
    "START": "F",
    **dict.fromkeys(("G", "FL1", "AN1"), "G"),
    **dict.fromkeys(("F", "FL2", "AN2", "WF1", "BE1", "BE2"), "F"),
    **dict.fromkeys(("R", "FL3", "AN3", "WF2", "WF3", "BE3"), "R"),
    **dict.fromkeys(("T1", "T2", "T3"), "T"),
}
"""The terrain of every tile that is not a pass."""
TILES = [tile for tile in TERRAIN if tile != "START"]
NAMES = {"G": "grass", "F": "forest", "R": "rock", "T": "top"}
ALLOWED = {"GG", "FF", "RR", "GF", "FG", "FR", "RF", "RT", "TR"}
FORBIDDEN = {
    **dict.fromkeys(("GR", "RG"), "B-CONNECT-05"),
    **dict.fromkeys(("TG", "GT", "TF", "FT"), "B-CONNECT-06"),
    "TT": "B-CONNECT-07",
}
AROUND = {d: write_cell(read_cell("5,0") + offset) for d, offset in enumerate(DIRECTIONS)}
"""The cells around 5,0, by direction from there."""


def to_lay(tile: str, board: str) -> State:
    """A position in which the mover, one of three, can lay this tile or draw."""
    return position(board, players=3, to_connect=1, row=tile)


def where(state: State) -> set[str]:
    """The cells where the first open tile can be laid."""
    return {move.partition("@")[2] for move in legal(state, "open0")}


# On which cells.


@pytest.mark.vector("T-01")
@pytest.mark.ruling("B-CONNECT-01")
@pytest.mark.parametrize("tile", ["G", "F", "R"])
def test_the_first_tile_is_laid_next_to_start(tile: str) -> None:
    state = to_lay(tile, "")
    assert where(state) == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    for cell in (
        "2,0",
        "1,1",
        "0,2",
        "-1,2",
        "-2,2",
        "-2,1",
        "-2,0",
        "-1,-1",
        "0,-2",
        "1,-2",
        "2,-2",
        "2,-1",
    ):
        assert refused(state, f"open0@{cell}") == NotNextToATile("B-CONNECT-01", read_cell(cell))


@pytest.mark.ruling("B-CONNECT-01", "B-CONNECT-11")
def test_a_tile_is_laid_on_an_empty_cell_only() -> None:
    state = to_lay("F", "G@1,0 R@-1,0")
    for cell in ("0,0", "1,0", "-1,0"):
        assert refused(state, f"open0@{cell}") == CellIsTaken("B-CONNECT-01", read_cell(cell))


@pytest.mark.ruling("B-CONNECT-01")
def test_a_taken_cell_is_named_before_clashing_sides() -> None:
    assert refused(to_lay("R", "F@1,0 G@2,0"), "open0@1,0") == CellIsTaken("B-CONNECT-01", read_cell("1,0"))


@pytest.mark.ruling("B-CONNECT-03")
def test_a_tile_may_be_laid_anywhere_along_the_landscape_wherever_the_walkers_are() -> None:
    far = "F@1,0 F@2,0 F@3,0 F@4,0"
    for walkers in ("0,0 0,0 0,0", "4,0 2,0 0,0"):
        state = position(far, players=3, to_connect=1, row="F", at=walkers)
        assert where(state) == {
            *("5,0", "-1,0"),
            *("0,1", "1,1", "2,1", "3,1", "4,1", "-1,1"),
            *("0,-1", "1,-1", "2,-1", "3,-1", "4,-1", "5,-1"),
        }


@pytest.mark.ruling("B-CONNECT-03", "B-CONNECT-02")
def test_a_hole_can_be_filled_if_all_six_sides_fit() -> None:
    ring = [f"F@{AROUND[d]}" for d in range(6)]
    for tile in ("G", "F", "R"):
        assert "5,0" in where(to_lay(tile, " ".join(ring)))
    with_rock = " ".join([*ring[:4], f"R@{AROUND[4]}", ring[5]])
    assert "5,0" in where(to_lay("R", with_rock))
    clash = SidesClash("B-CONNECT-05", read_cell("5,0"), 4, "grass", "rock")
    assert refused(to_lay("G", with_rock), "open0@5,0") == clash


@pytest.mark.ruling("B-CONNECT-11")
def test_laid_tiles_stay_as_they_are() -> None:
    state = to_lay("P2", "G@1,-1 F@-1,0")
    before = dict(state.board.tiles)
    cell = read_cell("0,1")
    now = after(state, "open0@0,1^1")
    assert now.board.tiles == {**before, cell: state.game.laid["P2"][1]}
    assert state.board.tiles == before
    later = after(now, "walk>-1,0", "hut+-1,0", "end", "reveal=F", "reveal=R", "reveal=G", "open0@-2,0")
    assert {where: later.board.tiles[where] for where in now.board.tiles} == now.board.tiles


# Which sides fit.


@pytest.mark.ruling("B-CONNECT-04", "B-CONNECT-05", "B-CONNECT-06", "B-CONNECT-07")
def test_the_table_of_terrains_is_whole() -> None:
    pairs = {first + second for first, second in itertools.product("GFRT", repeat=2)}
    assert ALLOWED | FORBIDDEN.keys() == pairs
    assert not ALLOWED & FORBIDDEN.keys()
    named = {tuple(sorted(NAMES[letter] for letter in set(pair))) for pair in ALLOWED}
    assert sorted(tuple(sorted(pair)) for pair in connecting.touching()) == sorted(named)


@pytest.mark.ruling("B-CONNECT-04", "B-CONNECT-05", "B-CONNECT-06", "B-CONNECT-07", "B-CONNECT-08")
@pytest.mark.parametrize(
    ("tile", "against"), [*itertools.permutations(TILES, 2), *zip("GFR", "GFR", strict=True)]
)
def test_two_tiles_fit_by_terrain_alone_on_every_side(tile: str, against: str) -> None:
    """A second rock tile lies apart, so that every tile fits somewhere and the mismatch itself is named."""
    state = to_lay(tile, f"{against}@5,0 R@20,20")
    pair = TERRAIN[tile] + TERRAIN[against]
    for direction, cell in AROUND.items():
        if pair in ALLOWED:
            assert cell in where(state)
        else:
            facing = (direction + 3) % 6
            clash = SidesClash(FORBIDDEN[pair], read_cell(cell), facing, NAMES[pair[0]], NAMES[pair[1]])
            assert refused(state, f"open0@{cell}") == clash


@pytest.mark.ruling("B-CONNECT-09", "B-CONNECT-06")
@pytest.mark.parametrize("tile", TILES)
def test_start_fits_as_forest(tile: str) -> None:
    state = to_lay(tile, "R@20,20")
    for direction, offset in enumerate(DIRECTIONS):
        if TERRAIN[tile] == "T":
            clash = SidesClash("B-CONNECT-06", offset, (direction + 3) % 6, "top", "forest")
            assert refused(state, PlaceOpen(0, offset)) == clash
        else:
            assert write_cell(offset) in where(state)


@pytest.mark.ruling("B-CONNECT-09")
def test_the_terrain_of_start_comes_with_the_box() -> None:
    start = dataclasses.replace(BOX.start, terrain="rock", sides=("rock",) * 6)
    rocky = dataclasses.replace(BOX, start=start)
    for tile, fits in [("G", False), ("F", True), ("R", True), ("T1", True)]:
        state = position("", box=rocky, players=3, to_connect=1, row=tile)
        assert bool(where(state)) == fits


@pytest.mark.vector("T-02")
@pytest.mark.ruling("B-CONNECT-05", "B-CONNECT-02")
def test_between_grass_and_forest_rock_does_not_fit() -> None:
    board = "G@5,0 F@5,1"
    common = {"6,0", "4,1"}
    for tile in ("F", "G"):
        assert common <= where(to_lay(tile, board))
    rock = to_lay("R", board)
    assert refused(rock, "open0@6,0") == SidesClash("B-CONNECT-05", read_cell("6,0"), 3, "rock", "grass")
    assert refused(rock, "open0@4,1") == SidesClash("B-CONNECT-05", read_cell("4,1"), 5, "rock", "grass")


@pytest.mark.vector("T-03")
@pytest.mark.ruling("B-CONNECT-06")
def test_a_top_lies_against_rock_only() -> None:
    mixed = to_lay("T1", "R@5,0 F@5,1")
    assert refused(mixed, "open0@6,0") == SidesClash("B-CONNECT-06", read_cell("6,0"), 2, "top", "forest")
    assert refused(mixed, "open0@4,1") == SidesClash("B-CONNECT-06", read_cell("4,1"), 0, "top", "forest")
    assert where(mixed) == {"4,0", "5,-1", "6,-1"}
    assert {"6,0", "4,1"} <= where(to_lay("T1", "R@5,0 R@5,1"))
    assert refused(to_lay("T1", ""), "open0@1,0") == FitsNowhere("B-OFFER-04", "T1")
    assert refused(to_lay("T1", "R@9,9"), "open0@1,0") == SidesClash("B-CONNECT-06", 1, 3, "top", "forest")


@pytest.mark.vector("T-04")
@pytest.mark.ruling("B-CONNECT-07")
def test_two_tops_do_not_touch() -> None:
    board = "R@5,0 T1@5,1"
    clash = SidesClash("B-CONNECT-07", read_cell("6,0"), 2, "top", "top")
    assert refused(to_lay("T2", board), "open0@6,0") == clash
    assert {"6,0", "4,1"} <= where(to_lay("R", board))


@pytest.mark.ruling("B-CONNECT-02")
@pytest.mark.parametrize("first", range(6))
@pytest.mark.parametrize("second", range(6))
def test_one_clashing_side_is_enough_and_the_first_by_direction_is_named(first: int, second: int) -> None:
    sides = ["F"] * 6
    sides[first] = sides[second] = "G"
    board = " ".join(f"{tile}@{AROUND[d]}" for d, tile in enumerate(sides))
    clash = SidesClash("B-CONNECT-05", read_cell("5,0"), min(first, second), "rock", "grass")
    assert refused(to_lay("R", board), "open0@5,0") == clash
    assert "5,0" in where(to_lay("F", board))


@pytest.mark.ruling("B-CONNECT-02")
def test_a_tile_one_cell_away_does_not_matter() -> None:
    """Rock around the forest at 7,0: only 6,0 shares a side with the grass at 5,0."""
    state = to_lay("R", "G@5,0 F@7,0")
    assert {"8,0", "7,1", "6,1", "7,-1", "8,-1"} <= where(state)
    assert refused(state, "open0@6,0") == SidesClash("B-CONNECT-05", read_cell("6,0"), 3, "rock", "grass")


@pytest.mark.ruling("B-PASS-03")
@pytest.mark.parametrize("tile", TILES)
def test_tiles_other_than_passes_are_not_turned(tile: str) -> None:
    state = to_lay(tile, "R@5,0 F@9,9")
    cells = where(state)
    assert cells
    for rotation in (-1, 1, 2, 3, 4, 5, 6):
        for cell in cells | {"30,30", "0,0"}:
            refusal = refused(state, PlaceOpen(0, read_cell(cell), rotation))
            assert refusal == NoSuchRotation("B-PASS-03", tile, rotation)


def test_cells_are_written_as_coordinates() -> None:
    assert [coordinates(read_cell(cell)) for cell in AROUND.values()] == [
        (6, 0),
        (5, 1),
        (4, 1),
        (4, 0),
        (5, -1),
        (6, -1),
    ]
