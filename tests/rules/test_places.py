"""Places, bears and sets: what is printed on tiles and scores points."""

import pytest

from kit.positions import BOX, after, changes, effects_of, position
from rifugio import play, standings
from rifugio.engine.effects import BearMet, PlaceTaken, Went
from rifugio.engine.state import State
from rifugio.engine.text.moves import read_move

PLACES = {
    **{f"FL{number}": ("flower", 2) for number in (1, 2, 3)},
    **{f"AN{number}": ("animal", 2) for number in (1, 2, 3)},
    **{f"WF{number}": ("waterfall", 1) for number in (1, 2, 3)},
    **{f"P{number}": ("pass", 2) for number in (1, 2, 3)},
    **{f"T{number}": ("top", 3) for number in (1, 2, 3)},
}
KINDS = {kind: [place for place in PLACES if PLACES[place][0] == kind] for kind, _ in PLACES.values()}


def points(state: State, seat: int, source: str) -> int:
    return dict(standings(state)[seat].lines)[source]


def total(state: State, seat: int) -> int:
    return standings(state)[seat].total


# Places.


@pytest.mark.names_number("points", "pass-points")
@pytest.mark.ruling("B-PLACE-01", "B-PLACE-03", "B-PLACE-04", "B-PLACE-07")
@pytest.mark.parametrize(("place", "kind", "worth"), [(place, *row) for place, row in PLACES.items()])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_stepping_onto_a_place_gives_its_card(place: str, kind: str, worth: int, seat: int) -> None:
    state = position(
        f"{place}@1,0", players=3, seat=seat, cards=(1, 1, 1), piles={seat: "bear:1 hut:2"}, row="F R"
    )
    now, effects = play(state, read_move("walk>1,0"))
    first = kind == "top"
    taken = PlaceTaken(seat, place, points=4 if first else worth, first=first)
    assert effects == (Went(seat, "walk", 0, 1, 1, 0), taken)
    mark = "!" if first else ""
    assert changes(state, now) == [
        f"turn seat={seat} connect=0 free=1 awaiting=- seen=1,0:1:1",
        f"seat at=1,0 cards=1 left=hut:4 places={place}{mark} bears=1 visits=hut:2",
    ]
    assert points(now, seat, "places") == (4 if first else worth)


@pytest.mark.ruling("B-PLACE-01")
def test_walking_on_at_once_is_enough() -> None:
    state = position("FL1@1,0 AN1@2,0 F@3,0", cards=(1,))
    now = after(state, "walk>1,0", "walk>2,0", "walk>3,0")
    assert now.me.pile.places == {"FL1", "AN1"}


@pytest.mark.vector("T-33")
@pytest.mark.ruling("B-PLACE-02")
def test_a_second_entry_of_the_same_place_gives_nothing() -> None:
    state = after(position("FL1@1,0", cards=(1,)), "walk>1,0", "walk>0,0")
    now, effects = play(state, read_move("walk>1,0"))
    assert effects == (Went(0, "walk", 0, 1, 0, 1),)
    assert now.me.pile == state.me.pile
    assert points(now, 0, "places") == 2


@pytest.mark.ruling("B-PLACE-02")
def test_the_card_of_another_player_does_not_matter_nor_that_of_another_place() -> None:
    state = position("FL1@1,0", players=3, piles={0: "FL2 FL3", 1: "FL1", 2: "FL1"})
    now = after(state, "walk>1,0")
    assert [player.pile.places for player in now.players] == [{"FL1", "FL2", "FL3"}, {"FL1"}, {"FL1"}]


@pytest.mark.vector("T-34")
@pytest.mark.ruling("B-PLACE-04", "B-PLACE-05")
def test_the_first_on_a_top_has_four_points_the_others_three_and_nobody_both() -> None:
    first = position("R@1,0 T1@2,0", at="1,0 1,0", cards=(3, 3), row="F R G")
    now, effects = play(first, read_move("walk>2,0"))
    assert effects[1:] == (PlaceTaken(0, "T1", points=4, first=True),)
    assert now.me.pile.places == now.me.pile.firsts == {"T1"}
    assert effects_of(now, "walk>1,0", "walk>2,0")[1:] == (Went(0, "walk", 1, 2, 0, 1),)
    theirs = after(now, "walk>1,0", "walk>2,0", "end", "open0@-1,0", "reveal=F", "open0@-2,0")
    second, effects = play(theirs, read_move("walk>2,0"))
    assert effects[1:] == (PlaceTaken(1, "T1", points=3, first=False),)
    assert second.me.pile.places == {"T1"}
    assert second.me.pile.firsts == set()
    assert [points(second, seat, "places") for seat in (0, 1)] == [4, 3]


@pytest.mark.ruling("B-PLACE-04", "B-PLACE-06")
def test_each_top_has_its_own_first_visitor_and_one_player_may_be_first_on_all() -> None:
    state = position("T1@1,0 T2@2,0 T3@3,0", cards=(5,), piles={1: "T1 T2"})
    now = after(state, "walk>1,0", "walk>2,0", "walk>3,0")
    assert now.me.pile.firsts == {"T1", "T2", "T3"}
    assert points(now, 0, "places") == 12
    taken = position("T1@1,0 T2@2,0 T3@3,0", cards=(5,), piles={1: "T1! T2", 0: "T3!"})
    now = after(taken, "walk>1,0", "walk>2,0", "walk>3,0")
    assert now.me.pile.firsts == {"T2", "T3"}
    assert now.me.pile.places == {"T1", "T2", "T3"}
    assert points(now, 0, "places") == 3 + 4 + 4


@pytest.mark.ruling("B-PLACE-04")
@pytest.mark.parametrize("owner", [1, 2, 3, 4])
def test_whoever_of_the_others_was_first_leaves_three_points(owner: int) -> None:
    state = position("T2@1,0", players=5, piles={owner: "T2!"})
    assert effects_of(state, "walk>1,0")[1:] == (PlaceTaken(0, "T2", points=3, first=False),)


@pytest.mark.ruling("B-PLACE-09")
def test_standing_on_a_place_or_beginning_a_turn_there_gives_nothing() -> None:
    state = position("FL1@1,0 BE1@-1,0", players=3, at="0,0 1,0 -1,0", row="F R G")
    now = after(state, "end")
    laid = after(now, "open0@2,0")
    assert laid.me.pile == state.players[1].pile
    left = after(laid, "walk>0,0")
    assert left.players[1].pile == state.players[1].pile


@pytest.mark.names_number("points", "pass-points")
@pytest.mark.ruling("B-PLACE-03", "B-PLACE-04", "B-PLACE-07")
@pytest.mark.parametrize(("place", "kind", "worth"), [(place, *row) for place, row in PLACES.items()])
def test_what_a_place_is_worth_at_the_end(place: str, kind: str, worth: int) -> None:
    assert (BOX.tiles[place].kind, BOX.tiles[place].points) == (kind, worth)
    state = position(piles={0: place})
    assert points(state, 0, "places") == worth
    assert points(state, 1, "places") == 0
    if kind == "top":
        assert points(position(piles={0: f"{place}!"}), 0, "places") == 4


@pytest.mark.names_number("points", "pass-points")
@pytest.mark.ruling("B-PLACE-03", "B-PLACE-04", "B-PLACE-07", "B-SET-02")
def test_all_places_are_worth_thirty_three_and_all_sets_twenty_five() -> None:
    everything = " ".join(f"{place}!" if PLACES[place][0] == "top" else place for place in PLACES)
    state = position(piles={0: everything})
    assert (points(state, 0, "places"), points(state, 0, "sets")) == (33, 25)
    without_firsts = position(piles={0: " ".join(PLACES)})
    assert points(without_firsts, 0, "places") == 30


@pytest.mark.parametrize("tile", ["G", "F", "R"])
def test_a_plain_tile_gives_nothing(tile: str) -> None:
    state = position(f"{tile}@1,0")
    now, effects = play(state, read_move("walk>1,0"))
    assert effects == (Went(0, "walk", 0, 1, 1, 0),)
    assert now.me.pile == state.me.pile


# Bears.


@pytest.mark.ruling("B-BEAR-01")
@pytest.mark.parametrize("bear", ["BE1", "BE2", "BE3"])
def test_stepping_onto_a_bear_tile_costs_three_points(bear: str) -> None:
    state = position(f"{bear}@1,0", players=3, seat=2, cards=(0, 0, 1), piles={2: "FL1 T1! hut:2"}, row="F R")
    now, effects = play(state, read_move("walk>1,0"))
    assert effects == (Went(2, "walk", 0, 1, 1, 0), BearMet(seat=2, cell=1, points=-3))
    assert changes(state, now) == [
        "turn seat=2 connect=0 free=1 awaiting=- seen=1,0:1:1",
        "seat at=1,0 cards=1 left=hut:4 places=FL1,T1! bears=1 visits=hut:2",
    ]
    assert points(now, 2, "bears") == -3


@pytest.mark.vector("T-35")
@pytest.mark.ruling("B-BEAR-01")
def test_every_entry_of_a_bear_tile_in_one_turn_costs_again() -> None:
    state = position("BE1@1,0", cards=(1,))
    now = after(state, "walk>1,0", "walk>0,0", "walk>1,0")
    assert now.me.pile.bears == 2
    assert total(now, 0) == -6


@pytest.mark.ruling("B-BEAR-03")
@pytest.mark.parametrize("bears", [0, 1, 4, 25])
def test_bear_cards_are_unlimited_and_a_total_may_be_negative(bears: int) -> None:
    state = position("BE1@1,0", piles={0: f"bear:{bears}"})
    assert total(state, 0) == -3 * bears
    assert after(state, "walk>1,0").me.pile.bears == bears + 1


@pytest.mark.ruling("B-BEAR-04")
def test_staying_on_a_bear_tile_costs_nothing_further() -> None:
    state = position("BE1@1,0", players=3, at="1,0 1,0 1,0", row="F R G")
    now = after(state, "end", "open0@2,0", "walk>0,0", "end")
    assert [player.pile.bears for player in now.players] == [0, 0, 0]


# Sets.


@pytest.mark.ruling("B-SET-01")
@pytest.mark.parametrize("kind", KINDS)
def test_all_three_places_of_a_kind_give_five_points(kind: str) -> None:
    one, two, three = KINDS[kind]
    assert points(position(piles={0: f"{one} {two} {three}"}), 0, "sets") == 5
    for missing in ({one, two}, {one, three}, {two, three}, {one}):
        assert points(position(piles={0: " ".join(missing)}), 0, "sets") == 0


@pytest.mark.ruling("B-SET-01")
def test_three_of_different_kinds_are_no_set_and_sets_of_others_do_not_count() -> None:
    state = position(piles={0: "FL1 AN2 WF3 P1 T1!", 1: "FL1 FL2 FL3 P1 P2 P3"})
    assert [points(state, seat, "sets") for seat in (0, 1)] == [0, 10]


@pytest.mark.vector("T-36")
@pytest.mark.ruling("B-BEAR-02", "B-SET-01")
def test_a_bear_is_no_animal_and_three_tops_are_a_set() -> None:
    animals = position(piles={0: "AN1 AN2 bear:1"})
    assert dict(standings(animals)[0].lines) == {"places": 4, "sets": 0, "hut": 0, "bears": -3}
    bears = position(piles={0: "AN1 AN2 bear:3"})
    assert points(bears, 0, "sets") == 0
    tops = position(piles={0: "T1! T2 T3"})
    assert dict(standings(tops)[0].lines) == {"places": 10, "sets": 5, "hut": 0, "bears": 0}
    assert total(tops, 0) == 15


@pytest.mark.ruling("B-SET-02")
def test_sets_add_up_to_twenty_five_at_most() -> None:
    pile = ""
    for number, kind in enumerate(KINDS, 1):
        pile += " ".join(KINDS[kind]) + " "
        assert points(position(piles={1: pile}), 1, "sets") == 5 * number
    assert len(KINDS) == 5
