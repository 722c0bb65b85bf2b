"""Preparation: what lies ready before the first turn."""

import pytest

from kit.positions import BOX, after, in_order, legal
from rifugio import new_game, setup, to_move
from rifugio.engine.base import preparation
from rifugio.engine.effects import TurnBegan
from rifugio.engine.rulebooks import game_for
from rifugio.engine.state import NATURE, Offer, Pile, Player, Turn
from rifugio.engine.text.positions import write_position

SIXTY = {"G": 11, "F": 20, "R": 11} | {
    f"{kind}{number}": 1 for kind in ("FL", "AN", "WF", "BE", "P", "T") for number in (1, 2, 3)
}
HUTS = {2: 5, 3: 4, 4: 3, 5: 3}


@pytest.mark.ruling("B-SETUP-01")
@pytest.mark.parametrize("players", HUTS)
def test_only_start_lies_on_the_table(players: int) -> None:
    state = new_game(setup(players))
    assert {where: laid.tile for where, laid in state.board.tiles.items()} == {0: BOX.start}
    assert state.objects == {}
    assert state.parts == {}


@pytest.mark.names_number("tile-mix")
@pytest.mark.ruling("B-SETUP-02")
def test_sixty_tiles_are_to_be_laid_and_start_is_none_of_them() -> None:
    game = game_for(setup(2))
    assert game.counts == SIXTY
    assert sum(game.counts.values()) == 60
    assert BOX.start.id not in game.counts
    assert [tile.id for tile in game.tiles] == sorted(SIXTY)


@pytest.mark.names_number("tile-mix")
@pytest.mark.ruling("B-SETUP-02")
@pytest.mark.parametrize("players", HUTS)
def test_the_tiles_do_not_depend_on_the_number_of_players(players: int) -> None:
    assert preparation.tiles(BOX, players) == SIXTY


@pytest.mark.names_number("huts")
@pytest.mark.ruling("B-SETUP-03", "B-SETUP-04", "B-SETUP-05", "B-BUILD-05")
@pytest.mark.parametrize(("players", "huts"), HUTS.items())
def test_each_player_has_a_walker_on_start_three_cards_and_huts_by_number_of_players(
    players: int, huts: int
) -> None:
    state = new_game(setup(players))
    nothing = Pile(places=frozenset(), firsts=frozenset(), bears=0, visits=(0,))
    assert state.players == (Player(cell=0, cards=3, left=(huts,), pile=nothing),) * players


@pytest.mark.names_number("tile-mix")
@pytest.mark.ruling("B-SETUP-06")
@pytest.mark.parametrize("players", HUTS)
def test_all_tiles_are_blind_until_three_are_opened_before_the_first_turn(players: int) -> None:
    state = new_game(setup(players))
    assert state.offer == Offer(open=(), blind=tuple(SIXTY[tile] for tile in sorted(SIXTY)))
    assert state.turn == Turn(seat=0, to_connect=2 if players == 2 else 1, awaiting="fill", free=2)
    assert to_move(state) == NATURE
    assert in_order(state) == [f"reveal={tile}" for tile in sorted(SIXTY)]
    two_open = after(state, "reveal=T1", "reveal=F")
    assert to_move(two_open) == NATURE
    assert "reveal=T1" not in legal(two_open)
    three_open = after(two_open, "reveal=G")
    assert [tile.id for tile in three_open.offer.open] == ["T1", "F", "G"]
    assert sum(three_open.offer.blind) == 57
    assert to_move(three_open) == 0
    assert legal(three_open, "reveal") == set()


@pytest.mark.ruling("B-SETUP-06")
def test_the_first_position_begins_the_turn_of_seat_0() -> None:
    _, effects = preparation.prepare(game_for(setup(3)))
    assert effects == (TurnBegan(0),)


@pytest.mark.ruling("B-SETUP-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    preparation.check_players(players)


@pytest.mark.ruling("B-SETUP-09")
@pytest.mark.parametrize("players", [-2, 0, 1, 6, 7])
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"^Rifugio is for 2 to 5 players, not {players}$"):
        preparation.check_players(players)


@pytest.mark.ruling("B-SETUP-09")
@pytest.mark.parametrize("players", [1, 6])
def test_no_game_begins_with_too_few_or_too_many(players: int) -> None:
    with pytest.raises(ValueError, match=f"^Rifugio is for 2 to 5 players, not {players}$"):
        new_game(setup(players))


def test_equal_set_ups_begin_alike() -> None:
    assert write_position(new_game(setup(4))) == write_position(new_game(setup(4)))
