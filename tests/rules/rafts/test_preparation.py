"""Preparation: water tiles replace other tiles, mostly forest."""

import dataclasses

import pytest

from kit.positions import BOX, after, legal, refused
from rifugio import new_game, setup
from rifugio.engine.base.turn import turns_each
from rifugio.engine.rafts import preparation
from rifugio.engine.reasons import ConnectFirst
from rifugio.engine.rulebooks import game_for

SPECIAL = [f"{kind}{number}" for kind in ("FL", "AN", "WF", "BE", "P", "T") for number in (1, 2, 3)]


@pytest.mark.names_number("tile-mix")
@pytest.mark.ruling("R-SETUP-01", "R-SETUP-02", "R-SETUP-03")
@pytest.mark.parametrize(("players", "water", "total"), [(2, 24, 72), (3, 24, 72), (4, 24, 72), (5, 22, 70)])
def test_water_comes_in_and_twelve_plain_tiles_go_out(players: int, water: int, total: int) -> None:
    counts = game_for(setup(players, ["rafts"])).counts
    assert counts == {"G": 10, "F": 10, "R": 10, "W": water, **dict.fromkeys(SPECIAL, 1)}
    assert sum(counts.values()) == total
    assert preparation.tiles(BOX, players) == {"F": -10, "G": -1, "R": -1, "W": water}


@pytest.mark.vector("T-19")
@pytest.mark.ruling("R-SETUP-03")
@pytest.mark.parametrize(("players", "turns"), [(2, 18), (3, 24), (4, 18), (5, 14)])
def test_the_tiles_go_round_exactly(players: int, turns: int) -> None:
    total = sum(game_for(setup(players, ["rafts"])).counts.values())
    assert turns_each(total, players) == turns
    assert turns * players * (2 if players == 2 else 1) == total


@pytest.mark.ruling("R-SETUP-04")
@pytest.mark.parametrize(("players", "rafts"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_each_player_has_rafts_and_as_many_huts_as_ever(players: int, rafts: int) -> None:
    state, base = new_game(setup(players, ["rafts"])), new_game(setup(players))
    assert state.game.objects == ("hut", "raft")
    assert [player.left for player in state.players] == [(*base.players[0].left, rafts)] * players
    assert [player.pile.visits for player in state.players] == [(0, 0)] * players
    assert state.objects == {}
    assert state.parts == {"rafts": {}}, "nobody swims"


def test_the_numbers_come_from_the_box() -> None:
    numbers = {**BOX.numbers, "rafts": {"2": 9}, "water": {"2": 5}, "taken_out_for_water": {"F": 4}}
    box = dataclasses.replace(BOX, numbers=numbers)
    assert preparation.rafts_per_player(box, 2) == 9
    assert preparation.tiles(box, 2) == {"F": -4, "W": 5}


@pytest.mark.ruling("R-2P-01")
def test_two_players_connect_two_tiles_and_then_have_two_free_steps() -> None:
    state = after(new_game(setup(2, ["rafts"])), "reveal=W", "reveal=W", "reveal=F")
    assert (state.turn.to_connect, state.turn.free) == (2, 2)
    state = after(state, "open0@1,0")
    assert (state.turn.to_connect, state.turn.awaiting) == (1, "fill")
    state = after(state, "reveal=WF1")
    assert refused(state, "raft+1,0/2") == ConnectFirst("B-TURN-03")
    assert refused(state, "walk>1,0") == ConnectFirst("B-TURN-03")
    state = after(state, "open1@2,0")
    assert (state.turn.to_connect, state.turn.awaiting, state.turn.free) == (0, None, 2)
    assert [tile.id for tile in state.offer.open] == ["W", "WF1"]
    assert legal(state) == {"raft+1,0/2", "end"}
    assert after(state, "end").turn.seat == 1
