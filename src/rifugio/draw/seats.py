"""Draws the players' rows of the panel: cards and supply in one line, points in the next."""

from typing import Final

from rifugio.draw.elements import element, group, label, path, polygon, to, use
from rifugio.draw.geometry import PANEL_WIDTH, Drawn, Point
from rifugio.draw.icons import score_icon
from rifugio.draw.palette import BADGE, FAINT, INK, MARK
from rifugio.draw.pieces import draw_supply, draw_walker
from rifugio.draw.position import Position, Score, scores, seat_to_move
from rifugio.draw.textures import PREFIX

SEAT_HEIGHT: Final = 106.0
TEXT: Final = 27
SCORE_ICON: Final = 0.72


def draw_seats(position: Position) -> Drawn:
    """Draw the players, one below the other."""
    seats = [
        group(
            _rule(),
            _hand(position, seat),
            _score(score) if score else label("?", Point(PANEL_WIDTH - 34, 28), TEXT, fill=FAINT),
            transform=to(Point(0, SEAT_HEIGHT * seat)),
            class_="player",
            data_seat=str(seat),
        )
        for seat, score in enumerate(scores(position))
    ]
    return Drawn("".join(seats), SEAT_HEIGHT * len(seats))


def _rule() -> str:
    return path(f"M0 0H{PANEL_WIDTH:.0f}", stroke=FAINT, stroke_width=1)


def _hand(position: Position, seat: int) -> str:
    """Draw a player's colour, cards, supply and, on their turn, the free steps."""
    player, y = position.players[seat], 30.0
    content = [draw_walker(seat, 18, Point(46, y))]
    pairs = [(use(f"{PREFIX}card", Point(0, y)), player.cards)]
    for what, left in zip(position.game.objects, player.left, strict=True):
        pairs.append((draw_supply(what, seat, Point(0, y), 0.8), left))
    if seat == seat_to_move(position):
        content.append(polygon([Point(2, y - 13), Point(2, y + 13), Point(22, y)], fill=MARK, class_="turn"))
        pairs.append((use(f"{PREFIX}step", Point(0, y)), position.turn.free))
    for place, (icon, count) in enumerate(pairs):
        x = 98 + 74 * place
        content.append(group(icon, _count(count, 24, y), transform=to(Point(x, 0))))
    return "".join(content)


def _count(count: int, x: float, y: float) -> str:
    return label(_digits(count), Point(x, y), TEXT, text_anchor="start")


def _score(score: Score) -> str:
    """Draw the points by source, the total in a box, and at the end the rank on a pennant."""
    box = element("rect", x=-32, y=-20, width=64, height=40, rx=6, fill=BADGE, stroke=INK, stroke_width=1.6)
    total = label(_digits(score.total), Point(0, 0), 30)
    boxed = group(box, total, transform=to(Point(PANEL_WIDTH - 34, 30)), class_="total")
    return _sources(score) + boxed + (_pennant(score.rank) if score.rank else "")


def _sources(score: Score) -> str:
    """Draw the points by source, smaller if there are too many for the panel."""
    content, x = [], 20.0
    for source, points in score.lines:
        icon = score_icon(source)
        if icon:
            content.append(use(icon, Point(x + 14, 0), SCORE_ICON, fill=FAINT))
            x += 36
        else:
            content.append(label(source, Point(x, 0), 18, text_anchor="start"))
            x += 13 * len(source)
        content.append(_count(points, x, 0))
        x += 14 + 19 * len(str(points))
    return group(*content, transform=to(Point(0, 76), min(1.0, PANEL_WIDTH / x)), class_="sources")


def _pennant(rank: int) -> str:
    first = rank == 1
    flag = path("M0 -20H40L30 0L40 20H0Z", fill=MARK if first else "none", stroke=MARK, stroke_width=2)
    digit = label(str(rank), Point(15, 0), TEXT, fill=BADGE if first else INK)
    return group(flag, digit, transform=to(Point(PANEL_WIDTH - 118, 30)), class_="rank")


def _digits(count: int) -> str:
    return str(count).replace("-", "−")
