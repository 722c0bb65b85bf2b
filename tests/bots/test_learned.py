"""The learned value: what it sees, what it is worth, and that it is as light as promised."""

import json
import subprocess
import sys
from importlib.resources import files

import pytest

import rifugio
import rifugio_cairns
from kit.positions import position
from kit.ways import WAYS, Way
from rifugio.bots.distances import vehicles
from rifugio.bots.learned.features import features, names
from rifugio.bots.learned.ground import Ground
from rifugio.bots.learned.tours import Stop, tour_of
from rifugio.bots.learned.value import LearnedValue, Numbers, learned_value, numbers_for, shipped, way_of
from rifugio.bots.worth import score_now
from rifugio.engine.play import new_game
from rifugio.engine.state import State
from tests.bots.test_bots import FEW, positions

NO_FIRSTS: frozenset[str] = frozenset()
NUMBERS = files("rifugio.bots.learned") / "numbers.json"


def seen(state: State, seat: int) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(names(state.game), features(state)[seat], strict=True))


def tour(state: State, budget: int) -> tuple[Stop, ...]:
    """The tour of seat 0."""
    return tour_of(Ground(state, 0, vehicles(state)), budget, NO_FIRSTS).stops


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_way_has_a_name_for_each_feature(way: Way) -> None:
    state = new_game(way.setup)
    for one in features(state):
        assert len(one) == len(names(state.game)) == len(set(names(state.game)))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_way_has_numbers_of_its_own(way: Way) -> None:
    known = shipped()
    assert numbers_for(way.game, known) is known[way_of(way.game)]


def test_the_numbers_are_few() -> None:
    assert len(NUMBERS.read_bytes()) <= 200_000


def test_a_tour_goes_to_what_brings_most_for_its_steps() -> None:
    state = position("FL1@1,0 G@-1,0 G@-2,0 G@-3,0 FL2@-4,0", players=3)
    stops = tour(state, 10)
    assert [stop.steps for stop in stops] == [1, 6]


def test_a_tour_ends_with_the_steps() -> None:
    state = position("FL1@1,0 G@-1,0 G@-2,0 G@-3,0 FL2@-4,0", players=3)
    assert len(tour(state, 5)) == 1
    assert tour(state, 0) == ()


def test_a_bear_in_the_way_is_a_detour() -> None:
    free = position("G@1,0 FL1@2,0", players=3)
    guarded = position("BE1@1,0 FL1@2,0", players=3)
    (short,), (long,) = (tour(state, 10) for state in (free, guarded))
    assert long.steps > short.steps


def test_what_brings_a_place_nearer_shows_in_the_features() -> None:
    far = seen(position("G@1,0 G@2,0 G@3,0 FL1@4,0", players=3), 0)
    near = seen(position("FL1@1,0", players=3), 0)
    assert near["flower nearest"] > far["flower nearest"]
    assert near["tour after 2"] > far["tour after 2"]


def test_a_finished_game_is_worth_its_score() -> None:
    *_, (last, _) = positions(Way(2, ()), ["squirrel"], 5, FEW)
    over = last._replace(turn=last.turn._replace(over=True))
    mine, theirs = (score_now(over, seat) for seat in (0, 1))
    assert learned_value(over.game)(over, 0) == mine - theirs


def test_one_player_gains_what_the_other_loses() -> None:
    value = learned_value(Way(2, ("rafts",)).game)
    for state, _ in list(positions(Way(2, ("rafts",)), ["squirrel"], 5, FEW))[::15]:
        assert value(state, 0) == pytest.approx(-value(state, 1))


def test_numbers_count_always_and_per_turn_left() -> None:
    game = Way(3, ()).game
    state = new_game(Way(3, ()).setup)
    turns = seen(state, 0)["turns"]
    value = LearnedValue(game, Numbers({"": 2.0, "cards": 0.5}, {"": 1.0}))
    cards = seen(state, 0)["cards"]
    assert value.totals(state)[0] == pytest.approx(2.0 + 0.5 * cards + turns)


def test_an_extension_nobody_has_learned_is_played_by_the_numbers_of_the_base_game() -> None:
    rifugio.add_extension(rifugio_cairns.CAIRNS)
    game = Way(2, ("cairns",)).game
    assert numbers_for(game, shipped()) is shipped()["2"]
    assert isinstance(learned_value(game)(new_game(Way(2, ("cairns",)).setup), 0), float)


def test_it_needs_only_the_standard_library() -> None:
    asked = "import sys, rifugio.bots; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_every_number_belongs_to_a_feature() -> None:
    data = json.loads(NUMBERS.read_text(encoding="utf-8"))
    everything = {name for way in WAYS for name in names(way.game)}
    assert set(data["names"]) - {""} == everything
