"""Draws the panel beside the landscape: the offer above, the players below."""

from typing import Final

from rifugio.draw.elements import group, label, path, to
from rifugio.draw.geometry import PANEL_WIDTH, RADIUS, Drawn, Point
from rifugio.draw.landscape import draw_tile, face_down, no_tile, outline
from rifugio.draw.palette import FAINT, INK, MARK
from rifugio.draw.position import Position
from rifugio.draw.seats import draw_seats
from rifugio.engine.tiles import LaidTile, Tile

TILE_PITCH: Final = 112.0
SMALL: Final = 0.75
SMALL_PITCH: Final = 82.0
SMALL_PER_ROW: Final = 7


def draw_panel(position: Position) -> Drawn:
    """Draw the offer and the players, one below the other."""
    content, y = [], 0.0
    for part in (_offer(position), _seldom(position), draw_seats(position)):
        content.append(group(part.content, transform=to(Point(0, y))))
        y += part.height
    return Drawn("".join(content), y)


def _offer(position: Position) -> Drawn:
    """Draw the open row, the drawn tile with a mark around it, and the number of face-down tiles."""
    offer = position.offer
    places = [Point(50 + TILE_PITCH * slot, RADIUS) for slot in range(4)]
    row = [_waiting(tile, "open", transform=to(at)) for tile, at in zip(offer.open, places, strict=False)]
    if offer.hand is not None:
        row.append(_waiting(offer.hand, "hand", outline(), transform=to(places[3])))
    blind = sum(offer.blind)
    count = label(str(blind), Point(0, 0), 40, fill=INK if blind else FAINT)
    back = face_down() if blind else no_tile()
    row.append(
        group(
            back, count, transform=to(Point(PANEL_WIDTH - 60, RADIUS)), class_="blind", data_count=str(blind)
        )
    )
    return Drawn("".join(row), 2 * RADIUS + 26)


def _seldom(position: Position) -> Drawn:
    """Draw the rejected and the removed tiles, if any."""
    offer = position.offer
    small = [_waiting(tile, "reject") for tile in offer.rejects]
    small += [_waiting(tile, "removed", _cross()) for tile in offer.removed]
    rows = [small[i : i + SMALL_PER_ROW] for i in range(0, len(small), SMALL_PER_ROW)]
    pitch = 2 * RADIUS * SMALL + 8
    content = "".join(
        group(one, transform=to(Point(38 + SMALL_PITCH * x, RADIUS * SMALL + pitch * y), SMALL))
        for y, row in enumerate(rows)
        for x, one in enumerate(row)
    )
    return Drawn(content, pitch * len(rows) + (16 if rows else 0))


def _waiting(tile: Tile, name: str, mark: str = "", **attributes: str) -> str:
    """Draw a tile that is not on the table."""
    return group(draw_tile(LaidTile(tile, 0)), mark, class_=name, data_tile=tile.id, **attributes)


def _cross() -> str:
    return path("M-17 9L17 43M-17 43L17 9", stroke=MARK, stroke_width=9, stroke_linecap="round")
