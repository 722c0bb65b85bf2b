"""Building: a helicopter, on a pad."""

from functools import partial

import pytest

from kit.positions import after, changes, effects_of, legal, position, refused, result
from rifugio.engine.effects import Built, Went
from rifugio.engine.helicopter.walking import NoStopOnPad
from rifugio.engine.reasons import (
    BuiltOnAlready,
    ConnectFirst,
    NoneLeft,
    NotEnoughSteps,
    NotOnThisTile,
    NotWhereYouStand,
    WrongPrice,
)
from rifugio.engine.state import OwnedObject

table = partial(position, extensions=("helicopter",))

LINE = "F@1,0 HF@2,0 F@3,0 HG@5,0"
BUILD = "helicopter+2,0/2"


@pytest.mark.vector("T-40")
@pytest.mark.ruling("H-BUILD-02", "H-BUILD-04")
def test_one_step_onto_the_pad_and_two_to_build_then_one_sits_in_it() -> None:
    state = table(LINE, at="1,0", free=2, cards=(1,))
    assert effects_of(state, "walk>2,0", BUILD) == (
        Went(0, "walk", 1, 2, 1, 0),
        Built(0, "helicopter", 2, 1, 1),
    )
    built = after(state, "walk>2,0", BUILD)
    assert built.objects == {2: OwnedObject("helicopter", 0)}
    assert (built.turn.free, built.me.cards, built.me.cell) == (0, 0, 2)
    assert legal(built) == {"end"}
    with_two = after(table(LINE, at="1,0", free=2, cards=(2,)), "walk>2,0", BUILD)
    assert legal(with_two) == {"walk>1,0", "walk>3,0", "fly>5,0", "end"}
    assert after(with_two, "fly>5,0").objects == {5: OwnedObject("helicopter", 0)}


@pytest.mark.ruling("H-BUILD-02", "H-BUILD-03")
@pytest.mark.parametrize(
    ("free", "cards", "left"),
    [(2, 0, (0, 0)), (3, 0, (1, 0)), (1, 1, (0, 0)), (0, 2, (0, 0)), (0, 5, (0, 3)), (1, 3, (0, 2))],
)
def test_building_takes_two_steps_of_any_origin_at_once(free: int, cards: int, left: tuple[int, int]) -> None:
    state = table(LINE, at="2,0", free=free, cards=(cards,))
    now, effects = result(state, BUILD)
    assert (now.turn.free, now.me.cards) == left
    assert effects == (Built(0, "helicopter", 2, free - left[0], cards - left[1]),)


@pytest.mark.ruling("H-BUILD-02")
@pytest.mark.parametrize(("free", "cards"), [(1, 0), (0, 1)])
def test_one_step_is_not_enough_to_build(free: int, cards: int) -> None:
    state = table(LINE, at="2,0", free=free, cards=(cards,))
    assert legal(state) == {"walk>1,0", "walk>3,0"}
    assert refused(state, BUILD) == NotEnoughSteps("B-STEP-03", 2, 1)


@pytest.mark.ruling("H-BUILD-02")
@pytest.mark.parametrize("price", ["", "/0", "/3"])
def test_the_price_is_two_steps(price: str) -> None:
    state = table(LINE, at="2,0", cards=(5,))
    given = int(price[1:] or 1)
    assert refused(state, f"helicopter+2,0{price}") == WrongPrice("B-BUILD-02", given, 2)


@pytest.mark.ruling("H-BUILD-03")
def test_on_the_pad_there_is_nothing_but_building_and_leaving() -> None:
    state = table(LINE, at="1,0", cards=(5,))
    on_pad = after(state, "walk>2,0")
    assert legal(on_pad) == {"walk>1,0", "walk>3,0", BUILD}
    assert refused(on_pad, "end") == NoStopOnPad("H-WALK-03", 2)
    assert refused(on_pad, "hut+2,0") == NotOnThisTile("B-BUILD-03", "hut", "pad")
    again = after(on_pad, "walk>1,0")
    assert refused(again, BUILD) == NotWhereYouStand("H-BUILD-01", 2), "leaving means arriving again"


@pytest.mark.ruling("H-BUILD-02", "H-BUILD-03")
def test_without_a_card_nobody_builds_in_one_turn() -> None:
    on_pad = after(table(LINE, at="1,0"), "walk>2,0")
    assert refused(on_pad, BUILD) == NotEnoughSteps("B-STEP-03", 2, 1)
    earned = after(table("F@1,0 HF@2,0", at="0,0", objects="hut1@1,0"), "walk>1,0", "walk>2,0")
    assert (earned.turn.free, earned.me.cards) == (0, 1)
    from_hut = table("F@1,0 HF@2,0", at="0,0", objects="hut1@1,0", cards=(1,))
    assert legal(after(from_hut, "walk>1,0", "walk>2,0")) == {"walk>1,0", BUILD}, "an earned step pays too"


@pytest.mark.vector("T-41")
@pytest.mark.ruling("H-BUILD-01", "H-BUILD-05")
def test_one_helicopter_to_a_pad_and_one_to_a_player() -> None:
    for owner in (0, 1):
        taken = table(LINE, at="2,0", objects=f"helicopter{owner}@2,0", cards=(5,), left={"helicopter0": 1})
        assert legal(taken, "helicopter") == set()
        assert refused(taken, BUILD) == BuiltOnAlready("H-BUILD-01", 2, owner)
    second = table(LINE, at="2,0", objects="helicopter0@5,0", cards=(5,))
    assert second.me.left == (5, 0)
    assert legal(second, "helicopter") == set()
    assert refused(second, BUILD) == NoneLeft("H-BUILD-05", "helicopter")
    of_another = table(LINE, at="2,0", objects="helicopter1@5,0", cards=(5,))
    assert legal(of_another, "helicopter") == {BUILD}


@pytest.mark.ruling("H-BUILD-01")
def test_a_helicopter_is_built_on_the_pad_one_stands_on_and_nowhere_else() -> None:
    board = "F@1,0 HF@2,0 HG@3,0 BE1@-1,0"
    beside = table(board, at="1,0", cards=(5,))
    assert legal(beside, "helicopter") == set()
    assert refused(beside, BUILD) == NotWhereYouStand("H-BUILD-01", 2)
    assert refused(beside, "helicopter+7,7/2") == NotWhereYouStand("H-BUILD-01", 7 + 7 * 256)
    for here, kind in [("0,0", "start"), ("1,0", "plain"), ("-1,0", "bear")]:
        state = table(board, at=here, cards=(5,))
        assert legal(state, "helicopter") == set()
        assert refused(state, f"helicopter+{here}/2") == NotOnThisTile("H-BUILD-01", "helicopter", kind)
    on_pad = table(board, at="2,0", cards=(5,))
    assert legal(on_pad, "helicopter") == {BUILD}
    assert refused(on_pad, "helicopter+3,0/2") == NotWhereYouStand("H-BUILD-01", 3)
    on_next = table(board, at="3,0", cards=(5,))
    assert refused(on_next, BUILD) == NotWhereYouStand("H-BUILD-01", 2)
    early = table(board, at="2,0", to_connect=1, row="F")
    assert refused(early, BUILD) == ConnectFirst("B-TURN-03")


@pytest.mark.ruling("H-BUILD-05")
def test_building_takes_the_helicopter_out_of_the_own_supply_and_changes_nothing_else() -> None:
    state = table(LINE, players=3, seat=1, at="0,0 2,0 1,0", cards=(1, 1, 1), objects="hut2@3,0")
    now = after(state, BUILD)
    assert now.me == state.me._replace(cards=1, left=(4, 0))
    assert (now.players[0], now.players[2]) == (state.players[0], state.players[2])
    assert now.objects == {**state.objects, 2: OwnedObject("helicopter", 1)}
    assert changes(state, now) == [
        "turn seat=1 connect=0 free=0 awaiting=- seen=-",
        "seat at=2,0 cards=1 left=hut:4,helicopter:0 places=- bears=0 visits=hut:0,helicopter:0",
        "objects helicopter1@2,0 hut2@3,0",
    ]


@pytest.mark.ruling("H-BUILD-04")
def test_a_new_helicopter_is_manned() -> None:
    state = table(LINE, at="2,0 1,0", cards=(1,))
    built = after(state, BUILD)
    other = built._replace(turn=built.turn._replace(seat=1, free=2))
    assert legal(other, "walk") == {"walk>0,0"}


@pytest.mark.ruling("H-BUILD-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_huts_are_built_as_ever(players: int) -> None:
    board = "F@1,0 G@2,0 BE1@-1,0 FL1@0,1"
    for here, objects in [("1,0", "-"), ("2,0", "hut1@2,0"), ("-1,0", "-"), ("0,1", "-"), ("0,0", "-")]:
        with_it = table(board, players=players, at=here, objects=objects)
        base = position(board, players=players, at=here, objects=objects)
        assert with_it.me.left[0] == base.me.left[0]
        assert legal(with_it) == legal(base)
        if legal(base, "hut"):
            assert effects_of(with_it, f"hut+{here}") == effects_of(base, f"hut+{here}")
        else:
            assert refused(with_it, f"hut+{here}") == refused(base, f"hut+{here}")
