"""The lines above and below the landscape in the text drawing. Their words are those of the notation."""

from typing import Final

from rifugio.draw.art import PIECES
from rifugio.draw.position import Position, Score, scores, seat_to_move, things
from rifugio.draw.text_signs import FILL, UNKNOWN, object_sign, pass_sign
from rifugio.engine.text.cells import write_cell
from rifugio.engine.tiles import LaidTile, Tile

NONE: Final = "-"
BOXES_IN_A_ROW: Final = 8


def turn_line(position: Position) -> str:
    """Write whose turn it is and what it has left."""
    turn = position.turn
    if turn.over:
        return "turn over"
    awaiting = turn.awaiting or NONE
    return f"turn seat={turn.seat} connect={turn.to_connect} free={turn.free} awaiting={awaiting}"


def legend_lines(position: Position) -> list[str]:
    """Write the legend of the terrains on the table and of the objects."""
    laid = {tile.tile.terrain for tile in position.board.tiles.values()}
    terrains = [terrain for terrain in FILL if terrain in laid] + sorted(laid - FILL.keys())
    others = {found.what for found in things(position).values()} - {*position.game.objects}
    objects = [*position.game.objects, *sorted(others)]
    signs = [f"{FILL.get(terrain, UNKNOWN)} {terrain}" for terrain in terrains]
    return ["   ".join(signs + [f"{object_sign(what)} {what}" for what in objects])]


def pass_lines(position: Position) -> list[str]:
    """Draw each pass with the terrains of its six sides; those not laid yet without rotation."""
    on_table = {laid for laid in position.board.tiles.values() if laid.tile.is_pass}
    offer = position.offer
    hand = (offer.hand,) if offer.hand else ()
    waiting = {LaidTile(tile, 0) for tile in (*offer.open, *hand, *offer.rejects) if tile.is_pass}
    boxes = [_pass_box(laid) for laid in sorted(on_table | waiting, key=lambda p: (p.tile.id, p.rotation))]
    rows = [boxes[i : i + BOXES_IN_A_ROW] for i in range(0, len(boxes), BOXES_IN_A_ROW)]
    return ["   ".join(line).rstrip() for row in rows for line in zip(*row, strict=True)]


def _pass_box(laid: LaidTile) -> tuple[str, str, str]:
    """Draw one pass: sides north-west and north-east, west and east, south-west and south-east."""
    east, south_east, south_west, west, north_west, north_east = (side[:1] for side in laid.sides)
    name = laid.tile.id + pass_sign(laid)
    width = len(name) + 4
    gap = " " * len(name)
    return (
        f" {north_west}{gap}{north_east} ".ljust(width),
        f"{west} {name} {east}",
        f" {south_west}{gap}{south_east} ".ljust(width),
    )


def offer_lines(position: Position) -> list[str]:
    """Write the open row, the number of face-down tiles, and any other tiles not on the table."""
    offer = position.offer
    hand = (offer.hand,) if offer.hand else ()
    seldom = {"hand": hand, "rejects": offer.rejects, "removed": offer.removed}
    words = [f"open {_ids(offer.open)}", f"blind {sum(offer.blind)}"]
    return ["   ".join(words + [f"{name} {_ids(tiles)}" for name, tiles in seldom.items() if tiles])]


def _ids(tiles: tuple[Tile, ...]) -> str:
    return " ".join(tile.id for tile in tiles) or NONE


def seat_lines(position: Position) -> list[str]:
    """Write a line for each player."""
    mover = seat_to_move(position)
    return [
        f"{'>' if seat == mover else ' '}{_seat(position, seat)}   {_score(score)}"
        for seat, score in enumerate(scores(position))
    ]


def part_lines(position: Position) -> list[str]:
    """Write the state that rule modules keep, such as who is swimming, where it is not the initial one."""
    parts = position.game.rulebook.parts
    return [
        f"part {name} {parts[name].write(part)}"
        for name, part in position.parts.items()
        if part != parts[name].initial
    ]


def _seat(position: Position, seat: int) -> str:
    player = position.players[seat]
    supply = zip(position.game.objects, player.left, strict=True)
    left = " ".join(f"{object_sign(what)}={count}" for what, count in supply)
    return f"{seat} @{write_cell(player.cell):<6} cards={player.cards} {left}"


def _score(score: Score | None) -> str:
    if score is None:
        return UNKNOWN
    rank = f"#{score.rank} " if score.rank else ""
    lines = " ".join(
        f"{object_sign(source) if source in PIECES else source}:{points}" for source, points in score.lines
    )
    return f"{rank}{score.total:>3} = {lines}"
