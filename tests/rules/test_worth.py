"""What places that a player lacks would add to their score."""

from collections.abc import Iterator
from random import Random

import pytest

from kit.positions import position
from kit.ways import WAYS, Way, pick
from rifugio.engine.base.scoring import worth
from rifugio.engine.effects import Effects, PlaceTaken
from rifugio.engine.game import Game
from rifugio.engine.play import legal_moves, new_game, play, standings
from rifugio.engine.rulebook import Rulebook, RuleModule, ScoreLine
from rifugio.engine.state import State

KINDS = {"flower": "FL", "animal": "AN", "waterfall": "WF", "pass": "P", "top": "T"}


def total(state: State, seat: int) -> int:
    return standings(state)[seat].total


@pytest.mark.names_number("points", "pass-points")
@pytest.mark.ruling("B-SCORE-01", "B-SET-01", "B-PLACE-02")
def test_the_last_of_a_set_is_worth_its_set_as_well() -> None:
    found = worth(position(piles={0: "FL1 FL3 AN2 WF1 WF2 WF3"}), 0)
    alone = {"FL2": 7, "AN1": 2, "AN3": 2, "P1": 2, "P2": 2, "P3": 2, "T1": 4, "T2": 4, "T3": 4}
    assert found.places == alone
    assert found.sets == {"flower": 7, "animal": 9, "waterfall": 0, "pass": 11, "top": 17}


@pytest.mark.names_number("points")
@pytest.mark.ruling("B-PLACE-04", "B-PLACE-05")
def test_where_somebody_else_was_first_a_place_is_worth_less() -> None:
    state = position(players=3, piles={1: "T2!", 2: "T2"})
    assert worth(state, 0).places["T1"] == 4
    assert worth(state, 0).places["T2"] == 3
    assert worth(state, 0).sets["top"] == 16
    assert worth(state, 1).sets["top"] == 13


@pytest.mark.names_number("points")
@pytest.mark.ruling("B-OFFER-12", "B-SET-01")
def test_a_place_that_left_the_game_is_worth_nothing_and_its_set_neither() -> None:
    found = worth(position(removed="AN1", piles={0: "AN2"}), 0)
    assert "AN1" not in found.places
    assert found.places["AN3"] == found.sets["animal"] == 2


@pytest.mark.names_number("points")
@pytest.mark.ruling("R-SCORE-02", "C-SCORE-01")
def test_water_at_a_waterfall_counts_where_rivers_are_played() -> None:
    tiles = "W@1,0 WF1@2,0 W@3,0 W@2,1 WF2@4,0"
    found = worth(position(tiles, extensions=("rafts",)), 0)
    assert [found.places[place] for place in ("WF1", "WF2", "WF3")] == [4, 2, 1]
    assert found.sets["waterfall"] == 4 + 2 + 1 + 5


def moments(way: Way, seed: int) -> Iterator[tuple[State, State, Effects]]:
    """Yield each move of a random game: the positions before and after it, and its effects."""
    rng, state = Random(seed), new_game(way.setup)
    while not state.turn.over:
        now, effects = play(state, pick(legal_moves(state), rng))
        yield state, now, effects
        state = now


def with_these(state: State, seat: int, places: set[str]) -> State:
    """Lay the cards of these places onto a player's pile."""
    player = state.players[seat]
    taken = set[str]().union(*(one.pile.firsts for one in state.players))
    tops = {place for place in places if place.startswith("T")}
    pile = player.pile._replace(
        places=player.pile.places | places, firsts=player.pile.firsts | (tops - taken)
    )
    return state.with_player(seat, player._replace(pile=pile))


def check(state: State, seat: int) -> None:
    """What is told is the score with the places minus the score without them."""
    found, points = worth(state, seat), total(state, seat)
    lost = {tile.id for tile in state.offer.removed}
    for kind, begins in KINDS.items():
        every = {f"{begins}{number}" for number in (1, 2, 3)} - lost - state.players[seat].pile.places
        assert {place for place in found.places if place.rstrip("123") == begins} == every
        assert found.sets[kind] == total(with_these(state, seat, every), seat) - points
        for place in every:
            assert found.places[place] == total(with_these(state, seat, {place}), seat) - points


def check_game(way: Way, seed: int) -> int:
    """Check a whole game; return how many places were taken in it."""
    taken = 0
    for number, (state, now, effects) in enumerate(moments(way, seed)):
        for one in effects:
            if isinstance(one, PlaceTaken):
                before = worth(state, one.seat).places[one.place]
                assert total(now, one.seat) - total(state, one.seat) == before
                taken += 1
        if number % 25 == 0:
            for seat in range(state.game.players):
                check(state, seat)
    return taken


@pytest.mark.ruling("B-SCORE-01", "C-SCORE-01")
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_in_whole_games_it_is_the_score_after_less_the_score_before(way: Way) -> None:
    assert sum(check_game(way, seed) for seed in range(3)) > 3


@pytest.mark.ruling("C-SCORE-01")
def test_what_an_extension_of_somebody_else_counts_is_in_it() -> None:
    def herbs(state: State, seat: int) -> list[ScoreLine]:
        flowers = [place for place in state.players[seat].pile.places if place.startswith("FL")]
        return [ScoreLine("herbs", 10 * len(flowers))]

    state = position()
    rulebook = Rulebook((*state.game.rulebook.modules, RuleModule(name="herbs", score=herbs)))
    richer = state._replace(game=Game(state.game.setup, rulebook))
    plain, found = worth(state, 0), worth(richer, 0)
    assert found.places == {p: n + 10 * p.startswith("FL") for p, n in plain.places.items()}
    assert found.sets == {**plain.sets, "flower": plain.sets["flower"] + 30}
