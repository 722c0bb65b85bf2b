"""Distances that bots plan with are the same wherever they are worked out."""

from random import Random

from kit.ways import Way
from rifugio.bots.distances import shores
from rifugio.engine.moves import REVEAL
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.regions import region


def test_the_land_along_a_river_comes_in_the_order_of_its_cells_on_every_python() -> None:
    rng, state = Random(5), new_game(Way(2, ("rafts",)).setup)
    while not state.turn.over:
        if state.turn.awaiting is not None:
            state, _ = play(state, REVEAL[state.blind_tile(rng.random()).id])
        else:
            state, _ = play(state, rng.choice(legal_moves(state)))
    rivers = {region(state.board, cell) for cell, laid in state.board.tiles.items() if not laid.tile.land}
    along = [shores(state.board, river) for river in rivers]
    assert max(map(len, along)) > 5
    assert all(land == tuple(sorted(land)) for land in along)
