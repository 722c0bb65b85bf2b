"""Invariants of the extensions, in random games in every way to play with them."""

import random
from collections import Counter
from typing import Final

import pytest

from kit.positions import position
from kit.ways import WAYS, Way, kind_of, pick
from rifugio import legal_moves, new_game, outcome, play
from rifugio.engine.moves import End, Move
from rifugio.engine.state import State
from tests.rules.invariants import check_extension_effects, check_extension_invariants

EXTENDED: Final = [way for way in WAYS if way.extensions]
LONGEST_TURN: Final = 200
"""More moves than any turn can have on such boards: B-WALK-05 makes every turn finite."""


def without_rafts(state: State, seats: range) -> State:
    """Remove the rafts of some seats, so that they have to swim."""
    index = state.game.objects.index("raft")
    for seat in seats:
        player = state.players[seat]
        left = (*player.left[:index], 0, *player.left[index + 1 :])
        state = state.with_player(seat, player._replace(left=left))
    return state


def play_and_check(state: State, rng: random.Random, end: float) -> tuple[State, Counter[str], Counter[int]]:
    """Play to the end with every check; return the last position, the kinds of moves and turns by seat."""
    played: Counter[str] = Counter()
    turns: Counter[int] = Counter()
    moves_in_turn = 0
    check_extension_invariants(state)
    while not state.turn.over:
        moves = legal_moves(state)
        assert moves, "there is always something to do"
        move: Move = pick(moves, rng, end)
        before = state
        state, effects = play(before, move)
        check_extension_effects(before, move, state, effects)
        check_extension_invariants(state)
        played[kind_of(move)] += 1
        moves_in_turn += 1
        assert moves_in_turn <= LONGEST_TURN, "every turn ends"
        if isinstance(move, End):
            turns[before.turn.seat] += 1
            moves_in_turn = 0
    return state, played, turns


@pytest.mark.ruling("H-FLY-04", "H-WALK-07", "H-FLY-03", "R-WALK-01", "R-WALK-04", "R-SAIL-08", "R-SETUP-03")
@pytest.mark.parametrize("way", EXTENDED, ids=str)
@pytest.mark.parametrize("games", [range(9), pytest.param(range(9, 45), marks=pytest.mark.slow)], ids=str)
def test_what_the_extensions_promise_holds_in_every_game(way: Way, games: range) -> None:
    """In some games nobody, some or all have no rafts; in some nobody ends a turn voluntarily."""
    seen: Counter[str] = Counter()
    for number in games:
        rng = random.Random(f"{way} {number}")
        state = new_game(way.setup)
        if "rafts" in way.extensions:
            state = without_rafts(state, range((0, 1, way.players)[number % 3]))
        last, played, turns = play_and_check(state, rng, end=(0.0, 0.2, 0.5)[number // 3 % 3])
        assert outcome(last) is not None
        assert turns == dict.fromkeys(range(way.players), way.turns_each)
        seen += played
    means = {"helicopter": {"fly", "build helicopter"}, "rafts": {"sail", "swim", "build raft"}}
    assert set().union(*(means[extension] for extension in way.extensions)) <= seen.keys()


def test_the_checks_notice_what_must_not_be() -> None:
    """Each of these positions violates one invariant."""
    both = ("helicopter", "rafts")
    for board, at, objects, parts in [
        ("HF@1,0", "0,0 1,0", "-", "-"),  # at rest on an empty pad
        ("W@1,0", "0,0 1,0", "-", "-"),  # on bare water
        ("HF@1,0", "1,0 1,0", "helicopter0@1,0", "-"),  # two in a helicopter
        ("W@1,0", "1,0 1,0 1,0", "raft0@1,0", "-"),  # three on a raft
        ("W@1,0", "1,0 0,0", "raft1@1,0", "0=mid"),  # a raft where somebody swims
        ("W@1,0 F@2,0", "2,0 0,0", "-", "0=mid"),  # swimming on land
        ("W@1,0 F@2,0 F@3,0", "1,0 0,0", "-", "0=3,0"),  # near land that is not there
        ("F@1,0", "0,0 0,0", "raft0@1,0", "-"),  # a raft on land
        ("W@1,0", "0,0 0,0", "helicopter0@1,0", "-"),  # a helicopter on water
    ]:
        state = position(board, players=3, extensions=both, at=at, objects=objects, parts={"rafts": parts})
        with pytest.raises(AssertionError):
            check_extension_invariants(state)
