"""Turns a player's view into a full position for the search."""

from rifugio.engine.base.information import View
from rifugio.engine.state import Pile, Player, State


def imagine(view: View) -> State:
    """Return a position that agrees with the view; hidden piles are imagined empty.

    First-visitor cards that are gone, but not in a visible pile, go into the first hidden pile, so that no
    bot counts on them. Objects are sorted by cell, because floating-point sums depend on the order, and the
    same view must always be played alike.
    """
    firsts = {tile.id for tile in view.game.tiles if tile.first_points} - view.firsts_left
    for player in view.players:
        firsts -= player.pile.firsts if player.pile else set()
    players = []
    for seen in view.players:
        pile = seen.pile
        if pile is None:
            gone = frozenset(firsts)
            pile = Pile(places=gone, firsts=gone, visits=(0,) * len(view.game.objects))
            firsts = set()
        players.append(Player(seen.cell, seen.cards, seen.left, pile))
    return State(
        game=view.game,
        board=view.board,
        offer=view.offer,
        players=tuple(players),
        objects=dict(sorted(view.objects.items())),
        turn=view.turn,
        parts=view.parts,
    )
