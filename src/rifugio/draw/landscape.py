"""Draws tiles: ground, road, and in the upper half what is printed on them."""

from typing import Final

from rifugio.draw.art import TILES
from rifugio.draw.elements import Attribute, circle, element, label, number, path, polygon, use
from rifugio.draw.geometry import Point, corners, side_middle, wedge
from rifugio.draw.palette import BACK, BADGE, FAINT, INK, MARK, ROAD, ROAD_EDGE, ground
from rifugio.draw.textures import PREFIX, texture
from rifugio.engine.tiles import SIDES, LaidTile

UPPER: Final = Point(0, -21)
UPPER_LEFT: Final = Point(-27, -17)
UPPER_RIGHT: Final = Point(20, -17)
"""Anchor points in the upper half of a tile; the lower half is for the walkers."""

BESIDE_ROAD: Final = (Point(0, -29), Point(23, -19), Point(-23, -19))
"""Where the id of a pass is clear of its road, by the road's first direction."""

ID_SIZE: Final = 21
EDGE: Final[dict[str, Attribute]] = {
    "fill": "none",
    "stroke": "#5f594f",
    "stroke_width": 1.6,
    "stroke_linejoin": "round",
}
BARE: Final = ("plain", "water")
"""Kinds of tile that need no id, because the ground tells them apart."""


def draw_tile(laid: LaidTile, *, occupied: bool = False) -> str:
    """Draw a tile around the middle (0, 0); `occupied` if an object stands on it."""
    tile = laid.tile
    content = [_ground(laid), polygon(corners(), **EDGE)]
    if tile.kind == "top":
        content.append(_summit())
    if tile.is_pass:
        content += [_road(laid), _id(tile.id, BESIDE_ROAD[laid.crossable.index(True) % 3])]
    elif tile.kind == "start":
        content.append(_signpost(tile.id))
    elif tile.kind in TILES:
        content += _printed(tile.kind, tile.id, occupied)
    elif tile.kind == "top":
        content.append(_id(tile.id, Point(0, -10)))
    elif tile.kind not in BARE:
        content.append(_id(tile.id, UPPER_LEFT if occupied else UPPER))
    return "".join(content)


def face_down() -> str:
    """Draw the back of a tile."""
    rings = "".join(polygon(_shrunk(by), fill="none", stroke=BADGE) for by in (0.82, 0.7))
    return polygon(corners(), **{**EDGE, "fill": BACK}) + rings


def no_tile() -> str:
    """Draw a place where no tile is left."""
    return polygon(_shrunk(0.95), fill="none", stroke=FAINT, stroke_width=2, stroke_dasharray="6 6")


def outline() -> str:
    """Draw the mark around a highlighted cell."""
    return polygon(_shrunk(0.95), fill="none", stroke=MARK, stroke_width=4.5, stroke_dasharray="14 8")


def _shrunk(by: float) -> list[Point]:
    return [Point(by * x, by * y) for x, y in corners()]


def _ground(laid: LaidTile) -> str:
    if not laid.tile.is_pass:
        return polygon(corners(), fill=texture(ground(laid.tile.terrain)[0]))
    sixths = (
        polygon(wedge(d), fill=texture(ground(laid.sides[d])[0]), class_="side", data_side=laid.sides[d])
        for d in SIDES
    )
    seams = " ".join(f"M0 0L{number(x)} {number(y)}" for x, y in corners())
    return "".join(sixths) + path(seams, stroke="#5f594f", stroke_width=0.8, stroke_opacity=0.45)


def _road(laid: LaidTile) -> str:
    """Draw the road of a pass from one entrance through the middle of the tile to the other."""
    ends = [side_middle(d) for d in SIDES if laid.crossable[d]]
    way = "".join(f"M0 0L{number(x)} {number(y)}" for x, y in ends)
    casing = path(way, class_="road", stroke=ROAD_EDGE, stroke_width=17, stroke_linejoin="round")
    return casing + circle(0, 0, 8.5, fill=ROAD_EDGE) + path(way, stroke=ROAD, stroke_width=12)


def _summit() -> str:
    """Draw a mountain with snow on it."""
    mountain = path("M-44 16L-6 -45L8 -25L15 -32L44 16Z", fill="#8d8a8c", stroke=INK, stroke_width=1.4)
    return mountain + path("M-6 -45L-17.2 -27L-11 -30L-5 -24L1 -28L8 -25Z", fill="#ffffff")


def _signpost(name: str) -> str:
    post = element("rect", x=-2.5, y=-16, width=5, height=22, fill=ROAD_EDGE)
    board = path("M-38 -33H31L41 -20.5L31 -8H-38Z", fill=BADGE, stroke=ROAD_EDGE, stroke_width=2.4)
    return post + board + label(name, Point(-2, -20.5), 19)


def _printed(kind: str, name: str, occupied: bool) -> list[str]:
    if not TILES[kind].named:
        return [use(PREFIX + kind, UPPER_LEFT if occupied else UPPER)]
    return [use(PREFIX + kind, UPPER_LEFT), _id(name, UPPER_RIGHT)]


def _id(name: str, at: Point) -> str:
    """Write an id with a light outline, so that it is legible on any ground."""
    halo: dict[str, Attribute] = {"stroke": BADGE, "stroke_width": 5, "stroke_linejoin": "round"}
    return label(name, at, ID_SIZE, class_="id", paint_order="stroke", **halo)
