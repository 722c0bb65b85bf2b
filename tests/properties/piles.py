"""Hidden piles: replaces them in a position, which nobody may be able to notice."""

import random

from rifugio.engine.play import legal_moves, view
from rifugio.engine.state import Pile, State
from rifugio.engine.text.positions import write_view


def with_other_piles(state: State, rng: random.Random, keep: int | None) -> State:
    """Return the position with other piles for all seats but one.

    Which places have had no first visitor is public, so the first visits are dealt again among the seats.
    """
    others = [seat for seat in range(len(state.players)) if seat != keep]
    firsts = sorted(place for seat in others for place in state.players[seat].pile.firsts)
    holder = {place: rng.choice(others) for place in firsts}
    for seat in others:
        mine = frozenset(place for place in firsts if holder[place] == seat)
        places = mine | {tile.id for tile in state.game.tiles if tile.points and rng.random() < 0.4}
        visits = tuple(rng.randrange(9) for _ in state.game.objects)
        pile = Pile(places, mine, rng.randrange(5), visits)
        state = state.with_player(seat, state.players[seat]._replace(pile=pile))
    return state


def check_views(state: State, seed: int) -> None:
    """B-INFO-03: No seat can tell what others have face down, until the end."""
    rng = random.Random(seed)
    for seat in (*range(len(state.players)), None):
        seen = view(state, seat)
        if state.turn.over:
            assert [player.pile for player in seen.players] == [player.pile for player in state.players]
            continue
        other = with_other_piles(state, rng, keep=seat)
        assert view(other, seat) == seen
        assert write_view(view(other, seat)) == write_view(seen)
        assert [player.pile is not None for player in seen.players] == [
            number == seat for number in range(len(state.players))
        ]


def check_moves_are_public(state: State, seed: int) -> None:
    """B-INFO-03: The legal moves follow from public information."""
    other = with_other_piles(state, random.Random(seed), keep=None)
    assert legal_moves(other) == legal_moves(state)
