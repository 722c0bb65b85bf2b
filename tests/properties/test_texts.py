"""Moves, positions and records survive a text round trip."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.ways import WAYS, Way, pick
from rifugio import setup
from rifugio.box import load_box
from rifugio.engine.moves import Move
from rifugio.engine.play import legal_moves, new_game, play, view
from rifugio.engine.text.positions import write_position, write_view
from rifugio.engine.text.records import Record, read_record, write_record
from tests.properties.checks import check_text
from tests.properties.constructed import constructed
from tests.properties.universe import check_texts

WAYS_AND_SEEDS = st.tuples(st.sampled_from(WAYS), st.integers(0, 2**32 - 1))


@given(WAYS_AND_SEEDS)
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_positions_are_read_as_they_were_written(drawn: tuple[Way, int]) -> None:
    check_text(constructed(*drawn))


@pytest.mark.parametrize("way", WAYS[::5], ids=str)
def test_all_moves_are_read_as_they_were_written_and_none_like_another(way: Way) -> None:
    check_texts(constructed(way, 1))


@given(WAYS_AND_SEEDS, st.integers(0, 120))
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
def test_unfinished_games_are_read_as_they_were_written(drawn: tuple[Way, int], length: int) -> None:
    way, seed = drawn
    rng, state, moves = random.Random(seed), new_game(way.setup), list[Move]()
    for _ in range(length):
        moves.append(pick(legal_moves(state), rng))
        state, _ = play(state, moves[-1])
    record = Record(way.setup, tuple(moves), {"White": "no such thing", "Place": "Bergün: above"})
    text = write_record(record)
    assert text.endswith("result *\n")
    assert read_record(text, load_box) == record
    assert write_record(read_record(text, load_box)) == text


@given(WAYS_AND_SEEDS)
@settings(max_examples=30, deadline=None, derandomize=True, database=None)
def test_open_scores_are_seen_and_written_from_every_seat(drawn: tuple[Way, int]) -> None:
    """B-INFO-03: With open scores nothing is face down."""
    way, seed = drawn
    covered = constructed(way, seed)
    table = new_game(setup(way.players, way.extensions, open_scores=True)).game
    state = covered._replace(game=table)
    for seat in (*range(way.players), None):
        seen = view(state, seat)
        assert [player.pile for player in seen.players] == [player.pile for player in state.players]
        assert write_view(seen).splitlines()[2:] == write_position(state).splitlines()[1:]
    check_text(state)
