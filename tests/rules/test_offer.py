"""The offer: the open row, the blind tiles and how one of them gets connected."""

import pytest

from kit.positions import after, changes, effects_of, in_order, legal, position, refused
from rifugio import legal_moves, play, to_move, view
from rifugio.engine.effects import (
    Connected,
    RejectsReturned,
    Removed,
    Revealed,
    Swapped,
    TurnBegan,
    TurnEnded,
)
from rifugio.engine.moves import PlaceOpen, Remove, Swap
from rifugio.engine.reasons import (
    CellIsTaken,
    FitsNowhere,
    NoBlindTiles,
    NoSuchRotation,
    NoSuchSlot,
    NotAmongTheBlind,
    NothingFits,
    NotNextToATile,
    SidesClash,
    SomethingFits,
)
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.cells import read_cell
from rifugio.engine.text.moves import read_move

RING_OF_GRASS = "G@1,0 G@0,1 G@-1,1 G@-1,0 G@0,-1 G@1,-1"
"""Around START: grass, forest and two of the passes fit; rock, tops and the pass P2 fit nowhere."""
AROUND_THE_RING = (
    *("0,-2", "1,-2", "2,-2", "-1,-1", "2,-1", "-2,0"),
    *("2,0", "-2,1", "1,1", "-2,2", "-1,2", "0,2"),
)
"""The empty cells next to the ring, in ascending order."""
AROUND_START = ("0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1")


def connecting(
    row: str,
    blind: str,
    *,
    board: str = RING_OF_GRASS,
    hand: str = "-",
    awaiting: str = "-",
    removed: str = "-",
    at: str = "",
) -> State:
    """Seat 0 of three connects."""
    return position(
        board,
        players=3,
        to_connect=1,
        awaiting=awaiting,
        row=row,
        blind=blind,
        hand=hand,
        removed=removed,
        at=at,
    )


def offer(state: State) -> dict[str, object]:
    """The offer with ids for tiles, without what is empty."""
    blind = {tile.id: n for tile, n in zip(state.game.tiles, state.offer.blind, strict=True) if n}
    found = {
        "open": [tile.id for tile in state.offer.open],
        "blind": blind,
        "hand": state.offer.hand.id if state.offer.hand else None,
        "rejects": [tile.id for tile in state.offer.rejects],
        "removed": [tile.id for tile in state.offer.removed],
    }
    return {name: part for name, part in found.items() if part}


def at(prefix: str, cells: tuple[str, ...]) -> list[str]:
    return [f"{prefix}@{cell}" for cell in cells]


# Filling the row.


@pytest.mark.vector("T-12")
@pytest.mark.ruling("B-OFFER-01", "B-OFFER-02")
def test_the_row_stays_short_while_walking_and_is_filled_when_the_next_turn_begins() -> None:
    state = connecting("F G R", "F:2 T1")
    walking, effects = play(state, read_move("open1@2,0"))
    assert effects == (Connected(0, "G", read_cell("2,0"), 0),)
    assert offer(walking) == {"open": ["F", "R"], "blind": {"F": 2, "T1": 1}}
    assert (to_move(walking), walking.turn.awaiting) == (0, None)
    walked = after(walking, "walk>1,0", "hut+1,0")
    assert offer(walked) == offer(walking)
    ended = after(walked, "end")
    assert (to_move(ended), ended.turn.awaiting, ended.turn.seat) == (NATURE, "fill", 1)
    assert offer(ended) == offer(walking)
    assert in_order(ended) == ["reveal=F", "reveal=T1"]
    filled, effects = play(ended, read_move("reveal=F"))
    assert effects == (Revealed("F", "open"),)
    assert changes(ended, filled) == [
        "turn seat=1 connect=1 free=2 awaiting=- seen=-",
        "open F R F",
        "blind F:1 T1:1",
    ]
    assert to_move(filled) == 1


@pytest.mark.ruling("B-OFFER-01")
@pytest.mark.parametrize(("row", "reveals"), [("-", 3), ("F", 2), ("F G", 1), ("F G R", 0)])
def test_the_row_is_filled_up_to_three(row: str, reveals: int) -> None:
    state = after(position(players=3, row=row, blind="F:9"), "end")
    for _ in range(reveals):
        assert state.turn.awaiting == "fill"
        state = after(state, "reveal=F")
    assert state.turn.awaiting is None
    assert len(state.offer.open) == 3


@pytest.mark.vector("T-17")
@pytest.mark.ruling("B-OFFER-11")
@pytest.mark.parametrize("row", ["F G", "F"])
def test_without_blind_tiles_the_row_is_not_filled(row: str) -> None:
    state = after(position(players=3, row=row, blind="-"), "end")
    assert (to_move(state), state.turn.awaiting) == (1, None)
    assert offer(state) == {"open": row.split()}
    assert legal(state, "draw") == set()
    assert refused(state, "draw") == NoBlindTiles("B-OFFER-11")


@pytest.mark.ruling("B-OFFER-11")
def test_the_last_blind_tile_is_opened_and_then_the_row_shrinks_to_nothing() -> None:
    state = after(position(players=3, row="F G", blind="R"), "end")
    state = after(state, "reveal=R")
    assert state.turn.awaiting is None
    lengths = []
    for spot in ("1,0", "0,-1", "-1,1"):
        lengths.append(len(state.offer.open))
        assert refused(state, "draw") == NoBlindTiles("B-OFFER-11")
        state = after(state, f"open0@{spot}", "end")
    assert lengths == [3, 2, 1]
    assert state.turn.over


@pytest.mark.ruling("B-OFFER-01", "B-OFFER-11")
def test_filling_stops_in_the_middle_when_the_blind_tiles_run_out() -> None:
    state = after(position(players=3, row="F", blind="R"), "end")
    assert state.turn.awaiting == "fill"
    state = after(state, "reveal=R")
    assert (state.turn.awaiting, offer(state)) == (None, {"open": ["F", "R"]})


# Nature.


@pytest.mark.ruling("B-OFFER-06")
@pytest.mark.parametrize("awaiting", ["fill", "draw"])
def test_any_blind_tile_can_be_revealed_and_only_a_blind_one(awaiting: str) -> None:
    state = connecting("F G", "AN1 F:2 WF3", awaiting=awaiting)
    assert in_order(state) == ["reveal=AN1", "reveal=F", "reveal=WF3"]
    for tile in ("G", "T1", "START", "W", "HG"):
        assert refused(state, f"reveal={tile}") == NotAmongTheBlind("B-OFFER-06", tile)
    for tile, left in [
        ("AN1", {"F": 2, "WF3": 1}),
        ("F", {"AN1": 1, "F": 1, "WF3": 1}),
        ("WF3", {"AN1": 1, "F": 2}),
    ]:
        assert offer(after(state, f"reveal={tile}"))["blind"] == left


@pytest.mark.ruling("B-OFFER-06", "B-OFFER-03")
def test_a_drawn_tile_is_shown_to_everybody_at_once() -> None:
    state = connecting("F G R", "F T1")
    drawing = after(state, "draw")
    assert effects_of(state, "draw") == ()
    assert changes(state, drawing) == ["turn seat=0 connect=1 free=2 awaiting=draw seen=-"]
    drawn, effects = play(drawing, read_move("reveal=F"))
    assert effects == (Revealed("F", "hand"),)
    assert changes(drawing, drawn) == [
        "turn seat=0 connect=1 free=2 awaiting=- seen=-",
        "blind T1:1",
        "hand F",
    ]
    for seat in (0, 1, 2, None):
        hand = view(drawn, seat).offer.hand
        assert hand is not None
        assert hand.id == "F"


# Choosing.


@pytest.mark.ruling("B-OFFER-03", "B-CONNECT-03")
def test_open_or_blind_is_free_choice() -> None:
    state = connecting("F FL1 G", "F")
    assert in_order(state) == [
        *at("open0", AROUND_THE_RING),
        *at("open1", AROUND_THE_RING),
        *at("open2", AROUND_THE_RING),
        "draw",
    ]


@pytest.mark.ruling("B-OFFER-03", "B-PASS-03")
def test_placements_are_listed_by_slot_then_rotation_then_cell() -> None:
    assert in_order(connecting("P2 F", "R", board="")) == [
        "open0@-1,0",
        "open0@1,0",
        "open0@0,-1^1",
        "open0@0,1^1",
        "open0@1,-1^2",
        "open0@-1,1^2",
        *at("open1", AROUND_START),
        "draw",
    ]


@pytest.mark.ruling("B-OFFER-03", "B-OFFER-02", "B-OFFER-13")
@pytest.mark.parametrize(("slot", "tile", "rest"), [(0, "F", "FL1 G"), (1, "FL1", "F G"), (2, "G", "F FL1")])
def test_an_open_tile_leaves_the_row_and_lies_on_the_table(slot: int, tile: str, rest: str) -> None:
    state = connecting("F FL1 G", "F T1")
    now, effects = play(state, read_move(f"open{slot}@2,0"))
    assert effects == (Connected(0, tile, read_cell("2,0"), 0),)
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=2 awaiting=- seen=-",
        f"board G@0,-1 G@1,-1 G@-1,0 START@0,0 G@1,0 {tile}@2,0 G@-1,1 G@0,1",
        f"open {rest}",
    ]


@pytest.mark.ruling("B-OFFER-03", "B-PASS-03")
def test_a_pass_is_connected_in_the_chosen_rotation_by_any_seat() -> None:
    state = position(players=3, seat=2, to_connect=1, row="F P2")
    now, effects = play(state, read_move("open1@1,-1^2"))
    assert effects == (Connected(2, "P2", read_cell("1,-1"), 2),)
    assert now.board.tiles[read_cell("1,-1")].rotation == 2
    assert now.turn.to_connect == 0


@pytest.mark.ruling("B-OFFER-03")
@pytest.mark.parametrize("slot", [-1, 3, 7])
def test_there_is_no_tile_beside_the_row(slot: int) -> None:
    cell = read_cell("2,0")
    assert refused(connecting("F G R", "F"), PlaceOpen(slot, cell)) == NoSuchSlot("B-OFFER-03", slot)
    swapping = connecting("F G R", "F", hand="T1")
    assert refused(swapping, Swap(slot, cell)) == NoSuchSlot("B-OFFER-03", slot)


@pytest.mark.ruling("B-OFFER-11", "B-OFFER-03")
def test_a_short_row_has_fewer_slots() -> None:
    assert refused(connecting("F", "-"), "open1@2,0") == NoSuchSlot("B-OFFER-03", 1)
    assert "open0@2,0" in legal(connecting("F", "-"))


@pytest.mark.vector("T-66")
@pytest.mark.ruling("B-OFFER-04")
def test_a_misfitting_open_tile_cannot_be_chosen_while_another_fits() -> None:
    state = connecting("R F T1", "F")
    assert in_order(state) == [*at("open1", AROUND_THE_RING), "draw"]
    assert refused(state, "open0@2,0") == FitsNowhere("B-OFFER-04", "R")
    assert refused(state, "open2@2,0") == FitsNowhere("B-OFFER-04", "T1")
    assert refused(state, "open2@9,9") == FitsNowhere("B-OFFER-04", "T1")


@pytest.mark.ruling("B-OFFER-04", "B-CONNECT-01")
def test_a_fitting_open_tile_goes_only_where_it_fits() -> None:
    state = connecting("R F P1", "F", board="G@1,0")
    assert refused(state, "open0@2,0") == SidesClash("B-CONNECT-05", read_cell("2,0"), 3, "rock", "grass")
    assert refused(state, "open1@1,0") == CellIsTaken("B-CONNECT-01", read_cell("1,0"))
    assert refused(state, "open1@3,0") == NotNextToATile("B-CONNECT-01", read_cell("3,0"))
    assert refused(state, "open1@2,0^1") == NoSuchRotation("B-PASS-03", "F", 1)
    assert refused(state, "open2@2,0^1") == SidesClash("B-PASS-01", read_cell("2,0"), 3, "forest", "grass")


@pytest.mark.ruling("B-OFFER-05")
def test_a_blind_tile_must_be_taken_if_only_that_can_fit() -> None:
    state = connecting("T1 T2 T3", "R F")
    assert in_order(state) == ["draw"]
    assert refused(state, "remove0") == SomethingFits("B-OFFER-12")
    for slot in range(3):
        assert refused(state, f"open{slot}@2,0") == FitsNowhere("B-OFFER-04", f"T{slot + 1}")


@pytest.mark.ruling("B-OFFER-05", "B-OFFER-12")
@pytest.mark.parametrize("fitting", ["AN1", "F", "P1", "P3", "WF1"])
def test_one_fitting_kind_among_the_blind_is_enough_to_draw(fitting: str) -> None:
    assert in_order(connecting("T1 T2 T3", f"P2 R {fitting}")) == ["draw"]


# A drawn tile that fits.


@pytest.mark.vector("T-14")
@pytest.mark.ruling("B-OFFER-07")
def test_a_drawn_tile_that_fits_must_be_laid() -> None:
    state = after(connecting("F FL1 G", "AN1 R"), "draw", "reveal=AN1")
    assert in_order(state) == at("drawn", AROUND_THE_RING)
    now, effects = play(state, read_move("drawn@2,0"))
    assert effects == (Connected(0, "AN1", read_cell("2,0"), 0),)
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=2 awaiting=- seen=-",
        "board G@0,-1 G@1,-1 G@-1,0 START@0,0 G@1,0 AN1@2,0 G@-1,1 G@0,1",
        "hand -",
    ]


@pytest.mark.ruling("B-OFFER-07", "B-PASS-03")
def test_a_drawn_pass_is_laid_in_any_rotation_that_fits() -> None:
    state = connecting("F G R", "F", board="", hand="P2")
    assert in_order(state) == [
        "drawn@-1,0",
        "drawn@1,0",
        "drawn@0,-1^1",
        "drawn@0,1^1",
        "drawn@1,-1^2",
        "drawn@-1,1^2",
    ]
    now, effects = play(state, read_move("drawn@0,1^1"))
    assert effects == (Connected(0, "P2", read_cell("0,1"), 1),)
    assert now.board.tiles[read_cell("0,1")].rotation == 1


@pytest.mark.ruling("B-OFFER-07", "B-CONNECT-01")
def test_a_drawn_tile_goes_only_where_it_fits() -> None:
    state = connecting("F G R", "F", board="G@1,0", hand="R")
    assert refused(state, "drawn@2,0") == SidesClash("B-CONNECT-05", read_cell("2,0"), 3, "rock", "grass")
    assert refused(state, "drawn@0,0") == CellIsTaken("B-CONNECT-01", 0)
    assert refused(state, "drawn@3,0") == NotNextToATile("B-CONNECT-01", read_cell("3,0"))
    assert refused(state, "drawn@2,0^2") == NoSuchRotation("B-PASS-03", "R", 2)


@pytest.mark.ruling("B-OFFER-07")
def test_one_place_on_the_table_is_enough_for_a_drawn_tile_to_fit() -> None:
    state = after(connecting("F G R", "T1", board="R@5,0"), "draw", "reveal=T1")
    assert legal(state) == set(at("drawn", ("6,0", "5,1", "4,1", "4,0", "5,-1", "6,-1")))


# A drawn tile that does not fit.


@pytest.mark.vector("T-13")
@pytest.mark.ruling("B-OFFER-08")
@pytest.mark.parametrize(
    ("row", "slot", "row_then"),
    [("FL1 T1 T2", 0, "R T1 T2"), ("T1 FL1 T2", 1, "T1 R T2"), ("T1 T2 FL1", 2, "T1 T2 R")],
)
def test_a_drawn_tile_that_misfits_is_swapped_for_an_open_one_that_fits(
    row: str, slot: int, row_then: str
) -> None:
    state = after(connecting(row, "F:2 R"), "draw")
    state, effects = play(state, read_move("reveal=R"))
    assert effects == (Revealed("R", "hand"),)
    assert (to_move(state), state.turn.awaiting) == (0, None)
    assert in_order(state) == at(f"swap{slot}", AROUND_THE_RING)
    now, effects = play(state, read_move(f"swap{slot}@2,0"))
    assert effects == (Swapped(0, "R", slot), Connected(0, "FL1", read_cell("2,0"), 0))
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=2 awaiting=- seen=-",
        "board G@0,-1 G@1,-1 G@-1,0 START@0,0 G@1,0 FL1@2,0 G@-1,1 G@0,1",
        f"open {row_then}",
        "hand -",
    ]
    next_turn, effects = play(now, read_move("end"))
    assert effects == (TurnEnded(0, 2), TurnBegan(1))
    assert to_move(next_turn) == 1
    assert offer(next_turn) == {"open": row_then.split(), "blind": {"F": 2}}


@pytest.mark.ruling("B-OFFER-08")
def test_the_player_chooses_among_the_open_tiles_that_fit() -> None:
    state = connecting("F T1 G", "F", hand="R")
    assert in_order(state) == [*at("swap0", AROUND_THE_RING), *at("swap2", AROUND_THE_RING)]
    assert refused(state, "swap1@2,0") == FitsNowhere("B-OFFER-04", "T1")
    assert refused(state, "swap0@1,0") == CellIsTaken("B-CONNECT-01", read_cell("1,0"))
    assert refused(state, "swap0@3,0") == NotNextToATile("B-CONNECT-01", read_cell("3,0"))
    assert refused(state, "swap0@2,0^1") == NoSuchRotation("B-PASS-03", "F", 1)


@pytest.mark.ruling("B-OFFER-08", "B-PASS-03")
def test_a_pass_can_be_swapped_for_in_any_rotation_that_fits() -> None:
    state = position(players=3, seat=1, to_connect=1, row="G P2 F", hand="T1")
    passes = [move for move in in_order(state) if move.startswith("swap1")]
    assert passes == [
        "swap1@-1,0",
        "swap1@1,0",
        "swap1@0,-1^1",
        "swap1@0,1^1",
        "swap1@1,-1^2",
        "swap1@-1,1^2",
    ]
    now, effects = play(state, read_move("swap1@1,-1^2"))
    assert effects == (Swapped(1, "T1", 1), Connected(1, "P2", read_cell("1,-1"), 2))
    assert now.board.tiles[read_cell("1,-1")].rotation == 2


@pytest.mark.vector("T-15")
@pytest.mark.ruling("B-OFFER-09", "B-OFFER-10", "B-OFFER-05")
def test_if_no_open_tile_fits_either_misfits_are_kept_aside_until_one_fits() -> None:
    state = connecting("T1 T2 T3", "R F")
    drawing = after(state, "draw")
    rejected, effects = play(drawing, read_move("reveal=R"))
    assert effects == (Revealed("R", "rejects"),)
    assert changes(drawing, rejected) == ["blind F:1", "rejects R"]
    assert (to_move(rejected), rejected.turn.awaiting) == (NATURE, "draw")
    assert in_order(rejected) == ["reveal=F"]
    found, effects = play(rejected, read_move("reveal=F"))
    assert effects == (Revealed("F", "hand"), RejectsReturned(("R",)))
    assert changes(rejected, found) == [
        "turn seat=0 connect=1 free=2 awaiting=- seen=-",
        "blind R:1",
        "hand F",
        "rejects -",
    ]
    assert in_order(found) == at("drawn", AROUND_THE_RING)
    laid = after(found, "drawn@2,0")
    assert offer(laid) == {"open": ["T1", "T2", "T3"], "blind": {"R": 1}}
    assert laid.board.tiles[read_cell("2,0")].tile.id == "F"


@pytest.mark.ruling("B-OFFER-10")
def test_several_rejects_go_back_together_in_the_order_they_came() -> None:
    state = after(connecting("T1 T2 T3", "R:3 F:2 P2"), "draw", "reveal=R", "reveal=P2", "reveal=R")
    assert offer(state) == {
        "open": ["T1", "T2", "T3"],
        "blind": {"R": 1, "F": 2},
        "rejects": ["R", "P2", "R"],
    }
    now, effects = play(state, read_move("reveal=F"))
    assert effects == (Revealed("F", "hand"), RejectsReturned(("R", "P2", "R")))
    assert offer(now) == {"open": ["T1", "T2", "T3"], "blind": {"R": 3, "F": 1, "P2": 1}, "hand": "F"}


@pytest.mark.ruling("B-OFFER-09", "B-OFFER-10")
def test_a_fitting_first_draw_brings_no_rejects() -> None:
    state = after(connecting("T1 T2 T3", "R F"), "draw")
    assert effects_of(state, "reveal=F") == (Revealed("F", "hand"),)
    assert offer(after(state, "reveal=F")) == {"open": ["T1", "T2", "T3"], "blind": {"R": 1}, "hand": "F"}


@pytest.mark.ruling("B-OFFER-09")
@pytest.mark.parametrize("row", ["F T2 T3", "T1 G T3", "T1 T2 P1", "P3"])
def test_one_fitting_open_tile_is_enough_to_swap_instead_of_drawing_on(row: str) -> None:
    state = after(connecting(row, "R F:2"), "draw", "reveal=R")
    assert offer(state) == {"open": row.split(), "blind": {"F": 2}, "hand": "R"}
    assert all(move.startswith("swap") for move in in_order(state))


@pytest.mark.ruling("B-OFFER-10")
def test_earlier_removed_tiles_stay_out_of_the_game() -> None:
    state = connecting("T1 T2", "R F", removed="T3")
    now = after(state, "draw", "reveal=R", "reveal=F")
    assert offer(now) == {"open": ["T1", "T2"], "blind": {"R": 1}, "hand": "F", "removed": ["T3"]}


# Nothing fits.


@pytest.mark.vector("T-16")
@pytest.mark.ruling("B-OFFER-12", "B-OFFER-13")
@pytest.mark.parametrize(("slot", "rest"), [(0, "T2 T3"), (1, "T1 T3"), (2, "T1 T2")])
def test_if_nothing_fits_an_open_tile_is_removed_and_the_turn_goes_on(slot: int, rest: str) -> None:
    state = connecting("T1 T2 T3", "-", at="1,0")
    assert in_order(state) == ["remove0", "remove1", "remove2"]
    now, effects = play(state, read_move(f"remove{slot}"))
    assert effects == (Removed(0, f"T{slot + 1}"),)
    assert changes(state, now) == [
        "turn seat=0 connect=0 free=2 awaiting=- seen=-",
        f"open {rest}",
        f"removed T{slot + 1}",
    ]
    assert {"walk>0,0", "hut+1,0", "end"} <= legal(now)


@pytest.mark.vector("T-16")
@pytest.mark.ruling("B-OFFER-12", "B-OFFER-13", "B-TURN-06")
def test_removing_tiles_changes_nothing_about_the_number_of_turns() -> None:
    state = connecting("T1 T2 T3", "-")
    turns = []
    while not state.turn.over:
        turns.append(state.turn.seat)
        state = after(state, "remove0", "end")
    assert turns == [0, 1, 2]
    assert offer(state) == {"removed": ["T1", "T2", "T3"]}


@pytest.mark.vector("T-16b")
@pytest.mark.ruling("B-OFFER-05", "B-OFFER-12")
def test_a_blind_tile_that_fits_nowhere_is_not_drawn_but_opened_in_the_next_turn() -> None:
    state = connecting("T1 T2 T3", "R")
    assert refused(state, "draw") == NothingFits("B-OFFER-12")
    assert in_order(state) == ["remove0", "remove1", "remove2"]
    now = after(state, "remove1")
    assert offer(now) == {"open": ["T1", "T3"], "blind": {"R": 1}, "removed": ["T2"]}
    assert now.turn.awaiting is None
    opened = after(now, "end", "reveal=R")
    assert offer(opened) == {"open": ["T1", "T3", "R"], "removed": ["T2"]}
    assert in_order(opened) == ["remove0", "remove1", "remove2"]


@pytest.mark.ruling("B-OFFER-12")
@pytest.mark.parametrize("slot", [-1, 2, 3])
def test_only_an_open_tile_can_be_removed(slot: int) -> None:
    state = connecting("T1 T2", "R")
    assert refused(state, Remove(slot)) == NoSuchSlot("B-OFFER-12", slot)


@pytest.mark.ruling("B-OFFER-12")
@pytest.mark.parametrize(
    ("row", "blind"), [("F T1 T2", "-"), ("T1 T2 F", "R"), ("T1 T2 T3", "F R"), ("T1", "P1")]
)
def test_no_tile_is_removed_while_anything_fits(row: str, blind: str) -> None:
    state = connecting(row, blind)
    assert refused(state, "remove0") == SomethingFits("B-OFFER-12")
    assert legal(state, "remove") == set()


@pytest.mark.ruling("B-OFFER-12")
def test_removed_tiles_are_kept_in_order() -> None:
    state = connecting("T1 T2", "-", removed="T3")
    assert offer(after(state, "remove0")) == {"open": ["T2"], "removed": ["T3", "T1"]}


# Every connection uses up one tile.


@pytest.mark.ruling("B-OFFER-13")
@pytest.mark.parametrize(
    ("row", "blind", "moves"),
    [
        ("F G R", "F R", ("open0@2,0",)),
        ("F G R", "F R", ("draw", "reveal=F", "drawn@2,0")),
        ("F G R", "F R", ("draw", "reveal=R", "swap1@2,0")),
        ("T1 T2 T3", "F R", ("draw", "reveal=R", "reveal=F", "drawn@2,0")),
        ("T1 T2 T3", "R:2", ("remove2",)),
    ],
)
def test_each_way_to_connect_uses_up_exactly_one_tile(row: str, blind: str, moves: tuple[str, ...]) -> None:
    state = connecting(row, blind)
    now = after(state, *moves)
    assert len(now.offer.open) + sum(now.offer.blind) == 4
    assert (now.offer.hand, now.offer.rejects, now.turn.to_connect) == (None, (), 0)
    assert len(now.board.tiles) + len(now.offer.removed) == 8
    assert not [move for move in legal_moves(now) if isinstance(move, (PlaceOpen, Remove, Swap))]


@pytest.mark.ruling("B-OFFER-06")
def test_every_face_down_tile_has_the_same_share_of_chance() -> None:
    state = position("F@1,0", blind="F:3 G:1 R:2")
    drawn = [state.blind_tile((number + 0.5) / 6).id for number in range(6)]
    assert drawn == ["F", "F", "F", "G", "R", "R"]
    assert (state.blind_tile(0.0).id, state.blind_tile(0.999).id) == ("F", "R")
    with pytest.raises(ValueError, match="no tile is face down"):
        position("F@1,0", blind="-").blind_tile(0.5)
