"""Preparation and connecting: pads replace plain tiles, and fit as they do."""

import dataclasses
from functools import partial

import pytest

from kit.positions import BOX, after, legal, position, refused
from rifugio import new_game, setup
from rifugio.engine.base.turn import turns_each
from rifugio.engine.helicopter import preparation
from rifugio.engine.reasons import ConnectFirst, SidesClash
from rifugio.engine.rulebooks import game_for
from rifugio.engine.state import State
from rifugio.engine.text.cells import read_cell

table = partial(position, extensions=("helicopter",))

PADS = {2: (2, 1, 2), 3: (3, 1, 3), 4: (3, 2, 3), 5: (3, 3, 3)}
"""Pads on grass, forest and rock by number of players, as printed."""
PLAIN = {2: (9, 19, 9), 3: (8, 19, 8), 4: (8, 18, 8), 5: (8, 17, 8)}
"""Plain tiles left beside them."""
SPECIAL = [f"{kind}{number}" for kind in ("FL", "AN", "WF", "BE", "P", "T") for number in (1, 2, 3)]


@pytest.mark.names_number("tile-mix")
@pytest.mark.ruling("H-SETUP-01", "H-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_pad_replaces_a_plain_tile_of_its_terrain(players: int) -> None:
    counts = game_for(setup(players, ["helicopter"])).counts
    assert tuple(counts[pad] for pad in ("HG", "HF", "HR")) == PADS[players]
    assert tuple(counts[plain] for plain in ("G", "F", "R")) == PLAIN[players]
    assert {tile: counts[tile] for tile in SPECIAL} == dict.fromkeys(SPECIAL, 1)
    assert set(counts) == {"G", "F", "R", "HG", "HF", "HR", *SPECIAL}
    assert sum(counts.values()) == 60
    change = preparation.tiles(BOX, players)
    assert sum(change.values()) == 0
    assert change == {
        **dict(zip(("HG", "HF", "HR"), PADS[players], strict=True)),
        **dict(zip(("G", "F", "R"), (-pads for pads in PADS[players]), strict=True)),
    }


@pytest.mark.ruling("H-SETUP-03", "H-BUILD-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_begins_with_one_helicopter_that_is_not_on_the_table(players: int) -> None:
    state = new_game(setup(players, ["helicopter"]))
    base = new_game(setup(players))
    assert state.game.objects == ("hut", "helicopter")
    for player, without in zip(state.players, base.players, strict=True):
        assert player.left == (*without.left, 1)
        assert player.pile.visits == (0, 0)
        assert (player.cell, player.cards) == (0, 3)
    assert state.objects == {}


def test_the_numbers_come_from_the_box() -> None:
    numbers = {**BOX.numbers, "helicopters": {"2": 4}, "pads_on_rock": {"2": 7}}
    box = dataclasses.replace(BOX, numbers=numbers)
    assert preparation.helicopters_per_player(box, 2) == 4
    assert preparation.tiles(box, 2) == {"HG": 2, "G": -2, "HF": 1, "F": -1, "HR": 7, "R": -7}


@pytest.mark.vector("T-19")
@pytest.mark.ruling("H-SETUP-02")
@pytest.mark.parametrize(("players", "turns"), [(2, 15), (3, 20), (4, 15), (5, 12)])
def test_players_have_as_many_turns_as_in_the_base_game(players: int, turns: int) -> None:
    counts = game_for(setup(players, ["helicopter"])).counts
    assert turns_each(sum(counts.values()), players) == turns


@pytest.mark.ruling("H-2P-01")
def test_two_players_connect_two_tiles_and_then_have_two_free_steps() -> None:
    state = after(new_game(setup(2, ["helicopter"])), "reveal=HF", "reveal=HG", "reveal=F")
    assert (state.turn.to_connect, state.turn.free) == (2, 2)
    state = after(state, "open0@1,0")
    assert (state.turn.to_connect, state.turn.awaiting) == (1, "fill")
    state = after(state, "reveal=HR")
    assert refused(state, "walk>1,0") == ConnectFirst("B-TURN-03")
    assert refused(state, "end") == ConnectFirst("B-TURN-03")
    state = after(state, "open1@2,0")
    assert (state.turn.to_connect, state.turn.awaiting, state.turn.free) == (0, None, 2)
    assert [tile.id for tile in state.offer.open] == ["HG", "HR"]
    assert legal(state) == {"walk>1,0", "end"}
    assert after(state, "end").turn.seat == 1


# Connecting.

LANDSCAPE = "G@1,0 R@-1,0 T1@-2,0 BE1@0,1 P1@3,-1 P2@-3,3^1 P3@4,3^2 HR@-1,-1 HG@2,1 F@8,8 FL3@10,8 T2@12,8"
NEIGHBOURS = ["G", "F", "R", "FL1", "AN2", "WF2", "BE3", "T3", "P1", "P2", "P3", "HG", "HF", "HR"]


def to_lay(tile: str, board: str) -> State:
    return table(board, players=5, to_connect=1, row=tile)


@pytest.mark.ruling("H-CONNECT-01")
@pytest.mark.parametrize(("pad", "plain"), [("HG", "G"), ("HF", "F"), ("HR", "R")])
def test_a_pad_fits_exactly_where_a_plain_tile_of_its_terrain_fits(pad: str, plain: str) -> None:
    with_pad, with_plain = (legal(to_lay(tile, LANDSCAPE), "open0") for tile in (pad, plain))
    assert len(with_pad) > 10
    assert with_pad == with_plain
    others = [legal(to_lay(tile, LANDSCAPE), "open0") for tile in "GFR" if tile != plain]
    assert with_pad not in others


@pytest.mark.ruling("H-CONNECT-01")
@pytest.mark.parametrize(("pad", "plain"), [("HG", "G"), ("HF", "F"), ("HR", "R")])
@pytest.mark.parametrize("tile", NEIGHBOURS)
def test_a_tile_fits_beside_a_pad_as_beside_a_plain_tile(pad: str, plain: str, tile: str) -> None:
    board = "{}@5,0 R@20,20"
    assert legal(to_lay(tile, board.format(pad)), "open0") == legal(
        to_lay(tile, board.format(plain)), "open0"
    )


@pytest.mark.vector("T-11")
@pytest.mark.ruling("H-CONNECT-01")
def test_pads_beside_a_top_rock_and_a_pass() -> None:
    assert "open0@6,0" in legal(to_lay("HR", "T1@5,0 R@20,20"))
    assert "open0@6,0" in legal(to_lay("T1", "HR@5,0"))
    clash = SidesClash("B-CONNECT-05", read_cell("6,0"), 3, "grass", "rock")
    assert refused(to_lay("HG", "R@5,0"), "open0@6,0") == clash
    top = SidesClash("B-CONNECT-06", read_cell("6,0"), 3, "grass", "top")
    assert refused(to_lay("HG", "T1@5,0"), "open0@6,0") == top
    flank, entrance = "open0@5,1", "open0@6,0"
    assert flank in legal(to_lay("HF", "P1@5,0"))
    wrong = SidesClash("B-PASS-01", read_cell("6,0"), 3, "forest", "grass")
    assert refused(to_lay("HF", "P1@5,0"), entrance) == wrong
    assert entrance in legal(to_lay("HG", "P1@5,0"))
