"""Draws walkers and objects, each with its seat number as well as its colour."""

from typing import Final, NamedTuple

from rifugio.draw.art import PIECES
from rifugio.draw.elements import circle, group, label, number, path, to, use
from rifugio.draw.geometry import Point
from rifugio.draw.icons import object_icon
from rifugio.draw.landscape import UPPER, UPPER_RIGHT
from rifugio.draw.palette import BADGE, INK, seat_colours
from rifugio.engine.state import OwnedObject


class Crowd(NamedTuple):
    """The size of walkers and their positions in the lower half of a tile."""

    radius: float
    places: tuple[Point, ...]


CROWDS: Final = (
    Crowd(17, (Point(0, 25),)),
    Crowd(16, (Point(-18, 20), Point(18, 20))),
    Crowd(14.5, (Point(-31, 16), Point(0, 25), Point(31, 16))),
    Crowd(12.5, (Point(-30, 11), Point(0, 11), Point(30, 11), Point(0, 38))),
    Crowd(12.5, (Point(-30, 11), Point(0, 11), Point(30, 11), Point(-14.5, 36), Point(14.5, 36))),
)
"""By the number of walkers on a tile, from one to five."""


def draw_walker(seat: int, radius: float, at: Point, **attributes: str) -> str:
    """Draw a walker: a disc with the number of its seat."""
    colours = seat_colours(seat)
    disc = circle(0, 0, radius - 1.6, fill=colours.body, stroke=BADGE, stroke_width=1.6)
    rim = circle(0, 0, radius - 0.6, fill="none", stroke=INK, stroke_width=1.2)
    digit = label(str(seat), Point(0, 0), min(26, 1.55 * radius), fill=colours.number)
    return group(disc, rim, digit, transform=to(at), **attributes)


def draw_walkers(seats: list[int], near: dict[int, int]) -> list[str]:
    """Draw the walkers on one tile, seen from its middle; a swimmer points to the side it is near."""
    crowd = CROWDS[len(seats) - 1]
    standing = list(zip(seats, crowd.places, strict=True))
    pointers = [_pointer(seat, near[seat], crowd.radius, at) for seat, at in standing if seat in near]
    return pointers + [
        draw_walker(seat, crowd.radius, at, class_="walker", data_seat=str(seat)) for seat, at in standing
    ]


def _pointer(seat: int, direction: int, radius: float, at: Point) -> str:
    """Draw the arrowhead from a swimmer towards the land."""
    tip = f"M0 {number(-0.8 * radius)}L{number(radius + 11)} 0L0 {number(0.8 * radius)}Z"
    turned = f"{to(at)} rotate({60 * direction})"
    shape = path(tip, fill=INK, stroke=BADGE, stroke_width=1.6)
    return group(shape, transform=turned, class_="shore", data_seat=str(seat))


def draw_object(found: OwnedObject, *, beside: bool) -> str:
    """Draw an object with its owner's number; `beside` leaves room for what is printed on the tile."""
    at = to(UPPER_RIGHT, 0.9) if beside else to(UPPER)
    colours = seat_colours(found.owner)
    shape = use(object_icon(found.what), Point(0, 0), fill=colours.body)
    art = PIECES.get(found.what)
    digit = label(str(found.owner), art.number_at if art else Point(0, 0), 22, fill=colours.number)
    return group(
        shape, digit, transform=at, class_="object", data_what=found.what, data_owner=str(found.owner)
    )


def draw_supply(what: str, seat: int, at: Point, scale: float) -> str:
    """Draw a kind of object a player has left, without a number on it."""
    return use(object_icon(what), at, scale, fill=seat_colours(seat).body)
