"""Passes: tiles whose sides differ, entered and left across two of them only."""

import dataclasses
import itertools
from collections.abc import Iterator

import pytest

from kit.positions import BOX, after, effects_of, legal, position, refused
from rifugio import legal_moves
from rifugio.engine.base.passes import refuse_pass_contact
from rifugio.engine.cells import DIRECTIONS
from rifugio.engine.effects import Connected
from rifugio.engine.moves import PlaceOpen
from rifugio.engine.reasons import FitsNowhere, NoSuchRotation, NotAnEntrance, SidesClash
from rifugio.engine.state import State
from rifugio.engine.text.cells import read_cell, write_cell
from rifugio.engine.tiles import SIDES, Tile
from tests.rules.test_connecting import NAMES, TERRAIN, TILES

PASSES = {"P1": "GFFGFF", "P2": "FRRFRR", "P3": "GFFRFF"}
"""Sides 0…5; 0 and 3 are entrances."""
ROTATIONS = {"P1": 3, "P2": 3, "P3": 6}
TURNED = [(name, rotation) for name, count in ROTATIONS.items() for rotation in range(count)]
CENTRE = read_cell("5,0")
AROUND = [write_cell(CENTRE + offset) for offset in DIRECTIONS]
"""The cells around 5,0, by direction from there."""


def side(name: str, rotation: int, direction: int) -> str:
    return PASSES[name][(direction - rotation) % 6]


def is_entrance(rotation: int, direction: int) -> bool:
    return (direction - rotation) % 3 == 0


def to_lay(tile: str, board: str) -> State:
    return position(board, players=3, to_connect=1, row=tile)


def placements(state: State) -> list[PlaceOpen]:
    return [move for move in legal_moves(state) if isinstance(move, PlaceOpen)]


def turned(name: str, rotation: int, where: str = "5,0") -> str:
    return f"{name}@{where}" + (f"^{rotation}" if rotation else "")


def pass_contacts(one: str, other: str) -> Iterator[tuple[int, int, int]]:
    """Every way for two passes to touch: the rotation of one, the direction of the other and its rotation."""
    return itertools.product(range(ROTATIONS[one]), SIDES, range(ROTATIONS[other]))


# Fitting.


@pytest.mark.ruling("B-PASS-06", "B-PASS-07", "B-PASS-01")
@pytest.mark.parametrize("name", PASSES)
def test_a_pass_has_a_terrain_for_each_side_and_two_entrances_opposite_each_other(name: str) -> None:
    tile = BOX.tiles[name]
    assert tile.sides == tuple(NAMES[letter] for letter in PASSES[name])
    assert tile.entrances == {0, 3}
    assert tile.is_pass


@pytest.mark.ruling("B-PASS-03")
@pytest.mark.parametrize("name", PASSES)
def test_only_rotations_that_look_different_are_offered(name: str) -> None:
    state = to_lay(name, "F@5,0")
    offered = {move.rotation for move in placements(state)}
    assert offered <= set(range(ROTATIONS[name]))
    assert list(BOX.tiles[name].rotations) == list(range(ROTATIONS[name]))
    for rotation in (-1, *range(ROTATIONS[name], 8)):
        refusal = refused(state, PlaceOpen(0, read_cell("6,0"), rotation))
        assert refusal == NoSuchRotation("B-PASS-03", name, rotation)


@pytest.mark.vector("T-05")
@pytest.mark.ruling("B-PASS-01", "B-PASS-03")
def test_beside_forest_the_meadow_road_lies_with_a_flank() -> None:
    state = to_lay("P1", "F@5,0")
    for direction, cell in enumerate(AROUND):
        facing = (direction + 3) % 6
        fitting = {rotation for rotation in range(3) if not is_entrance(rotation, facing)}
        assert len(fitting) == 2
        for rotation in range(3):
            move = PlaceOpen(0, read_cell(cell), rotation)
            if rotation in fitting:
                assert move in placements(state)
            else:
                clash = SidesClash("B-PASS-01", read_cell(cell), facing, "grass", "forest")
                assert refused(state, move) == clash


@pytest.mark.vector("T-05")
@pytest.mark.ruling("B-PASS-01")
def test_beside_rock_the_meadow_road_never_fits() -> None:
    state = to_lay("P1", "R@5,0")
    for cell, rotation in itertools.product(AROUND, range(3)):
        refusal = refused(state, PlaceOpen(0, read_cell(cell), rotation))
        assert isinstance(refusal, SidesClash)
        assert (refusal.ruling, refusal.against) == ("B-PASS-01", "rock")


@pytest.mark.vector("T-06")
@pytest.mark.ruling("B-PASS-01", "B-CONNECT-08")
def test_against_a_grass_side_lies_grass_with_or_without_a_flower() -> None:
    assert refused(to_lay("F", "P1@5,0"), "open0@6,0") == SidesClash(
        "B-PASS-01", read_cell("6,0"), 3, "forest", "grass"
    )
    for tile in ("FL1", "G", "AN1"):
        assert "open0@6,0" in legal(to_lay(tile, "P1@5,0"))


@pytest.mark.ruling("B-PASS-01", "B-PASS-02", "B-PASS-11")
@pytest.mark.parametrize(("name", "rotation"), TURNED)
@pytest.mark.parametrize("tile", TILES)
def test_exactly_the_terrain_of_the_side_lies_against_a_pass(name: str, rotation: int, tile: str) -> None:
    """Laid against the pass, and the pass laid against it; elsewhere both fit anyway."""
    elsewhere = "R@20,20 G@-20,20 F@20,-20"
    beside = to_lay(tile, f"{turned(name, rotation)} {elsewhere}")
    terrain = TERRAIN[tile]
    for direction, cell in enumerate(AROUND):
        facing = (direction + 3) % 6
        of_pass = side(name, rotation, direction)
        if terrain == of_pass:
            assert PlaceOpen(0, read_cell(cell)) in placements(beside)
        else:
            clash = SidesClash("B-PASS-01", read_cell(cell), facing, NAMES[terrain], NAMES[of_pass])
            assert refused(beside, f"open0@{cell}") == clash
        laying = to_lay(name, f"{tile}@{cell} {elsewhere}")
        move = PlaceOpen(0, CENTRE, rotation)
        if terrain == of_pass:
            assert move in placements(laying)
        else:
            clash = SidesClash("B-PASS-01", CENTRE, direction, NAMES[of_pass], NAMES[terrain])
            assert refused(laying, move) == clash


@pytest.mark.ruling("B-PASS-11", "B-CONNECT-09")
@pytest.mark.parametrize(("name", "rotation"), TURNED)
def test_start_counts_as_forest_beside_a_pass(name: str, rotation: int) -> None:
    state = to_lay(name, "R@20,20 G@-20,20")
    for direction, offset in enumerate(DIRECTIONS):
        facing = (direction + 3) % 6
        move = PlaceOpen(0, offset, rotation)
        if side(name, rotation, facing) == "F":
            assert move in placements(state)
        else:
            clash = SidesClash("B-PASS-01", offset, facing, NAMES[side(name, rotation, facing)], "forest")
            assert refused(state, move) == clash


@pytest.mark.ruling("B-PASS-11", "B-CONNECT-06")
@pytest.mark.parametrize("name", PASSES)
def test_a_top_never_lies_beside_a_pass_not_even_at_a_rock_side(name: str) -> None:
    state = to_lay("T1", f"{name}@5,0")
    assert refused(state, "open0@6,0") == FitsNowhere("B-OFFER-04", "T1")
    assert not {move.cell for move in placements(to_lay(name, "T1@5,0"))} & {
        read_cell(cell) for cell in AROUND
    }


@pytest.mark.ruling("B-PASS-11")
@pytest.mark.parametrize(("name", "rotation"), TURNED)
def test_water_never_lies_beside_a_pass(name: str, rotation: int) -> None:
    water = Tile("W", "water", "water", ("water",) * 6, frozenset(SIDES))
    box = dataclasses.replace(BOX, tiles={**BOX.tiles, "W": water}, counts={**BOX.counts, "W": 1})
    state = position(turned(name, rotation), box=box, players=3, to_connect=1, row="W")
    assert legal(state, "open") == set()
    laying = position("W@5,0", box=box, players=3, to_connect=1, row=name)
    assert not {move.cell for move in placements(laying)} & {read_cell(cell) for cell in AROUND}


@pytest.mark.vector("T-08")
@pytest.mark.ruling("B-PASS-02", "B-PASS-01")
def test_a_pass_can_be_surrounded_by_six_tiles() -> None:
    ring = "G@6,0 F@5,1 F@4,1 G@4,0 F@5,-1 F@6,-1"
    state = to_lay("P1", ring)
    assert legal(state, "open0@5,0") == {"open0@5,0"}
    assert effects_of(state, "open0@5,0") == (Connected(0, "P1", CENTRE, 0),)
    for missing in range(6):
        rest = " ".join(spot for number, spot in enumerate(ring.split()) if number != missing)
        tile, _, cell = ring.split()[missing].partition("@")
        assert f"open0@{cell}" in legal(to_lay(tile, f"P1@5,0 {rest}"))


@pytest.mark.vector("T-08")
@pytest.mark.ruling("B-PASS-02")
def test_the_tiles_around_a_pass_are_also_checked_against_each_other() -> None:
    """At 5,1 the pass wants rock, and the neighbour at 5,2 is grass."""
    board = "P2@5,0 G@5,2"
    assert "open0@5,1" in legal(to_lay("R", "P2@5,0 F@5,2"))
    assert refused(to_lay("R", board), "open0@5,1") == SidesClash(
        "B-CONNECT-05", read_cell("5,1"), 1, "rock", "grass"
    )
    assert refused(to_lay("G", board), "open0@5,1") == SidesClash(
        "B-PASS-01", read_cell("5,1"), 4, "grass", "rock"
    )
    assert refused(to_lay("F", board), "open0@5,1") == SidesClash(
        "B-PASS-01", read_cell("5,1"), 4, "forest", "rock"
    )


# Two passes.


@pytest.mark.vector("T-07")
@pytest.mark.ruling("B-PASS-05", "B-PASS-04")
def test_two_passes_touch_entrance_to_entrance_or_flank_to_flank() -> None:
    p3 = to_lay("P3", "P1@5,0")
    assert "open0@6,0^3" in legal(p3)
    assert refused(p3, "open0@6,0") == SidesClash("B-PASS-05", read_cell("6,0"), 3, "rock", "grass")
    assert legal(p3, "open0@5,1") == {"open0@5,1", "open0@5,1^2", "open0@5,1^3", "open0@5,1^5"}
    assert refused(p3, "open0@5,1^4") == SidesClash("B-PASS-05", read_cell("5,1"), 4, "grass", "forest")
    p2 = to_lay("P2", "P1@5,0")
    assert refused(p2, "open0@5,1^1") == SidesClash("B-PASS-05", read_cell("5,1"), 4, "forest", "forest")
    assert refused(p2, "open0@5,1") == SidesClash("B-PASS-05", read_cell("5,1"), 4, "rock", "forest")


@pytest.mark.ruling("B-PASS-04", "B-PASS-05")
@pytest.mark.parametrize(("one", "other"), [*itertools.permutations(PASSES, 2)])
def test_every_way_for_two_passes_to_touch(one: str, other: str) -> None:
    allowed = 0
    for rotation, direction, other_rotation in pass_contacts(one, other):
        facing = (direction + 3) % 6
        sides = side(other, other_rotation, facing), side(one, rotation, direction)
        entrances = is_entrance(other_rotation, facing), is_entrance(rotation, direction)
        state = to_lay(other, f"{turned(one, rotation)} R@20,20 G@-20,20")
        move = PlaceOpen(0, read_cell(AROUND[direction]), other_rotation)
        if sides[0] == sides[1] and entrances[0] == entrances[1]:
            allowed += 1
            assert move in placements(state)
        else:
            clash = SidesClash("B-PASS-05", move.cell, facing, NAMES[sides[0]], NAMES[sides[1]])
            assert refused(state, move) == clash
    if {one, other} == {"P1", "P3"}:
        assert allowed == 3 * (2 + 16), "for each rotation of P1 one end-to-end and eight flank ways, twice"
    else:
        assert allowed == 0


@pytest.mark.ruling("B-PASS-05")
@pytest.mark.parametrize(
    ("contact", "end_to_end", "flank_to_flank"),
    [("matching", True, True), ("entrance_only", True, False), ("never", False, False)],
)
def test_the_box_says_how_passes_may_touch(contact: str, end_to_end: bool, flank_to_flank: bool) -> None:
    box = dataclasses.replace(BOX, pass_contact=contact)
    state = position("P1@5,0 R@20,20", box=box, players=3, to_connect=1, row="P3")
    assert ("open0@6,0^3" in legal(state)) == end_to_end
    assert ("open0@5,1" in legal(state)) == flank_to_flank
    assert "open0@6,0" not in legal(state)
    assert "open0@5,1^4" not in legal(state)
    laid = state.game.laid
    assert refuse_pass_contact(box, laid["P1"][0], 0, laid["P3"][3]) == (None if end_to_end else "B-PASS-05")
    assert refuse_pass_contact(box, laid["P1"][0], 1, laid["P3"][0]) == (
        None if flank_to_flank else "B-PASS-05"
    )
    assert refuse_pass_contact(box, laid["P1"][0], 0, laid["P3"][0]) == "B-PASS-05"
    assert refuse_pass_contact(box, laid["P1"][0], 0, laid["P3"][1]) == "B-PASS-05"


# Walking over passes.


SURROUNDED = " ".join(f"F@{cell}" for cell in AROUND)
"""Six tiles around a pass; whether they fit does not matter for walking."""


@pytest.mark.vector("T-09")
@pytest.mark.ruling("B-PASS-06", "B-PASS-07", "B-PASS-08")
@pytest.mark.parametrize(("name", "rotation"), TURNED)
def test_a_walker_beside_a_flank_cannot_step_onto_the_pass(name: str, rotation: int) -> None:
    board = f"{turned(name, rotation)} {SURROUNDED}"
    for direction, cell in enumerate(AROUND):
        state = position(board, at=cell)
        if direction in (rotation % 6, (rotation + 3) % 6):
            assert "walk>5,0" in legal(state)
            assert after(state, "walk>5,0").me.cell == CENTRE
        else:
            assert refused(state, "walk>5,0") == NotAnEntrance("B-PASS-08", CENTRE)


@pytest.mark.vector("T-09")
@pytest.mark.ruling("B-PASS-06", "B-PASS-07", "B-PASS-09")
@pytest.mark.parametrize(("name", "rotation"), TURNED)
def test_a_walker_on_a_pass_leaves_only_by_its_entrances(name: str, rotation: int) -> None:
    state = position(f"{turned(name, rotation)} {SURROUNDED}", at="5,0")
    ways = {AROUND[rotation % 6], AROUND[(rotation + 3) % 6]}
    assert legal(state) == {f"walk>{cell}" for cell in ways} | {"end"}
    for cell in set(AROUND) - ways:
        assert refused(state, f"walk>{cell}") == NotAnEntrance("B-PASS-09", CENTRE)


@pytest.mark.ruling("B-PASS-10", "B-WALK-03")
@pytest.mark.parametrize("entrance", ["6,0", "4,0"])
def test_a_walker_may_leave_by_the_entrance_it_came_in_by(entrance: str) -> None:
    state = position(f"P1@5,0 {SURROUNDED}", at=entrance)
    now = after(state, "walk>5,0", f"walk>{entrance}")
    assert now.me.cell == read_cell(entrance)


@pytest.mark.ruling("B-PASS-10")
def test_a_walker_may_stop_on_a_pass() -> None:
    state = after(position(f"P1@5,0 {SURROUNDED}", at="6,0", row="F R G"), "walk>5,0", "end")
    assert state.players[0].cell == CENTRE
    assert state.turn.seat == 1


@pytest.mark.ruling("B-PASS-08", "B-PASS-09")
def test_an_entrance_without_a_neighbour_leads_nowhere() -> None:
    assert legal(position("P1@5,0 G@6,0 F@5,1", at="5,0")) == {"walk>6,0", "end"}
    assert legal(position("P1@5,0 F@5,1", at="5,0")) == {"end"}


@pytest.mark.vector("T-68")
@pytest.mark.ruling("B-PASS-05", "B-PASS-08", "B-PASS-09")
def test_one_walks_between_passes_end_to_end_but_not_flank_to_flank() -> None:
    end_to_end = "P1@5,0 P3@6,0^3"
    assert legal(position(end_to_end, at="5,0")) == {"walk>6,0", "end"}
    assert legal(position(end_to_end, at="6,0")) == {"walk>5,0", "end"}
    there_and_back = after(position(end_to_end, at="5,0"), "walk>6,0", "walk>5,0")
    assert there_and_back.me.pile.places == {"P1", "P3"}
    flank_to_flank = "P1@5,0 P3@5,1"
    here, there = CENTRE, read_cell("5,1")
    assert refused(position(flank_to_flank, at="5,0"), "walk>5,1") == NotAnEntrance("B-PASS-09", here)
    assert refused(position(flank_to_flank, at="5,1"), "walk>5,0") == NotAnEntrance("B-PASS-09", there)


@pytest.mark.ruling("B-PASS-08", "B-PASS-09")
def test_both_passes_must_have_an_entrance_there() -> None:
    """Such a contact cannot be laid, but it shows which of the two sides blocks the way."""
    board = "P1@5,0 P3@6,0^1"
    there = read_cell("6,0")
    assert refused(position(board, at="5,0"), "walk>6,0") == NotAnEntrance("B-PASS-08", there)
    assert refused(position(board, at="6,0"), "walk>5,0") == NotAnEntrance("B-PASS-09", there)
