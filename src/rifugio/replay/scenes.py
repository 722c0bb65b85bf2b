"""The moves of a game, each with its effects and the positions before and after it."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from rifugio.engine.effects import Effects
from rifugio.engine.game import Setup
from rifugio.engine.moves import Move
from rifugio.engine.play import carry_out, new_game
from rifugio.engine.state import NATURE, State


class Deed(Protocol):
    """A move, who made it, and its effects."""

    @property
    def seat(self) -> int:
        """The player who moved, or Nature."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def effects(self) -> Effects:
        """Its effects."""


class Scene(NamedTuple):
    """A move, its effects, and the positions before and after it."""

    seat: int
    move: Move
    effects: Effects
    before: State
    after: State


def scenes(setup: Setup, moves: Iterable[Move]) -> list[Scene]:
    """Play a game again without the legality check: the moves must be legal."""
    found: list[Scene] = []
    state = new_game(setup)
    for move in moves:
        seat = NATURE if state.turn.awaiting is not None else state.turn.seat
        after, effects = carry_out(state, move)
        found.append(Scene(seat, move, effects, state, after))
        state = after
    return found
