"""Visiting: what stepping onto a tile brings, above all onto another player's object."""

from rifugio.engine.base.places import meet_bear, take_place
from rifugio.engine.cells import Cell
from rifugio.engine.effects import Visited
from rifugio.engine.state import Pile, Player, Result, State


def is_visit(state: State, cell: Cell) -> bool:
    """B-VISIT-01, B-VISIT-05: Stepping onto another player's object is a visit, onto one's own is not."""
    found = state.objects.get(cell)
    return found is not None and found.owner != state.turn.seat


def enter(state: State, cell: Cell) -> Result:
    """B-VISIT-01, B-VISIT-06, B-VISIT-07: Stepping onto a tile, and nothing else, brings what is there.

    Passing through counts too. A tile never has both something printed on it and an object.
    """
    if is_visit(state, cell):
        return visit(state, cell)
    tile = state.board.tiles[cell].tile
    if tile.points:
        return take_place(state, tile)
    return meet_bear(state, cell) if tile.kind == "bear" else (state, ())


def visit(state: State, cell: Cell) -> Result:
    """B-VISIT-02, B-VISIT-04: The owner takes a point card, every time.

    The step that the visitor earns (B-VISIT-03) was added on arrival.
    """
    what, owner = state.objects[cell]
    game, (at, cards, left, pile) = state.game, state.players[owner]
    index, visits = game.objects.index(what), pile.visits
    visits = (*visits[:index], visits[index] + 1, *visits[index + 1 :])
    pile = Pile(pile.places, pile.firsts, pile.bears, visits)
    state = state.with_player(owner, Player(at, cards, left, pile))
    return state, (Visited(state.turn.seat, owner, what, cell, game.object_points[what]),)
