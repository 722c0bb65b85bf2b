"""The moves of a game, each with what it brought and the position after it."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from rifugio.engine.effects import Effects
from rifugio.engine.game import Setup
from rifugio.engine.moves import Move
from rifugio.engine.play import carry_out, new_game
from rifugio.engine.state import NATURE, State


class Deed(Protocol):
    """Who did something, what, and what it brought."""

    @property
    def seat(self) -> int:
        """The player who moved; Nature is one too."""

    @property
    def move(self) -> Move:
        """What was done."""

    @property
    def effects(self) -> Effects:
        """What it brought."""


class Scene(NamedTuple):
    """A move, what it brought, and the positions before and after it."""

    seat: int
    move: Move
    effects: Effects
    before: State
    after: State


def scenes(setup: Setup, moves: Iterable[Move]) -> list[Scene]:
    """Play a game again; the moves must be legal, because they are not asked about again."""
    found: list[Scene] = []
    state = new_game(setup)
    for move in moves:
        seat = NATURE if state.turn.awaiting is not None else state.turn.seat
        after, effects = carry_out(state, move)
        found.append(Scene(seat, move, effects, state, after))
        state = after
    return found
