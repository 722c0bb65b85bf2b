"""The shape of a turn: first connect, then walk and build, then the next player; and how the game ends."""

import random
from collections import Counter

import pytest

from kit.positions import after, changes, effects_of, in_order, legal, position, refused
from rifugio import legal_moves, new_game, outcome, play, setup, to_move
from rifugio.engine.base.turn import turns_each
from rifugio.engine.effects import Built, GameEnded, TurnBegan, TurnEnded, Went
from rifugio.engine.reasons import (
    ConnectedAlready,
    ConnectFirst,
    DrawnTileFits,
    DrawnTileMustBeSwapped,
    FitsNowhere,
    GameIsOver,
    NatureIsToMove,
    NoBlindTiles,
    NothingDrawn,
    NothingFits,
    NothingToReveal,
    Reason,
    SomethingFits,
)
from rifugio.engine.state import NATURE, State, Turn
from rifugio.engine.text.cells import read_cell
from rifugio.engine.text.moves import read_move

RING_OF_GRASS = "G@1,0 G@0,1 G@-1,1 G@-1,0 G@0,-1 G@1,-1"
"""Around START: now rock and tops fit nowhere."""


# What is refused in which phase.

MOVES = ("open0@2,0", "draw", "drawn@2,0", "swap0@2,0", "remove0", "walk>1,0", "hut+0,0", "end")
WALK_OR_BUILD_OR_END = ("walk>1,0", "hut+0,0", "end")
TO_CONNECT = ("open0@2,0", "draw", "drawn@2,0", "swap0@2,0", "remove0")


def connecting(*, row: str = "G R T1", blind: str = "F R", hand: str = "-", awaiting: str = "-") -> State:
    """Seat 0 of three connects; by default grass fits, and rock and the top do not."""
    return position(
        RING_OF_GRASS,
        players=3,
        to_connect=1,
        cards=(3, 3, 3),
        awaiting=awaiting,
        row=row,
        blind=blind,
        hand=hand,
    )


@pytest.mark.ruling("B-END-01")
@pytest.mark.parametrize("move", [*MOVES, "reveal=F"])
def test_nothing_is_legal_after_the_last_turn(move: str) -> None:
    state = position(RING_OF_GRASS, awaiting="over", free=0)
    assert legal_moves(state) == []
    assert to_move(state) is None
    assert refused(state, move) == GameIsOver("B-END-01")


@pytest.mark.ruling("B-OFFER-01", "B-2P-02")
@pytest.mark.parametrize("move", MOVES)
def test_no_player_moves_while_the_row_is_being_filled(move: str) -> None:
    state = connecting(row="G R", awaiting="fill")
    assert to_move(state) == NATURE
    assert refused(state, move) == NatureIsToMove("B-OFFER-01")
    assert legal(state) == {"reveal=F", "reveal=R"}


@pytest.mark.ruling("B-OFFER-06")
@pytest.mark.parametrize("move", MOVES)
def test_no_player_moves_while_a_tile_is_being_drawn(move: str) -> None:
    state = connecting(awaiting="draw")
    assert to_move(state) == NATURE
    assert refused(state, move) == NatureIsToMove("B-OFFER-06")
    assert legal(state) == {"reveal=F", "reveal=R"}


@pytest.mark.ruling("B-TURN-01", "B-TURN-02", "B-TURN-03", "B-CARD-07")
@pytest.mark.parametrize("move", WALK_OR_BUILD_OR_END)
@pytest.mark.parametrize("hand", ["-", "F", "R"])
def test_no_walking_building_or_ending_before_the_connecting(move: str, hand: str) -> None:
    state = connecting(hand=hand)
    assert to_move(state) == 0
    assert refused(state, move) == ConnectFirst("B-TURN-03")


CONNECTING_REFUSED: list[tuple[str, str, Reason]] = [
    ("-", "drawn@2,0", NothingDrawn("B-OFFER-03")),
    ("-", "swap0@2,0", NothingDrawn("B-OFFER-08")),
    ("-", "remove0", SomethingFits("B-OFFER-12")),
    ("F", "open0@2,0", DrawnTileFits("B-OFFER-07", "F")),
    ("F", "draw", DrawnTileFits("B-OFFER-07", "F")),
    ("F", "swap0@2,0", DrawnTileFits("B-OFFER-07", "F")),
    ("F", "remove0", DrawnTileFits("B-OFFER-07", "F")),
    ("R", "open0@2,0", DrawnTileMustBeSwapped("B-OFFER-08", "R")),
    ("R", "draw", DrawnTileMustBeSwapped("B-OFFER-08", "R")),
    ("R", "drawn@2,0", DrawnTileMustBeSwapped("B-OFFER-08", "R")),
    ("R", "remove0", DrawnTileMustBeSwapped("B-OFFER-08", "R")),
]


@pytest.mark.ruling("B-OFFER-03", "B-OFFER-07", "B-OFFER-08", "B-OFFER-12")
@pytest.mark.parametrize(("hand", "move", "reason"), CONNECTING_REFUSED)
def test_what_the_drawn_tile_and_the_lack_of_one_forbid(hand: str, move: str, reason: Reason) -> None:
    assert refused(connecting(hand=hand), move) == reason


@pytest.mark.parametrize(
    ("hand", "move"), [("-", "open0@2,0"), ("-", "draw"), ("F", "drawn@2,0"), ("R", "swap0@2,0")]
)
def test_what_they_do_not_forbid(hand: str, move: str) -> None:
    assert move in legal(connecting(hand=hand))


NOTHING_FITS_REFUSED: list[tuple[str, str, Reason]] = [
    ("R", "open0@2,0", FitsNowhere("B-OFFER-04", "T1")),
    ("R", "draw", NothingFits("B-OFFER-12")),
    ("-", "draw", NoBlindTiles("B-OFFER-11")),
    ("R", "drawn@2,0", NothingDrawn("B-OFFER-03")),
    ("R", "swap0@2,0", NothingDrawn("B-OFFER-08")),
    ("R", "end", ConnectFirst("B-TURN-03")),
]


@pytest.mark.ruling("B-OFFER-04", "B-OFFER-11", "B-OFFER-12")
@pytest.mark.parametrize(("blind", "move", "reason"), NOTHING_FITS_REFUSED)
def test_what_is_refused_when_nothing_fits(blind: str, move: str, reason: Reason) -> None:
    state = connecting(row="T1 T2", blind=blind)
    assert legal(state) == {"remove0", "remove1"}
    assert refused(state, move) == reason


@pytest.mark.ruling("B-OFFER-13", "B-TURN-03")
@pytest.mark.parametrize("move", TO_CONNECT)
def test_no_tile_is_taken_after_the_connecting(move: str) -> None:
    state = position(RING_OF_GRASS, row="G R T1", players=3)
    assert refused(state, move) == ConnectedAlready("B-OFFER-13")


@pytest.mark.ruling("B-OFFER-01")
@pytest.mark.parametrize("to_connect", [0, 1])
def test_nature_reveals_nothing_when_nothing_is_wanted(to_connect: int) -> None:
    state = position(RING_OF_GRASS, row="G R", to_connect=to_connect, players=3)
    assert refused(state, "reveal=F") == NothingToReveal("B-OFFER-01")


# The course of a turn.


@pytest.mark.ruling("B-TURN-01", "B-TURN-03")
def test_walking_and_building_are_offered_only_once_the_tile_is_laid() -> None:
    state = position("G@1,0", at="1,0", players=3, to_connect=1, row="F", cards=(3,))
    assert all(move.startswith(("open", "draw")) for move in legal(state))
    assert legal(after(state, "open0@2,0")) == {"walk>0,0", "walk>2,0", "hut+1,0", "end"}


@pytest.mark.ruling("B-TURN-04")
def test_standing_still_is_a_legal_turn() -> None:
    state = position("G@1,0", at="1,0", players=3, cards=(3, 1, 2), row="F R", seen="-")
    assert "end" in legal(state)
    now, effects = play(state, read_move("end"))
    assert effects == (TurnEnded(0, lapsed=2), TurnBegan(1))
    assert changes(state, now) == ["turn seat=1 connect=1 free=2 awaiting=fill seen=-"]


@pytest.mark.ruling("B-TURN-04")
def test_only_the_end_is_left_without_steps() -> None:
    assert in_order(position("G@1,0", at="1,0", free=0)) == ["end"]


@pytest.mark.ruling("B-TURN-04", "B-TURN-05")
def test_moves_come_in_a_fixed_order_walks_by_row_then_huts_then_the_end() -> None:
    state = position(f"{RING_OF_GRASS} F@2,0 F@1,1", at="1,0")
    assert in_order(state) == ["walk>1,-1", "walk>0,0", "walk>2,0", "walk>0,1", "walk>1,1", "hut+1,0", "end"]


@pytest.mark.ruling("B-TURN-05")
@pytest.mark.parametrize(
    "turn",
    [
        ("hut+1,0", "walk>2,0", "walk>1,0"),
        ("walk>2,0", "hut+2,0", "walk>1,0"),
        ("walk>2,0", "walk>1,0", "hut+1,0"),
        ("hut+1,0", "walk>2,0", "hut+2,0"),
    ],
)
def test_building_comes_before_between_or_after_steps(turn: tuple[str, ...]) -> None:
    state = position("G@1,0 G@2,0", at="1,0", cards=(1,))
    now = after(state, *turn)
    assert (now.turn.free, now.me.cards) == (0, 0)
    built = [effect.cell for effect in effects_of(state, *turn) if isinstance(effect, Built)]
    assert built == [read_cell(word[4:]) for word in turn if word.startswith("hut")]
    assert len([effect for effect in effects_of(state, *turn) if isinstance(effect, Went)]) == 3 - len(built)
    assert after(now, "end").turn.seat == 1


@pytest.mark.ruling("B-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_turn_passes_clockwise_and_round_the_table(players: int) -> None:
    for seat in range(players):
        state = position(players=players, seat=seat, row="F R")
        following = (seat + 1) % players
        assert after(state, "end").turn.seat == following
        assert effects_of(state, "end") == (TurnEnded(seat, lapsed=2), TurnBegan(following))


@pytest.mark.ruling("B-STEP-01", "B-STEP-02", "B-WALK-05")
@pytest.mark.parametrize("free", [0, 1, 2, 3])
def test_a_turn_begins_with_two_free_steps_and_no_arrivals_whatever_was_left(free: int) -> None:
    state = position("G@1,0", players=3, free=free, seen="1,0:1:0;0,0:0:0", row="F R G")
    now, effects = play(state, read_move("end"))
    assert now.turn == Turn(seat=1, to_connect=1, awaiting=None, free=2, seen=frozenset(), over=False)
    assert effects[0] == TurnEnded(0, lapsed=free)


# The end of the game.


@pytest.mark.vector("T-64")
@pytest.mark.ruling("B-END-01")
def test_whoever_connects_the_last_tile_still_walks_and_builds_and_then_the_game_is_over() -> None:
    state = position("G@1,0", players=3, seat=2, to_connect=1, row="F", blind="-", cards=(0, 0, 1))
    assert outcome(state) is None
    laid = after(state, "open0@2,0")
    assert (laid.offer.open, any(laid.offer.blind), outcome(laid)) == ((), False, None)
    walked = after(laid, "walk>1,0", "hut+1,0", "walk>2,0")
    assert walked.me.cards == 0
    over = after(walked, "end")
    assert effects_of(walked, "end") == (TurnEnded(2, lapsed=0), GameEnded())
    assert effects_of(laid, "end") == (TurnEnded(2, lapsed=2), GameEnded())
    assert changes(laid, after(laid, "end")) == ["turn seat=2 connect=0 free=0 awaiting=over seen=-"]
    assert over.turn == Turn(seat=2, to_connect=0, awaiting=None, free=0, over=True)
    assert (to_move(over), legal_moves(over)) == (None, [])
    assert outcome(over) is not None


@pytest.mark.ruling("B-END-01")
@pytest.mark.parametrize(("row", "blind"), [("F", "-"), ("-", "F"), ("F", "R"), ("T1", "-"), ("-", "T3")])
def test_the_game_goes_on_while_a_tile_is_open_or_blind(row: str, blind: str) -> None:
    state = position("G@1,0", players=3, row=row, blind=blind)
    now = after(state, "end")
    assert not now.turn.over
    assert (now.turn.seat, now.turn.to_connect) == (1, 1)
    assert now.turn.awaiting == (None if blind == "-" else "fill")


@pytest.mark.ruling("B-END-01")
def test_removed_tiles_do_not_keep_the_game_going() -> None:
    assert after(position(row="-", blind="-", removed="T1"), "end").turn.over


@pytest.mark.ruling("B-TURN-06")
@pytest.mark.vector("T-19")
@pytest.mark.parametrize(
    ("tiles", "players", "turns"),
    [(60, 2, 15), (60, 3, 20), (60, 4, 15), (60, 5, 12), (72, 2, 18), (72, 3, 24), (72, 4, 18), (70, 5, 14)],
)
def test_turns_each_follow_from_the_number_of_tiles(tiles: int, players: int, turns: int) -> None:
    assert repr(turns_each(tiles, players)) == str(turns)


def played_at_random(players: int, seed: int) -> tuple[State, Counter[int]]:
    """Play a whole game; return the last position and the turns by seat."""
    chance = random.Random(seed)
    state, turns = new_game(setup(players)), Counter({0: 1})
    while offered := legal_moves(state):
        state, effects = play(state, chance.choice(offered))
        turns.update(effect.seat for effect in effects if isinstance(effect, TurnBegan))
    return state, turns


@pytest.mark.vector("T-19")
@pytest.mark.ruling("B-TURN-06", "B-END-02", "B-OFFER-13")
@pytest.mark.parametrize(("players", "turns"), [(2, 15), (3, 20), (4, 15), (5, 12)])
@pytest.mark.parametrize("seed", range(10))
def test_all_players_have_equally_many_turns_and_the_last_in_order_ends_the_game(
    players: int, turns: int, seed: int
) -> None:
    state, counted = played_at_random(players, seed)
    assert counted == dict.fromkeys(range(players), turns)
    assert state.turn.over
    assert state.turn.seat == players - 1
    assert len(state.board.tiles) - 1 + len(state.offer.removed) == 60


@pytest.mark.ruling("B-OFFER-13")
def test_in_the_end_every_tile_has_been_laid_or_removed() -> None:
    state, _ = played_at_random(3, seed=1)
    assert (state.offer.open, sum(state.offer.blind), state.offer.hand) == ((), 0, None)
    used = Counter(laid.tile.id for laid in state.board.tiles.values())
    used.update(tile.id for tile in state.offer.removed)
    assert used == {"START": 1} | state.game.counts
