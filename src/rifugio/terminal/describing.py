"""Describes a position in words, for screen readers."""

from rifugio.engine.base.information import View
from rifugio.engine.cells import coordinates
from rifugio.terminal.telling import Teller
from rifugio.words import Words, look


def describe(teller: Teller, view: View) -> list[str]:
    """Return the whole table in words: the tiles to choose from, the players, the landscape."""
    words, names = teller.words, teller.names
    return [
        f"{teller.round()} · {teller.prompt()}",
        offer_line(words, view),
        *(player_line(words, view, seat, names) for seat in range(len(names))),
        *(look(words, view, cell, view.seat, names) for cell in sorted(view.board.tiles, key=_row_by_row)),
    ]


def offer_line(words: Words, view: View) -> str:
    """Return the open tiles, the one in hand and how many are in the pile."""
    offer = view.offer
    parts = []
    if offer.open:
        row = [f"{slot} {tile_name(words, tile.id, view)}" for slot, tile in enumerate(offer.open, 1)]
        parts.append(f"{words.say('offer-open')}: {', '.join(row)}")
    if offer.hand:
        parts.append(f"{words.say('offer-drawn')}: {tile_name(words, offer.hand.id, view)}")
    parts.append(words.say("offer-pile", count=sum(offer.blind)))
    return ". ".join(parts) + "."


def tile_name(words: Words, tile: str, view: View) -> str:
    """Return the full name of a tile."""
    box = view.game.box
    found = box.start if tile == box.start.id else box.tiles[tile]
    return words.say("tile.full", tile=tile, kind=found.kind, terrain=found.terrain)


def player_line(words: Words, view: View, seat: int, names: tuple[str, ...]) -> str:
    """Return a player's position, cards and supply."""
    player = view.players[seat]
    supply = zip(view.game.objects, player.left, strict=True)
    has = [words.say("cards", cards=player.cards)]
    has += [words.say("object.number", object=what, count=left) for what, left in supply]
    where = look(words, view, player.cell, view.seat, names).split("; ")[0]
    return f"{names[seat]}: {where}; {', '.join(has)}."


def _row_by_row(cell: int) -> tuple[int, int]:
    q, r = coordinates(cell)
    return r, q
