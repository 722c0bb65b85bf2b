"""Caches on a board: what is cached equals what would be computed afresh.

All positions share a board, the game's and those that bots imagine. So cached values must be immutable, and
their keys must name everything they depend on.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rifugio
import rifugio_cairns
from kit.ways import WAYS, Way
from rifugio.bots import Budget
from rifugio.bots.distances import steps_to
from rifugio.bots.learned.features import features
from rifugio.bots.learned.value import learned_value
from rifugio.bots.worth import Weights, worth
from rifugio.engine.board import Board
from rifugio.engine.moves import End
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.rafts.travel import shores
from rifugio.engine.regions import region
from rifugio.engine.state import State
from tests.bots.test_bots import positions

FEW = Budget(seconds=60)
KEEPERS = {
    *("_connected", "leads_on", "prospects", "shores", "steps_to"),
    *("alone", "banks", "greedy_tour", "of_kinds", "promised"),
    *("steps_on_foot", "steps_with_shortcuts", "ways"),
}
"""The functions that cache on a board; `check` compares each of them."""
WEIGHTS = Weights(rivals=0.5)


def anew(state: State) -> State:
    """Return the same position on a board with an empty cache."""
    board = state.board
    return state._replace(board=Board(board.tiles, board.frontier, board.room, board.paths))


def check(state: State) -> None:
    fresh = anew(state)
    assert legal_moves(state) == legal_moves(fresh)
    value = learned_value(state.game)
    assert value.totals(state) == value.totals(anew(state))
    assert features(state) == features(anew(state))
    for seat in range(state.game.players):
        assert steps_to(state, seat) == steps_to(anew(state), seat)
        assert worth(state, seat, WEIGHTS) == worth(anew(state), seat, WEIGHTS)
    for cell, laid in state.board.tiles.items():
        found = region(state.board, cell)
        assert found == region(fresh.board, cell)
        if not laid.tile.land:
            assert shores(state.board, found) == shores(fresh.board, found)


def walks_from(state: State, most: int) -> Iterator[State]:
    """Yield positions of a walk, those after moving or building objects first: they share the board."""
    waiting = [state]
    for now in waiting:
        yield now
        if now.turn.over or now.turn.to_connect or now.turn.awaiting is not None:
            continue
        moves = [move for move in legal_moves(now) if not isinstance(move, End)]
        moves.sort(key=lambda move: getattr(move, "means", "") == "walk")
        waiting += [carry_out(now, move)[0] for move in moves[: max(0, most - len(waiting))]]


def check_game(way: Way, each: int) -> None:
    game = [state for state, _ in positions(way, ["squirrel"], 7, FEW)]
    for state in [state for state in game if not state.turn.to_connect][::each]:
        for now in walks_from(state, 12):
            check(now)
        for fact in state.board._derived.values():
            hash(fact)  # only immutable values are shared


@pytest.mark.parametrize("way", [Way(3, ("helicopter",)), Way(2, ("helicopter", "rafts"))], ids=str)
def test_what_is_kept_is_what_would_be_worked_out_anew(way: Way) -> None:
    check_game(way, 16)


def test_what_is_kept_depends_on_what_an_extension_of_somebody_else_remembers() -> None:
    rifugio.add_extension(rifugio_cairns.CAIRNS)
    check_game(Way(2, ("cairns",)), 8)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_all_that_is_kept_in_a_game_is_what_would_be_worked_out_anew(way: Way) -> None:
    check_game(way, 2)


def test_everybody_who_keeps_answers_with_a_board_is_checked() -> None:
    sources = Path(rifugio.__file__).parent.rglob("*.py")
    asked = {name for path in sources for name in re.findall(r"\.answers\((\w+)\)", path.read_text("utf-8"))}
    assert asked == KEEPERS
