"""Visiting: the effects of stepping onto a tile, above all onto another player's hut."""

import pytest

from kit.positions import after, changes, effects_of, legal, position
from rifugio import play
from rifugio.engine.effects import Built, StepEarned, Visited, Went
from rifugio.engine.state import State
from rifugio.engine.text.moves import read_move

A, B = 1, 2
"""The cells 1,0 and 2,0."""


def visits(state: State) -> list[int]:
    """Visits to huts, by owner."""
    return [player.pile.visits[0] for player in state.players]


def cards(state: State) -> list[int]:
    return [player.cards for player in state.players]


@pytest.mark.vector("T-25")
@pytest.mark.ruling("B-VISIT-01", "B-VISIT-02", "B-VISIT-03")
def test_walking_over_a_foreign_hut_gives_its_owner_two_points_and_the_visitor_a_card() -> None:
    state = position("G@1,0 G@2,0", objects="hut1@1,0", row="F R")
    visiting, effects = play(state, read_move("walk>1,0"))
    assert effects == (
        Went(0, "walk", 0, A, free=1, cards=0),
        Visited(seat=0, owner=1, what="hut", cell=A, points=2),
        StepEarned(seat=0, as_card=True),
    )
    assert changes(state, visiting) == [
        "turn seat=0 connect=0 free=1 awaiting=- seen=1,0:1:1",
        "seat at=1,0 cards=1 left=hut:5 places=- bears=0 visits=hut:0",
        "seat at=0,0 cards=0 left=hut:4 places=- bears=0 visits=hut:1",
    ]
    on = after(visiting, "walk>2,0")
    assert (visits(on), cards(on)) == ([0, 1], [1, 0])
    assert on.visit_points(1, "hut") == 2
    assert effects_of(visiting, "walk>2,0") == (Went(0, "walk", A, B, free=1, cards=0),)


@pytest.mark.ruling("B-VISIT-01", "B-VISIT-02", "B-CARD-02")
@pytest.mark.parametrize("owner", range(5))
@pytest.mark.parametrize("visitor", range(5))
def test_a_visit_counts_for_the_owner_alone_whoever_visits(visitor: int, owner: int) -> None:
    state = position("G@1,0", players=5, seat=visitor, objects=f"hut{owner}@1,0", cards=(1, 1, 1, 1, 1))
    now, effects = play(state, read_move("walk>1,0"))
    if visitor == owner:
        assert effects == (Went(visitor, "walk", 0, A, 1, 0),)
        assert (visits(now), cards(now)) == ([0] * 5, [1] * 5)
    else:
        assert effects[1:] == (Visited(visitor, owner, "hut", A, 2), StepEarned(visitor, as_card=True))
        assert visits(now) == [int(seat == owner) for seat in range(5)]
        assert cards(now) == [1 + int(seat == visitor) for seat in range(5)]


@pytest.mark.vector("T-26")
@pytest.mark.ruling("B-VISIT-05")
def test_the_own_hut_brings_nothing_to_anyone() -> None:
    state = position("G@1,0", objects="hut0@1,0", cards=(2, 2))
    now, effects = play(state, read_move("walk>1,0"))
    assert effects == (Went(0, "walk", 0, A, free=1, cards=0),)
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=1 awaiting=- seen=1,0:1:2",
        "seat at=1,0 cards=2 left=hut:4 places=- bears=0 visits=hut:0",
    ]


@pytest.mark.vector("T-27")
@pytest.mark.ruling("B-VISIT-06", "B-BUILD-07")
def test_a_hut_built_where_others_stand_is_not_visited_until_they_come_back() -> None:
    state = position("G@1,0", at="1,0 1,0", row="F R G", cards=(0, 1))
    built, effects = play(state, read_move("hut+1,0"))
    assert effects == (Built(0, "hut", A, free=1, cards=0),)
    assert (visits(built), cards(built)) == ([0, 0], [0, 1])
    theirs = after(built, "end", "open0@-1,0", "reveal=F", "open0@-2,0")
    assert theirs.turn.seat == 1
    assert (visits(theirs), cards(theirs)) == ([0, 0], [0, 1])
    gone = after(theirs, "walk>0,0")
    assert (visits(gone), cards(gone)) == ([0, 0], [0, 1])
    back = after(gone, "walk>1,0")
    assert (visits(back), cards(back)) == ([1, 0], [0, 2])


@pytest.mark.ruling("B-VISIT-07")
def test_standing_on_a_hut_or_beginning_a_turn_there_is_no_visit() -> None:
    state = position("G@1,0", players=3, at="0,0 1,0 1,0", objects="hut0@1,0", row="F R G", cards=(1, 1, 1))
    now, effects = play(state, read_move("end"))
    assert not [effect for effect in effects if isinstance(effect, Visited | StepEarned)]
    laid = after(now, "open0@-1,0")
    assert (visits(laid), cards(laid)) == ([0, 0, 0], [1, 1, 1])
    left = after(laid, "walk>0,0")
    assert (visits(left), cards(left)) == ([0, 0, 0], [1, 1, 1])


@pytest.mark.ruling("B-VISIT-07")
def test_only_the_walker_that_steps_visits() -> None:
    state = position("G@1,0 G@2,0", players=3, at="0,0 1,0 1,0", objects="hut1@1,0", cards=(0, 3, 3))
    now = after(state, "walk>1,0")
    assert (visits(now), cards(now)) == ([0, 1, 0], [1, 3, 3])


@pytest.mark.vector("T-29")
@pytest.mark.ruling("B-VISIT-04")
def test_every_entry_of_the_same_hut_in_one_turn_counts() -> None:
    state = position("G@1,0", objects="hut1@1,0")
    steps = []
    for move in ("walk>1,0", "walk>0,0", "walk>1,0", "walk>0,0"):
        state = after(state, move)
        steps.append((state.turn.free, state.me.cards, visits(state)[1]))
    assert steps == [(1, 1, 1), (0, 1, 1), (0, 1, 2), (0, 0, 2)]
    assert legal(state) == {"end"}


@pytest.mark.ruling("B-VISIT-04")
def test_visits_of_several_turns_and_players_add_up() -> None:
    state = position("G@1,0", players=3, objects="hut2@1,0", row="F R", piles={2: "hut:7"})
    now = after(state, "walk>1,0", "end", "reveal=F", "open0@-1,0", "walk>1,0")
    assert visits(now) == [0, 0, 9]
    assert now.visit_points(2, "hut") == 18


@pytest.mark.ruling("B-VISIT-08", "B-CARD-04", "B-CARD-05")
@pytest.mark.parametrize("hand", range(6))
def test_the_owner_is_paid_whatever_the_visitor_holds(hand: int) -> None:
    state = position("G@1,0", objects="hut1@1,0", cards=(hand,))
    now, effects = play(state, read_move("walk>1,0"))
    assert effects[1:] == (Visited(0, 1, "hut", A, 2), StepEarned(0, as_card=hand < 5))
    assert visits(now) == [0, 1]


@pytest.mark.ruling("B-VISIT-01", "B-VISIT-04")
def test_neighbouring_huts_of_different_owners_are_each_visited() -> None:
    state = position("G@1,0 G@2,0", players=4, seat=3, objects="hut0@1,0 hut1@2,0")
    now = after(state, "walk>1,0", "walk>2,0")
    assert visits(now) == [1, 1, 0, 0]
    assert cards(now) == [0, 0, 0, 2]
