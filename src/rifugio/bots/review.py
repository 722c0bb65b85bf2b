"""Reviews a game: for each turn what it was worth, and the best turn by what the player knew then."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.drawing import best_laid, expected
from rifugio.bots.imagine import imagine
from rifugio.bots.last_walk import is_last_walk, last_walk
from rifugio.bots.learned.value import LearnedValue, learned_value
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Breadth, Plan, turns
from rifugio.bots.worth import turns_left
from rifugio.engine.base.information import History
from rifugio.engine.game import Setup
from rifugio.engine.moves import DRAW_BLIND, Move
from rifugio.engine.play import carry_out, follow, legal_moves, new_game, view
from rifugio.engine.state import State

BREADTH: Final = Breadth(4, 160, sifted=24)
"""More than in play, because nobody waits for a turn."""
LAST_WALK: Final = 10.0
"""Seconds for the exact search of the last walk."""
WORTH_A_WORD: Final = 1.0
"""Points below which a better turn is not worth a word: the value is not that exact."""


class Decision(NamedTuple):
    """What a player did up to Nature's next move or the end of the turn, and what would have been best."""

    seat: int
    turn: int
    """The number of the turn in the game, from 0."""
    ply: int
    """How many moves of the game came before."""
    moves: tuple[Move, ...]
    best: tuple[Move, ...]
    worth: float
    """The margin to expect after these moves."""
    worth_best: float
    chance: float
    """The chance to win after these moves, by the same value."""
    chance_best: float

    @property
    def lost(self) -> float:
        """The points that the best moves would have brought more."""
        return self.worth_best - self.worth


def review(
    setup: Setup, moves: Sequence[Move], seats: Collection[int] | None = None, begin: int = 0
) -> Iterator[Decision]:
    """Yield the decisions of some seats, or of all, in the order of the game; stop asking to cancel.

    Those before the ply `begin` are left out: a review that was interrupted goes on there.
    """
    state = new_game(setup)
    value = learned_value(state.game)
    history: History = ()
    turn = ply = 0
    while ply < len(moves):
        seat = state.turn.seat
        taken = () if state.turn.awaiting is not None else decided(state, moves[ply:])
        if taken and ply >= begin and (seats is None or seat in seats):
            yield judged(imagine(view(state, seat, history)), taken, turn, ply, value)
        for move in taken or moves[ply : ply + 1]:
            state, history = follow(state, history, move)
            ply += 1
        turn += bool(taken) and (state.turn.over or state.turn.seat != seat)


def decided(state: State, coming: Sequence[Move]) -> tuple[Move, ...]:
    """Return the moves up to where a plan ends: Nature's move, another tile to lay, or the turn's end."""
    seat, laying = state.turn.seat, state.turn.to_connect
    taken = []
    for move in coming:
        state, _ = carry_out(state, move)
        taken.append(move)
        turn = state.turn
        if turn.over or turn.seat != seat or turn.awaiting is not None or 0 < turn.to_connect < laying:
            break
    return tuple(taken)


def judged(state: State, taken: tuple[Move, ...], turn: int, ply: int, value: LearnedValue) -> Decision:
    """Return a decision with what it was worth; the moves taken count among those that might be best."""
    seat, left = state.turn.seat, turns_left(state)[state.turn.seat]
    plan = best_plan(state, value)
    drawn = worth_of_draw(state, plan, value)
    best = plan if drawn is None or drawn <= plan.worth else Plan((DRAW_BLIND,), state, drawn)
    worth = drawn if taken[0] == DRAW_BLIND and drawn is not None else worth_after(state, taken, value)
    if worth >= best.worth:
        best = Plan(taken, state, worth)
    chances = value.chance(worth, left), value.chance(best.worth, left)
    return Decision(seat, turn, ply, taken, best.moves, worth, best.worth, *chances)


def worth_after(state: State, moves: Iterable[Move], value: LearnedValue) -> float:
    """Return the margin to expect after these moves."""
    seat = state.turn.seat
    for move in moves:
        state, _ = carry_out(state, move)
    return value(state, seat)


def best_plan(state: State, value: LearnedValue) -> Plan:
    """Return the best that could be done now without drawing blind."""
    if is_last_walk(state):
        moves = last_walk(state, Patience(LAST_WALK))
        return Plan(moves, state, worth_after(state, moves, value))
    found = turns(state, LYNX_WEIGHTS, value, breadth=BREADTH, patience=Patience())
    return found[0]


def worth_of_draw(state: State, plan: Plan, value: LearnedValue) -> float | None:
    """Return the margin to expect from a blind draw; None if there is none.

    The walk after it is not known yet, so the difference a tile makes is taken from just after laying it.
    """
    if state.offer.hand is not None or not state.turn.to_connect or DRAW_BLIND not in legal_moves(state):
        return None
    laid = best_laid(state, LYNX_WEIGHTS, value, Patience())
    drawn = expected(state, LYNX_WEIGHTS, value, Patience())
    return drawn if laid is None or drawn is None else plan.worth + drawn - laid


def deciding(found: Iterable[Decision], many: int = 3) -> list[Decision]:
    """Return the decisions worth a word that cost the greatest chance to win, in the order of the game."""
    worth_a_word = [one for one in found if one.lost >= WORTH_A_WORD]
    most = sorted(worth_a_word, key=lambda one: one.chance - one.chance_best)[:many]
    return sorted(most, key=lambda one: one.ply)
