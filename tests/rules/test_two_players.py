"""The game for two: each turn connects two tiles. All else is as with more players."""

import pytest

from kit.positions import after, effects_of, legal, position, refused
from rifugio import play, to_move
from rifugio.engine.effects import Connected, Removed, Revealed, Swapped
from rifugio.engine.reasons import ConnectedAlready, ConnectFirst
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.cells import read_cell
from rifugio.engine.text.moves import read_move

RING_OF_GRASS = "G@1,0 G@0,1 G@-1,1 G@-1,0 G@0,-1 G@1,-1"
"""Around START: now rock and tops fit nowhere."""


def connecting(row: str, blind: str, board: str = RING_OF_GRASS) -> State:
    return position(board, to_connect=2, row=row, blind=blind)


def row(state: State) -> list[str]:
    return [tile.id for tile in state.offer.open]


@pytest.mark.ruling("B-2P-01", "B-2P-06")
@pytest.mark.parametrize(("players", "connections"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_two_players_connect_two_tiles_a_turn_and_have_two_free_steps_like_all(
    players: int, connections: int
) -> None:
    state = after(position(players=players, row="F G R"), "end")
    assert (state.turn.to_connect, state.turn.free) == (connections, 2)


@pytest.mark.ruling("B-2P-01", "B-2P-04")
def test_both_tiles_are_connected_one_after_the_other_before_walking() -> None:
    state = connecting("F G F", "F:3")
    for move in ("walk>1,0", "end"):
        assert refused(state, move) == ConnectFirst("B-TURN-03")
    first, effects = play(state, read_move("open0@2,0"))
    assert effects == (Connected(0, "F", read_cell("2,0"), 0),)
    assert first.turn.to_connect == 1
    filled = after(first, "reveal=F")
    for move in ("walk>1,0", "hut+0,0", "end"):
        assert refused(filled, move) == ConnectFirst("B-TURN-03")
    assert filled.turn.seat == 0
    second = after(filled, "open0@3,0")
    assert (second.turn.seat, second.turn.to_connect) == (0, 0)
    assert {"walk>1,0", "end"} <= legal(second)
    assert refused(second, "open0@-2,0") == ConnectedAlready("B-OFFER-13")


@pytest.mark.vector("T-18")
@pytest.mark.ruling("B-2P-02", "B-2P-03")
def test_the_row_is_filled_between_the_connections_and_then_only_for_the_opponent() -> None:
    state = connecting("F G F", "F:3")
    first = after(state, "open1@2,0")
    assert (row(first), to_move(first), first.turn.awaiting) == (["F", "F"], NATURE, "fill")
    filled, effects = play(first, read_move("reveal=F"))
    assert effects == (Revealed("F", "open"),)
    assert (row(filled), to_move(filled)) == (["F", "F", "F"], 0)
    second = after(filled, "open0@3,0")
    assert (row(second), to_move(second), second.turn.awaiting) == (["F", "F"], 0, None)
    walked = after(second, "walk>1,0", "walk>2,0")
    assert row(walked) == ["F", "F"]
    theirs = after(walked, "end")
    assert (theirs.turn.seat, to_move(theirs), theirs.turn.awaiting) == (1, NATURE, "fill")
    assert row(after(theirs, "reveal=F")) == ["F", "F", "F"]


@pytest.mark.ruling("B-2P-02", "B-2P-05")
def test_after_a_blind_tile_the_row_is_still_full() -> None:
    state = after(connecting("F G F", "F:3"), "draw", "reveal=F", "drawn@2,0")
    assert (row(state), to_move(state), state.turn.to_connect) == (["F", "G", "F"], 0, 1)
    assert {"open0@3,0", "draw"} <= legal(state)


@pytest.mark.vector("T-67")
@pytest.mark.ruling("B-2P-02", "B-2P-05", "B-OFFER-08")
def test_after_a_swap_in_the_first_connection_the_row_is_still_full() -> None:
    state = after(connecting("F G F", "F:2 R"), "draw", "reveal=R")
    now, effects = play(state, read_move("swap1@2,0"))
    assert effects == (Swapped(0, "R", 1), Connected(0, "G", read_cell("2,0"), 0))
    assert (row(now), to_move(now), now.turn.awaiting) == (["F", "R", "F"], 0, None)
    assert now.turn.to_connect == 1


@pytest.mark.ruling("B-2P-02", "B-OFFER-12")
def test_after_a_removal_in_the_first_connection_the_row_is_filled() -> None:
    state = connecting("T1 T2 T3", "R:2")
    assert effects_of(state, "remove1") == (Removed(0, "T2"),)
    first = after(state, "remove1")
    assert (row(first), first.turn.awaiting, first.turn.to_connect) == (["T1", "T3"], "fill", 1)
    second = after(first, "reveal=R")
    assert legal(second) == {"remove0", "remove1", "remove2"}
    done = after(second, "remove2")
    assert (row(done), done.turn.awaiting, done.turn.to_connect) == (["T1", "T3"], None, 0)
    assert [tile.id for tile in done.offer.removed] == ["T2", "R"]


@pytest.mark.ruling("B-2P-02", "B-OFFER-11")
def test_without_blind_tiles_the_second_tile_comes_from_a_shorter_row() -> None:
    state = after(connecting("F G", "-"), "open0@2,0")
    assert (row(state), to_move(state), state.turn.awaiting) == (["G"], 0, None)
    done = after(state, "open0@3,0")
    assert (row(done), done.turn.to_connect) == ([], 0)
    assert after(done, "end").turn.over


@pytest.mark.ruling("B-2P-05")
@pytest.mark.parametrize("first", [("open0@2,0", "reveal=F"), ("draw", "reveal=F", "drawn@2,0")])
@pytest.mark.parametrize("second", [("open0@3,0",), ("draw", "reveal=F", "drawn@3,0")])
def test_each_tile_may_be_open_or_blind(first: tuple[str, ...], second: tuple[str, ...]) -> None:
    state = after(connecting("F G F", "F:5"), *first, *second)
    assert (state.turn.seat, state.turn.to_connect, state.turn.awaiting) == (0, 0, None)
    assert len(state.board.tiles) == 9
    assert len(state.offer.open) + sum(state.offer.blind) == 6


@pytest.mark.ruling("B-2P-06")
def test_a_turn_for_two_brings_no_more_steps() -> None:
    state = after(connecting("F G F", "F:5"), "open0@2,0", "reveal=F", "open0@3,0")
    assert state.turn.free == 2
    walked = after(state, "walk>1,0", "walk>2,0")
    assert legal(walked) == {"end"}
