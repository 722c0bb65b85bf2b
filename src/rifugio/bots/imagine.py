"""Turns a player's view, with its history, into a full position for the search."""

from rifugio.bots.memory import remembered
from rifugio.engine.base.information import View
from rifugio.engine.state import Player, State


def imagine(view: View) -> State:
    """Return a position that agrees with the view; hidden piles are as remembered from the history.

    First-visitor cards that are gone, but in no pile that is known, go into the first hidden pile, so that no
    bot counts on them. Objects are sorted by cell, because floating-point sums depend on the order, and the
    same view must always be played alike.
    """
    piles = [
        seen.pile or known
        for seen, known in zip(view.players, remembered(view.game, view.history), strict=True)
    ]
    gone = {tile.id for tile in view.game.tiles if tile.first_points} - view.firsts_left
    lost = gone.difference(*[pile.firsts for pile in piles])
    hidden = next((seat for seat, seen in enumerate(view.players) if seen.pile is None), None)
    if lost and hidden is not None:
        pile = piles[hidden]
        piles[hidden] = pile._replace(places=pile.places | lost, firsts=pile.firsts | lost)
    return State(
        game=view.game,
        board=view.board,
        offer=view.offer,
        players=tuple(
            [
                Player(seen.cell, seen.cards, seen.left, pile)
                for seen, pile in zip(view.players, piles, strict=True)
            ]
        ),
        objects=dict(sorted(view.objects.items())),
        turn=view.turn,
        parts=view.parts,
    )
