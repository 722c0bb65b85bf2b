"""Steps and extra-step cards: how moving and building are paid for."""

from typing import Final

from rifugio.engine.reasons import NotEnoughSteps, Reason
from rifugio.engine.state import State

FREE_STEPS: Final = 2
START_CARDS: Final = 3
MAX_CARDS: Final = 5


def refuse_price(state: State, price: int) -> Reason | None:
    """B-STEP-03, B-STEP-04, B-CARD-07: Free steps and cards both pay for anything that costs steps.

    Any number of cards may be played, in the player's own turn and after connecting.
    """
    left = state.steps_left
    return None if price <= left else NotEnoughSteps("B-STEP-03", price, left)


def paid(free: int, cards: int, price: int) -> tuple[int, int]:
    """B-STEP-05, B-CARD-06: Free steps are spent first, then cards, which return to the player's supply."""
    return (free - price, cards) if price <= free else (0, cards - (price - free))


def earned(free: int, cards: int) -> tuple[int, int]:
    """B-CARD-01, B-CARD-02, B-CARD-03, B-CARD-04, B-CARD-05: An earned step is a card, for now or later.

    With five cards in hand it is a free step in this turn instead.
    """
    return (free, cards + 1) if cards < MAX_CARDS else (free + 1, cards)
