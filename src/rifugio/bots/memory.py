"""Memory: what lies in the players' piles, as somebody knows who has seen every gain (B-INFO-02)."""

from rifugio.engine.base.information import History
from rifugio.engine.effects import BearMet, PlaceTaken, Visited
from rifugio.engine.game import Game
from rifugio.engine.state import Pile, State


def remembered(game: Game[State], history: History) -> list[Pile]:
    """Return the piles by seat, counted from the gains of the history; empty without one."""
    places: list[set[str]] = [set() for _ in range(game.players)]
    firsts: list[set[str]] = [set() for _ in range(game.players)]
    bears = [0] * game.players
    visits = [[0] * len(game.objects) for _ in range(game.players)]
    for happened in history:
        for effect in happened.effects:
            if isinstance(effect, PlaceTaken):
                places[effect.seat].add(effect.place)
                if effect.first:
                    firsts[effect.seat].add(effect.place)
            elif isinstance(effect, BearMet):
                bears[effect.seat] += 1
            elif isinstance(effect, Visited):
                visits[effect.owner][game.objects.index(effect.what)] += 1
    return [
        Pile(frozenset(places[seat]), frozenset(firsts[seat]), bears[seat], tuple(visits[seat]))
        for seat in range(game.players)
    ]
