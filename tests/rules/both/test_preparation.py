"""Preparation: every way to play, from the base game to both extensions."""

import pytest

from kit.positions import after, refused
from rifugio import new_game, setup
from rifugio.engine.base.turn import turns_each
from rifugio.engine.rulebooks import game_for

BOTH = ("helicopter", "rafts")
SPECIAL = [f"{kind}{number}" for kind in ("FL", "AN", "WF", "BE", "P", "T") for number in (1, 2, 3)]

WAYS: list[tuple[tuple[str, ...], int, str, str, int, int]] = [
    # extensions, players, plain G/F/R, pads G/F/R, water, turns each
    ((), 2, "11/20/11", "0/0/0", 0, 15),
    ((), 3, "11/20/11", "0/0/0", 0, 20),
    ((), 4, "11/20/11", "0/0/0", 0, 15),
    ((), 5, "11/20/11", "0/0/0", 0, 12),
    (("helicopter",), 2, "9/19/9", "2/1/2", 0, 15),
    (("helicopter",), 3, "8/19/8", "3/1/3", 0, 20),
    (("helicopter",), 4, "8/18/8", "3/2/3", 0, 15),
    (("helicopter",), 5, "8/17/8", "3/3/3", 0, 12),
    (("rafts",), 2, "10/10/10", "0/0/0", 24, 18),
    (("rafts",), 3, "10/10/10", "0/0/0", 24, 24),
    (("rafts",), 4, "10/10/10", "0/0/0", 24, 18),
    (("rafts",), 5, "10/10/10", "0/0/0", 22, 14),
    (BOTH, 2, "8/9/8", "2/1/2", 24, 18),
    (BOTH, 3, "7/9/7", "3/1/3", 24, 24),
    (BOTH, 4, "7/8/7", "3/2/3", 24, 18),
    (BOTH, 5, "7/7/7", "3/3/3", 22, 14),
]
HUTS = {2: 5, 3: 4, 4: 3, 5: 3}
RAFTS = {2: 3, 3: 2, 4: 2, 5: 2}


@pytest.mark.vector("T-19", "T-61")
@pytest.mark.ruling("C-SETUP-01", "R-SETUP-03")
@pytest.mark.parametrize(("extensions", "players", "plain", "pads", "water", "turns"), WAYS)
def test_the_tiles_of_every_way_to_play(
    extensions: tuple[str, ...], players: int, plain: str, pads: str, water: int, turns: int
) -> None:
    counts = game_for(setup(players, extensions)).counts
    assert "/".join(str(counts[tile]) for tile in ("G", "F", "R")) == plain
    assert "/".join(str(counts.get(tile, 0)) for tile in ("HG", "HF", "HR")) == pads
    assert counts.get("W", 0) == water
    assert [counts[tile] for tile in SPECIAL] == [1] * 18
    assert len(counts) == 3 + 18 + (3 if "helicopter" in extensions else 0) + (1 if water else 0)
    total = {0: 60, 24: 72, 22: 70}[water]
    assert sum(counts.values()) == total
    assert turns_each(total, players) == turns
    assert turns * players * (2 if players == 2 else 1) == total


@pytest.mark.vector("T-61")
@pytest.mark.ruling("C-SETUP-01")
def test_both_extensions_with_five_players() -> None:
    state = new_game(setup(5, BOTH))
    counts = state.game.counts
    assert sum(state.offer.blind) == 70
    assert [counts[tile] for tile in ("G", "F", "R", "HG", "HF", "HR", "W")] == [7, 7, 7, 3, 3, 3, 22]
    kinds = [tile.kind for tile in state.game.tiles for _ in range(counts[tile.id])]
    assert sum(kinds.count(kind) for kind in ("flower", "animal", "waterfall", "pass", "top")) == 15
    assert (kinds.count("bear"), kinds.count("pad"), kinds.count("water"), kinds.count("plain")) == (
        3,
        9,
        22,
        21,
    )


@pytest.mark.ruling("C-SETUP-01")
def test_the_order_in_which_extensions_are_named_does_not_matter() -> None:
    assert game_for(setup(4, BOTH)) is game_for(setup(4, reversed(BOTH)))


@pytest.mark.names_number("huts")
@pytest.mark.ruling("C-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_huts_rafts_and_a_helicopter(players: int) -> None:
    state = new_game(setup(players, BOTH))
    assert state.game.objects == ("hut", "helicopter", "raft")
    assert [player.left for player in state.players] == [(HUTS[players], 1, RAFTS[players])] * players
    assert [player.pile.visits for player in state.players] == [(0, 0, 0)] * players
    assert {what: state.game.object_points[what] for what in state.game.objects} == {
        "hut": 2,
        "helicopter": 3,
        "raft": 2,
    }
    assert (state.objects, state.parts) == ({}, {"rafts": {}})


@pytest.mark.ruling("H-2P-01", "R-2P-01")
def test_two_players_connect_two_tiles_with_both_extensions_too() -> None:
    state = after(new_game(setup(2, BOTH)), "reveal=W", "reveal=HF", "reveal=F", "open0@1,0", "reveal=W")
    assert (state.turn.seat, state.turn.to_connect, state.turn.free) == (0, 1, 2)
    assert refused(state, "end").ruling == "B-TURN-03"
    state = after(state, "open0@0,1")
    assert (state.turn.to_connect, len(state.offer.open)) == (0, 2)


def test_an_unknown_extension_is_no_game() -> None:
    with pytest.raises(ValueError, match="unknown extension: balloons"):
        new_game(setup(3, ["rafts", "balloons"]))
