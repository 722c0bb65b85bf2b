"""Whole games by a Hypothesis state machine: the invariants hold in every position."""

import random
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kit.ways import WAYS, Way, kind_of, kinds_in, pick
from rifugio.box import load_box
from rifugio.engine.moves import Move
from rifugio.engine.play import new_game, play, to_move
from rifugio.engine.state import State
from rifugio.engine.text.records import Record, read_record, write_record
from tests.properties.checks import check_move, check_position, check_text
from tests.properties.constructed import constructed
from tests.properties.ledger import Ledger
from tests.properties.piles import check_moves_are_public, check_views
from tests.properties.universe import check_universe

SEEDS: Final = st.integers(0, 2**32 - 1)


class Games(RuleBasedStateMachine):
    """A game from its start, from some way on, or from a random constructed position.

    Hypothesis chooses the moves for a while, and then a random player finishes the game.
    """

    way: Way
    state: State
    moves: list[Move]
    ledger: Ledger

    def __init__(self) -> None:
        super().__init__()
        self.played: list[Move] | None = None
        """All moves since the start, if the game began there."""
        self.tries = 0

    @initialize(ahead=st.none() | st.integers(0, 250), seed=SEEDS)
    def begin(self, ahead: int | None, seed: int) -> None:
        """Begin with a constructed position, or at the start with some random moves."""
        if ahead is None:
            state = constructed(self.way, seed)
            used = len(state.board.tiles) - 1 + len(state.offer.removed)
            per_turn = self.way.connections
            self.open_books(state, turns=(used - per_turn + state.turn.to_connect) // per_turn)
        else:
            self.played = []
            self.open_books(new_game(self.way.setup), turns=0)
            self.play_on(random.Random(seed), ahead)

    @precondition(lambda self: self.goes_on)
    @rule(kind=st.integers(0, 7), index=st.integers(0, 200))
    def play_a_move(self, kind: int, index: int) -> None:
        """Play a move: first its kind is chosen, then a move of that kind."""
        kinds = kinds_in(self.moves)
        chosen = kinds[kind % len(kinds)]
        among = [move for move in self.moves if kind_of(move) == chosen]
        self.play_one(among[index % len(among)])
        check_text(self.state)

    @rule(seed=SEEDS)
    def look_from_every_seat(self, seed: int) -> None:
        """B-INFO-03: Nobody sees what is face down, and no legal move depends on it."""
        check_views(self.state, seed)
        check_moves_are_public(self.state, seed)

    @precondition(lambda self: self.tries < 3)
    @rule()
    def try_every_move_there_is(self) -> None:
        """Exactly the offered moves are accepted; every other is refused with its ruling."""
        self.tries += 1
        check_universe(self.state)

    def teardown(self) -> None:
        """Play to the end; the game must end, and its record must replay."""
        if hasattr(self, "state"):
            self.play_on(random.Random(len(self.moves)), 10_000)
            assert to_move(self.state) is None
            self.ledger.agrees_with(self.state)
            if self.played is not None:
                record = Record(self.way.setup, tuple(self.played), {"Shows": "a game of chance"})
                assert read_record(write_record(record), load_box) == record
                assert record.last() == self.state

    def open_books(self, state: State, turns: int) -> None:
        self.state, self.ledger = state, Ledger.opened_at(state)
        for seat, account in enumerate(self.ledger.accounts):
            account.turns = turns // self.way.players + (seat < turns % self.way.players)
        self.moves = check_position(self.way, state, self.ledger)

    @property
    def goes_on(self) -> bool:
        return bool(self.moves)

    def play_one(self, move: Move) -> None:
        before = self.state
        self.state, effects = play(before, move)
        check_move(before, move, self.state, effects)
        self.ledger.enter(effects)
        if self.played is not None:
            self.played.append(move)
        self.moves = check_position(self.way, self.state, self.ledger)

    def play_on(self, rng: random.Random, most: int) -> None:
        while most and self.moves:
            self.play_one(pick(self.moves, rng))
            most -= 1


def games_played(way: Way) -> type[Games]:
    return type(f"Games_{way}", (Games,), {"way": way})


COMMON: Final = settings(
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate, Phase.shrink],
    database=None,
)
QUICK: Final = settings(COMMON, max_examples=6, stateful_step_count=25, derandomize=True)
LONG: Final = settings(COMMON, max_examples=80, stateful_step_count=60)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_what_must_hold_does_so_in_every_position(way: Way) -> None:
    run_state_machine_as_test(games_played(way), settings=QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_what_must_hold_does_so_in_very_many_positions(way: Way) -> None:
    run_state_machine_as_test(games_played(way), settings=LONG)
