"""Walking: over pads without stopping, and into helicopters."""

import random
from collections.abc import Iterator
from functools import partial

import pytest

from kit.positions import after, effects_of, legal, position, refused, result
from rifugio.engine.cells import neighbours
from rifugio.engine.effects import StepEarned, TurnEnded, Visited, Went
from rifugio.engine.helicopter.walking import NoRestAfterPad, NoStopOnPad, PadIsManned
from rifugio.engine.reasons import NotANeighbour, NotAnEntrance, NotEnoughSteps, NotOnThisTile
from rifugio.engine.state import OwnedObject
from rifugio.engine.text.cells import read_cell, write_cell

table = partial(position, extensions=("helicopter",))

LINE = "F@1,0 HF@2,0 F@3,0"
"""A way with one pad in it."""


# Empty pads.


@pytest.mark.vector("T-38", "T-23")
@pytest.mark.ruling("H-WALK-01", "H-WALK-03", "H-WALK-04", "B-BUILD-08")
def test_an_empty_pad_is_crossed_and_never_stopped_on() -> None:
    one = table(LINE, at="1,0", free=1)
    assert refused(one, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)
    assert legal(one) == {"walk>0,0", "hut+1,0", "end"}
    two = table(LINE, at="1,0", free=2)
    on_pad, effects = result(two, "walk>2,0")
    assert effects == (Went(0, "walk", 1, 2, 1, 0),)
    assert legal(on_pad) == {"walk>1,0", "walk>3,0"}
    assert refused(on_pad, "end") == NoStopOnPad("H-WALK-03", 2)
    assert refused(on_pad, "hut+2,0") == NotOnThisTile("B-BUILD-03", "hut", "pad")
    beyond = after(on_pad, "walk>3,0")
    assert "end" in legal(beyond)
    assert (beyond.me.cell, beyond.turn.free) == (3, 0)
    back = after(on_pad, "walk>1,0")
    assert legal(back) == {"end"}


@pytest.mark.ruling("H-WALK-04")
@pytest.mark.parametrize("free", range(4))
@pytest.mark.parametrize("cards", range(6))
def test_a_pad_takes_two_steps_of_any_origin(free: int, cards: int) -> None:
    state = table(LINE, at="1,0", free=free, cards=(cards, 5))
    if free + cards == 0:
        assert refused(state, "walk>2,0") == NotEnoughSteps("B-STEP-03", 1, 0)
    elif free + cards == 1:
        assert refused(state, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)
    else:
        now = after(state, "walk>2,0", "walk>3,0")
        assert now.steps_left == free + cards - 2
        assert "end" in legal(now)


@pytest.mark.ruling("H-WALK-04")
def test_the_cards_of_others_do_not_help() -> None:
    state = table(LINE, players=3, at="1,0 1,0 1,0", free=1, cards=(0, 5, 5))
    assert refused(state, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)


@pytest.mark.ruling("H-WALK-04")
@pytest.mark.parametrize("origin", ["START", "F", "FL2", "BE1", "hut0", "hut1"])
def test_from_any_land_one_step_to_spare_is_enough_even_into_a_dead_end(origin: str) -> None:
    tile = "F" if origin.startswith("hut") else origin
    board, here, pad = ("HF@1,0", "0,0", 1) if tile == "START" else (f"{tile}@1,0 HF@2,0", "1,0", 2)
    objects = f"{origin}@1,0" if origin.startswith("hut") else "-"
    assert refused(table(board, at=here, objects=objects, free=1), f"walk>{pad},0") == NoRestAfterPad(
        "H-WALK-04", pad
    )
    on_pad = after(table(board, at=here, objects=objects, free=2), f"walk>{pad},0")
    assert legal(on_pad) == {f"walk>{here}"}
    assert "end" in legal(after(on_pad, f"walk>{here}"))


@pytest.mark.vector("T-39")
@pytest.mark.ruling("H-WALK-04")
def test_no_further_onto_a_second_pad_than_one_can_return_from() -> None:
    board = "F@1,0 HF@2,0 HG@3,0"
    first = after(table(board, at="1,0", cards=(1,)), "walk>2,0")
    assert first.steps_left == 2
    assert refused(first, "walk>3,0") == NoRestAfterPad("H-WALK-04", 3)
    assert legal(first) == {"walk>1,0", "helicopter+2,0/2"}
    with_one_more = after(table(board, at="1,0", cards=(2,)), "walk>2,0")
    assert legal(with_one_more) == {"walk>1,0", "walk>3,0", "helicopter+2,0/2"}
    assert legal(after(with_one_more, "walk>3,0")) == {"walk>2,0", "helicopter+3,0/2"}


@pytest.mark.ruling("H-WALK-04")
def test_two_pads_in_a_row_are_a_wall_for_two_steps_and_a_way_for_three() -> None:
    board = "HF@1,0 HG@2,0 F@3,0"
    two = after(table(board), "walk>1,0")
    assert legal(two) == {"walk>0,0"}
    assert refused(two, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)
    three = after(table(board, cards=(1,)), "walk>1,0", "walk>2,0", "walk>3,0")
    assert (three.turn.free, three.me.cards) == (0, 0)
    assert legal(three) == {"end"}


def rows_of_pads() -> Iterator[tuple[int, int, int, int]]:
    for pads in range(1, 6):
        for here in range(1, pads + 1):
            for steps in range(7):
                for helicopters in (0, 1):
                    yield pads, here, steps, helicopters


@pytest.mark.ruling("H-WALK-04", "H-WALK-02")
def test_along_a_row_of_pads_the_way_to_a_rest_or_to_a_helicopter_must_be_paid() -> None:
    """The hiker is on one of the pads of a row from START to a plain tile."""
    row = ["HG", "HF", "HR", "HG", "HF"]
    for pads, here, steps, helicopters in rows_of_pads():
        board = " ".join(f"{pad}@{number},0" for number, pad in enumerate(row[:pads], 1))
        left = {"helicopter0": helicopters}
        free, cards = min(steps, 2), max(steps - 2, 0)
        state = table(
            f"{board} F@{pads + 1},0", players=5, at=f"{here},0", free=free, cards=(cards,), left=left
        )
        for to in (here - 1, here + 1):
            to_rest = min(to, pads + 1 - to)
            needed = 1 + min(to_rest, 2 if helicopters else 99)
            assert (f"walk>{to},0" in legal(state)) == (steps >= needed), (pads, here, to, steps, helicopters)
            if 1 <= steps < needed:
                assert refused(state, f"walk>{to},0") == NoRestAfterPad("H-WALK-04", to)


@pytest.mark.ruling("H-WALK-02", "H-WALK-04")
def test_a_helicopter_to_build_makes_a_pad_far_from_any_rest_enterable() -> None:
    board = "HG@1,0 HF@2,0 HR@3,0 HG@4,0 HF@5,0 F@6,0"
    for left, allowed in ((1, True), (0, False)):
        state = table(board, players=5, at="2,0", free=2, cards=(1,), left={"helicopter0": left})
        assert ("walk>3,0" in legal(state)) == allowed
    too_few = table(board, players=5, at="2,0", free=2)
    assert refused(too_few, "walk>3,0") == NoRestAfterPad("H-WALK-04", 3)


@pytest.mark.ruling("H-WALK-04", "H-WALK-08")
@pytest.mark.parametrize(("manned", "allowed"), [(False, True), (True, False)])
def test_a_helicopter_further_on_is_a_rest_only_while_it_is_unmanned(manned: bool, allowed: bool) -> None:
    board, pilot = "HG@1,0 HF@2,0 HR@3,0", "3,0" if manned else "0,0"
    state = table(board, at=f"1,0 {pilot}", free=2, left={"helicopter0": 0}, objects="helicopter1@3,0")
    if allowed:
        assert legal(state) == {"walk>0,0", "walk>2,0"}
        assert legal(after(state, "walk>2,0")) == {"walk>3,0"}
    else:
        assert legal(state) == {"walk>0,0"}
        assert refused(state, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)


@pytest.mark.ruling("H-WALK-04", "B-PASS-08")
@pytest.mark.parametrize(("rotation", "allowed"), [(0, True), (1, False), (2, False)])
def test_a_pass_further_on_is_a_rest_only_across_its_entrance(rotation: int, allowed: bool) -> None:
    turned = f"^{rotation}" if rotation else ""
    state = table(f"HG@1,0 HF@2,0 P1@3,0{turned}", at="1,0", free=2, left={"helicopter0": 0})
    assert ("walk>2,0" in legal(state)) == allowed
    if not allowed:
        assert refused(state, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)


@pytest.mark.ruling("H-WALK-04", "B-PASS-09")
def test_a_flank_stays_closed_whatever_lies_behind_it() -> None:
    state = table("P1@1,0^1 HF@2,0", at="1,0")
    assert refused(state, "walk>2,0") == NotAnEntrance("B-PASS-09", 1)


TILES = ["F", "HF", "HF", "HF"]


@pytest.mark.ruling("H-WALK-04", "H-WALK-02", "H-WALK-05")
@pytest.mark.parametrize("seed", range(10))
def test_on_any_map_a_pad_is_entered_exactly_if_there_is_a_way_off_it(seed: int) -> None:
    """Compared with a shortest-path search, as in 6.4 of the specification."""
    rng = random.Random(seed)
    around = [near for near in neighbours(0) if rng.random() < 0.8]
    cells = {*around, *(far for near in around for far in neighbours(near) if rng.random() < 0.6)} - {0}
    tiles = {cell: rng.choice(TILES) for cell in sorted(cells)}
    pads = [cell for cell, tile in tiles.items() if tile == "HF"]
    built = dict.fromkeys(pads[:: rng.randint(2, 5)])
    pilots = [cell for cell in built if rng.random() < 0.4][:3]
    others = [*pilots, *[0] * (4 - len(pilots))]
    objects = " ".join(f"helicopter{n % 5}@{write_cell(cell)}" for n, cell in enumerate(built)) or "-"
    board = " ".join(f"{tile}@{write_cell(cell)}" for cell, tile in tiles.items())
    resting = {0, *tiles} - set(pads) | (built.keys() - pilots)
    for here in (0, *(cell for cell in tiles if cell not in pilots)):
        for steps, left in ((1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0), (5, 0)):
            state = table(
                board,
                players=5,
                blind="F:9",
                at=" ".join(map(write_cell, [here, *others])),
                free=min(steps, 2),
                cards=(max(steps - 2, 0),),
                objects=objects,
                left={f"helicopter{seat}": left if seat == 0 else 0 for seat in range(5)},
            )
            for to in neighbours(here):
                if tiles.get(to) == "HF" and to not in built:
                    away = way_off(to, set(pads) - built.keys(), resting, bool(left))
                    assert (f"walk>{write_cell(to)}" in legal(state)) == (1 + away <= steps)


def way_off(pad: int, empty: set[int], resting: set[int], can_build: bool) -> int:
    """The fewest steps from an empty pad to a rest, or to a helicopter built on some pad."""
    best, reached, ahead = 99, {pad}, [pad]
    for distance in range(9):
        for cell in ahead:
            if can_build:
                best = min(best, distance + 2)
            if any(near in resting for near in neighbours(cell)):
                best = min(best, distance + 1)
        ahead = [near for cell in ahead for near in neighbours(cell) if near in empty - reached]
        reached.update(ahead)
    return best


@pytest.mark.ruling("H-WALK-03")
def test_the_turn_ends_on_land_beside_pads_and_in_helicopters() -> None:
    board = "HF@1,0 F@2,0 HG@3,0"
    for here in ("0,0", "2,0"):
        assert "end" in legal(table(board, at=here, row="F"))
    flying = table(board, at="1,0", objects="helicopter1@1,0", row="F", free=0)
    assert legal(flying) == {"end"}
    assert effects_of(flying, "end")[0] == TurnEnded(0, 0)
    for free in (0, 1, 2, 5):
        assert refused(table(board, at="1,0", row="F", free=free), "end") == NoStopOnPad("H-WALK-03", 1)
    assert refused(table(board, at="3,0", row="F"), "end") == NoStopOnPad("H-WALK-03", 3)
    elsewhere = table(board, at="0,0 1,0", row="F")
    assert "end" in legal(elsewhere), "only the mover's own walker counts"


# Helicopters.


@pytest.mark.ruling("H-WALK-05", "H-WALK-02")
@pytest.mark.parametrize("owner", [0, 1])
def test_getting_into_an_unmanned_helicopter_takes_one_step(owner: int) -> None:
    state = table(LINE, at="1,0", objects=f"helicopter{owner}@2,0", free=1)
    now, effects = result(state, "walk>2,0")
    assert effects[0] == Went(0, "walk", 1, 2, 1, 0)
    assert now.me.cell == 2
    assert "end" in legal(now)
    assert now.objects == state.objects
    assert refused(table(LINE, at="0,0", objects="helicopter1@2,0"), "walk>2,0") == NotANeighbour(
        "B-WALK-01", 2
    )


@pytest.mark.vector("T-42")
@pytest.mark.ruling("H-WALK-07", "H-WALK-08")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_manned_pad_is_closed_to_everybody_else(owner: int) -> None:
    """Whoever owns the helicopter: the mover too, if another sits in it."""
    state = table(LINE, players=3, at="1,0 2,0 3,0", objects=f"helicopter{owner}@2,0", cards=(5,) * 3)
    for seat, walks in [(0, {"walk>0,0"}), (2, set())]:
        mover = state._replace(turn=state.turn._replace(seat=seat))
        assert refused(mover, "walk>2,0") == PadIsManned("H-WALK-08", 2)
        assert legal(mover, "walk") == walks
    pilot = state._replace(turn=state.turn._replace(seat=1))
    assert legal(pilot, "walk") == {"walk>1,0", "walk>3,0"}
    left = after(pilot, "walk>3,0")
    assert left.objects == state.objects
    after_him = left._replace(turn=state.turn)
    assert legal(after_him, "walk") == {"walk>0,0", "walk>2,0"}


@pytest.mark.ruling("H-WALK-08")
def test_walkers_block_nothing_but_a_manned_helicopter() -> None:
    state = table(
        "F@1,0 F@2,0 HF@3,0", players=5, at="2,0 1,0 1,0 1,0 1,0", objects="hut1@1,0 helicopter2@3,0"
    )
    assert legal(state, "walk") == {"walk>1,0", "walk>3,0"}


@pytest.mark.vector("T-70")
@pytest.mark.ruling("H-WALK-09", "H-VISIT-01")
def test_from_helicopter_to_helicopter_on_the_next_pad_is_one_step() -> None:
    state = table("HF@1,0 HG@2,0", players=3, at="1,0 0,0 0,0", objects="helicopter1@1,0 helicopter2@2,0")
    now, effects = result(state, "walk>2,0")
    assert effects == (
        Went(0, "walk", 1, 2, 1, 0),
        Visited(0, 2, "helicopter", 2, 3),
        StepEarned(0, as_card=True),
    )
    assert now.objects == {1: OwnedObject("helicopter", 1), 2: OwnedObject("helicopter", 2)}
    assert [player.pile.visits for player in now.players] == [(0, 0), (0, 0), (0, 1)]
    assert legal(now._replace(turn=now.turn._replace(seat=1)), "walk") == {"walk>1,0"}, "the first is free"
    last_step = table("HF@1,0 HG@2,0", at="1,0", objects="helicopter0@1,0 helicopter1@2,0", free=1)
    assert "end" in legal(after(last_step, "walk>2,0"))


@pytest.mark.ruling("H-WALK-10")
def test_leaving_a_helicopter_is_one_step_and_leaves_it_behind() -> None:
    state = table(LINE, at="2,0 1,0", objects="helicopter0@2,0", free=1)
    now, effects = result(state, "walk>3,0")
    assert effects == (Went(0, "walk", 2, 3, 1, 0),)
    assert now.objects == state.objects
    assert (now.me.cell, now.steps_left) == (3, 0)
    other = now._replace(turn=now.turn._replace(seat=1, free=2))
    assert "walk>2,0" in legal(other)


@pytest.mark.ruling("H-WALK-04", "H-WALK-10")
@pytest.mark.parametrize("owner", [0, 1])
def test_out_of_a_helicopter_onto_an_empty_pad_needs_the_step_back(owner: int) -> None:
    board, objects = "HF@1,0 HG@2,0", f"helicopter{owner}@1,0"
    left = {"helicopter0": 0}
    one = table(board, at="1,0", objects=objects, free=1, left=left)
    assert refused(one, "walk>2,0") == NoRestAfterPad("H-WALK-04", 2)
    two = after(table(board, at="1,0", objects=objects, free=2, left=left), "walk>2,0")
    assert legal(two) == {"walk>1,0"}
    assert "end" in legal(after(two, "walk>1,0"))


@pytest.mark.vector("T-23")
@pytest.mark.ruling("H-WALK-03", "H-BUILD-06", "B-BUILD-08")
def test_no_hut_on_a_pad_with_a_helicopter_either() -> None:
    state = table(LINE, at="2,0", objects="helicopter1@2,0")
    assert refused(state, "hut+2,0") == NotOnThisTile("B-BUILD-03", "hut", "pad")


@pytest.mark.ruling("H-WALK-01")
def test_crossing_an_empty_pad_brings_nothing_to_anybody() -> None:
    state = table("HF@1,0 HG@2,0 F@3,0", at="0,0 0,0", cards=(3, 3), piles={1: "helicopter:1 hut:1"})
    now = after(state, "walk>1,0", "walk>2,0", "walk>3,0")
    assert effects_of(state, "walk>1,0", "walk>2,0", "walk>3,0") == (
        Went(0, "walk", 0, 1, 1, 0),
        Went(0, "walk", 1, 2, 1, 0),
        Went(0, "walk", 2, 3, 0, 1),
    )
    assert now.players[1] == state.players[1]
    assert now.me == state.me._replace(cell=read_cell("3,0"), cards=2)
