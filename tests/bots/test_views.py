"""Bots depend on the view alone: a view read back from its text gives the same move."""

import pytest

from kit.ways import WAYS, Way
from rifugio.bots import BOTS, Budget, make_bot
from rifugio.box import load_box
from rifugio.engine.play import legal_moves, view
from rifugio.engine.state import State
from rifugio.engine.text.positions import read_view, write_view
from tests.bots.test_bots import positions

FEW = Budget(tries=5_000)
QUICK = [name for name in BOTS if name not in ("fox", "eagle")]


def check(state: State, name: str) -> None:
    """Compare two fresh bots: one gets the view, whose board has caches, the other the view from its text."""
    seen, legal = view(state, state.turn.seat), legal_moves(state)
    again = read_view(write_view(seen), load_box)
    assert again == seen
    assert make_bot(name).choose(again, legal, FEW) == make_bot(name).choose(seen, legal, FEW)


def a_game(way: Way) -> list[State]:
    return [state for state, _ in positions(way, ["squirrel"], 8, FEW)]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_view_is_played_as_its_text(way: Way) -> None:
    game = a_game(way)
    for number, state in enumerate(game[:: len(game) // 6]):
        check(state, QUICK[number % len(QUICK)])
    check(game[-12], "fox" if way.players % 2 else "eagle")


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_every_view_of_a_game_is_played_as_its_text(name: str, way: Way) -> None:
    for state in a_game(way)[:: 10 if name == "eagle" else 3]:
        check(state, name)


@pytest.mark.parametrize("way", WAYS[::5], ids=str)
def test_what_an_onlooker_and_every_seat_see_is_read_as_it_was_written(way: Way) -> None:
    for state in a_game(way)[::40]:
        for seat in (*range(way.players), None):
            seen = view(state, seat)
            assert read_view(write_view(seen), load_box) == seen
