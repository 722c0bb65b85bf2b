"""Sanity checks of the naive reference: games end on time, tiles are conserved, points add up."""

import random
from collections import Counter

import pytest

from .naive_board import Cell, neighbours
from .naive_game import NaiveGame
from .naive_state import empty_pad, must_move_on, steps_left
from .naive_tiles import supply
from .naive_walk import do_step, step_targets, way_open

WAYS = [
    (players, frozenset(names))
    for players in (2, 3, 4, 5)
    for names in ((), ("helicopter",), ("rafts",), ("helicopter", "rafts"))
]
# Turns of each player (B-TURN-06, R-SETUP-03).
TURNS = {False: {2: 15, 3: 20, 4: 15, 5: 12}, True: {2: 18, 3: 24, 4: 18, 5: 14}}


def pick(game: NaiveGame, rng: random.Random) -> str:
    """A random kind of move, then a random move of that kind, so that rare kinds are played too."""
    moves = sorted(game.legal())
    kinds = sorted({kind_of(move) for move in moves})
    if len(kinds) > 1 and "end" in kinds and rng.random() < 0.8:
        kinds.remove("end")
    kind = rng.choice(kinds)
    return rng.choice([move for move in moves if kind_of(move) == kind])


def kind_of(move: str) -> str:
    """The word a move begins with."""
    return move.rstrip("0123456789,-^").rstrip("@>+").rstrip("0123456789") if "=" not in move else "reveal"


def all_tiles(game: NaiveGame) -> Counter[str]:
    """Every tile of the box, wherever it is now; START apart."""
    state = game.state
    tiles = Counter(ident for ident, _ in state.board.values() if ident != "START")
    tiles.update(state.open)
    tiles.update(state.rejects)
    tiles.update(state.removed)
    tiles.update({ident: number for ident, number in state.blind.items() if number > 0})
    if state.hand is not None:
        tiles[state.hand] += 1
    return tiles


def rests(game: NaiveGame, depth: int) -> bool:
    """Brute force: some line of play from here gets the walker off empty pads (H-WALK-04)."""
    if not must_move_on(game.state):
        return True
    if depth == 0:
        return False
    others = [move for move in game.legal() if not move.startswith("walk")]
    if others:
        return True
    return any(
        rests(stepped(game, to), depth - 1)
        for to in neighbours(game.state.mover().cell)
        if to in game.state.board and way_open(game.state, to)
    )


def stepped(game: NaiveGame, to: Cell) -> NaiveGame:
    """A copy of the game in which the mover has taken one step."""
    after = NaiveGame(2)
    after.state = game.state.copy()
    do_step(after.state, to)
    return after


def check_pads(game: NaiveGame) -> None:
    """The search of 6.4 agrees with brute force about every empty pad next to the walker."""
    state = game.state
    if steps_left(state) == 0:
        return
    offered = step_targets(state)
    for to in neighbours(state.mover().cell):
        if empty_pad(state, to) and way_open(state, to):
            assert (to in offered) == rests(stepped(game, to), steps_left(state) - 1)


def check_position(game: NaiveGame) -> None:
    """The invariants."""
    state = game.state
    for cell, (kind, _) in state.objects.items():
        ident = state.board[cell][0]
        assert ident in {"hut": ("G", "F", "R"), "helicopter": ("HG", "HF", "HR"), "raft": ("W",)}[kind]
    for number, seat in enumerate(state.seats):
        assert 0 <= seat.cards <= 5
        on_water = state.board[seat.cell][0] == "W"
        assert on_water == (seat.swimming or state.objects.get(seat.cell, ("", 0))[0] == "raft")
        if number != state.turn:
            assert not empty_pad(state, seat.cell)
    for cell in state.board:
        here = sum(1 for seat in state.seats if seat.cell == cell and not seat.swimming)
        swimmers = sum(1 for seat in state.seats if seat.cell == cell and seat.swimming)
        kind = state.objects.get(cell, ("", 0))[0]
        assert here <= {"helicopter": 1, "raft": 2}.get(kind, len(state.seats))
        assert kind != "raft" or swimmers == 0
    assert [sum(points.values()) for points in game.scores()] == [
        total(game, n) for n in range(len(state.seats))
    ]


def total(game: NaiveGame, number: int) -> int:
    """B-SCORE-01 with H-SCORE-01 and R-SCORE-01, computed in another way."""
    seat = game.state.seats[number]
    value = {"FL": 2, "AN": 2, "WF": 1, "P": 2, "T": 3}
    kinds = Counter(place.rstrip("123") for place in seat.places)
    points = sum(value[kind] * held + 5 * (held == 3) for kind, held in kinds.items()) + len(seat.firsts)
    points += (
        2 * seat.visits["hut"] + 3 * seat.visits["helicopter"] + 2 * seat.visits["raft"] - 3 * seat.bears
    )
    for cell, (ident, _) in game.state.board.items():
        if ident.startswith("WF") and ident in seat.places:
            points += sum(game.state.board.get(near, ("", 0))[0] == "W" for near in neighbours(cell))
    return points


def play_out(game: NaiveGame, rng: random.Random) -> Counter[str]:
    """Play a whole random game and check every position; return how often each kind of move was made."""
    players = len(game.state.seats)
    extensions = game.state.extensions
    box = Counter(supply(players, extensions))
    turns = Counter[int]()
    kinds = Counter[str]()
    while (mover := game.to_move()) is not None:
        if mover != "nature" and game.state.to_connect == 0:
            check_pads(game)
        move = pick(game, rng)
        kinds[kind_of(move)] += 1
        if move == "end":
            assert isinstance(mover, int)
            turns[mover] += 1
        game.play(move)
        assert all_tiles(game) == box
        check_position(game)
    assert set(turns.values()) == {TURNS["rafts" in extensions][players]}
    assert len(turns) == players
    assert len(game.state.board) - 1 + len(game.state.removed) == sum(box.values())
    assert game.legal() == set()
    assert min(game.ranks()) == 1
    return kinds


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("players", "extensions"), WAYS)
def test_random_game(players: int, extensions: frozenset[str], seed: int) -> None:
    """A whole random game: the printed number of turns, all tiles used, points by source add up."""
    play_out(NaiveGame(players, extensions), random.Random(seed))


def test_games_of_swimmers() -> None:
    """Without rafts in the supply there is much swimming (R-SWIM-02), which random games hardly ever show."""
    kinds = Counter[str]()
    for seed, (players, extensions) in enumerate(WAYS):
        if "rafts" in extensions:
            game = NaiveGame(players, extensions)
            for seat in game.state.seats[1:]:
                seat.left["raft"] = 0
            kinds += play_out(game, random.Random(seed))
    assert kinds["swim"] > 20


def test_start() -> None:
    """Nature opens three tiles, then seat 0 moves; an illegal move is refused."""
    game = NaiveGame(3)
    for ident in ("G", "T1", "P1"):
        assert game.to_move() == "nature"
        game.play(f"reveal={ident}")
    assert game.to_move() == 0
    moves = game.legal()
    assert {"open0@1,0", "draw"} <= moves
    assert not any(move.startswith("open1") for move in moves)
    assert {move for move in moves if move.startswith("open2@1,0")} == {"open2@1,0^1", "open2@1,0^2"}
    with pytest.raises(ValueError, match="illegal"):
        game.play("open1@1,0")


def test_tiles_in_the_box() -> None:
    """5.2: 60 tiles, with rafts 72, or 70 for five."""
    for players, extensions in WAYS:
        expected = 60 if "rafts" not in extensions else 70 if players == 5 else 72
        assert sum(supply(players, extensions).values()) == expected
    both = supply(5, frozenset({"helicopter", "rafts"}))
    assert [both[ident] for ident in ("G", "F", "R", "HG", "HF", "HR", "W")] == [7, 7, 7, 3, 3, 3, 22]
