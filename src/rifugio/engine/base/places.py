"""Places, bears and sets: what is printed on tiles and counts for points."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from rifugio.engine.box import Box
from rifugio.engine.cells import Cell
from rifugio.engine.effects import BearMet, PlaceTaken
from rifugio.engine.state import Pile, Player, Result, State
from rifugio.engine.tiles import Tile

PLACE_KINDS: Final = ("flower", "animal", "waterfall", "pass", "top")


def is_first(state: State, tile: Tile) -> bool:
    """B-PLACE-04, B-PLACE-06: Whether the card for the first visitor of this place is still there.

    Each place separately; one player may be first on several.
    """
    return bool(tile.first_points) and not any(tile.id in player.pile.firsts for player in state.players)


def take_place(state: State, tile: Tile) -> Result:
    """B-PLACE-01, B-PLACE-02, B-PLACE-05, B-PLACE-09: Stepping onto a place gives its card, once.

    The first visitor's card comes instead of the ordinary one.
    """
    seat = state.turn.seat
    if tile.id in state.me.pile.places:
        return state, ()
    first = is_first(state, tile)
    taken = PlaceTaken(seat, tile.id, tile.first_points if first else tile.points, first)
    return with_places(state, seat, [tile]), (taken,)


def with_places(state: State, seat: int, tiles: Collection[Tile]) -> State:
    """B-PLACE-01, B-PLACE-05: Give a player the cards of places that they lack."""
    cell, cards, left, pile = state.players[seat]
    firsts = {tile.id for tile in tiles if is_first(state, tile)}
    places = {tile.id for tile in tiles}
    pile = Pile(pile.places | places, pile.firsts | firsts, pile.bears, pile.visits)
    return state.with_player(seat, Player(cell, cards, left, pile))


def place_points(state: State, pile: Pile) -> int:
    """B-PLACE-03, B-PLACE-04, B-PLACE-07: Each place is worth what the box says, more for the first."""
    tiles = state.game.box.tiles
    return sum(tiles[p].first_points if p in pile.firsts else tiles[p].points for p in pile.places)


def meet_bear(state: State, cell: Cell) -> Result:
    """B-BEAR-01, B-BEAR-03, B-BEAR-04: Each step onto a bear tile costs a bear card; staying does not."""
    seat, (at, cards, left, pile) = state.turn.seat, state.me
    pile = Pile(pile.places, pile.firsts, pile.bears + 1, pile.visits)
    met = BearMet(seat, cell, state.game.box.numbers["points"]["bear"])
    return state.with_player(seat, Player(at, cards, left, pile)), (met,)


@lru_cache
def places_by_kind(box: Box) -> dict[str, frozenset[str]]:
    """B-SET-01: The places of each kind: flowers, animals, waterfalls, passes and tops."""
    tiles = box.tiles.values()
    return {kind: frozenset(tile.id for tile in tiles if tile.kind == kind) for kind in PLACE_KINDS}


def complete_sets(state: State, pile: Pile) -> list[str]:
    """B-SET-01, B-BEAR-02: The kinds of place of which a player has all three; bears are no kind."""
    return [kind for kind, all_of_it in places_by_kind(state.game.box).items() if all_of_it <= pile.places]


def set_points(state: State, pile: Pile) -> int:
    """B-SET-01, B-SET-02: Five points for each complete set, so 25 at most."""
    return state.game.box.numbers["points"]["set"] * len(complete_sets(state, pile))
