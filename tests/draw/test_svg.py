"""The SVG picture: well-formed, everything drawn once, roads where they belong."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from rifugio.draw import Position, draw_svg
from rifugio.draw.geometry import centre, side_middle
from rifugio.engine.cells import START, cell
from rifugio.engine.text.cells import read_cell, write_cell
from rifugio.engine.tiles import SIDES, LaidTile
from tests.draw.pictures import SVG, every_position, groups, numbers, picture, texts
from tests.draw.positions import BOX, CROWDED, everything, on_table, played, start, swimming


@every_position
def test_every_tile_is_drawn_once_in_its_place(position: Position) -> None:
    drawn = Counter(
        (one.get("data-cell"), one.get("data-tile"), one.get("data-rotation"))
        for one in groups(picture(position), "tile")
    )
    laid = position.board.tiles.items()
    assert drawn == Counter((write_cell(c), one.tile.id, str(one.rotation)) for c, one in laid)


@every_position
def test_every_group_of_a_cell_is_moved_to_that_cell(position: Position) -> None:
    for one in picture(position).iter():
        where = one.get("data-cell")
        if where is not None:
            middle = centre(read_cell(where))
            assert numbers(one.get("transform", "")) == pytest.approx([middle.x, middle.y], abs=0.01)


@every_position
def test_every_walker_is_drawn_once_on_its_cell(position: Position) -> None:
    drawn = Counter(
        (crowd.get("data-cell"), one.get("data-seat"), "".join(texts(one)))
        for crowd in groups(picture(position), "walkers")
        for one in groups(crowd, "walker")
    )
    seats = range(position.game.players)
    assert drawn == Counter((write_cell(position.players[s].cell), str(s), str(s)) for s in seats)


@every_position
def test_every_object_is_drawn_once_with_its_owners_number(position: Position) -> None:
    drawn = Counter(
        (spot.get("data-cell"), one.get("data-what"), one.get("data-owner"), "".join(texts(one)))
        for spot in groups(picture(position), "objects")
        for one in groups(spot, "object")
    )
    found = position.objects.items()
    assert drawn == Counter((write_cell(c), what, str(owner), str(owner)) for c, (what, owner) in found)


@pytest.mark.parametrize("name", ["P1", "P2", "P3"])
@pytest.mark.parametrize("rotation", SIDES)
def test_the_road_joins_the_entrances_and_each_side_has_its_terrain(name: str, rotation: int) -> None:
    tile = BOX.tiles[name]
    root = picture(on_table(start(), {START: LaidTile(tile, rotation)}))
    (drawn,) = groups(root, "tile")
    (road,) = groups(drawn, "road")
    x0, y0, x1, y1, x2, y2, x3, y3 = numbers(road.get("d", ""))
    assert (x0, y0) == (x2, y2) == (0, 0)
    ends = [side_middle((entrance + rotation) % 6) for entrance in (0, 3)]
    assert sorted([(x1, y1), (x3, y3)]) == [pytest.approx(end, abs=0.01) for end in sorted(ends)]
    for one in groups(drawn, "side"):
        corners = numbers(one.get("points", ""))
        outward = (corners[2] + corners[4]) / 2, (corners[3] + corners[5]) / 2
        (direction,) = (d for d in SIDES if side_middle(d) == pytest.approx(outward, abs=0.02))
        assert one.get("data-side") == tile.sides[(direction - rotation) % 6]
    assert len(groups(drawn, "side")) == 6


@every_position
def test_nothing_is_used_that_is_not_defined_and_no_definition_comes_twice(position: Position) -> None:
    root = picture(position)
    defined = [one.get("id") for one in root.iter() if one.get("id")]
    used = {(one.get("href") or "")[1:] for one in root.iter(f"{SVG}use")}
    filled = set(re.findall(r"url\(#([\w-]+)\)", ElementTree.tostring(root, "unicode")))
    assert used | filled <= set(defined)
    assert len(defined) == len(set(defined))


@every_position
def test_no_words_but_ids_and_numbers(position: Position) -> None:
    ids = {laid.tile.id for laid in position.board.tiles.values()} | set(BOX.tiles)
    assert all(text in ids or re.fullmatch(r"−?\d+|\?", text) for text in texts(picture(position)))


def test_places_carry_their_ids() -> None:
    root = picture(played(4, 11))
    places = {one.get("data-tile") for one in groups(root, "tile")} - {"G", "F", "R", "START"}
    assert sorted(one.text or "" for one in groups(root, "id")) == sorted(map(str, places))


def test_everybody_on_one_tile_without_touching_one_another() -> None:
    (crowd,) = groups(picture(everything()), "walkers")
    assert crowd.get("data-cell") == write_cell(CROWDED)
    spots = [numbers(one.get("transform", "")) for one in groups(crowd, "walker")]
    pairs = [(a, b) for i, a in enumerate(spots) for b in spots[:i]]
    assert all((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 >= 25**2 for a, b in pairs)


def test_a_swimmer_points_to_the_land_it_is_near() -> None:
    (crowd,) = groups(picture(swimming()), "walkers")
    walkers = {one.get("data-seat"): one for one in groups(crowd, "walker")}
    pointers = groups(crowd, "shore")
    assert [one.get("data-seat") for one in pointers] == ["0", "2"]
    for one in pointers:
        *middle, angle = numbers(one.get("transform", ""))
        assert middle == numbers(walkers[one.get("data-seat")].get("transform", ""))
        assert angle == 180  # START lies to the west


def test_role_title_and_escaping() -> None:
    root = picture(start(), title='A < B & "C"')
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert [one.text for one in root.findall(f"{SVG}title")] == ['A < B & "C"']
    assert picture(start()).find(f"{SVG}title") is None


def test_size_and_highlight() -> None:
    far = cell(9, 0)
    small, big = (draw_svg(start(), tile_width=width, highlight=[START, far]) for width in (40, 80))
    root = ElementTree.fromstring(small)
    assert [one.get("data-cell") for one in groups(root, "highlight")] == ["0,0", "9,0"]
    ratio = float(ElementTree.fromstring(big).get("width", "")) / float(root.get("width", ""))
    assert ratio == pytest.approx(2, abs=0.01)
    _, _, width, _ = numbers(root.get("viewBox", ""))
    assert width > 1000


def test_the_same_position_gives_the_same_picture() -> None:
    assert draw_svg(everything()) == draw_svg(everything())
    assert "-0," not in draw_svg(everything())
