"""The six verbs: begin a game, list legal moves, play, ask why not, view, and score at the end."""

from collections.abc import Iterable
from functools import lru_cache

from rifugio.engine.base.information import Happened, History, view
from rifugio.engine.base.preparation import prepare
from rifugio.engine.base.scoring import Standing, standings
from rifugio.engine.base.turn import legal_moves
from rifugio.engine.cells import Cell
from rifugio.engine.game import Game, Setup
from rifugio.engine.moves import Move, Reveal
from rifugio.engine.reasons import GameIsOver, IllegalMove, NatureIsToMove, Reason
from rifugio.engine.rulebooks import game_for
from rifugio.engine.state import NATURE, Result, State

__all__ = [
    "carry_out",
    "follow",
    "legal_moves",
    "new_game",
    "outcome",
    "play",
    "replayed",
    "standings",
    "to_move",
    "view",
    "why_not",
]


def new_game(setup: Setup) -> State:
    """Return the first position of a game."""
    return _first(game_for(setup))


@lru_cache(maxsize=64)
def _first(game: Game[State]) -> State:
    """Return the first position, the same one each time: a start is decided, folded and shown."""
    state, _ = prepare(game)
    return state


def replayed(setup: Setup, moves: Iterable[Move]) -> tuple[State, History]:
    """Return the position after some legal moves, and what everybody has seen happen."""
    state = new_game(setup)
    history: History = ()
    for move in moves:
        state, history = follow(state, history, move)
    return state, history


def follow(state: State, history: History, move: Move) -> tuple[State, History]:
    """Return the position after a legal move, and the history with it."""
    seat = state.turn.seat if state.turn.awaiting is None else NATURE
    state, effects = carry_out(state, move)
    return state, (*history, Happened(seat, move, effects))


def to_move(state: State) -> int | None:
    """Return the seat to move, NATURE if a tile has to be revealed, None when the game is over."""
    if state.turn.over:
        return None
    return state.turn.seat if state.turn.awaiting is None else NATURE


def why_not(state: State, move: Move) -> Reason | None:
    """Return why a move is not legal, or None if it is."""
    turn = state.turn
    if turn.over:
        return GameIsOver("B-END-01")
    if turn.awaiting is not None and not isinstance(move, Reveal):
        return NatureIsToMove("B-OFFER-01" if turn.awaiting == "fill" else "B-OFFER-06")
    return state.game.rulebook.plays[type(move)].refuse(state, move)


def meant_by(state: State, cell: Cell) -> Move:
    """Return what a player who points at a cell most likely wants to do there, legal or not.

    On the walker's own cell, build; elsewhere, go there by the means that claims the cell, or by the first.
    """
    rulebook = state.game.rulebook
    if cell == state.me.cell:
        return next(iter(rulebook.buildings.values())).build[cell]
    means = [*rulebook.means.values()]
    return next((one for one in reversed(means) if one.meant(state, cell)), means[0]).go[cell]


def play(state: State, move: Move) -> Result:
    """Return the position after a move and what the move brought; raise IllegalMove if it is not legal."""
    reason = why_not(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    return carry_out(state, move)


def carry_out(state: State, move: Move) -> Result:
    """Like `play`, but skips the legality check: for a move that `legal_moves` has just offered."""
    return state.game.carry_out[type(move)](state, move)


def outcome(state: State) -> tuple[Standing, ...] | None:
    """Return the final standings by seat; None while the game is on."""
    return standings(state) if state.turn.over else None
