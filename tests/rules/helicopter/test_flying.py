"""Flying: from pad to pad."""

from collections.abc import Iterator
from functools import partial

import pytest

from kit.positions import after, effects_of, in_order, legal, position, refused, result
from rifugio import legal_moves, play
from rifugio.engine.effects import StepEarned, Visited, Went
from rifugio.engine.helicopter.flying import NotAPad, NotInAHelicopter, PadIsTaken
from rifugio.engine.moves import END
from rifugio.engine.play import meant_by
from rifugio.engine.reasons import ConnectFirst, FreeCircle, NotEnoughSteps, WrongPrice
from rifugio.engine.state import OwnedObject, State
from rifugio.engine.text.cells import read_cell

table = partial(position, extensions=("helicopter",))

BOARD = "HR@9,-4 HF@1,0 F@2,0 HG@4,0 R@-1,0 P1@5,5 HR@-6,3"
"""Pads near and far, some on separate land; laid out of order."""


@pytest.mark.vector("T-44")
@pytest.mark.ruling("H-FLY-01", "H-FLY-02", "H-FLY-03")
def test_a_pilot_flies_to_any_pad_without_helicopter_for_one_step() -> None:
    state = table(BOARD, players=3, at="1,0", objects="helicopter0@1,0", free=1)
    assert legal(state, "fly") == {"fly>9,-4", "fly>4,0", "fly>-6,3"}
    assert in_order(state) == ["walk>0,0", "walk>2,0", "fly>9,-4", "fly>4,0", "fly>-6,3", "end"]
    now, effects = result(state, "fly>-6,3")
    there = read_cell("-6,3")
    assert effects == (Went(0, "fly", 1, there, 1, 0),)
    assert now.objects == {there: OwnedObject("helicopter", 0)}
    assert (now.me.cell, now.steps_left) == (there, 0)
    taken = table(
        BOARD, players=3, at="1,0 0,0 9,-4", objects="helicopter0@1,0 helicopter1@4,0 helicopter2@9,-4"
    )
    assert legal(taken, "fly") == {"fly>-6,3"}
    for cell in ("1,0", "4,0", "9,-4"):  # the mover's pad; one with an unmanned, one with a manned helicopter
        assert refused(taken, f"fly>{cell}") == PadIsTaken("H-FLY-03", read_cell(cell))


@pytest.mark.ruling("H-FLY-01")
def test_a_pilot_who_points_at_a_pad_wants_to_fly_and_elsewhere_to_walk() -> None:
    pilot = table(BOARD, players=3, at="1,0", objects="helicopter0@1,0")
    walker = table(BOARD, players=3, at="2,0", objects="helicopter0@1,0")
    meant = {cell: str(meant_by(pilot, read_cell(cell))) for cell in ("9,-4", "2,0", "30,0", "1,0")}
    assert meant == {"9,-4": "fly>9,-4", "2,0": "walk>2,0", "30,0": "walk>30,0", "1,0": "hut+1,0"}
    assert str(meant_by(walker, read_cell("9,-4"))) == "walk>9,-4"


@pytest.mark.ruling("H-FLY-01")
@pytest.mark.parametrize("cell", ["0,0", "2,0", "-1,0", "5,5", "3,0", "30,0"])
def test_helicopters_land_on_pads_only(cell: str) -> None:
    state = table(BOARD, players=3, at="1,0", objects="helicopter0@1,0 hut1@2,0")
    assert refused(state, f"fly>{cell}") == NotAPad("H-FLY-01", read_cell(cell))


@pytest.mark.ruling("H-FLY-01")
@pytest.mark.parametrize(
    ("here", "objects"),
    [
        ("0,0", "helicopter0@1,0"),
        ("2,0", "helicopter0@1,0 hut0@2,0"),
        ("2,0", "helicopter0@1,0"),
        ("4,0", "helicopter0@1,0"),
    ],
)
def test_nobody_flies_without_sitting_in_a_helicopter(here: str, objects: str) -> None:
    """Not beside one's own helicopter, not from a hut, not on an empty pad."""
    state = table(BOARD, players=3, at=here, objects=objects)
    for cell in ("9,-4", "1,0", "0,0"):
        assert refused(state, f"fly>{cell}") == NotInAHelicopter("H-FLY-01")


@pytest.mark.ruling("H-FLY-01")
def test_a_flight_comes_after_connecting_and_has_to_be_paid() -> None:
    without = table(BOARD, players=3, at="1,0", objects="helicopter0@1,0", free=0)
    assert refused(without, "fly>4,0") == NotEnoughSteps("B-STEP-03", 1, 0)
    early = table(BOARD, players=3, at="1,0", objects="helicopter0@1,0", to_connect=1, row="F")
    assert refused(early, "fly>4,0") == ConnectFirst("B-TURN-03")
    ready = table(BOARD, players=3, at="1,0", objects="helicopter0@1,0")
    for price in (0, 2, 3):
        assert refused(ready, f"fly>4,0/{price}") == WrongPrice("B-WALK-01", price, 1)
    by_card = table(BOARD, players=3, at="1,0", objects="helicopter0@1,0", free=0, cards=(2,))
    now, effects = result(by_card, "fly>4,0")
    assert effects == (Went(0, "fly", 1, 4, 0, 1),)
    assert now.me.cards == 1


@pytest.mark.ruling("H-FLY-03")
def test_with_every_pad_taken_nobody_flies() -> None:
    state = table("HF@1,0 HG@3,0", at="1,0", objects="helicopter0@1,0 helicopter1@3,0")
    assert legal(state, "fly") == set()
    assert refused(state, "fly>3,0") == PadIsTaken("H-FLY-03", 3)


def ends_of_turn(state: State) -> Iterator[State]:
    """Every position in which a turn can end."""
    for move in legal_moves(state):
        later, _ = play(state, move)
        if move == END:
            yield later
        else:
            yield from ends_of_turn(later)


@pytest.mark.ruling("H-FLY-04", "H-WALK-03")
def test_however_a_turn_is_played_nobody_stands_on_a_pad_without_helicopter_after_it() -> None:
    """So a pad without helicopter is vacant."""
    state = table(
        "HF@1,0 HG@0,1 HR@2,-1 F@1,1", players=3, objects="helicopter1@2,-1", cards=(2,), row="F", blind="-"
    )
    ends = 0
    for later in ends_of_turn(state):
        ends += 1
        cell = later.players[0].cell
        assert later.board.tiles[cell].tile.kind != "pad" or later.objects[cell].what == "helicopter"
    assert ends > 50


@pytest.mark.ruling("H-FLY-05", "H-VISIT-04")
def test_an_unmanned_helicopter_of_another_may_be_flown_away() -> None:
    state = table("HF@1,0 HG@3,0", objects="helicopter1@1,0")
    effects = effects_of(state, "walk>1,0", "fly>3,0")
    assert effects == (
        Went(0, "walk", 0, 1, 1, 0),
        Visited(0, 1, "helicopter", 1, 3),
        StepEarned(0, as_card=True),
        Went(0, "fly", 1, 3, 1, 0),
    )
    now = after(state, "walk>1,0", "fly>3,0")
    assert now.objects == {3: OwnedObject("helicopter", 1)}
    assert (now.me.cell, now.players[1].cell) == (3, 0)
    assert now.players[1].left == state.players[1].left


@pytest.mark.vector("T-45")
@pytest.mark.ruling("H-FLY-06")
def test_a_helicopter_flown_away_stays_its_owners() -> None:
    """Seat 1 flies the helicopter of seat 0 away and leaves it; seat 2 boards it."""
    board = "HF@1,0 HG@3,0 F@4,0 F@5,0"
    away = table(board, players=3, seat=1, at="0,0 1,0 5,0", objects="helicopter0@1,0")
    left = after(away, "fly>3,0", "walk>4,0")
    assert left.objects == {3: OwnedObject("helicopter", 0)}
    third = left._replace(turn=left.turn._replace(seat=2, free=2, seen=frozenset()))
    boarded = after(third, "walk>4,0", "walk>3,0")
    assert [player.pile.visits for player in boarded.players] == [(0, 1), (0, 0), (0, 0)]
    assert effects_of(third, "walk>4,0", "walk>3,0")[2] == Visited(2, 0, "helicopter", 3, 3)
    owner = left._replace(turn=left.turn._replace(seat=0, free=2, seen=frozenset()))
    owner = owner.with_player(0, owner.players[0]._replace(cell=4))
    assert effects_of(owner, "walk>3,0", "fly>1,0") == (
        Went(0, "walk", 4, 3, 1, 0),
        Went(0, "fly", 3, 1, 1, 0),
    ), "the owner may take it back"


@pytest.mark.ruling("H-FLY-07")
def test_several_flights_in_a_turn_are_paid_one_by_one_and_carry_nobody() -> None:
    board = "HF@1,0 HG@3,0 HR@5,0"
    state = table(board, players=3, at="1,0 2,0 0,0", objects="helicopter0@1,0", free=2, cards=(3,))
    now = after(state, "fly>3,0", "fly>1,0", "fly>3,0", "fly>1,0", "fly>5,0")
    assert (now.turn.free, now.me.cards, now.me.cell) == (0, 0, 5)
    assert now.objects == {5: OwnedObject("helicopter", 0)}
    assert now.players[1:] == state.players[1:]
    paid = [
        (went.free, went.cards) for went in effects_of(state, *flights("3 1 3 1 5")) if isinstance(went, Went)
    ]
    assert paid == [(1, 0), (1, 0), (0, 1), (0, 1), (0, 1)]


def flights(pads: str) -> list[str]:
    return [f"fly>{pad},0" for pad in pads.split()]


@pytest.mark.ruling("H-FLY-07", "B-WALK-05")
def test_a_flight_is_never_refused_as_a_circle() -> None:
    """Even where the hiker has been with the same steps and cards."""
    seen = ";".join(f"3,0:{free}:{cards}" for free in range(3) for cards in range(6))
    state = table("HF@1,0 HG@3,0", at="1,0", objects="helicopter0@1,0", cards=(2,), seen=seen)
    assert "fly>3,0" in legal(state)


@pytest.mark.ruling("H-FLY-08")
def test_after_landing_the_pilot_sits_in_the_helicopter_and_may_end_the_turn() -> None:
    state = table("HF@1,0 HG@3,0", at="1,0", objects="helicopter1@1,0", free=1)
    now = after(state, "fly>3,0")
    assert legal(now) == {"end"}
    with_more = after(table("HF@1,0 HG@3,0 F@4,0", at="1,0", objects="helicopter1@1,0"), "fly>3,0")
    assert legal(with_more) == {"walk>4,0", "fly>1,0", "end"}
    assert after(with_more, "walk>4,0").objects == {3: OwnedObject("helicopter", 1)}


@pytest.mark.ruling("H-FLY-08", "B-WALK-05")
def test_landing_is_an_arrival() -> None:
    state = table("HF@1,0 HG@3,0", at="1,0", objects="helicopter0@1,0", cards=(2,))
    assert after(state, "fly>3,0").turn.seen == {(3, 1, 2)}
    assert after(state, "fly>3,0", "fly>1,0", "fly>3,0").turn.seen == {(3, 1, 2), (1, 0, 2), (3, 0, 1)}


@pytest.mark.vector("T-30d")
@pytest.mark.ruling("H-VISIT-06", "B-WALK-05")
def test_no_free_circle_back_to_where_one_landed() -> None:
    board = "HF@1,0 HG@4,0 G@5,0"
    state = table(board, at="1,0", objects="helicopter1@1,0 hut1@5,0", cards=(5,))
    landed = after(state, "fly>4,0")
    assert (landed.turn.free, landed.me.cards) == (1, 5)
    at_hut = after(landed, "walk>5,0")
    assert (at_hut.turn.free, at_hut.me.cards) == (1, 5)
    assert refused(at_hut, "walk>4,0") == FreeCircle("B-WALK-05", 4, 1, 5)
