"""Walking: moving from tile to tile."""

from collections.abc import Iterator
from typing import TypeAlias

import pytest

from kit.positions import after, changes, effects_of, in_order, legal, position, refused
from rifugio import legal_moves, play
from rifugio.engine.base.walking import refuse_free_circle
from rifugio.engine.cells import DIRECTIONS
from rifugio.engine.effects import StepEarned, Visited, Went
from rifugio.engine.moves import Go
from rifugio.engine.reasons import (
    ConnectFirst,
    FreeCircle,
    NoSuchMeans,
    NotANeighbour,
    NotEnoughSteps,
    NoTileThere,
    WrongPrice,
)
from rifugio.engine.state import Player, State, Turn
from rifugio.engine.text.cells import read_cell, write_cell
from rifugio.engine.text.moves import read_move

AROUND_START = [write_cell(offset) for offset in DIRECTIONS]
A, B = "1,0", "2,0"
"""Two neighbouring tiles; START, or X, is next to A."""


def visits(state: State) -> list[int]:
    """Visits to huts, by owner."""
    return [player.pile.visits[0] for player in state.players]


def steps_and_cards(state: State) -> tuple[int, int]:
    return state.turn.free, state.me.cards


# A step.


@pytest.mark.ruling("B-WALK-01")
@pytest.mark.parametrize("terrain", ["G", "F", "R", "T1", "BE1", "WF1", "FL3"])
@pytest.mark.parametrize("direction", range(6))
def test_a_step_leads_to_a_neighbouring_tile_in_any_direction_whatever_the_terrain(
    terrain: str, direction: int
) -> None:
    cell = AROUND_START[direction]
    state = position(f"{terrain}@{cell}", players=3, seat=1, cards=(0, 3, 0))
    assert legal(state) == {f"walk>{cell}", "end"}
    now = after(state, f"walk>{cell}")
    assert now.players[1].cell == read_cell(cell)
    assert effects_of(state, f"walk>{cell}")[0] == Went(1, "walk", 0, read_cell(cell), free=1, cards=0)
    assert [player.cell for player in (now.players[0], now.players[2])] == [0, 0]
    back = after(now, "walk>0,0")
    assert back.players[1].cell == 0


@pytest.mark.ruling("B-WALK-01", "B-WALK-05")
def test_a_step_moves_the_walker_pays_and_is_remembered_and_changes_nothing_else() -> None:
    state = position(
        "G@1,0 G@2,0", players=3, seat=2, at="0,0 2,0 1,0", objects="hut2@1,0", cards=(1, 2, 3), row="F R"
    )
    now = after(state, "walk>2,0")
    assert changes(state, now) == [
        "turn seat=2 connect=0 free=1 awaiting=- seen=2,0:1:3",
        "seat at=2,0 cards=3 left=hut:3 places=- bears=0 visits=hut:0",
    ]
    back = after(now, "walk>1,0")
    assert changes(now, back) == [
        "turn seat=2 connect=0 free=0 awaiting=- seen=1,0:0:3;2,0:1:3",
        "seat at=1,0 cards=3 left=hut:3 places=- bears=0 visits=hut:0",
    ]


@pytest.mark.ruling("B-WALK-01")
def test_a_step_leads_to_a_tile_and_not_beyond_the_neighbours() -> None:
    state = position("G@1,0 G@2,0 G@1,1", cards=(5,))
    assert legal(state) == {"walk>1,0", "end"}
    for cell in ("2,0", "1,1", "0,0"):
        assert refused(state, f"walk>{cell}") == NotANeighbour("B-WALK-01", read_cell(cell))
    for cell in ("0,1", "-1,0", "3,0", "50,50"):
        assert refused(state, f"walk>{cell}") == NoTileThere("B-WALK-01", read_cell(cell))


@pytest.mark.ruling("B-WALK-01")
def test_ways_are_listed_in_ascending_order_of_cells() -> None:
    ring = " ".join(f"F@{cell}" for cell in AROUND_START)
    assert in_order(position(ring)) == [
        *("walk>0,-1", "walk>1,-1", "walk>-1,0", "walk>1,0", "walk>-1,1", "walk>0,1"),
        "end",
    ]


@pytest.mark.ruling("B-WALK-02")
def test_walkers_share_a_tile_and_never_block_one_another() -> None:
    state = position("G@1,0 G@2,0", players=5, at="0,0 1,0 1,0 1,0 1,0")
    now = after(state, "walk>1,0")
    assert [player.cell for player in now.players] == [1, 1, 1, 1, 1]
    assert after(now, "walk>2,0").players[0].cell == 2
    assert "hut+1,0" in legal(now)


@pytest.mark.ruling("B-WALK-03")
@pytest.mark.parametrize("here", ["1,0", "0,0"])
def test_going_to_a_neighbour_and_back_is_allowed(here: str) -> None:
    there = {"1,0": "0,0", "0,0": "1,0"}[here]
    state = position("G@1,0", at=here)
    now = after(state, f"walk>{there}", f"walk>{here}")
    assert (now.me.cell, now.turn.free) == (read_cell(here), 0)


@pytest.mark.vector("T-79")
@pytest.mark.ruling("B-WALK-04")
def test_entering_start_brings_nothing() -> None:
    state = position("G@1,0", at="1,0 0,0", cards=(3, 3))
    now, effects = play(state, read_move("walk>0,0"))
    assert effects == (Went(0, "walk", 1, 0, free=1, cards=0),)
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=1 awaiting=- seen=0,0:1:3",
        "seat at=0,0 cards=3 left=hut:5 places=- bears=0 visits=hut:0",
    ]


@pytest.mark.ruling("B-WALK-01")
def test_there_are_no_other_means_and_no_other_prices() -> None:
    state = position("G@1,0", cards=(5,))
    assert refused(state, "fly>1,0") == NoSuchMeans("B-WALK-01", "fly")
    for steps in (0, 2, 3):
        assert refused(state, Go("walk", 1, steps)) == WrongPrice("B-WALK-01", steps, 1)
    assert Go("walk", 1, 1) in legal_moves(state)


@pytest.mark.ruling("B-WALK-01", "B-TURN-03", "B-STEP-03")
def test_which_objection_to_a_step_comes_first() -> None:
    connecting = position("G@1,0", players=3, to_connect=1, row="F", free=0)
    assert refused(connecting, "fly>1,0") == NoSuchMeans("B-WALK-01", "fly")
    assert refused(connecting, "walk>1,0/2") == WrongPrice("B-WALK-01", 2, 1)
    assert refused(connecting, "walk>7,7") == ConnectFirst("B-TURN-03")
    poor = position("G@1,0 G@2,0", free=0, objects="hut1@1,0", seen="1,0:0:0")
    assert refused(poor, "walk>7,7") == NoTileThere("B-WALK-01", read_cell("7,7"))
    assert refused(poor, "walk>2,0") == NotANeighbour("B-WALK-01", 2)
    assert refused(poor, "walk>1,0") == NotEnoughSteps("B-STEP-03", 1, 0)


# No free circles.


@pytest.mark.vector("T-30")
@pytest.mark.ruling("B-WALK-05", "B-VISIT-04")
def test_between_two_foreign_huts_one_may_not_walk_in_circles_for_free() -> None:
    state = position("G@1,0 G@2,0", objects="hut1@1,0 hut1@2,0")
    seen = []
    for cell in (A, B, A):
        state = after(state, f"walk>{cell}")
        seen.append(steps_and_cards(state))
    assert seen == [(1, 1), (0, 2), (0, 2)]
    assert visits(state) == [0, 3]
    assert state.turn.seen == {(1, 1, 1), (2, 0, 2), (1, 0, 2)}
    assert refused(state, "walk>2,0") == FreeCircle("B-WALK-05", cell=2, free=0, cards=2)
    assert legal(state) == {"walk>0,0", "end"}


@pytest.mark.vector("T-30b")
@pytest.mark.ruling("B-WALK-03", "B-WALK-05")
def test_there_and_back_from_the_hut_where_the_turn_began_keeps_both_cards() -> None:
    state = position("G@1,0 G@2,0", at=A, objects="hut1@1,0 hut1@2,0", row="F R G")
    now = after(state, "walk>2,0", "walk>1,0", "end")
    assert now.players[0].cards == 2
    assert visits(now) == [0, 2]


@pytest.mark.vector("T-30c")
@pytest.mark.ruling("B-WALK-05", "B-CARD-05")
def test_with_five_cards_the_circle_closes_one_step_earlier() -> None:
    state = position("G@1,0 G@2,0", at=A, objects="hut1@1,0 hut1@2,0", cards=(5,))
    there = after(state, "walk>2,0")
    assert steps_and_cards(there) == (2, 5)
    back = after(there, "walk>1,0")
    assert steps_and_cards(back) == (2, 5)
    assert refused(back, "walk>2,0") == FreeCircle("B-WALK-05", cell=2, free=2, cards=5)
    assert legal(back) == {"walk>0,0", "end"}


@pytest.mark.vector("T-31")
@pytest.mark.ruling("B-WALK-05", "B-VISIT-04", "B-VISIT-08")
def test_a_chain_of_huts_to_a_flower_and_back_is_legal_and_every_entry_counts() -> None:
    state = position("G@1,0 G@2,0 FL1@3,0", objects="hut1@1,0 hut1@2,0")
    for cell in (A, B, "3,0", B, A, "0,0"):
        state = after(state, f"walk>{cell}")
    assert visits(state) == [0, 4]
    assert steps_and_cards(state) == (0, 0)
    assert state.me.pile.places == {"FL1"}


@pytest.mark.vector("T-32")
@pytest.mark.ruling("B-WALK-05", "B-VISIT-05")
def test_from_the_own_hut_to_a_foreign_one_counts_every_time() -> None:
    state = position("G@1,0 G@2,0", at=A, objects="hut0@1,0 hut1@2,0", cards=(1,))
    moves = [f"walk>{cell}" for cell in (B, A, B, A, B)]
    for number, move in enumerate(moves):
        now, effects = play(state, read_move(move))
        if number % 2 == 0:
            assert effects[1:] == (Visited(0, 1, "hut", 2, 2), StepEarned(0, as_card=True))
        else:
            assert len(effects) == 1
        state = now
    assert visits(state) == [0, 3]
    assert steps_and_cards(state) == (0, 1)


@pytest.mark.ruling("B-WALK-05")
@pytest.mark.parametrize(
    ("seen", "legal_again"),
    [
        ("2,0:1:3", False),
        ("2,0:1:2", True),
        ("2,0:2:3", True),
        ("2,0:0:3", True),
        ("2,0:1:4", True),
        ("1,0:1:3", True),
        ("0,0:1:3", True),
        ("-", True),
    ],
)
def test_only_the_same_tile_with_the_same_steps_and_cards_is_a_circle(seen: str, legal_again: bool) -> None:
    """The step to B pays a free step and earns a card: it arrives with 1 free step and 3 cards."""
    state = position("G@1,0 G@2,0", at=A, objects="hut1@2,0", cards=(2,), seen=seen)
    if legal_again:
        assert steps_and_cards(after(state, "walk>2,0")) == (1, 3)
    else:
        assert refused(state, "walk>2,0") == FreeCircle("B-WALK-05", cell=2, free=1, cards=3)


@pytest.mark.ruling("B-WALK-05")
def test_the_arrivals_of_a_turn_are_forgotten_at_its_end() -> None:
    state = position("G@1,0 G@2,0", at=A, objects="hut1@1,0 hut1@2,0", cards=(5,), row="F R G")
    ended = after(state, "walk>2,0", "walk>1,0", "end")
    assert ended.turn.seen == frozenset()
    assert ended.turn.seat == 1


@pytest.mark.ruling("B-WALK-05")
def test_building_is_never_refused_as_a_circle() -> None:
    state = position("G@1,0", at=A, cards=(1,), seen="1,0:1:1;1,0:0:1")
    assert "hut+1,0" in legal(state)
    assert after(state, "hut+1,0").turn.seen == state.turn.seen


@pytest.mark.ruling("B-WALK-05")
def test_only_steps_onto_foreign_huts_can_be_circles() -> None:
    for objects in ("-", "hut0@2,0"):
        state = position("G@1,0 G@2,0", at=A, objects=objects, cards=(2,), seen="2,0:1:2;2,0:1:3")
        assert refuse_free_circle(state, Go("walk", 2)) is None
    foreign = position("G@1,0 G@2,0", at=A, objects="hut1@2,0", cards=(2,), seen="2,0:1:3")
    assert refuse_free_circle(foreign, Go("walk", 2)) == FreeCircle("B-WALK-05", 2, 1, 3)
    dearer = position("G@1,0 G@2,0", at=A, objects="hut1@2,0", cards=(2,), seen="2,0:0:3")
    assert refuse_free_circle(dearer, Go("walk", 2)) is None
    assert refuse_free_circle(dearer, Go("walk", 2, 2)) == FreeCircle("B-WALK-05", 2, 0, 3)


# D-03: how long a turn can get.

Longest: TypeAlias = tuple[int, int]
"""Steps and visits."""

BOARDS = {
    "X-A": ("G@1,0", "hut1@1,0"),
    "X-A-sight": ("G@1,0 FL1@2,0", "hut1@1,0"),
    "X-A-B": ("G@1,0 G@2,0", "hut1@1,0 hut1@2,0"),
    "X-A, A-B-C": ("G@1,0 G@2,0 G@1,1", "hut1@1,0 hut1@2,0 hut1@1,1"),
}
LONGEST = [
    *(("X-A", 0, (4, 2)), ("X-A", 3, (10, 5)), ("X-A", 5, (14, 7))),
    *(("X-A-sight", 0, (4, 2)), ("X-A-sight", 3, (10, 5)), ("X-A-sight", 5, (14, 7))),
    *(("X-A-B", 0, (6, 5)), ("X-A-B", 3, (12, 8)), ("X-A-B", 5, (14, 8))),
    *(("X-A, A-B-C", 0, (8, 7)), ("X-A, A-B-C", 3, (14, 10)), ("X-A, A-B-C", 5, (15, 9))),
]


def walks(state: State) -> Iterator[Go]:
    return (move for move in legal_moves(state) if isinstance(move, Go))


def longest_turn(state: State, known: dict[tuple[Player, Turn], Longest]) -> Longest:
    """The longest turn from here on, with the most visits among equals; each visit is rewarded."""
    key = state.me, state.turn
    if key not in known:
        known[key] = (0, 0)
        for move in walks(state):
            now, effects = play(state, move)
            visit = int(move.to in state.objects)
            rewards = [type(effect) for effect in effects if isinstance(effect, Visited | StepEarned)]
            assert rewards == [Visited, StepEarned] * visit
            steps, visited = longest_turn(now, known)
            known[key] = max(known[key], (steps + 1, visited + visit))
    return known[key]


@pytest.mark.ruling("B-WALK-05", "B-VISIT-08", "B-VISIT-04")
@pytest.mark.parametrize(("name", "cards", "longest"), LONGEST)
def test_the_longest_turn_on_tiny_boards(name: str, cards: int, longest: Longest) -> None:
    board, objects = BOARDS[name]
    assert longest_turn(position(board, objects=objects, cards=(cards,)), {}) == longest
