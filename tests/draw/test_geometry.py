"""Coordinates of hexagons in the picture."""

from math import isclose, sqrt

import pytest

from rifugio.draw.geometry import WIDTH, centre, corner, frame_around, side_middle
from rifugio.engine.cells import START, cell, neighbours
from rifugio.engine.tiles import SIDES

COMPASS = ("east", "south-east", "south-west", "west", "north-west", "north-east")


def compass(x: float, y: float) -> str:
    side = "east" if x > 0 else "west"
    return side if isclose(y, 0, abs_tol=1e-9) else ("south-" if y > 0 else "north-") + side


@pytest.mark.parametrize("direction", SIDES)
def test_directions_go_round_clockwise_from_the_right(direction: int) -> None:
    there = centre(neighbours(START)[direction])
    assert compass(*there) == COMPASS[direction]
    assert isclose(sqrt(there.x**2 + there.y**2), WIDTH)


@pytest.mark.parametrize("direction", SIDES)
def test_a_side_is_half_way_to_the_neighbour_and_between_its_corners(direction: int) -> None:
    middle, there = side_middle(direction), centre(neighbours(START)[direction])
    one, other = corner(direction), corner(direction + 1)
    assert middle == pytest.approx((there.x / 2, there.y / 2))
    assert middle == pytest.approx(((one.x + other.x) / 2, (one.y + other.y) / 2))


def test_the_frame_holds_every_corner() -> None:
    cells = frozenset({START, cell(3, -2), cell(-4, 5)})
    frame = frame_around(cells)
    points = [(centre(c).x + corner(k).x, centre(c).y + corner(k).y) for c in cells for k in SIDES]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert (frame.left, frame.right) == pytest.approx((min(xs), max(xs)))
    assert (frame.top, frame.bottom) == pytest.approx((min(ys), max(ys)))
