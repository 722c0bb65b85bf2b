"""Steps and extra-step cards: what getting on and building cost, and how it is paid."""

from typing import Final

from rifugio.engine.reasons import NotEnoughSteps, Reason
from rifugio.engine.state import Player, State, Turn

FREE_STEPS: Final = 2
START_CARDS: Final = 3
MAX_CARDS: Final = 5


def steps_left(state: State) -> int:
    """B-STEP-01, B-STEP-03, B-STEP-04, B-CARD-07: Free steps and cards together, for whatever costs steps.

    Any number of cards may be played, in the own turn and after connecting.
    """
    turn = state.turn
    return turn.free + state.players[turn.seat].cards


def refuse_price(state: State, price: int) -> Reason | None:
    """B-STEP-03: What is not covered by free steps and cards cannot be paid."""
    left = steps_left(state)
    return None if price <= left else NotEnoughSteps("B-STEP-03", price, left)


def paid(free: int, cards: int, price: int) -> tuple[int, int]:
    """B-STEP-05: Free steps go first, then cards."""
    return (free - price, cards) if price <= free else (0, cards - (price - free))


def earned(free: int, cards: int) -> tuple[int, int]:
    """B-CARD-01, B-CARD-02, B-CARD-03, B-CARD-04, B-CARD-05: A step earned is a card, for now or later.

    With five cards in hand it is a free step of this turn instead.
    """
    return (free, cards + 1) if cards < MAX_CARDS else (free + 1, cards)


def with_steps(state: State, free: int, cards: int) -> State:
    """B-CARD-06: The position with other steps left; cards played go back into the own supply."""
    seat, to_connect, awaiting, _, seen, over = state.turn
    me = state.players[seat]
    state = state.with_player(seat, Player(me.cell, cards, me.left, me.pile))
    return state.with_turn(Turn(seat, to_connect, awaiting, free, seen, over))
