"""Distances that bots plan with: on foot, and with what the extensions offer."""

from random import Random

from kit.ways import Way
from rifugio import add_extension, setup
from rifugio.bots.distances import steps_to
from rifugio.engine.cells import START, cell
from rifugio.engine.moves import REVEAL
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.rafts.travel import shores
from rifugio.engine.regions import region
from rifugio.engine.rulebook import RuleModule
from rifugio.engine.state import State
from rifugio.engine.travel import Shortcuts, Travel


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


SLEDGES = RuleModule[State](
    name="sledges_tried",
    travel=Travel(
        lambda _state, _seat: Shortcuts({START}, lambda _: [(cell(6, 0), 2)]), lambda _board, _: ()
    ),
)
TOLLS = RuleModule[State](name="tolls_tried", refuse_end=lambda _state: None)


def at_start(*extensions: str) -> State:
    """A row of forest tiles, with everybody at START."""
    state = new_game(setup(2, extensions))
    board = state.board
    for column in range(1, 7):
        board = board.lay(state.game.laid["F"][0], cell(column, 0))
    return state._replace(board=board)


def test_an_extension_of_others_offers_its_shortcuts() -> None:
    add_extension(SLEDGES)
    add_extension(TOLLS)
    assert steps_to(at_start(), 0)[cell(6, 0)] == 6
    ridden = steps_to(at_start("sledges_tried"), 0)
    assert [ridden[cell(column, 0)] for column in range(7)] == [0, 1, 2, 3, 4, 3, 2]


def test_without_the_hook_bots_know_the_engine_s_moves_alone() -> None:
    add_extension(TOLLS)
    assert steps_to(at_start("tolls_tried"), 0) == steps_to(at_start(), 0)
    assert not at_start("tolls_tried").game.rulebook.is_travel_known
    assert at_start("helicopter", "rafts").game.rulebook.is_travel_known
