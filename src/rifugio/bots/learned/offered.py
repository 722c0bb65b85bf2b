"""What the open row and the bag promise a seat."""

from typing import Final

from rifugio.bots.learned.tours import KIND_NUMBER, TOWARDS_SET, held_by_kind
from rifugio.engine.state import State

OFFERED_NAMES: Final = (
    "best open",
    "second open",
    "bears open",
    "open",
    "bag",
    "bears in bag",
    "tiles in bag",
)


def offered(state: State, seat: int) -> list[float]:
    """Return the features in the order of OFFERED_NAMES, memoised with the board."""
    held = state.players[seat].pile.places
    known = state.board.answers(promised)
    key = (held, state.offer)
    found = known.get(key)
    if found is None:
        found = known[key] = promised(state, held)
    return found


def promised(state: State, held: frozenset[str]) -> list[float]:
    """Return what the offer promises somebody who holds these places."""
    offer = state.offer
    have = held_by_kind(state, held)
    promises = [0.0, 0.0]
    bears = 0
    for tile in offer.open:
        if tile.points and tile.id not in held:
            promises.append(tile.points + TOWARDS_SET[have[KIND_NUMBER[tile.kind]]])
        bears += tile.kind == "bear"
    promises.sort()
    bag = 0.0
    bears_in_bag = 0
    for tile, count in zip(state.game.tiles, offer.blind, strict=True):
        if count and tile.points and tile.id not in held:
            bag += tile.points + TOWARDS_SET[have[KIND_NUMBER[tile.kind]]]
        elif count and tile.kind == "bear":
            bears_in_bag += count
    return [promises[-1], promises[-2], bears, len(offer.open), bag, bears_in_bag, sum(offer.blind)]
